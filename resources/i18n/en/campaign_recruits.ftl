# Recruiting in the Conquest of Esfah.

war-question-recruits = Recruiting { $number }: which dice of your pool join which army?
war-hint-recruits = { $points ->
    [one] 1 point
   *[other] { $points } points
}; a race pays in full for its own units, half for other races and items

refusal-recruit-own = { $race } at { $place }: { $health } health of recruits, but only { $points } points{ $bonus ->
    [0] {""}
   *[other] {" "}and a bonus of { $bonus }
}
refusal-recruit-other = Other races at { $place }: { $health } health of recruits need { $needed } points, but only { $points } are left
refusal-recruit-items = Items at { $place }: { $health } health of items need { $needed } points, but only { $points } are left
refusal-recruit-not-carried = At { $place } the units whose points pay cannot carry the { $count ->
    [one] item
   *[other] items
}

war-event-army_recruited = { $seat } recruits { $dice } { $where ->
    [reserve] in reserve
   *[other] at { $place }
}, { $spent } of { $total } points: { $lines }
war-recruit-race = { $race } { $health } / 4 = { $rounded }{ $native ->
    [yes] , doubled to { $doubled }
   *[no] {""}
}{ $dead ->
    [0] {""}
   *[other] , and { $dead } for the dead
}
war-recruit-bonus = a bonus of { $bonus }

reason-war-recruits = { $health } health of recruits for { $points } points: our own races first, large units first

house-option-horde_bonus = Bonus recruits of hordes
house-option-horde_bonus-on = Armies at another player's home have 1 more recruiting point
ui-option-horde_bonus-off = none
ui-option-horde_bonus-on = 1 more point
ui-option-horde_bonus-tip = Decides if an army at another player's home recruits 1 health more.

# Rekruttering i Erobringen af Esfah.

war-question-recruits = Rekruttering { $number }: Hvilke terninger fra din pulje slutter sig til hvilken hær?
war-hint-recruits = { $points ->
    [one] 1 point
   *[other] { $points } point
}; en race betaler fuldt for sine egne enheder og halvt for andre racer og genstande

refusal-recruit-own = { $race } ved { $place }: { $health } hp rekrutter, men kun { $points } point{ $bonus ->
    [0] {""}
   *[other] {" "}og en bonus på { $bonus }
}
refusal-recruit-other = Andre racer ved { $place }: { $health } hp rekrutter kræver { $needed } point, men der er kun { $points } tilbage
refusal-recruit-items = Genstande ved { $place }: { $health } hp genstande kræver { $needed } point, men der er kun { $points } tilbage
refusal-recruit-not-carried = Ved { $place } kan de enheder, hvis point betaler, ikke bære { $count ->
    [one] genstanden
   *[other] alle genstandene
}

war-event-army_recruited = { $seat } rekrutterer { $dice } { $where ->
    [reserve] i reserven
   *[other] ved { $place }
}, { $spent } af { $total } point: { $lines }
war-recruit-race = { $race } { $health } / 4 = { $rounded }{ $native ->
    [yes] , fordoblet til { $doubled }
   *[no] {""}
}{ $dead ->
    [0] {""}
   *[other] {" "}og { $dead } for de døde
}
war-recruit-bonus = en bonus på { $bonus }

reason-war-recruits = { $health } hp rekrutter for { $points } point: vores egne racer først, store enheder først

house-option-horde_bonus = Bonusrekrutter til horder
house-option-horde_bonus-on = Hære ved en anden spillers hjem har 1 rekrutteringspoint mere
ui-option-horde_bonus-off = ingen
ui-option-horde_bonus-on = 1 point mere
ui-option-horde_bonus-tip = Afgør, om en hær ved en anden spillers hjem rekrutterer 1 hp mere.

# The table of Battle Dice: two ranks of dice, the phases between them, quests and the box.

field-area = { $where }: { $dice ->
    [0] no dice
    [one] 1 die
   *[other] { $dice } dice
}
field-group-name = { $group ->
    [general] Generals
    [infantry] Infantry
    [archer] Archers
    [cavalry] Cavalry
    [mage] Mages
   *[monster] Monsters
}
field-group = { field-group-name } { $count }
field-artifacts = Artifacts
field-lost = Lost
field-left = { $left } of { $start } dice{ $away ->
    [0] { "" }
   *[other] { " · " }{ $away } on a quest
}
field-role-party = questing party
field-role-roster = dungeon master: the encounter roster
field-empty-party = drag infantry, archers and mages here
field-empty-roster = drag dice from the box here
field-empty-hand = drag artifacts here to roll them
field-camp-party = { $count ->
    [0] Camp: the questing party
   *[other] Camp: the questing party · { $count }
}
field-camp-roster = { $count ->
    [0] Encounter roster
   *[other] Encounter roster · { $count }
}
field-camp-hand = { $count ->
    [0] Artifacts to roll
   *[other] Artifacts to roll · { $count }
}
field-camp-army = { $count ->
    [0] Army
   *[other] Army · { $count }
}
field-box = The box: drag dice from it, or use plus and minus
field-box-kind = { $name } · { $count }

## Phases

field-phases = The phases of the turn
field-battle = Battle
field-quest = Quest
field-turn = Turn { NUMBER($number, useGrouping: 0) }
field-round = Round { NUMBER($number, useGrouping: 0) }
field-outcome = { $player }: { $outcome }
field-short-hits = { $count ->
    [one] { $count } hit
   *[other] { $count } hits
}
field-short-rolls = { $count ->
    [one] { $count } roll
   *[other] { $count } rolls
}
field-short-lost = { $count } lost
field-short-nothing = nothing
field-short-stands = holds { $count }/{ $limit }
field-short-routs = routs { $count }/{ $limit }
field-whole-hits = { $count ->
    [one] 1 hit on the enemy
   *[other] { $count } hits on the enemy
}
field-whole-rolls = { $count ->
    [one] 1 roll on the table
   *[other] { $count } rolls on the table
}
field-whole-lost = { $count ->
    [one] 1 of its own dice lost
   *[other] { $count } of its own dice lost
}
field-whole-check = { $routs ->
    [yes] routs: { $count } bad numbers in the morale check ({ $limit } or more rout)
   *[no] holds: { $count ->
        [one] 1 bad number
       *[other] { $count } bad numbers
    } in the morale check ({ $limit } or more rout)
}
field-not-yet = This phase has not started yet.
field-to-roll = The dice have not been rolled yet.
field-nothing = Nothing happened in this phase.
field-quest-stays = { $going ->
    [0] The party is empty: all { $stay } units stay home, fight and check morale.
    [one] 1 unit goes, { $stay ->
        [one] 1 unit stays home: it alone fights and checks morale.
       *[other] { $stay } units stay home: they alone fight and check morale.
    }
   *[other] { $going } units go, { $stay ->
        [one] 1 unit stays home: it alone fights and checks morale.
       *[other] { $stay } units stay home: they alone fight and check morale.
    }
}
field-quest-risks = Risk: if those at home rout or are destroyed, you lose the game. If no unit of the party is left, its artifacts are lost too.
field-quest-wins = Win: beat { $going ->
    [0] the same number of dice
    [one] 1 die
   *[other] dice worth { $going }
} that your opponent picks, and you roll for an artifact.
field-quest-home = Units of the party that are left come home in any case.
field-not-begun = No dice have been rolled yet.
field-needs = { $house ->
    [yes] counts from { $number } · edited table
   *[no] counts from { $number } · default table
}
field-bands = { $point } rolls on its table · { $strikes } destroys a monster · { $leaves } leaves
field-morale = { $part ->
    [1] routs if every die shows { $numbers }
    [2] routs if half of the dice show { $numbers }
   *[other] routs if 1 die in { $part } shows { $numbers }
}
field-check = { $routs ->
    [yes] routs: { $count } show { $numbers } ({ $limit } or more rout)
   *[no] holds: { $count } show { $numbers } ({ $limit } or more rout)
}
field-no-check = no check: no losses this turn
field-either = { $first } or { $last }
field-leaves = { $count ->
    [one] 1 leaves
   *[other] { $count } leave
}
field-none = no dice
field-brought = { $hits ->
    [0] { $points ->
        [0] nothing
        [one] 1 roll
       *[other] { $points } rolls
    }
    [one] { $points ->
        [0] 1 hit
        [one] 1 hit, 1 roll
       *[other] 1 hit, { $points } rolls
    }
   *[other] { $points ->
        [0] { $hits } hits
        [one] { $hits } hits, 1 roll
       *[other] { $hits } hits, { $points } rolls
    }
}
field-loses = loses
field-prize-back = Press any key or click to return to the phase
field-opening-turn = Turn { NUMBER($number, useGrouping: 0) }: the armies roll
field-opening-quest = { $player }’s quest begins: { $party } against { $roster } dice
field-opening-round = { $player }’s quest: round { NUMBER($number, useGrouping: 0) }
field-opening-fought = Turn { NUMBER($number, useGrouping: 0) } is over: both armies hold.
field-strikes = { $player }’s { $artifact } strikes
field-line = { $number } { $name }: { $deed }
field-line-rolled = { $line } (rolled by { $players })

# Battle Dice in the window: ribbon, inspector, log, luck, recap, the card at the end.

bd-window-about = Battle Dice · dice left { $left }{ $house ->
    [yes] { " · " }edited tables
   *[no] { "" }
}
bd-window-turn = { $number ->
    [0] Before the first turn
   *[other] Turn { NUMBER($number, useGrouping: 0) }
}
bd-window-quest = { $player }’s quest, round { NUMBER($number, useGrouping: 0) }
bd-window-log-losses = { $health ->
    [one] 1 die lost
   *[other] { $health } dice lost
}
bd-ui-log-filter-weighty = Losses, quests, routs
ui-log-filter-quests = Quests and artifacts

## Answers

bd-ui-choose-nobody = { $kind ->
    [quest] Send none
   *[other] None
}
bd-ui-nobody-chosen = { $kind ->
    [quest] No units are chosen: choose some, or press N to send none
   *[other] Nothing is chosen: choose first, or press N for none
}
bd-progress-party = { $units ->
    [0] { $artifacts ->
        [0] none go
        [one] { bd-units-and-artifacts } goes
       *[other] { bd-units-and-artifacts } go
    }
    [one] { $artifacts ->
        [0] { bd-units-and-artifacts } goes
       *[other] { bd-units-and-artifacts } go
    }
   *[other] { bd-units-and-artifacts } go
}
bd-window-at-most = { $count } of at most { $most } chosen
bd-window-always = Shift+Return rolls all your artifacts every turn
bd-progress-roster = Worth { $worth } of { $needed }

## The end

bd-ui-over = { $count ->
    [0] The game ends in a draw
   *[other] { $winners } wins
}: { $reason ->
    [destroyed] { $count ->
        [0] both armies are destroyed
       *[other] the other army is destroyed
    }
    [rout] { $count ->
        [0] both armies rout
       *[other] the other army routs
    }
    [questing] the army was wiped out while its party was away
    [concession] the opponent gives up
    [agreement] both players agreed
   *[draw] both armies are beaten at once
}
bd-ui-outcome-why = { $reason ->
    [destroyed] { $count ->
        [0] Both armies are destroyed
       *[other] The other army is destroyed
    }
    [rout] { $count ->
        [0] Both armies rout
       *[other] The other army routs
    }
    [questing] The army was wiped out while its party was away
    [concession] The opponent gives up
    [agreement] Both players agreed
   *[draw] Both armies are beaten at once
}{ $rounds ->
    [0] { "" }
    [one] { " · " }in the first turn
   *[other] { " · " }after { $rounds } turns
}
ui-outcome-dice = Dice left
ui-outcome-losses = Lost
ui-outcome-quests = Quests won
ui-outcome-artifacts = Artifacts
bd-window-lost = { $player } lost { $dice }
bd-window-back = { $player } regained { $dice }

## Luck

bd-window-luck-phases = Results that counted
bd-window-luck-numbers = Sum of numbers
bd-window-luck-class = { $kind ->
    [general] Generals
    [infantry] Infantry
    [archer] Archers
    [cavalry] Cavalry
    [mage] Mages
    [monster] Monsters
    [artifact] Artifacts
   *[table] On tables
}
bd-window-luck-about = Rolled results compared with the average of the same dice. Modifiers are not included. A monster counts if it strikes or rolls on its table.

## A die

bd-window-die = { $sides }-sided die
bd-window-lies = It shows { $number }.
bd-window-band = { $first } to { $last }
bd-window-phase = { $phase ->
    [monster] In the monster phase
    [general] In the general phase
    [magic] In the magic phase
    [maneuver] In the maneuver phase
    [missile] In the missile phase
   *[melee] In the melee phase
}
bd-window-chance = { $good } of { $sides } numbers count: { $percent }%
bd-window-nothing = does nothing
bd-window-leaves = it leaves the field and counts as destroyed
bd-window-strikes = destroys 1 enemy monster
bd-window-hits = destroys 1 enemy unit
bd-window-rolls = one roll on the { $table }
bd-window-bonus = { $by ->
    [artifact] { $amount } this turn from { $artifact }
   *[table] { $amount } this turn
}
bd-window-wields = uses { $artifact } this turn
bd-window-idle = does not act this turn
bd-window-table = The { $table }. { $house }
bd-window-line = { $number } · { $name }: { $does }
bd-window-artifact = Effects of its numbers
bd-window-needs = works only with { $of } in the same force
bd-window-limit = Each unit can use only one { $group }.
bd-window-orb = It shifts one result of the { $table } by 1, once a turn.
bd-window-does = { $does ->
    [hire] { $sides ->
        [0] { $amount ->
            [one] hire 1 unit, not a monster
           *[other] hire { $amount } units, no monsters
        }
       *[other] hire as many units as { $amount }d{ $sides } shows, no monsters
    }
    [hire_any] { $sides ->
        [0] { $amount ->
            [one] hire 1 unit of any class
           *[other] hire { $amount } units of any class
        }
       *[other] hire as many units of any class as { $amount }d{ $sides } shows
    }
    [return] 1 unit lost this turn returns
    [bonus] +{ $amount } for 1 unit of the class
    [penalty] −{ $amount } for 1 enemy infantry or archer
    [rally] { $amount ->
        [one] 1 die fewer counts in the morale check
       *[other] { $amount } dice fewer count in the morale check
    }
    [orb] it may shift one result
    [kill] destroys 1 enemy unit in the magic phase
   *[discard] it is used up
}

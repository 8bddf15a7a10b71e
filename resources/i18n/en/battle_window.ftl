# Battle Dice in the window: ribbon, inspector, log, luck, recap, the card at the end.

bd-window-about = Battle Dice · dice left { $left }{ $house ->
    [yes] { " · " }own house tables
   *[no] { "" }
}
bd-window-turn = { $number ->
    [0] Before the first turn
   *[other] Turn { NUMBER($number, useGrouping: 0) }
}
bd-window-quest = { $player }’s quest, round { NUMBER($number, useGrouping: 0) }
bd-window-log-losses = { $health ->
    [one] one die lost
   *[other] { $health } dice lost
}
bd-ui-log-filter-weighty = Losses, quests, routs
ui-log-filter-quests = Quests and artifacts

## Answers

bd-ui-choose-nobody = { $kind ->
    [quest] Nobody
   *[other] None
}
bd-ui-nobody-chosen = { $kind ->
    [quest] Nobody is chosen yet: choose first, or press N for nobody
   *[other] Nothing is chosen yet: choose first, or press N for none
}
bd-window-party = { $units ->
    [0] { $artifacts ->
        [0] nobody goes
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
bd-window-roster = Worth { $worth } of { $needed }

## The end

bd-ui-over = { $count ->
    [0] The battle ends in a draw
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
    [concession] the other side gives up
    [agreement] both agreed to it
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
    [concession] The other side gives up
    [agreement] Both agreed to it
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
bd-window-back = { $player } got back { $dice }

## Luck

bd-window-luck-phases = What counted
bd-window-luck-numbers = Numbers, added up
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
bd-window-luck-about = What the dice showed, against what the same dice show on average. Modifiers are left out; a monster counts where it strikes or rolls on its table.

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
bd-window-chance = { $good } of { $sides } numbers count: { $percent } %
bd-window-nothing = does nothing
bd-window-leaves = it leaves the field and counts as destroyed
bd-window-strikes = destroys one enemy monster
bd-window-hits = destroys one enemy unit
bd-window-rolls = one roll on the { $table }
bd-window-bonus = { $by ->
    [artifact] { $amount } in this turn by { $artifact }
   *[table] { $amount } in this turn
}
bd-window-wields = uses { $artifact } in this turn
bd-window-idle = does not act in this turn
bd-window-table = The { $table }. { $house }
bd-window-line = { $number } · { $name }: { $does }
bd-window-artifact = What its numbers do
bd-window-needs = does something only with { $of } in the same force
bd-window-limit = Each unit uses at most one { $group }.
bd-window-orb = It shifts one result of the { $table } by one, once in a turn.
bd-window-does = { $does ->
    [hire] { $sides ->
        [0] { $amount ->
            [one] hire one unit, no monster
           *[other] hire { $amount } units, no monsters
        }
       *[other] hire as many units as { $amount }d{ $sides } shows, no monsters
    }
    [hire_any] { $sides ->
        [0] { $amount ->
            [one] hire one unit of any class
           *[other] hire { $amount } units of any class
        }
       *[other] hire as many units of any class as { $amount }d{ $sides } shows
    }
    [return] one unit lost in this turn returns
    [bonus] +{ $amount } for one unit of the class
    [penalty] −{ $amount } for one enemy infantry or archer
    [rally] { $amount ->
        [one] one die less counts in the morale check
       *[other] { $amount } dice less count in the morale check
    }
    [orb] it may shift one result
    [kill] destroys one enemy unit in the magic phase
   *[discard] it is used up
}

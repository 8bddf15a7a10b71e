# The great spells of the Conquest of Esfah: what is asked and what happens.

place-summoning = the summoning pool
spell-price-mix = { $cost } points of any colours
spell-price-pair = { $half } points of each of two colours
ui-spell-race = Only points of { $race } pay for it.
ui-spell-race-helped = An army with magic of { $race } pays for it, with any points of the colour.
ui-spell-once-an-action = At most once in a magic action.

## Questions

question-spell-price = { $spell }: which { $points } points do you spend?
hint-spell-price = points of any colours; keep those you need for other spells
question-spell-pair = { $spell }: which two colours do you spend?
hint-spell-pair = 5 points of each
question-land-oppose = { $seat } casts { $spell } on { $place }. Oppose?
hint-land-oppose = your army rolls maneuvers; 12 maneuver icons stop the spell
question-land-kind = { $spell }: what does { $place } become?
hint-land-kind = then a die with the same eighth face is taken if there is one
question-land-die = { $spell }: which terrain replaces { $place }?
hint-land-die = drag a terrain die of the pool to the table, or click it
question-chain-next = Chain Lightning: choose your next unit
hint-chain-next = it rolls alone against { $damage } damage
question-void-part = Create Void at { $place }: which { $points } health roll?
hint-void-part = units with an ID die; the saves of the others help your whole army
question-channel = Channel Dead: which dead units roll with your army?
hint-channel = at most { $count }; the same ones in the whole action, and an ID then buries them
question-savage = Savage at { $place }: choose { $needed } health that attacks its own army
hint-savage = click units of the army
question-call-kin = { $spell }: which dragonkin join the army?
hint-call-kin = at most { $points } health

progress-few = { $count } of at most { $most } chosen

## Options

option-spell-price = { $points } points each of { $pair }
option-spell-at-others-dead = { $seat }’s dead units
option-spell-at-pool = { $place }
option-land-oppose = Oppose
option-no-land-oppose = Don’t oppose
option-land-kind = { $land }
option-land-die = { $terrain }
option-chain-next = { $die }

## Events

event-army_shaken = { $spell }: { $seat }’s army at { $place } rolls { $faces }{ $fleeing ->
    [0] { "" }
   *[other] ; { $fled } { $fleeing ->
        [one] flees
       *[other] flee
    }
}{ $stuns ->
    [0] { "" }
   *[other] ; { $stunned } { $stuns ->
        [one] is stunned
       *[other] are stunned
    }
}{ $losses ->
    [0] { "" }
   *[other] ; { $lost } { $losses ->
        [one] shows a second ID
       *[other] show a second ID
    }
}
work-army_shaken = { $spell }: { $fleeing } fled, { $stuns } stunned, { $losses } lost
event-saved_alone-chain_lightning = { $units ->
    [0] Chain Lightning: { $lost } of { $seat } cannot roll
   *[other] Chain Lightning: { $faces } of { $seat } against { $damage } damage
}; { $count ->
    [0] it survives
   *[other] { $lost } dies
}
work-saved_alone-chain_lightning = { $damage } damage, { $saved } saved: { $count ->
    [0] it survives
   *[other] { $lost } dies
}
event-saved_alone-gates = The gates of the underworld: { $dice } of { $seat } { $units ->
    [one] rolls
   *[other] roll
} alone: { $faces }; { $count ->
    [0] { $units ->
        [one] it stays among the dead
       *[other] all stay among the dead
    }
   *[other] no ID or special icon for { $lost }
}
work-saved_alone-gates = At the gates: { $count ->
    [0] none buried
   *[other] { $lost } buried
}
event-titan_struck = { $seat } rolls { $first } and { $second } for the titan at { $place }: { $armies ->
    [0] no army is there
    [one] { $damage } damage to the army there
   *[other] { $damage } damage to each of { $armies } armies
}
work-titan_struck = Titan: { $first } × { $second }, { $damage } damage each
event-titan_held = { $seat }’s army holds { $place } on 8 with { $maneuvers } maneuvers
work-titan_held = { $maneuvers } maneuvers: the die stays on 8
event-void_rolled = Create Void: { $seat }’s units roll { $faces }; { $count ->
    [0] none shows an ID
   *[other] { $lost } { $count ->
        [one] dies
       *[other] die
    }
}; { $saved ->
    [0] no saves
    [one] 1 save
   *[other] { $saved } saves
} against 10 damage
work-void_rolled = Void: { $saved } of 10 saved
event-land_rolled = { $number ->
    [8] { $terrain }: 8, rolled again
   *[other] { $terrain } shows { $number }, halved and rounded up
}
event-dead_rolled = { $spell }: { $seat }’s dead units roll { $faces }; { $count ->
    [0] none is buried
   *[other] { $dice } { $count ->
        [one] is buried
       *[other] are buried
    }
}
work-dead_rolled = { $count ->
    [0] { $seat }: none buried
   *[other] { $seat }: { $dice } buried
}
event-dead_channelled = Channel Dead: { $dice } { $count ->
    [one] rolls
   *[other] roll
} with { $seat }’s army at { $place }
work-dead_channelled = Channelled: { $dice }
event-fought_on = Skirmish { $number }: { $seat } attacks { $other }
event-fight_over = { $idle ->
    [0] To the Death at { $place } is over after { $fought ->
        [one] 1 skirmish
       *[other] { $fought } skirmishes
    }: one army is gone
   *[other] To the Death at { $place } ends after { $fought } skirmishes: no unit died in the last 10
}
event-dragon_called = { $dice } { $count ->
    [one] joins
   *[other] join
} { $seat }’s army at { $place }
event-backlashed = Backlash: { $seat }’s army at { $place } takes the { $points ->
    [one] 1 point
   *[other] { $points } points
} it spent as damage
work-backlashed = Backlash: { $points } damage

## Spells

ui-spell-change-brief-only = { $amount } { $number ->
    [one] save
   *[other] saves
} against missiles
ui-spell-change-only = { $amount } { $number ->
    [one] save
   *[other] saves
} in each of its rolls against missiles.

# The powers of races, special icons that move units or bring them back, and what both ask and do in a game (C13.1, C14.4).

## Names and texts

power-name = { $effect ->
    [maneuver_doubled] Doubled maneuvers
    [maneuver_as_save] Maneuvers as saves
    [maneuver_as_missile] Maneuvers as missiles
    [maneuver_as_melee] Stampede
    [maneuver_as_missile_save] Intangibility
    [save_as_melee] Flaming Shields
    [scorching_touch] Scorching Touch
    [feralization] Feralization
    [winters_fortitude] Winter’s Fortitude
    [mutate] Mutate
    [air_flight] Air Flight
    [rapid_growth] Rapid Growth
    [replanting] Replanting
    [stepped_damage] Stepped Damage
    [magic_negation] Magic Negation
    [bone_magic] Bone Magic
    [rise_from_the_ashes] Rise from the Ashes
   *[other] { $effect }
}
power-text = { $effect ->
    [maneuver_doubled] its maneuvers count twice
    [maneuver_as_save] its maneuvers count as saves too
    [maneuver_as_missile] its maneuvers count as missiles when its army shoots
    [maneuver_as_melee] its maneuvers count as melee when its army strikes back or meets a charge
    [maneuver_as_missile_save] its maneuvers count as saves against missiles
    [save_as_melee] its saves count as melee when its army attacks
    [scorching_touch] its saves against a melee attack do as much damage to the attackers
    [feralization] at the start of its player’s turn its army recruits or promotes one Feral
    [winters_fortitude] at the start of its player’s turn one buried Frostwing returns to the dead
    [mutate] at the start of its player’s turn it reaches into an opponent’s reserve, and grows by what it kills
    [air_flight] when units retreat it may fly to another land of air where Firewalkers stand
    [rapid_growth] when its army opposes a maneuver it may be rolled again
    [replanting] killed, it goes to reserve instead if it rolls an ID
    [stepped_damage] killed, a dead Undead of less health may take its place
    [magic_negation] it takes magic from opponents who cast where it stands
    [bone_magic] showing magic that is no ID, it makes one point more
   *[other] { $effect }
}
power-here = { $here ->
    [yes] { $name }, here
   *[no] { $name }
}: { $text }.
power-lands = { $name }, only on { $lands }: { $text }.

## Questions

question-fortify = Winter’s Fortitude: which buried unit returns to the dead?
question-feralize = Feralization at { $place }: recruit or promote?
question-mutate-victim = Mutate: into whose reserve?
question-mutate = Mutate: which units of { $seat } must save themselves?
question-evolve-place = Mutate: which army grows?
question-evolve = Mutate: the army at { $place } grows by { $count } health
question-step-down = Stepped Damage at { $place }: who takes the place of the dying?
question-rapid-growth = Rapid Growth at { $place }: which units are rolled again?
question-dispel = { $spell }{ $count ->
    [one] { "" }
   *[other] { " " }and more
} is aimed here: roll { $die } against it?
question-icon-move = { $name }: where does { $die } go?
question-icon-passengers = { $name }: who goes with { $die } to { $place }?
question-icon-saves-or-return = { $name }: saves, or the dead?
question-icon-returns = { $name }: which dead units return to { $place }?
question-icon-grow = { $name } at { $place }: promote units
question-icon-grow-or-save = { $name } at { $place }: promote units; what is left saves

hint-fortify = drag it to the dead, or click it
hint-feralize = drag a dead Feral into the army, or onto one that has one health less
hint-mutate-victim = click the reserve; its units roll alone and die without a save
hint-mutate = click units or press their number; each rolls alone and dies without a save
hint-evolve-place = click an army of Swamp Stalkers
hint-evolve = drag a dead unit into the army, or onto one that has one health less
hint-step-down = drag a dead unit of less health onto one that dies
hint-rapid-growth = click those that can do better, or none; what falls then counts instead
hint-dispel = if it shows Dispel Magic, all magic that affects it, its army or its terrain is void
hint-icon-move = drag it there, or click the terrain; what has been rolled stays
hint-icon-passengers = { $points ->
    [one] one health can go along
   *[other] up to { $points } health can go along
}, or nobody
hint-icon-saves-or-return = { $points ->
    [one] one save
   *[other] { $points } saves
}, or as much health of the dead
hint-icon-returns = { $points ->
    [one] one health
   *[other] up to { $points } health
}: drag them to the army, or click them; they do not roll now
hint-icon-grow = drag a dead unit onto one that has one health less
hint-icon-grow-or-save = drag a dead unit onto one that has one health less

## Options

option-power-unused = Leave it
option-fortify = { $die }
option-mutate-victim = { $seat }
option-step-down = { $die } for { $onto }
option-flight = { $die } flies to { $place }
option-dispel = Roll { $die }
option-no-dispel = Let it happen
option-icon-move = To { $place }
option-icon-stay = Stay
option-icon-saves = { $points ->
    [one] One save
   *[other] { $points } saves
}
option-icon-return = The dead return

## Events

event-power_worked = { $power ->
    [winters_fortitude] Winter’s Fortitude: { $dice } of { $seat } returns from the buried to the dead
    [rapid_growth] Rapid Growth: { $seat } rolls { $dice } again
   *[magic_negation] Magic Negation: { $seat } takes away { $points ->
        [0] no magic
        [one] one point of magic
       *[other] { $points } points of magic
    }; the dead allow { $most }
}
event-power_rolled = { $name }: { $dice } of { $seat } { $units ->
    [one] rolls
   *[other] roll
} alone: { $faces }; { $count ->
    [0] { $power ->
        [dispel_magic] the magic comes
       *[other] in vain
    }
   *[other] { $power ->
        [dispel_magic] the magic is void
       *[other] { $kept } { $count ->
            [one] is
           *[other] are
        } saved
    }
}
event-moved-by = { $cause ->
    [spared] { $seat }’s { $dice } { $count ->
        [one] goes
       *[other] go
    } to reserve instead
    [air_flight] Air Flight: { $seat }’s { $dice } flies from { $source } to { $to }
   *[icon] { $name }: { $seat }’s { $dice } { $count ->
        [one] goes
       *[other] go
    } from { $source } to { $to }
}
event-power_used-race = { $used ->
    [yes] Mutate: { $seat } reaches into { $victim }’s reserve
   *[no] { $seat } leaves Mutate unused
}
event-returned-by = { $name }: { $dice } { $count ->
    [one] joins
   *[other] join
} { $army }
event-promoted-by = { $name }: { $seat }’s { $risen } takes the place of { $replaced }
event-saved_alone-mutate = Mutate: { $dice } of { $seat } { $units ->
    [one] rolls
   *[other] roll
} alone: { $faces }; { $count ->
    [0] { $units ->
        [one] it is saved
       *[other] all are saved
    }
   *[other] no save for { $lost }
}

## The order of work on the roll tray, in a few words

work-power_worked = { $power ->
    [winters_fortitude] Winter’s Fortitude: { $dice }
    [rapid_growth] Rapid Growth: { $dice }
   *[magic_negation] Magic Negation: { $points } off
}
work-power_rolled = { $name }: { $count ->
    [0] in vain
   *[other] { $kept }
}
work-moved-by = { $dice }: to { $to }
work-returned-by = { $name }: { $dice }
work-promoted-by = { $name }: { $risen } for { $replaced }
work-saved_alone-mutate = Mutate, { $dice } alone: { $count ->
    [0] all hold
   *[other] { $lost } not
}

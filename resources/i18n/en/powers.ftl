# The powers of races, special icons that move or return units, and their questions and events (C13.1, C14.4).

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
    [scorching_touch] its saves against a melee attack do the same damage to the attackers
    [feralization] at the start of its player’s turn its army recruits or promotes 1 Feral
    [winters_fortitude] at the start of its player’s turn 1 buried Frostwing returns to the dead
    [mutate] at the start of its player’s turn it attacks an opponent’s reserve, and the health it kills makes an army grow
    [air_flight] when units retreat it may fly to another air terrain with Firewalkers
    [air_flight_of_war] in the reserves phase it may fly to where reserves of its player may go
    [rapid_growth] when its army opposes a maneuver it may be rerolled
    [replanting] if killed, it goes to reserve instead if it rolls an ID
    [stepped_damage] if it is killed, a dead Undead with less health may take its place
    [magic_negation] opponents who use magic at its terrain lose magic points
    [bone_magic] it makes 1 more point if it shows magic other than an ID
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
question-mutate-victim = Mutate: choose a reserve to attack
question-mutate = Mutate: choose target units of { $seat }
question-evolve-place = Mutate: which army grows?
question-evolve = Mutate: the army at { $place } grows by { $count } health
question-step-down = Stepped Damage at { $place }: which dead units replace killed units?
question-rapid-growth = Rapid Growth at { $place }: which units are rerolled?
question-dispel = { $spell }{ $count ->
    [one] { "" }
   *[other] { " " }and more
} will take effect here: roll { $die } against it?
question-icon-move = { $name }: where does { $die } go?
question-icon-passengers = { $name }: which units go with { $die } to { $place }?
question-icon-saves-or-return = { $name }: count saves, or return dead units?
question-icon-returns = { $name }: which dead units return to { $place }?
question-icon-grow = { $name } at { $place }: promote units
question-icon-grow-or-save = { $name } at { $place }: promote units; unused points count as saves

hint-fortify = drag it to the dead, or click it
hint-feralize = drag a dead Feral into the army, or onto a unit with 1 health less
hint-mutate-victim = click the reserve; your targets there roll alone and die without a save
hint-mutate = click units or press their number; each unit rolls alone and dies without a save
hint-evolve-place = click an army of Swamp Stalkers
hint-evolve = drag a dead unit into the army, or onto a unit with 1 health less
hint-step-down = drag a dead unit with less health onto a unit that dies
hint-rapid-growth = choose the units to reroll, or none; the new result counts
hint-dispel = if it shows Dispel Magic, all magic that affects it, its army or its terrain is cancelled
hint-icon-move = drag it there, or click the terrain; its result still counts
hint-icon-passengers = { $points ->
    [one] 1 health can go along
   *[other] up to { $points } health can go along
}, or none
hint-icon-saves-or-return = { $points ->
    [one] 1 save
   *[other] { $points } saves
}, or the same health of dead units
hint-icon-returns = { $points ->
    [one] 1 health
   *[other] up to { $points } health
}: drag dead units to the army, or click them; they do not roll now
hint-icon-grow = drag a dead unit onto a unit with 1 health less
hint-icon-grow-or-save = drag a dead unit onto a unit with 1 health less

## Options

option-power-unused = Don’t use it
option-fortify = { $die }
option-mutate-victim = { $seat }
option-step-down = { $die } replaces { $onto }
option-flight = { $die } flies to { $place }
option-dispel = Roll { $die }
option-no-dispel = Don’t roll
option-icon-move = To { $place }
option-icon-stay = Stay
option-icon-saves = { $points ->
    [one] 1 save
   *[other] { $points } saves
}
option-icon-return = Return dead units

## Events

event-power_worked = { $power ->
    [winters_fortitude] Winter’s Fortitude: { $dice } of { $seat } returns from the buried to the dead
    [rapid_growth] Rapid Growth: { $seat } rerolls { $dice }
   *[magic_negation] Magic Negation: { $seat } removes { $points ->
        [0] no magic
        [one] 1 point of magic
       *[other] { $points } points of magic
    }; the dead units allow { $most }
}
event-power_rolled = { $name }: { $dice } of { $seat } { $units ->
    [one] rolls
   *[other] roll
} alone: { $faces }; { $count ->
    [0] { $power ->
        [dispel_magic] the magic takes effect
       *[other] no effect
    }
   *[other] { $power ->
        [dispel_magic] the magic is cancelled
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
    [spell] { $name }: { $seat }’s { $dice } { $count ->
        [one] leaves
       *[other] leave
    } { $source } for { $to }
   *[icon] { $name }: { $seat }’s { $dice } { $count ->
        [one] goes
       *[other] go
    } from { $source } to { $to }
}
event-power_used-race = { $used ->
    [yes] Mutate: { $seat } attacks { $victim }’s reserve
   *[no] { $seat } does not use Mutate
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

## The order of work on the roll tray, abbreviated

work-power_worked = { $power ->
    [winters_fortitude] Winter’s Fortitude: { $dice }
    [rapid_growth] Rapid Growth: { $dice }
   *[magic_negation] Magic Negation: −{ $points }
}
work-power_rolled = { $name }: { $count ->
    [0] no effect
   *[other] { $kept }
}
work-moved-by = { $dice }: to { $to }
work-returned-by = { $name }: { $dice }
work-promoted-by = { $name }: { $risen } replaces { $replaced }
work-saved_alone-mutate = Mutate, { $dice } alone: { $count ->
    [0] all survive
   *[other] killed: { $lost }
}

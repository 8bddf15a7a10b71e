# What happens and what is asked, in English. Names of players and places come in as text.

## Places

place-home = { $player }’s home ({ $terrain })
place-frontier = the frontier ({ $terrain })
place-reserve = reserve
terrain-kind = { $kind ->
    [coastland] Coastland
    [flatland] Flatland
    [highland] Highland
    [swampland] Swampland
    [feyland] Feyland
    [wasteland] Wasteland
   *[other] { $kind }
}
eighth-face = { $face ->
    [city] city
    [temple] temple
    [tower] tower
    [standing_stones] standing stones
    [castle] castle
    [dragons_lair] dragon’s lair
    [grove] grove
    [vortex] vortex
   *[other] { $face }
}
unit-class = { $class ->
    [heavy_melee] heavy
    [light_melee] light
    [cavalry] cavalry
    [missile] missile
    [magic] magic
    [heavy_missile] heavy missile
    [light_missile] light missile
    [heavy_magic] heavy magic
    [light_magic] light magic
    [monster] monster
   *[other] { $class }
}
icon-name = { $icon ->
    [id] ID
    [melee] melee
    [missile] missile
    [magic] magic
    [maneuver] maneuver
    [save] save
    [bullseye] bullseye
    [cantrip] cantrip
    [counter] counter
    [fly] fly
    [rend] rend
    [smite] smite
    [trample] trample
    [jaws] jaws
    [breath] breath
    [claw] claw
    [belly] belly
    [wing] wing
    [tail] tail
    [treasure] treasure
    [create_fireminions] create fireminions
    [dispel_magic] dispel magic
    [double_strike] double strike
    [flaming_arrow] flaming arrow
    [frost_breath] frost breath
    [hypnotic_glare] hypnotic glare
    [rise_from_the_ashes] rise from the ashes
    [wild_growth] wild growth
    [standing_stones] standing stones
    [dragons_lair] dragon’s lair
   *[other] { $icon }
}
list-two = { $first } and { $second }
list-more = { $first }, { $rest }
dice-count = { $count ->
    [one] one die
   *[other] { $count } dice
}
die-times = { $count }× { $name }

## Lines of a sum

line = { $word ->
    [id] { $amount } ID
    [melee] { $amount } melee
    [missile] { $amount } missile
    [magic] { $amount } magic
    [maneuver] { $amount } maneuver
    [save] { $amount } save
    [maneuver-as-save] { $amount } maneuver as saves
    [id-as-save] { $amount } ID as saves
    [id-as-melee] { $amount } ID as melee
    [doubled] { $amount } doubled
   *[other] { $amount } { $word }
}
result-name = { $result ->
    [melee] { $total ->
        [one] hit
       *[other] hits
    }
    [charge] { $total ->
        [one] hit
       *[other] hits
    }
    [missile] { $total ->
        [one] missile hit
       *[other] missile hits
    }
    [save] { $total ->
        [one] save
       *[other] saves
    }
    [maneuver] { $total ->
        [one] maneuver result
       *[other] maneuver results
    }
   *[other] { $result }
}
roll-kind = { $kind ->
    [horde] horde
    [maneuver] maneuver
    [missile] missiles
    [melee] melee
    [save] saves
    [charge] charge
    [charge_defence] saves and melee
    [distance] distance
   *[other] { $kind }
}

## Phases and steps

phase = { $word ->
    [set_up] Set-up
    [expire] Expire
    [dragons] Dragons
    [eighth_face] Eighth face
    [first_march] First march
    [second_march] Second march
    [reserves] Reserves
   *[other] { $word }
}

## Events

event-assembled = { $seat } has made three armies and picked two terrains in secret
event-revealed = { $seat } reveals { $home_health } health in the home army, { $campaign_health } in the campaign army, { $horde_health } in the horde; home terrain { $home_terrain }; proposal { $frontier }
event-hordes_tied = { $seats } rolled the same and roll again
event-order_set = Order of play: { $order }
event-frontier_set = { $seat } picks the frontier proposed by { $proposer }: { $terrain }
event-placed = { $part ->
    [home] { $seat } places the home army ({ $health } health) at { $place }
    [campaign] { $seat } places the campaign army ({ $health } health) at { $place }
   *[horde] { $seat } places the horde ({ $health } health) at { $place }
}
event-distance_rolled = { $number ->
    [8] { $place }: eight, rolled again
   *[other] { $place } lies at distance { $number }
}
event-turn_began = Turn { NUMBER($turn, useGrouping: 0) }: { $seat }
event-declined = { $what ->
    [march] { $seat } does not march
    [no-army] { $seat } has no army that could march
    [maneuver] { $seat } stays at the distance
    [turn] { $seat } leaves the die as it is
   *[strike-back] { $seat } does not strike back
}
event-marched = { $number ->
    [1] { $seat } marches first with the army at { $place }
   *[other] { $seat } marches second with the army at { $place }
}
event-maneuvered = { $seat } maneuvers at { $place }
event-opposed = { $opposes ->
    [yes] { $seat } opposes
   *[no] { $seat } lets it happen
}
event-rolled = { $seat } rolls { $count } for { $kind }: { $sums }
event-rolled-special = { $rolled }; { $icons } not counted yet
event-maneuver_ended = { $success ->
    [yes] { $highest ->
        [0] { $seat } wins the maneuver
       *[other] { $seat } wins the maneuver { $total } : { $highest }
    }
   *[no] { $seat } fails to maneuver, { $total } against { $highest }
}
event-terrain_turned = { $cause ->
    [maneuver] { $place } turns from { $old } to { $new }
    [pursuit] { $place } turns from { $old } to { $new } in pursuit
    [rout] Both armies fall back: { $place } turns from { $old } to { $new }
   *[other] { $place } turns from { $old } to { $new }: nobody holds it any more
}
event-no_action = { $reason ->
    [declined] { $seat } takes no action
    [no-target] { $action ->
        [missile] { $seat } has nobody in range of missiles
        [melee] { $seat } has nobody to fight
       *[any] { $seat } has nobody in reach
    }
   *[other] { $seat } could use magic, which is not played in this version
}
event-attacked = { $kind ->
    [missile] { $seat } shoots at { $target }’s army at { $target_place }
    [skirmish] { $seat } skirmishes with { $target } at { $place }
    [strike_back] { $seat } strikes back at { $target }
   *[charge] { $seat } charges { $target } at { $place }
}
event-damaged = { $damage ->
    [0] { $seat } takes no damage: { $hits ->
        [one] one hit
       *[other] { $hits } hits
    } against { $saves ->
        [one] one save
       *[other] { $saves } saves
    }
   *[other] { $seat } takes { $damage } damage: { $hits ->
        [one] one hit
       *[other] { $hits } hits
    } less { $saves ->
        [0] no saves
        [one] one save
       *[other] { $saves } saves
    }
}
event-killed = { $count ->
    [0] { $seat } loses nobody; { $lost } damage is lost
   *[other] { $lost ->
        [0] { $seat } loses { $dice }
       *[other] { $seat } loses { $dice }; { $lost } damage is lost
    }
}
event-routed = { $seat } routs at { $place }: { $ids ->
    [one] one die shows
   *[other] { $ids } dice show
} an ID against { $saves ->
    [0] no saves
    [one] one save
   *[other] { $saves } saves
}
event-pursued = { $pursues ->
    [yes] { $seat } pursues { $against }
   *[no] { $seat } lets { $against } go
}
event-captured = { $seat } captures { $place }
event-control_lost = { $seat } loses { $place }
event-moved = { $target_kind ->
    [reserve] { $seat } takes { $dice } back to reserve from { $source }
   *[other] { $seat } sends { $dice } from reserve to { $target }
}
event-eliminated = { $seat } has no units in play and is out
event-ended = { $reason ->
    [capture] { $count ->
        [one] { $winners } wins: two terrains captured
       *[other] { $winners } win: two terrains captured
    }
    [elimination] { $count ->
        [one] { $winners } wins: nobody else has units in play
       *[other] { $winners } win: nobody else has units in play
    }
   *[draw] The battle ends in a draw: the last units fell together
}

## Questions

question-assemble-home = Choose your home army: one race
question-assemble-campaign = Choose your campaign army: one race; the rest is your horde
question-terrain-home = Pick your home terrain
question-terrain-frontier = Propose a terrain for the frontier
question-frontier = You play first: pick the frontier
question-place-horde = Place your horde at another player’s home
question-place-campaign = Place your campaign army
question-march-first = First march: which army?
question-march-second = Second march: which army?
question-maneuver = Maneuver at { $place }?
question-oppose = { $seat } maneuvers at { $place }. Oppose?
question-turn = Turn { $place } up or down
question-action = Act with the army at { $place }
question-pursuit-action = Pursue at { $place }: attack again?
question-casualties = Choose casualties at { $place }
question-strike-back = Strike back at { $seat }?
question-pursue = { $seat } routs. Pursue to distance { $number }?
question-charge-ids = What do your IDs count as, saves or melee?
question-reinforce = Reinforce: send units from reserve to a terrain
question-retreat = Retreat: take units back to reserve
question-faces = Roll the dice and enter the faces

hint-assemble-home = drag dice to the home army, click them, or press their number
hint-assemble-campaign = drag dice to the campaign army, click them, or press their number
hint-terrain-home = click a terrain die
hint-terrain-frontier = click a terrain die
hint-frontier = drag a proposal to the frontier, or pick below
hint-place-horde = drag the horde to a terrain
hint-place-campaign = drag the campaign army to a terrain
hint-march-first = click an army or pick below
hint-march-second = click an army or pick below
hint-maneuver = you choose up or down once it has succeeded
hint-oppose = if you do, both armies roll; a tie is { $seat }’s
hint-turn = drag the terrain die to a distance, or click the distance
hint-action = drag your army onto theirs, or pick below
hint-pursuit-action = drag your army onto theirs, or pick below
hint-casualties = drag dice to the dead units, click them, or press their number
hint-strike-back = your army rolls melee, theirs saves
hint-pursue = the die turns one down and your army may act again
hint-charge-ids = click a die to change it
hint-reinforce = drag dice from reserve to a terrain
hint-retreat = drag dice to your reserve
hint-faces = the dice of this game are thrown by hand

progress-health = { $total } of { $needed } health chosen
progress-dice = { $count ->
    [0] none chosen
    [one] one die chosen, { $health } health
   *[other] { $count } dice chosen, { $health } health
}
progress-split = { $first ->
    [one] one save
   *[other] { $first } saves
}, { $second } melee

## Options

option-terrain = { $terrain }
option-proposal = { $terrain }, proposed by { $seat }
option-place = { $place }
option-army = { $place }
option-no-march = No march
option-maneuver = Maneuver
option-no-maneuver = Stay
option-oppose = Oppose
option-no-oppose = Let it happen
option-turn-up = Up to { $number }
option-turn-down = Down to { $number }
option-turn-keep = Leave at { $number }
option-missile = Shoot at { $seat }: { $place }
option-skirmish = Skirmish with { $seat }
option-charge = Charge { $seat }
option-no-action = No action
option-strike-back = Strike back
option-no-strike-back = Hold back
option-pursue = Pursue
option-no-pursuit = Let them go
option-reinforce = { $die } to { $place }
option-retreat = { $die } from { $place }
option-done = Done

## Refusals

refusal-wrong-shape = That is no answer to this question
refusal-no-such-option = That cannot be picked now
refusal-too-much = { $total } health is more than the damage kills: choose { $needed }
refusal-too-little = { $total } of { $needed } health chosen
refusal-never-enough = No other units can then make up the { $needed } health
refusal-army-empty = An army needs at least one unit
refusal-army-mixed = This army must be of one race
refusal-army-takes-all = Leave at least { $leave ->
    [one] one unit
   *[other] { $leave } units
} for the other armies
refusal-army-too-big = No army may have more than { $most } health
refusal-army-rest-too-big = What is left cannot make armies of at most { $most } health
refusal-not-these-dice = These dice are not among those to choose from
refusal-wrong-number = { $given } given, { $needed } needed
refusal-points-do-not-add-up = { $given } points given, { $needed } rolled
refusal-points-not-split = The { $points } points of one ID stay together
refusal-no-such-face = A die of { $sides } faces has no face { $face }
refusal-stale = That answered an earlier question
refusal-game-over = The game is over
refusal-not-yours = It is not your die to move
refusal-not-now = This cannot be moved now
refusal-not-there = That cannot go there
refusal-with-clause = { $sentence } ({ $clause })

## Dice in words, for the eye and for a screen reader

die-face = { $count ->
    [one] { $icon }
   *[other] { $count } { $icon }
}
die-name = { $name }, { $species }, { $class }, { $health } health, shows { $face }
dragon-name = { $name }, dragon, shows { $face }
terrain-name = { $kind } with { $eighth }
terrain-die-name = { $terrain }, at distance { $number }
die-where = { $die }, { $where }
where-army = { $player }’s army at { $place }
where-reserve = { $player }’s reserve
where-dead = { $player }’s dead units
where-buried = { $player }’s buried units
where-force = { $player }’s force
where-home = { $player }’s home army
where-campaign = { $player }’s campaign army
where-horde = { $player }’s horde
where-proposal = proposed by { $player }
where-frontier = the frontier
where-table = on the table
where-out = out of the game
state-lit = can be picked up
state-selected = chosen
state-lifted = in hand

## Trouble

trouble-no-answer = The computer player does not answer. Take a choice back, or open the game again.

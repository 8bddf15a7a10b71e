# What happens and what is asked, in English. Names of players and places come in as text.

## Places

place-home = { $player }’s home ({ $terrain })
place-frontier = the frontier ({ $terrain })
place-brief = { $home ->
    [none] the frontier
   *[other] { $home }’s home
}
place-reserve = reserve
place-dead = the dead
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
    [melee] melee
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
    [bash] bash
    [belly] belly
    [breath] breath
    [bullseye] bullseye
    [cantrip] cantrip
    [charge] charge
    [charm] charm
    [choke] choke
    [cloak] cloak
    [coil] coil
    [confuse] confuse
    [convert] convert
    [counter] counter
    [create_fireminions] create fireminions
    [dispel_magic] dispel magic
    [double_strike] double strike
    [entangle] entangle
    [ferry] ferry
    [firebreath] firebreath
    [firecloud] firecloud
    [firewalking] firewalking
    [flame] flame
    [flaming_arrow] flaming arrow
    [fly] fly
    [frost_breath] frost breath
    [galeforce] galeforce
    [gore] gore
    [hoof] hoof
    [howl] howl
    [hug] hug
    [hypnotic_glare] hypnotic glare
    [illusion] illusion
    [kick] kick
    [net] net
    [plague] plague
    [poison] poison
    [regenerate] regenerate
    [rend] rend
    [rise_from_the_ashes] rise from the ashes
    [roar] roar
    [scare] scare
    [screech] screech
    [seize] seize
    [slay] slay
    [sleep] sleep
    [smite] smite
    [smother] smother
    [stomp] stomp
    [stone] stone
    [stun] stun
    [surprise] surprise
    [swallow] swallow
    [tail] tail
    [teleport] teleport
    [trample] trample
    [trumpet] trumpet
    [vanish] vanish
    [volley] volley
    [wave] wave
    [web] web
    [wild_growth] wild growth
    [wither] wither
    [city] city
    [standing_stones] standing stones
    [temple] temple
    [tower] tower
    [castle] castle
    [dragons_lair] dragon’s lair
    [grove] grove
    [vortex] vortex
    [jaws] jaws
    [claw] claw
    [wing] wing
    [treasure] treasure
    [attune] attune
    [crush] crush
    [decapitate] decapitate
    [elemental_relic] elemental relic
    [elevate] elevate
    [flurry] flurry
    [impale] impale
    [logo] logo
    [sneak_attack] sneak attack
    [sortie] sortie
    [summon_dragon] summon dragon
    [wayfare] wayfare
   *[other] { $icon }
}
icon-names = { $icon ->
    [missile] missiles
    [maneuver] maneuvers
    [save] saves
   *[other] { icon-name }
}
list-two = { $first } and { $second }
list-or = { $first } or { $second }
list-more = { $first }, { $rest }
list-then = { $first }, then { $rest }
dice-count = { $count ->
    [one] one die
   *[other] { $count } dice
}
die-times = { $count }× { $name }
owned-dice = { $player }’s { $dice }
die-showed = { $die } ({ $face })
dragon-pair = { $dragon } at { $target }
bucket-name = { $bucket ->
    [melee] melee
    [missile] missiles
    [save] saves
    [maneuver] maneuvers
    [charge] the charge
    [earth] gold
    [air] blue
    [fire] red
    [water] green
    [death] black
   *[other] { $bucket }
}

## Magic, and what is in force

colour-name = { $element ->
    [earth] gold
    [air] blue
    [fire] red
    [water] green
    [death] black
   *[other] { $element }
}
colour-points = { $amount } { $colour }
no-points = no points
spell-of-colour = { $name } ({ $colour })
effect-paralysis = Paralysis
effect-frost = Frost
effect-bare = Loss of automatic saves

## Lines of a sum

line = { $word ->
    [id] { $amount } ID
    [maneuver-as-save] { $amount } { $amount ->
        [one] maneuver
       *[other] maneuvers
    } as saves
    [maneuver-as-missile] { $amount } { $amount ->
        [one] maneuver
       *[other] maneuvers
    } as missiles
    [maneuver-as-melee] { $amount } { $amount ->
        [one] maneuver
       *[other] maneuvers
    } as melee
    [save-as-melee] { $amount } { $amount ->
        [one] save
       *[other] saves
    } as melee
    [bone-magic] { $amount } by bone magic
    [scorching-touch] { $amount } by scorching touch
    [charge-maneuver] { $amount } { $amount ->
        [one] maneuver
       *[other] maneuvers
    }
    [doubled] { $amount } doubled by the race
    [eighth-face] { $amount } doubled by the eighth face
    [frost] { $amount } halved by frost
    [penalty] { $amount } penalty
    [melee] { $amount } melee
    [missile] { $amount } { $amount ->
        [one] missile
       *[other] missiles
    }
    [magic] { $amount } magic
    [maneuver] { $amount } { $amount ->
        [one] maneuver
       *[other] maneuvers
    }
    [save] { $amount } { $amount ->
        [one] save
       *[other] saves
    }
    [bullseye] { $amount } bullseye
    [cantrip] { $amount } cantrip
    [counter] { $amount } counter
    [fly] { $amount } fly
    [rend] { $amount } rend
    [smite] { $amount } smite
    [trample] { $amount } trample
    [jaws] { $amount } by jaws
    [claw] { $amount } by claw
    [tail] { $amount } by tail
   *[other] { $amount } { $word }
}
line-cause = { $amount } { $cause }
line-carried = { $line } ({ $lines })
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
    [magic] { $total ->
        [one] point of magic
       *[other] points of magic
    }
    [smite] without a save
    [thrown_back] thrown back
    [damage] damage
   *[other] { $result }
}
roll-kind = { $kind ->
    [horde] horde
    [maneuver] maneuver
    [missile] missiles
    [melee] melee
    [save] saves
    [save_melee] saves
    [charge] charge
    [charge_defence] saves and melee
    [magic] magic
    [dragon_defence] the fight with dragons
    [single] single saves
    [dragon] dragons
    [distance] distance
   *[other] { $kind }
}
roll-purpose = { $kind ->
    [horde] in the horde roll
    [maneuver] for maneuvers
    [charge] in the charge
    [dragon_defence] in the fight with dragons
    [single] for a save of each die’s own
    [distance] for the distance
   *[other] for { roll-kind }
}

## Phases and steps

phase = { $word ->
    [set_up] Set-up
    [expire] Expire
    [dragons] Dragons
    [eighth_face] Eighth face
    [species] Races
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
    [1] { $seat } marches first with the army { $reserve ->
        [yes] in reserve
       *[no] at { $place }
    }
   *[other] { $seat } marches second with the army { $reserve ->
        [yes] in reserve
       *[no] at { $place }
    }
}
event-maneuvered = { $seat } maneuvers at { $place }
event-opposed = { $opposes ->
    [yes] { $seat } opposes
   *[no] { $seat } lets it happen
}
event-rolled = { $seat } rolls { $count } { $purpose }: { $sums }
event-maneuver_ended = { $success ->
    [yes] { $highest ->
        [0] { $seat } wins the maneuver
       *[other] { $seat } wins the maneuver { $total } : { $highest }
    }
   *[no] { $paralysed ->
        [yes] { $seat } fails to maneuver: paralysis forbids the roll against those who oppose
       *[no] { $seat } fails to maneuver, { $total } against { $highest }
    }
}
event-terrain_turned = { $cause ->
    [maneuver] { $place } turns from { $old } to { $new }
    [pursuit] { $place } turns from { $old } to { $new } in pursuit
    [rout] Both armies fall back: { $place } turns from { $old } to { $new }
    [flood] The flood turns { $place } from { $old } to { $new }
   *[other] { $place } turns from { $old } to { $new }: nobody holds it any more
}
event-no_action = { $reason ->
    [declined] { $seat } takes no action
    [no-target] { $action ->
        [missile] { $seat } has nobody in range of missiles
        [hidden] { $seat } sees nobody in range: an illusion hides them
        [melee] { $seat } has nobody to fight
       *[any] { $seat } has nobody in reach
    }
   *[paralysed] { $seat }’s army at { $place } is paralysed and takes no action
}
event-attacked = { $kind ->
    [missile] { $seat } shoots at { $target }’s army at { $target_place }
    [skirmish] { $seat } skirmishes with { $target } at { $place }
    [strike_back] { $seat } strikes back at { $target }
   *[charge] { $seat } charges { $target } at { $place }
}
event-damaged = { $cause ->
    [dragons] { $hits ->
        [0] The dragons’ dice do { $seat }’s army no damage
       *[other] The dragons do { $seat }’s army { $damage ->
            [0] no damage
           *[other] { $damage } damage
        }: { $hits } less { $saves ->
            [0] no saves
            [one] one save
           *[other] { $saves } saves
        }
    }
    [thrown_back] { $damage ->
        [0] { $seat } takes none of the damage thrown back
       *[other] { $seat } takes { $damage } damage thrown back
    }: { $hits ->
        [one] one hit
       *[other] { $hits } hits
    } that only spells save from, { $saves ->
        [0] and none does
        [one] and one is saved
       *[other] and { $saves } are saved
    }
    [blow] The blow does { $damage ->
        [one] one damage
       *[other] { $damage } damage
    } to { $seat }’s unit, which nothing saves
   *[attack] { $damage ->
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
        }{ $smites ->
            [0] { "" }
           *[other] , and { $smites } that no save stops
        }
    }
}
event-spells_saved = Spells save { $seat }’s army { $saves ->
    [one] one damage
   *[other] { $saves } damage
}
event-killed = { $cause ->
    [damage] { $count ->
        [0] { $seat } loses nobody; { $lost } damage is lost
       *[other] { $seat } loses { $dice }{ $lost ->
            [0] { "" }
           *[other] ; { $lost } damage is lost
        }
    }
    [bullseye] { $seat } loses { $dice } to Bullseye
    [stone] { $seat } loses { $dice }, turned to stone
    [lightning] { $seat } loses { $dice } to lightning
    [finger] { $seat } loses { $dice }, which has no save
    [mutate] { $seat } loses { $dice } in reserve
    [flame] { $count ->
        [0] { $seat } loses nobody to the flame
       *[other] { $seat } loses { $dice } to the flame
    }
    [disease] { $count ->
        [0] { $seat } loses nobody to disease
       *[other] { $seat } loses { $dice } to disease
    }
   *[other] { $seat } loses { $dice }
}{ $count ->
    [0] { "" }
   *[other] { $to ->
        [reserve] : out of the open grave to reserve
        [buried] : killed and buried
       *[dead] { "" }
    }
}
event-routed = { $seat } routs at { $place }: { $ids ->
    [one] one die shows
   *[other] { $ids } dice show
} an ID against { $saves ->
    [0] no save icons
    [one] one save icon
   *[other] { $saves } save icons
}
event-pursued = { $pursues ->
    [yes] { $seat } pursues { $against }
   *[no] { $seat } lets { $against } go
}
event-captured = { $seat } captures { $place }
event-control_lost = { $seat } no longer holds { $place }
event-moved = { $kind ->
    [retreat] { $seat } takes { $dice } back to reserve from { $source }
    [reinforce] { $seat } sends { $dice } from reserve to { $target }
   *[path] { $seat }’s { $dice } moves by the path from { $source } to { $target }
}
event-rolled_again = { $cause ->
    [flashfire] Flashfire: { $dice } is rolled again, { $new } instead of { $old }
   *[icon] { $dice } { $count ->
        [one] shows { $icon }, rolls again and adds
       *[other] show { $icon }, roll again and add
    }
}
event-saved_alone = { $cause ->
    [bullseye] Bullseye: { $dice } of { $seat } { $units ->
        [one] rolls
       *[other] roll
    } alone
    [stone] Breath of stone: { $dice } of { $seat } { $units ->
        [one] rolls
       *[other] roll
    } alone
    [lightning] Lightning: { $dice } of { $seat } { $units ->
        [one] rolls
       *[other] roll
    } alone
   *[soiled_ground] Soiled ground: { $dice } of { $seat } { $units ->
        [one] rolls
       *[other] roll
    } alone
}: { $faces }; { $count ->
    [0] { $units ->
        [one] it is saved
       *[other] all are saved
    }
   *[other] no save for { $lost }
}
event-buried = { $cause ->
    [death-magic] { $by } buries { $dice }: each health doubles one black point that was rolled
    [soiled_ground] { $dice } { $count ->
        [one] is
       *[other] are
    } buried in soiled ground
    [temple] The temple has { $dice } buried
   *[spell] { $by } buries { $dice } by { $spell }
}
event-points_coloured = { $action ->
    [yes] { $seat } makes { $rolled }
   *[no] { $seat } casts with what shows in the roll at { $place }: { $rolled } by Cantrip
}{ $change ->
    [none] { "" }
    [doubled] ; with what the terrain doubles: { $pool }
    [lost] ; after losses: { $pool }
   *[both] ; after losses, and what the terrain doubles: { $pool }
}
event-announcement = { $seat } announces { $spell } at { $target }{ $moves ->
    [yes] , to { $to }
   *[no] { "" }
}: { $price }, { $left ->
    [0] none left
   *[other] { $left } left
}
event-spell_worked = { $does ->
    [hail] { $spell } falls on { $target }: { $times ->
        [one] one hit
       *[other] { $times } hits
    }
    [lightning] { $spell } strikes { $target }: a unit dies without a save of its own, a dragon if it shows its belly
    [resurrect] { $spell } raises the dead; they join when the action is over
    [bury] { $spell } opens the ground below the dead
    [path] { $spell } leads { $target } to { $to }
    [flood] { $spell } rises at { $target }
    [finger] { $spell } points at { $target }: { $times } damage without a save
    [summon] { $spell } calls { $target } to { $to }
   *[other] { $spell } takes effect on { $target }
}
event-spell_failed = { $spell } does nothing to { $target }: { $reason ->
    [gone] it is no longer there
    [nobody] nobody is chosen
    [too-big] each of the dead has more health than that
    [too-little] the damage does not reach its health
    [no-army-there] { $seat } has no army there any more
    [no-step-left] it cannot turn further down, or a flood has turned it in this turn
    [held] six maneuvers hold it
   *[other] it was stopped
}
event-magic_lost = { $seat } leaves { $points ->
    [one] one point of magic
   *[other] { $points } points of magic
} unspent
event-effect_began = { $effect } lies on { $target } { $ends ->
    [end] until { $seat }’s next turn ends
   *[start] until { $seat }’s next turn starts
}
event-effect_ended = { $effect } on { $target } ends: { $reason ->
    [start] { $seat }’s turn starts
    [end] { $seat }’s turn ends
    [gone] the army is no longer there
    [dead] the unit is dead
    [out] { $seat } is out
    [used] it has done its work
    [rolled] the glaring unit was rolled
    [moved] the unit is no longer there
   *[other] { $reason }
}
event-returned = { $cause ->
    [city] The city recruits { $dice } for { $army }
   *[spell] { $dice } { $count ->
        [one] returns
       *[other] return
    } from the dead to { $army }
}
event-promoted = { $cause ->
    [city] The city promotes
    [treasure] The treasure promotes
   *[slain] The slain dragon promotes
}: { $seat }’s { $risen } takes the place of { $replaced }
event-summoned = { $dragon } comes to { $place }, where { $seat } sends it
event-dragons_attack = { $count ->
    [one] { $dragons } attacks { $seat }’s army at { $place }
   *[other] { $dragons } attack { $seat }’s army at { $place }
}
event-dragons_fight = Dragons fight at { $place }: { $pairs }{ $drawn ->
    [none] { "" }
   *[other] ; the lot chose for { $drawn }
}
event-dragon_rolled = { $dragon } shows { $icons }{ $damage ->
    [0] { "" }
   *[other] : { $damage } damage
}{ $target ->
    [none] { "" }
   *[other] { " " }at { $target }
}
event-dragon_struck = { $kind ->
    [let] The army spares { $dragon }
   *[other] { $damage ->
        [0] Nothing strikes { $dragon }: { $needed } melee or { $needed } missiles would slay it
       *[other] { $slain ->
            [yes] { $dragon } is slain
           *[no] { $dragon } is not slain
        }: { $kind ->
            [melee] { $damage } melee
            [missile] { $damage ->
                [one] one missile
               *[other] { $damage } missiles
            }
           *[dragon] { $damage } damage of dragons
        } against the { $needed } needed
    }
}
event-dragon_left = { $reason ->
    [wing] { $dragon } flies off from { $place } to the dead
    [lightning] Lightning finds the belly: { $dragon } leaves { $place } for the dead
   *[slain] { $dragon } leaves { $place } for the dead
}
event-breathed = { $target ->
    [none] { $colour ->
        [ivory] { $dragon } breathes: ivory does nothing to an army
        [earth] { $dragon } breathes stone: five units roll alone
        [air] { $dragon } breathes paralysis: the army may roll nothing but saves
        [fire] { $dragon } breathes flame: five health of units burn
        [water] { $dragon } breathes frost: every roll of the army counts half
       *[death] { $dragon } breathes disease: units that showed an ID die
    }
   *[other] { $dragon } breathes on { $target }, whose automatic saves are gone after this fight
}
event-power_used = { $power ->
    [city] { $used ->
        [yes] { $seat } uses the city at { $place }
       *[no] { $seat } leaves the city at { $place } unused
    }
   *[temple] { $used ->
        [yes] The temple at { $place } makes { $victim } bury a dead unit
       *[no] { $seat } leaves the temple at { $place } unused
    }
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
    [concession] { $winners } wins: the other side gives up
    [agreement] The battle ends in a draw: all agreed to it
   *[draw] The battle ends in a draw: the last units fell together
}

## The order of work on the roll tray, in a few words

ui-work-earlier = … before that
ui-roll-dragon = { $damage } damage
ui-log-options = House rules of this game: { $options }
ui-log-times = { $sentence } (×{ $count })

chosen-points = { $word ->
    [penalty] { $bucket } − { $amount }
   *[id] { $amount } ID as { $bucket }
}
work-rolled = { $chosen }
work-rolled_again = { $cause ->
    [flashfire] Flashfire: { $dice }
   *[icon] Again: { $dice }
}
work-saved_alone = { $dice } alone: { $count ->
    [0] all saved
   *[other] no save for { $lost }
}
work-buried = Buried: { $dice }
work-points_coloured = { $change ->
    [none] { $rolled }
   *[some] { $rolled } → { $pool }
}
work-spells_saved = Spells save { $saves }
work-announcement = Announced: { $spell } at { $target }
work-spell_worked = { $spell }{ $times ->
    [one] { "" }
   *[other] { " " }×{ $times }
}: { $target }{ $moves ->
    [yes] { " " }to { $to }
   *[no] { "" }
}
work-spell_failed = { $spell } does nothing: { $reason ->
    [gone] target gone
    [nobody] nobody chosen
    [too-big] too much health
    [too-little] too little
    [no-army-there] no army there
    [no-step-left] no step left
   *[held] held
}
work-magic_lost = Unspent: { $points }
work-effect_began = { $effect }: { $target }
work-effect_ended = { $effect } ends: { $target }
work-returned = Returned: { $dice }
work-promoted = Promoted: { $replaced } to { $risen }
work-dragon_rolled = { $dragon } → { $target }: { $damage }
work-dragon_struck = { $dragon }: { $damage } of { $needed }, { $slain ->
    [yes] slain
   *[no] not slain
}
work-dragon_left = { $reason ->
    [wing] { $dragon } flies off
    [lightning] { $dragon } is struck down
   *[slain] { $dragon } leaves
}
work-breathed = { $target ->
    [none] { $dragon } breathes { $colour ->
        [ivory] ivory, which does nothing
        [earth] stone
        [air] paralysis
        [fire] flame
        [water] frost
       *[death] disease
    }
   *[other] { $dragon } breathes on { $target }
}
work-damaged = { $seat } takes { $damage }{ $cause ->
    [thrown_back] { " " }thrown back
   *[other] { "" }
}: { $hits } − { $saves }{ $smites ->
    [0] { "" }
   *[other] { " " }+ { $smites }
}
work-killed = { $count ->
    [0] { $seat } loses nobody
   *[other] { $seat } loses { $dice }
}
work-routed = { $seat } routs
work-terrain_turned = { $place }: { $old } to { $new }

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
question-action = Act with the army { $reserve ->
    [yes] in reserve
   *[no] at { $place }
}
question-pursuit-action = Pursue at { $place }: attack again?
question-casualties = Choose casualties at { $place }
question-strike-back = Strike back at { $seat }?
question-pursue = { $seat } routs. Pursue to distance { $number }: { $means }?
question-charge-ids = What do your IDs count as, saves or melee?
question-reinforce = Reinforce: send units from reserve to a terrain
question-retreat = Retreat: take units back to reserve
question-faces = Roll the dice and enter the faces

hint-assemble-home = drag dice to the home army, click them, or press their number
hint-assemble-campaign = drag dice to the campaign army, click them, or press their number
hint-terrain-home = click a terrain die, or go to it with the arrows and press Return
hint-terrain-frontier = click a terrain die, or go to it with the arrows and press Return
hint-frontier = drag a proposal to the frontier, or pick below
hint-place-horde = drag the horde to a terrain
hint-place-campaign = drag the campaign army to a terrain
hint-march-first = click an army, or a distance to march and maneuver at once
hint-march-second = click an army, or a distance to march and maneuver at once
hint-maneuver = click the distance you want now, or decide once the maneuver has succeeded
hint-oppose = success turns it to { $below ->
    [none] { $above }
   *[other] { $above ->
        [none] { $below }
       *[other] { $below }, or { $above }
    }
} · a tie is { $seat }’s
hint-turn = drag the terrain die to a distance, or click the distance
hint-action = { $attack ->
    [yes] drag your army onto theirs, or pick below
   *[no] { $reserve ->
        [yes] an army in reserve can do nothing but magic
       *[no] what it rolls can be spent on spells
    }
}
hint-pursuit-action = { $attack ->
    [yes] drag your army onto theirs, or pick below
   *[no] what it rolls can be spent on spells
}
hint-casualties = { $lost ->
    [0] { "" }
   *[other] no dice add up to { $damage }, so { $lost } damage is lost ·{ " " }
}drag dice to the dead units, click them, or press their number
hint-strike-back = your army rolls melee, theirs saves
hint-pursue = { $action ->
    [magic] your army could then cast, with about { $mean } magic
    [missile] your army could then only shoot: about { $mean ->
        [one] 1 hit
       *[other] { $mean } hits
    }
   *[melee] your army could then attack again: about { $mean ->
        [one] 1 hit
       *[other] { $mean } hits
    }
}
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
option-turn-up = Up to { $number }: { $means }
option-turn-down = Down to { $number }: { $means }
option-turn-keep = Leave at { $number }: { $means }
distance-and-means = { $number }, { $means }
distance-means = { $means ->
    [magic] magic
    [missile] missiles
    [melee] melee
    [capture] capture
   *[free] any action
}
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

refusal-dice-so-already = The dice are used so already
refusal-not-two-players = Giving up ends a game of two only
refusal-wrong-shape = That is no answer to this question
refusal-no-such-option = That cannot be picked now
refusal-too-much = { $total } health is too much: choose { $needed }
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
refusal-more-than-needed = One of these is more than needed: { $needed } health is enough
refusal-too-many-dice = { $total } chosen, only { $needed } needed
refusal-too-few-dice = { $total } of { $needed } chosen
refusal-points-not-there = These points cannot be { $bucket }
refusal-bucket-full = { $given } is more than { $bucket } can take: { $most } at most
refusal-points-not-split = The { $points } points of one ID stay together
refusal-no-such-face = A die of { $sides } faces has no face { $face }
refusal-stale = That answered an earlier question
refusal-game-over = The game is over
refusal-not-yours = That is not your die: { $hint }
refusal-not-now = Nothing can be answered just now
refusal-not-asked = This is not what is asked: { $hint }
refusal-not-your-turn = { $player } is deciding: wait a moment
refusal-not-there = That cannot go there: { $hint }
refusal-not-there-places = That cannot go there, only to { $places }
refusal-not-this-army = The home army is chosen first, then the campaign army; the rest is the horde
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
where-dragons = { $player }’s dragons at { $place }
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

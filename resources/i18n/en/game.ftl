# Events and questions in English. Names of players and places come in as text.

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
    [deadland] Deadland
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
    [ruler] ruler
    [double_maneuvers] double maneuvers
    [double_saves] double saves
    [flood] flood
    [flanked] flanked
    [revolt] revolt
    [landslide] dust storm
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
    [one] 1 die
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

## Magic and effects

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
    [flood] { $amount } halved by a flood
    [flanked] { $amount } halved, flanked
    [revolt] { $amount } halved by a revolt
    [landslide] { $amount } halved by a dust storm
    [double_maneuvers] { $amount } doubled by the minor terrain
    [double_saves] { $amount } doubled by the minor terrain
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
    [automatic] { $amount } automatic saves
    [belly] { $amount } by belly
    [wing] { $amount } by wing
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
    [thrown_back] reflected
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
    [single] individual saves
    [dragon] dragons
    [distance] distance
   *[other] { $kind }
}
roll-purpose = { $kind ->
    [horde] in the horde roll
    [maneuver] for maneuvers
    [charge] in the charge
    [dragon_defence] in the fight with dragons
    [single] for individual saves
    [distance] for the distance
   *[other] for { roll-kind }
}

## Phases and steps

phase = { $word ->
    [set_up] Set-up
    [expire] Effects end
    [dragons] Dragons
    [eighth_face] Eighth face
    [species] Races
    [first_march] First march
    [second_march] Second march
    [reserves] Reserves
   *[other] { $word }
}

## Events

event-assembled = { $seat } has formed three armies and secretly picked two terrains
event-revealed = { $seat } reveals { $home_health } health in the home army, { $campaign_health } in the campaign army, { $horde_health } in the horde; home terrain { $home_terrain }; proposal { $frontier }
event-hordes_tied = { $seats } tie and roll again
event-order_set = Order of play: { $order }
event-frontier_set = { $seat } picks the frontier proposed by { $proposer }: { $terrain }
event-placed = { $part ->
    [home] { $seat } places the home army ({ $health } health) at { $place }
    [campaign] { $seat } places the campaign army ({ $health } health) at { $place }
   *[horde] { $seat } places the horde ({ $health } health) at { $place }
}
event-distance_rolled = { $number ->
    [8] { $place }: 8, rolled again
   *[other] { $place } is at distance { $number }
}
event-turn_began = Turn { NUMBER($turn, useGrouping: 0) }: { $seat }
event-declined = { $what ->
    [march] { $seat } does not march
    [no-army] { $seat } has no army that can march
    [maneuver] { $seat } does not maneuver
    [turn] { $seat } does not turn the terrain die
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
   *[no] { $seat } does not oppose
}
event-rolled = { $seat } rolls { $count } { $purpose }: { $sums }
event-maneuver_ended = { $success ->
    [yes] { $highest ->
        [0] { $seat } wins the maneuver
       *[other] { $seat } wins the maneuver { $total } : { $highest }
    }
   *[no] { $paralysed ->
        [yes] { $seat } fails to maneuver: a paralysed army cannot roll against opposition
       *[no] { $seat } fails to maneuver: { $total } against { $highest }
    }
}
event-terrain_turned = { $cause ->
    [maneuver] { $place } turns from { $old } to { $new }
    [pursuit] { $place } turns from { $old } to { $new } in pursuit
    [rout] Both armies fall back: { $place } turns from { $old } to { $new }
    [flood] The flood turns { $place } from { $old } to { $new }
    [titan] The titan leaves { $place }: it turns from { $old } to { $new }
   *[other] { $place } turns from { $old } to { $new }: no player holds it any more
}
event-no_action = { $reason ->
    [declined] { $seat } takes no action
    [no-target] { $action ->
        [missile] { $seat } has no enemy in missile range
        [hidden] { $seat } has no visible enemy in missile range: an illusion hides them
        [melee] { $seat } has no enemy to fight
       *[any] { $seat } has no enemy in reach
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
        [0] The dragons do no damage to { $seat }’s army
       *[other] The dragons do { $damage ->
            [0] no damage
           *[other] { $damage } damage
        } to { $seat }’s army: { $hits } less { $saves ->
            [0] no saves
            [one] 1 save
           *[other] { $saves } saves
        }
    }
    [thrown_back] { $seat } takes { $damage } reflected damage: { $hits ->
        [one] 1 hit
       *[other] { $hits } hits
    }, { $saves } saved by spells
    [blow] The blow does { $damage ->
        [one] 1 damage
       *[other] { $damage } damage
    } to { $seat }’s unit; it cannot be saved
   *[attack] { $damage ->
        [0] { $seat } takes no damage: { $hits ->
            [one] 1 hit
           *[other] { $hits } hits
        } against { $saves ->
            [one] 1 save
           *[other] { $saves } saves
        }
       *[other] { $seat } takes { $damage } damage: { $hits ->
            [one] 1 hit
           *[other] { $hits } hits
        } less { $saves ->
            [0] no saves
            [one] 1 save
           *[other] { $saves } saves
        }{ $smites ->
            [0] { "" }
           *[other] , plus { $smites } that cannot be saved
        }
    }
}
event-spells_saved = Spells save { $seat }’s army { $saves ->
    [one] 1 damage
   *[other] { $saves } damage
}
event-killed = { $cause ->
    [damage] { $count ->
        [0] { $seat } loses no units; { $lost } damage is lost
       *[other] { $seat } loses { $dice }{ $lost ->
            [0] { "" }
           *[other] ; { $lost } damage is lost
        }
    }
    [bullseye] { $seat } loses { $dice } to Bullseye
    [stone] { $seat } loses { $dice }, turned to stone
    [lightning] { $seat } loses { $dice } to lightning
    [finger] { $seat } loses { $dice }, without a save
    [mutate] { $seat } loses { $dice } from reserve
    [flame] { $count ->
        [0] { $seat } loses no units to the flame
       *[other] { $seat } loses { $dice } to the flame
    }
    [disease] { $count ->
        [0] { $seat } loses no units to disease
       *[other] { $seat } loses { $dice } to disease
    }
    [spell] { $seat } loses { $dice } to { $spell }
   *[other] { $seat } loses { $dice }
}{ $count ->
    [0] { "" }
   *[other] { $to ->
        [reserve] : Open Grave sends the killed units to reserve
        [buried] : killed and buried
       *[dead] { "" }
    }
}
event-routed = { $seat } routs at { $place }: { $ids ->
    [one] 1 die shows
   *[other] { $ids } dice show
} an ID against { $saves ->
    [0] no save icons
    [one] 1 save icon
   *[other] { $saves } save icons
}
event-pursued = { $pursues ->
    [yes] { $seat } pursues { $against }
   *[no] { $seat } lets { $against } go
}
event-captured = { $seat } captures { $place }
event-control_lost = { $seat } no longer holds { $place }
event-moved = { $kind ->
    [retreat] { $seat } retreats { $dice } from { $source } to reserve
    [reinforce] { $seat } sends { $dice } from reserve to { $target }
   *[path] Path moves { $seat }’s { $dice } from { $source } to { $target }
}
event-rolled_again = { $cause ->
    [flashfire] Flashfire: { $dice } is rerolled, from { $old } to { $new }
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
    [death-magic] { $by } buries { $dice }: each health doubles 1 black point of the roll
    [soiled_ground] { $dice } { $count ->
        [one] is
       *[other] are
    } buried in soiled ground
    [temple] The temple buries { $dice }
    [gates] { $dice } { $count ->
        [one] is
       *[other] are
    } buried at the gates of the underworld
   *[spell] { $by } buries { $dice } with { $spell }
}
event-points_coloured = { $action ->
    [yes] { $seat } gets { $rolled }
   *[no] { $seat } may cast after the roll at { $place }: { $rolled } from Cantrip
}{ $change ->
    [none] { "" }
    [doubled] ; after doubling by the terrain: { $pool }
    [lost] ; after losses: { $pool }
   *[both] ; after losses and doubling by the terrain: { $pool }
}
event-announcement = { $seat } casts { $spell } on { $target }{ $moves ->
    [yes] , to { $to }
   *[no] { "" }
}: { $price }, { $left ->
    [0] none left
   *[other] { $left } left
}
event-spell_worked = { $does ->
    [hail] { $spell } strikes { $target }: { $times ->
        [one] 1 hit
       *[other] { $times } hits
    }
    [lightning] { $spell } strikes { $target }: a unit dies if it rolls no save, a dragon if it rolls its belly
    [resurrect] { $spell } returns dead units; they join the army after the action
    [bury] { $spell } buries dead units
    [path] { $spell } moves { $target } to { $to }
    [flood] { $spell } takes effect at { $target }
    [finger] { $spell } hits { $target }: { $times } damage without a save
    [summon] { $spell } summons { $target } to { $to }
    [call_dragon] { $spell } calls { $target }
    [call_dragonkin] { $spell } calls dragonkin
    [call_monster] { $spell } returns { $target }; it joins the army after the action
    [hide] { $spell } hides { $target }
    [savage] { $spell } turns units of { $target } against their own army
    [titan] { $spell } raises a titan at { $target }
    [chain] { $spell } strikes { $target }: 5 damage, then 1 less for each next unit
    [void] { $spell } opens a void at { $target }
    [wrath] { $spell } burns { $target }: 1 damage for each unit
    [trade_land] { $spell } changes the land at { $target }
    [wings] { $spell }: all players roll their dead units
    [ragnarok] { $spell }: the dead attack { $target }
    [gates] { $spell } opens the gates at { $target }
    [to_the_death] { $spell }: { $target } fights until one army is gone
   *[other] { $spell } takes effect on { $target }
}
event-spell_failed = { $spell } has no effect on { $target }: { $reason ->
    [gone] it is no longer there
    [nobody] no units are chosen
    [too-big] every dead unit has too much health
    [too-little] the damage is less than its health
    [no-army-there] { $seat } has no army there any more
    [no-step-left] it cannot turn down further, or a flood already turned it this turn
    [held] 6 maneuvers stop the flood
    [too-few] the castings do not reach its health
    [barred] a barrier lets no unit in or out
    [no-land-left] the pool has no such terrain
    [land-held] an army there rolls 12 maneuvers
   *[other] it was stopped
}
event-magic_lost = { $seat } leaves { $points ->
    [one] 1 point of magic
   *[other] { $points } points of magic
} unspent
event-effect_began = { $effect } affects { $target } { $ends ->
    [end] until { $seat }’s next turn ends
    [turned] until the terrain die is turned
   *[start] until { $seat }’s next turn starts
}
event-effect_ended = { $effect } on { $target } ends: { $reason ->
    [start] { $seat }’s turn starts
    [end] { $seat }’s turn ends
    [gone] the army is no longer there
    [dead] the unit is dead
    [traded] the terrain die was traded
    [out] { $seat } is out
    [used] it has done its work
    [rolled] the glaring unit was rolled
    [moved] the unit is no longer there
    [turned] the terrain die was turned
    [gates] the gates of the underworld are open there
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
event-summoned = { $seat } sends { $dragon } to { $place }
event-dragons_attack = { $count ->
    [one] { $dragons } attacks { $seat }’s army at { $place }
   *[other] { $dragons } attack { $seat }’s army at { $place }
}
event-dragons_fight = Dragons fight at { $place }: { $pairs }{ $drawn ->
    [none] { "" }
   *[other] ; random target for { $drawn }
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
        [0] { $dragon } takes no damage: { $needed } melee or { $needed } missiles would slay it
       *[other] { $slain ->
            [yes] { $dragon } is slain
           *[no] { $dragon } is not slain
        }: { $kind ->
            [melee] { $damage } melee
            [missile] { $damage ->
                [one] 1 missile
               *[other] { $damage } missiles
            }
           *[dragon] { $damage } dragon damage
        } against the { $needed } needed
    }
}
event-dragon_left = { $reason ->
    [wing] { $dragon } flies from { $place } to the dead
    [lightning] Lightning hits the belly: { $dragon } goes from { $place } to the dead
   *[slain] { $dragon } goes from { $place } to the dead
}
event-breathed = { $target ->
    [none] { $colour ->
        [ivory] { $dragon } breathes: ivory breath does nothing to an army
        [earth] { $dragon } breathes stone: 5 units roll alone
        [air] { $dragon } breathes paralysis: the army may roll only saves
        [fire] { $dragon } breathes flame: 5 health of units burn
        [water] { $dragon } breathes frost: all rolls of the army are halved
       *[death] { $dragon } breathes disease: units that showed an ID die
    }
   *[other] { $dragon } breathes on { $target }, which loses its automatic saves after this fight
}
event-power_used = { $power ->
    [city] { $used ->
        [yes] { $seat } uses the city at { $place }
       *[no] { $seat } does not use the city at { $place }
    }
   *[temple] { $used ->
        [yes] The temple at { $place } makes { $victim } bury a dead unit
       *[no] { $seat } does not use the temple at { $place }
    }
}
event-eliminated = { $seat } has no units left and is eliminated
event-ended = { $reason ->
    [capture] { $count ->
        [one] { $winners } wins by capturing 2 terrains
       *[other] { $winners } win by capturing 2 terrains
    }
    [elimination] { $count ->
        [one] { $winners } wins: no opponent has units left
       *[other] { $winners } win: no opponent has units left
    }
    [concession] { $winners } wins: the opponent gives up
    [agreement] The game ends in a draw: all players agreed
   *[draw] The game ends in a draw: the last units died at the same time
}

## The order of work on the roll tray, abbreviated

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
work-announcement = Cast: { $spell } on { $target }
work-spell_worked = { $spell }{ $times ->
    [one] { "" }
   *[other] { " " }×{ $times }
}: { $target }{ $moves ->
    [yes] { " " }to { $to }
   *[no] { "" }
}
work-spell_failed = { $spell } has no effect: { $reason ->
    [gone] target gone
    [nobody] none chosen
    [too-big] too much health
    [too-little] too little
    [no-army-there] no army there
    [no-step-left] no step left
    [too-few] too few castings
    [barred] barrier
    [no-land-left] no such terrain
    [land-held] 12 maneuvers
   *[held] stopped
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
    [wing] { $dragon } flies away
    [lightning] { $dragon } is struck down
   *[slain] { $dragon } leaves
}
work-breathed = { $target ->
    [none] { $dragon } breathes { $colour ->
        [ivory] ivory, without effect
        [earth] stone
        [air] paralysis
        [fire] flame
        [water] frost
       *[death] disease
    }
   *[other] { $dragon } breathes on { $target }
}
work-damaged = { $seat } takes { $damage }{ $cause ->
    [thrown_back] { " " }reflected
   *[other] { "" }
}: { $hits } − { $saves }{ $smites ->
    [0] { "" }
   *[other] { " " }+ { $smites }
}
work-killed = { $count ->
    [0] { $seat } loses no units
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
question-action = Choose an action for the army { $reserve ->
    [yes] in reserve
   *[no] at { $place }
}
question-pursuit-action = Pursuit at { $place }: attack again?
question-casualties = { $dead ->
    [yes] Choose dead units to bury
   *[no] Choose casualties at { $place }
}
question-strike-back = Strike back at { $seat }?
question-pursue = { $seat } routs. Pursue to distance { $number }: { $means }?
question-charge-ids = What do your IDs count as, saves or melee?
question-reinforce = Reinforce: send units from reserve to a terrain
question-retreat = Retreat: return units to reserve
question-faces = Roll the dice and enter the faces

hint-assemble-home = drag dice to the home army, click them, or press their number
hint-assemble-campaign = drag dice to the campaign army, click them, or press their number
hint-terrain-home = click a terrain die, or select it with the arrow keys and press Return
hint-terrain-frontier = click a terrain die, or select it with the arrow keys and press Return
hint-frontier = drag a proposal to the frontier, or pick below
hint-place-horde = drag the horde to a terrain
hint-place-campaign = drag the campaign army to a terrain
hint-march-first = click an army, or a distance to march and maneuver at once
hint-march-second = click an army, or a distance to march and maneuver at once
hint-maneuver = click the distance you want now, or decide after the maneuver succeeds
hint-oppose = both armies roll; success turns it to { $below ->
    [none] { $above }
   *[other] { $above ->
        [none] { $below }
       *[other] { $below }, or { $above }
    }
} · { $seat } wins ties
hint-turn = drag the terrain die to a distance, or click the distance
hint-action = { $attack ->
    [yes] drag your army onto theirs, or pick below
   *[no] { $reserve ->
        [yes] an army in reserve can only use magic
       *[no] its magic results can be spent on spells
    }
}
hint-pursuit-action = { $attack ->
    [yes] drag your army onto theirs, or pick below
   *[no] its magic results can be spent on spells
}
hint-casualties = { $lost ->
    [0] { "" }
   *[other] no dice add up to { $damage }, so { $lost } damage is lost ·{ " " }
}{ $dead ->
    [yes] drag dice to the buried units, click them, or press their number
   *[no] drag dice to the dead units, click them, or press their number
}
hint-strike-back = your army rolls melee, theirs rolls saves
hint-pursue = { $action ->
    [magic] your army could then cast: about { $mean } magic
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
hint-faces = this game uses real dice

progress-health = { $total } of { $needed } health chosen
progress-dice = { $count ->
    [0] none chosen
    [one] 1 die chosen, { $health } health
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
option-no-oppose = Don’t oppose
option-turn-up = Up to { $number }: { $means }
option-turn-down = Down to { $number }: { $means }
option-turn-keep = Keep at { $number }: { $means }
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
option-no-strike-back = Don’t strike back
option-pursue = Pursue
option-no-pursuit = Don’t pursue
option-reinforce = { $die } to { $place }
option-retreat = { $die } from { $place }
option-done = Done

## Refusals

refusal-dice-so-already = That dice mode is already on
refusal-not-two-players = You can only give up in a game of 2 players
refusal-wrong-shape = That does not answer this question
refusal-no-such-option = You cannot choose that now
refusal-too-much = { $total } health is too much: choose { $needed }
refusal-too-little = { $total } of { $needed } health chosen
refusal-never-enough = With these units you cannot reach { $needed } health
refusal-army-empty = An army needs at least 1 unit
refusal-army-mixed = This army must be of one race
refusal-army-takes-all = Leave at least { $leave ->
    [one] 1 unit
   *[other] { $leave } units
} for the other armies
refusal-army-too-big = No army may have more than { $most } health
refusal-army-rest-too-big = The other units would not fit into armies of at most { $most } health
refusal-not-these-dice = You cannot choose these dice here
refusal-wrong-number = { $given } given, { $needed } needed
refusal-points-do-not-add-up = { $given } points given, { $needed } rolled
refusal-more-than-needed = You chose too many: { $needed } health is enough
refusal-too-many-dice = { $total } chosen, only { $needed } needed
refusal-too-few-dice = { $total } of { $needed } chosen
refusal-points-not-there = These points cannot become { $bucket }
refusal-bucket-full = { $given } is too many for { $bucket }: at most { $most }
refusal-points-not-split = The { $points } points of one ID cannot be divided
refusal-no-such-face = A die with { $sides } faces has no face { $face }
refusal-stale = That question has already been answered
refusal-game-over = The game is over
refusal-not-yours = That is not your die: { $hint }
refusal-not-now = There is nothing to answer now
refusal-not-asked = That does not answer the question: { $hint }
refusal-not-your-turn = { $player } is deciding: please wait
refusal-not-there = That cannot go there: { $hint }
refusal-not-there-places = That cannot go there, only to { $places }
refusal-not-this-army = Choose the home army first, then the campaign army; the rest is the horde
refusal-with-clause = { $sentence } ({ $clause })

## Dice in words, for tips and screen readers

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
state-lifted = picked up

# The table: areas, terrain cards, side panels, the boards of the set-up.

ui-table-army = { $health } health · { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
}
ui-table-army-short = { $health } health
ui-table-empty = no dice
ui-table-area = { $where }: { $dice ->
    [0] no dice
    [one] 1 die{ $health ->
        [0] { "" }
       *[other] , { $health } health
    }
   *[other] { $dice } dice{ $health ->
        [0] { "" }
       *[other] , { $health } health
    }
}
ui-table-area-lit = { $area }; can be picked or accepts the dice you hold
ui-table-face = { $icon ->
    [magic] magic
    [missile] missile
    [melee] melee
    [city] city
    [temple] temple
    [tower] tower
    [standing_stones] standing stones
   *[other] { $icon }
}
ui-table-distance = Distance { $number }, { $means }{ $state ->
    [now] , current distance
    [asked] , current distance
    [lit] , can be turned to
   *[plain] { "" }
}
ui-table-frontier = Frontier
ui-table-home = { $player }’s home
ui-table-linked = linked to { $places }
ui-table-eighth = { $place } · { $eighth }
ui-table-held = { $place } · held by { $player }
ui-table-reserves = Reserves
ui-table-dead = Dead
ui-table-waiting = { $count ->
    [one] 1 dragon waiting
   *[other] { $count } dragons waiting
}
ui-table-waiting-short = { $count ->
    [one] 1 dragon
   *[other] { $count } dragons
}
ui-table-area-waiting = { $area }; { $waiting }
ui-table-buried = Buried
ui-table-in-play-short = { $health } of { $whole }
ui-table-holds-short = holds
ui-table-home-short = home
ui-turns-follow = then { $players }
ui-table-in-play = { $health } of { $whole } health in play
ui-table-unplaced = Not placed yet
ui-table-proposals = Frontier proposals
ui-table-force = Your force
ui-table-part-home = Home army
ui-table-part-campaign = Campaign army
ui-table-part-horde = Horde
ui-table-part-frontier = The frontier
ui-table-assembly-of = { $player } forms armies in secret
ui-table-terrain-pick = { $part ->
    [home] Pick your home terrain
   *[frontier] Propose the frontier
}
ui-table-terrain-name = { $name }: faces 1 to 8 are { $faces }

# What makes a terrain good for the force that picks it.
ground-helps = { $species }: { $effect ->
    [maneuver_doubled] maneuvers count double
    [maneuver_as_save] maneuvers also save
    [maneuver_as_missile] maneuvers also shoot
    [maneuver_as_melee] maneuvers also strike back
    [maneuver_as_missile_save] maneuvers stop missiles
    [save_as_melee] saves also hit
    [scorching_touch] saves burn attackers
    [feralization] recruit or promote each turn
    [air_flight] may fly when they retreat
    [rapid_growth] reroll against maneuvers
   *[other] its power works here
}
ground-doubles = { $points ->
    [ids] Magic of IDs in { $colours } counts double
   *[other] Magic in { $colours } counts double
}
ground-nothing = No power of your dice works here
ground-eighth = { $face ->
    [city] 8: each turn a dead unit may return
    [temple] 8: no black magic from others
    [tower] 8: missiles reach everywhere
    [standing_stones] 8: magic in the terrain’s colours
   *[other] 8: { $face }
}
ground-eighth-wasted = { $face ->
    [tower] 8: for missiles, you have none
   *[standing_stones] 8: for magic, you have none
}

## Dragons, and the effects of a captured eighth face

ui-table-lair-area = { $where }: { $dice ->
    [0] none
    [one] 1 dragon
   *[other] { $dice } dragons
}
ui-table-holds = { $player } holds the { $eighth }
ui-table-holds-double = { $short } · saves and maneuvers double
ui-table-gives-brief = { $face ->
    [city] recruits or promotes
    [temple] no black magic from others
    [tower] missiles reach everywhere
    [standing_stones] magic in the terrain’s colours
   *[other] { $face }
}
ui-table-gives = { $face ->
    [city] { $player } holds the city. At the start of each of their turns, a dead unit of 1 health returns to this army, or a unit of it is promoted. Its maneuvers and saves count double.
    [temple] { $player } holds the temple. Opponents’ black magic does not affect this army. At the start of each of their turns, they may make another player bury a dead unit. Its maneuvers and saves count double.
    [tower] { $player } holds the tower. This army’s missiles reach any army except those in reserve. Its maneuvers and saves count double.
    [standing_stones] { $player } holds the standing stones. All magic of this army may take the colours of this terrain. Its maneuvers and saves count double.
   *[other] { $player } holds this terrain.
}

## Spells, composed from their data

ui-spell-target = { $target ->
    [army] any army
    [opposing_army] an opponent’s army
    [terrain] a terrain
    [unit] any unit
    [opposing_unit] an opponent’s unit
    [own_unit] a unit of yours
    [unit_or_dragon] any unit or dragon
    [dragon] a dragon of the spell’s colour, waiting or at a terrain
    [own_dead] dead units of yours
    [own_dead_of_colour] dead units of yours of the spell’s colour
    [dead] dead units of any player
    [army_at_terrain] any army at a terrain
    [rival_army] an opponent’s army where you have an army too, on melee or the eighth face
    [minor_terrain] a minor terrain
    [unit_to_hide] a unit of yours
    [pool_dragon] your own waiting dragon of the spell’s colour
    [pool_dragonkin] your own waiting dragonkin of the spell’s colour
    [dead_monster] a dead monster of yours
    [opposing_dead] an opponent’s dead units
   *[other] { $target }
}
ui-spell-aimed = Target: { $target }.
ui-spell-change-brief = { $amount } { $result ->
    [save] { $number ->
        [one] save
       *[other] saves
    }
    [melee] melee
    [missile] missiles
    [magic] magic
    [maneuver] { $number ->
        [one] maneuver
       *[other] maneuvers
    }
    [melee_or_missile] melee or missile
   *[any] all
}{ $against ->
    [yes] { " " }against it
   *[no] { "" }
}
ui-spell-change = { $against ->
    [yes] { $amount } { $result ->
        [missile] missiles
        [melee] melee
        [magic] magic
        [save] { $number ->
            [one] save
           *[other] saves
        }
        [maneuver] { $number ->
            [one] maneuver
           *[other] maneuvers
        }
       *[other] { $result }
    } in every attack on { $scope ->
        [there] armies there
       *[its] the target
    }.
   *[no] { $result ->
        [save] { $amount } { $number ->
            [one] save
           *[other] saves
        }
        [maneuver] { $amount } { $number ->
            [one] maneuver
           *[other] maneuvers
        }
        [melee_or_missile] { $amount } melee or missile
        [any] { $amount }
        [melee] { $amount } melee
        [missile] { $amount } missiles
        [magic] { $amount } magic
       *[other] { $amount } { $result }
    } in every roll of { $scope ->
        [there] each army there
       *[its] the target
    }.
}
ui-spell-gives-brief = { $gives ->
    [roll_again] reroll 1 die
    [double_melee] double melee
    [open_grave] killed to reserve
    [soiled_ground] killed may be buried
    [lost_ties] loses ties
    [barred] none in or out
    [flying] maneuvers fly
    [channel] a dead unit rolls
    [unattuned] no doubled magic
    [gates] killed may be buried
    [out_of_sight] hidden
    [backlash] spent points hurt
   *[other] { $gives }
}
ui-spell-gives = { $gives ->
    [roll_again] In each roll, the army may reroll one of its dice.
    [double_melee] The unit’s melee counts double.
    [open_grave] Killed units of the army go to reserve instead of the dead.
    [soiled_ground] Each unit killed there rolls once more: without a save or an ID it is buried.
    [lost_ties] Armies that maneuver there lose ties.
    [barred] No unit may leave the army or join it, unless it is killed.
    [flying] The army’s maneuver icons are Fly icons: they count as saves too, and nothing changes them.
    [channel] In each action 1 dead unit of up to 3 health rolls with the army. It is no casualty, and is buried if it shows an ID at the end of the action.
    [unattuned] No magic is doubled there.
    [gates] Open Graves there end. Each unit killed there rolls once more: without an ID or a special icon it is buried.
    [out_of_sight] The unit makes no rolls, and no attack and no spell affects it.
    [backlash] An army that casts there takes 1 damage for each point that it spends, and may save.
   *[other] { $gives }
}
ui-spell-does-brief = { $does ->
    [hail] 1 damage
    [lightning] may kill one unit
    [resurrect] return 1 health
    [bury] bury 1 health
    [path] move 1 unit
    [flood] turn the terrain
    [finger] 1 damage, no save
    [summon] summon a dragon
    [call_dragon] call a dragon
    [call_dragonkin] call 1 health
    [call_monster] return a monster
    [savage] 1 health attacks it
    [hide] hide 1 health
    [quake] flee, stun or kill
    [monsoon] flee or kill
    [titan] damage to all
    [chain] 5, 4, 3, 2, 1 damage
    [void] 10 damage to all
    [wrath] 1 damage a unit
    [trade_land] change the land
    [washout] wash it away
    [wings] bury dead IDs
    [ragnarok] the dead charge
    [gates] killed may be buried
    [to_the_death] fight to the end
   *[other] { $does }
}
ui-spell-does = { $does ->
    [hail] It takes 1 damage, which it can save. Damage of several castings is added.
    [lightning] The unit rolls alone and dies without a save or an ID. A dragon dies if its owner rolls its belly.
    [resurrect] Each casting returns 1 health of dead units to the casting army after the action.
    [bury] Each casting buries 1 health of dead units.
    [path] It moves to another terrain where you have an army.
    [flood] The terrain turns down by 1 unless an opponent’s army there rolls 6 maneuvers. A terrain can be flooded only once a turn.
    [finger] It takes 1 damage for each casting, without saves.
    [summon] It moves to the terrain you choose. Its owner does not change.
    [call_dragon] It joins the casting army.
    [call_dragonkin] For each casting 1 health of dragonkin joins the casting army.
    [call_monster] It returns to the casting army after the action.
    [savage] For each casting you choose 1 health of the army, which attacks the army in melee; the rest may save.
    [hide] Castings that reach its health hide it.
    [quake] All its dice roll. A maneuver flees to reserve. An ID is stunned until its owner’s next turn starts, and rolls again: an ID again dies.
    [monsoon] Its units of 1 and 2 health roll, and go to reserve without a maneuver. An ID rolls again: an ID again dies.
    [titan] You roll its die twice, 1 and 8 count as 5, and multiply. The damage is divided among all armies there, which may save. Then the die goes 1 down, but 8 stays if its army shows 8 maneuvers.
    [chain] It rolls alone against 5 damage. If it dies, its owner picks the next unit of the army against 4, then 3, 2, 1.
    [void] Each army there rolls 10 health of its units. Those with an ID die; the saves of the others reduce 10 damage to the army.
    [wrath] It takes 1 damage for each unit and may save. Each red unit has 1 save besides its roll.
    [trade_land] Its die is traded for another kind of land of the pool, unless an army there rolls 12 maneuvers. The new one shows half of its roll, rounded up.
    [washout] Its owner rolls it. Without an ID or a disaster it leaves the army.
    [wings] All players roll their dead units, and those with an ID are buried.
    [ragnarok] All your dead units charge them. Killed units of both sides are buried.
    [gates] The gates open there.
    [to_the_death] The only spell of a magic action in the first march. It and your army there skirmish in turn until one is gone. It takes your second march.
   *[other] { $does }
}
ui-spell-ends = { $ends ->
    [end] Lasts until your next turn ends.
    [turned] Lasts until the terrain die is turned.
   *[start] Lasts until your next turn starts.
}
ui-spell-once = Casting it again on the same target has no further effect.
ui-spell-adds-up = Several castings add up.

## Active effects

ui-breath-name = { $name ->
    [paralysis] Paralysis
    [frost] Frost
    [bare] Bared
   *[other] { $name }
}
ui-breath-brief = { $name ->
    [paralysis] only saves
    [frost] halved
    [bare] no auto saves
   *[other] { $name }
}
ui-breath-what = { $name ->
    [paralysis] The army may roll only saves.
    [frost] Every result is halved and rounded down; special icons count in full.
    [bare] The dragon has no automatic saves: damage equal to its health slays it.
   *[other] { $name }
}
ui-effect-times = { $what } ×{ $count }
ui-effect-end = { $ends ->
    [now] until this turn ends
    [end] until { $player }’s next turn ends
    [turned] until the terrain die is turned
   *[start] until { $player }’s next turn starts
}
ui-effect-caster = cast by { $player }
ui-effect = { $title }{ $count ->
    [one] { "" }
   *[other] { " " }×{ $count }
} on { $target }. { $what } { $caster ->
    [none] Lasts { $end }.
   *[other] Lasts { $end }, { $caster }.
}
ui-effect-chip = { $title } · { $what } · { $end }
ui-effect-chip-short = { $title } · { $what }

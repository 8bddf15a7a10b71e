# The table: areas, terrain cards, side panels, the boards of the set-up.

ui-table-army = { $health } health · { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
}
ui-table-army-short = { $health } health
ui-table-empty = no dice
ui-table-area = { $where }: { $dice ->
    [0] no dice
    [one] one die{ $health ->
        [0] { "" }
       *[other] , { $health } health
    }
   *[other] { $dice } dice{ $health ->
        [0] { "" }
       *[other] , { $health } health
    }
}
ui-table-area-lit = { $area }; can be picked or takes what is in hand
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
    [now] , the die stands here
    [asked] , the die stands here
    [lit] , the die may be turned to it
   *[plain] { "" }
}
ui-table-frontier = Frontier
ui-table-home = { $player }’s home
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
ui-table-unplaced = Not yet placed
ui-table-proposals = Proposed for the frontier
ui-table-force = Your force
ui-table-part-home = Home army
ui-table-part-campaign = Campaign army
ui-table-part-horde = Horde
ui-table-part-frontier = The frontier
ui-table-assembly-of = { $player } assembles in secret
ui-table-terrain-pick = { $part ->
    [home] Pick your home terrain
   *[frontier] Propose the frontier
}
ui-table-terrain-name = { $name }: faces 1 to 8 are { $faces }

# What a terrain is good for with the force that picks it.
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
   *[other] have a power here
}
ground-doubles = Magic in { $colours } counts double
ground-nothing = No power of your dice works here
ground-eighth = { $face ->
    [city] 8: each turn a dead unit may return
    [temple] 8: keeps others’ black magic off
    [tower] 8: missiles reach everywhere
    [standing_stones] 8: magic in the terrain’s colours
   *[other] 8: { $face }
}
ground-eighth-wasted = { $face ->
    [tower] 8: for missiles, you have none
   *[standing_stones] 8: for magic, you have none
}

## Dragons, and what the captured eighth face gives

ui-table-lair-area = { $where }: { $dice ->
    [0] none
    [one] one dragon
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
    [city] { $player } holds the city: at the start of each own turn one dead unit of 1 health returns to this army, or one unit of it is promoted. Its maneuvers and saves count double.
    [temple] { $player } holds the temple: no opponent’s black magic touches this army, and at the start of each own turn another player may be made to bury a dead unit. Its maneuvers and saves count double.
    [tower] { $player } holds the tower: this army’s missiles reach any army in play but those in reserve. Its maneuvers and saves count double.
    [standing_stones] { $player } holds the standing stones: this army’s magic may all take a colour of this terrain. Its maneuvers and saves count double.
   *[other] { $player } holds this terrain.
}

## Spells, composed from their data

ui-spell-target = { $target ->
    [army] any army
    [opposing_army] an opponent’s army
    [terrain] a terrain
    [unit] any unit
    [opposing_unit] an opponent’s unit
    [own_unit] a unit of your own
    [unit_or_dragon] any unit or dragon
    [dragon] a dragon of the spell’s colour, waiting or at a terrain
    [own_dead] your own dead units
    [own_dead_of_colour] your own dead units of the spell’s colour
    [dead] dead units of any player
   *[other] { $target }
}
ui-spell-aimed = On { $target }.
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
       *[its] it
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
       *[its] it
    }.
}
ui-spell-gives-brief = { $gives ->
    [roll_again] one die again
    [double_melee] double melee
    [open_grave] dead to reserve
    [soiled_ground] dead may be buried
    [lost_ties] ties lost
   *[other] { $gives }
}
ui-spell-gives = { $gives ->
    [roll_again] In each roll of the army one of its dice may be rolled again.
    [double_melee] The unit’s melee counts double.
    [open_grave] Units of the army that are killed go to reserve and not to the dead.
    [soiled_ground] Each unit killed there rolls once more: without a save or an ID it is buried.
    [lost_ties] Who maneuvers there loses ties.
   *[other] { $gives }
}
ui-spell-does-brief = { $does ->
    [hail] 1 damage
    [lightning] strike one down
    [resurrect] raise 1 health
    [bury] bury 1 health
    [path] move one unit
    [flood] turn the terrain
    [finger] 1 damage, no save
    [summon] send a dragon
   *[other] { $does }
}
ui-spell-does = { $does ->
    [hail] It takes 1 damage, against which it rolls its saves; several castings are one damage together.
    [lightning] The unit rolls alone: without a save or an ID it is killed. A dragon is killed if its owner rolls its belly.
    [resurrect] 1 health each casting: dead units of so much return to the casting army when the action is over.
    [bury] 1 health each casting: dead units of so much are buried.
    [path] It moves to another terrain where you have an army.
    [flood] The terrain turns one step down, unless an opponent’s army there rolls 6 maneuvers against it; once a turn only.
    [finger] It takes 1 damage for each casting, without a save.
    [summon] It goes to the terrain that you name, and stays its owner’s.
   *[other] { $does }
}
ui-spell-ends = { $ends ->
    [end] In force until your next turn ends.
   *[start] In force until your next turn starts.
}
ui-spell-once = A second one on the same target brings no more.
ui-spell-adds-up = Several of them add up.

## Effects in force

ui-breath-name = { $name ->
    [paralysis] Paralysis
    [frost] Frost
    [bare] Bared
   *[other] { $name }
}
ui-breath-brief = { $name ->
    [paralysis] only saves
    [frost] half
    [bare] no own saves
   *[other] { $name }
}
ui-breath-what = { $name ->
    [paralysis] The army may roll for nothing but saves.
    [frost] Every roll counts half, rounded down; special icons count in full.
    [bare] The dragon has no automatic saves: damage equal to its health slays it.
   *[other] { $name }
}
ui-effect-times = { $what } ×{ $count }
ui-effect-end = { $ends ->
    [now] until this turn ends
    [end] until { $player }’s next turn ends
   *[start] until { $player }’s next turn starts
}
ui-effect-caster = cast by { $player }
ui-effect = { $title }{ $count ->
    [one] { "" }
   *[other] { " " }×{ $count }
} on { $target }. { $what } { $caster ->
    [none] In force { $end }.
   *[other] In force { $end }, { $caster }.
}
ui-effect-chip = { $title } · { $what } · { $end }
ui-effect-chip-short = { $title } · { $what }

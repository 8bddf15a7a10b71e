# The window of a campaign: plates, pools, the map, expansion, recruiting.

ui-war-frontier = The frontier
ui-war-distance = distance { $number }
ui-war-held = held by { $player }
ui-war-army = { $player }: { $health } health{ $dragons ->
    [0] { "" }
    [one] { " " }and 1 dragon
   *[other] { " " }and { $dragons } dragons
}
ui-war-map = The map
ui-war-overview = Overview: click to move the map
ui-war-site = New terrain
ui-war-site-how = drop a die here
ui-war-site-units = the units go here
ui-war-recruiting = Recruiting pool
ui-war-summoning = Summoning pool
ui-war-pool-short = { $pool ->
    [recruiting] Recruits
    [reserve] Reserves
    [dead] Dead
    [buried] Buried
   *[summoning] Dragons
}
ui-war-pool = { $pool }: { $value }
ui-war-plate = { $player }: { $flags } of { $goal } terrains held, { $health } health in play
ui-war-in-play = in play
ui-war-flags = { $flags } of { $goal }
ui-war-drawer = { $player }’s pools
ui-war-drawer-close = Close the pools
ui-war-terrain-pool = Terrain pool
ui-war-terrains-left = { $count } of { $whole } left
ui-war-recruiting-after = Recruiting after round { $round }

# Recruiting

ui-war-choosing = choosing
ui-war-ready = ready
ui-war-fill = Fill
ui-war-fill-tip = Fill the lines that are left with the best dice
ui-war-empty = Clear
ui-war-recruit = { $die }, { $health } health
ui-war-line = { $line ->
    [items] Items
   *[other] Other races
}
ui-war-line-how = half, rounded up
ui-war-line-sum = { $health } ÷ 4 → { $rounded }{ $native ->
    [yes] { " " }× 2 native
   *[no] { "" }
}{ $dead ->
    [0] { "" }
   *[other] { " " }+ { $dead } for the dead
}
ui-war-line-not = { $reason ->
    [recruit-own] too few points
    [recruit-other] too few points
    [recruit-items] too few points
    [bonus-spared] its race pays
    [recruit-not-carried] cannot be carried
   *[other] another line
}
ui-war-used = { $used } of { $total } used
ui-war-used-short = { $used } used
ui-war-no-native = not native anywhere
ui-war-bonus = Bonus
ui-war-bonus-for = { $points } { $what ->
    [held] held
    [city] city
   *[abroad] abroad
}
ui-war-so-far = So far
ui-war-points = { $used } of { $total } points spent
ui-war-pays = ✓ Every army pays for its recruits
ui-war-stays = ✓ { $health } health stays in the pool
ui-war-lost = ○ { $points ->
    [one] 1 point
   *[other] { $points } points
} would be lost{ $armies ->
    [0] { "" }
    [many] ; some armies recruit nothing
   *[other] ; nothing is recruited at { $places }
}
ui-war-halves = Other races and items
ui-war-halves-how = They count half, rounded up. Put a die on such a line and the sum appears here.
ui-war-halved = { $place }: { $payers }, half is { $worth } health of { $what ->
    [items] items
   *[other] other races
}
ui-war-come = Recruits join their armies before the next turn, when all players are ready.
refusal-recruit-not-here = { $word ->
    [other] Items have a line of their own
    [items] Only items go there
   *[race] Only units of the race go there: use its own line, or that for other races
}
ui-war-after = After round { $round }
ui-war-all-recruit = All players recruit

# Expansion

ui-war-ways = The two ways to expand
ui-war-way = { $way ->
    [blaze] Blazing New Trails
   *[expand] Expanding to New Terrain
}
ui-war-way-closed = Your army has no unit that can leave: at least 1 must stay.
ui-war-way-does = { $way ->
    [blaze] Some units go to { $die ->
        [chosen] the terrain you choose
       *[random] a random terrain of the pool
    } and do not march this turn. At least 1 stays.
   *[expand] No unit moves. { $die ->
        [chosen] The terrain you choose
       *[random] A random terrain of the pool
    } is empty: any player may advance there.
} The held terrain stays on 8.
ui-war-leaving = March off
ui-war-list = The places as a list
ui-war-in-play-short = { $health } in play
ui-war-stay = Stay: { $means ->
    [magic] magic
    [missile] missiles
    [melee] melee
   *[free] act
}
ui-fight-on = { $kind ->
    [cantrip] Fight on without spells
   *[casualties] Fight on
}
ui-war-pursue = Pursue: { $means ->
    [magic] magic
   *[missile] missiles
}
ui-side-fold = Fold the side panel
ui-side-unfold = Open the side panel
ui-why-no-fold = The side panel can be folded only in The Conquest of Esfah.
ui-why-no-map-reset = No place on the map has been moved.
ui-war-all-stay = All stay
ui-war-all-march = { $left ->
    [0] All march off
   *[other] All but 1 march off
}
ui-war-split-goal = to the new terrain

## The spell book

ui-war-spell-search = Find a spell
ui-war-spell-list = { $lines ->
    [0] { $before ->
        [0] No spells chosen yet
       *[other] More spells
    }
   *[other] To cast, in this order
}
ui-war-spell-none = Remove all
ui-war-spell-cast = { $count ->
    [one] Cast 1 spell
   *[other] Cast { $count } spells
}
ui-war-spell-fewer = Cast once less
ui-war-spell-more = Cast once more
ui-war-spell-earlier = Earlier
ui-war-spell-away = Remove
ui-war-spell-aim = Choose another target
ui-war-spell-wants = { $what ->
    [place] choose where to: click a terrain
   *[target] choose a target: click it, or here
}
ui-war-spell-short = cannot be cast any more
ui-war-spell-lacks = { $spell }: { $lacks ->
    [points] it cannot be cast any more. Remove it.
   *[target] choose its target first
}
ui-war-spell-no-more = The points are enough for { $count } only
ui-war-spell-over = Nothing else can be cast
ui-war-spell-dead = your dead units
ui-war-spell-to = { $target } to { $place }
ui-war-spell-buries = { $target } · buries { $dice }
ui-war-spell-bury = Bury { $dice }
ui-war-effect = { $title } · { $player }, { $what }
ui-war-effect-end = { $effect } · { $end }

# The table: areas, terrain cards, side panels, the boards of the set-up.

ui-table-army = { $health } health · { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
}
ui-table-empty = no dice
ui-table-area = { $where }: { $dice ->
    [0] no dice
    [one] one die, { $health } health
   *[other] { $dice } dice, { $health } health
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
ui-table-held-brief = { $place } · { $player }’s
ui-table-held-short = held by { $player }
ui-table-held = { $place } · held by { $player }
ui-table-reserves = Reserves
ui-table-dead = Dead
ui-table-buried = Buried
ui-table-in-play-short = { $health } of { $whole }
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

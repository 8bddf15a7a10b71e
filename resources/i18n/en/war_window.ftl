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
ui-war-pool = { $pool }: { $value }
ui-war-plate = { $player }: { $flags } of { $goal } terrains held, { $health } health in play
ui-war-in-play = in play
ui-war-flags = { $flags } of { $goal }
ui-war-drawer = { $player }’s pools
ui-war-drawer-close = Close the pools
ui-war-terrain-pool = Terrain pool
ui-war-terrains-left = { $count } of { $whole } left
ui-war-recruiting-after = Recruiting after round { $round }

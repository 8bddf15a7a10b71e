# Reasons why a force cannot be filled, and reasons for suggestions.

trouble-fill-unknown = The force has an unknown die { $die }. Remove it first.
trouble-fill-over = The force has { $over } health more than { $health }. Remove { $over } first.
trouble-fill-mixed = { $army ->
    [home] The home army has more than one race. Fix that first.
    [campaign] The campaign army has more than one race. Fix that first.
   *[other] A section of the force has more than one race. Fix that first.
}
trouble-fill-half = { $army ->
    [home] The home army exceeds the limit of { $most } health. Fix that first.
    [campaign] The campaign army exceeds the limit of { $most } health. Fix that first.
    [horde] The horde exceeds the limit of { $most } health. Fix that first.
   *[other] A section of the force exceeds the limit of { $most } health. Fix that first.
}
trouble-fill-no-room = { $count ->
    [one] 1 army is empty
   *[other] { $count } armies are empty
} and only { $rest } health is left. Make room first.
trouble-fill-short = The available dice cannot add up to the missing { $rest } health.
trouble-fill-stuck = The available dice cannot form three legal armies; { $rest } health would be missing.
trouble-fill-dragons = { $over ->
    [one] The force has 1 dragon too many. Remove it first.
   *[other] The force has { $over } dragons too many. Remove them first.
}
trouble-fill-few-dragons = { $missing ->
    [one] 1 more dragon is needed, but none is available.
   *[other] { $missing } more dragons are needed than are available.
}
trouble-fill-few-terrains = { $missing ->
    [one] 1 more terrain is needed, but none is available.
   *[other] { $missing } more terrains are needed than are available.
}
trouble-fill-species = This game has no race called { $species }.
suggest-first = { $kind ->
    [melee] First unit for { $place }: strong in melee
    [missile] First unit for { $place }: strong in missiles
    [magic] First unit for { $place }: strong in magic
    [maneuver] First unit for { $place }: strong in maneuvers
   *[save] First unit for { $place }: strong in saves
}
suggest-lacks = { $kind ->
    [melee] Melee, which { $place } lacks
    [missile] Missiles, which { $place } lacks
    [magic] Magic, which { $place } lacks
    [maneuver] Maneuvers, which { $place } lacks
   *[save] Saves, which { $place } lacks
}: from { NUMBER($before, maximumFractionDigits: 1) } to { NUMBER($after, maximumFractionDigits: 1) } on average
suggest-colour = Magic for { $place }: { $colour } counts double on your home terrain
suggest-fits = { $health } of the missing health
suggest-power = { $species } can use their power there{ $eighth ->
    [city] ; a city recruits and promotes
    [tower] ; a tower gives missiles a long range
   *[other] { "" }
}
suggest-land = Magic of { $species } counts double there{ $eighth ->
    [city] ; a city recruits and promotes
    [tower] ; a tower gives missiles a long range
   *[other] { "" }
}
suggest-place = { $eighth ->
    [city] A city recruits and promotes for any race
    [tower] A tower gives missiles a long range for any race
   *[other] It suits any army
}
suggest-dragon = Most of your magic is { $colour }, so you can summon it
suggest-any-dragon = This size needs another dragon, of any colour
suggest-item = { $kind ->
    [melee] Melee for { $place }
    [missile] Missiles for { $place }
    [magic] Magic for { $place }
    [maneuver] Maneuvers for { $place }
   *[save] Saves for { $place }
}; { $unit } can carry it
suggest-medallion = This size may have another medallion, which any unit can carry

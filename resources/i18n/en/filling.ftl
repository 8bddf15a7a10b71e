# Why a force cannot be filled, and what a suggestion is good for.

trouble-fill-unknown = The force has a die { $die } that is not in the catalogue: take it out first.
trouble-fill-over = The force has { $over } health more than { $health } already: take out { $over } first.
trouble-fill-mixed = { $army ->
    [home] The home army is of more than one race: mend that first.
   *[campaign] The campaign army is of more than one race: mend that first.
}
trouble-fill-half = { $army ->
    [home] The home army is above the limit of { $most } health: mend that first.
    [campaign] The campaign army is above the limit of { $most } health: mend that first.
   *[horde] The horde is above the limit of { $most } health: mend that first.
}
trouble-fill-no-room = { $count ->
    [one] An army is empty
   *[other] { $count } armies are empty
} and only { $rest } health is left: make room first.
trouble-fill-short = The dice at hand do not come to the { $rest } health that are missing.
trouble-fill-stuck = The dice at hand cannot be split into three lawful armies; { $rest } health are left.
trouble-fill-dragons = { $over ->
    [one] The force has one dragon too many: take it out first.
   *[other] The force has { $over } dragons too many: take them out first.
}
trouble-fill-few-dragons = { $missing ->
    [one] One dragon more is needed than there is at hand.
   *[other] { $missing } dragons more are needed than there are at hand.
}
trouble-fill-few-terrains = { $missing ->
    [one] One terrain more is needed than there is at hand.
   *[other] { $missing } terrains more are needed than there are at hand.
}
trouble-fill-species = This game has no units of a species called { $species }.
suggest-first = { $kind ->
    [melee] A beginning for { $place }: strong in melee
    [missile] A beginning for { $place }: strong in missiles
    [magic] A beginning for { $place }: strong in magic
    [maneuver] A beginning for { $place }: strong in maneuvers
   *[save] A beginning for { $place }: strong in saves
}
suggest-lacks = { $kind ->
    [melee] Melee, which { $place } lacks
    [missile] Missiles, which { $place } lacks
    [magic] Magic, which { $place } lacks
    [maneuver] Maneuvers, which { $place } lacks
   *[save] Saves, which { $place } lacks
}: from { NUMBER($before, maximumFractionDigits: 1) } to { NUMBER($after, maximumFractionDigits: 1) } on average
suggest-colour = Magic for { $place }: { $colour } counts double on your home terrain
suggest-fits = { $health } of the health that is missing
suggest-power = { $species } have their power there{ $eighth ->
    [city] ; a city recruits and promotes
    [tower] ; a tower’s missiles reach far
   *[other] { "" }
}
suggest-land = Magic of { $species } counts double there{ $eighth ->
    [city] ; a city recruits and promotes
    [tower] ; a tower’s missiles reach far
   *[other] { "" }
}
suggest-place = { $eighth ->
    [city] A city recruits and promotes, whoever holds it
    [tower] A tower’s missiles reach far, whoever holds it
   *[other] It serves any army
}
suggest-dragon = You make most magic in { $colour } and can summon it
suggest-any-dragon = The size asks for it, and any colour will do

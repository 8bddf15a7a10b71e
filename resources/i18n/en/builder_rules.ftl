# Rule checks of a force in the builder: each rule met, or the problem and its solution.

verdict-place = { $place ->
    [home] the home army
    [campaign] the campaign army
    [horde] the horde
    [dragons] the dragons
    [home_terrain] the home terrain
    [frontier] the proposed frontier
    [recruiting] the recruiting pool
    [summoning] the summoning pool
    [terrains] the terrain dice
    [home_items] the items of the home army
    [campaign_items] the items of the campaign army
    [horde_items] the items of the horde
   *[other] { $place }
}
verdict-dice-more = { $dice } and { $count } more
verdict-health = { $side ->
    [over] { $apart } health too much ({ $has } of { $due }): remove { $apart }
    [under] { $apart } health missing ({ $has } of { $due }): add { $apart }
   *[met] Exactly { $due } health
}
verdict-size = A war has forces of { $sizes } health, not { $health }: choose one of these sizes
verdict-limits-size = Dragon Dice Risk limits forces to { $sizes } health, by the number of players, not to { $health }: choose one of these
verdict-limits-health = { $side ->
    [met] { $has } health, at most { $due } with { $players } players
   *[not] { $apart } health too much ({ $has }, at most { $due } with { $players } players): remove { $apart }
}
verdict-limits-units = { $side ->
    [met] { $has } units, at least { $due } with { $players } players
   *[not] { $apart ->
        [one] 1 unit missing
       *[other] { $apart } units missing
    } ({ $has }, at least { $due } with { $players } players): add { $apart }
}
verdict-limits-cover = Its { $territories } smallest units must have at most { $initial } health together, to cover the land at the start: they have { $has }
verdict-limits-dragons = { $side ->
    [met] Dragons: { $has }, at most { $due } with { $players } players
   *[not] { $apart ->
        [one] 1 dragon too many
       *[other] { $apart } dragons too many
    } ({ $has }, at most { $due } with { $players } players): remove { $apart }
}
verdict-limits-terrains = { $side ->
    [met] Terrain dice: { $has }, at least { $due } with { $players } players
   *[not] { $apart ->
        [one] 1 terrain die missing
       *[other] { $apart } terrain dice missing
    } ({ $has }, at least { $due } with { $players } players): add { $apart }
}
verdict-part = { $side ->
    [over] { $apart } health too much in { $place } ({ $has } of { $due }): remove { $apart }
    [under] { $apart } health missing in { $place } ({ $has } of { $due }): add { $apart }
   *[met] Exactly { $due } health in { $place }
}
verdict-armies = { $count ->
    [0] Each army has a unit
    [one] No unit in { $places }: add one
   *[other] No unit in { $places }: add one to each
}
verdict-one-species = { $army ->
    [home] { $side ->
        [empty] The home army may be of any one race
        [met] The home army is of one race: { $species }
       *[mixed] The home army mixes { $species }: move { $dice } to the horde, or remove the other race
    }
    [campaign] { $side ->
        [empty] The campaign army may be of any one race
        [met] The campaign army is of one race: { $species }
       *[mixed] The campaign army mixes { $species }: move { $dice } to the horde, or remove the other race
    }
   *[other] { $side ->
        [empty] Any one race may be in { $place }
        [met] One race in { $place }: { $species }
       *[mixed] More than one race in { $place }: { $species }; move { $dice }, or remove the other race
    }
}
verdict-half = { $count ->
    [0] No army has more than half of the force, { $most } health
    [one] More than half of the force in { $places }: move { $apart } health to another army
   *[other] More than half of the force, { $most } health, in { $places }: remove units
}
verdict-dragons = { $side ->
    [over] { $apart ->
        [one] 1 dragon too many
       *[other] { $apart } dragons too many
    } ({ $has } of { $due }): remove { $apart }
    [under] { $apart ->
        [one] 1 dragon missing
       *[other] { $apart } dragons missing
    } ({ $has } of { $due }): add { $apart }
   *[met] { $due ->
        [one] 1 dragon, right for the size
       *[other] { $due } dragons, right for the size
    }
}
verdict-dragonkin = { $apart ->
    [0] Dragonkin: { $has } of at most { $most } health
   *[other] { $apart } health too much of dragonkin ({ $has } of at most { $most }): remove { $dice }
}
verdict-medallions = { $apart ->
    [0] Medallions: { $has } of at most { $most }
    [one] 1 medallion too many ({ $has } of at most { $most }): remove 1
   *[other] { $apart } medallions too many ({ $has } of at most { $most }): remove { $apart }
}
verdict-carried = The units in { $place } cannot carry { $dice }: a unit carries 2 items of its own colours, or 1 die of metal alone
verdict-home-terrain = { $side ->
    [missing] No home terrain: pick one
    [foreign] Home terrain: { $terrain } is not one of the 16 of 1995; pick another
   *[met] Home terrain: { $terrain }
}
verdict-frontier = { $side ->
    [missing] No frontier proposed: pick a terrain
    [foreign] Proposed frontier: { $terrain } is not one of the 16 of 1995; pick another
   *[met] Proposed frontier: { $terrain }
}
verdict-pick = { $side ->
    [missing] No terrain in { $place }: pick one
    [foreign] { $terrain } in { $place } is not one of the 16 of 1995; pick another
   *[met] In { $place }: { $terrain }
}
verdict-sections = This edition does not have { $places }: move or remove { $dice }
verdict-allowed = { $count ->
    [0] { $species ->
        [starters] All units are of the starter races of 1995
       *[all] All units are published dice
    }
   *[other] { $species ->
        [starters] Not of the starter races of 1995: { $dice }; remove them, or allow all races
       *[all] Not published dice, and unknown to the game: { $dice }; remove them
    }
}
verdict-dragon-kinds = Not dragons of a single colour, as in 1995: { $dice }; remove them, or allow all races
verdict-reconstructed = Faces reconstructed: { $dice }; remove them, or allow such dice
verdict-unknown = { $count ->
    [one] Unknown die { $dice }: remove it from { $places }
   *[other] Unknown dice { $dice }: remove them from { $places }
}
verdict-misplaced = { $count ->
    [one] { $dice } cannot be in { $places }: remove it
   *[other] { $dice } cannot be in { $places }: remove them
}
verdict-owned = { $count ->
    [one] 1 die is not in the collection: { $dice }; remove it, or allow any dice
   *[other] { $count } dice are not in the collection: { $dice }; remove them, or allow any dice
}

# What the rules say of a force that is being built: each line met, or what is wrong and what to do.

verdict-place = { $place ->
    [home] the home army
    [campaign] the campaign army
    [horde] the horde
    [dragons] the dragons
    [home_terrain] the home terrain
   *[frontier] the proposed frontier
}
verdict-dice-more = { $dice } and { $count } more
verdict-health = { $side ->
    [over] { $apart } health too much ({ $has } of { $due }): take out { $apart }
    [under] { $apart } health missing ({ $has } of { $due }): add { $apart }
   *[met] Exactly { $due } health
}
verdict-armies = { $count ->
    [0] Each army has a unit
    [one] No unit in { $places }: put one into it
   *[other] No unit in { $places }: put one into each
}
verdict-one-species = { $army ->
    [home] { $side ->
        [empty] The home army may be of any one race
        [met] The home army is of one race: { $species }
       *[mixed] The home army mixes { $species }: move { $dice } to the horde, or take the other race out
    }
   *[campaign] { $side ->
        [empty] The campaign army may be of any one race
        [met] The campaign army is of one race: { $species }
       *[mixed] The campaign army mixes { $species }: move { $dice } to the horde, or take the other race out
    }
}
verdict-half = { $count ->
    [0] No army is above half of the force, { $most } health
    [one] Above half of the force: { $places }, by { $apart } health; move so much to another army
   *[other] Above half of the force, { $most } health: { $places }; take units out
}
verdict-dragons = { $side ->
    [over] { $apart ->
        [one] One dragon too many
       *[other] { $apart } dragons too many
    } ({ $has } of { $due }): take out { $apart }
    [under] { $apart ->
        [one] One dragon missing
       *[other] { $apart } dragons missing
    } ({ $has } of { $due }): add { $apart }
   *[met] { $due ->
        [one] One dragon, as the size asks
       *[other] { $due } dragons, as the size asks
    }
}
verdict-home-terrain = { $side ->
    [missing] No home terrain: pick one
    [foreign] Home terrain: { $terrain } is not of the sixteen of 1995, pick another
   *[met] Home terrain: { $terrain }
}
verdict-frontier = { $side ->
    [missing] No frontier proposed: pick a terrain
    [foreign] Proposed frontier: { $terrain } is not of the sixteen of 1995, pick another
   *[met] Proposed frontier: { $terrain }
}
verdict-allowed = { $count ->
    [0] { $species ->
        [starters] All units are of the starter species of 1995
       *[all] All units are published dice
    }
   *[other] { $species ->
        [starters] Not among the starter species of 1995: { $dice }; take out, or let all species play
       *[all] Not published dice, which no game here knows: { $dice }; take out
    }
}
verdict-dragon-kinds = Not dragons of a single colour, as in 1995: { $dice }; take them out, or let all species play
verdict-unknown = { $count ->
    [one] Unknown die { $dice }: take it out of { $places }
   *[other] Unknown dice { $dice }: take them out of { $places }
}
verdict-owned = { $count ->
    [one] One die more than the collection holds: { $dice }; take it out, or use any dice
   *[other] { $count } dice more than the collection holds: { $dice }; take them out, or use any dice
}

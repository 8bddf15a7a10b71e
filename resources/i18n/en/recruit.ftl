# Reasons that a computer player gives for its choices.

reason = { $player }: { $reason }
reason-chance = all options are equally good
reason-balanced = an army with strong and weak units
reason-own-ground = this terrain suits our army
reason-nothing-to-win = a march would not win anything
reason-most-to-win = we can win most at { $place }
reason-better-distance = another distance suits us better
reason-good-distance = this distance suits us
reason-costs-nothing = it costs nothing to try
reason-no-maneuver = we cannot win the maneuver roll
reason-towards-eight = a step towards 8
reason-would-lose = we would lose more than we win
reason-bold = the attack is worth the risk
reason-expects = expecting to win about { NUMBER($health, maximumFractionDigits: 1) } health
reason-least-worth = our least valuable units
reason-holds = we hold this terrain
reason-again = we attack again
reason-save-first = first enough saves, then melee
reason-needed-there = needed at { $place }
reason-stands = our units are well placed
reason-needed-elsewhere = needed elsewhere
reason-good-ground = a good terrain with few enemies
reason-magic = the enemy cannot strike back at magic
reason-dear-to-them = valuable to them, with few saves
reason-good-roll = this roll is good enough
reason-better-roll = { $die } can do better
reason-colours = the colours of the spells we want
reason-hurts-least = we need these results least
reason-spell-harm = it kills enemy units
reason-spell-weaken = it weakens the enemy
reason-spell-strengthen = it helps our units
reason-spell-return = it returns our dead units
reason-spell-bury = it keeps their dead from returning
reason-spell-path = our units are needed elsewhere
reason-spell-flood = it turns a terrain they want
reason-spell-dragon = a dragon will attack them
reason-spells-enough = no other spell is worth its points
reason-most-there = it has most effect there
reason-their-dead = better to bury their dead than ours
reason-in-order = the order does not matter
reason-weaken-first = spells that weaken them come first
reason-best-return = the best of our dead units
reason-never-again = their most dangerous dead units
reason-let-it-fall = this terrain matters more to them
reason-own-spell = it is our own spell
reason-dragon-order = units lost here may return in the next fight
reason-rival = it is not our dragon
reason-slay = to slay it
reason-save-lives = to save as many units as possible
reason-save-best = units that are most likely to save
reason-promote = promote every unit we can
reason-one-more = it makes the army stronger
reason-largest-army = it has the most health
reason-largest-reserve = they have the most health in reserve
reason-most-in-play = they have the most health in play
reason-spell-called = it joins our army from the summoning pool
reason-spell-scatter = it kills enemy units or drives them away
reason-spell-trade = they lose this terrain die
reason-better-chance = { $gain }% more chance of winning: { $first ->
    [health] more health than theirs
    [terrain] nearer to a capture
    [reserve] units safe in reserve
    [attack] better attacks than theirs
    [rolls] armies that roll better
    [dragons] less danger from dragons
    [over] it ends the battle
    [taste] it likes to play that way
   *[other] the better position
}{ $second ->
    [health] , more health than theirs
    [terrain] , nearer to a capture
    [reserve] , units safe in reserve
    [attack] , better attacks than theirs
    [rolls] , armies that roll better
    [dragons] , less danger from dragons
    [over] , it ends the battle
    [taste] , it likes to play that way
   *[other] { "" }
}
reason-guess = a guess
reason-taste = it likes to play that way

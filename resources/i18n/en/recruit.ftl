# Why a computer player chose what it chose.

reason = { $player }: { $reason }
reason-chance = one is as good as another
reason-balanced = strong and weak together
reason-own-ground = our own ground
reason-nothing-to-win = nothing to win by marching
reason-most-to-win = most to win at { $place }
reason-better-distance = another distance suits us better
reason-good-distance = this distance suits us
reason-costs-nothing = it costs nothing to try
reason-no-maneuver = we could not turn it
reason-towards-eight = a step towards eight
reason-would-lose = we would lose more than we win
reason-bold = it is time to dare something
reason-expects = expecting to win about { NUMBER($health, maximumFractionDigits: 1) } health
reason-least-worth = the ones we miss least
reason-holds = we hold this ground
reason-again = and once more
reason-save-first = saves first, the rest strikes
reason-needed-there = needed at { $place }
reason-stands = we stand
reason-needed-elsewhere = needed elsewhere

# Why a computer player chose what it chose at Battle Dice.

reason-bd-least-missed = the ones we miss least
reason-bd-saved-is-saved = a unit saved now is saved
reason-bd-better-roll = it can only get better
reason-bd-good-roll = these rolls are good enough
reason-bd-spoil-roll = that roll would hurt us most
reason-bd-they-rolled-badly = their rolls are bad enough as they are
reason-bd-would-hurt = it would do most against us
reason-bd-harmless = none of them would do us harm
reason-bd-makes-a-hit = it makes good what was too low
reason-bd-spoils-a-hit = it spoils what would have hit us
reason-bd-wand-of-death = a sure loss of theirs is worth more than one of ours returned
reason-bd-no-miss-to-mend = nothing more would come of it
reason-bd-no-use = it would be of no use now
reason-bd-best-returns = the best of them returns
reason-bd-better-may-fall = a better one may fall yet
reason-bd-most-useful = what helps us most
reason-bd-good-result = the result is good as it is
reason-bd-better-result = the next line is better for us
reason-bd-all-help = all of them may help
reason-bd-spare-the-wand = the wand is spared, hardly anybody will fall
reason-bd-quest = the army can spare them
reason-bd-scout = an early artifact helps longest, and one unit is hardly missed
reason-bd-no-quest = everybody is needed here
reason-bd-finish-them = first we finish them
reason-bd-dungeon-master = as strong as the rules allow against this party

# Reasons that a computer player gives for its choices at Battle Dice.

reason-bd-least-missed = our least useful units
reason-bd-saved-is-saved = preventing losses now is safest
reason-bd-better-roll = this die can only improve
reason-bd-good-roll = these rolls are good enough
reason-bd-spoil-roll = their roll that would hurt us most
reason-bd-they-rolled-badly = their rolls are already bad enough
reason-bd-would-hurt = this unit would hurt us most
reason-bd-harmless = none of their units would hurt us
reason-bd-makes-a-hit = it turns a miss into a hit
reason-bd-spoils-a-hit = it stops a hit against us
reason-bd-wand-of-death = a certain kill is worth more than a returned unit
reason-bd-no-miss-to-mend = no unit would gain from it
reason-bd-no-use = it would not help now
reason-bd-best-returns = our best lost unit returns
reason-bd-better-may-fall = we may lose a better unit later
reason-bd-most-useful = the most helpful choice
reason-bd-good-result = the result is already good
reason-bd-better-result = the next result is better for us
reason-bd-all-help = they may all help
reason-bd-spare-the-wand = save the wand: we expect few losses
reason-bd-scout = an early artifact helps longest, and the army hardly misses one unit
reason-bd-no-quest = the army needs all its units
reason-bd-dungeon-master = the strongest allowed roster against this party
reason-bd-tried-out = this roster cost the party most when it was tried out

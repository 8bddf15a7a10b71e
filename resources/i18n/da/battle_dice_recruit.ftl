# Hvorfor en computerspiller valgte, som den gjorde, i Battle Dice.

reason-bd-least-missed = dem, vi bedst kan undvære
reason-bd-saved-is-saved = det er sikrest at afværge tab nu
reason-bd-better-roll = denne terning kan kun blive bedre
reason-bd-good-roll = disse slag er gode nok
reason-bd-spoil-roll = det af deres slag, der ville ramme os hårdest
reason-bd-they-rolled-badly = deres slag er dårlige nok i forvejen
reason-bd-would-hurt = den enhed ville skade os mest
reason-bd-harmless = ingen af deres enheder ville skade os
reason-bd-makes-a-hit = det gør en forbier til en træffer
reason-bd-spoils-a-hit = det stopper en træffer mod os
reason-bd-wand-of-death = et sikkert drab er mere værd end en enhed, der vender tilbage
reason-bd-no-miss-to-mend = ingen enhed ville have gavn af det
reason-bd-no-use = det ville ikke hjælpe nu
reason-bd-best-returns = vores bedste tabte enhed vender tilbage
reason-bd-better-may-fall = vi mister måske en bedre enhed senere
reason-bd-most-useful = det valg, der hjælper mest
reason-bd-good-result = resultatet er allerede godt
reason-bd-better-result = det næste resultat er bedre for os
reason-bd-all-help = de kan alle hjælpe
reason-bd-spare-the-wand = gem tryllestaven: vi venter få tab
reason-bd-scout = et tidligt artefakt hjælper længst, og én enhed savnes næppe
reason-bd-no-quest = hæren har brug for alle sine enheder
reason-bd-dungeon-master = de stærkeste vogtere, reglerne tillader mod dette følge
reason-bd-tried-out = disse vogtere kostede følget mest, da de blev prøvet

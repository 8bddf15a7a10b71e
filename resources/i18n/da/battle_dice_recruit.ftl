# Hvorfor en computerspiller valgte, som den gjorde, i Battle Dice.

reason-bd-least-missed = dem, vi savner mindst
reason-bd-saved-is-saved = en enhed, der reddes nu, er reddet
reason-bd-better-roll = det kan kun blive bedre
reason-bd-good-roll = de slag er gode nok
reason-bd-spoil-roll = det slag ville ramme os hårdest
reason-bd-they-rolled-badly = deres slag er dårlige nok, som de er
reason-bd-would-hurt = den ville gøre mest ved os
reason-bd-harmless = ingen af dem ville skade os
reason-bd-makes-a-hit = den retter op på det, der var for lavt
reason-bd-spoils-a-hit = den ødelægger det, der ville have ramt os
reason-bd-wand-of-death = et sikkert tab hos dem er mere værd end en af vores, der vender tilbage
reason-bd-no-miss-to-mend = der ville ikke komme mere ud af det
reason-bd-no-use = det ville ikke nytte noget nu
reason-bd-best-returns = den bedste af dem vender tilbage
reason-bd-better-may-fall = en bedre kan stadig falde
reason-bd-most-useful = det, der hjælper os mest
reason-bd-good-result = resultatet er godt, som det er
reason-bd-better-result = den næste linje er bedre for os
reason-bd-all-help = de kan alle hjælpe
reason-bd-spare-the-wand = tryllestaven spares, næsten ingen vil falde
reason-bd-scout = et tidligt artefakt hjælper længst, og én enhed savnes næppe
reason-bd-no-quest = alle er nødvendige her
reason-bd-dungeon-master = så stærkt, som reglerne tillader mod dette følge

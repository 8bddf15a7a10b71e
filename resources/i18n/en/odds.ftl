# Odds: what each answer is likely to cost both sides.

ui-odds = Odds
ui-odds-state = { $state ->
    [off] Press O to see what each answer is likely to cost both sides.
    [working] The answers are tried…
    [failed] The odds could not be worked out. The next question tries again.
   *[none] This question has no odds.
}
ui-odds-restarted = The program that works odds out stopped or did not answer. It was restarted.
ui-odds-succeeds = succeeds { $share }%
ui-odds-loss = { NUMBER($out, minimumFractionDigits: 1, maximumFractionDigits: 1, useGrouping: 0) } out, { NUMBER($back, minimumFractionDigits: 1, maximumFractionDigits: 1, useGrouping: 0) } back
ui-odds-routs = rout { $share }%
ui-odds-own-routs = you rout { $share }%
ui-odds-nobody = No unit dies
ui-odds-exact = exact
ui-odds-tried = { NUMBER($tries, useGrouping: 0) } tries, ±{ NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1, useGrouping: 0) }
ui-odds-row = { $answer }: { $told } ({ $figures })
ui-odds-about = { $tried ->
    [0] “Out” is the health that opponents lose, “back” your own. Every roll is counted. Recruit decides for all players after your answer. Both sides give up the dice that they need least, and no army pursues.
   *[other] “Out” is the health that opponents lose, “back” your own. Answers without exact odds are played on with other dice, and Recruit decides for all players. ± tells by how much the average may be off.
}
bd-ui-odds-about = { $tried ->
    [0] “Out” is the number of units that the other side loses until the round ends, “back” your own. Every roll is counted. Recruit decides for both sides what is asked later.
   *[other] “Out” is the number of units that the other side loses until the round ends, “back” your own. Answers without exact odds are played on with other dice, and Recruit decides for both sides. ± tells by how much the average may be off.
}
given-no-dice = None
ui-odds-agree = Show the odds?
ui-odds-agree-about = The odds of the answers are then shown to all players, at each of their questions.
ui-odds-refused = { $player } does not agree to show the odds.
ui-why-no-odds = The answers of this game have no odds yet.

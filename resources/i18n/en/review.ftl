# The review of a game: the chance of winning, the decisions that cost most, luck.

ui-menu-review = Re&view of the game…
review = Review
review-of = Review of { $players }
review-progress = Reviewing the game…
review-chart = Chance of winning over the turns
review-percent = { NUMBER($percent, useGrouping: 0) }%
review-key = { $kind ->
    [decision] decision that cost
    [dice] the dice spoke
   *[decided] here it was decided
}
review-wins = { $player } wins
review-turns = { $turns ->
    [one] 1 turn
   *[other] { NUMBER($turns, useGrouping: 0) } turns
}
review-game = { $game }, { NUMBER($health, useGrouping: 0) } health
bd-review-game = { $game }, { NUMBER($health, useGrouping: 0) } dice
review-decisions = The decisions that cost most
review-no-decisions = No decision cost 2 points or more
review-accounts = Luck and decisions
review-turns-head = The chances turn by turn
review-about = The chance of winning is Veteran’s estimate. A decision costs what Veteran sees one exchange ahead; what remains is luck.
war-review-about = The chance of winning is estimated from armies, terrains, recruits and the attacks to come. A decision costs what it changes one exchange ahead; what remains is luck. Set-up, spells, losses, recruits, expansions, reinforcements, retreats and the powers of terrains are not judged.
risk-review-about = The chance of winning is estimated from territories, armies, recruits and cards. A decision costs what it changes on average until the march ends; what remains is luck. Set-up, spells, losses, and which dice attack or move in are not judged.
bd-review-about = The chance of winning is estimated from the numbers and kinds of units. A decision costs what it changes until the round ends; what remains is luck. Quests are not judged.
review-turn = Turn { NUMBER($turn, useGrouping: 0) }
review-degree = { $degree ->
    [3] blunder
    [2] mistake
   *[other] { "" }
}
review-better = Better: { $better }
review-points = { $points ->
    [one] −1 point
   *[other] −{ NUMBER($points, useGrouping: 0) } points
}
review-part = { $part ->
    [luck] The dice
    [choices] Decisions
    [start] The start
   *[good] Own decisions
}
review-part-about = { $part ->
    [luck] luck in points
    [choices] own and others’ mistakes
    [start] forces, first roll
   *[good] best or nearly so
}
review-part-tip = { $player }: { $part }, { $figures } points. An even chance and the three parts add up to the result.
review-figures = { $sign ->
    [plus] +{ NUMBER($points, useGrouping: 0) }
    [minus] −{ NUMBER($points, useGrouping: 0) }
   *[none] 0
}
review-good = { NUMBER($good, useGrouping: 0) } of { NUMBER($weighed, useGrouping: 0) }
review-good-tip = { $good } own decisions were the best or cost less than 2 points.
review-account = Even chance { $even }, start { $start }, own choices { $own }, others’ choices { $others }, dice { $luck }, result { $result }. Best or nearly so: { $good }.
review-chance = { $player } { NUMBER($percent, useGrouping: 0) }%
review-moment = { $when ->
    [start] Before the first turn: { $chances }.
    [end] The end: { $chances }.
    [now] Now: { $chances }.
    [both] Turn { NUMBER($turn, useGrouping: 0) }: { $chances }.
   *[turn] Turn { NUMBER($turn, useGrouping: 0) }, { $player }: { $chances }.
}
review-mark = Decision { $number }, { $points }: { $chosen }.
review-swing = The dice gave { $player } { $points } points.
review-decided = From here on { $player } had 70% or more.
review-end = the end
review-conclusion = { $part ->
    [luck] { $alike ->
        [yes] All gave away about as much. The dice decided
       *[no] The dice decided
    }: they were worth { $points } points to { $player }{ $turn ->
        [0] .
       *[other] . The luckiest turn was turn { NUMBER($turn, useGrouping: 0) }, with { $swing } points.
    }
    [choices] Decisions mattered more than dice: they were worth { $points } points to { $player }.
    [start] The start decided: the forces and the first roll were worth { $points } points to { $player }.
    [given] The opponent gave up when the chance of { $player } was { $points }%.
   *[draw] A draw: neither the dice nor the decisions decided.
}
review-column = { $column ->
    [number] No.
    [turn] Turn
    [player] Player
    [question] Question
    [chosen] Chosen
    [better] Better
    [points] Cost
    [even] Even chance
    [start] Start
    [own] Own choices
    [others] Others’ choices
    [luck] Dice
    [result] Result
    [good] Best or nearly so
   *[note] Turning points
}
review-look = Replay
review-again = Try again
review-again-about = Try again opens the game at that question in a copy. The game itself stays as it was played.
review-print = Print or save…
review-save-title = Save review
review-copied = The review was copied.
review-judged = { $how ->
    [best] The best answer: { $points } points better than in the game.
    [better] Better than in the game by { $points } points. Best: { $better }, another { $rest } points.
    [same] The same answer as in the game. { $better } is better by { $rest } points.
    [worse] Worse than in the game by { $points } points. Best: { $better }, { $rest } points better.
   *[open] Veteran does not weigh this answer.
}
review-judged-title = Tried again
review-judged-again = Try again
review-judged-play = Play on
ui-key-review-turns = review: move from turn to turn in the chart
ui-key-review-again = review: try the decision with this number again
ui-key-review-look = review: replay the moment of the cursor
ui-key-review-print = review: print it, or save it as a page or as CSV
ui-why-no-review = The games of this kind have no review yet.
ui-why-review-not-over = The review can be read when the game is over, or in practice.
ui-outcome-review = Review
ui-outcome-seed = Dice seed { $seed }
ui-outcome-seed-tip = The number from which all dice of this game were drawn. It was fixed at the start.
tutor-objects = { $degree ->
    [3] A blunder
   *[other] A mistake
} of about { NUMBER($points, useGrouping: 0) } points. Better: { $better }
tutor-hint = { $what ->
    [health] Compare the health that each answer wins and loses.
    [terrain] Look at the numbers of the terrains: which is nearest to 8?
    [reserve] Look for units that would be attacked next: some are safer in reserve.
    [attack] Look at who can attack whom after this answer.
    [rolls] Look at what each army rolls.
    [dragons] Look at the dragons.
    [over] Look closely: the battle can end soon.
    [land] Look for territories that you are likely to take and to hold.
    [continents] Look at the continents: which one can you complete or break?
    [recruits] Look at the recruits of the next turn.
    [cards] Look at the cards: what do they bring now, and later?
    [borders] Look at your borders: where can you be attacked?
    [targets] Look at the territories that you can attack next.
    [posts] Look where your units can take something next, and where they are in danger.
    [goal] Count territories: the goal of the game is near.
    [danger] Look at who can attack your armies next.
    [risk] Look at what each answer would cost you.
    [close] The answers differ by less than 1 point: none is wrong.
    [casualties] Look at what each unit rolls on average.
    [breath-flame] Look at what each unit rolls on average.
    [spell] Look for the target that saves badly, or for the army that will fight next.
    [spell-target] Look for the target that saves badly, or for the army that will fight next.
    [magic-colours] Look at the spells first: which would you cast?
   *[other] Look at what the dice in question are worth.
}
tutor-hint-none = There is no hint for this question: press H for a suggestion.
ui-why-no-tutor = { $why ->
    [guide] A lesson or a puzzle judges its answers itself.
    [persons] With several persons at the table there are no warnings, except in practice.
   *[game] Nothing judges the answers of this game yet.
}
ui-why-no-hint = { $why ->
    [puzzle] A puzzle has no hints before your answer.
    [persons] Hints need the agreement of all players: press O for the odds.
   *[other] No question waits for you.
}

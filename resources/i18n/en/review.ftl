# The review of a game: the chance of winning, the decisions that cost most, luck.

ui-menu-review = Re&view of the game…
review = Review
review-progress = Reviewing the game…
review-decisions = The decisions that cost most
review-no-decisions = No decision cost 2 points or more.
review-accounts = Luck and decisions
review-about = The chance of winning is Veteran’s estimate. A decision costs what Veteran sees one exchange ahead; what remains is luck.
review-where = { $degree ->
    [3] { $player }, turn { $turn }: blunder
    [2] { $player }, turn { $turn }: mistake
   *[other] { $player }, turn { $turn }
}
review-better = { $chosen }. Better: { $better }
review-points = { $points ->
    [one] −1 point
   *[other] −{ NUMBER($points, useGrouping: 0) } points
}
review-part = { $what ->
    [own] own choices
    [others] others’ choices
   *[luck] luck
}
review-figures = { $sign ->
    [plus] { $points ->
        [one] +1 point
       *[other] +{ NUMBER($points, useGrouping: 0) } points
    }
    [minus] { $points ->
        [one] −1 point
       *[other] −{ NUMBER($points, useGrouping: 0) } points
    }
   *[none] 0 points
}
review-look = Show the moment
review-again = Try again
review-file = review.csv
ui-why-no-review = The games of this kind have no review yet.
ui-why-review-not-over = The review can be read when the game is over, or in practice.
ui-outcome-review = Review
ui-outcome-seed = Dice seed { $seed }
ui-outcome-seed-tip = The number from which all dice of this game were drawn. It was fixed at the start.
tutor-objects = { $degree ->
    [3] A blunder
   *[other] A mistake
}: it costs about { NUMBER($points, useGrouping: 0) } points of winning chance. Better: { $better }. Give the same answer again to play it anyway.

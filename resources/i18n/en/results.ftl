# Results: a person's record against opponents, with forces, and in games.

ui-menu-results = &Results…
results = Results
results-person = Player
results-game = Game
results-force = Force
results-all-games = All games
results-all-forces = All forces
results-none-left = No game of yours matches.
results-none = No game of yours has ended yet. Games against the computer and against persons count, each when it ends.
results-streaks = { $last ->
    [won] { $count ->
        [one] You won the last game.
       *[other] You won the last { $count } games.
    }
    [lost] { $count ->
        [one] You lost the last game.
       *[other] You lost the last { $count } games.
    }
   *[drawn] { $count ->
        [one] The last game was a draw.
       *[other] The last { $count } games were draws.
    }
} Most wins in a row: { $longest }.
results-part = { $what ->
    [opponents] Opponents
    [forces] Forces
   *[games] Games
}
results-columns = won / played
results-figures = { NUMBER($won, useGrouping: 0) } / { NUMBER($games, useGrouping: 0) }
results-tip = { $name }: { $won } won, { $drawn } drawn, { $lost } lost{ $days ->
    [one] , on { $last }
   *[more] , from { $first } to { $last }
}
results-no-force = without a name
results-export = Save as CSV…
results-file = results.csv
results-delete = Delete results…
results-delete-ask = { $count ->
    [one] This deletes the result of 1 game. The saved games stay.
   *[other] This deletes the results of { $count } games. The saved games stay.
}
results-fault = { $fault ->
    [broken] The file of the results could not be read. It has another name now, and new results begin a new file.
    [reset] A part of the file of the results could not be read. A copy of it was kept.
    [unreadable] The file of the results can’t be read now. New results are not kept.
   *[unwritable] The results could not be written. The disk may be full.
}
results-not-written = The file was not written: { $why }

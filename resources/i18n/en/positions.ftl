# Games that start from a position, and the page that sets one up.

trouble-start-unread = Could not read the start position: { $why }.
trouble-start-other-game = The start position belongs to another game or to another number of players.
trouble-start-over = The game is over in this position. Choose an earlier one.
trouble-start-ends = From this position the game ends before the first decision.
trouble-start-steps = The start position has more than { $most } steps left to do, which no game has.
trouble-start-unsound = The start position is not possible: { $why }.
trouble-start-broken = The start position does not fit the rules ({ $why }).
trouble-start-options = The start position has other house rules, another map or other tables than the set-up.
trouble-start-set-up = Only a position from a game of { $game } can be a start position.
trouble-start-races = The start position has dice that play only if all races are allowed ({ $clause }).

trouble-position-place = { $place ->
    [home] the home of { $player }
   *[frontier] the frontier
}
trouble-position-seats = This edition is for { $least } to { $most } players, not { $given } ({ $clause }).
trouble-position-lands = There are { $given } terrains; with these players there are { $most }, a home for each and the frontier ({ $clause }).
trouble-position-homes = Each player needs 1 home, and there is 1 frontier ({ $clause }).
trouble-position-no-terrain = There is no terrain die at { $place } ({ $clause }).
trouble-position-not-terrain = { $die } cannot be the terrain die at { $place } ({ $clause }).
trouble-position-owner = { $die } belongs to no player.
trouble-position-die = { $die } is not a die of this game.
trouble-position-where = { $die } of { $player } is at a place where it cannot be ({ $clause }).
trouble-position-face = { $die } has no face { $face }.
trouble-position-large = { $player } has { $health } health; a force can have at most { $most } health and 400 dice ({ $clause }).
trouble-position-no-units = { $player } has no units at a terrain or in reserve, and would be out of the game ({ $clause }).
trouble-position-one-left = At least 2 players need units at a terrain or in reserve ({ $clause }).
trouble-position-held-face = { $player } holds { $place }, but its die shows { $face } instead of the eighth face ({ $clause }).
trouble-position-held-empty = { $player } holds { $place } without an army there ({ $clause }).
trouble-position-won = { $player } holds { $goal } captured terrains and has won ({ $clause }).
trouble-position-effect = { $effect } is impossible: { $why ->
    [unknown] this edition has no such effect
    [player] its player is not in the game
    [turn] it began in a later turn
    [die] its die is not in play
    [army] its army is not there
   *[terrain] its terrain is not on the table
} ({ $clause }).
trouble-position-no-turn = The position has no turn; a game starts in turn 1 or later ({ $clause }).
trouble-position-turn = It is the turn of no player ({ $clause }).
trouble-position-turn-out = { $player } is out of the game and cannot have a turn ({ $clause }).
trouble-position-steps = The turn does not lead to its end ({ $clause }).

# Games that start from a position, and the page that sets one up.

trouble-start-unread = Could not read the start position: { $why }.
trouble-start-other-game = The start position belongs to another game or to another number of players.
trouble-start-over = The game is over in this position. Choose an earlier one.
trouble-start-steps = The start position has more than { $most } steps left to do, which no game has.
trouble-start-unsound = The start position is not possible: { $why }.
trouble-start-broken = The start position does not fit the rules ({ $why }).
trouble-start-options = The start position has other house rules, another map or other tables than the set-up.
trouble-start-set-up = Only a position from a game of { $game } can be a start position.
trouble-start-races = The start position has dice that play only if all races are allowed ({ $clause }).

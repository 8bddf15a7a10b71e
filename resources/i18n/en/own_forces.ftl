# Your own forces in a new game: from the library and from files.

new-game-heading = { $forces ->
    [mine] MY FORCES
    [starters] STARTER FORCES
   *[made] FOR THIS GAME
}
new-game-refused = { $force } — { $why }
new-game-unnamed = Unnamed force
new-game-armies = You form the armies when the game starts. Press H to use the ones you built.
new-game-file = Load force…
new-game-file-seat = Load a force for player { $number }
new-game-file-filter = Forces (*.ddforce)
new-game-cannot-play = { $force } is not ready to play: { $why }
new-game-too-many = This game has only { $count } players. The other files were ignored.
new-game-print-secret = Drafted forces stay secret: { $all ->
    [yes] nothing can be printed.
   *[no] only the other forces can be printed.
}
new-game-changed = { $what ->
    [species] { $force } has dice of other races or monsters. The game now allows all races.
    [size] { $force } has { $health } health. All forces now have this size.
   *[both] { $force } has { $health } health and dice of other races or monsters. All forces now have this size, and the game allows all races.
}

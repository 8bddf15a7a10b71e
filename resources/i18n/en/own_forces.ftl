# Forces of the player's own in a new game: those of the library, and those of files.

new-game-heading = { $forces ->
    [mine] MY FORCES
    [starters] STARTER FORCES
   *[made] FOR THIS GAME
}
new-game-refused = { $force } — { $why }
new-game-unnamed = A force without a name
new-game-armies = Its armies are made up at the table, where the suggestion (H) is what you built.
new-game-file = A force from a file…
new-game-file-seat = A force from a file for player { $number }
new-game-file-filter = Forces (*.ddforce)
new-game-cannot-play = { $force } cannot play yet: { $why }
new-game-too-many = Only { $count } play here: the other files were not taken.
new-game-print-secret = What was drafted stays secret: { $all ->
    [yes] there is nothing to print.
   *[no] only the other forces are printed.
}
new-game-changed = { $what ->
    [species] { $force } has dice of other species or monsters: all species play now.
    [size] { $force } has { $health } health: all forces have as much now.
   *[both] { $force } has { $health } health and dice of other species or monsters: all forces are of this size now, and all species play.
}

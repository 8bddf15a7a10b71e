# What can go wrong with files and forces, in the window.

trouble-save-missing = There is no file { $path }.
trouble-save-there = There is a file { $path } already.
trouble-save-no-file = { $name } is not a file.
trouble-save-not-ours = { $name } is not a ddtable save.
trouble-save-other-program = { $name } is a database of another program, not a ddtable save.
trouble-save-newer = { $name } was made by a newer version of ddtable (save format { NUMBER($format, useGrouping: 0) }).
trouble-save-format = { $name } has save format { NUMBER($format, useGrouping: 0) }, which no version of ddtable has written.
trouble-save-large = { $name } is larger than any save of this program ({ $most } MB at most).
trouble-save-full = { $name } is full: a game file has { $most } MB at most. Look back and start a practice game to play on.
trouble-save-full-entries = { $name } is full: a game has { $most } choices at most, undone ones too. Look back and start a practice game to play on.
trouble-save-not-readable = { $name } could not be saved: it could not be opened again ({ $why }).
trouble-save-names = { $name } could not be saved: the names of the players are too long. Choose shorter ones.
trouble-save-foreign = { $name } holds tables, views or triggers that are not those of a ddtable save.
trouble-save-damaged = { $name } is damaged: { $why }.
trouble-save-unreadable = { $name } cannot be read: { $why }.
trouble-save-unplayable = { $name } cannot be played: { $why }.
trouble-opening-stopped = { $name } was not opened: you stopped it. Nothing has changed.
trouble-save-itself = { $name } is the game itself; a copy needs another name.
trouble-save-moved = { $name } has been moved or removed; the choice could not be saved.
trouble-beside = { $name } was not opened, because the file { $beside } next to it { $why ->
    [kind] is not a regular file
    [log] does not belong to a file of ddtable
    [large] is larger than any journal of ddtable
    [names] would delete another file of yours
   *[foreign] is not the journal of { $name }
}. Nothing has changed. Move { $beside } to another folder and try again.
trouble-save-refused = { $verb ->
    [written] { $name } cannot be written
    [read] { $name } cannot be read
   *[made] { $name } cannot be made
}: { $reason ->
    [full] the disk is full
    [forbidden] the system forbids it
    [missing] it or its folder is not there
    [folder] it or its folder may not be written
    [busy] another window is writing it
    [continued] another window has continued it
    [disk] the disk does not answer as it should
    [contents] its contents are damaged
    [slow] checking it takes far longer than a file of this program ever needs
    [kind] it is not a regular file
    [long] its name or its path is too long. A path may have 504 bytes; move the file to a folder with a shorter path
    [huge] it holds something far larger than a file of this program ever does
   *[other] { $reason }
}.
trouble-set-up-players = The classic game is for { $least } to { $most } players, not { $given } ({ $clause }).
trouble-set-up-unknown-die = { $force } has a die { $die } that is not in the catalogue.
trouble-set-up-large = The game cannot begin: the forces, names, notes and tables together are larger than { $most } KB.
trouble-set-up-letters = The game cannot begin: a name or a note contains half a letter, which no file can hold. Type it again.
trouble-set-up-options-unread = The house options cannot be read: { $why }.
trouble-set-up-option-unknown = There is no house option { $name }.
trouble-set-up-seed = The seed must be a whole number from 0 to 9223372036854775807.
trouble-set-up-force-unread = A force cannot be read: { $why }.
trouble-set-up-size = { $force } has { $health } health; a force has { $most } at most ({ $clause }).
trouble-set-up-health = { $force } has { $health } health, the others { $others }; all forces must be equal ({ $clause }).
trouble-set-up-starters-only = { $force }: { $die } is no six-sided die of a starter species; it plays where all species do ({ $clause }).
trouble-set-up-dragon-kind = { $force }: { $die } is not a dragon of a single colour; it plays only where all species do ({ $clause }).
trouble-set-up-few = { $force } has { $units ->
    [one] one unit
   *[other] { $units } units
}; three armies need at least three ({ $clause }).
trouble-set-up-dragons = { $force } has { $dragons ->
    [one] one dragon
   *[other] { $dragons } dragons
}; { $health } health need exactly { $due } ({ $clause }).
trouble-set-up-half = { $force } has a unit of more than half of its health ({ $clause }).

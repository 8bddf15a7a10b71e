# Errors of files and forces, in the window.

trouble-save-missing = There is no file { $path }.
trouble-save-there = The file { $path } already exists.
trouble-save-no-file = { $name } is not a file.
trouble-save-not-ours = { $name } is not a ddtable save.
trouble-save-other-program = { $name } is a database of another program, not a ddtable save.
trouble-save-newer = { $name } was made by a newer version of ddtable (save format { NUMBER($format, useGrouping: 0) }).
trouble-save-format = { $name } has save format { NUMBER($format, useGrouping: 0) }, which no version of ddtable has written.
trouble-save-large = { $name } is too large for a ddtable save (at most { $most } MB).
trouble-save-full = { $name } is full: a game file can have at most { $most } MB. To play on, go back in the replay and start a practice game.
trouble-save-full-entries = { $name } is full: a game can have at most { $most } choices, including undone ones. To play on, go back in the replay and start a practice game.
trouble-save-not-readable = Could not save { $name }: it could not be opened again ({ $why }).
trouble-save-names = Could not save { $name }: the names of the players are too long. Choose shorter ones.
trouble-save-foreign = { $name } has tables, views or triggers that do not belong to a ddtable save.
trouble-save-damaged = { $name } is damaged: { $why }.
trouble-save-unreadable = Could not read { $name }: { $why }.
trouble-save-unplayable = Could not play { $name }: { $why }.
trouble-opening-stopped = You cancelled opening { $name }. Nothing has changed.
trouble-opening-no-table = { $name } is of a game that this version of ddtable cannot show yet. The file is not changed.
trouble-save-itself = { $name } is this game’s own file. Choose another name for the copy.
trouble-save-changed = Another program has changed { $name }. Could not save the choice.
trouble-save-moved = { $name } has been moved or removed. Could not save the choice.
trouble-beside = Could not open { $name }: the file { $beside } next to it { $why ->
    [kind] is not a regular file
    [log] does not belong to a ddtable file
    [large] is too large for a ddtable journal
    [names] would delete another file of yours
   *[foreign] is not the journal of { $name }
}. Nothing has changed. Move { $beside } to another folder and try again.
trouble-save-refused = { $verb ->
    [written] Could not save { $name }
    [read] Could not read { $name }
   *[made] Could not create { $name }
}: { $reason ->
    [full] the disk is full
    [forbidden] you don’t have permission
    [missing] it or its folder does not exist
    [folder] it or its folder is read-only
    [busy] another window is saving it
    [continued] another window has continued it
    [disk] the disk has a read or write error
    [contents] its contents are damaged
    [slow] checking it takes far too long for a ddtable file
    [kind] it is not a regular file
    [long] its name or its path is too long. A path may have 504 bytes; move the file to a folder with a shorter path
    [huge] it contains far too much data for a ddtable file
   *[other] { $reason }
}.
trouble-set-up-players = The classic game is for { $least } to { $most } players, not { $given } ({ $clause }).
trouble-set-up-section = { $force } has the section { $section }, which this edition does not have.
trouble-set-up-unknown-die = { $force } has an unknown die { $die }.
trouble-set-up-die-elsewhere = { $force } has { $die } in a section that does not take such a die.
trouble-set-up-large = Could not start the game: the forces, names, notes and tables together are larger than { $most } KB.
trouble-set-up-letters = Could not start the game: a name or a note contains an invalid character. Type it again.
trouble-set-up-options-unread = Could not read the house rules: { $why }.
trouble-set-up-option-unknown = There is no house rule { $name }.
trouble-set-up-option-fixed = The edition { $edition } always plays with { $name } = { $value }.
trouble-set-up-seed = The seed must be a whole number from 0 to 9223372036854775807.
trouble-set-up-force-unread = Could not read a force: { $why }.
trouble-set-up-size = { $force } has { $health } health; a force can have at most { $most } ({ $clause }).
trouble-set-up-health = { $force } has { $health } health, the others { $others }; all forces must be equal ({ $clause }).
trouble-set-up-starters-only = { $force }: { $die } is not a six-sided die of a starter race. It can play only if all races are allowed ({ $clause }).
trouble-set-up-dragon-kind = { $force }: { $die } is not a dragon of a single colour. It can play only if all races are allowed ({ $clause }).
trouble-set-up-few = { $force } has { $units ->
    [one] 1 unit
   *[other] { $units } units
}; three armies need at least 3 ({ $clause }).
trouble-set-up-dragons = { $force } has { $dragons ->
    [one] 1 dragon
   *[other] { $dragons } dragons
}; { $health } health needs exactly { $due } ({ $clause }).
trouble-set-up-half = { $force } has a unit with more than half of its health ({ $clause }).

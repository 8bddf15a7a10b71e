# What the window says before a game is on the table: a small file, for it is read before anything is painted.

ui-tagline = A table for battles of dice. The program holds the rules and the bookkeeping, you hold the dice.
ui-unofficial = Unofficial. Dragon Dice and its names belong to their owners; art, words and code are our own.
ui-settings-note = { $note ->
    [broken] The settings file could not be read. It was put aside, and the usual settings are in force.
    [reset] { $count ->
        [one] 1 setting could not be read and was reset: { $names }
       *[other] { $count } settings could not be read and were reset: { $names }
    }
    [unreadable] The settings file could not be opened. The usual settings are in force.
   *[other] The settings could not be written.
}
ui-menu-game = &Game
ui-menu-play = &Play
ui-menu-history = H&istory
ui-menu-view = &View
ui-menu-help = &Help
ui-continue = Continue
ui-continue-what = { $title }, { $when }
ui-new-game = New game
ui-open = Open…
ui-recent = Played lately
ui-recent-over = over
ui-recent-open = still open{ $round ->
    [0] { "" }
   *[other] { " · " }{ $system ->
        [battle_dice] turn
       *[classic] round
    } { $round }
}
ui-recent-unverified = not verified
ui-recent-unread = cannot be read
ui-recent-won = { $how ->
    [won] { $winners } won
   *[draw] a draw
}{ $round ->
    [0] { "" }
   *[other] { " · " }{ $system ->
        [battle_dice] turn
       *[classic] round
    } { $round }
}
ui-when-today = today { $hour }:{ $minute }
ui-when-yesterday = yesterday { $hour }:{ $minute }
ui-when-date = { $day } { $month } { $year }
ui-learn = Learn the game
ui-learn-tip = Each game in ten minutes, with pictures
ui-welcome = New here?
ui-welcome-text = A guided battle takes about fifteen minutes: a card explains each rule when it first comes up, and you can undo every choice. The primer has the same rules on short pages with pictures. Battle Dice is the smaller of the two games, and the easier one to begin with.
ui-welcome-learn = Read the primer
ui-welcome-battle = Play the guided battle
ui-welcome-battle-dice = Guided battle of Battle Dice
ui-recent-search = Search your games
ui-recent-none = No game is called that.
ui-recent-gone = { $name }, not found
ui-recent-is-gone = not found any more
ui-recent-more = More about { $title }
ui-recent-open-it = Open
ui-recent-folder = Show in its folder
ui-recent-remove = Take off this list
ui-recent-delete = Delete the file…
ui-crash-title = Last time ddtable met an error
ui-crash-offer = Your games are safe. There is a report that says what happened: it stays on this computer unless you give it to somebody.
ui-crash-show = Show
ui-crash-copy = Copy
ui-crash-copied = Copied
ui-crash-save = Save as…
ui-crash-forget = Forget it
ui-crash-file = { $path }
ui-file-filter = Games (*.ddtable);;All files (*)
ui-window-title = { $players } · ddtable
ui-opening = Opening a game
ui-opening-what = { $name } is long: each of its moves is checked against the rules. Nothing in the file changes.

# Texts of the window before a game is open: a small file, because it is read before the window is painted.

ui-tagline = A tabletop for dice wargames. The program handles the rules; you command the armies.
ui-unofficial = Unofficial. Dragon Dice and its names belong to their owners; art, words and code are our own.
ui-settings-note = { $note ->
    [broken] The settings file could not be read. It was set aside, and the default settings are used.
    [reset] { $count ->
        [one] 1 setting could not be read and was reset: { $names }
       *[other] { $count } settings could not be read and were reset: { $names }
    }
    [unreadable] The settings file could not be opened. The default settings are used.
   *[other] Could not save the settings.
}
ui-menu-game = &Game
ui-menu-play = &Play
ui-menu-history = H&istory
ui-menu-view = &View
ui-menu-help = &Help
ui-continue = Continue
ui-new-game = New game
ui-open = Open…
ui-recent = Recent games
ui-recent-over = finished
ui-recent-open = in progress{ $round ->
    [0] { "" }
   *[other] { " · " }{ $system ->
        [battle_dice] turn
       *[classic] round
    } { $round }
}
ui-recent-unverified = not verified
ui-recent-unread = unreadable
ui-recent-lesson = Lesson: { $title }
ui-recent-practice = practice from { $turn ->
    [0] the set-up
   *[other] turn { NUMBER($turn, useGrouping: 0) }
}
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
ui-when-date = { $day } { $month } { $year } { $hour }:{ $minute }
ui-learn = Learn the game
ui-learn-tip = Each game in ten minutes, with pictures
ui-start-practice = Learn and practise
ui-start-practice-tip = Twelve lessons of some minutes, and puzzles
ui-welcome = New here?
ui-welcome-text = Begin with a guided game: a card explains each rule when it first comes up, and you can undo every choice. The primer has the same rules on short pages with pictures.
ui-welcome-learn = Read the primer
ui-welcome-classic = Guided classic battle
ui-welcome-battle_dice = Guided Battle Dice
ui-welcome-campaign = Guided war
ui-welcome-risk = Guided turn of Risk
ui-welcome-about-classic = The classic game: three armies, terrains and magic. About 15 minutes.
ui-welcome-about-battle_dice = Battle Dice: smaller and easier, with all dice in one roll. About 15 minutes.
ui-welcome-about-campaign = The Conquest of Esfah: a long war on a map that grows. Its first rounds, about 25 minutes.
ui-welcome-about-risk = Dragon Dice Risk: armies of dice on a map of the world. Its first turn, about 15 minutes.
ui-recent-search = Search your games
ui-recent-none = No games match.
ui-recent-gone = { $name }, not found
ui-recent-is-gone = File not found
ui-recent-more = Actions for { $title }
ui-recent-open-it = Open
ui-recent-folder = Show in folder
ui-recent-remove = Remove from list
ui-recent-delete = Delete file…
ui-crash-title = ddtable had an error last time
ui-crash-offer = Your games are safe. The error report stays on this computer unless you share it.
ui-crash-show = Show
ui-crash-copy = Copy
ui-crash-copied = Copied
ui-crash-save = Save as…
ui-crash-forget = Dismiss
ui-crash-file = { $path }
ui-file-filter = Games (*.ddtable);;All files (*)
ui-window-title = { $players } · ddtable
ui-opening = Opening game
ui-opening-what = Checking every move of { $name } against the rules. The file is not changed.

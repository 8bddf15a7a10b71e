# The menus, why a command is disabled, the list of commands and keys, notices, confirmations.

ui-menu-new = &New game…
ui-menu-open = &Open…
ui-menu-recent = Open &recent
ui-menu-copy = Save a &copy as…
ui-menu-rosters = &Print rosters…
ui-menu-settings = &Settings…
ui-menu-leave = &Leave the table
ui-menu-quit = &Quit
ui-menu-undo = &Undo
ui-menu-redo = &Redo
ui-menu-suggest = &Suggest a move
ui-menu-hint = A h&int in words
ui-menu-odds = Odds of the &answers
ui-menu-tutor = &Warn before costly mistakes
ui-menu-hurry = To my &next decision
ui-menu-real-dice = Real &dice
ui-menu-standing = S&tanding answers…
ui-menu-tables = Ta&bles of this game…
ui-menu-hand-over = &Let the computer play on…
ui-menu-draw = &Offer a draw…
ui-menu-concede = Gi&ve up…
ui-menu-rematch = Re&match
ui-menu-last-turn = &What the others did last
ui-menu-step-back = One step &back
ui-menu-step-on = One step f&orward
ui-menu-turn-back = One &turn back
ui-menu-turn-on = One tur&n forward
ui-menu-beginning = To the b&eginning
ui-menu-present = Back to the &game
ui-menu-chronicle = &Chronicle
ui-menu-practise = &Practise from here
ui-menu-original = Back to the origina&l game
ui-menu-theme = &Colours
ui-menu-theme-system = &System default
ui-menu-theme-light = &Light
ui-menu-theme-dark = &Dark
ui-menu-theme-contrast = &High contrast
ui-menu-scale = &Size
ui-menu-scale-100 = &100%
ui-menu-scale-125 = 1&25%
ui-menu-scale-150 = 1&50%
ui-menu-scale-175 = 1&75%
ui-menu-scale-200 = 2&00%
ui-menu-scale-250 = 250%
ui-menu-scale-300 = &300%
ui-menu-motion = &Motion
ui-menu-motion-system = &System default
ui-menu-motion-slow = S&low
ui-menu-motion-normal = &Normal
ui-menu-motion-fast = &Fast
ui-menu-motion-off = &Off
ui-menu-side-log = &Log
ui-menu-side-die = &Die
ui-menu-side-fold = Fold the side &panel
ui-menu-map-reset = &Reset the map
ui-menu-side-luck = L&uck
ui-menu-log-filter = Lo&g filter
ui-menu-log-all = &Everything
ui-menu-log-own = &My own
ui-menu-log-weighty = &Losses, captures
ui-menu-log-rolls = &Rolls
ui-menu-log-quests = &Quests and artifacts
ui-menu-log-magic = Ma&gic
ui-menu-log-turns = &Turns only
ui-menu-full-screen = &Full screen
ui-menu-primer = The game in &ten minutes
ui-menu-commands = Commands and &keys
ui-menu-rulings = House &rulings
ui-menu-report = Last &error report
ui-menu-about = &About ddtable

## Why a command is disabled

ui-why-no-game = No game is open.
ui-why-no-chronicle = Games without terrains have no chronicle.
ui-why-no-file = This game is not saved in a file.
ui-why-no-original = This game does not come from another saved game.
ui-why-no-redo = There is nothing to redo.
ui-why-not-asked = There is no question for you now.
ui-why-beginning = This is the beginning of the game.
ui-why-present = This is the current position of the game.
ui-why-no-such-entries = This game has no entries of this kind.
ui-why-many-own = Several players use this screen: choose a player above the log.
ui-why-no-crash = There is no error report.

## Notices and questions

ui-no-recent = No games yet
ui-copy-title = Save copy
ui-copy-name = Copy of { $name }
ui-copied = A copy was saved as { $name }.
ui-practising = This is a separate practice game. The original is not changed.
ui-practice-from = Practice from { $turn ->
    [0] the set-up
   *[other] turn { NUMBER($turn, useGrouping: 0) }
}
ui-practice-players = { $count ->
    [2] { $first } against { $second }
   *[other] { $players }
}
ui-practice-from-tip = This is a practice game from { $turn ->
    [0] the set-up
   *[other] turn { NUMBER($turn, useGrouping: 0) }
} of { $players }. Click to go back to that game. This one is saved.
ui-original-gone = Could not find the original game. The file was moved or deleted.
ui-scale-too-large = The window would be larger than this screen.
ui-after-restart = This takes effect when you restart ddtable.
ui-no-restart = Could not restart ddtable. Close it and start it yourself. Everything is saved.
ui-not-deleted = Could not delete { $name }: { $reason }.
ui-not-saved = Could not save { $name }: { $reason }.
ui-delete-title = Delete this game?
ui-delete-text = This deletes the game { $title } and its file. You cannot undo this.
ui-delete = Delete

## Commands and keys

ui-commands = Commands and keys
ui-commands-search = Search commands and keys
ui-commands-none = No commands match.
ui-also-settings = language Dansk Danish English sprog size scale confirmations curtain
ui-commands-hint = Press Return to run the selected command.
ui-commands-table = Table
ui-commands-run = Run
ui-command-where = { $menu } › { $command }
ui-key-confirm = confirm, or choose the highlighted answer
ui-key-digits = choose the answer, the die or the face with this number
ui-key-decline = decline: no march, no action, done
ui-key-dice = show or hide the dice of the question, the points or the spells
ui-key-escape = put dice back, return to the spells, close a panel, or leave the replay
ui-key-arrows = move between dice or through a list
ui-key-tab = move to the next area
ui-key-space = pick up, select or deselect a die; Return puts it down
ui-key-rematch = play the same battle again after the game
ui-key-swapped = play the same battle with swapped forces after the game
ui-key-redo-too = redo, as on other systems
ui-key-cap-arrows = Arrows
ui-key-cap-space = Space
ui-key-cap-always = Shift + key
ui-commands-by-key = Press this key at the table.
ui-key-cap-confirm = Return
ui-key-cap-digits = 1 – 9
ui-why-no-hurry = { $why ->
    [over] The game is over.
    [nobody] No person at this screen plays in this game.
   *[yours] It is your decision now.
}

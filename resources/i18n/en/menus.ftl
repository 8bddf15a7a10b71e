# The menus, why a command cannot be done now, the list of commands and keys, notices, questions before something is done.

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
ui-menu-suggest = &Suggest an answer
ui-menu-real-dice = Real &dice
ui-menu-standing = S&tanding answers…
ui-menu-hand-over = &Let the computer play on…
ui-menu-draw = &Offer a draw…
ui-menu-concede = Gi&ve up…
ui-menu-rematch = Re&match
ui-menu-last-turn = &What the others did last
ui-menu-step-back = One step &back
ui-menu-step-on = One step &on
ui-menu-turn-back = One &turn back
ui-menu-turn-on = One turn o&n
ui-menu-beginning = To the b&eginning
ui-menu-present = Back to the &game
ui-menu-practise = &Practise from here
ui-menu-theme = &Colours
ui-menu-theme-system = As the &system
ui-menu-theme-light = &Light
ui-menu-theme-dark = &Dark
ui-menu-theme-contrast = &High contrast
ui-menu-scale = &Size
ui-menu-scale-100 = &100 %
ui-menu-scale-125 = 1&25 %
ui-menu-scale-150 = 1&50 %
ui-menu-scale-175 = 1&75 %
ui-menu-scale-200 = 2&00 %
ui-menu-scale-250 = 250 %
ui-menu-scale-300 = &300 %
ui-menu-motion = &Motion
ui-menu-motion-system = As the &system
ui-menu-motion-slow = S&low
ui-menu-motion-normal = &Normal
ui-menu-motion-fast = &Fast
ui-menu-motion-off = &Off
ui-menu-side-log = &Log
ui-menu-side-die = &Die
ui-menu-side-luck = L&uck
ui-menu-log-filter = Lo&g shows
ui-menu-log-all = &Everything
ui-menu-log-own = &My own
ui-menu-log-weighty = &Losses, captures
ui-menu-log-rolls = &Rolls
ui-menu-log-quests = &Quests and Artifacts
ui-menu-log-magic = Ma&gic
ui-menu-log-turns = &Turns only
ui-menu-full-screen = &Full screen
ui-menu-primer = The classic game in &ten minutes
ui-menu-commands = Commands and &keys
ui-menu-rulings = House &rulings
ui-menu-report = Last &error report
ui-menu-about = &About ddtable

## Why a command cannot be done now

ui-why-no-game = No game is on the table.
ui-why-no-file = This game has no file of its own.
ui-why-no-redo = Nothing has been taken back.
ui-why-not-asked = You are not asked anything now.
ui-why-beginning = The table shows the beginning of the game.
ui-why-present = The table shows the game as it stands.
ui-why-no-such-entries = This game has no entries of this sort.
ui-why-many-own = Several people sit at this screen: choose a player above the log.
ui-why-no-crash = No error has been met.

## Notices and questions

ui-no-recent = No games yet
ui-copy-title = Save a copy
ui-copy-name = { $name } copy
ui-copied = A copy was saved as { $name }.
ui-practising = A practice game of its own, from here on. The other one stays as it was.
ui-scale-too-large = At { $number } % the window would be larger than this screen.
ui-after-restart = This takes effect when ddtable starts again.
ui-no-restart = ddtable could not be started again. Close it and start it yourself: everything is saved.
ui-not-deleted = { $name } could not be deleted: { $reason }.
ui-not-saved = { $name } could not be saved: { $reason }.
ui-delete-title = Delete this game?
ui-delete-text = The game { $title } is gone for good, its file with it.
ui-delete = Delete

## Commands and keys

ui-commands = Commands and keys
ui-commands-search = Search a command or a key
ui-commands-none = Nothing is called that.
ui-commands-hint = Return does what is marked. What cannot be done now says why.
ui-commands-table = Table
ui-commands-run = Do it
ui-command-where = { $menu } › { $command }
ui-key-confirm = confirm, or the answer in amber
ui-key-digits = the answer, the die or the face of a real die with this number
ui-key-decline = decline: no march, no action, done
ui-key-dice = show or hide the dice that are asked about, the points, the spells
ui-key-escape = put back what is in hand, go back to the spells, close a panel, leave an earlier moment
ui-key-arrows = go from die to die, or through a list
ui-key-tab = go to the next area
ui-key-space = pick a die up, choose it or take it back; Return puts it down
ui-key-rematch = the same battle again, when it is over
ui-key-swapped = the same battle with the forces swapped, when it is over
ui-key-redo-too = redo, as on other systems
ui-key-cap-arrows = Arrows
ui-key-cap-space = Space
ui-key-cap-always = Shift + key
ui-commands-by-key = This is a key of the table: press it there.
ui-key-cap-confirm = Return
ui-key-cap-digits = 1 – 9

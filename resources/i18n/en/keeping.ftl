# Keeping games safe: a game that cannot be saved, a game that goes on elsewhere, older copies, a game that was cut short.

ui-unsaved-title = This could not be saved
ui-unsaved-text = Nothing is lost: the table shows the game as it stood before. Once that is put right you can try again, or the whole game can go on in another file.
ui-unsaved-again = Try again
ui-unsaved-leave = Leave it for now
ui-unsaved-waits = Waits: the last answer could not be saved.
ui-unsaved-elsewhere = Save elsewhere…
ui-menu-elsewhere = Go on in another &file…
ui-elsewhere-title = Go on in another file
ui-rescued = Its file had been moved or removed: the whole game is kept in { $name }.
ui-elsewhere-done = The game goes on in { $name }, with all that was played.

ui-no-folder-title = No game can be kept there
ui-no-folder-text = Choose another folder for your games: what you have set up begins there at once. Settings › Files changes it later.
ui-no-folder-choose = Choose a folder for games…

## Older copies

ui-menu-restore = Go &back to an older copy…
ui-why-no-backup = There is no older copy as yet: one is made whenever a game is opened or left, and now and then in a long sitting.
ui-restore-title = Older copies
ui-restore-about = A copy is kept whenever a game is opened or left: the last three, then one a day for a week and one a week for a month. Choose one to open it as a game of its own; nothing that you have is changed.
ui-restore-folder = They lie in { $folder }.
ui-restore-trouble = The last copy could not be made. { $why }
ui-restore-none = None of the copies can be read.
ui-restore-one = { $when } · { $round ->
    [0] { $choices ->
        [one] one choice
       *[other] { $choices } choices
    }
   *[other] round { $round }, { $choices ->
        [one] one choice
       *[other] { $choices } choices
    }
}
ui-restore-suffix = older copy
ui-restored = This is the older copy, as a game of its own.

## A game that was cut short

ui-cut-short-title = Last time ddtable was cut short
ui-cut-short-text = { $title } was on the table. All that was played is saved: the game waits at the very same question.
ui-cut-short-go-on = Go on with it
ui-cut-short-report = Show the report
ui-cut-short-forget = Not now

## A game that does not follow from what its file says

ui-unverified = Not verified
ui-unverified-text = This file does not follow from its set-up, its choices and its dice under the rules of this program from entry { $entry } on. The game goes on from the position that the file tells; nothing proves it.

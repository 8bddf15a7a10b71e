# Saving games: a game that cannot be saved, a game in another file, older copies, a game that was interrupted.

ui-unsaved-title = Could not save
ui-unsaved-text = Your last choice was not made; the game before it is safe. Fix the problem and try again, or save the whole game in another file.
ui-unsaved-again = Try again
ui-unsaved-leave = Not now
ui-unsaved-waits = Waiting: the last answer could not be saved.
ui-unsaved-elsewhere = Save as…
ui-menu-elsewhere = Save &as…
ui-elsewhere-title = Save as
ui-rescued = The file of this game was moved, removed or changed by another program. The whole game was saved as { $name }.
ui-elsewhere-done = The game continues in { $name }.

ui-no-folder-title = Could not save the game there
ui-no-folder-text = Choose another folder for your games, and the new game starts there. You can change the folder later in Settings › Files.
ui-no-folder-choose = Choose folder…

## Older copies

ui-menu-restore = Open &backup…
ui-why-no-backup = There is no backup yet. One is saved when you open or leave a game, and from time to time while you play.
ui-open-title = Open game
ui-open-file = Other file…
ui-restore-title = Backups
ui-restore-about = A backup is saved when you open or leave a game. ddtable keeps the last 3 backups, 1 a day for a week and 1 a week for a month. A backup opens as a separate game. Your other games do not change.
ui-restore-folder = Folder: { $folder }
ui-restore-trouble = Could not save the last backup. { $why }
ui-restore-none = Could not read any of the backups.
ui-restore-one = { $when } · { $round ->
    [0] { $choices ->
        [one] 1 choice
       *[other] { $choices } choices
    }
   *[other] round { $round }, { $choices ->
        [one] 1 choice
       *[other] { $choices } choices
    }
}
ui-restore-suffix = backup
ui-restored = This is the backup, opened as a separate game.

## A game that was interrupted

ui-cut-short-title = ddtable stopped unexpectedly last time
ui-cut-short-text = You were playing { $title }. All your choices are saved, and the game continues at the same question.
ui-cut-short-go-on = Continue
ui-cut-short-report = Show report
ui-cut-short-forget = Not now

## A game that does not match its file

ui-unverified = Not verified
ui-unverified-text = From entry { $entry } on, this file does not match the rules. The game continues from the saved position, which can’t be verified.

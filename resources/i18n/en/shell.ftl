# The window around the table: start screen, new game, ribbon, question bar, roll tray, log, help.

ui-tagline = A table for battles of dice. The program holds the rules and the bookkeeping, you hold the dice.
ui-unofficial = Unofficial. Dragon Dice and its names belong to their owners; art, words and code are our own.
ui-licences = ddtable is free software under the MIT licence. Typefaces: Manrope and Source Serif Pro, both under the SIL Open Font License.
ui-window-title = { $players } · ddtable
ui-settings-note = { $note ->
    [broken] The settings file could not be read. It was put aside, and the usual settings are in force.
    [unreadable] The settings file could not be opened. The usual settings are in force.
   *[other] The settings could not be written.
}

## Menus

ui-menu-game = &Game
ui-menu-new = &New game…
ui-menu-open = &Open…
ui-menu-leave = &Leave the table
ui-menu-quit = &Quit
ui-menu-view = &View
ui-menu-theme-system = Colours of the &system
ui-menu-theme-light = &Light
ui-menu-theme-dark = &Dark
ui-menu-full-screen = &Full screen
ui-menu-help = &Help
ui-menu-about = &About ddtable
ui-file-filter = Games (*.ddtable);;All files (*)

## Start screen

ui-continue = Continue
ui-continue-what = { $title }, { $when }
ui-new-game = New game
ui-open = Open…
ui-recent = Played lately
ui-recent-over = over
ui-recent-open = still open
ui-when-today = today { $time }
ui-when-yesterday = yesterday { $time }

## What is not played yet

ui-missing = Not played yet
ui-missing-chip = Not all is played yet
ui-missing-short = Not played yet: magic, dragons, special action icons, the powers of eighth faces.
ui-missing-list = Not played in this version: magic and spells, dragons, the effects of special action icons, and the powers of the eighth faces. A face with a special action icon counts as nothing.
ui-missing-effect = Marches, maneuvers, missiles, skirmishes, charges, routs, reserves, captured terrains and the races’ powers on their own ground are played by the rules of 1995. The rest follows.
ui-phase-missing = { $phase }: not played in this version, the turn passes over it

## New game

ui-new-game-about = Two players bring forces of equal health. Games of three and four players follow.
ui-size = Size
ui-size-health = { $health } health
ui-size-why = Both forces must have the same health, so forces of one size are offered together.
ui-name = Name of player { $number }
ui-name-1 = Mira
ui-name-2 = Ragna
ui-name-missing = Each player needs a name.
ui-name-twice = The players need different names.
ui-kind-person = Person
ui-kind-recruit = Computer
ui-kind-recruit-tip = Recruit, the computer player, follows simple odds and says why
ui-force = Force of player { $number }
ui-force-item = { $name } · { $species }
ui-army = { $army ->
    [home] Home army
    [campaign] Campaign army
   *[horde] Horde
}
ui-army-health = { $health } health
ui-terrains = Terrains
ui-terrains-and-dragons = and dragons
ui-option-clause = { $clause }
ui-option-faces = Actions by the printed icon
ui-option-faces-on = printed icons
ui-option-faces-tip = On: the icon printed on the terrain die says which action an army may take. Off: the number does.
ui-option-half_cap = No army over half of the force
ui-option-half_cap-on = armies up to half
ui-option-half_cap-tip = No army may begin with more than half of its force’s health.
ui-option-must_turn = A won maneuver must turn the die
ui-option-must_turn-on = maneuvers must turn
ui-option-must_turn-tip = Who wins a maneuver may not leave the terrain die as it lies.
ui-option-one_terrain = Reserves move at one terrain only
ui-option-one_terrain-on = reserves at one terrain
ui-option-one_terrain-tip = All units sent in go to one terrain, and all units taken back come from one.
ui-practice = Practice: choices can be taken back
ui-practice-note = undo
ui-seed = Seed of the dice
ui-seed-empty = none: the dice fall by chance
ui-seed-tip = The same seed and the same choices bring the same dice. Leave it empty for an ordinary game.
ui-begin = Begin
ui-cancel = Cancel

## Ribbon

ui-system = { $system ->
    [classic] Classic 1995
   *[other] { $system }
} · { $health } health
ui-round = Round { $number }
ui-set-up = Set-up
ui-turn = { $player }’s turn

## Question bar

ui-question-bar = What is asked
ui-asked = { $player }: { $question }
ui-deciding = { $player } is deciding
ui-thinking = thinking …
ui-read-only = this game is open for looking only
ui-over = { $reason ->
    [capture] { $winners } wins: two terrains captured
    [elimination] { $winners } wins: nobody else has units in play
   *[draw] The battle is a draw: the last units fell together
}
ui-over-more = The battle is over. The log tells how it went.
ui-confirm = Confirm
ui-suggest = Suggest
ui-suggest-tip = Let a sensible player answer
ui-undo = Undo
ui-undo-tip = Take back your last choice; the dice stay the same
ui-redo = Redo
ui-rematch = Rematch
ui-rematch-tip = The same forces and options, other dice
ui-choose-dice = Dice
ui-choose-dice-tip = Choose from a numbered list
ui-more = { $count ->
    [one] one more …
   *[other] { $count } more …
}
ui-counts-as = { $bucket ->
    [save] counts as saves
    [melee] counts as melee
   *[other] { $bucket }
}
ui-die-chosen = chosen
ui-die-free = can be chosen

## Roll tray

ui-roll-tray = The last roll
ui-no-roll = Rolls will lie here
ui-roll-heading = { $player } · { $kind }
ui-roll-group = { $count } { $icon }
ui-roll-others = { $count ->
    [one] one other die
   *[other] { $count } other dice
}
ui-line-tip = { $line }, rule { $clause }
ui-damage = { $damage ->
    [0] { $player } takes none
   *[other] { $player } takes { $damage }
}
ui-maneuver-won = maneuver won
ui-maneuver-lost = no maneuver
ui-total = { $result ->
    [maneuver] { $total }
   *[other] { $total } { $name }
}
ui-against = against
ui-not-added-up = not added up yet

## Log and inspector

ui-log = Log
ui-log-clause = Rule { $clause }
ui-log-waiting = Waiting for { $player }: { $question }
ui-die = Die
ui-die-none = Point at a die to see all of its faces.
ui-die-unit = { $species } · { $kind } · { $health } health
ui-die-special = Its special action icons count as nothing in this version.
ui-die-dragon = Dragons rest in this version.
ui-die-terrain = The icons as they are printed on the die.

## Help

ui-close = Close
ui-keys = Keys
ui-key-confirm = confirm, or the answer in amber
ui-key-digits = the answer or die with this number
ui-key-decline = decline: no march, no action, done
ui-key-suggest = let a sensible player answer
ui-key-dice = show the dice that are asked about, numbered
ui-key-escape = put back what is in hand
ui-key-undo = take back your last choice (practice games)
ui-key-redo = make it again
ui-key-arrows = go from die to die; Tab goes to the next area
ui-key-space = pick a die up, choose it or take it back; Return puts it down
ui-key-new = new game
ui-key-open = open a game
ui-key-full-screen = full screen
ui-key-help = this list
ui-key-quit = quit; every choice is saved when it is made

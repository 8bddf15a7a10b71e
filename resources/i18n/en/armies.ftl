# Armies of Battle Dice: errors in their files, the new game, the builder.

trouble-ddarmy-not-ours = { $name } is not { $kind ->
    [army] an army file
    [armies] a file of several armies
   *[tables] a tables file
} of ddtable.
trouble-ddarmy-newer = { $name } was made by a newer version of ddtable (format { NUMBER($version, useGrouping: 0) }).
trouble-ddarmy-many = { $name } contains { $size } dice. An army has at most { $most }.
trouble-ddarmy-empty = { $name } contains no dice.
trouble-ddarmy-shelf-full = You can save at most { $most } armies of your own. Remove one first.
trouble-ddarmy-shelf-large = { $name } would become too large (at most { NUMBER($most, useGrouping: 0) } bytes).
trouble-ddarmy-unread = Could not read { $army }, one of your armies. It remains in the file. { $why }
trouble-ddarmy-unread-nameless = Could not read one of your armies. It remains in the file. { $why }
trouble-ddarmy-unread-many = Could not read { $count } of your armies ({ $names }). They remain in the file. { $why }

# The new game

ui-game-classic = Dragon Dice (1995)
ui-game-battle_dice = Battle Dice
ui-game-tip = The game you play
ui-game-is = Game: { $game }
army-about = All phases are simultaneous. No player goes first.
army-size = Dice a side
army-size-number = { $size } dice a side
army-size-other = Other
army-size-tip = From 1 to { $most }. Type a number or use the arrows.
army-size-why = Both armies must have the same number of dice.
army-size-range = 1 to { $most }
army-size-refused = Choose 1 to { $most } dice a side.
army-deal-all-tip = Draw both armies at random. Press again for other armies.
army-choice = Army of player { $number }
army-file = Load army…
army-file-seat = Load an army for player { $number }
army-file-filter = Armies (*.ddarmy)
army-share = Export army…
army-share-seat = Export the army of player { $number }
army-shared = Saved as { $file }.
army-class = { $class ->
    [general] Generals
    [infantry] Infantry
    [archer] Archers
    [cavalry] Cavalry
    [mage] Mages
   *[monsters] Monsters
}
army-monster = Monsters are
army-die = d{ $sides }
army-roll = { $count }d{ $sides }
army-monsters = { $kind ->
    [dragon] dragons
    [giant] giants
    [warrior] warriors
   *[archmage] archmages
}
army-monster-of = The monsters of player { $number } are { $kind }
army-monster-tip = All monsters of an army are of one type. Choose a type even without monsters: the army may summon one.
army-heading = { $armies ->
    [mine] MY ARMIES
    [presets] INCLUDED ARMIES
   *[made] FOR THIS GAME
}
army-of-size = { $name } · { $count } dice
army-made = Built here
army-made-from = { $name }, changed
army-sum = { $count } of { $size }
army-missing = { $count } to add
army-too-many = { $count } too many
army-full = The army is complete.
army-fill = Fill up
army-fill-tip = Add dice at random until the army is complete
army-undo = Undo
army-undo-tip = Undo the last change (Ctrl+Z)
army-no-undo = There is nothing to undo.
army-deal-tip = Draw an army at random. Press again for another one.
army-deal-seat = Draw an army at random for player { $number }
army-empty = An army needs at least 1 die.
army-keep = Save…
army-keep-tip = Save this army with your own
army-remove = Remove
army-rename = Rename…
army-rename-tip = Rename this army of yours, or save a copy
army-rename-title = Rename army
army-rename-answer = Rename
army-copy-answer = Save copy
army-copy-name = Enter another name for the copy.
army-same-name = That is already its name.
army-renamed = { $before } was renamed to { $army }.
army-returned = { $army } was restored to your armies.
army-keep-title = Save army
army-keep-ask = Name
army-keep-answer = Save
army-keep-nameless = Enter a name.
army-keep-taken = { $name } already exists. Saving replaces it.
army-kept = { $army } was saved with your armies.
army-removed = { $army } was removed from your armies. This game still uses it. Undo restores it.
army-wrong-size = { $player } has { $count } of { $size } dice.
army-size-follows = { $army } has { $count } dice. The game now has that many dice a side.
army-quests = Quests
army-quests-tip = Infantry, archers and mages may go on a quest before a turn, to win an artifact (BQ1)
army-quests-are = { $how ->
    [with] allowed
   *[without] none
}
army-pace = Length of a quest
army-pace-tip = Fight a quest to its end within one turn, or one round each turn (Q61)
army-pace-is = { $pace ->
    [at_once] one turn
   *[by_turns] one round each turn
}
army-wiped-out = Both armies destroyed
army-wiped-out-tip = If both armies are destroyed in one turn and one player has a party away (H96)
army-wiped-out-is = { $end ->
    [loses] a player with a party away loses
   *[draw] a draw
}
army-no-quests = This game has no quests.
army-tables = { $changed ->
    [no] Tables…
   *[yes] Tables: custom…
}
army-tables-tip = House rules you can edit: the numbers from which dice count, and the results of the tables
army-print = Print…
army-print-tip = Print both armies with these tables and options, or export them as PDF

# The tables

table-title = Tables of Battle Dice
table-about = The original tables are lost; these are our own. You can edit them. Your version is saved with the game.
table-about-game = The original tables are lost. This game uses these house tables.
table-mark = { $whose ->
    [ours] House tables · default
   *[yours] House tables · edited
}
table-numbers = When dice count
table-changed = { $table } •
table-as-proposed = These are the default values.
table-reset = Reset table
table-reset-all = Reset all tables
table-read = Import…
table-write = Export…
table-use = Use these tables
table-file = tables
table-file-filter = Tables (*.ddtables)
table-was-read = Imported the tables of { $file }.
table-differs = { $where }: { $usual } → { $own }
table-differs-morale = 1 in { $part } shows { $numbers }
table-differs-result = { $name } ({ $deed })
table-who = { $kinds }, { army-die }
table-from = count from
table-threshold = { $phase }: dice count from
table-chance = or more: { $percent }% of rolls
table-morale-before = an army routs if at least 1 in
table-morale-between = of its dice (rounded up) shows one of
table-morale-part = An army routs if 1 in this many dice shows a bad number
table-morale-unread = “{ $text }” is not a list of numbers. Write numbers from 1 to 20 with commas between them, such as 2, 3.
table-published = from the published rules
table-monsters = Monsters
table-band = { $band ->
    [leaves] leave on 1 to
    [strikes] destroy a monster from
   *[point] roll on their table from
}
table-band-said = { $band ->
    [leaves] The highest number on which a monster leaves
    [strikes] The lowest number on which a monster destroys a monster
   *[point] The lowest number on which a monster rolls on its table
}
table-morale-numbers = Bad numbers in the morale check, separated by commas
table-when = { $table ->
    [tactics] A general that counts rolls on this table with a six-sided die.
    [spells] A mage that counts rolls on this table with a six-sided die.
    [maneuver] Cavalry that counts rolls on this table with a six-sided die.
    [dragon] A dragon that shows { $from } to 20 rolls on this table with a six-sided die.
    [giant] A giant that shows { $from } to 20 rolls on this table with a six-sided die.
    [warrior] A warrior that shows { $from } to 20 rolls on this table with a six-sided die.
   *[archmage] An archmage that shows { $from } to 20 rolls on this table with a six-sided die.
}
table-told = Effect: { $deed }.
table-name = Name of result { $number }
table-does-of = Effect of result { $number }
table-does = { $does ->
    [nothing] nothing
    [cancel] prevents losses
    [kill] destroys enemy units
    [reroll] rerolls your own die
    [feint] rerolls an enemy die
    [hold] stops an enemy unit
    [bonus] adds to your unit’s roll
    [heal] returns lost units
    [summon] adds new units
    [spell] rolls on the spell table
   *[rally] helps in the morale check
}
table-field = { $field ->
    [count] Number or amount
    [of] Class of the units
    [phase] Phase
    [otherwise] Number of units of any class if there are no such units
    [among] Allowed classes
   *[but] Excluded classes
}
table-head = { $field ->
    [otherwise] otherwise
    [among] of
    [but] except
   *[other] { "" }
}
table-any-class = any class
table-phase = { $phase ->
    [any] in any phase
    [missile] in the missile phase
   *[melee] in the melee phase
}

# The printed roster

army-paper-game = Battle Dice, { $count } dice a side, { $quests ->
    [none] no quests
    [by_turns] quests round by round
   *[at_once] with quests
}
army-paper-dice = Dice
army-paper-phases = The turn
army-paper-tables = Tables
army-paper-artifacts = Artifacts
army-paper-party = Questing party
army-paper-won = Artifacts won
army-paper-rolled = d20
army-paper-notes = Notes
army-paper-of = of { $count }
army-paper-column = { $column ->
    [number] No.
    [count] Count
    [name] Name
    [die] Die
    [losses] Lost
    [needs] Needs
   *[does] What it does
}
army-paper-phase = { $phase ->
    [roll] choose quests, then roll all dice and the artifacts
    [monster] { $leaves } leaves, { $strikes } destroys a monster, { $point } rolls on its table
    [general] { $who } with { $number } or more roll on Tactics
    [magic] { $who } with { $number } or more roll on Spells
    [maneuver] { $who } with { $number } or more roll on Maneuver
    [missile] { $who } with { $number } or more destroy 1 unit each
   *[melee] { $who } with { $number } or more destroy 1 unit each
}
army-paper-morale = a player who lost units rolls the rest: if { $part ->
    [1] all of them show
    [2] half of them or more show
   *[other] 1 in { $part } or more show
} { $numbers }, the army routs
army-paper-needs = needs 1 { $unit }
army-paper-line = { $does ->
    [hire] hires { $dice ->
        [none] 1 unit
       *[other] { $dice } units
    }, no monsters; then discarded
    [hire_any] hires { $dice ->
        [none] 1 unit
       *[other] { $dice } units
    } of any class; then discarded
    [return] 1 unit lost this turn returns
    [bonus] 1 { $unit } gets +{ $amount }
    [penalty] 1 enemy infantry or archer gets −{ $amount }
    [rally] { $amount ->
        [one] 1 die fewer counts
       *[other] { $amount } dice fewer count
    } in the morale check
    [orb] shifts 1 result of the { $table } up or down by 1
    [kill] destroys 1 enemy unit
   *[discard] it is discarded
}
army-paper-title = Armies on paper
army-paper-which = Armies
army-paper-with = Include
army-paper-reference = Reference page
army-paper-reference-note = all artifacts, all monsters’ tables
army-paper-nothing = Select an army to preview its roster.
army-paper-file = { $names }, Battle Dice
army-paper-subject = Battle Dice army rosters
army-paper-reference-how = roll a d20 after a won quest; in battle each artifact is a d4
table-none = This game has no tables to roll on.

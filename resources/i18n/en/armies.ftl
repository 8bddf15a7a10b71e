# Armies of Battle Dice: what can be wrong with their files, the new game, the builder.

trouble-ddarmy-not-ours = { $name } is not { $kind ->
    [army] an army file
    [armies] a file of armies
   *[tables] a file of tables
} of ddtable.
trouble-ddarmy-newer = { $name } was made by a newer version of ddtable (format { NUMBER($version, useGrouping: 0) }).
trouble-ddarmy-many = { $name } holds { $size } dice, and an army has { $most } at most.
trouble-ddarmy-empty = { $name } holds no dice.
trouble-ddarmy-shelf-full = No more than { $most } armies of your own can be kept.
trouble-ddarmy-shelf-large = { $name } would become larger than such a file may be ({ NUMBER($most, useGrouping: 0) } bytes).
trouble-ddarmy-unread = { $army }, one of your armies, cannot be read; it stays in the file as it is. { $why }
trouble-ddarmy-unread-nameless = One of your armies cannot be read; it stays in the file as it is. { $why }
trouble-ddarmy-unread-many = { $count } of your armies cannot be read ({ $names }); they stay in the file as they are. { $why }

# The new game

ui-game-classic = Dragon Dice (1995)
ui-game-battle_dice = Battle Dice
ui-game-tip = Which game is played
ui-game-is = Game: { $game }
army-about = All phases are simultaneous: nobody begins.
army-size = Dice a side
army-size-number = { $size } dice a side
army-size-other = Other
army-size-tip = Any number from 1 to { $most }: arrows step, figures are typed
army-size-why = Both armies must have the same number of dice.
army-size-range = 1 to { $most }
army-size-refused = A side has 1 to { $most } dice.
army-deal-all-tip = Draw both armies at random; again for others
army-choice = Army of player { $number }
army-file = An army from a file…
army-file-seat = An army from a file for player { $number }
army-file-filter = Armies (*.ddarmy)
army-share = Write the army into a file…
army-share-seat = Write the army of player { $number } into a file
army-shared = Written to { $file }.
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
army-monster-tip = All monsters of an army are of one type. Also an army without monsters has a type: it may summon one.
army-heading = { $armies ->
    [mine] MY ARMIES
    [presets] COME WITH THE GAME
   *[made] FOR THIS GAME
}
army-of-size = { $name } · { $count } dice
army-made = Built here
army-made-from = { $name }, changed
army-sum = { $count } of { $size }
army-missing = { $count } to add
army-too-many = { $count } too many
army-full = All dice are there.
army-fill = Fill up
army-fill-tip = Add dice at random until the army is complete
army-undo = Undo
army-undo-tip = The army as it was before (Ctrl+Z)
army-no-undo = Nothing has been changed.
army-deal-tip = Draw an army at random; again for another one
army-deal-seat = Draw an army at random for player { $number }
army-empty = An army without dice is none.
army-keep = Keep…
army-keep-tip = Keep this army among your own
army-remove = Remove
army-rename = Name…
army-rename-tip = Another name for this army of your own, or a copy of it
army-rename-title = Another name
army-rename-answer = Rename
army-copy-answer = Keep a copy
army-copy-name = A copy needs a name of its own.
army-same-name = It is called so already.
army-renamed = { $before } is called { $army } now.
army-returned = { $army } is among your armies again.
army-keep-title = Keep this army
army-keep-ask = Name
army-keep-answer = Keep
army-keep-nameless = It needs a name.
army-keep-taken = { $name } is there already: this army takes its place.
army-kept = { $army } is among your armies now.
army-removed = { $army } is no longer among your armies; here it is still played. Undo keeps it again.
army-wrong-size = { $player } has { $count } dice of { $size }.
army-size-follows = { $army } has { $count } dice: the game is of as many a side now.
army-quests = Quests
army-quests-tip = Whether infantry, archers and mages may leave for a quest before a turn, to win an artifact (BQ1)
army-quests-are = { $how ->
    [with] allowed
   *[without] none
}
army-pace = A quest is fought
army-pace-tip = Whether a quest is fought to its end within the turn, or one round in each turn (Q61)
army-pace-is = { $pace ->
    [at_once] at once
   *[by_turns] a round each turn
}
army-no-quests = There are no quests.
army-tables = { $changed ->
    [no] Tables…
   *[yes] Tables: your own…
}
army-tables-tip = From which number on dice count, and what the results of the tables do: house tables, to be changed by the players
army-print = Print…
army-print-tip = Both armies on paper, with the tables and options chosen here: preview, printer, PDF

# The tables

table-title = Tables of Battle Dice
table-about = No source gives these numbers and tables whole: they are house tables. What is proposed is ours; what you change goes into the game and is saved with it.
table-about-game = No source gives these numbers and tables whole: they are house tables, agreed on before this game.
table-mark = { $whose ->
    [ours] House tables · as proposed
   *[yours] House tables · your own
}
table-numbers = When dice count
table-changed = { $table } •
table-as-proposed = It is as proposed.
table-reset = Restore this page
table-reset-all = Restore all pages
table-read = From a file…
table-write = Into a file…
table-use = Use these tables
table-file = tables
table-file-filter = Tables (*.ddtables)
table-was-read = The tables of { $file }.
table-differs = { $where }: { $usual } → { $own }
table-differs-morale = one in { $part } shows { $numbers }
table-differs-result = { $name } ({ $deed })
table-who = { $kinds }, { army-die }
table-from = count from
table-threshold = { $phase }: dice count from
table-chance = on: { $percent } of 100 rolls
table-morale-before = an army routs when at least one in
table-morale-between = of its dice, rounded up, shows one of
table-morale-part = One in how many dice routs an army
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
table-morale-numbers = Numbers that count in the morale check, parted by commas
table-when = { $table ->
    [tactics] A general that counts rolls on this table with a six-sided die.
    [spells] A mage that counts rolls on this table with a six-sided die.
    [maneuver] Cavalry that counts rolls on this table with a six-sided die.
    [dragon] A dragon that shows { $from } to 20 rolls on this table with a six-sided die.
    [giant] A giant that shows { $from } to 20 rolls on this table with a six-sided die.
    [warrior] A warrior that shows { $from } to 20 rolls on this table with a six-sided die.
   *[archmage] An archmage that shows { $from } to 20 rolls on this table with a six-sided die.
}
table-told = It means: { $deed }.
table-name = Name of result { $number }
table-does-of = What result { $number } does
table-does = { $does ->
    [nothing] nothing
    [cancel] prevents losses
    [kill] destroys enemy units
    [reroll] own die is rolled again
    [feint] enemy die is rolled again
    [hold] enemy unit does not act
    [bonus] own unit gets more
    [heal] lost units return
    [summon] new units join
    [spell] roll on the spell table
   *[rally] helps in the morale check
}
table-field = { $field ->
    [count] How many, or how much
    [of] Of which class
    [phase] In which phase
    [otherwise] How many of any class if there is none
    [among] Of which classes
   *[but] Of which classes not
}
table-head = { $field ->
    [otherwise] or else
    [among] of
    [but] but no
   *[other] { "" }
}
table-any-class = any class
table-phase = { $phase ->
    [any] in any phase
    [missile] of missiles
   *[melee] of melee
}

# The printed roster

army-paper-game = Battle Dice, { $count } dice a side, { $quests ->
    [none] no quests
    [by_turns] quests by rounds
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
    [roll] announce quests, then roll all dice and the artifacts
    [monster] { $leaves } leaves, { $strikes } destroys a monster, { $point } rolls on its table
    [general] { $who } from { $number } on roll on Tactics
    [magic] { $who } from { $number } on roll on Spells
    [maneuver] { $who } from { $number } on rolls on Maneuver
    [missile] { $who } from { $number } on: each destroys one unit
   *[melee] { $who } from { $number } on: each destroys one unit
}
army-paper-morale = who lost units rolls the rest: where { $part ->
    [1] all of them show
    [2] half of them or more show
   *[other] one in { $part } or more show
} { $numbers }, the army routs
army-paper-needs = needs one { $unit }
army-paper-line = { $does ->
    [hire] hires { $dice ->
        [none] one unit
       *[other] { $dice } units
    }, no monsters; then discarded
    [hire_any] hires { $dice ->
        [none] one unit
       *[other] { $dice } units
    } of any class; then discarded
    [return] one unit lost in this turn returns
    [bonus] one { $unit } gets +{ $amount }
    [penalty] one enemy infantry or archer gets −{ $amount }
    [rally] { $amount ->
        [one] one die less counts
       *[other] { $amount } dice less count
    } in the morale check
    [orb] one result of the { $table }: one up or down
    [kill] destroys one enemy unit
   *[discard] it is discarded
}
army-paper-title = Armies on paper
army-paper-which = Armies
army-paper-with = With it
army-paper-reference = Reference page
army-paper-reference-note = all artifacts, all monsters’ tables
army-paper-nothing = Tick an army, and its roster stands here.
army-paper-file = { $names }, Battle Dice
army-paper-subject = Battle Dice army rosters
army-paper-reference-how = a d20 after a quest won; in battle each is a d4 of its own
table-none = This game has no tables that are rolled on.

# The force builder: the catalogue, the force in the making, verdict and figures.

## The catalogue

builder-catalogue = Catalogue of dice
builder-search = Search dice
builder-kind = { $kind ->
    [unit] Units
    [dragon] Dragons
   *[terrain] Terrains
}
builder-filter = { $filter ->
    [species] Race
    [element] Element
    [class] Class
    [size] Size
   *[icon] Icon
}{ $count ->
    [0] { "" }
   *[other] { " · " }{ $count }
}
builder-filter-units = Only units differ in this
builder-size = { $size ->
    [common] common
    [uncommon] uncommon
    [rare] rare
   *[monster] monster
}
builder-sort = { $sort ->
    [species] By race
    [kind] By kind
    [name] By name
    [health] By health
   *[class] By class
}
builder-clear = Clear
builder-take-filter = No longer only
builder-none-found = No die is like that
builder-dragons-of = { $kind ->
    [elemental] Dragons of one element
    [hybrid] Dragons of two elements
    [ivory] Ivory dragons
    [ivory_hybrid] Half ivory dragons
   *[white] White dragons
}
builder-about-unit = { $kind } · { $health }
builder-about-folk = { $species } · { $health }
builder-about-dragon = { $health } health
builder-mark = { $mark ->
    [reconstructed] reconstructed · { $health }
   *[other] entered · { $health }
}
builder-stock = { $used ->
    [0] { $owned ->
        [0] none owned
       *[other] { $owned } owned
    }
   *[other] { $owned } owned · { $used } used
}
builder-used = { $count } used
builder-not-played = not of the sixteen of 1995
builder-strip-empty = Point at a die to see its faces

## The force

builder-area = { $area ->
    [home] Home army
    [campaign] Campaign army
    [horde] Horde
    [dragons] Dragons
    [home_terrain] Home terrain
   *[frontier] Frontier
}
builder-area-whole = { $area }: { $detail }
builder-dragons-count = { $count ->
    [0] none
    [one] one dragon
   *[other] { $count } dragons
}
builder-terrain-none = none
builder-empty = { $area ->
    [army] Drag units here, double-click them, or press { $key }
    [dragons] Drag dragons here
   *[terrain] Drag a terrain here
}
builder-dice = { $count ->
    [one] one die
   *[other] { $count } dice
}
builder-refused-kind = { $area ->
    [army] Only units lie in an army
    [dragons] Only dragons lie here
   *[terrain] Only a terrain lies here
}
builder-refused-owned = { $count ->
    [0] { $die } is not in the collection
    [one] The one { $die } of the collection is in the force
   *[other] All { $count } of { $die } in the collection are in the force
}
builder-refused-many = No army has more than { $count } dice
builder-did-put = { $what } into: { $area }
builder-did-take = { $what } out of: { $area }
builder-did-move = { $what } to: { $area }
builder-did-clear = All dice taken out
builder-did-name = The name
builder-did-note = Notes and tags
builder-did-game = Size and rules
builder-did-new = A new force
builder-did-open = Another force opened
builder-did-fill = Filled at random
builder-did-suggest = A suggestion taken

## Above it

builder-back = Back to the start
builder-unnamed = A force without a name
builder-name = Name of the force
builder-name-tip = Click to give the force another name
builder-more = Force
builder-save = Save
builder-print = Print
builder-play = Play with it
builder-play-tip = Begin a new game with this force
builder-do = { $what ->
    [new] New force
    [open] Open from the library…
    [duplicate] Duplicate
    [notes] Notes and tags…
    [clear] Take all dice out
    [import] Import a file…
    [export] Export a file…
    [collections] Collections…
   *[workshop] Dice workshop…
}
builder-state = { $state ->
    [bare] { "" }
    [kept] Saved in the library
    [changed] Changed since it was saved
   *[draft] A draft, kept on this computer
}
builder-desk-set-aside = Part of your last draft could not be read. The file was saved as { $name }.
builder-state-lost = The draft cannot be kept: the disk refuses
builder-size-of = { $health } health
builder-size-choice = { $health } health · { $dragons ->
    [one] 1 dragon
   *[other] { $dragons } dragons
}{ $note ->
    [good] { " · the size that the rules recommend" }
    [more] { " · from here on, one dragon more" }
   *[none] { "" }
}
builder-size-now = Size of the force: { $health } health
builder-size-other = Another size…
builder-size-title = Another size
builder-size-ask = How much health is the force to have?
builder-size-why = From { $least } to { $most }. Both sides of a game bring the same.
builder-species = { $species ->
    [all] All races
   *[starters] The four starter races of 1995
}
builder-half = No army above half of the force
builder-rules = { $species ->
    [all] All races
   *[starters] Starter races
}{ $half ->
    [yes] , half cap
   *[no] { "" }
}
builder-undo = { $done ->
    [none] Undo
   *[other] Undo: { $done }
}
builder-redo = { $done ->
    [none] Redo
   *[other] Redo: { $done }
}
builder-no-undo = Nothing has been changed yet
builder-no-redo = Nothing has been taken back
builder-fill = Fill at random…
builder-fill-tip = Complete the force with dice drawn at random
builder-suggest = Suggest
builder-suggest-tip = Complete the force with dice that make sense, each with its reason

## Verdict and figures

builder-verdict = { $count ->
    [0] Ready to play at { $health } health
    [one] One thing to mend
   *[other] { $count } things to mend
}
builder-line = { $said } ({ $rule }{ $met ->
    [yes] , met
   *[no] , not met
})
builder-figures-of = Figures of
builder-whose = { $whose ->
    [home] Home
    [campaign] Campaign
    [horde] Horde
   *[all] All
}
builder-compare = { $whose ->
    [none] Compare
    [home] with home
    [campaign] with campaign
    [horde] with horde
   *[all] with all
}
builder-compare-not = with nothing
builder-compare-library = With a force of the library
builder-compare-any = Another force…
builder-compare-title = Compare with a force
builder-compare-do = Compare
builder-compare-force = with { $force }
builder-columns = average · 9 of 10 rolls · best
builder-roll = { $kind ->
    [melee] Melee
    [missile] Missile
    [magic] Magic
    [save] Saves
   *[maneuver] Maneuver
}
builder-mean = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
builder-figure = { $kind ->
    [melee] Melee
    [missile] Missile
    [magic] Magic
    [save] Saves
   *[maneuver] Maneuver
}: { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } on average, { $low } to { $high } in nine of ten rolls, { $best } at best{ $more ->
    [yes] , and more where dice are rolled again
   *[no] { "" }
}
builder-figure-both = { $one }. Compared: { $other }
builder-chart-empty = Nothing to roll yet
builder-chart-range = Nine of ten rolls give { $low } to { $high }
builder-exchange = On average { NUMBER($given, maximumFractionDigits: 1) } damage done, { NUMBER($taken, maximumFractionDigits: 1) } taken
builder-chart-chance = { $total } or more: { $share } %
builder-chart-both = { $total } or more: { $share } %, the other { $other } %

## Keeping, sharing, filling

builder-said-bare = There is nothing to save yet
builder-said-kept = { $name } is in the library
builder-said-written = { $file } is written
builder-did-duplicate = Duplicated
builder-copy-of = { $name }, a copy
builder-copy-title = Keep it as a copy?
builder-copy-do = Keep a copy
builder-copy-cancel = Cancel leaves yours on the desk, unsaved.
builder-first-title = Save { $name } first?
builder-first-how = { $state ->
    [changed] The library has { $name } as it was saved last. Without saving it stays so there, and what you changed leaves the desk
   *[draft] { $name } is not in the library yet. Without saving it leaves the desk
}; Undo (Ctrl+Z) brings it back until the program is closed.
builder-first-without = Don’t save
builder-first-save = Save
builder-file-filter = Forces (*.ddforce *.toml);;All files (*)
builder-take-over = Keep
builder-notes = Notes and tags
builder-player = Player
builder-tags = Tags
builder-tags-how = fast, for Saturday
builder-note = Note
builder-library = Forces of the library
builder-library-search = Search by name, player, race, tag
builder-library-none = No force is like that
builder-library-open = Open
builder-library-remove = Remove
builder-library-back = Put { $name } back
builder-library-not-own = The starter forces belong to the game
builder-library-starter = { $health } health · { $species } · a starter force
builder-collection = { $name ->
    [none] Any dice
   *[other] { $name }
}
builder-collection-tip = Count the dice of a collection
builder-collection-item = { $name } · { $dice ->
    [one] one die
   *[other] { $dice } dice
}
builder-collection-limited = Only what is owned
builder-size-tip = How much health the force is to have
builder-rules-tip = Which rules it is to keep
builder-fill-title = Fill at random
builder-fill-how = { $missing ->
    [0] No health is missing. Dragons and terrains are drawn where they are.
    [one] One health is missing. Dice are drawn for it, dragons and terrains too.
   *[other] { $missing } health are missing. Dice are drawn for them, dragons and terrains too.
}
builder-fill-any = Without a race chosen, dice of the force’s own races are drawn, or of two others.
builder-fill-owned = Only what is owned
builder-fill-do = Fill
builder-suggest-title = Suggestions
builder-suggest-how = What is in the force stays where it is.
builder-suggest-take = Take
builder-suggest-all = { $count ->
    [one] Take it
   *[other] Take all { $count }
}
builder-suggest-none = Nothing is missing

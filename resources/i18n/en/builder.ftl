# The force builder: the catalogue, the edited force, verdict and figures.

## The catalogue

builder-catalogue = Catalogue of dice
builder-search = Search dice
builder-kind = { $kind ->
    [unit] Units
    [dragon] Dragons
    [dragonkin] Dragonkin
    [champion] Champions
    [item] Items
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
builder-filter-units = This filter applies to units only
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
builder-take-filter = Remove filter
builder-none-found = No dice match
builder-dragons-of = { $kind ->
    [elemental] Dragons of one element
    [hybrid] Dragons of two elements
    [ivory] Ivory dragons
    [ivory_hybrid] Half ivory dragons
   *[white] White dragons
}
builder-items-of = { $form ->
    [small] Small equipment
    [medium] Medium equipment
    [large] Large equipment
    [artifact] Artifacts
    [medallion] Medallions
   *[relic] Relics
}
builder-about-item = { $element } · { $points ->
    [one] 1 point
   *[other] { $points } points
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
builder-not-played = not one of the 16 terrains of 1995
builder-strip-empty = Point at a die to see its faces

## The force

builder-area = { $area ->
    [home] Home army
    [campaign] Campaign army
    [horde] Horde
    [dragons] Dragons
    [home_terrain] Home terrain
    [frontier] Frontier
    [recruiting] Recruiting pool
    [summoning] Summoning pool
    [terrains] Terrain dice
    [items] Items
    [home_items] Items of the home army
    [campaign_items] Items of the campaign army
    [horde_items] Items of the horde
   *[other] { $area }
}
builder-area-whole = { $area }: { $detail }
builder-dragons-count = { $count ->
    [0] none
    [one] 1 dragon
   *[other] { $count } dragons
}
builder-terrain-none = none
builder-summoned-count = { $dragons ->
    [0] no dragons
    [one] 1 dragon
   *[other] { $dragons } dragons
}, { $kin } health of dragonkin
builder-empty = { $area ->
    [army] Drag units here, double-click them, or press { $key }
    [carriers] Drag units and their items here, double-click them, or press { $key }
    [dragons] Drag dragons here
    [summoned] Drag dragons and dragonkin here
    [dice] Drag dice here
   *[terrain] Drag a terrain here
}
builder-dice = { $count ->
    [one] 1 die
   *[other] { $count } dice
}
builder-refused-kind = { $area ->
    [army] An army can only contain units
    [carriers] Only units and items can be placed here
    [dragons] Only dragons can be placed here
    [summoned] Only dragons and dragonkin can be placed here
    [dice] This section does not contain such dice
   *[terrain] Only a terrain can be placed here
}
builder-refused-owned = { $count ->
    [0] { $die } is not in the collection
    [one] The only { $die } in the collection is already in the force
   *[other] All { $count } of { $die } in the collection are already in the force
}
builder-refused-many = An army can have at most { $count } dice
builder-did-put = Added to { $area }: { $what }
builder-did-take = Removed from { $area }: { $what }
builder-did-move = Moved to { $area }: { $what }
builder-did-clear = Removed all dice
builder-did-name = Changed the name
builder-did-note = Changed notes and tags
builder-did-game = Changed size or rules
builder-did-new = Started a new force
builder-did-open = Opened another force
builder-did-fill = Filled at random
builder-did-suggest = Added a suggestion

## Above it

builder-back = Back to start
builder-unnamed = Unnamed force
builder-name = Name of the force
builder-name-tip = Click to rename the force
builder-more = Force
builder-save = Save
builder-print = Print
builder-play = Play with it
builder-play-tip = Start a new game with this force
builder-not-offered = This version does not offer games of this edition yet
builder-do = { $what ->
    [new] New force
    [open] Open from the library…
    [duplicate] Duplicate
    [notes] Notes and tags…
    [clear] Remove all dice
    [import] Import…
    [export] Export…
    [collections] Collections…
   *[workshop] Dice workshop…
}
builder-state = { $state ->
    [bare] { "" }
    [kept] Saved in the library
    [changed] Unsaved changes
   *[draft] Draft, saved on this computer
}
builder-desk-set-aside = Part of your last draft could not be read. The file was saved as { $name }.
builder-state-lost = Could not save the draft on this disk
builder-size-of = { $health } health
builder-size-choice = { $health } health · { $dragons ->
    [one] 1 dragon
   *[other] { $dragons } dragons
}{ $note ->
    [good] { " · the size that the rules recommend" }
    [more] { " · from here on, one dragon more" }
   *[none] { "" }
}
builder-size-halves = { $health } health · { $half } in play, { $half } in the pool · { $dragons } dragons
builder-size-now = Size of the force: { $health } health
builder-size-other = Other size…
builder-size-title = Other size
builder-size-ask = How much health should the force have?
builder-size-why = From { $least } to { $most }. Both sides of a game use the same size.
builder-species = { $species ->
    [all] All races
   *[starters] The 4 starter races of 1995
}
builder-half = No army may have more than half of the force
builder-reconstructed = Dice with reconstructed faces
builder-edition = { $edition ->
    [classic95] The rules of 1995
    [revised96] The revised rules of 1996
    [campaign] The Conquest of Esfah
    [risk] Dragon Dice Risk
   *[other] { $edition }
}
builder-rules = { $edition ->
    [campaign] The Conquest of Esfah
    [risk] Dragon Dice Risk
   *[other] { $species ->
        [all] All races
       *[starters] Starter races
    }{ $half ->
        [yes] , half cap
       *[no] { "" }
    }{ $edition ->
        [classic95] { "" }
        [revised96] , 1996
       *[other] , { $edition }
    }
}
builder-undo = { $done ->
    [none] Undo
   *[other] Undo: { $done }
}
builder-redo = { $done ->
    [none] Redo
   *[other] Redo: { $done }
}
builder-no-undo = Nothing to undo
builder-no-redo = Nothing to redo
builder-fill = Fill at random…
builder-fill-tip = Complete the force with dice drawn at random
builder-suggest = Suggest
builder-suggest-tip = Show dice that would complete the force, each with a reason

## Verdict and figures

builder-verdict = { $count ->
    [0] Ready to play at { $health } health
    [one] 1 problem to fix
   *[other] { $count } problems to fix
}
builder-line = { $said } ({ $rule }{ $met ->
    [yes] , met
   *[no] , not met
})
builder-figures-of = Figures for
builder-whose = { $whose ->
    [home] Home
    [campaign] Campaign
    [horde] Horde
    [recruiting] Pool
    [summoning] Summons
    [all] All
   *[other] { $whose }
}
builder-compare = { $whose ->
    [none] Compare
    [home] with home
    [campaign] with campaign
    [horde] with horde
    [recruiting] with pool
    [summoning] with summons
    [all] with all
   *[other] with { $whose }
}
builder-compare-not = with nothing
builder-compare-library = Compare with a force
builder-compare-any = Other force…
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
}: { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } on average, { $low } to { $high } in 9 of 10 rolls, { $best } at best{ $more ->
    [yes] , or more with rerolls
   *[no] { "" }
}
builder-figure-both = { $one }. Compared: { $other }
builder-chart-empty = Nothing to roll yet
builder-chart-range = 9 of 10 rolls give { $low } to { $high }
builder-exchange = On average { NUMBER($given, maximumFractionDigits: 1) } damage done, { NUMBER($taken, maximumFractionDigits: 1) } taken
builder-chart-chance = { $total } or more: { $share }%
builder-chart-both = { $total } or more: { $share }%, the other { $other }%

## Saving, sharing, filling

builder-said-bare = There is nothing to save yet
builder-said-kept = Saved { $name } in the library
builder-said-written = Saved as { $file }
builder-did-duplicate = Duplicated
builder-copy-of = Copy of { $name }
builder-copy-title = Save as a copy?
builder-copy-do = Save copy
builder-copy-cancel = Cancel to keep editing without saving.
builder-first-title = Save { $name } first?
builder-first-how = { $state ->
    [changed] The library contains the last saved version of { $name }. If you don’t save, your changes leave the builder
   *[draft] { $name } is not in the library yet. If you don’t save, it leaves the builder
}; Undo (Ctrl+Z) restores it until you close the program.
builder-first-without = Don’t save
builder-first-save = Save
builder-file-filter = Forces (*.ddforce *.toml);;All files (*)
builder-take-over = Apply
builder-notes = Notes and tags
builder-player = Player
builder-tags = Tags
builder-tags-how = fast, for Saturday
builder-note = Note
builder-library = Forces of the library
builder-library-search = Search by name, player, race, tag
builder-library-none = No forces match
builder-library-open = Open
builder-library-remove = Remove
builder-library-back = Restore { $name }
builder-library-not-own = Starter forces cannot be removed
builder-library-starter = { $health } health · { $species } · starter force
builder-collection = { $name ->
    [none] Any dice
   *[other] { $name }
}
builder-collection-tip = Check the dice against a collection
builder-collection-item = { $name } · { $dice ->
    [one] 1 die
   *[other] { $dice } dice
}
builder-collection-limited = Owned dice only
builder-size-tip = Health of the force
builder-rules-tip = Rules for the force
builder-fill-title = Fill at random
builder-fill-how = { $missing ->
    [0] The force has all its health. Missing dragons and terrains are drawn.
    [one] 1 health is missing. Dice, dragons and terrains are drawn at random.
   *[other] { $missing } health are missing. Dice, dragons and terrains are drawn at random.
}
builder-fill-any = If you choose no race, dice are drawn from the races of the force, or from two other races.
builder-fill-owned = Owned dice only
builder-fill-do = Fill
builder-suggest-title = Suggestions
builder-suggest-how = The dice in the force stay where they are.
builder-suggest-take = Add
builder-suggest-all = { $count ->
    [one] Add it
   *[other] Add all { $count }
}
builder-suggest-none = Nothing is missing

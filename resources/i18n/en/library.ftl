# The library: forces, collections and own dice; what can go wrong with them, and what the boxes are called.

## The file

trouble-library-missing = There is no library at { $path }.
trouble-library-no-file = { $name } is not a file.
trouble-library-not-ours = { $name } is not a ddtable library.
trouble-library-other-program = { $name } is a database of another program, not a ddtable library.
trouble-library-newer = { $name } was made by a newer version of ddtable (library format { NUMBER($format, useGrouping: 0) }).
trouble-library-format = { $name } has library format { NUMBER($format, useGrouping: 0) }, which no version of ddtable has written.
trouble-library-large = { $name } is larger than any library of this program ({ $most } MB at most).
trouble-library-foreign = { $name } holds tables, views or triggers that are not those of a ddtable library.
trouble-library-damaged = { $name } is damaged: { $why }.
trouble-library-unreadable = { $name } cannot be read: { $why }.
trouble-library-old = { $name } is of an older version and cannot be brought on now: another window is writing it, or it may not be written.
trouble-library-moved = { $name } has been moved, removed or replaced; nothing was kept.

## Forces, collections and dice in it

trouble-library-changed = { $there ->
    [0] The force { $force } was removed in another window. You can keep yours as a new force.
   *[other] The force { $force } was also changed in another window. You can keep yours as a copy.
}
trouble-library-gone = { $kind ->
    [force] This force
    [collection] This collection
   *[die] This die
} is not in the library any more.
trouble-library-full = The library holds { $most } forces already; remove some first.
trouble-library-overfull = The library would become too large: it can contain { NUMBER($rows, useGrouping: 0) } entries of each kind and { $size } MB in all. Remove something first.
trouble-library-many-dice = The library holds { $most } own dice already; remove some first.
trouble-library-no-name = A collection needs a name.
trouble-library-name-taken = There is a collection called { $collection } already.
trouble-library-no-die = There is no die { $die }.
trouble-library-count = A count is a whole number from 0 to { NUMBER($most, useGrouping: 0) }.
trouble-library-die = The own die { $die } cannot be used: { $why }
trouble-library-force = The force { $force } cannot be read: { $why }
trouble-library-entry =
    { $kind ->
        [collection] The collection { $name } cannot be read: { $why }.
        [owned] A count of { $name } in a collection cannot be read: { $why }.
       *[force] The force { $name } cannot be read: { $why }.
    }
trouble-library-force-die = The force { $force } has a die { $die }, which is in no list.
trouble-library-force-list = The list tells the force { $force } otherwise than it is.
trouble-library-owned-die = The collection { $collection } counts a die { $die }, which is in no list.
trouble-set-up-own-die = { $force } has { $die }, a die of your own: only the published dice play in this game.

## A collection in a file

trouble-collection-not-text = { $name }, line { NUMBER($line, useGrouping: 0) }: this is not text in UTF-8.
trouble-collection-rows = { $name } has more than { NUMBER($most, useGrouping: 0) } rows.
trouble-collection-csv = { $name }, line { NUMBER($line, useGrouping: 0) }: this is not CSV ({ $why }).
trouble-collection-header = { $name }, line 1: the first line must name the column { $column } once. Such a file begins with the line “die,count”; a line after it is “{ $example }”.
trouble-collection-no-die = { $name }, line { NUMBER($line, useGrouping: 0) }: no die is named.
trouble-collection-unknown = { $name }, line { NUMBER($line, useGrouping: 0) }: there is no die { $die }{ $near ->
    [none] .
   *[other] ; perhaps you mean { $near }.
}
trouble-collection-ambiguous = { $name }, line { NUMBER($line, useGrouping: 0) }: { $die } can be { $some }; write one of these, or add a column species.
trouble-collection-count = { $name }, line { NUMBER($line, useGrouping: 0) }: the count { $given } is not a whole number from 0 to { NUMBER($most, useGrouping: 0) } in all.
trouble-collection-newer = { $name } was made by a newer version of ddtable (collection format { NUMBER($version, useGrouping: 0) }).
trouble-collection-json-die = { $name }: { $place } is no die that there is.
trouble-collection-json-count = { $name }: { $place } must be a whole number from 0 to { NUMBER($most, useGrouping: 0) }.
trouble-collection-more = And { NUMBER($count, useGrouping: 0) } more { $count ->
    [one] fault
   *[other] faults
}.
trouble-collection-left = { $count ->
    [one] 1 kind of die was left out: { $dice }. It
   *[other] { NUMBER($count, useGrouping: 0) } kinds of dice were left out: { $dice }. They
} could not be imported again.

## A whole library in a file

trouble-exchange-not-ours = { $name } is not an exported library of ddtable.
trouble-exchange-newer = { $name } was made by a newer version of ddtable (export format { NUMBER($version, useGrouping: 0) }).
trouble-exchange-at = { $name }: { $path }: { $why }
trouble-exchange-lost-die = { $name }: { $path }: there is no die { $die }.

## Own dice

trouble-own-die = { $die } cannot be kept: { $why }
trouble-own-die-unreadable = It is not the document of a die ({ $why }).
trouble-own-die-twice = Its id { $die } stands twice.
trouble-own-die-id = { $die } is no id of an own die.
trouble-own-die-no-name = It needs a name.
trouble-own-die-name = Its name must be one plain line of at most { $most } signs.
trouble-own-die-note = Its note must be one plain line of at most { $most } signs.
trouble-own-die-mark = It must be marked as entered or as reconstructed.
trouble-own-die-species = A unit needs one of the species.
trouble-own-die-no-species = Only a unit has a species.
trouble-own-die-elements-of-species = A unit has the elements of its species and none of its own.
trouble-own-die-elements = Its elements must be different ones of the five.
trouble-own-die-element-count = { $kind ->
    [dragonkin] Dragonkin have one element.
    [item] An item has one element or none.
   *[other] Eldarim have one element or all five.
}
trouble-own-die-form = An item is an equipment, an artifact, a medallion or a relic.
trouble-own-die-points = An item counts 1 to { $most } points.
trouble-own-die-item-health = An item has neither health nor a class.
trouble-own-die-unit-points = Only an item has a form and points.
trouble-own-die-health = { $least ->
    [4] A champion has 4 health.
   *[other] Its health must be from { $least } to { $most }.
}
trouble-own-die-class = It needs a class; monsters, and they alone, are of the class monster.
trouble-own-die-sides = It has { $sides ->
    [one] one face
   *[other] { $sides } faces
} where { $due } are due.
trouble-own-die-icon = Face { $face }: { $icon } is no icon of a unit or an item.
trouble-own-die-count = Face { $face }: an icon stands 1 to { $most } times on a face.
trouble-own-die-identity = It needs exactly one ID face, worth its health { $health }; { $found ->
    [0] it has none
    [one] it has one of another worth
   *[other] it has { $found }
}.
trouble-own-die-item-id = An item has one ID face at most; this one has { $found }.

## Boxes

box-full_set = One of each die: { $species }
box-marching_host = A host to march with: { $species }
box-monsters = One of each monster: { $species }
box-first_evening = An evening’s dice for two: { $species }
box-lands_1995 = The sixteen terrains of 1995
box-all_lands = One of each terrain
box-dragons_1995 = The ten dragons of 1995
box-all_dragons = One of each dragon
box-about-full_set = All twenty dice of the species, monsters too. Our own proposal.
box-about-marching_host = Four of each common die, two of each uncommon, one of each rare. Our own proposal.
box-about-monsters = The five ten-sided dice of the species. Our own proposal.
box-about-first_evening = Two species with three of each common die, two of each uncommon, one of each rare, all terrains and dragons of 1995. Our own proposal: no source at hand tells what the boxes in the shops held.
box-about-lands_1995 = Four kinds of land, each with city, standing stones, temple and tower.
box-about-all_lands = Every terrain there is, the later ones too.
box-about-dragons_1995 = A drake and a wyrm of each of the five elements.
box-about-all_dragons = Every dragon there is, the later ones too.

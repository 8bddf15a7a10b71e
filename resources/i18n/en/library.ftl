# The library: forces, collections and custom dice; errors in them, and the names of boxes.

## The file

trouble-library-missing = There is no library at { $path }.
trouble-library-no-file = { $name } is not a file.
trouble-library-not-ours = { $name } is not a ddtable library.
trouble-library-other-program = { $name } is a database of another program, not a ddtable library.
trouble-library-newer = { $name } was made by a newer version of ddtable (library format { NUMBER($format, useGrouping: 0) }).
trouble-library-format = { $name } has library format { NUMBER($format, useGrouping: 0) }, which no version of ddtable has written.
trouble-library-large = { $name } is too large for a library (at most { $most } MB).
trouble-library-foreign = { $name } has tables, views or triggers that do not belong to a ddtable library.
trouble-library-damaged = { $name } is damaged: { $why }.
trouble-library-unreadable = Could not read { $name }: { $why }.
trouble-library-old = Could not update { $name } from an older version: another window is using it, or it is read-only.
trouble-library-moved = { $name } was moved, removed or replaced. Nothing was saved.

## Forces, collections and dice in it

trouble-library-changed = { $there ->
    [0] The force { $force } was removed in another window. You can save yours as a new force.
   *[other] The force { $force } was also changed in another window. You can save yours as a copy.
}
trouble-library-gone = { $kind ->
    [force] This force
    [collection] This collection
   *[die] This die
} is no longer in the library.
trouble-library-full = The library already contains { $most } forces. Remove some first.
trouble-library-overfull = The library would become too large: at most { NUMBER($rows, useGrouping: 0) } entries of each kind and { $size } MB in all. Remove something first.
trouble-library-many-dice = The library already contains { $most } custom dice. Remove some first.
trouble-library-no-name = A collection needs a name.
trouble-library-name-taken = A collection named { $collection } already exists.
trouble-library-no-die = There is no die { $die }.
trouble-library-count = The count must be a whole number from 0 to { NUMBER($most, useGrouping: 0) }.
trouble-library-die = The custom die { $die } cannot be used: { $why }
trouble-library-force = Could not read the force { $force }: { $why }
trouble-library-entry =
    { $kind ->
        [collection] Could not read the collection { $name }: { $why }.
        [owned] Could not read a count of { $name } in a collection: { $why }.
       *[force] Could not read the force { $name }: { $why }.
    }
trouble-library-force-die = The force { $force } contains an unknown die { $die }.
trouble-library-force-list = The library entry of { $force } does not match the force.
trouble-library-owned-die = The collection { $collection } contains an unknown die { $die }.
trouble-set-up-own-die = { $force } contains { $die }, a custom die. This game allows only published dice.

## A collection in a file

trouble-collection-not-text = { $name }, line { NUMBER($line, useGrouping: 0) }: not text in UTF-8.
trouble-collection-rows = { $name } has more than { NUMBER($most, useGrouping: 0) } rows.
trouble-collection-csv = { $name }, line { NUMBER($line, useGrouping: 0) }: not valid CSV ({ $why }).
trouble-collection-header = { $name }, line 1: the first line must contain the column { $column } exactly once. The first line of such a file is “die,count”. A later line is, for example, “{ $example }”.
trouble-collection-no-die = { $name }, line { NUMBER($line, useGrouping: 0) }: the name of the die is missing.
trouble-collection-unknown = { $name }, line { NUMBER($line, useGrouping: 0) }: there is no die { $die }.{ $near ->
    [none] { "" }
   *[other] { " " }Did you mean { $near }?
}
trouble-collection-ambiguous = { $name }, line { NUMBER($line, useGrouping: 0) }: { $die } can be { $some }. Write one of these, or add a column species.
trouble-collection-count = { $name }, line { NUMBER($line, useGrouping: 0) }: the count { $given } is not valid. Counts are whole numbers, at most { NUMBER($most, useGrouping: 0) } per die.
trouble-collection-newer = { $name } was made by a newer version of ddtable (collection format { NUMBER($version, useGrouping: 0) }).
trouble-collection-json-die = { $name }: { $place } is not a known die.
trouble-collection-json-count = { $name }: { $place } must be a whole number from 0 to { NUMBER($most, useGrouping: 0) }.
trouble-collection-more = And { NUMBER($count, useGrouping: 0) } more { $count ->
    [one] problem
   *[other] problems
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

## Custom dice

trouble-own-die = Could not save { $die }: { $why }
trouble-own-die-unreadable = It is not a valid die document ({ $why }).
trouble-own-die-twice = Its id { $die } occurs twice.
trouble-own-die-id = { $die } is not a valid id of a custom die.
trouble-own-die-no-name = It needs a name.
trouble-own-die-name = Its name must be a single line of at most { $most } characters.
trouble-own-die-note = Its note must be a single line of at most { $most } characters.
trouble-own-die-mark = It must be marked as entered or reconstructed.
trouble-own-die-species = A unit needs a race.
trouble-own-die-no-species = Only a unit has a race.
trouble-own-die-elements-of-species = A unit has the elements of its race. It cannot have other elements.
trouble-own-die-elements = Its elements must be different and among the five elements.
trouble-own-die-element-count = { $kind ->
    [dragonkin] Dragonkin have 1 element.
    [item] An item has 1 element or none.
   *[other] Eldarim have 1 element or all 5.
}
trouble-own-die-form = An item is an equipment, an artifact, a medallion or a relic.
trouble-own-die-points = An item is worth 1 to { $most } points.
trouble-own-die-item-health = An item has neither health nor a class.
trouble-own-die-unit-points = Only an item has a form and points.
trouble-own-die-health = { $least ->
    [4] A champion has 4 health.
   *[other] Its health must be from { $least } to { $most }.
}
trouble-own-die-class = It needs a class. Only monsters have the class monster.
trouble-own-die-sides = It has { $sides ->
    [one] 1 face
   *[other] { $sides } faces
}; it needs { $due }.
trouble-own-die-icon = Face { $face }: { $icon } is not an icon of a unit or an item.
trouble-own-die-count = Face { $face }: an icon occurs 1 to { $most } times on a face.
trouble-own-die-identity = It needs exactly 1 ID face, worth its health { $health }; { $found ->
    [0] it has none
    [one] its ID face has another value
   *[other] it has { $found }
}.
trouble-own-die-item-id = An item has at most 1 ID face; this one has { $found }.

## Boxes

box-full_set = One of each die: { $species }
box-marching_host = A large force: { $species }
box-monsters = One of each monster: { $species }
box-first_evening = Dice for two players: { $species }
box-lands_1995 = The 16 terrains of 1995
box-all_lands = One of each terrain
box-dragons_1995 = The 10 dragons of 1995
box-all_dragons = One of each dragon
box-about-full_set = All 20 dice of the race, including monsters. Our own proposal.
box-about-marching_host = 4 of each common die, 2 of each uncommon, 1 of each rare. Our own proposal.
box-about-monsters = The five ten-sided dice of the race. Our own proposal.
box-about-first_evening = Two races with 3 of each common die, 2 of each uncommon, 1 of each rare, all terrains and dragons of 1995. Our own proposal: the contents of the original boxes are unknown to us.
box-about-lands_1995 = Four kinds of land, each with city, standing stones, temple and tower.
box-about-all_lands = All terrains, including later ones.
box-about-dragons_1995 = A drake and a wyrm of each of the five elements.
box-about-all_dragons = All dragons, including later ones.

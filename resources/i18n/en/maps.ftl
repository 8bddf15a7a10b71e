# Errors in the file of a map.

trouble-map-not-ours = { $name } is not a map file of ddtable.
trouble-map-newer = { $name } was made by a newer version of ddtable (map format { NUMBER($version, useGrouping: 0) }).
trouble-map-twice = { $name }: the { $what ->
    [continent] continent
   *[territory] territory
} { $id } occurs twice.
trouble-map-unknown = { $name }: there is no { $what ->
    [continent] continent
   *[territory] territory
} named { $id }.
trouble-map-unknown-near = { $name }: there is no { $what ->
    [continent] continent
   *[territory] territory
} named { $id }. Did you mean { $near }?
trouble-map-empty-continent = { $name }: no territory lies in the continent { $id }.
trouble-map-itself = { $name }: { $id } has a border with itself.
trouble-map-points = { $name } has more than { NUMBER($most, useGrouping: 0) } points.
trouble-map-half-point = { $name }: the last point of { $path } has no second number.
trouble-map-outside = { $name }: { $path } is outside the map.
trouble-map-goal = { $name }: { $path } must be from { $least } to { $most }.
trouble-map-open = { $name }: the outline of { $id } does not close at { $x }, { $y }.
trouble-map-no-outline = { $name }: { $id } has no outline.
trouble-map-label = { $name }: the label of { $id } is not inside it.
trouble-map-border-twice = { $name }: { $path }: { $one } and { $other } have a border already.
trouble-map-apart = { $name }: no way leads from { $start } to { $id }.

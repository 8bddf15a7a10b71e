# Errors in the file of a single force, with the path inside the file.

trouble-ddforce-unwritten = Could not save { $name }: { $why }.
trouble-ddforce-nothing = { $name } is empty.
trouble-ddforce-no-text = { $name } is not text in UTF-8.
trouble-ddforce-no-json = Could not read { $name }: line { NUMBER($line, useGrouping: 0) }, column { NUMBER($column, useGrouping: 0) } is not valid JSON.
trouble-ddforce-deep = Could not read { $name }: it is nested too deeply.
trouble-ddforce-parts = Could not read { $name }: it contains more than { NUMBER($most, useGrouping: 0) } objects and lists.
trouble-ddforce-named = Could not read { $name }: it contains more than { NUMBER($most, useGrouping: 0) } values with a key.
trouble-ddforce-not-ours = { $name } is not a force file of ddtable.
trouble-ddforce-newer = { $name } was made by a newer version of ddtable (force format { NUMBER($version, useGrouping: 0) }).
trouble-ddforce-twice = { $name }: { $path } occurs twice.
trouble-ddforce-missing = { $name }: { $path } is missing.
trouble-ddforce-strange = { $name }: { $path } is not a known field.
trouble-ddforce-strange-near = { $name }: { $path } is not a known field. Did you mean { $near }?
trouble-ddforce-type = { $name }: { $path } must be { $wanted ->
    [str] text
    [int] a whole number
    [array] a list
   *[object] an object
}.
trouble-ddforce-most = { $name }: { $path } is longer or larger than { NUMBER($most, useGrouping: 0) }.
trouble-ddforce-value = { $name }: { $path } has an invalid value.
trouble-ddforce-count = { $name }: { $path } must be a whole number from 1 to { NUMBER($most, useGrouping: 0) }.
trouble-ddforce-many = { $name } contains more than { NUMBER($most, useGrouping: 0) } dice.
trouble-ddforce-die = { $name }: { $path }: { $what ->
    [unit] there is no unit
    [dragon] there is no dragon
    [die] there is no die
   *[terrain] there is no terrain
} named { $die }.
trouble-ddforce-die-near = { $name }: { $path }: { $what ->
    [unit] there is no unit
    [dragon] there is no dragon
    [die] there is no die
   *[terrain] there is no terrain
} named { $die }. Did you mean { $near }?
trouble-ddforce-section = { $name }: { $path } is not a section of its own; its dice have their own field.

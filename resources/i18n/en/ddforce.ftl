# What can be wrong with a file of one force, with the path inside the file.

trouble-ddforce-unwritten = { $name } cannot be written: { $why }.
trouble-ddforce-nothing = { $name } is empty.
trouble-ddforce-no-text = { $name } is not text in UTF-8.
trouble-ddforce-no-json = { $name } cannot be read: what stands in line { NUMBER($line, useGrouping: 0) }, column { NUMBER($column, useGrouping: 0) } is not JSON.
trouble-ddforce-deep = { $name } cannot be read: it is nested far too deeply.
trouble-ddforce-parts = { $name } cannot be read: it contains more than { NUMBER($most, useGrouping: 0) } objects and lists.
trouble-ddforce-named = { $name } cannot be read: it contains more than { NUMBER($most, useGrouping: 0) } values with a key.
trouble-ddforce-not-ours = { $name } is not a force file of ddtable.
trouble-ddforce-newer = { $name } was made by a newer version of ddtable (force format { NUMBER($version, useGrouping: 0) }).
trouble-ddforce-twice = { $name }: { $path } stands there twice.
trouble-ddforce-missing = { $name }: { $path } is missing.
trouble-ddforce-strange = { $name }: { $path } is nothing that such a file has.
trouble-ddforce-strange-near = { $name }: { $path } is nothing that such a file has; perhaps { $near } was meant.
trouble-ddforce-type = { $name }: { $path } must be { $wanted ->
    [str] a text
    [int] a whole number
    [array] a list
   *[object] an object
}.
trouble-ddforce-most = { $name }: { $path } is longer or larger than { NUMBER($most, useGrouping: 0) }, the most that such a file has there.
trouble-ddforce-value = { $name }: { $path } has a value that cannot stand there.
trouble-ddforce-count = { $name }: { $path } must be a whole number from 1 to { NUMBER($most, useGrouping: 0) }.
trouble-ddforce-many = { $name } holds more than { NUMBER($most, useGrouping: 0) } dice.
trouble-ddforce-die = { $name }: { $path }: { $what ->
    [unit] no unit
    [dragon] no dragon
   *[terrain] no terrain
} is called { $die }.
trouble-ddforce-die-near = { $name }: { $path }: { $what ->
    [unit] no unit
    [dragon] no dragon
   *[terrain] no terrain
} is called { $die }; perhaps { $near } was meant.

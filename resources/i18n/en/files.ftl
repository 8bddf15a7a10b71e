# Why a file cannot be read, whatever is in it.

trouble-file-unread = { $name } cannot be read: { $reason ->
    [missing] there is no such file
    [folder] it is a folder
    [special] it is a pipe or a device, not a file
    [forbidden] you don’t have permission
    [long] its path is too long for this computer
    [loop] its links lead in a circle
    [name] its name has a sign that no file name can have
    [disk] the disk does not answer as it should
   *[other] { $reason }
}.
trouble-file-large = { $name } is too large: such a file has at most { $most } { $unit }.

# A file of forces in TOML

trouble-force-file-empty = { $name } contains no force.
trouble-force-file-dots = { $name }, line { NUMBER($line, useGrouping: 0) }: the line has more than { $most } dots.
trouble-force-file-toml = { $name }: this is not valid TOML ({ $why }).
trouble-force-file-at = { $place }: { $why }.

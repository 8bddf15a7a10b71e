# Reasons why a file cannot be read.

trouble-file-unread = Could not read { $name }: { $reason ->
    [missing] the file does not exist
    [folder] it is a folder
    [special] it is a pipe or a device, not a file
    [forbidden] you don’t have permission
    [long] its path is too long
    [loop] its links lead in a circle
    [name] its name has an invalid character
    [disk] the disk has a read error
   *[other] { $reason }
}.
trouble-file-large = { $name } is too large: at most { $most } { $unit } are allowed.

# A file of forces in TOML

trouble-force-file-empty = { $name } does not contain a force.
trouble-force-file-dots = { $name }, line { NUMBER($line, useGrouping: 0) }: the line has more than { $most } dots.
trouble-force-file-toml = { $name }: this is not valid TOML ({ $why }).
trouble-force-file-at = { $place }: { $why }.

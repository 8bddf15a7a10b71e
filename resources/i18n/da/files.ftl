# Hvorfor en fil ikke kan læses, uanset hvad der står i den.

trouble-file-unread = { $name } kan ikke læses: { $reason ->
    [missing] filen findes ikke
    [folder] det er en mappe
    [special] det er en pipe eller en enhed, ikke en fil
    [forbidden] du har ikke adgang til den
    [long] stien er for lang til denne computer
    [loop] dens links går i ring
    [name] dens navn har et ugyldigt tegn
    [disk] disken har en læsefejl
   *[other] { $reason }
}.
trouble-file-large = { $name } er for stor: højst { $most } { $unit } er tilladt.

# En fil med styrker i TOML

trouble-force-file-empty = { $name } indeholder ingen styrke.
trouble-force-file-dots = { $name }, linje { NUMBER($line, useGrouping: 0) }: linjen har flere end { $most } punktummer.
trouble-force-file-toml = { $name }: det er ikke gyldig TOML ({ $why }).
trouble-force-file-at = { $place }: { $why }.

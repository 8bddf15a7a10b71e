# Hvorfor en fil ikke kan læses, uanset hvad der står i den.

trouble-file-unread = { $name } kan ikke læses: { $reason ->
    [missing] filen findes ikke
    [folder] det er en mappe
    [special] det er en pipe eller en enhed, ikke en fil
    [forbidden] du har ikke adgang til den
    [long] stien er for lang til denne computer
    [loop] dens links peger i ring
    [name] dens navn har et tegn, som et filnavn ikke kan have
    [disk] disken svarer ikke, som den skal
   *[other] { $reason }
}.
trouble-file-large = { $name } er for stor: sådan en fil har højst { $most } { $unit }.

# En fil med styrker i TOML

trouble-force-file-empty = { $name } indeholder ingen styrke.
trouble-force-file-dots = { $name }, linje { NUMBER($line, useGrouping: 0) }: linjen har flere end { $most } punktummer.
trouble-force-file-toml = { $name }: det er ikke gyldig TOML ({ $why }).
trouble-force-file-at = { $place }: { $why }.

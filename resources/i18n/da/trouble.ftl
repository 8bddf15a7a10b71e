# What can go wrong with files and forces, in the window.

trouble-save-missing = Filen { $path } findes ikke.
trouble-save-there = Filen { $path } findes allerede.
trouble-save-no-file = { $name } er ikke en fil.
trouble-save-not-ours = { $name } er ikke et spil fra ddtable.
trouble-save-other-program = { $name } er en database fra et andet program, ikke et spil fra ddtable.
trouble-save-newer = { $name } er lavet af en nyere version af ddtable (filformat { NUMBER($format, useGrouping: 0) }).
trouble-save-format = { $name } har filformat { NUMBER($format, useGrouping: 0) }, som ingen version af ddtable har skrevet.
trouble-save-large = { $name } er for stor til et spil fra ddtable (højst { $most } MB).
trouble-save-full = { $name } er fuld: en spilfil fylder højst { $most } MB. Gå tilbage i tilbageblikket, og begynd et øvelsesspil for at spille videre.
trouble-save-full-entries = { $name } er fuld: et spil har højst { $most } valg, også fortrudte. Gå tilbage i tilbageblikket, og begynd et øvelsesspil for at spille videre.
trouble-save-not-readable = { $name } kunne ikke gemmes: den kunne ikke åbnes igen ({ $why }).
trouble-save-names = { $name } kunne ikke gemmes: spillernes navne er for lange. Vælg kortere.
trouble-save-foreign = { $name } har tabeller, visninger eller udløsere, der ikke hører til et spil fra ddtable.
trouble-save-damaged = { $name } er beskadiget: { $why }.
trouble-save-unreadable = { $name } kan ikke læses: { $why }.
trouble-save-unplayable = { $name } kan ikke spilles: { $why }.
trouble-opening-stopped = Du stoppede åbningen af { $name }. Intet er ændret.
trouble-opening-no-table = { $name } er fra et spil, som denne version af ddtable endnu ikke kan vise. Filen er ikke ændret.
trouble-save-itself = { $name } er spillets egen fil. Vælg et andet navn til kopien.
trouble-save-changed = Et andet program har ændret { $name }. Valget kunne ikke gemmes.
trouble-save-moved = { $name } er flyttet eller fjernet. Valget kunne ikke gemmes.
trouble-beside = { $name } kunne ikke åbnes: filen { $beside } ved siden af { $why ->
    [kind] er ikke en almindelig fil
    [log] hører ikke til en fil fra ddtable
    [large] er for stor til en journal fra ddtable
    [names] ville slette en anden af dine filer
   *[foreign] er ikke journalen til { $name }
}. Intet er ændret. Flyt { $beside } til en anden mappe, og prøv igen.
trouble-save-refused = { $verb ->
    [written] { $name } kunne ikke gemmes
    [read] { $name } kunne ikke læses
   *[made] { $name } kunne ikke oprettes
}: { $reason ->
    [full] disken er fuld
    [forbidden] du har ikke adgang
    [missing] den eller dens mappe findes ikke
    [folder] den eller dens mappe er skrivebeskyttet
    [busy] et andet vindue er ved at gemme den
    [continued] et andet vindue har spillet videre i den
    [disk] disken har en læse- eller skrivefejl
    [contents] indholdet er beskadiget
    [slow] det tager alt for lang tid at kontrollere den
    [kind] den er ikke en almindelig fil
    [long] dens navn eller sti er for lang. En sti må højst fylde 504 byte; flyt filen til en mappe med en kortere sti
    [huge] den indeholder alt for mange data til en fil fra ddtable
   *[other] { $reason }
}.
trouble-set-up-players = Det klassiske spil er for { $least } til { $most } spillere, ikke { $given } ({ $clause }).
trouble-set-up-section = { $force } har delen { $section }, som denne udgave ikke har.
trouble-set-up-unknown-die = { $force } har en ukendt terning { $die }.
trouble-set-up-die-elsewhere = { $force } har { $die } i et afsnit, der ikke kan indeholde sådan en terning.
trouble-set-up-large = Spillet kan ikke begynde: styrker, navne, noter og tabeller er tilsammen større end { $most } KB.
trouble-set-up-letters = Spillet kan ikke begynde: et navn eller en note indeholder et ugyldigt tegn. Skriv det igen.
trouble-set-up-options-unread = Husreglerne kan ikke læses: { $why }.
trouble-set-up-option-unknown = Husreglen { $name } findes ikke.
trouble-set-up-option-fixed = Udgaven { $edition } spilles altid med { $name } = { $value }.
trouble-set-up-seed = Startværdien skal være et helt tal fra 0 til 9223372036854775807.
trouble-set-up-force-unread = En styrke kan ikke læses: { $why }.
trouble-set-up-size = { $force } har { $health } hp; en styrke har højst { $most } ({ $clause }).
trouble-set-up-health = { $force } har { $health } hp, de andre { $others }; alle styrker skal være lige store ({ $clause }).
trouble-set-up-starters-only = { $force }: { $die } er ikke en sekssidet terning af en startrace. Den kan kun spille, hvis alle racer er tilladt ({ $clause }).
trouble-set-up-dragon-kind = { $force }: { $die } er ikke en drage af en enkelt farve. Den kan kun spille, hvis alle racer er tilladt ({ $clause }).
trouble-set-up-few = { $force } har { $units ->
    [one] 1 enhed
   *[other] { $units } enheder
}; tre hære kræver mindst 3 ({ $clause }).
trouble-set-up-dragons = { $force } har { $dragons ->
    [one] 1 drage
   *[other] { $dragons } drager
}; { $health } hp kræver præcis { $due } ({ $clause }).
trouble-set-up-half = { $force } har en enhed på mere end halvdelen af styrkens hp ({ $clause }).

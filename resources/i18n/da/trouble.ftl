# What can go wrong with files and forces, in the window.

trouble-save-missing = Der er ingen fil { $path }.
trouble-save-there = Der er allerede en fil { $path }.
trouble-save-no-file = { $name } er ikke en fil.
trouble-save-not-ours = { $name } er ikke et spil fra ddtable.
trouble-save-other-program = { $name } er en database fra et andet program, ikke et spil fra ddtable.
trouble-save-newer = { $name } er lavet af en nyere version af ddtable (filformat { NUMBER($format, useGrouping: 0) }).
trouble-save-format = { $name } har filformat { NUMBER($format, useGrouping: 0) }, som ingen version af ddtable har skrevet.
trouble-save-large = { $name } er større end noget spil fra dette program (højst { $most } MB).
trouble-save-full = { $name } er fuld: en spilfil fylder højst { $most } MB. Se tilbage, og begynd et øvelsesspil for at spille videre.
trouble-save-full-entries = { $name } er fuld: et spil har højst { $most } valg, fortrudte medregnet. Se tilbage, og begynd et øvelsesspil for at spille videre.
trouble-save-not-readable = { $name } kunne ikke gemmes: Den kunne ikke åbnes igen ({ $why }).
trouble-save-names = { $name } kunne ikke gemmes: Spillernes navne er for lange. Vælg kortere.
trouble-save-foreign = { $name } rummer tabeller, visninger eller udløsere, der ikke hører til et spil fra ddtable.
trouble-save-damaged = { $name } er beskadiget: { $why }.
trouble-save-unreadable = { $name } kan ikke læses: { $why }.
trouble-save-unplayable = { $name } kan ikke spilles: { $why }.
trouble-opening-stopped = { $name } blev ikke åbnet: du stoppede det. Intet er ændret.
trouble-save-itself = { $name } er selve spillet; en kopi skal have et andet navn.
trouble-save-moved = { $name } er flyttet eller fjernet; valget kunne ikke gemmes.
trouble-beside = { $name } blev ikke åbnet, fordi filen { $beside } ved siden af den { $why ->
    [kind] ikke er en almindelig fil
    [log] ikke hører til en fil fra ddtable
    [large] er større end nogen journal fra ddtable
    [names] ville slette en anden af dine filer
   *[foreign] ikke er journalen til { $name }
}. Intet er ændret. Flyt { $beside } til en anden mappe, og prøv igen.
trouble-save-refused = { $verb ->
    [written] { $name } kan ikke skrives
    [read] { $name } kan ikke læses
   *[made] { $name } kan ikke laves
}: { $reason ->
    [full] disken er fuld
    [forbidden] systemet tillader det ikke
    [missing] den eller dens mappe er der ikke
    [folder] der må ikke skrives i den eller dens mappe
    [busy] et andet vindue skriver i den
    [continued] et andet vindue har spillet videre i den
    [disk] disken svarer ikke, som den skal
    [contents] indholdet er beskadiget
    [slow] det tager langt længere at tjekke den, end en fil fra dette program behøver
    [kind] den er ikke en almindelig fil
    [long] dens navn eller sti er for lang. En sti må fylde 504 byte; flyt filen til en mappe med en kortere sti
    [huge] den rummer noget langt større, end en fil fra dette program gør
   *[other] { $reason }
}.
trouble-set-up-players = Det klassiske spil er for { $least } til { $most } spillere, ikke { $given } ({ $clause }).
trouble-set-up-unknown-die = { $force } har en terning { $die }, som ikke er i kataloget.
trouble-set-up-large = Spillet kan ikke begynde: styrker, navne, noter og tabeller fylder tilsammen mere end { $most } KB.
trouble-set-up-letters = Spillet kan ikke begynde: et navn eller en note indeholder et halvt bogstav, som ingen fil kan rumme. Skriv det igen.
trouble-set-up-options-unread = Husreglerne kan ikke læses: { $why }.
trouble-set-up-option-unknown = Der findes ingen husregel { $name }.
trouble-set-up-seed = Startværdien skal være et helt tal fra 0 til 9223372036854775807.
trouble-set-up-force-unread = En styrke kan ikke læses: { $why }.
trouble-set-up-size = { $force } har { $health } hp; en styrke har højst { $most } ({ $clause }).
trouble-set-up-health = { $force } har { $health } hp, de andre { $others }; alle styrker skal være lige store ({ $clause }).
trouble-set-up-starters-only = { $force }: { $die } er ingen sekssidet terning af en startrace; den spiller, hvor alle racer gør ({ $clause }).
trouble-set-up-dragon-kind = { $force }: { $die } er ikke en drage af en enkelt farve; den er kun med, når alle racer er det ({ $clause }).
trouble-set-up-few = { $force } har { $units ->
    [one] 1 enhed
   *[other] { $units } enheder
}; tre hære kræver mindst tre ({ $clause }).
trouble-set-up-dragons = { $force } har { $dragons ->
    [one] 1 drage
   *[other] { $dragons } drager
}; { $health } hp kræver nøjagtigt { $due } ({ $clause }).
trouble-set-up-half = { $force } har en enhed på mere end halvdelen af styrkens hp ({ $clause }).

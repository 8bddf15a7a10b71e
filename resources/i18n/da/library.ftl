# The library: forces, collections and own dice; what can go wrong with them, and what the boxes are called.

## The file

trouble-library-missing = Der er intet bibliotek på { $path }.
trouble-library-no-file = { $name } er ikke en fil.
trouble-library-not-ours = { $name } er ikke et bibliotek fra ddtable.
trouble-library-other-program = { $name } er en database fra et andet program, ikke et bibliotek fra ddtable.
trouble-library-newer = { $name } er lavet af en nyere version af ddtable (biblioteksformat { NUMBER($format, useGrouping: 0) }).
trouble-library-format = { $name } har biblioteksformat { NUMBER($format, useGrouping: 0) }, som ingen version af ddtable har skrevet.
trouble-library-large = { $name } er for stor til et bibliotek (højst { $most } MB).
trouble-library-foreign = { $name } har tabeller, visninger eller udløsere, der ikke hører til et bibliotek fra ddtable.
trouble-library-damaged = { $name } er beskadiget: { $why }.
trouble-library-unreadable = { $name } kan ikke læses: { $why }.
trouble-library-old = { $name } er fra en ældre version og kunne ikke opdateres: et andet vindue bruger det, eller det er skrivebeskyttet.
trouble-library-moved = { $name } er flyttet, fjernet eller erstattet. Intet blev gemt.

## Forces, collections and dice in it

trouble-library-changed = { $there ->
    [0] Styrken { $force } er fjernet i et andet vindue. Du kan gemme din som en ny styrke.
   *[other] Styrken { $force } er også ændret i et andet vindue. Du kan gemme din som en kopi.
}
trouble-library-gone = { $kind ->
    [force] Denne styrke
    [collection] Denne samling
   *[die] Denne terning
} er ikke længere i biblioteket.
trouble-library-full = Biblioteket indeholder allerede { $most } styrker. Fjern nogle først.
trouble-library-overfull = Biblioteket ville blive for stort: højst { NUMBER($rows, useGrouping: 0) } poster af hver slags og { $size } MB i alt. Fjern noget først.
trouble-library-many-dice = Biblioteket indeholder allerede { $most } egne terninger. Fjern nogle først.
trouble-library-no-name = En samling skal have et navn.
trouble-library-name-taken = Der findes allerede en samling, der hedder { $collection }.
trouble-library-no-die = Terningen { $die } findes ikke.
trouble-library-count = Antallet skal være et helt tal fra 0 til { NUMBER($most, useGrouping: 0) }.
trouble-library-die = Din egen terning { $die } kan ikke bruges: { $why }
trouble-library-force = Styrken { $force } kan ikke læses: { $why }
trouble-library-entry =
    { $kind ->
        [collection] Samlingen { $name } kan ikke læses: { $why }.
        [owned] Et antal af { $name } i en samling kan ikke læses: { $why }.
       *[force] Styrken { $name } kan ikke læses: { $why }.
    }
trouble-library-force-die = Styrken { $force } indeholder en ukendt terning { $die }.
trouble-library-force-list = Bibliotekets post om { $force } passer ikke med styrken.
trouble-library-owned-die = Samlingen { $collection } indeholder en ukendt terning { $die }.
trouble-set-up-own-die = { $force } indeholder { $die }, en egen terning. Dette spil tillader kun udgivne terninger.

## A collection in a file

trouble-collection-not-text = { $name }, linje { NUMBER($line, useGrouping: 0) }: ikke tekst i UTF-8.
trouble-collection-rows = { $name } har flere end { NUMBER($most, useGrouping: 0) } rækker.
trouble-collection-csv = { $name }, linje { NUMBER($line, useGrouping: 0) }: ikke gyldig CSV ({ $why }).
trouble-collection-header = { $name }, linje 1: den første linje skal indeholde kolonnen { $column } præcis én gang. Den første linje i sådan en fil er »die,count«. En senere linje er for eksempel »{ $example }«.
trouble-collection-no-die = { $name }, linje { NUMBER($line, useGrouping: 0) }: terningens navn mangler.
trouble-collection-unknown = { $name }, linje { NUMBER($line, useGrouping: 0) }: terningen { $die } findes ikke{ $near ->
    [none] .
   *[other] . Mente du { $near }?
}
trouble-collection-ambiguous = { $name }, linje { NUMBER($line, useGrouping: 0) }: { $die } kan være { $some }. Skriv en af dem, eller tilføj en kolonne species.
trouble-collection-count = { $name }, linje { NUMBER($line, useGrouping: 0) }: antallet { $given } er ugyldigt. Antal er hele tal, højst { NUMBER($most, useGrouping: 0) } pr. terning.
trouble-collection-newer = { $name } er lavet af en nyere version af ddtable (samlingsformat { NUMBER($version, useGrouping: 0) }).
trouble-collection-json-die = { $name }: { $place } er ikke en kendt terning.
trouble-collection-json-count = { $name }: { $place } skal være et helt tal fra 0 til { NUMBER($most, useGrouping: 0) }.
trouble-collection-more = Og { NUMBER($count, useGrouping: 0) } { $count ->
    [one] fejl
   *[other] fejl
} mere.
trouble-collection-left = { $count ->
    [one] 1 slags terning er udeladt: { $dice }. Den
   *[other] { NUMBER($count, useGrouping: 0) } slags terninger er udeladt: { $dice }. De
} kunne ikke importeres igen.

## A whole library in a file

trouble-exchange-not-ours = { $name } er ikke et eksporteret bibliotek fra ddtable.
trouble-exchange-newer = { $name } er lavet af en nyere version af ddtable (eksportformat { NUMBER($version, useGrouping: 0) }).
trouble-exchange-at = { $name }: { $path }: { $why }
trouble-exchange-lost-die = { $name }: { $path }: terningen { $die } findes ikke.

## Own dice

trouble-own-die = { $die } kan ikke gemmes: { $why }
trouble-own-die-unreadable = Det er ikke en gyldig terningbeskrivelse ({ $why }).
trouble-own-die-twice = Dens id { $die } forekommer to gange.
trouble-own-die-id = { $die } er ikke et gyldigt id for en egen terning.
trouble-own-die-no-name = Den skal have et navn.
trouble-own-die-name = Navnet skal være én linje på højst { $most } tegn.
trouble-own-die-note = Noten skal være én linje på højst { $most } tegn.
trouble-own-die-mark = Den skal være mærket som indtastet eller som rekonstrueret.
trouble-own-die-species = En enhed skal have en race.
trouble-own-die-no-species = Kun en enhed har en race.
trouble-own-die-elements-of-species = En enhed har sin races elementer. Den kan ikke have andre.
trouble-own-die-elements = Elementerne skal være forskellige og blandt de fem elementer.
trouble-own-die-element-count = { $kind ->
    [dragonkin] Dragonkin har 1 element.
    [item] En genstand har 1 element eller intet.
   *[other] Eldarim har 1 element eller alle 5.
}
trouble-own-die-form = En genstand er udstyr, et artefakt, en medaljon eller et relikvie.
trouble-own-die-points = En genstand er 1 til { $most } point værd.
trouble-own-die-item-health = En genstand har hverken hp eller klasse.
trouble-own-die-unit-points = Kun en genstand har en form og point.
trouble-own-die-health = { $least ->
    [4] En champion har 4 hp.
   *[other] Den skal have fra { $least } til { $most } hp.
}
trouble-own-die-class = Den skal have en klasse. Kun monstre har klassen monster.
trouble-own-die-sides = Den har { $sides ->
    [one] 1 side
   *[other] { $sides } sider
}; den skal have { $due }.
trouble-own-die-icon = Side { $face }: { $icon } er ikke et ikon på en enhed eller en genstand.
trouble-own-die-count = Side { $face }: et ikon forekommer 1 til { $most } gange på en side.
trouble-own-die-identity = Den skal have præcis 1 ID-side, med dens { $health } hp; { $found ->
    [0] den har ingen
    [one] dens ID-side har en anden værdi
   *[other] den har { $found }
}.
trouble-own-die-item-id = En genstand har højst 1 ID-side; denne har { $found }.

## Boxes

box-full_set = Én af hver terning: { $species }
box-marching_host = En stor styrke: { $species }
box-monsters = Ét af hvert monster: { $species }
box-first_evening = Terninger til to spillere: { $species }
box-lands_1995 = De 16 terræner fra 1995
box-all_lands = Ét af hvert terræn
box-dragons_1995 = De 10 drager fra 1995
box-all_dragons = Én af hver drage
box-about-full_set = Alle racens 20 terninger, også monstrene. Vores eget forslag.
box-about-marching_host = 4 af hver almindelig terning, 2 af hver usædvanlig, 1 af hver sjælden. Vores eget forslag.
box-about-monsters = Racens fem tisidede terninger. Vores eget forslag.
box-about-first_evening = To racer med 3 af hver almindelig terning, 2 af hver usædvanlig, 1 af hver sjælden, alle terræner og drager fra 1995. Vores eget forslag: vi kender ikke indholdet af de oprindelige æsker.
box-about-lands_1995 = Fire slags land, hver med by, bautasten, tempel og tårn.
box-about-all_lands = Alle terræner, også de senere.
box-about-dragons_1995 = En drage og en orm af hvert af de fem elementer.
box-about-all_dragons = Alle drager, også de senere.

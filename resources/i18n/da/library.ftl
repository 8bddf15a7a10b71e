# The library: forces, collections and own dice; what can go wrong with them, and what the boxes are called.

## The file

trouble-library-missing = Der er intet bibliotek på { $path }.
trouble-library-no-file = { $name } er ikke en fil.
trouble-library-not-ours = { $name } er ikke et bibliotek fra ddtable.
trouble-library-other-program = { $name } er en database fra et andet program, ikke et bibliotek fra ddtable.
trouble-library-newer = { $name } er lavet af en nyere version af ddtable (biblioteksformat { NUMBER($format, useGrouping: 0) }).
trouble-library-format = { $name } har biblioteksformat { NUMBER($format, useGrouping: 0) }, som ingen version af ddtable har skrevet.
trouble-library-large = { $name } er større end noget bibliotek fra dette program (højst { $most } MB).
trouble-library-foreign = { $name } rummer tabeller, visninger eller udløsere, der ikke hører til et bibliotek fra ddtable.
trouble-library-damaged = { $name } er beskadiget: { $why }.
trouble-library-unreadable = { $name } kan ikke læses: { $why }.
trouble-library-old = { $name } er af en ældre version og kan ikke føres videre nu: et andet vindue skriver i det, eller der må ikke skrives i det.
trouble-library-moved = { $name } er flyttet, fjernet eller skiftet ud; intet blev gemt.

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
trouble-library-full = Biblioteket rummer allerede { $most } styrker; fjern nogle først.
trouble-library-overfull = Biblioteket ville blive for stort: det kan indeholde { NUMBER($rows, useGrouping: 0) } poster af hver slags og { $size } MB i alt. Fjern noget først.
trouble-library-many-dice = Biblioteket rummer allerede { $most } egne terninger; fjern nogle først.
trouble-library-no-name = En samling skal have et navn.
trouble-library-name-taken = Der er allerede en samling, der hedder { $collection }.
trouble-library-no-die = Der er ingen terning { $die }.
trouble-library-count = Et antal er et helt tal fra 0 til { NUMBER($most, useGrouping: 0) }.
trouble-library-die = Den egne terning { $die } kan ikke bruges: { $why }
trouble-library-force = Styrken { $force } kan ikke læses: { $why }
trouble-library-entry =
    { $kind ->
        [collection] Samlingen { $name } kan ikke læses: { $why }.
        [owned] Et antal af { $name } i en samling kan ikke læses: { $why }.
       *[force] Styrken { $name } kan ikke læses: { $why }.
    }
trouble-library-force-die = Styrken { $force } har en terning { $die }, som ikke er i nogen liste.
trouble-library-force-list = Listen beskriver styrken { $force } anderledes, end den er.
trouble-library-owned-die = Samlingen { $collection } tæller en terning { $die }, som ikke er i nogen liste.
trouble-set-up-own-die = { $force } har { $die }, en af dine egne terninger: kun de udgivne terninger er med i dette spil.

## A collection in a file

trouble-collection-not-text = { $name }, linje { NUMBER($line, useGrouping: 0) }: dette er ikke tekst i UTF-8.
trouble-collection-rows = { $name } har mere end { NUMBER($most, useGrouping: 0) } rækker.
trouble-collection-csv = { $name }, linje { NUMBER($line, useGrouping: 0) }: dette er ikke CSV ({ $why }).
trouble-collection-header = { $name }, linje 1: den første linje skal nævne kolonnen { $column } én gang. Sådan en fil begynder med linjen »die,count«; en linje efter den er »{ $example }«.
trouble-collection-no-die = { $name }, linje { NUMBER($line, useGrouping: 0) }: ingen terning er nævnt.
trouble-collection-unknown = { $name }, linje { NUMBER($line, useGrouping: 0) }: der er ingen terning { $die }{ $near ->
    [none] .
   *[other] ; måske mener du { $near }.
}
trouble-collection-ambiguous = { $name }, linje { NUMBER($line, useGrouping: 0) }: { $die } kan være { $some }; skriv en af dem, eller tilføj en kolonne species.
trouble-collection-count = { $name }, linje { NUMBER($line, useGrouping: 0) }: antallet { $given } er ikke et helt tal fra 0 til { NUMBER($most, useGrouping: 0) } i alt.
trouble-collection-newer = { $name } er lavet af en nyere version af ddtable (samlingsformat { NUMBER($version, useGrouping: 0) }).
trouble-collection-json-die = { $name }: { $place } er ikke en terning, der findes.
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
trouble-exchange-lost-die = { $name }: { $path }: der er ingen terning { $die }.

## Own dice

trouble-own-die = { $die } kan ikke gemmes: { $why }
trouble-own-die-unreadable = Det er ikke beskrivelsen af en terning ({ $why }).
trouble-own-die-twice = Dens id { $die } forekommer to gange.
trouble-own-die-id = { $die } er ikke et id for en egen terning.
trouble-own-die-no-name = Den skal have et navn.
trouble-own-die-name = Dens navn skal være én ren linje på højst { $most } tegn.
trouble-own-die-note = Dens note skal være én ren linje på højst { $most } tegn.
trouble-own-die-mark = Den skal være mærket som indtastet eller som rekonstrueret.
trouble-own-die-species = En enhed skal have en af racerne.
trouble-own-die-no-species = Kun en enhed har en race.
trouble-own-die-elements-of-species = En enhed har sin races elementer og ingen egne.
trouble-own-die-elements = Dens elementer skal være forskellige og blandt de fem.
trouble-own-die-element-count = { $kind ->
    [dragonkin] Dragonkin har ét element.
    [item] En genstand har ét element eller intet.
   *[other] Eldarim har ét element eller alle fem.
}
trouble-own-die-form = En genstand er et udstyr, en artefakt, en medaljon eller et relikvie.
trouble-own-die-points = En genstand tæller 1 til { $most } point.
trouble-own-die-item-health = En genstand har hverken hp eller klasse.
trouble-own-die-unit-points = Kun en genstand har en form og point.
trouble-own-die-health = { $least ->
    [4] En champion har 4 hp.
   *[other] Dens hp skal være fra { $least } til { $most }.
}
trouble-own-die-class = Den skal have en klasse; monstre, og kun de, er af klassen monster.
trouble-own-die-sides = Den har { $sides ->
    [one] 1 side
   *[other] { $sides } sider
}, hvor den skal have { $due }.
trouble-own-die-icon = Side { $face }: { $icon } er ikke et ikon på en enhed eller en genstand.
trouble-own-die-count = Side { $face }: et ikon står 1 til { $most } gange på en side.
trouble-own-die-identity = Den skal have nøjagtig én ID-side, der er dens { $health } hp værd; { $found ->
    [0] den har ingen
    [one] den har én af en anden værdi
   *[other] den har { $found }
}.
trouble-own-die-item-id = En genstand har højst én ID-side; denne har { $found }.

## Boxes

box-full_set = Én af hver terning: { $species }
box-marching_host = En hær at marchere med: { $species }
box-monsters = Ét af hvert monster: { $species }
box-first_evening = Terninger til en aften for to: { $species }
box-lands_1995 = De seksten terræner fra 1995
box-all_lands = Ét af hvert terræn
box-dragons_1995 = De ti drager fra 1995
box-all_dragons = Én af hver drage
box-about-full_set = Alle racens tyve terninger, også monstrene. Vores eget forslag.
box-about-marching_host = Fire af hver almindelig terning, to af hver ualmindelig, én af hver sjælden. Vores eget forslag.
box-about-monsters = Racens fem tisidede terninger. Vores eget forslag.
box-about-first_evening = To racer med tre af hver almindelig terning, to af hver ualmindelig, én af hver sjælden, alle terræner og drager fra 1995. Vores eget forslag: ingen kilde ved hånden fortæller, hvad butikkernes æsker rummede.
box-about-lands_1995 = Fire slags land, hver med by, bautasten, tempel og tårn.
box-about-all_lands = Hvert terræn, der findes, også de senere.
box-about-dragons_1995 = En drake og en wyrm af hvert af de fem elementer.
box-about-all_dragons = Hver drage, der findes, også de senere.

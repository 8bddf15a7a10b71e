# Hære i Battle Dice: hvad der kan være galt med deres filer, nyt spil, bygning.

trouble-ddarmy-not-ours = { $name } er ikke { $kind ->
    [army] en hærfil
    [armies] en fil med hære
   *[tables] en fil med tabeller
} fra ddtable.
trouble-ddarmy-newer = { $name } er lavet af en nyere version af ddtable (format { NUMBER($version, useGrouping: 0) }).
trouble-ddarmy-many = { $name } har { $size } terninger, og en hær har højst { $most }.
trouble-ddarmy-empty = Der er ingen terninger i { $name }.
trouble-ddarmy-shelf-full = Der kan højst gemmes { $most } egne hære.
trouble-ddarmy-shelf-large = { $name } ville blive større, end sådan en fil må være ({ NUMBER($most, useGrouping: 0) } byte).
trouble-ddarmy-unread = { $army }, en af dine hære, kan ikke læses; den bliver stående i filen, som den er. { $why }
trouble-ddarmy-unread-nameless = En af dine hære kan ikke læses; den bliver stående i filen, som den er. { $why }
trouble-ddarmy-unread-many = { $count } af dine hære kan ikke læses ({ $names }); de bliver stående i filen, som de er. { $why }

# Nyt spil

ui-game-classic = Dragon Dice (1995)
ui-game-battle_dice = Battle Dice
ui-game-tip = Hvilket spil der spilles
ui-game-is = Spil: { $game }
army-about = Alle faser er samtidige: ingen begynder.
army-size = Terninger på hver side
army-size-number = { $size } terninger på hver side
army-size-other = Andet
army-size-tip = Et tal fra 1 til { $most }: piletaster trin for trin, eller skriv tallet
army-size-why = Begge hære skal have lige mange terninger.
army-size-range = 1 til { $most }
army-size-refused = En side har 1 til { $most } terninger.
army-deal-all-tip = Træk begge hære tilfældigt; igen for andre
army-choice = Spiller { $number }s hær
army-file = En hær fra en fil…
army-file-seat = En hær fra en fil til spiller { $number }
army-file-filter = Hære (*.ddarmy)
army-share = Skriv hæren til en fil…
army-share-seat = Skriv spiller { $number }s hær til en fil
army-shared = Skrevet til { $file }.
army-class = { $class ->
    [general] Generaler
    [infantry] Infanterister
    [archer] Bueskytter
    [cavalry] Ryttere
    [mage] Magikere
   *[monsters] Monstre
}
army-monster = Monstrene er
army-die = d{ $sides }
army-roll = { $count }d{ $sides }
army-monsters = { $kind ->
    [dragon] drager
    [giant] kæmper
    [warrior] krigere
   *[archmage] ærkemagikere
}
army-monster-of = Spiller { $number }s monstre er { $kind }
army-monster-tip = Alle monstre i en hær er af én type. Også en hær uden monstre har en type: den kan fremmane et.
army-heading = { $armies ->
    [mine] MINE HÆRE
    [presets] FØLGER MED SPILLET
   *[made] TIL DETTE SPIL
}
army-of-size = { $name } · { $count } terninger
army-made = Bygget her
army-made-from = { $name }, ændret
army-sum = { $count } af { $size }
army-missing = { $count } mangler
army-too-many = { $count } for mange
army-full = Alle terninger er der.
army-fill = Fyld op
army-fill-tip = Læg tilfældige terninger til, til hæren er fuldtallig
army-undo = Fortryd
army-undo-tip = Hæren, som den var før (Ctrl+Z)
army-no-undo = Intet er ændret.
army-deal-tip = Træk en tilfældig hær; igen for en anden
army-deal-seat = Træk en tilfældig hær til spiller { $number }
army-empty = En hær uden terninger er ingen hær.
army-keep = Gem…
army-keep-tip = Gem denne hær blandt dine egne
army-remove = Fjern
army-rename = Navn…
army-rename-tip = Et andet navn til denne af dine egne hære, eller en kopi af den
army-rename-title = Et andet navn
army-rename-answer = Omdøb
army-copy-answer = Gem en kopi
army-copy-name = En kopi skal have sit eget navn.
army-same-name = Sådan hedder den allerede.
army-renamed = { $before } hedder nu { $army }.
army-returned = { $army } er igen blandt dine hære.
army-keep-title = Gem denne hær
army-keep-ask = Navn
army-keep-answer = Gem
army-keep-nameless = Den skal have et navn.
army-keep-taken = { $name } findes allerede: denne hær træder i stedet.
army-kept = { $army } er nu blandt dine hære.
army-removed = { $army } er ikke længere blandt dine hære; her spilles den stadig. Fortryd gemmer den igen.
army-wrong-size = { $player } har { $count } terninger af { $size }.
army-size-follows = { $army } har { $count } terninger: nu spilles der med lige så mange på hver side.
army-quests = Togter
army-quests-tip = Om infanterister, bueskytter og magikere må drage på togt før en tur for at vinde et artefakt (BQ1)
army-quests-are = { $how ->
    [with] tilladt
   *[without] ingen
}
army-pace = Et togt udkæmpes
army-pace-tip = Om et togt udkæmpes til ende inden for turen, eller én runde i hver tur (Q61)
army-pace-is = { $pace ->
    [at_once] straks
   *[by_turns] en runde hver tur
}
army-wiped-out = Begge hære ødelagt
army-wiped-out-tip = Hvis begge hære ødelægges i samme tur, mens én spiller har et følge på togt (H96)
army-wiped-out-is = { $end ->
    [loses] den med et følge på togt taber
   *[draw] uafgjort
}
army-no-quests = Der er ingen togter.
army-tables = { $changed ->
    [no] Tabeller…
   *[yes] Tabeller: jeres egne…
}
army-tables-tip = Fra hvilket tal terningerne tæller, og hvad tabellernes resultater gør: husets tabeller, som spillerne kan ændre
army-print = Udskriv…
army-print-tip = Begge hære på papir med de tabeller og muligheder, der er valgt her: visning, printer, PDF

# Tabellerne

table-title = Tabellerne i Battle Dice
table-about = Ingen kilde giver disse tal og tabeller i deres helhed: de er husets. Forslaget er vores; det, I ændrer, går med ind i spillet og gemmes med det.
table-about-game = Ingen kilde giver disse tal og tabeller i deres helhed: de er husets og blev aftalt før dette spil.
table-mark = { $whose ->
    [ours] Husets tabeller · som foreslået
   *[yours] Husets tabeller · jeres egne
}
table-numbers = Hvornår terninger tæller
table-changed = { $table } •
table-as-proposed = Det er som foreslået.
table-reset = Gendan denne side
table-reset-all = Gendan alle sider
table-read = Fra en fil…
table-write = Til en fil…
table-use = Brug disse tabeller
table-file = tabeller
table-file-filter = Tabeller (*.ddtables)
table-was-read = Tabellerne fra { $file }.
table-differs = { $where }: { $usual } → { $own }
table-differs-morale = én af { $part } viser { $numbers }
table-differs-result = { $name } ({ $deed })
table-who = { $kinds }, { army-die }
table-from = tæller fra
table-threshold = { $phase }: terninger tæller fra
table-chance = og op: { $percent } af 100 slag
table-morale-before = en hær flygter, når mindst én ud af
table-morale-between = af dens terninger, rundet op, viser et af
table-morale-part = Én ud af hvor mange terninger der får en hær til at flygte
table-morale-unread = »{ $text }« er ikke en liste af tal. Skriv tal fra 1 til 20 med komma imellem, f.eks. 2, 3.
table-published = fra de udgivne regler
table-monsters = Monstre
table-band = { $band ->
    [leaves] forlader slaget på 1 til
    [strikes] ødelægger et monster fra
   *[point] slår på deres tabel fra
}
table-band-said = { $band ->
    [leaves] Det højeste tal, hvor et monster forlader slaget
    [strikes] Det laveste tal, hvor et monster ødelægger et monster
   *[point] Det laveste tal, hvor et monster slår på sin tabel
}
table-morale-numbers = Tal, der tæller i moraltesten, med komma imellem
table-when = { $table ->
    [tactics] En general, der tæller, slår på denne tabel med en sekssidet terning.
    [spells] En magiker, der tæller, slår på denne tabel med en sekssidet terning.
    [maneuver] En rytter, der tæller, slår på denne tabel med en sekssidet terning.
    [dragon] En drage, der viser { $from } til 20, slår på denne tabel med en sekssidet terning.
    [giant] En kæmpe, der viser { $from } til 20, slår på denne tabel med en sekssidet terning.
    [warrior] En kriger, der viser { $from } til 20, slår på denne tabel med en sekssidet terning.
   *[archmage] En ærkemagiker, der viser { $from } til 20, slår på denne tabel med en sekssidet terning.
}
table-told = Det betyder: { $deed }.
table-name = Navn på resultat { $number }
table-does-of = Hvad resultat { $number } gør
table-does = { $does ->
    [nothing] intet
    [cancel] afværger tab
    [kill] tilintetgør fjendtlige enheder
    [reroll] egen terning slås om
    [feint] fjendtlig terning slås om
    [hold] fjendtlig enhed handler ikke
    [bonus] egen enhed får mere
    [heal] tabte enheder vender tilbage
    [summon] nye enheder kommer til
    [spell] slag på trylletabellen
   *[rally] hjælper i moraltesten
}
table-field = { $field ->
    [count] Hvor mange eller hvor meget
    [of] Af hvilken klasse
    [phase] I hvilken fase
    [otherwise] Hvor mange af enhver klasse, hvis der ingen er
    [among] Af hvilke klasser
   *[but] Af hvilke klasser ikke
}
table-head = { $field ->
    [otherwise] ellers
    [among] af
    [but] men ikke
   *[other] { "" }
}
table-any-class = enhver klasse
table-phase = { $phase ->
    [any] i enhver fase
    [missile] ved skydning
   *[melee] i nærkamp
}

# Den trykte hærliste

army-paper-game = Battle Dice, { $count } terninger på hver side, { $quests ->
    [none] ingen togter
    [by_turns] togter i runder
   *[at_once] med togter
}
army-paper-dice = Terninger
army-paper-phases = Turen
army-paper-tables = Tabeller
army-paper-artifacts = Artefakter
army-paper-party = Følge på togt
army-paper-won = Vundne artefakter
army-paper-rolled = d20
army-paper-notes = Noter
army-paper-of = af { $count }
army-paper-column = { $column ->
    [number] Nr.
    [count] Antal
    [name] Navn
    [die] Terning
    [losses] Tabt
    [needs] Kræver
   *[does] Hvad det gør
}
army-paper-phase = { $phase ->
    [roll] meld togter, slå så alle terninger og artefakterne
    [monster] { $leaves } forlader slaget, { $strikes } tilintetgør et monster, { $point } slår på dets tabel
    [general] { $who } fra { $number } og op slår på Taktik
    [magic] { $who } fra { $number } og op slår på Formularer
    [maneuver] { $who } fra { $number } og op slår på Manøvrer
    [missile] { $who } fra { $number } og op tilintetgør hver en enhed
   *[melee] { $who } fra { $number } og op tilintetgør hver en enhed
}
army-paper-morale = den, der har tabt enheder, slår resten: viser { $part ->
    [1] alle
    [2] halvdelen eller flere
   *[other] én ud af { $part } eller flere
} { $numbers }, flygter hæren
army-paper-needs = kræver én { $unit }
army-paper-line = { $does ->
    [hire] hyrer { $dice ->
        [none] én enhed
       *[other] { $dice } enheder
    }, ingen monstre; lægges så væk
    [hire_any] hyrer { $dice ->
        [none] én enhed
       *[other] { $dice } enheder
    } af enhver klasse; lægges så væk
    [return] én enhed, der er tabt i denne tur, vender tilbage
    [bonus] én { $unit } får +{ $amount }
    [penalty] én fjendtlig infanterist eller bueskytte får −{ $amount }
    [rally] { $amount ->
        [one] én terning færre tæller
       *[other] { $amount } terninger færre tæller
    } i moraltesten
    [orb] ét resultat på { $table }: én op eller ned
    [kill] tilintetgør én fjendtlig enhed
   *[discard] den lægges væk
}
army-paper-title = Hære på papir
army-paper-which = Hære
army-paper-with = Desuden
army-paper-reference = Opslagsside
army-paper-reference-note = alle artefakter, alle monstres tabeller
army-paper-nothing = Sæt kryds ved en hær, så står dens liste her.
army-paper-file = { $names }, Battle Dice
army-paper-subject = Hærlister til Battle Dice
army-paper-reference-how = en d20 efter et vundet togt; i slaget er hvert en d4 for sig
table-none = Dette spil har ingen tabeller, der slås på.

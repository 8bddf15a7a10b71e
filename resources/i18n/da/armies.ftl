# Hære i Battle Dice: hvad der kan være galt med deres filer, nyt spil, bygning.

trouble-ddarmy-not-ours = { $name } er ikke { $kind ->
    [army] en hærfil
    [armies] en fil med hære
   *[tables] en fil med tabeller
} fra ddtable.
trouble-ddarmy-newer = { $name } er lavet af en nyere version af ddtable (format { NUMBER($version, useGrouping: 0) }).
trouble-ddarmy-many = { $name } indeholder { $size } terninger. En hær har højst { $most }.
trouble-ddarmy-empty = { $name } indeholder ingen terninger.
trouble-ddarmy-shelf-full = Du kan højst gemme { $most } egne hære. Fjern en først.
trouble-ddarmy-shelf-large = { $name } ville blive for stor (højst { NUMBER($most, useGrouping: 0) } byte).
trouble-ddarmy-unread = { $army }, en af dine hære, kan ikke læses. Den bliver i filen. { $why }
trouble-ddarmy-unread-nameless = En af dine hære kan ikke læses. Den bliver i filen. { $why }
trouble-ddarmy-unread-many = { $count } af dine hære kan ikke læses ({ $names }). De bliver i filen. { $why }

# Nyt spil

ui-game-classic = Dragon Dice (1995)
ui-game-battle_dice = Battle Dice
ui-game-tip = Det spil, I spiller
ui-game-is = Spil: { $game }
army-about = Alle faser er samtidige. Ingen spiller begynder.
army-size = Terninger på hver side
army-size-number = { $size } terninger på hver side
army-size-other = Andet
army-size-tip = Fra 1 til { $most }. Skriv et tal, eller brug piletasterne.
army-size-why = Begge hære skal have lige mange terninger.
army-size-range = 1 til { $most }
army-size-refused = Vælg 1 til { $most } terninger på hver side.
army-deal-all-tip = Træk begge hære tilfældigt. Tryk igen for at få andre.
army-choice = Spiller { $number }s hær
army-file = Indlæs hær…
army-file-seat = Indlæs en hær til spiller { $number }
army-file-filter = Hære (*.ddarmy)
army-share = Eksportér hær…
army-share-seat = Eksportér spiller { $number }s hær
army-shared = Gemt som { $file }.
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
army-monster-tip = Alle monstre i en hær er af én type. Vælg også en type uden monstre: hæren kan hidkalde et.
army-heading = { $armies ->
    [mine] MINE HÆRE
    [presets] MEDFØLGENDE HÆRE
   *[made] TIL DETTE SPIL
}
army-of-size = { $name } · { $count } terninger
army-made = Bygget her
army-made-from = { $name }, ændret
army-sum = { $count } af { $size }
army-missing = { $count } mangler
army-too-many = { $count } for mange
army-full = Hæren er fuldtallig.
army-fill = Fyld op
army-fill-tip = Tilføj tilfældige terninger, til hæren er fuldtallig
army-undo = Fortryd
army-undo-tip = Fortryd den sidste ændring (Ctrl+Z)
army-no-undo = Der er intet at fortryde.
army-deal-tip = Træk en tilfældig hær. Tryk igen for at få en anden.
army-deal-seat = Træk en tilfældig hær til spiller { $number }
army-empty = En hær skal have mindst 1 terning.
army-keep = Gem…
army-keep-tip = Gem denne hær blandt dine egne
army-remove = Fjern
army-rename = Omdøb…
army-rename-tip = Omdøb din egen hær, eller gem en kopi af den
army-rename-title = Omdøb hær
army-rename-answer = Omdøb
army-copy-answer = Gem en kopi
army-copy-name = Skriv et andet navn til kopien.
army-same-name = Det hedder den allerede.
army-renamed = { $before } hedder nu { $army }.
army-returned = { $army } er igen blandt dine hære.
army-keep-title = Gem hær
army-keep-ask = Navn
army-keep-answer = Gem
army-keep-nameless = Skriv et navn.
army-keep-taken = { $name } findes allerede. Den bliver erstattet, hvis du gemmer.
army-kept = { $army } er gemt blandt dine hære.
army-removed = { $army } er fjernet fra dine hære. Dette spil bruger den stadig. Fortryd gendanner den.
army-wrong-size = { $player } har { $count } af { $size } terninger.
army-size-follows = { $army } har { $count } terninger. Spillet har nu lige så mange på hver side.
army-quests = Togter
army-quests-tip = Infanterister, bueskytter og magikere må tage på togt før en tur for at vinde et artefakt (BQ1)
army-quests-are = { $how ->
    [with] tilladt
   *[without] ingen
}
army-pace = Et togts længde
army-pace-tip = Togtet kæmpes færdigt i én tur, eller der kæmpes én runde i hver tur (Q61)
army-pace-is = { $pace ->
    [at_once] én tur
   *[by_turns] 1 runde hver tur
}
army-wiped-out = Begge hære udslettet
army-wiped-out-tip = Hvis begge hære udslettes i samme tur, mens én spiller har et følge på togt (H96)
army-wiped-out-is = { $end ->
    [loses] den med et følge på togt taber
   *[draw] uafgjort
}
army-no-quests = Dette spil har ingen togter.
army-tables = { $changed ->
    [no] Tabeller…
   *[yes] Tabeller: egne…
}
army-tables-tip = Husregler, du kan ændre: de tal, terningerne tæller fra, og tabellernes resultater
army-print = Udskriv…
army-print-tip = Udskriv begge hære med disse tabeller og regler, eller gem dem som PDF

# Tabellerne

table-title = Tabellerne i Battle Dice
table-about = De oprindelige tabeller er gået tabt; disse er vores egne. Du kan ændre dem. Dine tabeller gemmes med spillet.
table-about-game = De oprindelige tabeller er gået tabt. Dette spil bruger disse egne tabeller.
table-mark = { $whose ->
    [ours] Egne tabeller · standard
   *[yours] Egne tabeller · ændret
}
table-numbers = Hvornår terninger tæller
table-changed = { $table } •
table-as-proposed = Det er standardværdierne.
table-reset = Nulstil tabel
table-reset-all = Nulstil alle tabeller
table-read = Importér…
table-write = Eksportér…
table-use = Brug disse tabeller
table-file = tabeller
table-file-filter = Tabeller (*.ddtables)
table-was-read = Tabellerne fra { $file } er importeret.
table-differs = { $where }: { $usual } → { $own }
table-differs-morale = 1 ud af { $part } viser { $numbers }
table-differs-result = { $name } ({ $deed })
table-who = { $kinds }, { army-die }
table-from = tæller fra
table-threshold = { $phase }: terninger tæller fra
table-chance = eller mere: { $percent } % af slagene
table-morale-before = en hær flygter, hvis mindst 1 ud af
table-morale-between = af dens terninger (rundet op) viser et af
table-morale-part = En hær flygter, hvis 1 ud af så mange terninger viser et dårligt tal
table-morale-unread = »{ $text }« er ikke en liste af tal. Skriv tal fra 1 til 20 med komma imellem, f.eks. 2, 3.
table-published = fra de udgivne regler
table-monsters = Monstre
table-band = { $band ->
    [leaves] forlader kampen på 1 til
    [strikes] dræber et monster fra
   *[point] ruller på deres tabel fra
}
table-band-said = { $band ->
    [leaves] Det højeste tal, hvor et monster forlader kampen
    [strikes] Det laveste tal, hvor et monster dræber et monster
   *[point] Det laveste tal, hvor et monster ruller på sin tabel
}
table-morale-numbers = Dårlige tal i moraltesten, adskilt af komma
table-when = { $table ->
    [tactics] En general, der tæller, ruller på denne tabel med en sekssidet terning.
    [spells] En magiker, der tæller, ruller på denne tabel med en sekssidet terning.
    [maneuver] En rytter, der tæller, ruller på denne tabel med en sekssidet terning.
    [dragon] En drage, der viser { $from } til 20, ruller på denne tabel med en sekssidet terning.
    [giant] En kæmpe, der viser { $from } til 20, ruller på denne tabel med en sekssidet terning.
    [warrior] En kriger, der viser { $from } til 20, ruller på denne tabel med en sekssidet terning.
   *[archmage] En ærkemagiker, der viser { $from } til 20, ruller på denne tabel med en sekssidet terning.
}
table-told = Virkning: { $deed }.
table-name = Navn på resultat { $number }
table-does-of = Virkning af resultat { $number }
table-does = { $does ->
    [nothing] intet
    [cancel] afværger tab
    [kill] dræber fjendtlige enheder
    [reroll] slår en egen terning om
    [feint] slår en fjendtlig terning om
    [hold] stopper en fjendtlig enhed
    [bonus] giver en egen enhed mere
    [heal] henter tabte enheder tilbage
    [summon] giver nye enheder
    [spell] ruller på formulartabellen
   *[rally] hjælper i moraltesten
}
table-field = { $field ->
    [count] Antal eller mængde
    [of] Enhedernes klasse
    [phase] Fase
    [otherwise] Antal enheder af enhver klasse, hvis der ingen er
    [among] Tilladte klasser
   *[but] Undtagne klasser
}
table-head = { $field ->
    [otherwise] ellers
    [among] af
    [but] undtagen
   *[other] { "" }
}
table-any-class = enhver klasse
table-phase = { $phase ->
    [any] i enhver fase
    [missile] i missilfasen
   *[melee] i nærkampsfasen
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
    [roll] vælg togter, og rul så alle terninger og artefakterne
    [monster] { $leaves } forlader kampen, { $strikes } dræber et monster, { $point } ruller på dets tabel
    [general] { $who } med { $number } eller mere ruller på Taktik
    [magic] { $who } med { $number } eller mere ruller på Formularer
    [maneuver] { $who } med { $number } eller mere ruller på Manøvrer
    [missile] { $who } med { $number } eller mere dræber 1 enhed hver
   *[melee] { $who } med { $number } eller mere dræber 1 enhed hver
}
army-paper-morale = en spiller, der har mistet enheder, ruller resten: hvis { $part ->
    [1] alle viser
    [2] halvdelen eller flere viser
   *[other] 1 ud af { $part } eller flere viser
} { $numbers }, flygter hæren
army-paper-needs = kræver 1 { $unit }
army-paper-line = { $does ->
    [hire] hyrer { $dice ->
        [none] 1 enhed
       *[other] { $dice } enheder
    }, ingen monstre; lægges så væk
    [hire_any] hyrer { $dice ->
        [none] 1 enhed
       *[other] { $dice } enheder
    } af enhver klasse; lægges så væk
    [return] 1 enhed tabt i denne tur vender tilbage
    [bonus] 1 { $unit } får +{ $amount }
    [penalty] 1 fjendtlig infanterist eller bueskytte får −{ $amount }
    [rally] { $amount ->
        [one] 1 terning færre tæller
       *[other] { $amount } terninger færre tæller
    } i moraltesten
    [orb] flytter 1 resultat på { $table } 1 op eller ned
    [kill] dræber 1 fjendtlig enhed
   *[discard] den lægges væk
}
army-paper-title = Hære på papir
army-paper-which = Hære
army-paper-with = Medtag
army-paper-reference = Opslagsside
army-paper-reference-note = alle artefakter og alle monstres tabeller
army-paper-nothing = Vælg en hær for at se dens liste.
army-paper-file = { $names }, Battle Dice
army-paper-subject = Hærlister til Battle Dice
army-paper-reference-how = rul en d20 efter et vundet togt; i kamp er hvert artefakt en d4
table-none = Dette spil har ingen tabeller.

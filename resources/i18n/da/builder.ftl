# The force builder: the catalogue, the force in the making, verdict and figures.

## The catalogue

builder-catalogue = Katalog over terninger
builder-search = Søg efter terninger
builder-kind = { $kind ->
    [unit] Enheder
    [dragon] Drager
   *[terrain] Terræner
}
builder-filter = { $filter ->
    [species] Race
    [element] Element
    [class] Klasse
    [size] Størrelse
   *[icon] Ikon
}{ $count ->
    [0] { "" }
   *[other] { " · " }{ $count }
}
builder-filter-units = Det er kun enheder forskellige i
builder-size = { $size ->
    [common] almindelig
    [uncommon] usædvanlig
    [rare] sjælden
   *[monster] monster
}
builder-sort = { $sort ->
    [species] Efter race
    [kind] Efter slags
    [name] Efter navn
    [health] Efter hp
   *[class] Efter klasse
}
builder-clear = Ryd
builder-take-filter = Ikke længere kun
builder-none-found = Ingen terning er sådan
builder-dragons-of = { $kind ->
    [elemental] Drager af ét element
    [hybrid] Drager af to elementer
    [ivory] Elfenbensdrager
    [ivory_hybrid] Halvt elfenben
   *[white] Hvide drager
}
builder-about-unit = { $kind } · { $health }
builder-about-folk = { $species } · { $health }
builder-about-dragon = { $health } hp
builder-mark = { $mark ->
    [reconstructed] rekonstrueret · { $health }
   *[other] indtastet · { $health }
}
builder-stock = { $used ->
    [0] { $owned ->
        [0] ingen ejet
       *[other] { $owned } ejet
    }
   *[other] { $owned } ejet · { $used } brugt
}
builder-used = { $count } brugt
builder-not-played = ikke af de seksten fra 1995
builder-strip-empty = Peg på en terning for at se dens sider

## The force

builder-area = { $area ->
    [home] Hjemmehær
    [campaign] Felthær
    [horde] Horde
    [dragons] Drager
    [home_terrain] Hjemmeterræn
   *[frontier] Grænse
}
builder-area-whole = { $area }: { $detail }
builder-dragons-count = { $count ->
    [0] ingen
    [one] 1 drage
   *[other] { $count } drager
}
builder-terrain-none = intet
builder-empty = { $area ->
    [army] Træk enheder hertil, dobbeltklik på dem, eller tryk { $key }
    [dragons] Træk drager hertil
   *[terrain] Træk et terræn hertil
}
builder-dice = { $count ->
    [one] 1 terning
   *[other] { $count } terninger
}
builder-refused-kind = { $area ->
    [army] Kun enheder ligger i en hær
    [dragons] Kun drager ligger her
   *[terrain] Kun et terræn ligger her
}
builder-refused-owned = { $count ->
    [0] { $die } er ikke i samlingen
    [one] Samlingens ene { $die } er i styrken
   *[other] Alle { $count } af { $die } i samlingen er i styrken
}
builder-refused-many = Ingen hær har mere end { $count } terninger
builder-did-put = { $what } til: { $area }
builder-did-take = { $what } ud af: { $area }
builder-did-move = { $what } over i: { $area }
builder-did-clear = Alle terninger taget ud
builder-did-name = Navnet
builder-did-note = Noter og mærker
builder-did-game = Størrelse og regler
builder-did-new = En ny styrke
builder-did-open = En anden styrke åbnet
builder-did-fill = Fyldt op med tilfældige terninger
builder-did-suggest = Et forslag fulgt

## Above it

builder-back = Tilbage til start
builder-unnamed = En styrke uden navn
builder-name = Styrkens navn
builder-name-tip = Klik for at give styrken et andet navn
builder-more = Styrke
builder-save = Gem
builder-print = Udskriv
builder-play = Spil med den
builder-play-tip = Begynd et nyt spil med denne styrke
builder-do = { $what ->
    [new] Ny styrke
    [open] Åbn fra biblioteket…
    [duplicate] Lav en kopi
    [notes] Noter og mærker…
    [clear] Tag alle terninger ud
    [import] Hent fra en fil…
    [export] Gem som fil…
    [collections] Samlinger…
   *[workshop] Terningværksted…
}
builder-state = { $state ->
    [bare] { "" }
    [kept] Gemt i biblioteket
    [changed] Ændret, siden den blev gemt
   *[draft] En kladde, gemt på denne computer
}
builder-desk-set-aside = En del af din sidste kladde kunne ikke læses. Filen er gemt som { $name }.
builder-state-lost = Kladden kan ikke gemmes: disken siger nej
builder-size-of = { $health } hp
builder-size-choice = { $health } hp · { $dragons ->
    [one] 1 drage
   *[other] { $dragons } drager
}{ $note ->
    [good] { " · størrelsen, som reglerne anbefaler" }
    [more] { " · herfra én drage mere" }
   *[none] { "" }
}
builder-size-now = Styrkens størrelse: { $health } hp
builder-size-other = En anden størrelse…
builder-size-title = En anden størrelse
builder-size-ask = Hvor mange hp skal styrken have?
builder-size-why = Fra { $least } til { $most }. Begge sider i et spil har lige mange.
builder-species = { $species ->
    [all] Alle racer
   *[starters] De fire startracer fra 1995
}
builder-half = Ingen hær over det halve af styrken
builder-rules = { $species ->
    [all] Alle racer
   *[starters] Startracer
}{ $half ->
    [yes] , højst halvdelen
   *[no] { "" }
}
builder-undo = { $done ->
    [none] Fortryd
   *[other] Fortryd: { $done }
}
builder-redo = { $done ->
    [none] Gentag
   *[other] Gentag: { $done }
}
builder-no-undo = Intet er ændret endnu
builder-no-redo = Intet er fortrudt
builder-fill = Fyld tilfældigt…
builder-fill-tip = Gør styrken færdig med tilfældige terninger
builder-suggest = Foreslå
builder-suggest-tip = Gør styrken færdig med terninger, der giver mening, hver med sin grund

## Verdict and figures

builder-verdict = { $count ->
    [0] Klar til at spille med { $health } hp
    [one] 1 ting skal rettes
   *[other] { $count } ting skal rettes
}
builder-line = { $said } ({ $rule }{ $met ->
    [yes] , opfyldt
   *[no] , ikke opfyldt
})
builder-figures-of = Tal for
builder-whose = { $whose ->
    [home] Hjemme
    [campaign] Felt
    [horde] Horde
   *[all] Alle
}
builder-compare = { $whose ->
    [none] Sammenlign
    [home] med hjemme
    [campaign] med felt
    [horde] med horde
   *[all] med alle
}
builder-compare-not = med ingen
builder-compare-library = Med en styrke fra biblioteket
builder-compare-any = En anden styrke…
builder-compare-title = Sammenlign med en styrke
builder-compare-do = Sammenlign
builder-compare-force = med { $force }
builder-columns = snit · 9 af 10 slag · bedst
builder-roll = { $kind ->
    [melee] Nærkamp
    [missile] Missil
    [magic] Magi
    [save] Skjolde
   *[maneuver] Manøvre
}
builder-mean = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
builder-figure = { $kind ->
    [melee] Nærkamp
    [missile] Missil
    [magic] Magi
    [save] Skjolde
   *[maneuver] Manøvre
}: { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } i gennemsnit, { $low } til { $high } i ni af ti slag, { $best } i bedste fald{ $more ->
    [yes] , og mere, når der slås igen
   *[no] { "" }
}
builder-figure-both = { $one }. Til sammenligning: { $other }
builder-chart-empty = Intet at rulle med endnu
builder-chart-range = Ni af ti slag giver { $low } til { $high }
builder-exchange = I snit { NUMBER($given, maximumFractionDigits: 1) } skade givet, { NUMBER($taken, maximumFractionDigits: 1) } taget
builder-chart-chance = { $total } eller flere: { $share } %
builder-chart-both = { $total } eller flere: { $share } %, de andre { $other } %

## Keeping, sharing, filling

builder-said-bare = Der er intet at gemme endnu
builder-said-kept = { $name } er i biblioteket
builder-said-written = { $file } er skrevet
builder-did-duplicate = Kopieret
builder-copy-of = { $name }, en kopi
builder-copy-title = Skal den gemmes som en kopi?
builder-copy-do = Gem en kopi
builder-copy-cancel = Annuller lader din ligge på bordet, ikke gemt.
builder-first-title = Vil du gemme { $name } først?
builder-first-how = { $state ->
    [changed] Biblioteket har { $name }, som den sidst blev gemt. Gemmer du ikke, bliver den sådan dér, og dine ændringer forlader bordet
   *[draft] { $name } er ikke i biblioteket endnu. Gemmer du ikke, forlader den bordet
}; Fortryd (Ctrl+Z) henter det tilbage, indtil programmet lukkes.
builder-first-without = Gem ikke
builder-first-save = Gem
builder-file-filter = Styrker (*.ddforce *.toml);;Alle filer (*)
builder-take-over = Behold
builder-notes = Noter og mærker
builder-player = Spiller
builder-tags = Mærker
builder-tags-how = hurtig, til lørdag
builder-note = Anmærkning
builder-library = Bibliotekets styrker
builder-library-search = Søg efter navn, spiller, race, mærke
builder-library-none = Ingen styrke er sådan
builder-library-open = Åbn
builder-library-remove = Fjern
builder-library-back = Læg { $name } tilbage
builder-library-not-own = Startstyrkerne hører til spillet
builder-library-starter = { $health } hp · { $species } · en startstyrke
builder-collection = { $name ->
    [none] Alle terninger
   *[other] { $name }
}
builder-collection-tip = Tæl en samlings terninger
builder-collection-item = { $name } · { $dice ->
    [one] 1 terning
   *[other] { $dice } terninger
}
builder-collection-limited = Kun det, der ejes
builder-size-tip = Hvor mange hp styrken skal have
builder-rules-tip = Hvilke regler den skal holde
builder-fill-title = Fyld tilfældigt
builder-fill-how = { $missing ->
    [0] Ingen hp mangler. Drager og terræner trækkes, hvor de mangler.
    [one] Der mangler 1 hp. Den trækkes der terninger til, og drager og terræner med.
   *[other] Der mangler { $missing } hp. Dem trækkes der terninger til, og drager og terræner med.
}
builder-fill-any = Er ingen race valgt, trækkes der terninger af styrkens egne racer, eller af to andre.
builder-fill-owned = Kun det, der ejes
builder-fill-do = Fyld
builder-suggest-title = Forslag
builder-suggest-how = Det, der er i styrken, bliver, hvor det er.
builder-suggest-take = Tag den
builder-suggest-all = { $count ->
    [one] Tag den
   *[other] Tag alle { $count }
}
builder-suggest-none = Intet mangler

# The force builder: the catalogue, the force in the making, verdict and figures.

## The catalogue

builder-catalogue = Katalog over terninger
builder-search = Søg efter terninger
builder-kind = { $kind ->
    [unit] Enheder
    [dragon] Drager
    [dragonkin] Dragonkin
    [champion] Championer
    [item] Genstande
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
builder-filter-units = Filteret gælder kun enheder
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
builder-take-filter = Fjern filter
builder-none-found = Ingen terninger fundet
builder-dragons-of = { $kind ->
    [elemental] Drager af ét element
    [hybrid] Drager af to elementer
    [ivory] Elfenbensdrager
    [ivory_hybrid] Halvt elfenben
   *[white] Hvide drager
}
builder-items-of = { $form ->
    [small] Lille udstyr
    [medium] Mellemstort udstyr
    [large] Stort udstyr
    [artifact] Artefakter
    [medallion] Medaljoner
   *[relic] Relikvier
}
builder-about-item = { $element } · { $points } point
builder-about-unit = { $kind } · { $health }
builder-about-folk = { $species } · { $health }
builder-about-dragon = { $health } hp
builder-mark = { $mark ->
    [reconstructed] rekonstrueret · { $health }
   *[other] indtastet · { $health }
}
builder-stock = { $used ->
    [0] { $owned ->
        [0] ejer ingen
       *[other] ejer { $owned }
    }
   *[other] ejer { $owned } · { $used } brugt
}
builder-used = { $count } brugt
builder-not-played = ikke et af de 16 terræner fra 1995
builder-strip-empty = Peg på en terning for at se dens sider

## The force

builder-area = { $area ->
    [home] Hjemmehær
    [campaign] Felthær
    [horde] Horde
    [dragons] Drager
    [home_terrain] Hjemmeterræn
    [frontier] Grænse
    [recruiting] Rekrutteringspulje
    [summoning] Hidkaldelsespulje
    [terrains] Terrænterninger
    [items] Genstande
    [home_items] Hjemmehærens genstande
    [campaign_items] Felthærens genstande
    [horde_items] Hordens genstande
   *[other] { $area }
}
builder-area-whole = { $area }: { $detail }
builder-dragons-count = { $count ->
    [0] ingen
    [one] 1 drage
   *[other] { $count } drager
}
builder-terrain-none = intet
builder-summoned-count = { $dragons ->
    [0] ingen drager
    [one] 1 drage
   *[other] { $dragons } drager
}, { $kin } hp dragonkin
builder-empty = { $area ->
    [army] Træk enheder hertil, dobbeltklik på dem, eller tryk { $key }
    [carriers] Træk enheder og deres genstande hertil, dobbeltklik på dem, eller tryk { $key }
    [dragons] Træk drager hertil
    [summoned] Træk drager og dragonkin hertil
    [dice] Træk terninger hertil
   *[terrain] Træk et terræn hertil
}
builder-dice = { $count ->
    [one] 1 terning
   *[other] { $count } terninger
}
builder-refused-kind = { $area ->
    [army] En hær kan kun have enheder
    [carriers] Her kan kun lægges enheder og genstande
    [dragons] Her kan kun lægges drager
    [summoned] Her kan kun lægges drager og dragonkin
    [dice] Denne del kan ikke have sådanne terninger
   *[terrain] Her kan kun lægges et terræn
}
builder-refused-owned = { $count ->
    [0] { $die } er ikke i samlingen
    [one] Samlingens ene { $die } er allerede i styrken
   *[other] Alle { $count } af { $die } i samlingen er allerede i styrken
}
builder-refused-many = En hær kan højst have { $count } terninger
builder-did-put = Lagt i { $area }: { $what }
builder-did-take = Fjernet fra { $area }: { $what }
builder-did-move = Flyttet til { $area }: { $what }
builder-did-clear = Alle terninger fjernet
builder-did-name = Navnet ændret
builder-did-note = Noter eller mærker ændret
builder-did-game = Størrelse eller regler ændret
builder-did-new = Ny styrke begyndt
builder-did-open = En anden styrke åbnet
builder-did-fill = Fyldt tilfældigt
builder-did-suggest = Forslag tilføjet

## Above it

builder-back = Tilbage til start
builder-unnamed = Styrke uden navn
builder-name = Styrkens navn
builder-name-tip = Klik for at omdøbe styrken
builder-more = Styrke
builder-save = Gem
builder-print = Udskriv
builder-play = Spil med den
builder-play-tip = Begynd et nyt spil med denne styrke
builder-not-offered = Denne version tilbyder ikke spil i denne udgave endnu
builder-do = { $what ->
    [new] Ny styrke
    [open] Åbn fra biblioteket…
    [duplicate] Dupliker
    [notes] Noter og mærker…
    [clear] Fjern alle terninger
    [import] Importér…
    [export] Eksportér…
    [collections] Samlinger…
   *[workshop] Terningværksted…
}
builder-state = { $state ->
    [bare] { "" }
    [kept] Gemt i biblioteket
    [changed] Ændringer ikke gemt
   *[draft] Kladde, gemt på denne computer
}
builder-desk-set-aside = En del af din sidste kladde kunne ikke læses. Filen er gemt som { $name }.
builder-state-lost = Kladden kunne ikke gemmes på denne disk
builder-size-of = { $health } hp
builder-size-choice = { $health } hp · { $dragons ->
    [one] 1 drage
   *[other] { $dragons } drager
}{ $note ->
    [good] { " · størrelsen, som reglerne anbefaler" }
    [more] { " · herfra 1 drage mere" }
   *[none] { "" }
}
builder-size-halves = { $health } hp · { $half } i spil, { $half } i puljen · { $dragons } drager
builder-size-now = Styrkens størrelse: { $health } hp
builder-size-other = Anden størrelse…
builder-size-title = Anden størrelse
builder-size-ask = Hvor mange hp skal styrken have?
builder-size-why = Fra { $least } til { $most }. Begge sider i et spil bruger samme størrelse.
builder-species = { $species ->
    [all] Alle racer
   *[starters] De 4 startracer fra 1995
}
builder-half = Ingen hær må have mere end halvdelen af styrken
builder-reconstructed = Terninger med rekonstruerede sider
builder-edition = { $edition ->
    [classic95] Reglerne fra 1995
    [revised96] De reviderede regler fra 1996
    [campaign] Erobringen af Esfah
    [risk] Dragon Dice Risk
   *[other] { $edition }
}
builder-rules = { $edition ->
    [campaign] Erobringen af Esfah
    [risk] Dragon Dice Risk
   *[other] { $species ->
        [all] Alle racer
       *[starters] Startracer
    }{ $half ->
        [yes] , højst halvdelen
       *[no] { "" }
    }{ $edition ->
        [classic95] { "" }
        [revised96] , 1996
       *[other] , { $edition }
    }
}
builder-undo = { $done ->
    [none] Fortryd
   *[other] Fortryd: { $done }
}
builder-redo = { $done ->
    [none] Gentag
   *[other] Gentag: { $done }
}
builder-no-undo = Intet at fortryde
builder-no-redo = Intet at gentage
builder-fill = Fyld tilfældigt…
builder-fill-tip = Fyld styrken op med tilfældige terninger
builder-suggest = Foreslå
builder-suggest-tip = Vis terninger, der kan fylde styrken op, hver med en grund

## Verdict and figures

builder-verdict = { $count ->
    [0] Klar til at spille med { $health } hp
    [one] 1 problem skal rettes
   *[other] { $count } problemer skal rettes
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
    [recruiting] Pulje
    [summoning] Hidkaldte
    [all] Alle
   *[other] { $whose }
}
builder-compare = { $whose ->
    [none] Sammenlign
    [home] med hjemme
    [campaign] med felt
    [horde] med horde
    [recruiting] med pulje
    [summoning] med hidkaldte
    [all] med alle
   *[other] med { $whose }
}
builder-compare-not = med ingen
builder-compare-library = Sammenlign med en styrke
builder-compare-any = Anden styrke…
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
}: { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } i gennemsnit, { $low } til { $high } i 9 af 10 slag, { $best } i bedste fald{ $more ->
    [yes] , og mere med flere slag
   *[no] { "" }
}
builder-figure-both = { $one }. Til sammenligning: { $other }
builder-chart-empty = Intet at rulle endnu
builder-chart-range = 9 af 10 slag giver { $low } til { $high }
builder-exchange = I snit { NUMBER($given, maximumFractionDigits: 1) } skade givet, { NUMBER($taken, maximumFractionDigits: 1) } taget
builder-chart-chance = { $total } eller flere: { $share } %
builder-chart-both = { $total } eller flere: { $share } %, de andre { $other } %

## Keeping, sharing, filling

builder-said-bare = Der er intet at gemme endnu
builder-said-kept = { $name } er gemt i biblioteket
builder-said-written = Gemt som { $file }
builder-did-duplicate = Duplikeret
builder-copy-of = Kopi af { $name }
builder-copy-title = Vil du gemme som kopi?
builder-copy-do = Gem kopi
builder-copy-cancel = Annuller for at redigere videre uden at gemme.
builder-first-title = Vil du gemme { $name } først?
builder-first-how = { $state ->
    [changed] Biblioteket har den senest gemte udgave af { $name }. Hvis du ikke gemmer, forsvinder dine ændringer fra byggeren
   *[draft] { $name } er ikke i biblioteket endnu. Hvis du ikke gemmer, forsvinder den fra byggeren
}; Fortryd (Ctrl+Z) gendanner det, indtil du lukker programmet.
builder-first-without = Gem ikke
builder-first-save = Gem
builder-file-filter = Styrker (*.ddforce *.toml);;Alle filer (*)
builder-take-over = Anvend
builder-notes = Noter og mærker
builder-player = Spiller
builder-tags = Mærker
builder-tags-how = hurtig, til lørdag
builder-note = Bemærkning
builder-library = Styrker i biblioteket
builder-library-search = Søg efter navn, spiller, race, mærke
builder-library-none = Ingen styrker fundet
builder-library-open = Åbn
builder-library-remove = Fjern
builder-library-back = Gendan { $name }
builder-library-not-own = Startstyrker kan ikke fjernes
builder-library-starter = { $health } hp · { $species } · startstyrke
builder-collection = { $name ->
    [none] Alle terninger
   *[other] { $name }
}
builder-collection-tip = Sammenhold terningerne med en samling
builder-collection-item = { $name } · { $dice ->
    [one] 1 terning
   *[other] { $dice } terninger
}
builder-collection-limited = Kun egne terninger
builder-size-tip = Styrkens hp
builder-rules-tip = Regler for styrken
builder-fill-title = Fyld tilfældigt
builder-fill-how = { $missing ->
    [0] Styrken har alle sine hp. Manglende drager og terræner trækkes.
    [one] Der mangler 1 hp. Terninger, drager og terræner trækkes tilfældigt.
   *[other] Der mangler { $missing } hp. Terninger, drager og terræner trækkes tilfældigt.
}
builder-fill-any = Hvis du ikke vælger en race, trækkes terninger af styrkens racer eller af to andre racer.
builder-fill-owned = Kun egne terninger
builder-fill-do = Fyld
builder-suggest-title = Forslag
builder-suggest-how = Terningerne i styrken bliver, hvor de er.
builder-suggest-take = Tilføj
builder-suggest-all = { $count ->
    [one] Tilføj den
   *[other] Tilføj alle { $count }
}
builder-suggest-none = Intet mangler

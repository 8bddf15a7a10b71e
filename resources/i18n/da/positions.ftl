# Spil, der begynder fra en stilling, og siden, hvor man stiller en op.

trouble-start-unread = Kunne ikke læse startstillingen: { $why }.
trouble-start-other-game = Startstillingen hører til et andet spil eller et andet antal spillere.
trouble-start-over = Spillet er slut i denne stilling. Vælg en tidligere.
trouble-start-ends = Fra denne stilling slutter spillet før den første beslutning.
trouble-start-steps = Startstillingen har mere end { $most } trin tilbage, og det har intet spil.
trouble-start-unsound = Startstillingen er ikke mulig: { $why }.
trouble-start-broken = Startstillingen passer ikke til reglerne ({ $why }).
trouble-start-options = Startstillingen har andre husregler, et andet kort eller andre tabeller end opstillingen.
trouble-start-set-up = Kun en stilling fra et spil { $game } kan være startstilling.
trouble-start-races = Startstillingen har terninger, som kun må være med, når alle racer er tilladt ({ $clause }).

trouble-position-place = { $place ->
    [home] { $player }s hjem
   *[frontier] grænsen
}
trouble-position-seats = Denne udgave er for { $least } til { $most } spillere, ikke { $given } ({ $clause }).
trouble-position-lands = Der er { $given } terræner; med disse spillere er der { $most }, et hjem til hver og grænsen ({ $clause }).
trouble-position-homes = Hver spiller skal have 1 hjem, og der er 1 grænse ({ $clause }).
trouble-position-no-terrain = Der er ingen terrænterning her: { $place } ({ $clause }).
trouble-position-not-terrain = { $die } kan ikke være terrænterning her: { $place } ({ $clause }).
trouble-position-owner = { $die } tilhører ingen spiller.
trouble-position-die = { $die } er ikke en terning i dette spil.
trouble-position-where = { $die }, som tilhører { $player }, er et sted, hvor den ikke kan være ({ $clause }).
trouble-position-face = { $die } har ingen side { $face }.
trouble-position-large = { $player } har { $health } hp; en styrke kan højst have { $most } hp og 400 terninger ({ $clause }).
trouble-position-no-units = { $player } har ingen enheder ved et terræn eller i reserven og ville være ude af spillet ({ $clause }).
trouble-position-one-left = Mindst 2 spillere skal have enheder ved et terræn eller i reserven ({ $clause }).
trouble-position-held-face = { $player } holder { $place }, men terningen viser { $face } i stedet for den ottende side ({ $clause }).
trouble-position-held-empty = { $player } holder { $place } uden en hær der ({ $clause }).
trouble-position-won = { $player } holder { $goal } erobrede terræner og har vundet ({ $clause }).
trouble-position-shared = { $first } og { $second } har begge enheder på { $place } ({ $clause }).
trouble-position-no-land = { $player } har intet territorium og ville være ude af spillet ({ $clause }).
trouble-position-one-land = Mindst 2 spillere skal have et territorium ({ $clause }).
trouble-position-eighth = Terningen for { $place } viser den ottende side, men ingen spiller holder den ({ $clause }).
trouble-position-held-part = { $player } holder { $place } uden en hær på alle dets territorier ({ $clause }).
trouble-position-dominates = { $player } har { $land } territorier ved starten af en tur og har vundet ({ $clause }).
trouble-position-no-card = En spiller har et kort, der ikke findes ({ $clause }).
trouble-position-card-twice = Kortet for { $place } er der to gange ({ $clause }).
trouble-position-wild-twice = En joker er der to gange ({ $clause }).
trouble-position-cards-out = { $player } er ude af spillet og kan ikke have kort ({ $clause }).
trouble-position-effect = { $effect } er ikke mulig: { $why ->
    [unknown] denne udgave har ikke den virkning
    [player] spilleren er ikke med i spillet
    [turn] den begyndte i en senere tur
    [die] terningen er ikke i spil
    [army] hæren er der ikke
   *[terrain] terrænet er ikke på bordet
} ({ $clause }).
trouble-position-no-turn = Stillingen har ingen tur; et spil begynder i tur 1 eller senere ({ $clause }).
trouble-position-turn = Ingen spiller har turen ({ $clause }).
trouble-position-turn-out = { $player } er ude af spillet og kan ikke have turen ({ $clause }).
trouble-position-steps = Turen fører ikke til sin slutning ({ $clause }).
trouble-position-war-home = { $player } skal have netop 1 hjem ({ $clause }).
trouble-position-war-apart = Intet andet terræn grænser op til dette: { $place } ({ $clause }).
trouble-position-war-terrains = Der er { $count } terrænterninger; et spil af denne størrelse har højst { $most } ({ $clause }).
trouble-position-war-expanded = En spiller har ekspanderet to gange fra ét terræn ({ $clause }).
trouble-position-war-kin = { $player } har { $health } hp dragonkin; denne størrelse tillader { $most } ({ $clause }).
trouble-position-war-medals = { $player } har { $count } medaljoner; denne størrelse tillader { $most } ({ $clause }).
trouble-position-war-carried = En hær, som tilhører { $player }, har genstande, som enhederne ikke kan bære ({ $clause }).
trouble-position-bd-owner = { bd-kind } tilhører ingen spiller.
trouble-position-bd-where = { $player } har en terning et sted, hvor den ikke kan være: { bd-kind } ({ $clause }).
trouble-position-bd-face = En terning viser { $face }, som den ikke har: { bd-kind }.
trouble-position-bd-no-units = { $player } har ingen enheder i hæren og ville have tabt ({ $clause }).
trouble-position-bd-monsters = { $player } har monstre af forskellige typer; alle monstre i en hær er af én type ({ $clause }).
trouble-position-bd-many = { $player } har { $count } terninger i spil; en spiller kan højst have { $most } ({ $clause }).
trouble-position-bd-no-party = Artefakter, som tilhører { $player }, er på togt uden en enhed ({ $clause }).
trouble-position-bd-no-roster = { $player } har et følge på togt, men { $other } har ingen vogtere imod det ({ $clause }).
trouble-position-bd-no-quest = { $other } har vogtere, men { $player } har intet følge på togt ({ $clause }).
trouble-position-bd-quests-off = { $player } har et følge, men dette spil spilles uden togter ({ $clause }).
trouble-position-bd-roster-monsters = Vogterne for { $other } har monstre af forskellige typer ({ $clause }).

trouble-notation-line = Linje { $line }: { $why }.
trouble-notation-like = “{ $text }” er ikke skrevet som “{ $like }”
trouble-notation-game = det er en stilling i spillet “{ $given }”, ikke i “{ $expected }”
trouble-notation-map-first = kortet kommer før terningerne
trouble-notation-no-map = der er intet kort “{ $text }”
trouble-notation-continent = { $due ->
    [none] “{ $text }” er ikke det næste kontinent
   *[other] “{ $text }” er ikke det næste kontinent, som er { $due }
}
trouble-notation-no-continent = kontinentet { $text } har ingen linje
trouble-notation-no-territory = kortet har intet territorium “{ $text }”
trouble-notation-no-phase = “{ $text }” er ikke en fase i en tur; faserne er { $phases }
trouble-notation-land = “{ $text }” er ikke det næste terræn; et terræn, som ikke er et hjem, hedder { $due } her
trouble-notation-size = “{ $text }” er ikke en størrelse for et felttog; størrelserne er { $sizes }
trouble-notation-players = “{ $text }” er ikke et antal spillere fra 2 til 6
trouble-notation-no-option = der er ingen husregel “{ $text }”
trouble-notation-letters = “{ $text }” er ikke bogstaver for spillere
trouble-notation-no-place = ingen linje ovenfor har terrænet “{ $text }”
trouble-notation-no-step = en march har intet trin “{ $text }”
trouble-notation-reserve = en hær i reserven kan kun handle
trouble-notation-twice = “{ $text }” står der to gange
trouble-notation-word = “{ $text }” begynder med et ukendt ord
trouble-notation-no-terrain = der er intet terræn “{ $text }”
trouble-notation-no-pile = der er intet sted “{ $text }” til terninger
trouble-notation-no-die = der er ingen terning “{ $text }”
trouble-notation-no-face = { $die } har ingen side “{ $text }”; den har { $faces }
trouble-notation-no-number = { $die } har ikke tallet { $number }; den har { $sides } sider
trouble-notation-no-spell = der er ingen virkning “{ $text }”
trouble-notation-empty = teksten har ingen terninger
trouble-notation-order = rækkefølgen “{ $text }” har ikke hver spiller én gang
trouble-notation-ids = { $count ->
    [one] 1 terning skal have id 0
   *[other] { $count } terninger skal have id’er fra 0, hvert én gang
}
trouble-notation-long = teksten er længere end { $most } tegn
trouble-notation-seats = stillingen har { $given } spillere; denne side stiller op for 2 til 4

ui-menu-position = Stil en s&tilling op…
ui-menu-edit-position = Re&diger denne stilling…
ui-why-setting-up = Findes kun ved bordet: forlad først opstillingen (Ctrl+W).

position-title = Stil en stilling op
position-do = { $what ->
    [table] Fra bordet
    [clear] Tøm
    [copy] Kopiér
    [paste] Indsæt
    [import] Åbn…
    [export] Gem…
   *[start] Start
}
position-do-tip = { $what ->
    [table] Rediger stillingen på bordet
    [clear] Fjern alle hære, drager og virkninger
    [copy] Kopiér stillingen som tekst (Ctrl+Shift+C)
    [paste] Læs en stilling fra kopieret tekst (Ctrl+Shift+V)
    [import] Åbn en stilling fra en fil (Ctrl+I)
    [export] Gem stillingen i en fil (Ctrl+E)
   *[start] Start et øvespil fra denne stilling (Ctrl+Return)
}
position-place-name = { $place ->
    [home] { $player }: hjem
   *[frontier] Grænsen
}
position-area = { $kind ->
    [army] { $player }: { $place }
    [recruiting] { $player }: rekrutteringspulje
    [summoning] { $player }: hidkaldelsespulje
    [reserve] { $player }: reserve
    [dead] { $player }: døde
    [buried] { $player }: begravede
   *[table] Terning: { $place }
}
position-pile = { $pile ->
    [recruiting] Pulje
    [summoning] Hidkaldes
    [reserve] Reserve
    [dead] Døde
   *[buried] Begravede
}
position-empty = { $area ->
    [recruiting] Enheder, der venter på at blive rekrutteret
    [summoning] Drager og dragonkin
    [terrain] Terrænterning
    [army] Enheder og drager
    [dead] Døde enheder og drager
    [buried] Begravede enheder
   *[reserve] Enheder i reserven
}
position-refused = { $kind ->
    [unknown] { $die } er ikke en terning i dette spil.
    [terrain] { $game ->
        [risk] En terrænterning kan kun være et kontinents terning.
       *[classic] En terrænterning kan kun være et terræns terning.
    }
    [dragon] { $area ->
        [terrain] Kun en terrænterning kan være her.
       *[other] { $game ->
            [risk] En drage kan kun være på et territorium eller blandt de døde.
           *[classic] En drage kan kun være ved et terræn eller blandt de døde.
        }
    }
   *[unit] Kun en terrænterning kan være her.
}
position-face-of = { $place }: øverste side, og hvem der holder den
position-face = { $player ->
    [none] Side { $face }
   *[other] { $face }, holdes: { $player }
}
position-bd-area = { $area ->
    [army] { $player }: hær
    [party] { $player }: følge på togt
    [roster] { $player }: vogtere imod følget ({ $other })
   *[lost] { $player }: tabte enheder
}
position-bd-heading = { $area ->
    [army] { $player }
    [party] Følge på togt
    [roster] Vogtere imod { $other }
   *[lost] Tabte
}
position-bd-empty = { $area ->
    [army] Enheder og artefakter
    [party] Enheder og artefakter på togt
    [roster] Enheder imod følget ({ $other })
   *[lost] Enheder, der er dræbt
}
position-bd-refused = { $kind ->
    [artifact] Et artefakt kan kun være hos en hær eller et følge.
   *[unknown] { $die } er ikke en terning i dette spil.
}
position-bd-group = { $group ->
    [unit] Enheder
   *[artifact] Artefakter
}
position-bd-step = { $step ->
    [begin] Ved turens start
    [roll] Før der rulles
    [quest] Togt: { $player }
   *[phase] Efter slaget: { $phase }
}
position-bd-numbers = Tal
position-bd-number = Tallet på den valgte terning
position-bd-number-of = { $die ->
    [none] Vælg en terning i en hær for at ændre dens tal.
   *[other] { $die }: øverste tal
}
position-bd-roll = Rul alle
position-bd-battle = Slaget indtil nu
position-bd-monsters = Monstre: { $kind }
position-bd-start = Terninger i hver hær ved starten
position-bd-start-count = { $count ->
    [one] Ved starten: 1 terning hver
   *[other] Ved starten: { $count } terninger hver
}
position-bd-hired = { $count ->
    [one] { $player } har hyret 1 terning mere.
   *[other] { $player } har hyret { $count } terninger mere.
}
position-bd-rounds-of = Runder, som togtet for spiller { $number } har varet
position-bd-rounds = { $count ->
    [0] Togt ({ $player }): ikke begyndt
    [one] Togt ({ $player }): 1 runde kæmpet
   *[other] Togt ({ $player }): { $count } runder kæmpet
}
position-bd-did-number = Skift et tal
position-bd-did-roll = Rul alle terninger
position-bd-did-monster = Skift monstrene
position-bd-did-start = Skift terningerne ved starten
position-bd-did-rounds = Skift et togts runder
position-war-land = { $die ->
    [none] Terræn { $number }
   *[other] { $die }{ $several ->
        [yes] { " " }({ $number })
       *[no] { "" }
    }
}
position-war-refused = { $kind ->
    [unknown] { $die } er ikke en terning i dette spil.
   *[other] { $area ->
        [terrain] Kun en terrænterning kan være her.
        [summoning] Kun drager, dragonkin og små terræner kan hidkaldes.
        [recruiting] Kun enheder, championer og genstande kan rekrutteres.
       *[other] { $die } kan ikke være her.
    }
}
position-war-sort = Slags terninger
position-war-map = Kort over terræner
position-war-map-none = Der er ingen terræner.
position-war-new = Tilføj terræn…
position-war-title = Føj et terræn til kortet
position-war-die = Terrænterning
position-war-near = Grænser op til
position-war-next = { $near ->
    [none] grænser ikke op til noget terræn
   *[other] grænser op til { $near }
}
position-war-stays = Hjem og grænsen bliver på kortet.
position-war-size = Spillets størrelse
position-war-size-row = { $health } hp: { $goal } terræner vinder
position-war-pool = Fælles pulje
position-war-pool-none = Den fælles pulje er tom.
position-war-pool-new = Tilføj…
position-war-pool-title = Føj en terrænterning til den fælles pulje
position-war-expansions = Ekspansioner
position-war-expansions-none = Ingen spiller har ekspanderet endnu.
position-war-expansion-new = Tilføj…
position-war-expansion-title = Tilføj en ekspansion
position-war-expansion-by = Spiller
position-war-expansion-from = Fra hvilket terræn
position-war-did-expansion = Skift ekspansionerne
position-war-did-land = { $deed ->
    [add] Tilføj et terræn: { $die }
   *[remove] Fjern et terræn: { $die }
}
position-war-did-pool = Skift den fælles pulje
position-war-did-size = Skift spillets størrelse
position-rules = Husregler
position-did-rules = Skift husreglerne
position-rules-about = Disse regler gælder for spil fra denne stilling.
position-rules-take = Brug disse regler
position-games = Stillingens spil
position-game = { $game ->
    [battle_dice] Battle Dice
    [campaign] Esfah
    [risk] Risk
   *[classic] 1995
}
position-elsewhere = { $game ->
    [campaign] Det er en stilling i felttoget.
    [battle_dice] Det er en stilling i Battle Dice.
    [risk] Det er en stilling i Risk.
   *[classic] Det er en stilling i det klassiske spil.
}
position-map = Kort og mål
position-goal = { $goal ->
    [domination] Nok territorier vinder
    [world] Den sidste spiller på kortet vinder
   *[captured] To erobrede kontinenter vinder
}
position-board = Kort: { $place }
position-board-tip = Klik på et territorium på kortet, eller slip terninger på det.
position-territory = Territorium
position-territory-row = { $dice ->
    [0] { $place }
   *[other] { $place } – { $player }, { $dice }
}
position-phase = { $first ->
    [yes] Ved turens start
   *[no] Før: { $phase }
}
position-cards-none = Alle kort er i bunken.
position-card-new = Tilføj kort…
position-card-title = Tag et kort fra bunken
position-card-which = Kort
position-card-holder = Spiller, der har det
position-card-turned-in = indleveret
position-card-of = { $card }: { $player }
position-sets = Indleverede sæt
position-sets-count = { $count } sæt indleveret
position-did-map = Skift kort
position-did-goal = Skift mål
position-did-card = { $deed ->
    [add] Tag et kort: { $card }
   *[remove] Læg et kort tilbage: { $card }
}
position-did-sets = Ændr antallet af sæt
position-verdict = { $count ->
    [0] Klar til start
    [one] 1 ting er umulig
   *[other] { $count } ting er umulige
}
position-turn = Tur
position-turn-of = Hvem har turen
position-turn-which = Turens nummer
position-turn-number = Tur { $turn }
position-step = Turens næste trin
position-step-name = { $step ->
    [begin] Ved turens start
    [march_1] Før første march
    [march_2] Før anden march
    [reinforce] Før enheder sendes frem
   *[retreat] Før enheder trækkes tilbage
}
position-edition = Udgave
position-players = Spillere
position-seats = { $count }
position-player-name = Navn på spiller { $number }
position-player-kind = Hvem spiller for spiller { $number }
position-effects = Virkninger
position-effects-none = Ingen. Formularer, ånde og ikoner kan have virkninger, der varer.
position-effect-new = Tilføj…
position-effect-remove = Fjern
position-effect-title = Tilføj en virkning
position-effect-which = Virkning
position-effect-target = Mål
position-effect-by = Spilleren, hvis virkning det er
position-effect-since = Har virket siden
position-effect-add = Tilføj
position-effect-none = Der er intet mål for denne virkning i stillingen.
position-effect-about = { $target }, af { $player }
position-effect-whole = { $effect }: { $about }, siden tur { $turn }
position-target = { $kind ->
    [die] { $place ->
        [none] { $die }, { $player }, reserve
       *[other] { $die }, { $player } – { $place }
    }
    [army] { $place ->
        [none] Reserve: { $player }
       *[other] Hær: { $player } – { $place }
    }
   *[terrain] { $place }
}
position-no-die = En terning, der mangler
position-did-clear = Fjern alle hære
position-did-terrain = Vend terningen: { $place }
position-did-turn = Skift turen
position-did-edition = Skift udgaven
position-did-seats = Skift antallet af spillere
position-did-player = Skift en spiller
position-did-effect = { $deed ->
    [add] Tilføj { $effect }
   *[remove] Fjern { $effect }
}
position-did-table = Tag stillingen på bordet
position-did-read = Læs en stilling
position-copied = Stillingen er kopieret som tekst.
position-pasted = Stillingen er læst fra den kopierede tekst.
position-file-title = { $what ->
    [import] Åbn en stilling
   *[export] Gem stillingen
}
position-files = Stillinger (*.ddposition *.txt)
position-file-name = stilling
position-unread = Kunne ikke læse { $name }: { $why }.
position-unwritten = Kunne ikke gemme { $name }: { $why }. Vælg et andet sted.
position-why-other-game = Stillinger i dette spil kan ikke stilles op.
position-why-set-up = Hærene er ikke placeret endnu. Spil videre til første tur.
position-why-over = Spillet er slut på dette tidspunkt. Gå et trin tilbage.
position-why-seats = Kun stillinger med 2 til 4 spillere kan stilles op.

ui-key-position-search = søg efter terninger
ui-key-position-letters = skriv for at søge, overalt i kataloget
ui-key-position-armies = læg eller flyt de valgte terninger til denne hær eller bunke
ui-key-position-put = læg de valgte terninger i det område, du brugte sidst
ui-key-position-count = læg én af de valgte terninger til, eller fjern én
ui-key-position-take = fjern de valgte terninger, den valgte virkning eller det valgte kort
ui-key-position-territory = Risk: gå til det næste territorium på kortet
ui-key-position-zoom = Risk: zoom kortet, eller vis hele kortet
ui-key-position-undo = fortryd den sidste ændring
ui-key-position-redo = gentag den
ui-key-position-redo-too = gentag, som på andre systemer
ui-key-position-copy = kopiér stillingen som tekst
ui-key-position-paste = læs en stilling fra kopieret tekst
ui-key-position-import = åbn en stilling fra en fil
ui-key-position-export = gem stillingen i en fil
ui-key-position-start = start et øvespil fra stillingen
ui-key-cap-position-letters = A – Z
ui-key-cap-position-armies = 1 – 9
ui-key-cap-position-put = Retur
ui-key-cap-position-count = +  -
ui-key-cap-position-territory = Piletaster

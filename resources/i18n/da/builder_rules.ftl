# Hvad reglerne siger om en styrke, der er ved at blive samlet: hver linje overholdt, eller hvad der er galt, og hvad du kan gøre.

verdict-place = { $place ->
    [home] hjemmehæren
    [campaign] felthæren
    [horde] horden
    [dragons] dragerne
    [home_terrain] hjemmeterrænet
   *[frontier] buddet på grænsen
}
verdict-dice-more = { $dice } og { $count } til
verdict-health = { $side ->
    [over] { $apart } hp for meget ({ $has } af { $due }): tag { $apart } ud
    [under] Der mangler { $apart } hp ({ $has } af { $due }): læg { $apart } til
   *[met] Nøjagtigt { $due } hp
}
verdict-armies = { $count ->
    [0] Hver hær har en enhed
    [one] Ingen enhed i { $places }: læg en i den
   *[other] Ingen enhed i { $places }: læg en i hver
}
verdict-one-species = { $army ->
    [home] { $side ->
        [empty] Hjemmehæren må være af hvilken som helst race, men kun én
        [met] Hjemmehæren er af én race: { $species }
       *[mixed] Hjemmehæren blander { $species }: flyt { $dice } til horden, eller tag den anden race ud
    }
   *[campaign] { $side ->
        [empty] Felthæren må være af hvilken som helst race, men kun én
        [met] Felthæren er af én race: { $species }
       *[mixed] Felthæren blander { $species }: flyt { $dice } til horden, eller tag den anden race ud
    }
}
verdict-half = { $count ->
    [0] Ingen hær har mere end halvdelen af styrken, { $most } hp
    [one] Over halvdelen af styrken: { $places }, med { $apart } hp for meget; flyt så meget til en anden hær
   *[other] Over halvdelen af styrken, { $most } hp: { $places }; tag enheder ud
}
verdict-dragons = { $side ->
    [over] { $apart ->
        [one] 1 drage for meget
       *[other] { $apart } drager for meget
    } ({ $has } af { $due }): tag { $apart } ud
    [under] { $apart ->
        [one] Der mangler 1 drage
       *[other] Der mangler { $apart } drager
    } ({ $has } af { $due }): læg { $apart } til
   *[met] { $due ->
        [one] 1 drage, som størrelsen kræver
       *[other] { $due } drager, som størrelsen kræver
    }
}
verdict-home-terrain = { $side ->
    [missing] Intet hjemmeterræn: vælg et
    [foreign] Hjemmeterræn: { $terrain } er ikke blandt de seksten fra 1995, vælg et andet
   *[met] Hjemmeterræn: { $terrain }
}
verdict-frontier = { $side ->
    [missing] Intet bud på grænsen: vælg et terræn
    [foreign] Bud på grænsen: { $terrain } er ikke blandt de seksten fra 1995, vælg et andet
   *[met] Bud på grænsen: { $terrain }
}
verdict-allowed = { $count ->
    [0] { $species ->
        [starters] Alle enheder er af startsættenes racer fra 1995
       *[all] Alle enheder er udgivne terninger
    }
   *[other] { $species ->
        [starters] Ikke blandt startsættenes racer fra 1995: { $dice }; tag dem ud, eller lad alle racer være med
       *[all] Ikke udgivne terninger, og intet spil her kender dem: { $dice }; tag dem ud
    }
}
verdict-dragon-kinds = Ikke drager af en enkelt farve som i 1995: { $dice }; tag dem ud, eller lad alle racer være med
verdict-unknown = { $count ->
    [one] Ukendt terning, { $dice }: tag den ud af { $places }
   *[other] Ukendte terninger, { $dice }: tag dem ud af { $places }
}
verdict-owned = { $count ->
    [one] 1 terning mere, end samlingen har: { $dice }; tag den ud, eller brug alle terninger
   *[other] { $count } terninger mere, end samlingen har: { $dice }; tag dem ud, eller brug alle terninger
}

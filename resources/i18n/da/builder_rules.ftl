# Hvad reglerne siger om en styrke, der er ved at blive samlet: hver linje overholdt, eller hvad der er galt, og hvad du kan gøre.

verdict-place = { $place ->
    [home] hjemmehæren
    [campaign] felthæren
    [horde] horden
    [dragons] dragerne
    [home_terrain] hjemmeterrænet
    [frontier] buddet på grænsen
    [recruiting] rekrutteringspuljen
    [summoning] hidkaldelsespuljen
    [terrains] terrænterningerne
    [home_items] hjemmehærens genstande
    [campaign_items] felthærens genstande
    [horde_items] hordens genstande
   *[other] { $place }
}
verdict-dice-more = { $dice } og { $count } til
verdict-health = { $side ->
    [over] { $apart } hp for mange ({ $has } af { $due }): fjern { $apart }
    [under] Der mangler { $apart } hp ({ $has } af { $due }): tilføj { $apart }
   *[met] Nøjagtigt { $due } hp
}
verdict-size = En krig har styrker på { $sizes } hp, ikke { $health }: vælg en af de størrelser
verdict-limits-size = Dragon Dice Risk begrænser styrker til { $sizes } hp efter antallet af spillere, ikke til { $health }: vælg et af dem
verdict-limits-health = { $side ->
    [met] { $has } hp, højst { $due } med { $players } spillere
   *[not] { $apart } hp for meget ({ $has }, højst { $due } med { $players } spillere): fjern { $apart }
}
verdict-limits-units = { $side ->
    [met] { $has } enheder, mindst { $due } med { $players } spillere
   *[not] { $apart ->
        [one] Der mangler 1 enhed
       *[other] Der mangler { $apart } enheder
    } ({ $has }, mindst { $due } med { $players } spillere): tilføj { $apart }
}
verdict-limits-cover = De { $territories } mindste enheder må tilsammen have højst { $initial } hp for at dække landet ved starten: de har { $has }
verdict-limits-dragons = { $side ->
    [met] Drager: { $has }, højst { $due } med { $players } spillere
   *[not] { $apart ->
        [one] 1 drage for meget
       *[other] { $apart } drager for mange
    } ({ $has }, højst { $due } med { $players } spillere): fjern { $apart }
}
verdict-limits-terrains = { $side ->
    [met] Terrænterninger: { $has }, mindst { $due } med { $players } spillere
   *[not] { $apart ->
        [one] Der mangler 1 terrænterning
       *[other] Der mangler { $apart } terrænterninger
    } ({ $has }, mindst { $due } med { $players } spillere): tilføj { $apart }
}
verdict-part = { $side ->
    [over] { $apart } hp for meget i { $place } ({ $has } af { $due }): fjern { $apart }
    [under] Der mangler { $apart } hp i { $place } ({ $has } af { $due }): tilføj { $apart }
   *[met] Nøjagtigt { $due } hp i { $place }
}
verdict-armies = { $count ->
    [0] Hver hær har en enhed
    [one] Ingen enhed i { $places }: tilføj 1
   *[other] Ingen enhed i { $places }: tilføj 1 til hver
}
verdict-one-species = { $army ->
    [home] { $side ->
        [empty] Hjemmehæren må være af enhver race, men kun én
        [met] Hjemmehæren er af én race: { $species }
       *[mixed] Hjemmehæren blander { $species }: flyt { $dice } til horden, eller fjern den anden race
    }
    [campaign] { $side ->
        [empty] Felthæren må være af enhver race, men kun én
        [met] Felthæren er af én race: { $species }
       *[mixed] Felthæren blander { $species }: flyt { $dice } til horden, eller fjern den anden race
    }
   *[other] { $side ->
        [empty] I { $place } må der være enhver race, men kun én
        [met] Én race i { $place }: { $species }
       *[mixed] Mere end én race i { $place }: { $species }; flyt { $dice }, eller fjern den anden race
    }
}
verdict-half = { $count ->
    [0] Ingen hær har mere end halvdelen af styrken, { $most } hp
    [one] Mere end halvdelen af styrken i { $places }: flyt { $apart } hp til en anden hær
   *[other] Mere end halvdelen af styrken, { $most } hp, i { $places }: fjern enheder
}
verdict-dragons = { $side ->
    [over] { $apart ->
        [one] 1 drage for mange
       *[other] { $apart } drager for mange
    } ({ $has } af { $due }): fjern { $apart }
    [under] { $apart ->
        [one] Der mangler 1 drage
       *[other] Der mangler { $apart } drager
    } ({ $has } af { $due }): tilføj { $apart }
   *[met] { $due ->
        [one] 1 drage, passer til størrelsen
       *[other] { $due } drager, passer til størrelsen
    }
}
verdict-dragonkin = { $apart ->
    [0] Dragonkin: { $has } af højst { $most } hp
   *[other] { $apart } hp for mange af dragonkin ({ $has } af højst { $most }): fjern { $dice }
}
verdict-medallions = { $apart ->
    [0] Medaljoner: { $has } af højst { $most }
    [one] 1 medaljon for mange ({ $has } af højst { $most }): fjern 1
   *[other] { $apart } medaljoner for mange ({ $has } af højst { $most }): fjern { $apart }
}
verdict-carried = Enhederne i { $place } kan ikke bære { $dice }: en enhed bærer 2 genstande af sine egne farver eller 1 metalterning alene
verdict-home-terrain = { $side ->
    [missing] Intet hjemmeterræn: vælg et
    [foreign] Hjemmeterræn: { $terrain } er ikke blandt de 16 fra 1995, vælg et andet
   *[met] Hjemmeterræn: { $terrain }
}
verdict-frontier = { $side ->
    [missing] Intet bud på grænsen: vælg et terræn
    [foreign] Bud på grænsen: { $terrain } er ikke blandt de 16 fra 1995, vælg et andet
   *[met] Bud på grænsen: { $terrain }
}
verdict-pick = { $side ->
    [missing] Intet terræn i { $place }: vælg et
    [foreign] { $terrain } i { $place } er ikke et af de 16 fra 1995; vælg et andet
   *[met] I { $place }: { $terrain }
}
verdict-sections = Denne udgave har ikke { $places }: flyt eller fjern { $dice }
verdict-allowed = { $count ->
    [0] { $species ->
        [starters] Alle enheder er af startracerne fra 1995
       *[all] Alle enheder er udgivne terninger
    }
   *[other] { $species ->
        [starters] Ikke af startracerne fra 1995: { $dice }; fjern dem, eller tillad alle racer
       *[all] Ikke udgivne terninger, som spillet ikke kender: { $dice }; fjern dem
    }
}
verdict-dragon-kinds = Ikke drager af en enkelt farve som i 1995: { $dice }; fjern dem, eller tillad alle racer
verdict-reconstructed = Sider rekonstrueret: { $dice }; fjern dem, eller tillad den slags terninger
verdict-unknown = { $count ->
    [one] Ukendt terning { $dice }: fjern den fra { $places }
   *[other] Ukendte terninger { $dice }: fjern dem fra { $places }
}
verdict-misplaced = { $count ->
    [one] { $dice } kan ikke være i { $places }: fjern den
   *[other] { $dice } kan ikke være i { $places }: fjern dem
}
verdict-owned = { $count ->
    [one] 1 terning er ikke i samlingen: { $dice }; fjern den, eller tillad alle terninger
   *[other] { $count } terninger er ikke i samlingen: { $dice }; fjern dem, eller tillad alle terninger
}

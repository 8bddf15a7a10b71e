# Vinduet til Dragon Dice Risk.

ui-risk-plate = { $player }: { $land } af { $whole } territorier, { $health } hp, { $cards ->
    [one] 1 kort
   *[other] { $cards } kort
}
ui-risk-land = { $land } af { $goal }
ui-risk-close = Luk territoriet
ui-risk-borders = { $land } · { $count ->
    [one] 1 grænse
   *[other] { $count } grænser
}

## Nyt spil

ui-risk-map = Kort
ui-risk-map-tip = Vælg brættet
ui-risk-terms = Hver styrke har mindst { $dice } enheder med højst { $health } hp, mindst { $terrains } terrænterninger og { $dragons ->
    [one] højst 1 drage
   *[other] højst { $dragons } drager
}. { $initial } hp placeres ved starten.
ui-risk-goal = { $kind ->
    [domination] { $goal } af { $territories } territorier vinder.
    [captured] To erobrede kontinenter vinder.
   *[world] Den sidste spiller på kortet vinder.
}
ui-risk-about = Hver spiller ruller en terning om rækkefølgen; den højeste begynder.

## Placering af enheder

ui-risk-placing = { $kind ->
    [plan] Forslag
    [cover] Dæk dine territorier
    [recruit] Rekruttér
   *[deploy] Placer enheder
}
ui-risk-health-left = hp tilbage
ui-risk-only-in = kun i { $place }
ui-risk-pool = Enheder til placering
ui-risk-unit = { $die }, { $health } hp
ui-risk-number = { $number ->
    [all] alle
   *[other] { $number }
}
ui-risk-count-tip = Hvor mange enheder et klik på et territorium placerer
ui-risk-a-click = { $each ->
    [yes] én enhed hver
   *[no] pr. klik
}
ui-risk-rest = { $way ->
    [proposed] Placer resten som foreslået
    [even] Fordel resten jævnt
   *[stop] Stop
}
ui-risk-rest-tip = { $way ->
    [proposed] Placer alle enheder, der er tilbage, som computeren ville. Fortryd fjerner én enhed ad gangen.
   *[even] Placer små enheder, hvor der er færrest hp. Fortryd fjerner én enhed ad gangen.
}
ui-risk-plan = { $what ->
    [edit] Foreslå og ret
    [place] Placer som vist
   *[drop] Fjern forslaget
}
ui-risk-plan-tip = Viser, hvor computeren ville placere alle enheder, der er tilbage. Flyt dem til andre territorier, og placer dem.
ui-risk-plan-hint = tilbage: flyt enheder, og placer dem
ui-risk-plan-refused = Det forslag kan ikke placeres: Noget hp hører til et andet territorium eller kontinent.
ui-risk-recruits-lost = { $left } hp er ikke rekrutteret endnu og går tabt. Tryk igen for at slutte.

## Kort

ui-choose-cards = Kort
ui-choose-cards-tip = Vis eller skjul kortene for at se brættet
ui-risk-cards = { $player }s kort
ui-risk-card-owner = { $own ->
    [yes] dit
   *[no] { $player }
}
ui-risk-wild = Joker
ui-risk-sign = { $sign ->
    [infantry] Infanteri
    [cavalry] Kavaleri
    [artillery] Artilleri
   *[wild] hvilket som helst
}
ui-risk-best-set = Bedste sæt
ui-risk-best-set-tip = Vælg sættet med flest hp
ui-risk-turn-in = { $value ->
    [0] Byt
   *[other] Byt for { $value }
}
ui-risk-no-set = { $missing ->
    [0] { $count ->
        [3] Det er ikke et sæt
       *[other] Et sæt har 3 kort
    }
    [one] Vælg 1 kort mere
   *[other] Vælg { $missing } kort mere
}
ui-risk-set-health = hp til rekruttering
ui-risk-two-more = +2 i { $place }
ui-risk-sets-so-far = { $count ->
    [0] Ingen sæt er byttet endnu.
    [one] 1 sæt er byttet.
   *[other] { $count } sæt er byttet.
} De næste er værd:
ui-risk-sets-fixed = 3 infanteri giver 4 hp, 3 kavaleri 6, 3 artilleri 8, ét af hver 10.
ui-risk-dealt-note = Trukket tilfældigt: små og store enheder af én eller to racer, terrænterninger og drager.

## Siden sidst

ui-risk-recap-lost-land = { $player } tog { $places } fra dig.
ui-risk-recap-took = Andre tog territorier: { $players }.
ui-risk-recap-each = { $player } { $count }
ui-risk-recap-losses = Mistede hp: { $losses }.

## At blive ved med at angribe

ui-risk-press-heading = Kæmp videre, så længe så mange er tilbage
ui-risk-press = { $least ->
    [0] spørg
    [1] til slut
   *[other] { $least }+
}
ui-risk-press-tip = Kæmp videre med træfninger, så længe mindst så mange af dine angribere er tilbage. En udveksling, der ikke dræber en enhed, afslutter angrebet.

## Egne kort

ui-risk-own-map = Eget kort…
ui-risk-own-map-tip = Spil på et kort fra en fil
ui-risk-map-file = Åbn kort…
ui-risk-map-filter = Kort (*.ddmap)
ui-risk-way = { $way ->
    [charge] Stormløb
   *[skirmish] Træfning
}
ui-risk-way-tip = En træfning: du angriber, de bruger skjolde og slår tilbage. Et stormløb: begge ruller på én gang, dine manøvrer træffer også, og kun formularer giver dig skjolde.
ui-risk-gone = { $known ->
    [yes] ude, ved { $player }
   *[no] ude
}

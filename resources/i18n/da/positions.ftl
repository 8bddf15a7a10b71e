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

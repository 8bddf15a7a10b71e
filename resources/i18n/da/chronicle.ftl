# Krøniken om et spil: sætninger, siden, dokumentet, kortet ved tilbagekomst.

chronicle-title = Krønike
chronicle-of = Krønike om { $players }
chronicle-fight = { $kind ->
    [missile] Missiler ved { $place }
    [melee] Nærkamp ved { $place }
    [charge] Stormløb ved { $place }
    [dragons] Drager ved { $place }
   *[other] Tab ved { $place }
}: { $losses }
chronicle-loss = { $player } mister { $health } hp ({ $dice })
chronicle-recruited = { $player } rekrutterer { $health } hp { $where ->
    [reserve] i reserven
   *[other] ved { $place }
} for { $points } point: { $dice }
chronicle-arrived = { $player } sender { $health } hp fra reserven til { $place }: { $dice }
chronicle-champion = { $player } mister en champion ved { $place }: { $dice }
chronicle-deed = { $kind ->
    [loss] Største tab i en kamp: { $player } mistede { $health } hp ved { $place }
    [first] Første erobrede terræn: { $player } erobrede { $place }
    [odds] Erobret mod overmagt: { $player } tog { $place } med { $health } hp mod { $other }
    [recruits] Største rekruttering: { $player } rekrutterede { $health } hp { $where ->
        [reserve] i reserven
       *[other] ved { $place }
    }
    [dragon] Drage dræbt: { $said }
    [spell] Dyreste formular: { $said }
   *[out] Sidste hær mistet: { $said }
}
chronicle-reign = { $now ->
    [yes] { $player } siden tur { NUMBER($first, useGrouping: 0) }
   *[no] { $first ->
        [0] { $player } til tur { NUMBER($last, useGrouping: 0) }
       *[other] { $player } i tur { NUMBER($first, useGrouping: 0) } til { NUMBER($last, useGrouping: 0) }
    }
}
chronicle-unheld = Aldrig erobret
chronicle-part = { $part ->
    [lands] Terræner
    [health] Hp
    [luck] Held i hver runde
    [deeds] Stordåd
   *[turns] Tur for tur
}
chronicle-column = { $column ->
    [turn] Tur
    [round] Runde
    [player] Spiller
    [terrain] Terræn
    [added] På bordet siden
    [holders] Erobret af
    [health] Hp
    [deed] Dåd
   *[event] Hændelse
}
chronicle-health = { $kind ->
    [play] { $player }: i spil
    [pool] { $player }: rekrutteringspulje
    [dead] { $player }: døde
    [buried] { $player }: begravede
   *[held] { $player }: terræner
}
chronicle-luck = { $kind ->
    [rolled] { $player }: rullet i runden
    [average] { $player }: gennemsnit for de samme terninger
   *[both] { $player }: rullet / gennemsnit
}
chronicle-added = { $turn ->
    [0] opstillingen
   *[other] tur { NUMBER($turn, useGrouping: 0) }
}
chronicle-empty = Krøniken begynder med den første tur.
chronicle-now = { $turn ->
    [one] 1 tur spillet
   *[other] { NUMBER($turn, useGrouping: 0) } ture spillet
}
chronicle-none = Intet endnu.
chronicle-picture = Billede over tid: terræner og hp
chronicle-moment = { $turn ->
    [0] Opstillingen
   *[other] Tur { NUMBER($turn, useGrouping: 0) }, { $player }
}
chronicle-land-then = { $place }: { $state ->
    [absent] ikke på bordet endnu
    [held] { $holder } holder det
   *[free] ikke erobret
}{ $count ->
    [0] { "" }
    [one] ; enheder fra { $armies }
   *[other] ; enheder fra { $armies }
}.
chronicle-in-play = { $player } { $health }
chronicle-health-then = Hp i spil: { $health }.
chronicle-in-turn = { $words } (tur { NUMBER($turn, useGrouping: 0) })
chronicle-chart = Hp
chronicle-figure = { $figure ->
    [play] I spil
    [pool] Rekrutteringspulje
    [dead] Døde
   *[buried] Begravede
}
chronicle-print = Udskriv eller gem…
chronicle-save-title = Gem krønike
chronicle-copied = Krøniken er kopieret.
chronicle-mark = { $kind ->
    [captured] erobret
    [lost] mistet
    [fight] kamp, hvor en hær blev angrebet
    [added] ny eller byttet terrænterning
   *[units] en spiller har enheder der
}
chronicle-loss-brief = { $player } mister { $health } hp
chronicle-return = Hvor var vi
chronicle-return-turn = Runde { NUMBER($round, useGrouping: 0) }, tur { NUMBER($turn, useGrouping: 0) }: { $player } spiller
chronicle-return-held = { $player } holder { $count } af de { $goal } terræner, der vinder: { $places }
chronicle-return-many = { $player } har { $count } af de { $goal } territorier, der vinder
chronicle-return-free = Intet terræn er erobret; { $goal } vinder
chronicle-return-next = Næste beslutning, { $player }: { $question }
chronicle-recruited-brief = { $player } rekrutterer { $health } hp

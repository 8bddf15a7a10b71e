# Vinduet i Krigen om Esfah: tavler, puljer, kortet, udvidelse, rekruttering.

ui-war-frontier = Grænsen
ui-war-distance = afstand { $number }
ui-war-held = holdes af { $player }
ui-war-army = { $player }: { $health } hp{ $dragons ->
    [0] { "" }
    [one] { " " }og 1 drage
   *[other] { " " }og { $dragons } drager
}
ui-war-map = Kortet
ui-war-overview = Oversigt: klik for at flytte kortet
ui-war-site = Nyt terræn
ui-war-site-how = slip en terning her
ui-war-site-units = enhederne går hertil
ui-war-recruiting = Rekrutteringspulje
ui-war-summoning = Hidkaldelsespulje
ui-war-pool-short = { $pool ->
    [recruiting] Rekrutter
    [reserve] Reserver
    [dead] Døde
    [buried] Begravede
   *[summoning] Drager
}
ui-war-pool = { $pool }: { $value }
ui-war-plate = { $player }: holder { $flags } af { $goal } terræner, { $health } hp i spil
ui-war-in-play = i spil
ui-war-flags = { $flags } af { $goal }
ui-war-drawer = Puljer: { $player }
ui-war-drawer-close = Luk puljerne
ui-war-terrain-pool = Terrænpulje
ui-war-terrains-left = { $count } af { $whole } tilbage
ui-war-recruiting-after = Rekruttering efter runde { $round }

# Rekruttering

ui-war-choosing = vælger
ui-war-ready = klar
ui-war-fill = Fyld
ui-war-fill-tip = Fyld de ledige linjer med de bedste terninger
ui-war-empty = Ryd
ui-war-recruit = { $die }, { $health } hp
ui-war-line = { $line ->
    [items] Genstande
   *[other] Andre racer
}
ui-war-line-how = det halve, rundet op
ui-war-line-sum = { $health } ÷ 4 → { $rounded }{ $native ->
    [yes] { " " }× 2 hjemme
   *[no] { "" }
}{ $dead ->
    [0] { "" }
   *[other] { " " }+ { $dead } for de døde
}
ui-war-line-not = { $reason ->
    [recruit-own] for få point
    [recruit-other] for få point
    [recruit-items] for få point
    [bonus-spared] racen betaler
    [recruit-not-carried] kan ikke bæres
   *[other] en anden linje
}
ui-war-used = { $used } af { $total } brugt
ui-war-used-short = { $used } brugt
ui-war-no-native = er ikke hjemme noget sted
ui-war-bonus = Bonuspoint
ui-war-bonus-for = { $points } { $what ->
    [held] erobret
    [city] by
   *[abroad] ude
}
ui-war-so-far = Indtil nu
ui-war-points = { $used } af { $total } point brugt
ui-war-pays = ✓ Hver hær betaler for sine rekrutter
ui-war-stays = ✓ { $health } hp bliver i puljen
ui-war-lost = ○ { $points ->
    [one] 1 point
   *[other] { $points } point
} går tabt{ $armies ->
    [0] { "" }
    [many] ; nogle hære rekrutterer intet
   *[other] ; der rekrutteres intet ved { $places }
}
ui-war-halves = Andre racer og genstande
ui-war-halves-how = De tæller halvt, rundet op. Læg en terning på sådan en linje, så vises summen her.
ui-war-halved = { $place }: { $payers }, det halve er { $worth } hp { $what ->
    [items] genstande
   *[other] andre racer
}
ui-war-come = Rekrutterne slutter sig til deres hære før næste tur, når alle spillere er klar.
refusal-recruit-not-here = { $word ->
    [other] Genstande har deres egen linje
    [items] Kun genstande kommer dertil
   *[race] Kun enheder af racen kommer dertil: Brug dens egen linje eller linjen for andre racer
}
ui-war-after = Efter runde { $round }
ui-war-all-recruit = Alle spillere rekrutterer

# Udvidelse

ui-war-ways = De to måder at udvide på
ui-war-way = { $way ->
    [blaze] Bane nye veje
   *[expand] Udvide til nyt terræn
}
ui-war-way-closed = Din hær har ingen enhed, der kan gå: Mindst 1 skal blive.
ui-war-way-does = { $way ->
    [blaze] Nogle enheder går til { $die ->
        [chosen] det terræn, du vælger
       *[random] et tilfældigt terræn fra puljen
    } og marcherer ikke i denne tur. Mindst 1 bliver.
   *[expand] Ingen enhed flytter sig. { $die ->
        [chosen] Det terræn, du vælger,
       *[random] Et tilfældigt terræn fra puljen
    } er tomt: Alle spillere kan rykke frem dertil.
} Det holdte terræn bliver på 8.
ui-war-leaving = Går af sted
ui-war-list = Stederne som liste
ui-war-in-play-short = { $health } i spil
ui-war-stay = Bliv: { $means ->
    [magic] magi
    [missile] missiler
    [melee] nærkamp
   *[free] handl
}
ui-fight-on = { $kind ->
    [cantrip] Kæmp videre uden formularer
   *[casualties] Kæmp videre
}
ui-war-pursue = Forfølg: { $means ->
    [magic] magi
   *[missile] missiler
}
ui-side-fold = Fold sidepanelet sammen
ui-side-unfold = Åbn sidepanelet
ui-why-no-fold = Sidepanelet kan kun foldes sammen i Erobringen af Esfah.
ui-why-no-map-reset = Intet sted på kortet er flyttet.
ui-war-all-stay = Alle bliver
ui-war-all-march = { $left ->
    [0] Alle marcherer
   *[other] Alle på nær 1 marcherer
}
ui-war-split-goal = til det nye terræn

## The spell book

ui-war-spell-search = Find en formular
ui-war-spell-list = { $lines ->
    [0] { $before ->
        [0] Ingen formularer valgt endnu
       *[other] Flere formularer
    }
   *[other] Kastes i denne rækkefølge
}
ui-war-spell-none = Fjern alle
ui-war-spell-cast = { $count ->
    [one] Kast 1 formular
   *[other] Kast { $count } formularer
}
ui-war-spell-fewer = Kast én gang mindre
ui-war-spell-more = Kast én gang mere
ui-war-spell-earlier = Tidligere
ui-war-spell-away = Fjern
ui-war-spell-aim = Vælg et andet mål
ui-war-spell-wants = { $what ->
    [place] vælg hvorhen: klik på et terræn
   *[target] vælg et mål: klik på det eller her
}
ui-war-spell-short = kan ikke kastes mere
ui-war-spell-lacks = { $spell }: { $lacks ->
    [points] den kan ikke kastes mere. Fjern den.
   *[target] vælg først dens mål
}
ui-war-spell-no-more = Pointene rækker kun til { $count }
ui-war-spell-over = Intet andet kan kastes
ui-war-spell-dead = dine døde enheder
ui-war-spell-to = { $target } til { $place }
ui-war-spell-buries = { $target } · begraver { $dice }
ui-war-spell-bury = Begrav { $dice }
ui-war-effect = { $title } · { $player }, { $what }
ui-war-effect-end = { $effect } · { $end }

# Gennemgang af et spil: chancen for at vinde, de dyreste valg, held.

ui-menu-review = G&ennemgang af spillet…
review = Gennemgang
review-progress = Spillet gennemgås…
review-decisions = De dyreste valg
review-no-decisions = Intet valg kostede 2 point eller mere.
review-accounts = Held og valg
review-about = Chancen for at vinde er Veterans skøn. Et valg koster, hvad Veteran ser en udveksling frem; resten er held.
review-where = { $degree ->
    [3] { $player }, tur { $turn }: grov fejl
    [2] { $player }, tur { $turn }: fejl
   *[other] { $player }, tur { $turn }
}
review-better = { $chosen }. Bedre: { $better }
review-points = −{ NUMBER($points, useGrouping: 0) } point
review-part = { $what ->
    [own] egne valg
    [others] andres valg
   *[luck] held
}
review-figures = { $sign ->
    [plus] { $points ->
        [one] +1 point
       *[other] +{ NUMBER($points, useGrouping: 0) } point
    }
    [minus] { $points ->
        [one] −1 point
       *[other] −{ NUMBER($points, useGrouping: 0) } point
    }
   *[none] 0 point
}
review-look = Vis øjeblikket
review-again = Prøv igen
review-file = gennemgang.csv
ui-why-no-review = Spil af denne slags har ingen gennemgang endnu.
ui-why-review-not-over = Gennemgangen kan læses, når spillet er slut, eller i øvelse.
ui-outcome-review = Gennemgang
ui-outcome-seed = Startværdi for terninger { $seed }
ui-outcome-seed-tip = Tallet, som alle spillets terninger er trukket fra. Det lå fast fra starten.
tutor-objects = { $degree ->
    [3] En grov fejl
   *[other] En fejl
}: det koster omkring { NUMBER($points, useGrouping: 0) } point af chancen for at vinde. Bedre: { $better }. Giv det samme svar igen for at spille det alligevel.

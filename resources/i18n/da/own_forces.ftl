# Spillerens egne styrker i et nyt spil: dem fra biblioteket og dem fra filer.

new-game-heading = { $forces ->
    [mine] MINE STYRKER
    [starters] STARTSTYRKER
   *[made] TIL DETTE SPIL
}
new-game-refused = { $force } — { $why }
new-game-unnamed = Styrke uden navn
new-game-armies = Du danner hærene, når spillet begynder. Tryk H for at bruge dem, du byggede.
new-game-file = Indlæs styrke…
new-game-file-seat = Indlæs en styrke til spiller { $number }
new-game-file-filter = Styrker (*.ddforce)
new-game-cannot-play = { $force } er ikke klar til spil: { $why }
new-game-too-many = Dette spil har kun { $count } spillere. De andre filer blev ikke brugt.
new-game-print-secret = Hemmeligt valgte styrker forbliver hemmelige: { $all ->
    [yes] intet kan udskrives.
   *[no] kun de andre styrker kan udskrives.
}
new-game-changed = { $what ->
    [species] { $force } har terninger fra andre racer eller monstre. Spillet tillader nu alle racer.
    [size] { $force } har { $health } hp. Alle styrker har nu denne størrelse.
   *[both] { $force } har { $health } hp og terninger fra andre racer eller monstre. Alle styrker har nu denne størrelse, og spillet tillader alle racer.
}

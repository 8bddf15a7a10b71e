# Spillerens egne styrker i et nyt spil: dem fra biblioteket og dem fra filer.

new-game-heading = { $forces ->
    [mine] MINE STYRKER
    [starters] STARTSTYRKER
   *[made] TIL DETTE SPIL
}
new-game-refused = { $force } — { $why }
new-game-unnamed = En styrke uden navn
new-game-armies = Hærene deles ved bordet, hvor forslaget (H) er dem, du byggede.
new-game-file = En styrke fra en fil…
new-game-file-seat = En styrke fra en fil til spiller { $number }
new-game-file-filter = Styrker (*.ddforce)
new-game-cannot-play = { $force } kan ikke spille endnu: { $why }
new-game-too-many = Her spiller kun { $count }: de andre filer blev ikke taget.
new-game-print-secret = Det, der er valgt i hemmelighed, forbliver hemmeligt: { $all ->
    [yes] der er intet at udskrive.
   *[no] kun de andre styrker udskrives.
}
new-game-changed = { $what ->
    [species] { $force } har terninger fra andre racer eller monstre: nu spiller alle racer med.
    [size] { $force } har { $health } hp: nu har alle styrker lige så mange.
   *[both] { $force } har { $health } hp og terninger fra andre racer eller monstre: nu har alle styrker den størrelse, og alle racer spiller med.
}

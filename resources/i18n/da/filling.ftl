# Hvorfor en styrke ikke kan fyldes op, og hvad et forslag er godt for.

trouble-fill-unknown = Styrken har en terning { $die }, som ikke er i kataloget: tag den ud først.
trouble-fill-over = Styrken har allerede { $over } hp mere end { $health }: tag { $over } ud først.
trouble-fill-mixed = { $army ->
    [home] Hjemmehæren er af mere end én race: ret det først.
   *[campaign] Felthæren er af mere end én race: ret det først.
}
trouble-fill-half = { $army ->
    [home] Hjemmehæren er over grænsen på { $most } hp: ret det først.
    [campaign] Felthæren er over grænsen på { $most } hp: ret det først.
   *[horde] Horden er over grænsen på { $most } hp: ret det først.
}
trouble-fill-no-room = { $count ->
    [one] En hær er tom
   *[other] { $count } hære er tomme
}, og der er kun { $rest } hp tilbage: gør plads først.
trouble-fill-short = De terninger, der er, kan ikke give de { $rest } hp, som mangler.
trouble-fill-stuck = De terninger, der er, kan ikke deles i tre lovlige hære; { $rest } hp er tilbage.
trouble-fill-dragons = { $over ->
    [one] Styrken har 1 drage for meget: tag den ud først.
   *[other] Styrken har { $over } drager for meget: tag dem ud først.
}
trouble-fill-few-dragons = { $missing ->
    [one] Der skal bruges 1 drage mere, end der er.
   *[other] Der skal bruges { $missing } drager mere, end der er.
}
trouble-fill-few-terrains = { $missing ->
    [one] Der skal bruges ét terræn mere, end der er.
   *[other] Der skal bruges { $missing } terræner mere, end der er.
}
trouble-fill-species = Dette spil har ingen enheder af en race, der hedder { $species }.
suggest-first = { $kind ->
    [melee] En begyndelse for { $place }: stærk i nærkamp
    [missile] En begyndelse for { $place }: stærk i missiler
    [magic] En begyndelse for { $place }: stærk i magi
    [maneuver] En begyndelse for { $place }: stærk i manøvrer
   *[save] En begyndelse for { $place }: stærk i skjolde
}
suggest-lacks = { $kind ->
    [melee] Nærkamp, som { $place } mangler
    [missile] Missiler, som { $place } mangler
    [magic] Magi, som { $place } mangler
    [maneuver] Manøvrer, som { $place } mangler
   *[save] Skjolde, som { $place } mangler
}: fra { NUMBER($before, maximumFractionDigits: 1) } til { NUMBER($after, maximumFractionDigits: 1) } i gennemsnit
suggest-colour = Magi til { $place }: { $colour } tæller dobbelt på dit hjemmeterræn
suggest-fits = { $health } af de hp, der mangler
suggest-power = { $species } har deres evne der{ $eighth ->
    [city] ; en by rekrutterer og forfremmer
    [tower] ; et tårns missiler når langt
   *[other] { "" }
}
suggest-land = { $species } får dobbelt magi der{ $eighth ->
    [city] ; en by rekrutterer og forfremmer
    [tower] ; et tårns missiler når langt
   *[other] { "" }
}
suggest-place = { $eighth ->
    [city] En by rekrutterer og forfremmer for den, der holder den
    [tower] Et tårns missiler når langt for den, der holder det
   *[other] Det gavner enhver hær
}
suggest-dragon = Du laver mest magi i { $colour } og kan hidkalde den
suggest-any-dragon = Størrelsen kræver den, og farven er lige meget

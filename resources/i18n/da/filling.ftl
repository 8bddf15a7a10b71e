# Hvorfor en styrke ikke kan fyldes op, og hvad et forslag er godt for.

trouble-fill-unknown = Styrken har en ukendt terning { $die }. Fjern den først.
trouble-fill-over = Styrken har { $over } flere hp end { $health }. Fjern { $over } først.
trouble-fill-mixed = { $army ->
    [home] Hjemmehæren har mere end én race. Ret det først.
    [campaign] Felthæren har mere end én race. Ret det først.
   *[other] En del af styrken har mere end én race. Ret det først.
}
trouble-fill-half = { $army ->
    [home] Hjemmehæren er over grænsen på { $most } hp. Ret det først.
    [campaign] Felthæren er over grænsen på { $most } hp. Ret det først.
    [horde] Horden er over grænsen på { $most } hp. Ret det først.
   *[other] En del af styrken er over grænsen på { $most } hp. Ret det først.
}
trouble-fill-no-room = { $count ->
    [one] 1 hær er tom
   *[other] { $count } hære er tomme
}, og der er kun { $rest } hp tilbage. Gør plads først.
trouble-fill-short = De tilgængelige terninger kan ikke give de { $rest } hp, der mangler.
trouble-fill-stuck = De tilgængelige terninger kan ikke danne tre tilladte hære; der ville mangle { $rest } hp.
trouble-fill-dragons = { $over ->
    [one] Styrken har 1 drage for mange. Fjern den først.
   *[other] Styrken har { $over } drager for mange. Fjern dem først.
}
trouble-fill-few-dragons = { $missing ->
    [one] Der mangler 1 drage, men ingen er tilgængelige.
   *[other] Der mangler { $missing } flere drager, end der er tilgængelige.
}
trouble-fill-few-terrains = { $missing ->
    [one] Der mangler 1 terræn, men ingen er tilgængelige.
   *[other] Der mangler { $missing } flere terræner, end der er tilgængelige.
}
trouble-fill-species = Dette spil har ingen race, der hedder { $species }.
suggest-first = { $kind ->
    [melee] Første enhed til { $place }: stærk i nærkamp
    [missile] Første enhed til { $place }: stærk i missiler
    [magic] Første enhed til { $place }: stærk i magi
    [maneuver] Første enhed til { $place }: stærk i manøvrer
   *[save] Første enhed til { $place }: stærk i skjolde
}
suggest-lacks = { $kind ->
    [melee] Nærkamp, som { $place } mangler
    [missile] Missiler, som { $place } mangler
    [magic] Magi, som { $place } mangler
    [maneuver] Manøvrer, som { $place } mangler
   *[save] Skjolde, som { $place } mangler
}: fra { NUMBER($before, maximumFractionDigits: 1) } til { NUMBER($after, maximumFractionDigits: 1) } i gennemsnit
suggest-colour = Magi til { $place }: { $colour } tæller dobbelt på dit hjemmeterræn
suggest-fits = { $health } af de manglende hp
suggest-power = { $species } kan bruge deres evne der{ $eighth ->
    [city] ; en by rekrutterer og forfremmer
    [tower] ; et tårn giver missiler lang rækkevidde
   *[other] { "" }
}
suggest-land = { $species } får dobbelt magi der{ $eighth ->
    [city] ; en by rekrutterer og forfremmer
    [tower] ; et tårn giver missiler lang rækkevidde
   *[other] { "" }
}
suggest-place = { $eighth ->
    [city] En by rekrutterer og forfremmer for enhver race
    [tower] Et tårn giver missiler lang rækkevidde for enhver race
   *[other] Det gavner enhver hær
}
suggest-dragon = Det meste af din magi er { $colour }, så du kan hidkalde den
suggest-any-dragon = Størrelsen kræver en drage mere, i enhver farve
suggest-item = { $kind ->
    [melee] Nærkamp til { $place }
    [missile] Missiler til { $place }
    [magic] Magi til { $place }
    [maneuver] Manøvrer til { $place }
   *[save] Skjolde til { $place }
}; { $unit } kan bære det
suggest-medallion = Størrelsen tillader en medaljon mere, som enhver enhed kan bære

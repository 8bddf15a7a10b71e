# Racernes evner, særlige ikoner, der flytter enheder eller henter dem tilbage, og hvad begge spørger om og gør i et spil (C13.1, C14.4).

## Navne og tekster

power-name = { $effect ->
    [maneuver_doubled] Fordoblede manøvrer
    [maneuver_as_save] Manøvrer som skjolde
    [maneuver_as_missile] Manøvrer som missiler
    [maneuver_as_melee] Stormløb
    [maneuver_as_missile_save] Ulegemlig
    [save_as_melee] Flammende skjolde
    [scorching_touch] Svidende berøring
    [feralization] Forvildelse
    [winters_fortitude] Vinterens styrke
    [mutate] Mutation
    [air_flight] Luftfærd
    [rapid_growth] Hurtig vækst
    [replanting] Omplantning
    [stepped_damage] Trinvis skade
    [magic_negation] Magiophævelse
    [bone_magic] Knoglemagi
    [rise_from_the_ashes] Op af asken
   *[other] { $effect }
}
power-text = { $effect ->
    [maneuver_doubled] dens manøvrer tæller dobbelt
    [maneuver_as_save] dens manøvrer tæller også som skjolde
    [maneuver_as_missile] dens manøvrer tæller som missiler, når dens hær skyder
    [maneuver_as_melee] dens manøvrer tæller som nærkamp, når dens hær slår tilbage eller møder et stormløb
    [maneuver_as_missile_save] dens manøvrer tæller som skjolde mod missiler
    [save_as_melee] dens skjolde tæller som nærkamp, når dens hær angriber
    [scorching_touch] dens skjolde mod et nærkampsangreb gør lige så meget skade på angriberne
    [feralization] først i sin spillers tur rekrutterer eller forfremmer dens hær én af dyrefolket
    [winters_fortitude] først i sin spillers tur vender én begravet frostvinge tilbage til de døde
    [mutate] først i sin spillers tur griber den ind i en modstanders reserve og vokser med det, den dræber
    [air_flight] når enheder trækker sig tilbage, kan den flyve til et andet land med luft, hvor der står ildgængere
    [rapid_growth] når dens hær modsætter sig en manøvre, kan den slås om
    [replanting] bliver den dræbt, går den i stedet til reserven, hvis den ruller et ID
    [stepped_damage] bliver den dræbt, kan en død udød med færre hp tage dens plads
    [magic_negation] den tager magi fra modstandere, der kaster formularer, hvor den står
    [bone_magic] viser den magi, der ikke er et ID, giver den ét point mere
   *[other] { $effect }
}
power-here = { $here ->
    [yes] { $name }, her
   *[no] { $name }
}: { $text }.
power-lands = { $name }, kun på { $lands }: { $text }.

## Spørgsmål

question-fortify = Vinterens styrke: Hvilken begravet enhed vender tilbage til de døde?
question-feralize = Forvildelse ved { $place }: Rekruttér eller forfrem?
question-mutate-victim = Mutation: Hvis reserve?
question-mutate = Mutation: Hvilke af { GENITIVE($seat) } enheder må redde sig selv?
question-evolve-place = Mutation: Hvilken hær vokser?
question-evolve = Mutation: Hæren ved { $place } vokser med { $count } hp
question-step-down = Trinvis skade ved { $place }: Hvem tager de døendes plads?
question-rapid-growth = Hurtig vækst ved { $place }: Hvilke enheder slås om?
question-dispel = { $spell }{ $count ->
    [one] { "" }
   *[other] { " " }og mere
} er rettet hertil: Slå { $die } imod det?
question-icon-move = { $name }: Hvor går { $die } hen?
question-icon-passengers = { $name }: Hvem går med { $die } til { $place }?
question-icon-saves-or-return = { $name }: Skjolde eller de døde?
question-icon-returns = { $name }: Hvilke døde enheder vender tilbage til { $place }?
question-icon-grow = { $name } ved { $place }: Forfrem enheder
question-icon-grow-or-save = { $name } ved { $place }: Forfrem enheder; resten er skjolde

hint-fortify = træk den til de døde, eller klik på den
hint-feralize = træk en død af dyrefolket ind i hæren eller over på én med ét hp mindre
hint-mutate-victim = klik på reserven; dens enheder ruller alene og dør uden et skjold
hint-mutate = klik på enheder, eller tryk på deres tal; hver ruller alene og dør uden et skjold
hint-evolve-place = klik på en hær med sumpsnigere
hint-evolve = træk en død enhed ind i hæren eller over på én med ét hp mindre
hint-step-down = træk en død enhed med færre hp over på én, der dør
hint-rapid-growth = klik på dem, der kan gøre det bedre, eller på ingen; det nye slag gælder i stedet
hint-dispel = hvis den viser Bryd magi, falder al magi bort, der påvirker den, dens hær eller dens terræn
hint-icon-move = træk den derhen, eller klik på terrænet; det, der er rullet, bliver
hint-icon-passengers = { $points ->
    [one] 1 hp kan gå med
   *[other] op til { $points } hp kan gå med
} eller ingen
hint-icon-saves-or-return = { $points ->
    [one] 1 skjold
   *[other] { $points } skjolde
} eller lige så mange hp af de døde
hint-icon-returns = { $points ->
    [one] 1 hp
   *[other] op til { $points } hp
}: træk dem til hæren, eller klik på dem; de ruller ikke nu
hint-icon-grow = træk en død enhed over på én med ét hp mindre
hint-icon-grow-or-save = træk en død enhed over på én med ét hp mindre

## Svar

option-power-unused = Lad være
option-fortify = { $die }
option-mutate-victim = { $seat }
option-step-down = { $die } i stedet for { $onto }
option-flight = { $die } flyver til { $place }
option-dispel = Slå { $die }
option-no-dispel = Lad det ske
option-icon-move = Til { $place }
option-icon-stay = Bliv
option-icon-saves = { $points ->
    [one] 1 skjold
   *[other] { $points } skjolde
}
option-icon-return = De døde vender tilbage

## Hændelser

event-power_worked = { $power ->
    [winters_fortitude] Vinterens styrke: { GENITIVE($seat) } { $dice } vender tilbage fra de begravede til de døde
    [rapid_growth] Hurtig vækst: { $seat } slår { $dice } om
   *[magic_negation] Magiophævelse: { $seat } fjerner { $points ->
        [0] ingen magi
        [one] 1 magipoint
       *[other] { $points } magipoint
    }; de døde rækker til { $most }
}
event-power_rolled = { $name }: { GENITIVE($seat) } { $dice } ruller { $units ->
    [one] alene
   *[other] hver for sig
}: { $faces }; { $count ->
    [0] { $power ->
        [dispel_magic] magien kommer
       *[other] forgæves
    }
   *[other] { $power ->
        [dispel_magic] magien falder bort
       *[other] { $kept } er { $count ->
            [one] reddet
           *[other] reddet
        }
    }
}
event-moved-by = { $cause ->
    [spared] { GENITIVE($seat) } { $dice } går { $count ->
        [one] i stedet
       *[other] i stedet
    } til reserven
    [air_flight] Luftfærd: { GENITIVE($seat) } { $dice } flyver fra { $source } til { $to }
   *[icon] { $name }: { GENITIVE($seat) } { $dice } { $count ->
        [one] går
       *[other] går
    } fra { $source } til { $to }
}
event-power_used-race = { $used ->
    [yes] Mutation: { $seat } griber ind i { GENITIVE($victim) } reserve
   *[no] { $seat } lader mutationen være ubrugt
}
event-returned-by = { $name }: { $dice } slutter sig til { $count ->
    [one] { $army }
   *[other] { $army }
}
event-promoted-by = { $name }: { GENITIVE($seat) } { $risen } tager pladsen efter { $replaced }
event-saved_alone-mutate = Mutation: { GENITIVE($seat) } { $dice } ruller { $units ->
    [one] alene
   *[other] hver for sig
}: { $faces }; { $count ->
    [0] { $units ->
        [one] den er reddet
       *[other] alle er reddet
    }
   *[other] intet skjold til { $lost }
}

## Arbejdets gang på slagbakken, i få ord

work-power_worked = { $power ->
    [winters_fortitude] Vinterens styrke: { $dice }
    [rapid_growth] Hurtig vækst: { $dice }
   *[magic_negation] Magiophævelse: { $points } væk
}
work-power_rolled = { $name }: { $count ->
    [0] forgæves
   *[other] { $kept }
}
work-moved-by = { $dice }: til { $to }
work-returned-by = { $name }: { $dice }
work-promoted-by = { $name }: { $risen } i stedet for { $replaced }
work-saved_alone-mutate = Mutation, { $dice } hver for sig: { $count ->
    [0] alle klarer det
   *[other] ikke { $lost }
}

# Racernes evner, særlige ikoner, der flytter enheder eller henter dem tilbage, og hvad begge spørger om og gør i et spil (C13.1, C14.4).

## Navne og tekster

power-name = { $effect ->
    [maneuver_doubled] Fordoblede manøvrer
    [maneuver_as_save] Manøvrer som skjolde
    [maneuver_as_missile] Manøvrer som missiler
    [maneuver_as_melee] Nedtrampning
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
    [feralization] i starten af spillerens tur rekrutterer eller forfremmer dens hær 1 af dyrefolket
    [winters_fortitude] i starten af spillerens tur vender 1 begravet frostvinge tilbage til de døde
    [mutate] i starten af spillerens tur angriber den en modstanders reserve, og de dræbte hp får en hær til at vokse
    [air_flight] når enheder trækker sig tilbage, kan den flyve til et andet luftterræn med ildgængere
    [air_flight_of_war] i reservefasen kan den flyve derhen, hvor spillerens reserver må sendes
    [rapid_growth] når dens hær prøver at stoppe en manøvre, kan den slås om
    [replanting] hvis den bliver dræbt og ruller et ID, går den til reserven i stedet
    [stepped_damage] hvis den bliver dræbt, kan en død udød med færre hp tage dens plads
    [magic_negation] modstandere, der bruger magi ved dens terræn, mister magipoint
    [bone_magic] den giver 1 point mere, hvis den viser magi, der ikke er et ID
   *[other] { $effect }
}
power-here = { $here ->
    [yes] { $name }, her
   *[no] { $name }
}: { $text }.
power-lands = { $name }, kun på { $lands }: { $text }.

## Spørgsmål

question-fortify = Vinterens styrke: hvilken begravet enhed vender tilbage til de døde?
question-feralize = Forvildelse ved { $place }: rekruttér eller forfrem?
question-mutate-victim = Mutation: vælg en reserve at angribe
question-mutate = Mutation: vælg målenheder hos { $seat }
question-evolve-place = Mutation: hvilken hær vokser?
question-evolve = Mutation: hæren ved { $place } vokser med { $count } hp
question-step-down = Trinvis skade ved { $place }: hvilke døde enheder erstatter de dræbte?
question-rapid-growth = Hurtig vækst ved { $place }: hvilke enheder slås om?
question-dispel = { $spell }{ $count ->
    [one] { "" }
   *[other] { " " }og mere
} virker snart her: vil du rulle { $die } imod det?
question-icon-move = { $name }: hvor går { $die } hen?
question-icon-passengers = { $name }: hvilke enheder går med { $die } til { $place }?
question-icon-saves-or-return = Brug { $name }: skjolde, eller hent døde enheder?
question-icon-returns = { $name }: hvilke døde enheder vender tilbage til { $place }?
question-icon-grow = { $name } ved { $place }: forfrem enheder
question-icon-grow-or-save = { $name } ved { $place }: forfrem enheder; resten er skjolde

hint-fortify = træk den til de døde, eller klik på den
hint-feralize = træk en død enhed af dyrefolket ind i hæren eller over på en enhed med 1 hp mindre
hint-mutate-victim = klik på reserven; dine mål der ruller alene og dør uden et skjold
hint-mutate = klik på enheder, eller tryk deres nummer; hver ruller alene og dør uden et skjold
hint-evolve-place = klik på en hær med sumpsnigere
hint-evolve = træk en død enhed ind i hæren eller over på en enhed med 1 hp mindre
hint-step-down = træk en død enhed med færre hp over på en enhed, der dør
hint-rapid-growth = vælg de enheder, der skal slås om, eller ingen; det nye resultat tæller
hint-dispel = hvis den viser Bryd magi, ophæves al magi, der påvirker den, dens hær eller dens terræn
hint-icon-move = træk den derhen, eller klik på terrænet; dens resultat tæller stadig
hint-icon-passengers = { $points ->
    [one] 1 hp kan gå med
   *[other] op til { $points } hp kan gå med
}, eller ingen
hint-icon-saves-or-return = { $points ->
    [one] 1 skjold
   *[other] { $points } skjolde
}, eller lige så mange hp af døde enheder
hint-icon-returns = { $points ->
    [one] 1 hp
   *[other] op til { $points } hp
}: træk døde enheder til hæren, eller klik på dem; de ruller ikke nu
hint-icon-grow = træk en død enhed over på en enhed med 1 hp mindre
hint-icon-grow-or-save = træk en død enhed over på en enhed med 1 hp mindre

## Svar

option-power-unused = Brug den ikke
option-fortify = { $die }
option-mutate-victim = { $seat }
option-step-down = { $die } erstatter { $onto }
option-flight = { $die } flyver til { $place }
option-dispel = Rul { $die }
option-no-dispel = Rul ikke
option-icon-move = Til { $place }
option-icon-stay = Bliv
option-icon-saves = { $points ->
    [one] 1 skjold
   *[other] { $points } skjolde
}
option-icon-return = Hent døde enheder

## Hændelser

event-power_worked = { $power ->
    [winters_fortitude] Vinterens styrke: { GENITIVE($seat) } { $dice } vender tilbage fra de begravede til de døde
    [rapid_growth] Hurtig vækst: { $seat } slår { $dice } om
   *[magic_negation] Magiophævelse: { $seat } fjerner { $points ->
        [0] ingen magi
        [one] 1 magipoint
       *[other] { $points } magipoint
    }; de døde enheder tillader { $most }
}
event-power_rolled = { $name }: { $dice } fra { $seat } ruller { $units ->
    [one] alene
   *[other] hver for sig
}: { $faces }; { $count ->
    [0] { $power ->
        [dispel_magic] magien virker
       *[other] ingen virkning
    }
   *[other] { $power ->
        [dispel_magic] magien ophæves
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
    [spell] { $name }: { GENITIVE($seat) } { $dice } forlader { $source } og går til { $to }
   *[icon] { $name }: { GENITIVE($seat) } { $dice } { $count ->
        [one] går
       *[other] går
    } fra { $source } til { $to }
}
event-power_used-race = { $used ->
    [yes] Mutation: { $seat } angriber { GENITIVE($victim) } reserve
   *[no] { $seat } bruger ikke Mutation
}
event-returned-by = { $name }: { $dice } slutter sig til { $count ->
    [one] { $army }
   *[other] { $army }
}
event-promoted-by = { $name }: { GENITIVE($seat) } { $risen } erstatter { $replaced }
event-saved_alone-mutate = Mutation: { $dice } fra { $seat } ruller { $units ->
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
    [0] ingen virkning
   *[other] { $kept }
}
work-moved-by = { $dice }: til { $to }
work-returned-by = { $name }: { $dice }
work-promoted-by = { $name }: { $risen } erstatter { $replaced }
work-saved_alone-mutate = Mutation, { $dice } hver for sig: { $count ->
    [0] alle overlever
   *[other] dræbt: { $lost }
}

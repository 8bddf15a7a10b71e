# De store formularer i Erobringen af Esfah: hvad der spørges om, og hvad der sker.

place-summoning = hidkaldelsespuljen
spell-price-mix = { $cost } point i enhver farve
spell-price-pair = { $half } point i hver af to farver
ui-spell-race = Kun point fra { $race } betaler for den.
ui-spell-race-helped = En hær med magi fra { $race } betaler for den, med alle point i farven.
ui-spell-once-an-action = Højst én gang i en magihandling.

## Spørgsmål

question-spell-price = { $spell }: hvilke { $points } point bruger du?
hint-spell-price = point i enhver farve; gem dem, du skal bruge til andre formularer
question-spell-pair = { $spell }: hvilke to farver bruger du?
hint-spell-pair = 5 point i hver
question-land-oppose = { $seat } kaster { $spell } på { $place }. Vil du prøve at stoppe den?
hint-land-oppose = din hær ruller manøvrer; 12 manøvreikoner stopper formularen
question-land-kind = { $spell }: hvad bliver { $place } til?
hint-land-kind = derefter tages en terning med den samme ottende side, hvis der er en
question-land-die = { $spell }: hvilket terræn erstatter { $place }?
hint-land-die = træk en terrænterning fra puljen til bordet, eller klik på den
question-chain-next = Kædelyn: vælg din næste enhed
hint-chain-next = den ruller alene mod { $damage } skade
question-void-part = Skab tomrum ved { $place }: hvilke { $points } hp ruller?
hint-void-part = enheder med et ID dør; de andres skjolde hjælper hele din hær
question-channel = Kanalisér døde: hvilke døde enheder ruller med din hær?
hint-channel = højst { $count }; de samme i hele handlingen, og et ID begraver dem bagefter
question-savage = Vildskab ved { $place }: vælg { $needed } hp, der angriber sin egen hær
hint-savage = klik på enheder i hæren
question-call-kin = { $spell }: hvilke dragonkin slutter sig til hæren?
hint-call-kin = højst { $points } hp

progress-few = { $count } af højst { $most } valgt

## Svar

option-spell-price = { $points } point i hver af { $pair }
option-spell-at-others-dead = { GENITIVE($seat) } døde enheder
option-spell-at-pool = { $place }
option-land-oppose = Prøv at stoppe
option-no-land-oppose = Stop ikke
option-land-kind = { $land }
option-land-die = { $terrain }
option-chain-next = { $die }

## Hændelser

event-army_shaken = { $spell }: { GENITIVE($seat) } hær ved { $place } ruller { $faces }{ $fleeing ->
    [0] { "" }
   *[other] ; { $fled } flygter
}{ $stuns ->
    [0] { "" }
   *[other] ; { $stunned } bliver bedøvet
}{ $losses ->
    [0] { "" }
   *[other] ; { $lost } viser et ID igen
}
work-army_shaken = { $spell }: { $fleeing } flygtet, { $stuns } bedøvet, { $losses } mistet
event-saved_alone-chain_lightning = { $units ->
    [0] Kædelyn: { $lost } fra { $seat } kan ikke rulle
   *[other] Kædelyn: { $faces } fra { $seat } mod { $damage } skade
}; { $count ->
    [0] den overlever
   *[other] { $lost } dør
}
work-saved_alone-chain_lightning = { $damage } skade, { $saved } stoppet: { $count ->
    [0] den overlever
   *[other] { $lost } dør
}
event-saved_alone-gates = Underverdenens porte: { $dice } fra { $seat } { $units ->
    [one] ruller
   *[other] ruller
} alene: { $faces }; { $count ->
    [0] { $units ->
        [one] den bliver blandt de døde
       *[other] alle bliver blandt de døde
    }
   *[other] intet ID eller særligt ikon til { $lost }
}
work-saved_alone-gates = Ved portene: { $count ->
    [0] ingen begravet
   *[other] { $lost } begravet
}
event-titan_struck = { $seat } ruller { $first } og { $second } for titanen ved { $place }: { $armies ->
    [0] ingen hær er der
    [one] { $damage } skade på hæren der
   *[other] { $damage } skade på hver af { $armies } hære
}
work-titan_struck = Titan: { $first } × { $second }, { $damage } skade til hver
event-titan_held = { GENITIVE($seat) } hær holder { $place } på 8 med { $maneuvers } manøvrer
work-titan_held = { $maneuvers } manøvrer: terningen bliver på 8
event-void_rolled = Skab tomrum: { GENITIVE($seat) } enheder ruller { $faces }; { $count ->
    [0] ingen viser et ID
   *[other] { $lost } dør
}; { $saved ->
    [0] ingen skjolde
    [one] 1 skjold
   *[other] { $saved } skjolde
} mod 10 skade
work-void_rolled = Tomrum: { $saved } af 10 stoppet
event-land_rolled = { $number ->
    [8] { $terrain }: 8, rulles igen
   *[other] { $terrain } viser { $number }, halveret og rundet op
}
event-dead_rolled = { $spell }: { GENITIVE($seat) } døde enheder ruller { $faces }; { $count ->
    [0] ingen begraves
   *[other] { $dice } begraves
}
work-dead_rolled = { $count ->
    [0] { $seat }: ingen begravet
   *[other] { $seat }: { $dice } begravet
}
event-dead_channelled = Kanalisér døde: { $dice } { $count ->
    [one] ruller
   *[other] ruller
} med { GENITIVE($seat) } hær ved { $place }
work-dead_channelled = Kanaliseret: { $dice }
event-fought_on = Træfning { $number }: { $seat } angriber { $other }
event-fight_over = { $idle ->
    [0] Til døden ved { $place } er slut efter { $fought ->
        [one] 1 træfning
       *[other] { $fought } træfninger
    }: den ene hær er væk
   *[other] Til døden ved { $place } slutter efter { $fought } træfninger: ingen enhed døde i de sidste 10
}
event-dragon_called = { $dice } { $count ->
    [one] slutter
   *[other] slutter
} sig til { GENITIVE($seat) } hær ved { $place }
event-backlashed = Tilbageslag: { GENITIVE($seat) } hær ved { $place } tager de { $points } point, den brugte, som skade
work-backlashed = Tilbageslag: { $points } skade

## Formularer

ui-spell-change-brief-only = { $amount } { $number ->
    [one] skjold
   *[other] skjolde
} mod missiler
ui-spell-change-only = { $amount } { $number ->
    [one] skjold
   *[other] skjolde
} i hvert af dens slag mod missiler.

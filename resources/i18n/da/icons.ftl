# Hvad særlige ikoner spørger om og gør i et spil (C14.4). Deres navne står i game.ftl; $name er ét, $icon dets nøgle.

## Questions

question-icon-targets = { $name } ved { $place }: hvilke enheder rammer det?
question-icon-target = { $name } ved { $place }: mod hvilken enhed?
question-icon-next = { $name } ved { $place }: hvilken af dine enheder er den næste?
question-icon-army = { $name }: hvilken hær?

hint-icon-targets = { $icon ->
    [charm] de ruller nærkamp for dig og redder ikke i dette angreb
    [choke] de dræbes, og det, de viste, tæller ikke
    [confuse] det, de viste, gælder ikke; de slår igen
    [convert] hver slår alene og dør uden et skjold; lige så meget hp af dine døde kan vende tilbage
    [double_strike] hver ruller alene og dør uden et skjold
    [entangle] de dræbes
    [firebreath] de dræbes og begraves
    [firecloud] hver ruller alene og dør uden en manøvre
    [flame] de dræbes og begraves
    [flaming_arrow] hver ruller alene og dør uden et skjold; de dræbte begraves uden et skjold mere
    [net] hver ruller alene og fanges uden en manøvre
    [poison] hver ruller alene og dør uden et skjold; de dræbte begraves uden et skjold mere
    [roar] de går i reserve
    [scare] hver ruller alene: uden et skjold går den i reserve, med et ID dør den
    [seize] hver ruller alene: med et ID går den i reserve, ellers dør den
    [smother] hver ruller alene og dør uden en manøvre
    [stomp] hver ruller alene og dør uden en manøvre; de dræbte begraves uden et skjold
    [stun] hver ruller alene og bedøves uden en manøvre
    [web] hver ruller alene og fanges uden nærkamp
   *[other] klik på enheder, eller tast deres nummer
}
hint-icon-target = { $icon ->
    [bash] den tager den skade, den selv gør, minus egne skjolde; du redder lige så meget
    [coil] den tager { $points } i skade og redder sig eller slår igen med sit eget slag
    [gore] den tager { $points } i skade minus egne skjolde; dør den af det, begraves den
    [hug] den tager { $points } i skade uden skjold og slår igen med sit eget slag
    [kick] den tager { $points } i skade minus egne skjolde
    [plague] den ruller alene: uden et skjold dør den, og pesten går videre
    [slay] den ruller alene og dør uden et ID
    [sleep] den sover, til din næste tur begynder
    [swallow] den ruller alene; uden et ID dræbes og begraves den
   *[other] klik på en enhed, eller tast dens nummer
}
hint-icon-next = den ruller alene: uden et skjold dør den, og pesten går videre
hint-icon-army = { $icon ->
    [frost_breath] alle dens slag tæller halvt, til din næste tur begynder
    [galeforce] den har fire skjolde og fire manøvrer mindre, til din næste tur begynder
    [illusion] ingen missiler og formularer fra en modstander kan rettes mod den, til din næste tur begynder
    [wither] den har { $points } mindre i hvert slag, til din næste tur begynder
   *[other] klik på hæren
}
option-icon-army = { $seat }, { $place }

## Events

event-icon_acted = { $act ->
    [penalty] { $name } fra { $seat }: { GENITIVE($target) } hær redder { $points } mindre
    [surprise] { $name } fra { $seat }: { GENITIVE($target) } hær ved { $place } slår ikke igen
    [charge] { $name } fra { $seat } gør det til et stormløb: { GENITIVE($target) } hær redder og ruller i ét slag
    [cloak] { $name } fra { $seat } ligger om hæren ved { $place }, til { GENITIVE($seat) } næste tur begynder: { $points ->
        [one] 1 skjold mere
       *[other] { $points } skjolde mere
    }
    [wither] { $name } fra { $seat } ligger på { GENITIVE($target) } hær ved { $place }, til { GENITIVE($seat) } næste tur begynder: hvert slag { $points } mindre
    [nobody] { $name } fra { $seat } finder ingen
   *[strike] { $name } fra { $seat } rammer { $dice }
}
event-saved_alone-icon = { $name }: { $units ->
    [0] { GENITIVE($seat) } { $lost } må ikke rulles
    [one] { GENITIVE($seat) } { $dice } ruller alene: { $faces }
   *[other] { GENITIVE($seat) } { $dice } ruller hver for sig: { $faces }
}; { $damage ->
    [0] { $count ->
        [0] { $units ->
            [one] det er nok
           *[other] det er nok for dem alle
        }
       *[other] { $needs ->
            [scare] intet skjold, eller et ID, til { $lost }
            [maneuver] ingen manøvre til { $lost }
            [melee] ingen nærkamp til { $lost }
            [id] intet ID til { $lost }
           *[save] intet skjold til { $lost }
        }
    }
   *[other] { $saved ->
        [0] intet
       *[other] { $saved }
    } af { $damage } skade reddet
}
event-buried-icon = { $name } begraver { $dice }
event-rolled_again-confuse = { $dice } { $count ->
    [one] er forvirret: slaget gælder ikke, der slås igen
   *[other] er forvirrede: slagene gælder ikke, der slås igen
}

## The order of work on the roll tray, in a few words

work-icon_acted = { $act ->
    [penalty] { $name }: skjolde − { $points }
    [cloak] { $name }: skjolde + { $points }
    [wither] { $name }: hvert slag − { $points }
    [nobody] { $name }: ingen
    [strike] { $name }: { $dice }
   *[other] { $name }
}
work-saved_alone-icon = { $name }: { $count ->
    [0] alle klarer det
   *[other] { $lost } klarer det ikke
}
work-buried-icon = Begravet: { $dice }
work-rolled_again-confuse = Forvirret: { $dice }

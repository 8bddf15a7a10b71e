# Hvad særlige ikoner spørger om og gør i et spil (C14.4). Deres navne står i game.ftl; $name er ét, $icon dets nøgle.

## Questions

question-icon-targets = { $name } ved { $place }: vælg målenhederne
question-icon-target = { $name } ved { $place }: vælg en enhed
question-icon-next = { $name } ved { $place }: vælg din næste enhed
question-icon-army = { $name }: hvilken hær?

hint-icon-targets = { $icon ->
    [charm] de ruller nærkamp for dig og ruller ikke skjolde i dette angreb
    [choke] de dræbes, og deres resultater tæller ikke
    [confuse] deres resultater tæller ikke; de ruller igen
    [convert] hver ruller alene og dør uden et skjold; døde enheder af dine med samme antal hp kan vende tilbage
    [double_strike] hver ruller alene og dør uden et skjold
    [entangle] de dræbes
    [firebreath] de dræbes og begraves
    [firecloud] hver ruller alene og dør uden en manøvre
    [flame] de dræbes og begraves
    [flaming_arrow] hver ruller alene og dør uden et skjold; de dræbte begraves uden et skjold til
    [net] hver ruller alene og fanges uden en manøvre
    [poison] hver ruller alene og dør uden et skjold; de dræbte begraves uden et skjold til
    [roar] de går i reserve
    [scare] hver ruller alene: uden et skjold går den i reserve, med et ID dør den
    [seize] hver ruller alene: med et ID går den i reserve, ellers dør den
    [smother] hver ruller alene og dør uden en manøvre
    [stomp] hver ruller alene og dør uden en manøvre; de dræbte begraves uden et skjold
    [stun] hver ruller alene og bedøves uden en manøvre
    [web] hver ruller alene og fanges uden nærkamp
   *[other] klik på enheder, eller tryk deres nummer
}
hint-icon-target = { $icon ->
    [bash] den tager den skade, den rullede, minus sine skjolde; du får skjolde for lige så meget
    [coil] den tager { $points } skade; dens eget slag redder den eller slår tilbage
    [gore] den tager { $points } skade minus sine skjolde; hvis den dræbes, begraves den
    [hug] den tager { $points } skade uden skjold og slår tilbage med sit eget slag
    [kick] den tager { $points } skade minus sine skjolde
    [plague] den ruller alene: uden et skjold dør den, og pesten breder sig
    [slay] den ruller alene og dør uden et ID
    [sleep] den sover, til din næste tur begynder
    [swallow] den ruller alene; uden et ID dræbes og begraves den
   *[other] klik på en enhed, eller tryk dens nummer
}
hint-icon-next = den ruller alene: uden et skjold dør den, og pesten breder sig
hint-icon-army = { $icon ->
    [frost_breath] alle dens slag halveres, til din næste tur begynder
    [galeforce] den har 4 færre skjolde og 4 færre manøvrer, til din næste tur begynder
    [illusion] modstandere kan ikke rette missiler eller formularer mod den, til din næste tur begynder
    [wither] den får −{ $points } i hvert slag, til din næste tur begynder
   *[other] klik på hæren
}
option-icon-army = { $seat }, { $place }

## Events

event-icon_acted = { $act ->
    [penalty] { $name } fra { $seat }: { GENITIVE($target) } hær får −{ $points } skjolde
    [surprise] { $name } fra { $seat }: { GENITIVE($target) } hær ved { $place } slår ikke tilbage
    [charge] { $name } fra { $seat } starter et stormløb: { GENITIVE($target) } hær ruller skjolde og nærkamp i ét slag
    [cloak] { $name } fra { $seat } beskytter hæren ved { $place }, til { GENITIVE($seat) } næste tur begynder: { $points ->
        [one] 1 skjold mere
       *[other] { $points } skjolde mere
    }
    [wither] { $name } fra { $seat } påvirker { GENITIVE($target) } hær ved { $place }, til { GENITIVE($seat) } næste tur begynder: −{ $points } i hvert slag
    [nobody] { $name } fra { $seat } har intet mål
   *[strike] { $name } fra { $seat } rammer { $dice }
}
event-saved_alone-icon = { $name }: { $units ->
    [0] { $lost } fra { $seat } kan ikke rulle
    [one] { $dice } fra { $seat } ruller alene: { $faces }
   *[other] { $dice } fra { $seat } ruller hver for sig: { $faces }
}; { $damage ->
    [0] { $count ->
        [0] { $units ->
            [one] det lykkes
           *[other] det lykkes for alle
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
        [0] ingen
       *[other] { $saved }
    } af { $damage } skade stoppet
}
event-buried-icon = { $name } begraver { $dice }
event-rolled_again-confuse = { $dice } { $count ->
    [one] er forvirret: slaget tæller ikke, og den ruller igen
   *[other] er forvirrede: slagene tæller ikke, og de ruller igen
}

## The order of work on the roll tray, in a few words

work-icon_acted = { $act ->
    [penalty] { $name }: skjolde − { $points }
    [cloak] { $name }: skjolde + { $points }
    [wither] { $name }: hvert slag − { $points }
    [nobody] { $name }: intet mål
    [strike] { $name }: { $dice }
   *[other] { $name }
}
work-saved_alone-icon = { $name }: { $count ->
    [0] alle overlever
   *[other] { $lost } klarer det ikke
}
work-buried-icon = Begravet: { $dice }
work-rolled_again-confuse = Forvirret: { $dice }

# Battle Dice i vinduet: linjen over bordet, terningens side, loggen, heldet, det der er sket, kortet til sidst.

bd-window-about = Battle Dice · terninger tilbage { $left }{ $house ->
    [yes] { " · " }egne tabeller
   *[no] { "" }
}
bd-window-turn = { $number ->
    [0] Før første tur
   *[other] Tur { NUMBER($number, useGrouping: 0) }
}
bd-window-quest = { $player }: togt, runde { NUMBER($number, useGrouping: 0) }
bd-window-log-losses = { $health ->
    [one] 1 terning tabt
   *[other] { $health } terninger tabt
}
bd-ui-log-filter-weighty = Tab, togter, flugt
ui-log-filter-quests = Togter og artefakter

## Svar

bd-ui-choose-nobody = { $kind ->
    [quest] Send ingen
   *[other] Ingen
}
bd-ui-nobody-chosen = { $kind ->
    [quest] Ingen enheder er valgt: vælg nogle, eller tryk N for ingen
   *[other] Intet er valgt: vælg først, eller tryk N for ingen
}
bd-progress-party = { $units ->
    [0] { $artifacts ->
        [0] ingen tager af sted
        [one] { bd-units-and-artifacts } tager af sted
       *[other] { bd-units-and-artifacts } tager af sted
    }
    [one] { $artifacts ->
        [0] { bd-units-and-artifacts } tager af sted
       *[other] { bd-units-and-artifacts } tager af sted
    }
   *[other] { bd-units-and-artifacts } tager af sted
}
bd-window-at-most = { $count } af højst { $most } valgt
bd-window-always = Skift+Retur slår alle dine artefakter i hver tur
bd-progress-roster = Værdi { $worth } af { $needed }

## Slutningen

bd-ui-over = { $count ->
    [0] Spillet ender uafgjort
   *[other] { $winners } vinder
}: { $reason ->
    [destroyed] { $count ->
        [0] begge hære er udslettet
       *[other] den anden hær er udslettet
    }
    [rout] { $count ->
        [0] begge hære flygter
       *[other] den anden hær flygter
    }
    [questing] hæren blev udslettet, mens dens følge var væk
    [concession] modstanderen giver op
    [agreement] begge spillere var enige om det
   *[draw] begge hære er besejret på én gang
}
bd-ui-outcome-why = { $reason ->
    [destroyed] { $count ->
        [0] Begge hære er udslettet
       *[other] Den anden hær er udslettet
    }
    [rout] { $count ->
        [0] Begge hære flygter
       *[other] Den anden hær flygter
    }
    [questing] Hæren blev udslettet, mens dens følge var væk
    [concession] Modstanderen giver op
    [agreement] Begge spillere var enige om det
   *[draw] Begge hære er besejret på én gang
}{ $rounds ->
    [0] { "" }
    [one] { " · " }i første tur
   *[other] { " · " }efter { $rounds } ture
}
ui-outcome-dice = Terninger tilbage
ui-outcome-losses = Tabt
ui-outcome-quests = Vundne togter
ui-outcome-artifacts = Artefakter
bd-window-lost = { $player } mistede { $dice }
bd-window-back = { $player } fik { $dice } tilbage

## Held

bd-window-luck-phases = Resultater, der talte
bd-window-luck-numbers = Tallene lagt sammen
bd-window-luck-class = { $kind ->
    [general] Generaler
    [infantry] Infanterister
    [archer] Bueskytter
    [cavalry] Ryttere
    [mage] Magikere
    [monster] Monstre
    [artifact] Artefakter
   *[table] På tabeller
}
bd-window-luck-about = Terningernes resultater, sammenlignet med gennemsnittet for de samme terninger. Tillæg er ikke regnet med. Et monster tæller, hvis det rammer eller ruller på sin tabel.

## En terning

bd-window-die = { $sides }-sidet terning
bd-window-lies = Den viser { $number }.
bd-window-band = { $first } til { $last }
bd-window-phase = { $phase ->
    [monster] I monsterfasen
    [general] I generalfasen
    [magic] I magifasen
    [maneuver] I manøvrefasen
    [missile] I missilfasen
   *[melee] I nærkampsfasen
}
bd-window-chance = { $good } af { $sides } tal tæller: { $percent } %
bd-window-nothing = gør ingenting
bd-window-leaves = det forlader kampen og tæller som dræbt
bd-window-strikes = dræber 1 fjendtligt monster
bd-window-hits = dræber 1 fjendtlig enhed
bd-window-rolls = ét slag på { $table }
bd-window-bonus = { $by ->
    [artifact] { $amount } i denne tur fra { $artifact }
   *[table] { $amount } i denne tur
}
bd-window-wields = bruger { $artifact } i denne tur
bd-window-idle = handler ikke i denne tur
bd-window-table = { $table }. { $house }
bd-window-line = { $number } · { $name }: { $does }
bd-window-artifact = Tallenes virkning
bd-window-needs = virker kun med { $of } i samme styrke
bd-window-limit = Hver enhed kan højst bruge { $group }.
bd-window-orb = Den flytter 1 resultat på { $table } med 1, én gang pr. tur.
bd-window-does = { $does ->
    [hire] { $sides ->
        [0] { $amount ->
            [one] hyr 1 enhed, ikke et monster
           *[other] hyr { $amount } enheder, ingen monstre
        }
       *[other] hyr så mange enheder, som { $amount }d{ $sides } viser, ingen monstre
    }
    [hire_any] { $sides ->
        [0] { $amount ->
            [one] hyr 1 enhed af enhver klasse
           *[other] hyr { $amount } enheder af enhver klasse
        }
       *[other] hyr så mange enheder af enhver klasse, som { $amount }d{ $sides } viser
    }
    [return] 1 enhed tabt i denne tur vender tilbage
    [bonus] +{ $amount } til 1 enhed af klassen
    [penalty] −{ $amount } til 1 fjendtlig infanterist eller bueskytte
    [rally] { $amount ->
        [one] 1 terning færre tæller i moraltesten
       *[other] { $amount } terninger færre tæller i moraltesten
    }
    [orb] den kan flytte 1 resultat
    [kill] dræber 1 fjendtlig enhed i magifasen
   *[discard] den er brugt op
}

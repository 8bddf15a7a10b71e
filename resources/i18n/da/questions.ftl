# What is asked about special icons, magic, dragons and the eighth face, and the panels in which it is answered.

## Questions

question-flashfire = Lynild ved { $place }: vil du slå 1 enhed om?
question-bullseye = Pletskud ved { $place }: vælg målenhederne
question-magic-colours = Magi ved { $place }: vælg farver til pointene
question-spell = Vælg en formular
question-spell-target = { $spell }: vælg et mål
question-spell-destination = { $spell }: til hvilket terræn?
question-spell-bury = Begrav døde enheder for at få { $need ->
    [one] 1 sort point mere
   *[other] { $need } sorte point mere
} til { $spell }
question-spell-order = Hvilken formular virker nu?
question-resurrect = { $spell }: hvilke døde enheder vender tilbage?
question-bury-dead = { $spell }: hvilke døde enheder begraves?
question-flood-oppose = { $seat } sender en stormflod mod { $place }. Vil du prøve at stoppe den?
question-dragon-order = Ved hvilket terræn angriber dragerne nu?
question-dragon-target = Hvilken drage angriber { $die }?
question-dragon-ids = Hvad tæller dine ID’er som mod dragerne?
question-penalties = { $points ->
    [one] Hvilket resultat mister du?
   *[other] Hvilke { $points } resultater mister du?
}
question-dragon-strike = { $die }: hvilket resultat rammer den?
question-breath-stone = Stenånde: vælg målenhederne
question-breath-flame = Flammeånde: vælg de enheder, der brænder
question-promote = Forfrem enheder i hæren ved { $place }
question-city = Byen ved { $place }: vil du rekruttere eller forfremme?
question-temple = Templet ved { $place }: hvilken spiller skal begrave en død enhed?
question-temple-bury = Templet får dig til at begrave en af dine døde enheder

hint-flashfire = klik på enheden, eller behold slaget
hint-bullseye = klik på enheder, eller tryk deres nummer; hver ruller alene og dør uden et skjold
hint-magic-colours = point kan deles: brug plus og minus, eller træk dem til en anden farve
hint-spell = vælg et kort; formularerne virker, når du er færdig
hint-spell-target = klik på { $target }; Esc går tilbage til formularerne
hint-spell-destination = træk den derhen, eller klik på terrænet; Esc går tilbage
hint-spell-bury = træk eller klik på enhver spillers døde enheder
hint-spell-order = formularerne virker én ad gangen
hint-resurrect = træk dem til hæren, eller klik på dem; de ruller ikke i denne handling
hint-bury-dead = træk eller klik på enhver spillers døde enheder
hint-flood-oppose = din hær ruller manøvrer for at stoppe stormfloden; ellers vendes terrænet til { $number }: { $means }
hint-dragon-order = klik på terrænet
hint-dragon-target = klik på dragen
hint-dragon-ids = brug plus og minus, eller træk point til et andet resultat
hint-penalties = vælg de resultater, du bedst kan undvære
hint-dragon-strike = kun nærkamp eller kun missiler tæller mod en drage
hint-breath-stone = hver enhed ruller alene og dør uden et skjold eller et ID
hint-breath-flame = disse enheder dræbes og begraves
hint-promote = træk en død enhed hen på en enhed med 1 hp mindre
hint-city = træk en død enhed ind i hæren, eller hen på en enhed med 1 hp mindre
hint-temple = klik på en spillers døde enheder
hint-temple-bury = træk enheden til de begravede, eller klik på den

progress-at-most = { $total } af højst { $most } hp valgt
progress-promote = valgt: { $pairs }
progress-faces = { $count } af { $needed } sider indtastet
progress-number = { $count } af { $needed } valgt

## Options

option-magic = Brug magi
option-where = { $option }, { $where }
option-flash = Slå { $die } om
option-flash-keep = Behold slaget
option-spell = { $spell } for { $cost }
option-spell-at-army = { $seat }, { $place }
option-spell-at-terrain = { $place }
option-spell-at-die = { $die }
option-spell-to = Til { $place }
option-spell-next = { $spell }: { $target }
option-in-order = I denne rækkefølge
option-back = En anden formular
ui-other-target = Et andet mål
option-flood-oppose = Prøv at stoppe
option-no-flood-oppose = Stop ikke
option-promote = { $die } erstatter { $onto }
option-promote-all = Forfrem { $count ->
    [one] 1 enhed
   *[other] { $count } enheder
}
option-recruit = Rekruttér { $die }
option-no-power = Ingen af delene
option-strike-melee = Nærkamp: { $melee } af { $needed }
option-strike-missile = Missiler: { $missile } af { $needed }
option-strike-let = Skån den
option-dragon-order = { $place }
option-dragon-target = { $die }
option-temple-victim = { $seat }
option-bury = Begrav { $die }

## Keys

ui-key-next = gå til den næste fremhævede terning eller plads

## Refusals

refusal-which-die = Læg den på en af disse: { $names }

## Points

points = { $bucket ->
    [save] { $amount ->
        [one] 1 skjold
       *[other] { $amount } skjolde
    }
    [charge] { $amount } nærkamp
    [melee] { $amount } nærkamp
    [missile] { $amount ->
        [one] 1 missil
       *[other] { $amount } missiler
    }
    [maneuver] { $amount ->
        [one] 1 manøvre
       *[other] { $amount } manøvrer
    }
    [earth] { $amount } guld
    [air] { $amount } { $amount ->
        [one] blåt
       *[other] blå
    }
    [fire] { $amount } { $amount ->
        [one] rødt
       *[other] røde
    }
    [water] { $amount } { $amount ->
        [one] grønt
       *[other] grønne
    }
    [death] { $amount } { $amount ->
        [one] sort
       *[other] sorte
    }
   *[other] { $amount } { $bucket }
}
ui-points = Point at fordele
ui-points-bucket = { $bucket ->
    [save] Skjolde
    [melee] Nærkamp
    [missile] Missiler
    [maneuver] Manøvrer
    [charge] Nærkamp
    [ivory] Alle farver
    [earth] Guld
    [air] Blå
    [fire] Rød
    [water] Grøn
    [death] Sort
   *[other] { $bucket }
}
ui-points-source = { $word ->
    [penalty] At miste
    [price] At bruge
   *[other] { $word }
}
ui-points-of = { $points ->
    [one] 1 point
   *[other] { $points } point
}
ui-points-doubled = { $rolled } rullet, fordoblet
ui-points-doubled-some = { $rolled } rullet, { $doubled } af dem fordoblet
ui-points-most = højst { $most }
ui-points-why = { $doubled ->
    [ids] Terrænet fordobler point fra ID’er i sine egne farver i en magihandling ({ $clause })
   *[other] Terrænet fordobler sine egne farver i en magihandling ({ $clause })
}
ui-points-doubles = tæller dobbelt
ui-points-damage = { $damage ->
    [0] Dragerne gør ingen skade
   *[other] Dragerne gør { $damage } skade
}
ui-points-slays = { $die }: { $needed } dræber den
ui-points-charge = { $player } stormer med { $hits ->
    [one] 1 træffer
   *[other] { NUMBER($hits, useGrouping: 0) } træffere
}: hvert skjold stopper 1 træffer
ui-points-goal = af { $goal }
ui-points-all = Læg alle på { $bucket }
ui-points-cell = { $source }: { $amount } af { $points } som { $bucket }
ui-choose-points = Point
ui-choose-points-tip = Vis eller skjul pointene

## Spells

ui-spells = Formularer
ui-choose-spells = Formularer
ui-choose-spells-tip = Vis eller skjul formularerne for at se bordet
ui-spell-left = { $points ->
    [one] 1 point
   *[other] { $points } point
}
ui-spell-missing = { $points ->
    [one] mangler 1 point
   *[other] mangler { $points } point
}
ui-spell-no-target = intet mål
ui-spell-bury = begrav { $points } hp
ui-spell-card = { $spell }, { $colour }, koster { $cost }: { $state }
ui-spell-left-over = { $count ->
    [one] Du kan stadig kaste { $spells }. Vælg Færdig igen for at slutte.
   *[other] Du kan stadig kaste { $count } formularer, f.eks. { $spells }. Vælg Færdig igen for at slutte.
}
ui-spell-announced = Valgt
ui-spell-none-announced = Ingen formularer valgt endnu
ui-spell-announcement = { $times ->
    [one] { $spell } · { $target }
   *[other] { $spell } ×{ $times } · { $target }
}
ui-spell-announcement-to = { $times ->
    [one] { $spell } · { $target } · { $to }
   *[other] { $spell } ×{ $times } · { $target } · { $to }
}
ui-spell-black = +{ $points } fra begravelse
ui-spell-point-at = Peg på en formular for at se, hvad den gør.
ui-spell-no-points = Ingen point i { $colours }
ui-spell-all = Alle formularer
ui-spell-fewer = Færre formularer

# What is asked about special icons, magic, dragons and the eighth face, and the panels in which it is answered.

## Questions

question-flashfire = Lynild ved { $place }: vil du slå én enhed om?
question-bullseye = Pletskud ved { $place }: hvilke enheder skal redde sig selv?
question-magic-colours = Magi, { $place }: giv pointene deres farver
question-spell = Annoncér en formular
question-spell-target = { $spell }: mod hvad?
question-spell-destination = { $spell }: til hvilket terræn?
question-spell-bury = Begrav døde enheder for at skaffe { $need ->
    [one] 1 sort point
   *[other] { $need } sorte point
} til { $spell }
question-spell-order = Hvilken formular virker nu?
question-resurrect = { $spell }: hvilke døde enheder vender tilbage?
question-bury-dead = { $spell }: hvilke døde enheder begraves?
question-flood-oppose = { $seat } sender en stormflod mod { $place }. Ruller du imod?
question-dragon-order = Ved hvilket terræn angriber dragerne nu?
question-dragon-target = Hvilken drage angriber { $die }?
question-dragon-ids = Hvad tæller dine ID’er som mod dragerne?
question-penalties = { $points ->
    [one] Hvilket resultat mister du?
   *[other] Hvilke { $points } resultater mister du?
}
question-dragon-strike = { $die }: hvad rammer du den med?
question-breath-stone = Dragens ånde gør til sten: vælg de enheder, den rammer
question-breath-flame = Dragens flammer: vælg de enheder, der brænder
question-promote = Forfrem enheder i hæren ved { $place }
question-city = Byen ved { $place }: rekruttere eller forfremme?
question-temple = Templet ved { $place }: hvem skal begrave en død enhed?
question-temple-bury = Templet får dig til at begrave en af dine døde enheder

hint-flashfire = klik på enheden, eller lad slaget ligge
hint-bullseye = klik på enheder, eller tast deres nummer; hver ruller alene og dør uden et skjold
hint-magic-colours = point kan deles: plus og minus, eller træk dem til en anden farve
hint-spell = vælg et kort; det, du annoncerer, virker, når du er færdig
hint-spell-target = klik på { $target }; Escape fører tilbage til formularerne
hint-spell-destination = træk den derhen, eller klik på terrænet; Escape fører tilbage
hint-spell-bury = alles døde kan bruges: træk dem til de begravede, eller klik på dem
hint-spell-order = de virker én efter én
hint-resurrect = træk dem til hæren, eller klik på dem; de ruller ikke med i denne handling
hint-bury-dead = alles døde: træk dem til de begravede, eller klik på dem
hint-flood-oppose = din hær ruller for manøvre for at holde terningen; ellers vendes den til { $number }: { $means }
hint-dragon-order = klik på terrænet
hint-dragon-target = klik på dragen
hint-dragon-ids = plus og minus, eller træk point til et andet resultat
hint-penalties = vælg det, der gør mindst ondt; intet resultat kan miste mere, end det har
hint-dragon-strike = nærkamp eller missiler tæller mod én drage, ikke begge dele
hint-breath-stone = hver ruller alene: uden et skjold eller ID dør den
hint-breath-flame = de dræbes og begraves
hint-promote = træk en død enhed hen på en, der har ét hp mindre
hint-city = træk en død enhed ind i hæren, eller hen på en, der har ét hp mindre
hint-temple = klik på en spillers døde enheder
hint-temple-bury = træk den til de begravede, eller klik på den

progress-at-most = { $total } af højst { $most } hp valgt
progress-promote = indtil nu: { $pairs }
progress-faces = { $count } af { $needed } terninger angivet
progress-number = { $count } af { $needed } valgt

## Options

option-magic = Brug magi
option-where = { $option }, { $where }
option-flash = Slå { $die } om
option-flash-keep = Lad slaget ligge
option-spell = { $spell } for { $cost }
option-spell-at-army = { $seat }, { $place }
option-spell-at-terrain = { $place }
option-spell-at-die = { $die }
option-spell-to = Til { $place }
option-spell-next = { $spell }: { $target }
option-in-order = I denne orden
option-back = Tilbage
option-flood-oppose = Slå imod
option-no-flood-oppose = Lad det ske
option-promote = { $die } for { $onto }
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

ui-key-next = gå til den næste terning eller plads, der lyser

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
    [earth] Guld
    [air] Blå
    [fire] Rød
    [water] Grøn
    [death] Sort
   *[other] { $bucket }
}
ui-points-source = { $word ->
    [penalty] At miste
   *[other] { $word }
}
ui-points-of = { $points ->
    [one] 1 point
   *[other] { $points } point
}
ui-points-doubled = { $rolled } rullet, fordoblet
ui-points-doubled-some = { $rolled } rullet, { $doubled } af dem fordoblet
ui-points-most = højst { $most }
ui-points-why = Terrænet fordobler sine egne farver i en magihandling ({ $clause })
ui-points-doubles = tæller dobbelt
ui-points-damage = { $damage ->
    [0] Dragerne gør ingen skade
   *[other] Dragerne gør { $damage } skade
}
ui-points-slays = { $die }: dræbes af { $needed }
ui-points-charge = Stormløbet fra { $player } giver { $hits ->
    [one] 1 træffer
   *[other] { NUMBER($hits, useGrouping: 0) } træffere
}: hvert skjold standser én
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
ui-spell-no-target = intet at kaste den mod
ui-spell-bury = begrav { $points } hp
ui-spell-card = { $spell }, { $colour }, koster { $cost }: { $state }
ui-spell-left-over = { $count ->
    [one] Du kan stadig kaste { $spells }. Vælg Færdig igen for at slutte.
   *[other] Du kan stadig kaste { $count } formularer, f.eks. { $spells }. Vælg Færdig igen for at slutte.
}
ui-spell-announced = Annonceret
ui-spell-none-announced = Intet annonceret endnu
ui-spell-announcement = { $times ->
    [one] { $spell } · { $target }
   *[other] { $spell } ×{ $times } · { $target }
}
ui-spell-announcement-to = { $times ->
    [one] { $spell } · { $target } · { $to }
   *[other] { $spell } ×{ $times } · { $target } · { $to }
}
ui-spell-black = +{ $points } ved begravelse
ui-spell-point-at = Peg på en formular for at læse, hvad den gør.
ui-spell-no-points = Ingen point i { $colours }
ui-spell-all = Alle formularer
ui-spell-fewer = Færre formularer

# Bordet i Battle Dice: to linjer, faserne mellem dem, togter og æsken.

field-area = { $where }: { $dice ->
    [0] ingen terninger
    [one] 1 terning
   *[other] { $dice } terninger
}
field-group-name = { $group ->
    [general] Generaler
    [infantry] Infanterister
    [archer] Bueskytter
    [cavalry] Ryttere
    [mage] Magikere
   *[monster] Monstre
}
field-group = { field-group-name } { $count }
field-artifacts = Artefakter
field-lost = Tabt
field-left = { $left } af { $start } terninger{ $away ->
    [0] { "" }
   *[other] { " · " }{ $away } på togt
}
field-role-party = følge på togt
field-role-roster = spilleder: vogterne
field-empty-party = træk infanterister, bueskytter og magikere hertil
field-empty-roster = træk terninger fra æsken hertil
field-empty-hand = træk artefakter hertil for at rulle dem
field-camp-party = { $count ->
    [0] Lejr: følget
   *[other] Lejr: følget · { $count }
}
field-camp-roster = { $count ->
    [0] Vogterne
   *[other] Vogterne · { $count }
}
field-camp-hand = { $count ->
    [0] Rulles
   *[other] Rulles · { $count }
}
field-camp-army = { $count ->
    [0] Hær
   *[other] Hær · { $count }
}
field-box = Æsken: træk terninger derfra, eller brug plus og minus
field-box-kind = { $name } · { $count }

## Faser

field-phases = Turens faser
field-battle = Kamp
field-quest = Togt
field-turn = Tur { NUMBER($number, useGrouping: 0) }
field-round = Runde { NUMBER($number, useGrouping: 0) }
field-outcome = { $player }: { $outcome }
field-short-hits = { $count ->
    [one] { $count } træffer
   *[other] { $count } træffere
}
field-short-rolls = { $count } slag
field-short-lost = { $count } tabt
field-short-nothing = intet
field-short-stands = holder { $count }/{ $limit }
field-short-routs = flugt { $count }/{ $limit }
field-whole-hits = { $count ->
    [one] 1 træffer på fjenden
   *[other] { $count } træffere på fjenden
}
field-whole-rolls = { $count ->
    [one] 1 slag på tabellen
   *[other] { $count } slag på tabellen
}
field-whole-lost = { $count ->
    [one] 1 egen terning tabt
   *[other] { $count } egne terninger tabt
}
field-whole-check = { $routs ->
    [yes] flygter: { $count } dårlige tal i moraltesten, { $limit } eller flere giver flugt
   *[no] holder: { $count ->
        [one] 1 dårligt tal
       *[other] { $count } dårlige tal
    } i moraltesten, { $limit } eller flere giver flugt
}
field-not-yet = Denne fase er ikke begyndt endnu.
field-to-roll = Terningerne er ikke rullet endnu.
field-nothing = Der skete intet i denne fase.
field-quest-stays = { $going ->
    [0] Følget er tomt: alle { $stay } enheder bliver hjemme, kæmper og tester moral.
    [one] 1 enhed drager ud, { $stay ->
        [one] 1 enhed bliver hjemme: kun den kæmper og tester moral.
       *[other] { $stay } enheder bliver hjemme: kun de kæmper og tester moral.
    }
   *[other] { $going } enheder drager ud, { $stay ->
        [one] 1 enhed bliver hjemme: kun den kæmper og tester moral.
       *[other] { $stay } enheder bliver hjemme: kun de kæmper og tester moral.
    }
}
field-quest-risks = Risiko: Flygter de hjemme, eller udslettes de, har du tabt spillet. Er der ingen enhed tilbage i følget, er dets artefakter også tabt.
field-quest-wins = Gevinst: Slå { $going ->
    [0] lige så mange terninger
    [one] 1 terning
   *[other] terninger til en værdi af { $going }
}, som din modstander vælger, og du ruller om et artefakt.
field-quest-home = De enheder i følget, der er tilbage, kommer altid hjem.
field-not-begun = Ingen terninger er rullet endnu.
field-needs = { $house ->
    [yes] tæller fra { $number } · egen tabel, ændret
   *[no] tæller fra { $number } · egen tabel, standard
}
field-bands = { $point } ruller på dets tabel · { $strikes } dræber et monster · { $leaves } går
field-morale = { $part ->
    [1] flygter, hvis alle terninger viser { $numbers }
    [2] flygter, hvis halvdelen af terningerne viser { $numbers }
   *[other] flygter, hvis 1 ud af { $part } terninger viser { $numbers }
}
field-check = { $routs ->
    [yes] flugt: { $count } viser { $numbers }, { $limit } eller flere giver flugt
   *[no] holder: { $count } viser { $numbers }, { $limit } eller flere giver flugt
}
field-no-check = ingen test: ingen tab i denne tur
field-either = { $first } eller { $last }
field-leaves = { $count ->
    [one] 1 går
   *[other] { $count } går
}
field-none = ingen terninger
field-brought = { $hits ->
    [0] { $points ->
        [0] intet
        [one] 1 slag
       *[other] { $points } slag
    }
    [one] { $points ->
        [0] 1 træffer
        [one] 1 træffer, 1 slag
       *[other] 1 træffer, { $points } slag
    }
   *[other] { $points ->
        [0] { $hits } træffere
        [one] { $hits } træffere, 1 slag
       *[other] { $hits } træffere, { $points } slag
    }
}
field-loses = mister
field-prize-back = Tryk en tast, eller klik, for at gå tilbage til fasen
field-opening-turn = Tur { NUMBER($number, useGrouping: 0) }: hærene ruller
field-opening-quest = { $player }: togtet begynder, { $party } mod { $roster } terninger
field-opening-round = { $player }: togtet, runde { NUMBER($number, useGrouping: 0) }
field-opening-fought = Tur { NUMBER($number, useGrouping: 0) } er slut: begge hære holder stand.
field-strikes = { $player }: { $artifact } rammer
field-line = { $number } { $name }: { $deed }
field-line-rolled = { $line } (rullet af { $players })

# Why a computer player chose what it chose.

reason = { $player }: { $reason }
reason-chance = alle valg er lige gode
reason-balanced = en hær med stærke og svage enheder
reason-own-ground = dette terræn passer til vores hær
reason-nothing-to-win = vi vinder intet ved at marchere
reason-most-to-win = vi kan vinde mest ved { $place }
reason-better-distance = en anden afstand passer os bedre
reason-good-distance = denne afstand passer os
reason-costs-nothing = det koster intet at prøve
reason-no-maneuver = vi kan ikke vinde manøvreslaget
reason-towards-eight = et skridt mod 8
reason-would-lose = vi ville miste mere, end vi vinder
reason-bold = angrebet er risikoen værd
reason-expects = vi venter at vinde omkring { NUMBER($health, maximumFractionDigits: 1) } hp
reason-least-worth = dem, vi bedst kan undvære
reason-holds = vi holder dette terræn
reason-again = vi angriber igen
reason-save-first = først skjolde nok, så nærkamp
reason-needed-there = der er brug for dem ved { $place }
reason-stands = vores enheder står godt
reason-needed-elsewhere = der er brug for dem et andet sted
reason-good-ground = et godt terræn med få fjender
reason-magic = fjenden kan ikke slå tilbage mod magi
reason-dear-to-them = værdifulde for dem, med få skjolde
reason-good-roll = dette slag er godt nok
reason-better-roll = { $die } kan gøre det bedre
reason-colours = farverne til de formularer, vi vil kaste
reason-hurts-least = de resultater, vi bedst kan undvære
reason-spell-harm = den dræber fjendtlige enheder
reason-spell-weaken = den svækker fjenden
reason-spell-strengthen = den hjælper vores enheder
reason-spell-return = den henter vores døde enheder
reason-spell-bury = den hindrer deres døde i at vende tilbage
reason-spell-path = der er brug for vores enheder et andet sted
reason-spell-flood = den vender et terræn, de vil have
reason-spell-dragon = en drage vil angribe dem
reason-spells-enough = ingen anden formular er sine point værd
reason-most-there = den virker bedst der
reason-their-dead = hellere begrave deres døde end vores
reason-in-order = rækkefølgen er ligegyldig
reason-weaken-first = formularer, der svækker dem, kommer først
reason-best-return = de bedste af vores døde enheder
reason-never-again = deres farligste døde enheder
reason-let-it-fall = dette terræn betyder mere for dem
reason-own-spell = det er vores egen formular
reason-dragon-order = enheder, der dør her, kan vende tilbage i den næste kamp
reason-rival = det er ikke vores drage
reason-slay = for at dræbe den
reason-save-lives = for at redde så mange enheder som muligt
reason-save-best = enheder, der har størst chance for et skjold
reason-promote = forfrem alle, vi kan
reason-one-more = det gør hæren stærkere
reason-largest-army = den har flest hp
reason-largest-reserve = de har flest hp i reserven
reason-most-in-play = de har flest hp i spil
reason-spell-called = den slutter sig til vores hær fra hidkaldelsespuljen
reason-spell-scatter = den dræber fjendtlige enheder eller driver dem bort
reason-spell-trade = de mister denne terrænterning
reason-better-chance = { $gain } % større chance for at vinde: { $first ->
    [health] flere hp end dem
    [terrain] tættere på en erobring
    [reserve] enheder i sikkerhed i reserven
    [attack] bedre angreb end deres
    [rolls] hære, der ruller bedre
    [dragons] mindre fare fra drager
    [over] det afgør slaget
    [taste] sådan spiller den helst
   *[other] den bedste stilling
}{ $second ->
    [health] , flere hp end dem
    [terrain] , tættere på en erobring
    [reserve] , enheder i sikkerhed i reserven
    [attack] , bedre angreb end deres
    [rolls] , hære, der ruller bedre
    [dragons] , mindre fare fra drager
    [over] , det afgør slaget
    [taste] , sådan spiller den helst
   *[other] { "" }
}
reason-guess = et gæt
reason-taste = sådan spiller den helst

# Several people at one table: real dice, the curtain, standing answers, what is agreed, drafting.

## Standing answers

standing = som altid
intended = som sagt med det sidste svar
ui-standing = Faste svar
ui-standing-about = Det, der hver gang svares uden at spørge. Shift sammen med et klik eller en tast på et svar gør det fast.
ui-standing-always = Altid { $what }
ui-standing-drop = Spørg igen fra nu af
ui-standing-made = Fra nu af for { $player }: { $always }. Ctrl+T, eller dets mærke i bjælken forneden, gør en ende på det.
ui-standing-cannot = Givet denne ene gang. Kun svar, der kan være de samme hver gang, som at stå imod, kan gælde fremover.
ui-standing-not-this = Spørges hver gang, for det bedste svar skifter med bordet
ui-standing-none = { $player } bliver spurgt om alt.
ui-standing-nobody = Ingen ved denne skærm spiller med i dette spil.
ui-standing-more = { $count } til
ui-standing-show = Vis alle faste svar
ui-always-tip = { $answer }. Shift med klikket eller tasten: { $always }
ui-standing-oppose-oppose = stå imod manøvrer
ui-standing-oppose-let = lad manøvrer ske
ui-standing-flood-oppose-oppose = slå imod stormfloder
ui-standing-flood-oppose-let = lad stormfloder ske
ui-standing-strike-back-strike = slå tilbage
ui-standing-strike-back-let = lad være at slå tilbage
ui-standing-pursue-pursue = forfølg
ui-standing-pursue-let = lad dem løbe
ui-standing-flashfire-keep = lad slag ligge
ui-standing-cantrip-done = spring trolddom over
ui-standing-spell-order-in-order = kast i orden
ui-standing-promote-all = forfrem alle
ui-standing-reinforce-done = send ingen ud
ui-standing-retreat-done = kald ingen hjem
ui-standing-charge-ids-save = værn med ID’er
ui-standing-charge-ids-melee = slå med ID’er

## Two things in one breath

ui-end-turn = Slut turen
ui-again = { $spell } igen
ui-key-in-one = manøvrér op eller ned i ét hug
ui-key-end-turn = slut turen: ingen march og ingen flytninger mere
ui-key-again = annoncér den samme formular igen
ui-key-how-many = på et formularkort: vælg, hvor mange gange du kaster formularen
ui-key-done-twice = slut med at kaste, selv om du kan kaste mere: Færdig spørger én gang
ui-key-always = svar sådan nu og hver gang: Shift og svarets tast

## Real dice

ui-choose-faces = Sider
ui-choose-faces-tip = Vis eller skjul de terninger, der angives
ui-faces-what = { $kind ->
    [horde] { $player } slår horden om turrækkefølgen
    [maneuver] { $player } slår for manøvre, { $place }
    [missile] { $player } slår for missiler, { $place }
    [melee] { $player } slår for nærkamp, { $place }
    [save] { $player } slår for skjolde, { $place }
    [save_melee] { $player } slår for skjolde, { $place }
    [charge] { $player } går til stormløb, { $place }
    [charge_defence] { $player } møder stormløbet, { $place }
    [magic] { $player } slår for magi, { $place }
    [dragon_defence] { $player } kæmper mod dragerne, { $place }
    [single] { $player } slår hver terning for sig, { $place }
    [dragon] { $player } slår dragen
    [distance] { $player } slår afstanden, { $place }
   *[other] { $player } slår, { $place }
}
ui-faces-in-hand = { $die }: hvilken af dens { $sides } sider ligger øverst?
ui-faces-all = Alle terninger er angivet. Retur bekræfter.
ui-faces-untold = { $die }, endnu ikke angivet
ui-faces-face = { $number }: { $face }, tast { $cap }
ui-faces-face-again = { $number }: { $face }, tast { $cap } eller mellemrum
ui-faces-keys = Mellemrum gentager siden for den næste terning af samme slags · Tilbagetasten retter · piletasterne går til en anden terning · H slår resten for dig · Retur bekræfter
ui-faces-keys-numbers = Tast hvert tal; af et langt begge cifre, Retur afslutter det · Mellemrum gentager det for den næste terning af samme slags · Tilbagetasten retter · piletasterne går til en anden terning · H slår resten for dig · Retur bekræfter
ui-faces-count = { $count } af { $needed }
ui-faces-throw = Slå for mig
ui-faces-missing = { $count ->
    [one] én terning er endnu ikke angivet
   *[other] { $count } terninger er endnu ikke angivet
}
ui-faces-no-such = Denne terning har { $sides } sider.
ui-faces-nothing-to-repeat = Ingen terning af denne slags er angivet endnu.
ui-key-late-faces = rigtige terninger: side ti, elleve eller tolv
ui-key-late-faces-too = rigtige terninger: side elleve, og tolv med = eller +
ui-key-face-again = rigtige terninger: samme side for den næste terning af samme slags
ui-key-face-back = rigtige terninger: tag den side tilbage, der blev fortalt sidst
ui-key-face-other = rigtige terninger: gå til en anden terning
ui-key-cap-late-faces = 0  Q  W
ui-key-cap-late-faces-too = -  =  +
ui-key-cap-face-again = Mellemrum  .
ui-key-cap-face-back = Tilbagetast
ui-key-cap-face-other = Venstre  Højre
ui-real-dice = Rigtige terninger på bordet
ui-real-dice-note = du slår selv
ui-real-dice-on = Rigtige terninger: Rul dem på bordet, og indtast resultatet.
ui-real-dice-faces = { $value ->
    [real] Terrænets trykte ikon afgør handlingen, som på dine egne terrænterninger.
   *[other] Tallet på et terræn afgør handlingen, ikke det trykte ikon: 1 magi, 2 til 4 missiler, 5 til 7 nærkamp.
}
ui-real-dice-off = Fra nu af slår programmet terningerne.
ui-real-dice-off-told = Programmet har slået alle terninger i dette kast. Ctrl+Z bringer de fortalte sider tilbage.
ui-no-real-dice = { $why ->
    [read-only] Dette spil er kun åbnet til at se på.
    [past] Du ser på et tidligere øjeblik.
   *[over] Slaget er slut.
}

## The curtain

ui-curtain = Kun for { GENITIVE($player) } øjne
ui-curtain-about = { $player } vælger nu i hemmelighed. Alle andre kigger væk.
ui-curtain-sit = Jeg er { $player }
ui-curtain-next = Når alle har set det, går det videre med en tast eller et klik: så er det kun for { GENITIVE($player) } øjne.
ui-handover = { $player }: det er din tur
ui-handover-about = Den anden side har valgt i hemmelighed. Nu er det { GENITIVE($player) } valg.
ui-handover-sit = Jeg er { $player }

## Taking back, giving up, agreeing

ui-no-undo = { $why ->
    [read-only] Dette spil er kun åbnet til at se på.
    [nobody] Ingen ved denne skærm spiller med længere.
    [nothing] Der er intet at tage tilbage.
   *[computer] Siden da er der slået terninger, eller en anden har valgt, og computeren tager intet tilbage i et rigtigt spil.
}
ui-leave = Forlad bordet
ui-leave-tip = Ingen her spiller med længere. Slaget bliver stående, som det er, og kan ses videre senere.
ui-undo-ask = { $player ->
    [none] Tag dette tilbage?
   *[other] { $player } vil gerne tage dette tilbage
}
ui-undo-what = { $answer ->
    [none] Svaret fra { $player } på: { $question }
   *[other] Svaret fra { $player }: { $answer } · på: { $question }
}
ui-undo-roll = { $count ->
    [one] Kastet med én terning fra { $player }
   *[other] Kastet med { $count } terninger fra { $player }
}
ui-undo-deed = { $kind ->
    [by_hand] Rigtige terninger blev taget i brug.
    [by_draw] Programmet overtog terningerne.
    [concession] { $player } gav op.
   *[agreement] Alle blev enige om uafgjort.
}
ui-undo-why = Siden da er der slået terninger, eller en anden har valgt: alle skal være enige.
ui-undo-why-all = Hvem der vil have det tilbage, ved kun I: alle spillere skal være enige.
ui-undo-answer-dice = { $count ->
    [one] én terning
   *[other] { $count } terninger
}
ui-agree = { $player } er enig
ui-disagree = Nej
ui-agree-turn = { $player }, er du enig?
ui-undo-refused = { $player } er ikke enig. Intet tages tilbage.
ui-concede = Giv op?
ui-concede-two = { $player } giver op, og { $other } vinder slaget.
ui-concede-more = { $player } giver op. Computeren spiller videre for { $player }, så de andre kan gøre slaget færdigt.
ui-concede-do = { $player } giver op
ui-concede-conceded = Computeren spiller videre for { $player }.
ui-keep-playing = Spil videre
ui-no-concede = { $why ->
    [read-only] Dette spil er kun åbnet til at se på.
    [past] Du ser på et tidligere øjeblik.
    [nobody] Ingen ved denne skærm spiller med i dette spil.
   *[over] Slaget er slut.
}
ui-draw = Tilbyd uafgjort?
ui-draw-about = Slaget slutter uden en vinder. { $persons ->
    [one] { "" }
   *[other] Alle andre spillere bliver spurgt og skal være enige. { "" }
}{ $computers ->
    [0] { "" }
   *[other] En computerspiller siger kun ja, når der er spillet { $rounds } runder, og den ikke er klart foran.
}
ui-draw-do = { $player } tilbyder uafgjort
ui-draw-ask = { $player } tilbyder uafgjort
ui-draw-refused = { $player } vil spille videre.
ui-draw-computer-refused = { $why ->
    [early] { $player } synes, det er for tidligt til uafgjort, og vil spille videre.
   *[ahead] { $player } er klart foran og vil spille videre.
}
ui-draw-agreed = { $players } sagde ja til uafgjort.
ui-hand-over = Hvem spiller videre?
ui-hand-over-about = En plads kan skifte hænder midt i et slag: computeren tager over for en, der må gå, eller en person tager dens plads.
ui-hand-over-person = { $player }: en person
ui-hand-over-computer = { $player }: computeren
ui-rematch-swapped = Byt styrker
ui-rematch-swapped-tip = En omkamp, hvor styrkerne skifter hænder

## Drafting

ui-draft = Vælg i hemmelighed…
ui-draft-tip = Hver spiller vælger terninger fra bunker på fem, den ene spiller efter den anden, i hemmelighed. Computerspillere vælger selv.
ui-drafted = Valgt i hemmelighed
ui-drafted-note = Valgt terning for terning fra bunker på fem. Hærene deles ved bordet.
ui-draft-hidden = Ingen ser den, før slaget begynder.
ui-draft-title = { $player } vælger
ui-draft-keep = Behold { $die }
ui-draft-kind = { $kind ->
    [unit] Behold en af disse terninger
    [dragon] Behold en af disse drager; enhver spiller kan kalde den
    [home_terrain] Behold en af disse som dit hjemmeterræn
   *[frontier] Behold en af disse som dit bud på grænsen
}
ui-draft-left = { $left } af { $health } hp mangler endnu
ui-draft-filled = { $health } hp
ui-draft-so-far = Din styrke indtil nu
ui-draft-nothing = Intet beholdt endnu
ui-draft-species = { $species } { $health }
ui-draft-expected = Den slår i gennemsnit: nærkamp { $melee }, missiler { $missile }, magi { $magic }, manøvrer { $maneuver }, skjolde { $save }
ui-draft-fill = Vælg resten for mig
ui-draft-back = Læg den sidste tilbage
ui-draft-done = Styrken er fuld: { $player }
ui-draft-done-about = Ingen andre ser den før slaget. Giv skærmen videre, når du har set på den.
ui-draft-hand-over = Færdig
ui-draft-leave = Skal valget droppes?
ui-draft-leave-about = Det, { $player } har valgt indtil nu, går tabt.
ui-draft-leave-kept = Det færdige bliver: { $players }. Når I begynder igen, går valget videre med de andre.
ui-draft-leave-do = Drop det
ui-draft-unit = { $species } · { $health } hp
ui-draft-dragon = Drage
ui-draft-terrain = Terræn

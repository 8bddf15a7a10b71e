# Several people at one table: real dice, the curtain, standing answers, what is agreed, drafting.

## Standing answers

standing = fast svar
intended = valgt med det sidste svar
ui-standing = Faste svar
ui-standing-about = Spørgsmål, der besvares automatisk. Hold Shift nede, når du klikker på et svar eller trykker dets tast, for at tilføje et.
ui-fight-begun = { $player } kæmper videre som foreslået, til kampen er slut. Esc stopper det.
ui-fight-stopped = Alle spillere bliver spurgt igen.
ui-standing-always = Altid { $what }
ui-standing-drop = Fjern
ui-standing-made = Fra nu af for { $player }: { $always }. Tryk Ctrl+T for at fjerne det.
ui-standing-cannot = Svaret gælder denne ene gang. Kun svar, der kan gentages, som at stoppe manøvrer, kan blive faste svar.
ui-standing-not-this = Spørges altid, for det bedste svar afhænger af stillingen
ui-standing-none = { $player } har ingen faste svar.
ui-standing-nobody = Ingen ved denne skærm spiller med i dette spil.
ui-standing-offer = Altid { $what }?
ui-standing-offer-tip = Giv dette svar nu og hver gang. Fjern det med Ctrl+T.
ui-standing-more = { $count } til
ui-standing-show = Vis alle faste svar
ui-always-tip = { $answer }. Hold Shift nede for et fast svar: { $always }
ui-standing-oppose-oppose = prøv at stoppe manøvrer
ui-standing-oppose-let = stop ikke manøvrer
ui-standing-flood-oppose-oppose = prøv at stoppe stormfloder
ui-standing-flood-oppose-let = stop ikke stormfloder
ui-standing-strike-back-strike = slå tilbage
ui-standing-strike-back-let = slå ikke tilbage
ui-standing-pursue-pursue = forfølg
ui-standing-pursue-let = forfølg ikke
ui-standing-flashfire-keep = behold slag (Lynild)
ui-standing-cantrip-done = spring trolddom over
ui-standing-spell-order-in-order = kast i rækkefølge
ui-standing-promote-all = forfrem alle
ui-standing-reinforce-done = send ingen frem
ui-standing-retreat-done = træk ingen tilbage
ui-standing-artifacts-all = rul alle artefakter
ui-standing-charge-ids-save = brug ID’er som skjolde
ui-standing-charge-ids-melee = brug ID’er som nærkamp

## Two things in one breath

ui-end-turn = Slut turen
ui-again = { $spell } igen
ui-key-in-one = manøvrér og vend op eller ned i ét trin
ui-key-stay = felttog: manøvrér ikke, eller forfølg, og udfør handlingen, hvis der kun er én
ui-key-fight-on = Til døden, Ragnarok: kæmp videre, til kampen er slut, eller et andet valg kommer; Esc stopper
ui-key-end-turn = slut turen: spring marcher og reserveflytninger over
ui-key-again = vælg den samme formular igen
ui-key-how-many = på et formularkort: vælg, hvor mange gange du kaster formularen
ui-key-done-twice = slut med at kaste, selv om du kan kaste mere: Færdig spørger én gang
ui-key-always = gør dette til et fast svar

## Real dice

ui-choose-faces = Sider
ui-choose-faces-tip = Vis eller skjul de terninger, du skal indtaste
ui-faces-what = { $kind ->
    [horde] { $player } ruller horden om turrækkefølgen
    [maneuver] { $player } ruller for manøvre, { $place }
    [missile] { $player } ruller for missiler, { $place }
    [melee] { $player } ruller for nærkamp, { $place }
    [save] { $player } ruller for skjolde, { $place }
    [save_melee] { $player } ruller for skjolde, { $place }
    [charge] { $player } går til stormløb, { $place }
    [charge_defence] { $player } forsvarer sig mod stormløbet, { $place }
    [magic] { $player } ruller for magi, { $place }
    [dragon_defence] { $player } kæmper mod dragerne, { $place }
    [single] { $player } ruller hver terning for sig, { $place }
    [dragon] { $player } ruller dragen
    [distance] { $player } ruller afstanden, { $place }
   *[other] { $player } ruller, { $place }
}
ui-faces-in-hand = { $die }: hvilken af dens { $sides } sider vender opad?
ui-faces-all = Alle sider er indtastet. Tryk Retur for at bekræfte.
ui-faces-untold = { $die }, ikke indtastet endnu
ui-faces-face = { $number }: { $face }, tast { $cap }
ui-faces-face-again = { $number }: { $face }, tast { $cap } eller mellemrum
ui-faces-keys = Mellemrum: samme side for næste terning af samme slags · Tilbagetast: slet den sidste side · piletaster: gå til en anden terning · H: rul resten · Retur: bekræft
ui-faces-keys-numbers = Tast hvert tal, tocifrede tal helt, Retur efter korte · Mellemrum: samme tal for næste terning af samme slags · Tilbagetast: slet · piletaster: gå til en anden terning · H: rul resten · Retur: bekræft
ui-faces-count = { $count } af { $needed }
ui-faces-throw = Rul for mig
ui-faces-missing = { $count ->
    [one] 1 terning mangler endnu
   *[other] { $count } terninger mangler endnu
}
ui-faces-no-such = Denne terning har { $sides } sider.
ui-faces-nothing-to-repeat = Ingen terning af denne slags er indtastet endnu.
ui-key-late-faces = rigtige terninger: side 10, 11 eller 12
ui-key-late-faces-too = rigtige terninger: side 11 med -, side 12 med = eller +
ui-key-face-again = rigtige terninger: samme side for den næste terning af samme slags
ui-key-face-back = rigtige terninger: slet den sidst indtastede side
ui-key-face-other = rigtige terninger: gå til en anden terning
ui-key-cap-late-faces = 0  Q  W
ui-key-cap-late-faces-too = -  =  +
ui-key-cap-face-again = Mellemrum  .
ui-key-cap-face-back = Tilbagetast
ui-key-cap-face-other = Venstre  Højre
ui-real-dice = Rigtige terninger på bordet
ui-real-dice-note = du indtaster resultaterne
ui-real-dice-on = Rigtige terninger: rul dine terninger, og indtast resultaterne.
ui-real-dice-faces = { $value ->
    [real] Terrænets trykte ikon afgør handlingen, som på dine egne terrænterninger.
   *[other] Tallet på et terræn afgør handlingen, ikke det trykte ikon: 1 magi, 2 til 4 missiler, 5 til 7 nærkamp.
}
ui-real-dice-off = Fra nu af ruller programmet terningerne.
ui-real-dice-off-told = Programmet har rullet alle terninger i dette slag. Ctrl+Z gendanner de indtastede sider.
ui-no-real-dice = { $why ->
    [read-only] Dette spil er skrivebeskyttet.
    [past] Du er i tilbageblikket.
   *[over] Spillet er slut.
}

## The curtain

ui-curtain = Kun for { GENITIVE($player) } øjne
ui-curtain-about = { $player } vælger nu i hemmelighed. Alle andre: Kig væk!
ui-curtain-sit = Jeg er { $player }
ui-curtain-next = Tryk på en tast, eller klik, når alle har set det. Så er det kun for { GENITIVE($player) } øjne.
ui-handover = { $player }: det er din tur
ui-handover-about = Den anden spiller har valgt i hemmelighed. Nu skal { $player } vælge.
ui-handover-sit = Jeg er { $player }

## Taking back, giving up, agreeing

ui-no-undo = { $why ->
    [read-only] Dette spil er skrivebeskyttet.
    [nobody] Ingen ved denne skærm spiller med længere.
    [nothing] Der er intet at fortryde.
   *[computer] Mod computeren kan du ikke fortryde et slag eller en anden spillers valg, undtagen i øvelsesspil.
}
ui-leave = Forlad bordet
ui-leave-tip = Ingen her spiller med længere. Spillet er gemt, og du kan se det senere.
ui-undo-ask = { $player ->
    [none] Fortryd dette?
   *[other] { $player } vil gerne fortryde dette
}
ui-undo-what = { $answer ->
    [none] Svaret fra { $player } på: { $question }
   *[other] Svaret fra { $player }: { $answer } · på: { $question }
}
ui-undo-roll = { $count ->
    [one] Slaget med 1 terning fra { $player }
   *[other] Slaget med { $count } terninger fra { $player }
}
ui-undo-deed = { $kind ->
    [by_hand] Spillet skiftede til rigtige terninger.
    [by_draw] Programmet begyndte at rulle terningerne.
    [concession] { $player } gav op.
   *[agreement] Alle blev enige om uafgjort.
}
ui-undo-why = Terninger er rullet, eller en anden spiller har valgt siden, så alle spillere skal være enige.
ui-undo-why-all = Programmet ved ikke, hvem der vil fortryde, så alle spillere skal være enige.
ui-undo-answer-dice = { $count ->
    [one] 1 terning
   *[other] { $count } terninger
}
ui-agree = { $player } er enig
ui-disagree = Nej
ui-agree-turn = { $player }, er du enig?
ui-undo-refused = { $player } er ikke enig. Intet fortrydes.
ui-concede = Giv op?
ui-concede-two = { $player } giver op, og { $other } vinder spillet.
ui-concede-more = { $player } giver op. Computeren spiller videre for { $player }, så de andre kan gøre spillet færdigt.
ui-concede-do = { $player } giver op
ui-concede-conceded = Computeren spiller videre for { $player }.
ui-keep-playing = Spil videre
ui-no-concede = { $why ->
    [read-only] Dette spil er skrivebeskyttet.
    [past] Du er i tilbageblikket.
    [nobody] Ingen ved denne skærm spiller med i dette spil.
   *[over] Spillet er slut.
}
ui-draw = Tilbyd uafgjort?
ui-draw-about = Spillet slutter uden en vinder. { $persons ->
    [one] { "" }
   *[other] Alle andre spillere skal være enige. { "" }
}{ $computers ->
    [0] { "" }
   *[other] En computerspiller siger først ja efter { $rounds } runder, og kun hvis den ikke er klart foran.
}
ui-draw-do = { $player } tilbyder uafgjort
ui-draw-ask = { $player } tilbyder uafgjort
ui-draw-refused = { $player } er ikke enig og vil spille videre.
ui-draw-computer-refused = { $why ->
    [early] { $player } synes, det er for tidligt til uafgjort.
   *[ahead] { $player } er klart foran og vil spille videre.
}
ui-draw-agreed = { $players } sagde ja til uafgjort.
ui-hand-over = Hvem spiller videre?
ui-hand-over-about = En plads kan skifte spiller midt i et spil: computeren overtager for en spiller, der må gå, eller en person overtager fra computeren.
ui-hand-over-person = { $player }: en person
ui-hand-over-computer = { $player }: computeren
ui-rematch-swapped = Byt styrker
ui-rematch-swapped-tip = En omkamp med ombyttede styrker

## Drafting

ui-draft = Vælg i hemmelighed…
ui-draft-tip = Hver spiller vælger terninger fra bunker på fem, én spiller ad gangen, i hemmelighed. Computerspillere vælger selv.
ui-drafted = Valgt i hemmelighed
ui-drafted-note = Valgt terning for terning fra bunker på fem. Du danner hærene, når spillet begynder.
ui-draft-hidden = Skjult, til spillet begynder.
ui-draft-title = { $player } vælger
ui-draft-keep = Behold { $die }
ui-draft-kind = { $kind ->
    [unit] Behold en af disse terninger
    [dragon] Behold en af disse drager; enhver spiller kan hidkalde den
    [home_terrain] Behold en af disse som dit hjemmeterræn
   *[frontier] Behold en af disse som dit bud på grænsen
}
ui-draft-left = { $left } af { $health } hp mangler endnu
ui-draft-filled = { $health } hp
ui-draft-so-far = Din styrke indtil nu
ui-draft-nothing = Ingen terninger valgt endnu
ui-draft-species = { $species } { $health }
ui-draft-expected = Den ruller i gennemsnit: nærkamp { $melee }, missiler { $missile }, magi { $magic }, manøvrer { $maneuver }, skjolde { $save }
ui-draft-fill = Vælg resten for mig
ui-draft-back = Læg den sidste tilbage
ui-draft-done = Styrken er fuld: { $player }
ui-draft-done-about = Den er skjult, til spillet begynder. Se på den, og giv så skærmen videre.
ui-draft-hand-over = Færdig
ui-draft-leave = Vil du stoppe valget?
ui-draft-leave-about = Det, { $player } har valgt indtil nu, går tabt.
ui-draft-leave-kept = Disse valg beholdes: { $players }. I kan fortsætte med de andre spillere senere.
ui-draft-leave-do = Stop valget
ui-draft-unit = { $species } · { $health } hp
ui-draft-dragon = Drage
ui-draft-terrain = Terræn

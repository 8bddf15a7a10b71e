# The classic game in ten minutes: the pages of the help window, and the words in their pictures.

primer-title = Det klassiske spil på ti minutter
primer-headline = På ti minutter
primer-contents = { $number }  { $title }
primer-place = Side { $number } af { $count }
primer-back = Tilbage
primer-next = Næste
primer-done = Tilbage til spillet
primer-battle-begin = { $game ->
    [campaign] Spil øvekrigen
    [risk] Spil øveturen
   *[other] Spil øvekampen
}
primer-first = Dette er den første side.
primer-rules = Reglerne
primer-clause = { $id }: { $text }

## 1

primer-battle-title = Et slag med terninger
primer-battle-picture = Fire af koralelvernes enheder, fra ét til fire hp, og de fem elementer med deres farver
primer-battle-text =
    Hver terning er en trop: ryttere, bueskytter, magikere, kæmper. Størrelsen viser dens hp: soldater har 1 til 3 hp, monstre har 4. Store terninger er sjældne og viser flere ikoner på hver side.

    Hver race har to elementer, som giver den to farver. Begge parter har styrker med lige mange hp. Dine slag afgør, hvad dine tropper gør.
primer-health = { $health } hp
primer-elements = Fem elementer, fem farver
primer-element-earth = guld, jord
primer-element-air = blå, luft
primer-element-fire = rød, ild
primer-element-water = grøn, vand
primer-element-death = sort, død

## 2

primer-faces-title = Siderne
primer-faces-picture = Seks terninger, der hver viser én slags side
primer-faces-text =
    Hvert ikon er ét resultat: to sværd er to træffere. I et slag tæller kun de sider, der passer til det: i nærkamp tæller buer ikke.

    ID er jokeren: det giver det resultat, du ruller for, én gang for hvert af enhedens hp. Sjældne enheder har også særlige sider, f.eks. banehug og flyv. Peg på en terning. Så forklarer fanen Terning til højre dens sider.
primer-face-melee = Nærkamp
primer-face-melee-what = rammer tæt på
primer-face-missile = Missil
primer-face-missile-what = rammer på afstand
primer-face-magic = Magi
primer-face-magic-what = point til formularer
primer-face-maneuver = Manøvre
primer-face-maneuver-what = vender terrænet
primer-face-save = Skjold
primer-face-save-what = stopper 1 træffer
primer-face-id = ID
primer-face-id-what = ethvert resultat, én gang for hvert hp

## 3

primer-terrain-title = Et terræn er også en terning
primer-terrain-picture = En terrænterning, der viser 5, og dens otte afstande med den handling, hver tillader
primer-terrain-text =
    Hære mødes ved terræner. Tallet øverst er afstanden mellem dem. Det afgør, hvad en hær kan gøre der: magi på lang afstand, så missiler, og nærkamp tæt på.

    Halvdelen af spillet handler derfor om at vende terræner til det tal, der passer dig. På 8 er terrænet erobret.
primer-terrain-die = Terningen viser 5: nærkamp
primer-far = langt fra hinanden
primer-near = ansigt til ansigt
primer-reach-magic = Magi
primer-reach-magic-what = kast formularer
primer-reach-missile = Missiler
primer-reach-missile-what = skyd, og målet slår ikke tilbage
primer-reach-melee = Nærkamp
primer-reach-melee-what = træfning, eller stormløb med alt
primer-reach-eighth = 8
primer-reach-eighth-what = erobret

## 4

primer-set-up-title = Tre hære, tre steder
primer-set-up-picture = Deres hjem, grænsen og dit hjem, hvert med de hære fra begge spillere, der begynder der
primer-set-up-text =
    Du deler i hemmelighed din styrke i tre hære. Hjemmehæren vogter dit hjem. Felthæren begynder, hvor du vil, oftest ved grænsen. Horden begynder ved en fjendes hjem.

    Horderne ruller manøvrer om, hvem der begynder. Derefter rulles hvert terræn én gang for sin første afstand.
primer-place-theirs = Deres hjem
primer-place-frontier = Grænsen
primer-place-mine = Dit hjem
primer-army-theirs-home = deres hjemmehær
primer-army-theirs-campaign = deres felthær
primer-army-theirs-horde = deres horde
primer-army-mine-home = din hjemmehær
primer-army-mine-campaign = din felthær
primer-army-mine-horde = din horde

## 5

primer-turn-title = Din tur
primer-turn-picture = En turs seks faser; de to marcher er fremhævet, og hver er en manøvre og så en handling
primer-turn-text =
    De første tre faser kører af sig selv, og for det meste sker der intet i dem. Så marcherer to forskellige hære: hver må vende sit terræn, og hver må handle.

    Til sidst må enheder i reserven sendes frem til ethvert terræn, og andre må trækkes tilbage til reserven. Hvert trin er frivilligt: tryk N for at springe det over.
primer-phase-expire = dine gamle formularer ophører
primer-phase-dragons = de angriber dig
primer-phase-eighth_face = byer og templer hjælper
primer-phase-first_march = én hær
primer-phase-second_march = en anden hær
primer-phase-reserves = sendes frem, trækkes tilbage
primer-march-maneuver = Først en manøvre
primer-march-maneuver-what = Vend terrænet ét trin, hvis ingen fjende stopper dig.
primer-march-action = Så en handling
primer-march-action-what = Magi, missiler eller nærkamp, efter terrænets afstand.

## 6

primer-maneuver-title = At vende terrænet
primer-maneuver-picture = Dit manøvreslag og deres, og en terrænterning vendt fra 4 til 5
primer-maneuver-text =
    Vælg at manøvrere. Det lykkes, hvis ingen fjende prøver at stoppe det. Hvis en fjende prøver, ruller alle disse hære, og du skal rulle mindst lige så meget som hver af dem.

    Så vender du terningen 1 op eller ned. Her bliver bueskytternes 4 til 5, og nærkampen begynder. En mislykket manøvre koster intet: du må stadig handle.
primer-maneuver-mine = Dine gobliner ruller
primer-maneuver-theirs = Koralelverne prøver at stoppe
primer-maneuver-won = { $mine } mod { $theirs }: du vender terningen
primer-maneuver-turned = Fra 4, missiler, til 5, nærkamp

## 7

primer-attack-title = Et angreb, trin for trin
primer-attack-picture = Ni træffere mod seks skjolde giver tre skade, med begge slags terninger
primer-attack-text =
    Angriberen tæller nærkamp og ID, forsvareren skjolde og ID. Disse elvere kæmper på deres egen kyst, så deres manøvrer tæller også som skjolde. Sværdet på den sidste terning er ikke et skjold.

    I en træfning slår den angrebne hær tilbage bagefter. I et stormløb ruller begge hære på én gang, og tabene er store. Missiler virker som en træfning, men ingen slår tilbage.
primer-roll-attack = Goblinerne angriber
primer-roll-saves = Koralelverne ruller skjolde
primer-sum-hits = træffere
primer-sum-saves = skjolde
primer-sum-damage = skade

## 8

primer-casualties-title = Tab
primer-casualties-picture = Hæren, der tog 3 skade: en enhed på 2 hp og en på 1 kan dø; to enheder på 1 er for lidt
primer-casualties-text =
    Ejeren vælger de terninger, der dræbes: så mange hp, som skaden dækker. Skade, der ikke kan dræbe en hel enhed, går tabt: ingen enhed bliver såret.

    Døde enheder kan vende tilbage ved formularer, byer og forfremmelser, hvis de ikke bliver begravet. En hær, der ruller få skjolde, kan også flygte, og fjenden må forfølge den.
primer-fall-right = 3 skade: det er rigtigt
primer-fall-right-why = 2 og 1 giver 3. Andre terninger, der giver 3, kan også bruges.
primer-fall-wrong = Det er for lidt
primer-fall-wrong-why = Skaden er 3, og disse terninger kan give 3.
primer-fall-sum = { $total } hp

## 9

primer-eighth-title = Den ottende side og sejren
primer-eighth-picture = By, tempel, tårn og bautasten med deres virkninger, og to erobrede terræner, der vinder
primer-eighth-text =
    Din hær holder et terræn, når du vender det til 8. Den vælger frit sin handling, og dens skjolde, manøvrer og ID’er til dem tæller dobbelt. Modstandere tager det ved at vende terningen eller fordrive dig.

    Hver slags ottende side har desuden sin egen virkning.
primer-eighth = { $face ->
    [city] By
    [temple] Tempel
    [tower] Tårn
   *[other] Bautasten
}
primer-eighth-city = i hver tur vender en død soldat tilbage, eller 1 enhed forfremmes
primer-eighth-temple = modstanderes sorte magi virker ikke; du får en anden spiller til at begrave en død enhed
primer-eighth-tower = skyd på hære ved ethvert terræn
primer-eighth-standing_stones = magien kan få terrænets farver
primer-win = Du vinder, hvis du holder to erobrede terræner. Du vinder også, hvis fjenden ikke har flere enheder.

## 10

primer-magic-title = Magi
primer-magic-picture = Tre magikere ruller magipoint, og de blå og grønne formularer med deres priser
primer-magic-text =
    Et magislag giver point i din races farver, og point køber formularer i deres farve: så mange, du har råd til, mod mål næsten overalt. Ubrugte point går tabt.

    { $doubled ->
        [ids] Point fra ID’er i en af terrænets farver tæller dobbelt.
       *[other] Point i en af terrænets farver tæller dobbelt.
    } Sort magi fordobles, når du begraver døde enheder. Hver farves største formular hidkalder en drage.
primer-magic-roll = Koralelvere ruller for magi: blå, grøn eller lidt af begge
primer-magic-points = { $points ->
    [one] 1 point
   *[other] { $points } point
}
primer-magic-colours = { $doubled ->
    [ids] Ved kysten, som er blå og grøn, ville ID’ets point tælle dobbelt.
   *[other] Ved kysten, som er blå og grøn, ville de tælle dobbelt.
}
primer-spells-air = Blå
primer-spells-water = Grøn

## 11

primer-dragons-title = Drager
primer-dragons-picture = En drageterning og dens seks slags sider
primer-dragons-text =
    Formularer hidkalder drager til terræner, hvor de bliver. I begyndelsen af din tur angriber de dine hære, også hvis du selv har hidkaldt dem. Din hær ruller også: 10 skade dræber en drage, eller 5, hvis den viser bugen. Drager af forskellig farve kæmper først mod hinanden.

    En hær, der dræber en drage, forfremmes. Mere behøver du ikke at vide. Tryk H for at få foreslået et svar på et spørgsmål. I et øvelsesspil kan du fortryde alt.
primer-dragon = Ingen spiller styrer den
primer-dragon-what = 5 hp og 5 faste skjolde
primer-dragon-face = { $icon ->
    [jaws] Gab
    [claw] Klo
    [tail] Hale
    [breath] Ånde
    [wing] Vinge
   *[other] Bug
}
primer-dragon-jaws = 10 skade
primer-dragon-claw = 5 skade
primer-dragon-tail = 3 skade, og den ruller igen
primer-dragon-breath = særligt angreb, efter farven
primer-dragon-wing = flyver væk efter kampen
primer-dragon-belly = ingen skjolde i denne kamp

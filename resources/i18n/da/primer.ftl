# The classic game in ten minutes: the pages of the help window, and the words in their pictures.

primer-title = Det klassiske spil på ti minutter
primer-contents = { $number }  { $title }
primer-place = Side { $number } af { $count }
primer-back = Tilbage
primer-next = Næste
primer-done = Tilbage til spillet
primer-battle-begin = Spil øvekampen
primer-first = Dette er den første side.
primer-rules = Reglerne
primer-clause = { $id }: { $text }

## 1

primer-battle-title = Et slag med terninger
primer-battle-picture = Fire af koralelvernes enheder, fra ét til fire hp, og de fem elementer med deres farver
primer-battle-text =
    Hver terning er en trop: ryttere, bueskytter, magikere, kæmper. Størrelsen fortæller, hvor meget den kan tåle: ét til tre hp for soldater, fire for et monster. De store terninger er sjældne og viser mere på hver side.

    To elementer giver hver race dens to farver. Begge parter stiller med styrker på lige mange hp, og det, du ruller, er det, dine tropper gør.
primer-health = { $health } hp
primer-elements = Fem elementer, fem farver
primer-element-earth = guld, jord
primer-element-air = blå, luft
primer-element-fire = rød, ild
primer-element-water = grøn, vand
primer-element-death = sort, død

## 2

primer-faces-title = Hvad siderne siger
primer-faces-picture = Seks terninger, hver med den side, den forklarer
primer-faces-text =
    Ét billede er ét resultat: to sværd er to træffere. I et slag tæller kun de sider, der hører til det; i nærkamp ser ingen på buerne.

    ID er jokeren: det giver det, der rulles for, én gang for hvert af enhedens hp. Sjældne enheder har også deres egne sider, såsom banehug og flyv. Hold musen over en terning, så viser fanen Terning til højre, hvad dens sider gør.
primer-face-melee = Nærkamp
primer-face-melee-what = rammer på armslængde
primer-face-missile = Missil
primer-face-missile-what = rammer på afstand
primer-face-magic = Magi
primer-face-magic-what = point til formularer
primer-face-maneuver = Manøvre
primer-face-maneuver-what = vender terrænet
primer-face-save = Skjold
primer-face-save-what = standser én træffer
primer-face-id = ID
primer-face-id-what = hvad som helst, én gang for hvert hp

## 3

primer-terrain-title = Et terræn er også en terning
primer-terrain-picture = En terrænterning, der viser fem, og dens otte afstande med den handling, hver tillader
primer-terrain-text =
    Hære mødes ved terræner. Tallet øverst fortæller, hvor langt de står fra hinanden, og det afgør, hvad en hær kan gøre der: langt væk kun magi, så missiler, og tæt på nærkamp.

    Halvdelen af slaget handler derfor om at vende terræner til det tal, der passer dig. På otte er terrænet erobret.
primer-terrain-die = Terningen siger 5: nærkamp
primer-far = langt fra hinanden
primer-near = ansigt til ansigt
primer-reach-magic = Magi
primer-reach-magic-what = kast formularer
primer-reach-missile = Missiler
primer-reach-missile-what = skyd, og ingen skyder tilbage
primer-reach-melee = Nærkamp
primer-reach-melee-what = træfning, eller stormløb med alt
primer-reach-eighth = Otte
primer-reach-eighth-what = stedet er dit

## 4

primer-set-up-title = Tre hære, tre steder
primer-set-up-picture = Deres hjem, grænsen og dit hjem, hvert med de hære fra begge spillere, der begynder der
primer-set-up-text =
    Du deler i hemmelighed din styrke i tre hære. Hjemmehæren vogter dit hjem, felthæren går, hvorhen du vil, oftest til grænsen, og horden begynder ved en fjendes hjem.

    Horderne slår for manøvre om, hvem der begynder. Derefter slås hvert terræn én gang for sin første afstand.
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
    De første tre faser passer sig selv, og for det meste sker der intet i dem. Så marcherer to forskellige hære: hver må vende sit terræn, og hver må handle.

    Til sidst rykker enheder frem fra reserven til ethvert terræn, og andre må falde tilbage til den. Det, du ikke vil gøre, kan du lade være med: N siger nej.
primer-phase-expire = dine gamle formularer ophører
primer-phase-dragons = de angriber dig
primer-phase-eighth_face = byer og templer hjælper
primer-phase-first_march = én hær
primer-phase-second_march = en anden hær
primer-phase-reserves = rykker frem, falder tilbage
primer-march-maneuver = Først en manøvre
primer-march-maneuver-what = Vend terrænet ét trin, hvis ingen standser dig.
primer-march-action = Så en handling
primer-march-action-what = Magi, missiler eller nærkamp, som terrænet nu siger.

## 6

primer-maneuver-title = At vende terrænet
primer-maneuver-picture = Dit manøvreslag og deres, og en terrænterning vendt fra fire til fem
primer-maneuver-text =
    Sig, at din hær manøvrerer. Har ingen fjende der noget imod det, lykkes det. Står nogen imod, ruller begge hære, og du skal nå op på eller over hver af dem, der står imod.

    Så vender du terningen ét op eller ét ned. Her bliver bueskytternes firer til en femmer, og sværdene er fremme. En mislykket manøvre koster intet: du handler alligevel.
primer-maneuver-mine = Dine gobliner ruller
primer-maneuver-theirs = Koralelverne står imod
primer-maneuver-won = { $mine } mod { $theirs }: du vender terningen
primer-maneuver-turned = Fra 4, missiler, til 5, nærkamp

## 7

primer-attack-title = Et angreb, regnet ud
primer-attack-picture = Ni træffere mod seks skjolde giver tre skade, med begge slags terninger
primer-attack-text =
    Angriberen tæller nærkamp og ID, forsvareren skjolde og ID. Disse elvere kæmper ved havet, deres eget land, og der er deres manøvrer også skjolde; sværdet på den sidste terning værner ingen.

    I en træfning slår den ramte hær tilbage bagefter. I et stormløb slår begge på én gang, og det er blodigt. Missiler virker også sådan, men uden svar.
primer-roll-attack = Goblinerne angriber
primer-roll-saves = Koralelverne værner sig
primer-sum-hits = træffere
primer-sum-saves = skjolde
primer-sum-damage = skade

## 8

primer-casualties-title = Hvem der falder
primer-casualties-picture = Den hær, der tog tre skade: en enhed på to og en på én kan falde, to på én er for lidt
primer-casualties-text =
    Ejeren vælger de terninger, der falder, og skal vælge så mange hp, som skaden dækker. Resten går tabt: ingen bliver såret.

    De døde er ikke væk. Formularer, byer og forfremmelser henter dem tilbage, hvis ingen begraver dem. En hær, der slår få skjolde, kan også slås på flugt og blive forfulgt.
primer-fall-right = 3 skade: det er rigtigt
primer-fall-right-why = To og én er tre. Andre terninger, der giver tre, kan også bruges.
primer-fall-wrong = Det er for lidt
primer-fall-wrong-why = Skaden dækker tre, og disse terninger kan give tre.
primer-fall-sum = { $total } hp

## 9

primer-eighth-title = Den ottende side, og sejren
primer-eighth-picture = By, tempel, tårn og bautasten med det, hver giver, og to erobrede terræner, der vinder
primer-eighth-text =
    Vend et terræn til otte, og din hær der holder det: den vælger frit sin handling, og dens skjolde, manøvrer og ID’er til dem tæller dobbelt. Andre tager det fra dig ved at vende terningen eller drive dig bort.

    Hver slags sted har desuden sin egen gave.
primer-eighth = { $face ->
    [city] By
    [temple] Tempel
    [tower] Tårn
   *[other] Bautasten
}
primer-eighth-city = hver tur vender en død soldat tilbage, eller en enhed forfremmes
primer-eighth-temple = sort magi holdes ude; en anden spiller begraver en af sine døde
primer-eighth-tower = skyd på hære ved ethvert terræn
primer-eighth-standing_stones = magien kan få terrænets farver
primer-win = Hold to erobrede terræner, og du har vundet. Eller lad ingen fjendtlig enhed være i spil.

## 10

primer-magic-title = Magi
primer-magic-picture = Tre magikere skaffer magipoint, og de blå og grønne formularer med deres priser
primer-magic-text =
    Et magislag giver point i din races farver, og point køber formularer i deres farve: så mange, du har råd til, mod mål næsten overalt. Det, du ikke bruger, går tabt.

    Point i en af terrænets farver tæller dobbelt. Sort magi fordobles ved at begrave de døde. Hver farves største formular sender en drage.
primer-magic-roll = Koralelvere ruller for magi: blå, grøn eller lidt af begge
primer-magic-points = { $points ->
    [one] 1 point
   *[other] { $points } point
}
primer-magic-colours = Ved kysten, som er blå og grøn, ville de tælle dobbelt.
primer-spells-air = Blå
primer-spells-water = Grøn

## 11

primer-dragons-title = Drager
primer-dragons-picture = En drageterning og dens seks slags sider
primer-dragons-text =
    Formularer sender drager til terræner, og der bliver de. I begyndelsen af din tur falder de over dine hære, hvem der end kaldte dem. Din hær slår tilbage: ti skade dræber en drage, fem, når den viser bugen. Drager af forskellig farve kæmper først mod hinanden.

    En hær, der dræber en, forfremmes. Det er alt, du skal bruge. H foreslår et svar, når du bliver spurgt, og i et øvelsesspil kan alt tages tilbage.
primer-dragon = Ingen befaler over den
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
primer-dragon-tail = 3 skade, og den slår igen
primer-dragon-breath = noget værre, efter farven
primer-dragon-wing = flyver hjem efter kampen
primer-dragon-belly = ingen skjolde denne gang

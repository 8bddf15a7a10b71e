# Battle Dice på ti minutter: hjælpevinduets sider og ordene i deres billeder.

primer-title-battle_dice = Battle Dice på ti minutter
primer-house = Tallene og resultaterne her er dem, spillet foreslår. Jeres spil har sine egne tabeller: se “Spillets tabeller” i menuen.

## 1

primer-bd-dice-title = Hver terning er en enhed
primer-bd-dice-picture = Seks terninger, fra generalens fire sider til monstrets tyve, og de fire typer monstre
primer-bd-dice-text =
    To hære med lige mange terninger mødes, ofte tyve på hver side, i den blanding du vil. Antallet af sider siger, hvad en terning er: en general har fire, et monster tyve.

    Alle dine monstre er af én type, og hver type har sin egen tabel. Du vinder, når den anden hær flygter, eller når intet er tilbage af den.
primer-bd-sides = { $sides } sider
primer-bd-monsters = Én type til hver hær

## 2

primer-bd-turn-title = Otte faser, alt på én gang
primer-bd-turn-picture = De otte faser i en tur og to bueskytter, der rammer hinanden samtidig
primer-bd-turn-text =
    I hver tur slår begge spillere alle deres terninger én gang. Faserne læser så dette ene kast, klasse for klasse, fra monstrene til infanteristerne.

    Begge sider handler samtidig. Den, der falder i en fase, handler endnu i den, men ikke i en senere: det kan betale sig at slå tidligt.
primer-bd-phase = { $phase ->
    [roll] alle terninger
    [monster] d20
    [general] d4
    [magic] d12
    [maneuver] d10
    [missile] d8
    [melee] d6
   *[morale] hvem der har tab
}
primer-bd-at-once = Begge rammer, og begge falder
primer-bd-at-once-why = Pilene flyver i samme øjeblik.

## 3

primer-bd-tables-title = Point og tabeller
primer-bd-tables-picture = En general, der viser fire, slår på taktiktabellen, og linjen for femmeren er tændt
primer-bd-tables-text =
    En general, der viser 4, giver et taktikpoint, og det er ét slag på taktiktabellen. Magikere slår på formulartabellen, ryttere på manøvretabellen, monstre på deres types tabel.

    Ingen kender de gamle tabeller mere. Spillet har sine egne med; du kan ændre hver linje, og et spil beholder de tabeller, det begyndte med.
primer-bd-point = ét slag på tabellen

## 4

primer-bd-hits-title = Træffere og tab
primer-bd-hits-picture = Tre bueskytter, hvoraf to rammer, og en hær, hvis ejer giver afkald på to terninger
primer-bd-hits-text =
    Hver bueskytte, der viser 7 eller mere, og hver infanterist, der viser 6, tilintetgør én fjendtlig enhed. Monstre slår hinanden fra 13 til 16. Et monster, der viser 1 eller 2, går sin vej og er tabt.

    Ejeren vælger, hvilke af hans enheder der falder, så de billige står foran de dyre. Nogle resultater afværger et tab.
primer-bd-shoot = Dine bueskytter
primer-bd-pick = Deres ejer vælger

## 5

primer-bd-morale-title = Holder de stand?
primer-bd-morale-picture = Seks terninger i en moraltest: tre tæller, og hæren flygter; med et banner tæller to, og den holder stand
primer-bd-morale-text =
    Den, der har mistet en enhed i denne tur, slår alle enheder, der er tilbage. Terninger, der viser 2 eller 3, tæller, og gør halvdelen det, flygter hæren.

    Store terninger er rolige: hver anden d4 tæller, af d20 kun hver tiende. Bannere og en samling tager terninger ud af tællingen.
primer-bd-routs = { $counted } af { $dice } tæller: hæren flygter
primer-bd-stands = { $counted } minus { $rallied } ved et banner: den holder stand

## 6

primer-bd-quest-title = Togter
primer-bd-quest-picture = Et følge på fire mod en drage og to infanterister, og terningen, der afgør, hvilket artefakt der vindes
primer-bd-quest-text =
    Før kastet kan du sende infanterister, bueskytter og magikere på togt. Din modstander er spilleder og stiller lige så mange terninger op mod dem; et monster tæller for to.

    Den, der vinder, slår om et artefakt, og de, der er tilbage, kommer hjem. Men hæren kæmper videre uden følget: udslettes den imens, har du tabt.
primer-bd-party = Følget
primer-bd-roster = Vogterne
primer-bd-reward = Vinderen slår om et artefakt

## 7

primer-bd-artifacts-title = Artefakter
primer-bd-artifacts-picture = Seks artefakter som firesidede terninger, og hvad hvert af dem gør
primer-bd-artifacts-text =
    Et artefakt er sin egen terning, der slås med den hær, der har det; de fleste kræver en enhed af en bestemt klasse. Træk det hen på den enhed, der bruger det.

    Én enhed bruger ét af hver slags: et sværd og et skjold, men aldrig to sværd. Er der ingen tilbage i et følge, mistes dets artefakter. En skat eller en skriftrulle er brugt op, når den er slået, og et artefakt, der viser Tom, går ud af spillet.
primer-bd-artifact = { $kind ->
    [sword_1] en infanterist får +1
    [shield_1] en fjendtlig bueskytte eller infanterist får −1
    [orb_kings] skubber et resultat med én
    [wand_healing] henter en falden tilbage
    [banner] hjælper i moraltesten
   *[gold_cache] hyrer nye enheder, én gang
}

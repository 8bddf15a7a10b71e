# Battle Dice på ti minutter: hjælpevinduets sider og ordene i deres billeder.

primer-title-battle_dice = Battle Dice på ti minutter
primer-house = Disse tal og resultater er standard. Jeres spil bruger andre tabeller: se »Spillets tabeller« i menuen.

## 1

primer-bd-dice-title = Hver terning er en enhed
primer-bd-dice-picture = Seks terninger, fra generalens 4 sider til monstrets 20, og de fire typer monstre
primer-bd-dice-text =
    To hære med lige mange terninger mødes, ofte 20 på hver side, i den blanding, du vil. Antallet af sider viser terningens klasse: en general har 4 sider, et monster 20.

    Alle dine monstre er af én type, og hver type har sin egen tabel. Du vinder, når den anden hær flygter eller bliver udslettet.
primer-bd-sides = { $sides } sider
primer-bd-monsters = Én type til hver hær

## 2

primer-bd-turn-title = Otte faser, alt på én gang
primer-bd-turn-picture = De otte faser i en tur og to bueskytter, der rammer hinanden samtidig
primer-bd-turn-text =
    I hver tur ruller begge spillere alle deres terninger én gang. Faserne bruger så dette ene slag, klasse for klasse, fra monstrene til infanteristerne.

    Begge sider handler samtidig. En enhed, der dræbes i en fase, handler stadig i den fase, men ikke i en senere. Det kan betale sig at ramme tidligt.
primer-bd-phase = { $phase ->
    [roll] alle terninger
    [monster] d20
    [general] d4
    [magic] d12
    [maneuver] d10
    [missile] d8
    [melee] d6
   *[morale] efter tab
}
primer-bd-at-once = Begge rammer, og begge dør
primer-bd-at-once-why = Begge skyder i samme øjeblik.

## 3

primer-bd-tables-title = Point og tabeller
primer-bd-tables-picture = En general, der viser 4, ruller på taktiktabellen, og linjen for dens 5 er fremhævet
primer-bd-tables-text =
    En general, der viser 4, giver 1 taktikpoint: ét slag på taktiktabellen. Magikere ruller på formulartabellen, ryttere på manøvretabellen og monstre på tabellen for deres type.

    De oprindelige tabeller er gået tabt, så spillet har sine egne. Du kan ændre hver linje. Et spil beholder de tabeller, det begyndte med.
primer-bd-point = ét slag på tabellen

## 4

primer-bd-hits-title = Træffere og tab
primer-bd-hits-picture = Tre bueskytter, hvoraf to rammer, og en hær, hvis ejer giver afkald på to terninger
primer-bd-hits-text =
    Hver bueskytte, der viser 8 eller mere, og hver infanterist, der viser 6, dræber 1 fjendtlig enhed. Et monster, der viser 13 til 16, dræber et fjendtligt monster; et, der viser 1 eller 2, forlader kampen og er tabt.

    Du vælger, hvilke af dine enheder du mister, så billige enheder kan beskytte de værdifulde. Nogle resultater afværger tab.
primer-bd-shoot = Dine bueskytter
primer-bd-pick = Ejeren vælger

## 5

primer-bd-morale-title = Moral
primer-bd-morale-picture = Seks terninger i en moraltest: tre tæller, og hæren flygter; med et banner tæller to, og den holder stand
primer-bd-morale-text =
    En spiller, der har mistet en enhed i denne tur, ruller alle de resterende. Terninger, der viser 2 eller 3, tæller. Hæren flygter, hvis halvdelen af terningerne tæller.

    Store terninger er stabile: i snit tæller hver anden d4, men kun hver tiende d20. Bannere og en samling gør, at færre terninger tæller.
primer-bd-routs = { $counted } af { $dice } tæller: hæren flygter
primer-bd-stands = { $counted } minus { $rallied } for et banner: den holder stand

## 6

primer-bd-quest-title = Togter
primer-bd-quest-picture = Et følge på fire mod en drage og to infanterister, og terningen, der afgør, hvilket artefakt der vindes
primer-bd-quest-text =
    Før slaget kan du sende infanterister, bueskytter og magikere på togt. Din modstander er spilleder og vælger lige så mange terninger mod dem; et monster tæller 2.

    Hvis dit følge vinder, ruller du om et artefakt, og de overlevende enheder kommer hjem. Imens kæmper din hær uden følget. Du taber spillet, hvis den bliver udslettet.
primer-bd-party = Følget
primer-bd-roster = Vogterne
primer-bd-reward = Vinderen ruller om et artefakt

## 7

primer-bd-artifacts-title = Artefakter
primer-bd-artifacts-picture = Seks artefakter som firesidede terninger, og hvad de gør
primer-bd-artifacts-text =
    Et artefakt er en terning, der rulles sammen med sin hær. De fleste kræver en enhed af en bestemt klasse. Træk det hen på den enhed, der bruger det.

    En enhed kan bruge ét artefakt af hver slags: et sværd og et skjold, men aldrig to sværd. Hvis der ingen enhed er tilbage i et følge, er dets artefakter tabt. En skat eller en skriftrulle er brugt op, når den er rullet.
primer-bd-artifact = { $kind ->
    [sword_1] en infanterist får +1
    [shield_1] en fjendtlig bueskytte eller infanterist får −1
    [orb_kings] flytter et resultat med 1
    [wand_healing] henter en tabt enhed tilbage
    [banner] hjælper i moraltesten
   *[gold_cache] hyrer nye enheder, én gang
}

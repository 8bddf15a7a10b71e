# Erobringen af Esfah: hvad der spørges om, og hvad der sker, ud over det klassiske spils tekster.

## Places

where-recruiting = { GENITIVE($player) } rekrutteringspulje
where-summoning = { GENITIVE($player) } hidkaldelsespulje
where-pool = den fælles terrænpulje
where-site = pladsen til det næste terræn

## Questions

war-question-pick-home = Vælg dit hjemmeterræn fra puljen
war-hint-pick-home = træk en terrænterning til bordet, eller klik på den
war-question-pick-frontier = Du spiller først: Vælg grænsen fra puljen
war-hint-pick-frontier = træk en terrænterning til bordet, eller klik på den
war-question-reinforce = Send frem: Flyt enheder fra reserven til dit hjem eller dine hære
war-hint-reinforce = træk terninger fra reserven til et terræn; du kan også rykke frem og trække tilbage; Færdig slutter turen
war-question-advance = Ryk frem: Flyt enheder langs en forbindelse
war-hint-advance = træk terninger eller en hær til et forbundet terræn, også til modstandere, eller til din reserve; Færdig slutter turen
war-question-flight = Flyv: Ildgængere forlader et luftterræn
war-hint-flight = træk terninger til et terræn, som reserver må sendes til
war-hint-retreat = træk terninger til din reserve; enheder, der er rykket frem eller har fløjet, bliver
war-hint-spell = vælg formularer og deres mål; intet kastes, før du er færdig
war-question-expansion = Vil du udvide fra { $place }?
war-hint-expansion = én gang i spillet fra dette sted: Det nye terræn forbindes med det
war-question-power-order = Hvilket erobret terræn bruger du nu?
war-hint-power-order = klik på terrænet, eller vælg herunder
war-question-split-army = Bane nye veje: Hvilke enheder forlader { $place }?
war-hint-split-army = træk terninger, eller klik på dem; den erobrende hær beholder mindst 1 enhed

## Options

war-option-pool-terrain = { $terrain }
war-option-reinforce-all = Alle enheder til { $place }
war-option-advance = { $die } til { $place }
war-option-advance-all = Alle enheder fra { $source } til { $place }
war-option-retreat-all = Alle enheder fra { $place }
war-option-blaze = Bane nye veje: Enheder går til et tilfældigt terræn
war-option-blaze-die = Bane nye veje: Enheder går til { $terrain }
war-option-expand = Udvide til nyt terræn: et tilfældigt terræn, tomt
war-option-expand-die = Udvide til nyt terræn: { $terrain }, tomt
war-option-no-expansion = Udvid ikke
war-option-power-city = Byen: { $place }
war-option-power-temple = Templet: { $place }
war-option-power-expansion = Udvid fra { $place }

## Refusals

refusal-unit-held = { $die } holdes fast og kan ikke flytte
refusal-moved-already = { $die } har allerede flyttet i denne fase
refusal-barred = En Barriere stopper alle træk ved { $place }
refusal-not-linked = { $place } er ikke forbundet med { $source }
refusal-no-army-there = Reserver sendes til dit hjem og dine hære, ikke til { $place }
refusal-cannot-fly = { $die } kan ikke flyve: Kun Ildgængere ved et luftterræn kan

## Events

war-event-assembled = { $seat } har dannet tre hære
war-event-armies_revealed = { $seat } viser { $home_health } hp i hjemmehæren, { $campaign_health } i felthæren og { $horde_health } i horden
war-event-pool_formed = { $terrains } terræner danner den fælles pulje; en spiller, der holder { $goal } af dem, vinder
war-event-crowded = Pas på: De { $terrains } terræner fra starten er nok til målet på { $goal }
war-event-terrain_picked = { $part ->
    [home] { $seat } vælger sit hjem: { $terrain }
   *[frontier] { $seat } vælger grænsen: { $terrain }
}
war-event-distance_rolled = { $number ->
    [7] { $place }: 7, der rulles igen
    [8] { $place }: 8, der rulles igen
   *[other] { $place } er på afstand { $number }
}
war-event-expanded = { $way ->
    [blaze] { $seat } baner vej fra { $source } til { $terrain } med { $dice }
   *[expand] { $seat } udvider fra { $source } til { $terrain }
}
war-event-stayed = { $seat } udvider ikke fra { $place }
war-event-advanced = { $seat } rykker frem med { $dice } fra { $source } til { $target }
war-event-terrain_traded = Terrænterningen ved { $place } byttes: { $new } på afstand { $shows }
war-event-recruiting_over = Rekruttering nummer { $number } er slut
war-event-ended = { $reason ->
    [capture] { $winners } vinder krigen: { $goal } terræner er erobret
    [elimination] { $winners } vinder krigen: Ingen modstander har enheder tilbage
    [war-end] { $winners } vinder krigen: Den aftalte afslutning er nået
    [war-draw] Krigens aftalte afslutning er nået: uafgjort
    [concession] { $winners } vinder: Modstanderen giver op
    [agreement] Spillet ender uafgjort: Alle spillere var enige
   *[draw] Spillet ender uafgjort: De sidste enheder døde samtidig
}
war-ui-over = { $reason ->
    [capture] { $winners } vinder krigen: nok terræner erobret
    [elimination] { $winners } vinder krigen: ingen modstander har enheder tilbage
    [war-end] { $winners } vinder krigen: den aftalte afslutning er nået
    [war-draw] Krigens aftalte afslutning er nået: uafgjort
    [concession] { $winners } vinder: modstanderen giver op
    [agreement] Spillet er uafgjort: alle spillere var enige
   *[draw] Spillet er uafgjort: de sidste enheder døde på én gang
}
war-ui-outcome-why = { $reason ->
    [capture] Nok terræner erobret
    [elimination] Ingen modstander har enheder tilbage
    [war-end] Den aftalte afslutning er nået
    [war-draw] Den aftalte afslutning er nået
    [concession] Modstanderen giver op
    [agreement] Alle spillere var enige
   *[draw] De sidste enheder døde på én gang
}{ $rounds ->
    [0] { "" }
    [one] { " · " }i første runde
   *[other] { " · " }efter { $rounds } runder
}

## Reasons of Recruit, Veteran and Warlord

reason-war-choice = { $why ->
    [beside] der er modstandere her, så vores hær deler sig ikke
   *[small] vores hær er for lille til at dele sig
}
reason-war-trail = der er ingen modstander her, og vores hær har { $health } hp: nok til at dele sig
reason-war-half = hver anden enhed fra den bedste og ned: begge hære får stærke og svage enheder
reason-war-empty-land = der er ingen modstander, og { $there ->
    [0] vi har ingen enheder der
   *[other] vi har kun { $there } hp der
}
reason-war-attack-there = vi kan samle { $mine } hp ved { $place } mod { $theirs }
reason-war-on-the-way = { $place } ligger på vejen til det næste terræn, vi vil have
reason-war-hold-here = vores hære skal være, hvor de er
reason-war-chase = { $place }, efter de andres sidste hære
reason-war-mass = { $place }, med hele hæren: { $why ->
    [attack] vores næste angreb dræber flere hp
    [safe] deres næste angreb koster os færre hp
    [held] vi holder flere terræner
    [climb] vi kommer tættere på en erobring
    [taste] sådan spiller den helst
   *[alone] færre modstandere er ved vores hære
}
reason-war-judged = { $gain } % større chance for at vinde{ $why ->
    [health] : flere hp end dem
    [recruits] : flere rekrutter
    [reserve] : mere i reserven
    [terrain] : tættere på en erobring
    [attack] : bedre angreb
    [danger] : mindre fare for angreb fra dem
    [rolls] : hære, der ruller bedre
    [over] : det afgør spillet
   *[other] { "" }
}
reason-war-no-retreat = enheder i reserven holder intet terræn
reason-war-home-safe = vores hjem har ikke brug for dem
reason-war-order = byer og templer først, derefter udvidelse
reason-war-ground = af alle terræner her passer det bedst til vores racers farver og kræfter
reason-war-ground-city = af alle terræner her er denne by mest værd for vores racer

## House rules

house-option-crowded = Mange spillere i en lille størrelse
house-option-crowded-on = Ingen krig med nok terræner til målet fra starten
ui-option-crowded-off = med en advarsel
ui-option-crowded-on = afvist
ui-option-crowded-tip = Bestemmer, om en krig må begynde, når hjemmene og grænsen er nok til målet.
house-option-war_end = Krigens afslutning
house-option-war_end-on = Krigen slutter efter 3. rekruttering
house-option-war_end-4 = Krigen slutter efter 4. rekruttering
house-option-war_end-6 = Krigen slutter efter 6. rekruttering
ui-option-war_end-off = ingen fast afslutning
ui-option-war_end-on = efter rekruttering 3
ui-option-war_end-4 = efter rekruttering 4
ui-option-war_end-6 = efter rekruttering 6
ui-option-war_end-tip = Bestemmer, om krigen slutter efter en rekruttering: Flest erobrede terræner vinder, derefter flest hp i spil.
house-option-flight = Ildgængernes flyvning
house-option-flight-on = Ildgængere flyver kun mellem luftterræner, hvor der er andre af dem
ui-option-flight-off = hvor reserver må sendes
ui-option-flight-on = til andre Ildgængere
ui-option-flight-tip = Bestemmer, hvor Ildgængere må flyve hen i reservefasen.
house-option-tower_links = Tårnes rækkevidde
house-option-tower_links-on = Et erobret tårn når 2 forbindelser
ui-option-tower_links-off = alle terræner
ui-option-tower_links-on = 2 forbindelser
ui-option-tower_links-tip = Bestemmer, hvor langt missiler fra et erobret tårn når.
house-option-blazing = Terningen til Bane nye veje
house-option-blazing-on = Bane nye veje har en valgt terning, Udvide til nyt terræn en tilfældig
ui-option-blazing-off = tilfældig
ui-option-blazing-on = valgt
ui-option-blazing-tip = Bestemmer, hvilken af de to måder at udvide på der vælger sin terrænterning.
house-option-known_faces = Terninger med rekonstruerede sider
house-option-known_faces-on = terninger med rekonstruerede sider er udeladt
ui-option-known_faces-off = tilladt
ui-option-known_faces-on = udeladt
ui-option-known_faces-tip = Bestemmer, om terninger må spille, hvis sider ingen kilde viser: dragonkin, genstande, medaljoner.

## Forces

trouble-set-up-war-players = Erobringen af Esfah er for { $least } til { $most } spillere, ikke { $given } ({ $clause }).
trouble-set-up-war-size = { $force } har { $health } hp; en krig har styrker på { $sizes } ({ $clause }).
trouble-set-up-war-halves = { $force } har { $health } hp i spil og { $pool } i rekrutteringspuljen; begge skal være { $half } ({ $clause }).
trouble-set-up-dragonkin = { $force } har { $health } hp dragonkin; denne størrelse har højst { $most } ({ $clause }).
trouble-set-up-medallions = { $force } har { $medallions } medaljoner; denne størrelse har højst { $most } ({ $clause }).
trouble-set-up-carried = { $army ->
    [home] Hjemmehæren
    [campaign] Felthæren
   *[horde] Horden
} i { $force } kan ikke bære sine genstande ({ $clause }).
trouble-set-up-reconstructed = { $force } har { $die }, hvis sider er rekonstruerede ({ $clause }). Fjern den, eller tillad sådanne terninger.
trouble-set-up-crowded = { $players } spillere begynder med { $terrains } terræner, og { $goal } vinder ved { $health } hp. Vælg en større størrelse ({ $clause }).

## Window

ui-game-campaign = Erobringen af Esfah
war-about = Hordens slag afgør, hvem der spiller først. Hjem og grænse vælges fra den fælles pulje, når krigen begynder.
war-kind = En lang krig for 2 til 6 spillere: terræner og rekrutter kommer til, og over halvdelen af terrænerne vinder. Den tager flere timer; I kan holde pause og fortsætte når som helst.
war-guide-tip = Spil de første runder af en lille krig med kort, der forklarer hver regel.
war-terms = { $half } hp af hver styrke begynder i spil, { $half } venter i dens rekrutteringspulje. { $dragons } drager og op til { $kin } hp dragonkin venter i dens hidkaldelsespulje. { $goal } af { $terrains } terræner vinder.
war-crowded = { $players } spillere begynder med { $terrains } terræner, og { $goal } vinder: Vælg en større størrelse, så det betaler sig at udvide.
ui-rulings-about-campaign = Disse afgørelser erstatter de lister, som S0, felttoget, har mistet. Alle andre afgørelser er dem fra Dragon Dice. S3 er en tekst fra 1995, CK et sammendrag af de reviderede regler, V4 de moderne regler.

# Dragon Dice Risk: spillets sætninger.

trouble-set-up-risk-players = Dragon Dice Risk er for { $least } til { $most } spillere, ikke { $given } ({ $clause }).
trouble-set-up-risk-few = { $force } har { $units } enheder; med { $players } spillere skal en styrke have mindst { $least } ({ $clause }).
trouble-set-up-risk-health = { $force } har { $health } hp; med { $players } spillere har en styrke højst { $most } ({ $clause }).
trouble-set-up-risk-dragons = { $force } har drager for { $dragons }; med { $players } spillere har en styrke højst { $most ->
    [one] { $most } drage
   *[other] { $most } drager
} ({ $clause }).
trouble-set-up-risk-terrains = { $force } har { $terrains ->
    [one] { $terrains } terrænterning
   *[other] { $terrains } terrænterninger
}; med { $players } spillere har en styrke { $due } terrænterninger ({ $clause }).
trouble-set-up-risk-cover = { $force } kan ikke dække { $territories } territorier med { $initial } hp: den mangler små enheder ({ $clause }).
trouble-set-up-risk-left-out = { $force } har { $die }: dragonkin og små terræner er ikke med i Dragon Dice Risk ({ $clause }).
trouble-set-up-no-map = Der er intet kort med navnet { $map } på denne computer. Læg filen i mappen til kort.
trouble-set-up-other-map = Kortet { $map } på denne computer er ikke det fra dette spil: dets territorier eller grænser er anderledes.

## Places

where-bag = posen med terrænterninger

## Questions

risk-question-claim = Tag et frit territorium
risk-hint-claim = klik på et territorium, eller tryk på / og skriv dets navn
risk-question-cover = Sæt én enhed på hvert af dine { $territories ->
    [one] territorium
   *[other] { $territories } territorier
}
risk-hint-cover = hold en enhed, og klik på et oplyst territorium; der er { $left } hp tilbage til starten
risk-question-deploy = Sæt en enhed ud: { $left } hp er tilbage
risk-hint-deploy = hold en enhed, og klik på et oplyst territorium
risk-question-deploy-second = Sæt en enhed mere på 1 hp ud?
risk-hint-deploy-second = to enheder på 1 hp må sættes ud ad gangen: hold en, og klik på et oplyst territorium
risk-question-turn-in = Byt et sæt kort for { $value } hp?
risk-hint-turn-in = tre ens, ét af hver, eller to med en joker; et kort med dit eget territorium giver 2 mere der
risk-question-recruit = Rekruttér: { $left } hp er tilbage
risk-hint-recruit = { $all ->
    [yes] klik på en enhed og så på et territorium, eller træk den dertil
   *[no] klik på en enhed og så på et territorium, eller træk den dertil; { $anywhere } hp må sættes hvor som helst
}
risk-question-march-first = Første march: i hvilket kontinent?
risk-question-march-second = Anden march: i hvilket kontinent?
risk-hint-march-first = { $may_reserve ->
    [yes] klik på et kontinents terning, eller på din reserve
   *[no] klik på et kontinents terning
}
risk-hint-march-second = { $may_reserve ->
    [yes] klik på et kontinents terning, eller på din reserve
   *[no] klik på et kontinents terning
}
risk-question-maneuver = Manøvrér i { $place }?
risk-hint-maneuver = alle dine enheder der ruller; hver modstander der må prøve at stoppe dem
risk-hint-turn = klik på et tal ved kontinentets terning
risk-question-oppose = { $seat } manøvrerer i { $place }. Vil du prøve at stoppe manøvren?
risk-question-action = Vælg en handling { $reserve ->
    [yes] for din reserve
   *[no] i { $place }
}
risk-hint-action = { $reserve ->
    [yes] en reserve kan kun bruge magi
   *[no] klik på et oplyst territorium for at angribe det, eller vælg nedenfor
}
risk-question-muster = Hvilke terninger { $kind ->
    [enter] går til { $place }
    [missile] skyder på { $place }
   *[other] angriber { $place }
}?
risk-hint-muster = én terning bliver på hvert territorium: den hverken ruller eller dør
risk-question-fight-on = Angrib { $place } igen?
risk-hint-fight-on = en udveksling, der ikke dræber nogen, afslutter angrebet
risk-question-move-in = Hvilke enheder rykker ind i { $place }?
risk-hint-move-in = mindst én; kun de, der rykker ind, må angribe videre derfra
risk-question-attack-on = Angrib videre fra { $place }?
risk-hint-attack-on = kun de enheder, der rykkede ind, angriber, og én af dem bliver
risk-question-spell-destination = { $spell }: til hvilket territorium?
risk-hint-spell-destination = klik på et oplyst territorium; Esc går tilbage
risk-question-dragon-order = I hvilket territorium angriber drager nu?
risk-hint-dragon-order = klik på territoriet
risk-hint-join = klik på en af de hære, der kastede
risk-question-free-move = Frit træk: fra ét territorium til en nabo, og videre til ét mere
risk-hint-free-move = træk en hær, eller klik på dens hp og så på et oplyst territorium; én enhed bliver
risk-question-firewalk = Ildgængere: flyt til et andet kontinent
risk-hint-firewalk = træk Ildgængere fra et kontinent med luft til et af dine territorier et andet sted
risk-question-reinforce = Reserver ind: send enheder til dine territorier
risk-hint-reinforce = træk terninger fra din reserve til et territorium
risk-question-retreat = Reserver ud: send enheder tilbage i reserve
risk-hint-retreat = træk terninger til din reserve; én enhed bliver på hvert territorium
risk-question-draw-card = Tag et kort?
risk-hint-draw-card = du tog et territorium fra en modstander i denne tur
risk-question-city = Byen i { $place }: rekruttér eller forfrem?
risk-question-join = Hvilken hær slutter { $die } sig til?

## Options

option-claim = { $place }
risk-option-deploy = { $die } til { $place }
risk-option-turn-in = { $card0 }, { $card1 }, { $card2 }{ $own ->
    [0] { "" }
   *[other] {" "}(+2 på { $own } af dine territorier)
}
option-keep-cards = Behold kortene
risk-option-recruit = { $die } til { $place }
option-march = { $place }
risk-option-skirmish = Træfning: { $place }
risk-option-charge = Stormløb: { $place }
risk-option-missile = Skyd: { $place }
option-enter = Gå ind i { $place }
option-stop-attack = Stop
option-free-move = { $die } til { $place }
option-free-move-all = Alle enheder fra { $source } til { $place }
option-firewalk = { $die } til { $place }
option-firewalk-all = Alle Ildgængere fra { $source } til { $place }
risk-option-reinforce-all = Alle enheder til { $place }
risk-option-retreat-all = Alle enheder fra { $place }
option-take-card = Tag et kort
option-no-card = Intet kort
option-join = { $place }

## Cards

risk-card = { $place } ({ $sign ->
    [infantry] infanteri
    [cavalry] kavaleri
   *[artillery] artilleri
})
risk-card-wild = joker
risk-rolled = { $player } { $number }
risk-bonus = { $place } { $points }
risk-eighth = 3 mere i { $place }
risk-sets = { $points } for kort

## Refusals

refusal-one-stays = Én enhed bliver på hvert territorium
refusal-one-unit-each = Hvert af dine territorier får først én enhed
refusal-own-land = Enheder sættes på dine egne territorier
refusal-free-move-there = Et frit træk går til en nabo, som er din eller tom, og videre til én mere
refusal-recruits-there = Rekrutter sættes på dine egne territorier; nogle hp er kun til ét kontinent eller territorium

## Events

risk-event-players_rolled = Om rækkefølgen: { $numbers }
risk-event-terrain_drawn = { $place }: { $terrain } fra { $seat } trækkes
risk-event-distance_rolled = { $number ->
    [7] { $place }: 7, rulles igen
    [8] { $place }: 8, rulles igen
   *[other] { $place } viser { $number }
}
risk-event-claimed = { $dealt ->
    [yes] { $seat } får { $place }
   *[no] { $seat } tager { $place }
}
risk-event-deployed = { $seat } sætter { $dice } på { $place }
risk-event-health_lost = { $left } hp, som { $seat } ikke har placeret, går tabt
risk-event-recruits_due = { $seat } rekrutterer { $health } hp: { $base } for { $territories ->
    [one] 1 territorium
   *[other] { $territories } territorier
}{ $count ->
    [0] { "" }
   *[other] , { $more }
}
risk-event-recruited_units = { $seat } rekrutterer { $dice } på { $place }
risk-event-set_turned_in = { $seat } bytter { $shown } for { $health } hp{ $own ->
    [0] { "" }
   *[other] , og 2 mere på { $places }
}
risk-event-card_taken = { $seat } tager et kort
risk-event-cards_won = { $seat } får { $cards ->
    [one] 1 kort
   *[other] { $cards } kort
} fra en spiller, der er ude
risk-event-marched = { $number ->
    [1] { $seat } marcherer først
   *[other] { $seat } marcherer som nummer to
} { $reserve ->
    [yes] i reserven
   *[no] i { $place }
}
risk-event-no_action = { $reason ->
    [declined] { $seat } tager ingen handling
    [no-target] { $action ->
        [single] { $seat } kan ikke angribe fra { $place }: én enhed bliver på hvert territorium
       *[any] { $seat } kan ikke nå nogen fjende
    }
   *[paralysed] { $seat }s enheder i { $place } er lammede og tager ingen handling
}
risk-event-mustered = { $nobody ->
    [yes] { $seat } går til { $place } med { $dice }
   *[no] { $kind ->
        [missile] { $seat } skyder på { $target } på { $place } med { $dice }
        [charge] { $seat } stormer mod { $target } på { $place } med { $dice }
       *[skirmish] { $seat } angriber { $target } på { $place } med { $dice }
    }
}
risk-event-moved_in = { $nobody ->
    [yes] { $seat } tager { $place } med { $dice }
   *[no] { $seat } tager { $place } fra { $target } med { $dice }
}
risk-event-attack_ended = { $reason ->
    [no-kill] { $seat }s angreb på { $place } slutter: det dræbte ingen enhed
    [missiles-over] { $seat }s angreb på { $place } slutter: missiler har ikke tømt det
    [attackers-gone] { $seat }s angreb på { $place } slutter: ingen angriber er tilbage
    [nobody-free] { $place } forbliver tomt: ingen angriber kan forlade sit territorium
   *[stopped] { $seat } stopper angrebet på { $place }
}
risk-event-marched_over = { $seat } flytter { $dice } fra { $source } til { $place }
risk-event-eliminated = { $seat } har intet territorium tilbage og er ude
risk-event-ended = { $reason ->
    [domination] { $winners } vinder: { $goal } territorier, da turen begyndte
    [capture] { $winners } vinder: to erobrede kontinenter
    [elimination] { $winners } vinder: ingen modstander har et territorium
    [standstill] { $winners } vinder: intet har ændret sig i 3 runder, og ingen modstander har flere territorier eller mere hp
    [standstill-draw] Intet har ændret sig i 3 runder: uafgjort
    [concession] { $winners } vinder: modstanderen giver op
    [agreement] Spillet ender uafgjort: alle spillere er enige om det
   *[draw] Spillet ender uafgjort: de sidste enheder døde på én gang
}

## The end

risk-ui-over = { $reason ->
    [domination] { $winners } vinder: territorier nok, da turen begyndte
    [capture] { $winners } vinder: 2 kontinenter erobret
    [elimination] { $winners } vinder: ingen modstander har et territorium tilbage
    [standstill] { $winners } vinder: intet har ændret sig i 3 runder
    [standstill-draw] Spillet ender uafgjort: intet har ændret sig i 3 runder
    [concession] { $winners } vinder: modstanderen giver op
    [agreement] Spillet ender uafgjort: alle spillere er enige om det
   *[draw] Spillet ender uafgjort: de sidste enheder døde på én gang
}
risk-ui-outcome-why = { $reason ->
    [domination] Territorier nok, da turen begyndte
    [capture] 2 kontinenter erobret
    [elimination] Ingen modstander har et territorium tilbage
    [standstill] Intet har ændret sig i 3 runder: flest territorier vinder
    [standstill-draw] Intet har ændret sig i 3 runder
    [concession] Modstanderen giver op
    [agreement] Alle spillere var enige
   *[draw] De sidste enheder døde på én gang
}{ $rounds ->
    [0] { "" }
    [one] { " · " }i første runde
   *[other] { " · " }efter { $rounds } runder
}

## Phases

risk-phase = { $word ->
    [set_up] Opstilling
    [expire] Effekter slut
    [reinforce] Forstærk
    [eighth_face] Ottende side
    [species] Racer
    [dragons] Drager
    [first_march] Første march
    [second_march] Anden march
    [free_move] Frit træk
    [firewalkers] Ildgængere
    [reserves_in] Reserver ind
    [reserves_out] Reserver ud
   *[card] Kort
}

## House rules

house-option-start = Territorier fra start
house-option-start-on = Territorier deles ud
ui-option-start-off = tages efter tur
ui-option-start-on = deles ud
ui-option-start-tip = Bestemmer, om spillerne tager territorierne efter tur, eller om kortene deles ud.
house-option-goal = Målet
house-option-goal-on = Kun den sidste spiller på kortet vinder
house-option-goal-captured = To erobrede kontinenter vinder
ui-option-goal-off = 24 territorier, 30 af to spillere
ui-option-goal-on = hele verden
ui-option-goal-captured = to erobrede kontinenter
ui-option-goal-tip = Bestemmer, hvem der vinder: med nok territorier, når turen begynder, som den sidste på kortet, eller med to kontinenter på 8.
house-option-sets = Sæt af kort
house-option-sets-on = Sæt giver 4, 6, 8 eller 10 hp efter deres tegn
ui-option-sets-off = stigende
ui-option-sets-on = faste
ui-option-sets-tip = Bestemmer, om hvert sæt giver mere end det forrige, eller altid 4 for infanteri, 6 for kavaleri, 8 for artilleri, 10 for ét af hver.
house-option-once = Enheder, der er rykket ind
house-option-once-on = En terning marcherer én gang i en tur
ui-option-once-off = må marchere igen
ui-option-once-on = marcherer én gang
ui-option-once-tip = Bestemmer, om enheder, der er rykket ind, må være med i den anden march i deres nye kontinent.
ui-game-risk = Dragon Dice Risk

## Reasons of Recruit

reason-risk-claim = land ved siden af vores, i et kontinent, der kan holdes
reason-risk-cover = den mindste enhed er nok for nu
reason-risk-needed = der er brug for den der
reason-risk-set = flere rekrutter nu
reason-risk-card = kort giver rekrutter
reason-risk-attack = { $place } kan tages, og det er det værd
reason-risk-magic = intet angreb er det værd
reason-risk-all = jo flere der angriber, jo bedre
reason-risk-stop = de er lige så stærke som os nu
reason-risk-on = vi er stadig stærkest
reason-risk-forward = derfra kan vi gå videre
reason-risk-storm = { $taken } % chance for at tage { $place }, { $lost ->
    [0] uden tab
   *[other] for { $lost } hp
}{ $why ->
    [last] ; det er deres sidste territorium
    [goal] ; det afgør, hvem der har territorier nok
    [breaks] ; det tager et helt kontinent fra dem
    [whole] ; så er kontinentet vores
    [card] ; det giver et kort
    [taste] ; sådan spiller den helst
   *[land] { "" }
}
reason-risk-post = derfra kan de tage mest eller beskytte mest
reason-risk-judged = { $gain ->
    [0] lidt større chance for at vinde
   *[other] { $gain } % større chance for at vinde
}{ $why ->
    [land] : flere territorier
    [health] : stærkere hære
    [recruits] : flere rekrutter
    [cards] : bedre kort
    [continents] : bedre kontinenter
    [borders] : mere sikre grænser
    [targets] : bedre næste angreb
    [reserve] : mere i reserven
    [goal] : nærmere målet
    [posts] : bedre pladser til vores enheder
   *[other] { "" }
}
ui-rulings-about-risk = Disse afgørelser gælder, når S2, teksten til Dragon Dice Risk, lader noget stå åbent. Alle andre afgørelser er dem fra Dragon Dice i den reviderede udgave.

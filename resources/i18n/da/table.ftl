# The table: areas, terrain cards, side panels, the boards of the set-up.

ui-table-army = { $health } hp · { $dice ->
    [one] { $dice } terning
   *[other] { $dice } terninger
}
ui-table-army-short = { $health } hp
ui-table-empty = ingen terninger
ui-table-area = { $where }: { $dice ->
    [0] ingen terninger
    [one] 1 terning{ $health ->
        [0] { "" }
       *[other] , { $health } hp
    }
   *[other] { $dice } terninger{ $health ->
        [0] { "" }
       *[other] , { $health } hp
    }
}
ui-table-area-lit = { $area }; kan vælges eller modtager de terninger, du har taget op
ui-table-face = { $icon ->
    [magic] magi
    [missile] missil
    [melee] nærkamp
    [city] by
    [temple] tempel
    [tower] tårn
    [standing_stones] bautasten
   *[other] { $icon }
}
ui-table-distance = Afstand { $number }, { $means }{ $state ->
    [now] , nuværende afstand
    [asked] , nuværende afstand
    [lit] , terningen kan vendes hertil
   *[plain] { "" }
}
ui-table-frontier = Grænsen
ui-table-home = { GENITIVE($player) } hjem
ui-table-linked = forbundet med { $places }
ui-table-eighth = { $place } · { $eighth }
ui-table-held = { $place } · holdes af { $player }
ui-table-reserves = Reserver
ui-table-dead = Døde
ui-table-waiting = { $count ->
    [one] 1 drage venter
   *[other] { $count } drager venter
}
ui-table-waiting-short = { $count ->
    [one] 1 drage
   *[other] { $count } drager
}
ui-table-area-waiting = { $area }; { $waiting }
ui-table-buried = Begravede
ui-table-in-play-short = { $health } af { $whole }
ui-table-holds-short = holder
ui-table-home-short = hjem
ui-turns-follow = så { $players }
ui-table-in-play = { $health } af { $whole } hp i spil
ui-table-unplaced = Ikke placeret endnu
ui-table-proposals = Bud på grænsen
ui-table-force = Din styrke
ui-table-part-home = Hjemmehær
ui-table-part-campaign = Felthær
ui-table-part-horde = Horde
ui-table-part-frontier = Grænsen
ui-table-assembly-of = { $player } danner sine hære i hemmelighed
ui-table-terrain-pick = { $part ->
    [home] Vælg dit hjemmeterræn
   *[frontier] Vælg dit bud på grænsen
}
ui-table-terrain-name = { $name }: side 1 til 8 er { $faces }

# Hvad et terræn er godt for til den styrke, der vælger det.
ground-helps = { $species }: { $effect ->
    [maneuver_doubled] manøvrer tæller dobbelt
    [maneuver_as_save] manøvrer er også skjolde
    [maneuver_as_missile] manøvrer er også missiler
    [maneuver_as_melee] manøvrer slår også tilbage
    [maneuver_as_missile_save] manøvrer stopper missiler
    [save_as_melee] skjolde rammer også
    [scorching_touch] skjolde brænder angriberen
    [feralization] rekrutterer eller forfremmer hver tur
    [air_flight] kan flyve, når de trækker sig tilbage
    [rapid_growth] slår om mod manøvrer
   *[other] har en evne her
}
ground-doubles = { $points ->
    [ids] Magi fra ID’er i { $colours } tæller dobbelt
   *[other] Magi i { $colours } tæller dobbelt
}
ground-nothing = Ingen af dine evner virker her
ground-eighth = { $face ->
    [city] 8: en død enhed kan vende tilbage hver tur
    [temple] 8: ingen sort magi fra andre
    [tower] 8: missiler når overalt
    [standing_stones] 8: magi i terrænets farver
   *[other] 8: { $face }
}
ground-eighth-wasted = { $face ->
    [tower] 8: for missiler, men du har ingen
   *[standing_stones] 8: for magi, men du har ingen
}

## Dragons, and what the captured eighth face gives

ui-table-lair-area = { $where }: { $dice ->
    [0] ingen
    [one] 1 drage
   *[other] { $dice } drager
}
ui-table-holds = { $player } holder { $face ->
    [city] byen
    [temple] templet
    [tower] tårnet
    [standing_stones] bautastenene
   *[other] { $eighth }
}
ui-table-holds-double = { $short } · skjolde og manøvrer tæller dobbelt
ui-table-gives-brief = { $face ->
    [city] rekrutterer eller forfremmer
    [temple] ingen sort magi fra andre
    [tower] missiler når overalt
    [standing_stones] magi i terrænets farver
   *[other] { $face }
}
ui-table-gives = { $face ->
    [city] { $player } holder byen. I begyndelsen af hver af spillerens ture vender 1 død enhed på 1 hp tilbage til denne hær, eller en af dens enheder forfremmes. Hærens manøvrer og skjolde tæller dobbelt.
    [temple] { $player } holder templet. Modstanderes sorte magi virker ikke på denne hær. I begyndelsen af hver af sine ture må spilleren få en anden spiller til at begrave en død enhed. Hærens manøvrer og skjolde tæller dobbelt.
    [tower] { $player } holder tårnet. Denne hærs missiler når enhver hær undtagen dem i reserven. Hærens manøvrer og skjolde tæller dobbelt.
    [standing_stones] { $player } holder bautastenene. Al denne hærs magi kan få terrænets farver. Hærens manøvrer og skjolde tæller dobbelt.
   *[other] { $player } holder dette terræn.
}

## Spells, composed from their data

ui-spell-target = { $target ->
    [army] enhver hær
    [opposing_army] en modstanders hær
    [terrain] et terræn
    [unit] enhver enhed
    [opposing_unit] en modstanders enhed
    [own_unit] en af dine egne enheder
    [unit_or_dragon] enhver enhed eller drage
    [dragon] en drage i formularens farve, ventende eller ved et terræn
    [own_dead] dine egne døde enheder
    [own_dead_of_colour] dine egne døde enheder i formularens farve
    [dead] enhver spillers døde enheder
    [army_at_terrain] enhver hær ved et terræn
    [rival_army] en modstanders hær, hvor du også har en hær, på nærkamp eller den ottende side
    [minor_terrain] et lille terræn
    [unit_to_hide] en af dine egne enheder
    [pool_dragon] din egen ventende drage i formularens farve
    [pool_dragonkin] dit eget ventende dragonkin i formularens farve
    [dead_monster] et af dine egne døde monstre
    [opposing_dead] en modstanders døde enheder
   *[other] { $target }
}
ui-spell-aimed = Mål: { $target }.
ui-spell-change-brief = { $amount } { $result ->
    [save] { $number ->
        [one] skjold
       *[other] skjolde
    }
    [melee] nærkamp
    [missile] { $number ->
        [one] missil
       *[other] missiler
    }
    [magic] magi
    [maneuver] { $number ->
        [one] manøvre
       *[other] manøvrer
    }
    [melee_or_missile] nærkamp eller missil
   *[any] på alt
}{ $against ->
    [yes] { " " }mod den
   *[no] { "" }
}
ui-spell-change = { $against ->
    [yes] { $amount } { $result ->
        [missile] { $number ->
            [one] missil
           *[other] missiler
        }
        [melee] nærkamp
        [magic] magi
        [save] { $number ->
            [one] skjold
           *[other] skjolde
        }
        [maneuver] { $number ->
            [one] manøvre
           *[other] manøvrer
        }
       *[other] { $result }
    } i hvert angreb på { $scope ->
        [there] hærene der
       *[its] den
    }.
   *[no] { $result ->
        [save] { $amount } { $number ->
            [one] skjold
           *[other] skjolde
        }
        [maneuver] { $amount } { $number ->
            [one] manøvre
           *[other] manøvrer
        }
        [melee_or_missile] { $amount } nærkamp eller missil
        [any] { $amount }
        [melee] { $amount } nærkamp
        [missile] { $amount } { $number ->
            [one] missil
           *[other] missiler
        }
        [magic] { $amount } magi
       *[other] { $amount } { $result }
    } i hvert { $scope ->
        [there] slag af enhver hær der
       *[its] af dens slag
    }.
}
ui-spell-gives-brief = { $gives ->
    [roll_again] slå 1 om
    [double_melee] dobbelt nærkamp
    [open_grave] døde til reserven
    [soiled_ground] døde kan begraves
    [lost_ties] taber ved lige
    [barred] ingen ind eller ud
    [flying] manøvrer flyver
    [channel] en død ruller med
    [unattuned] ingen dobbelt magi
    [gates] døde kan begraves
    [out_of_sight] skjult
    [backlash] brugte point skader
   *[other] { $gives }
}
ui-spell-gives = { $gives ->
    [roll_again] I hvert slag må hæren slå en af sine terninger om.
    [double_melee] Enhedens nærkamp tæller dobbelt.
    [open_grave] Enheder i hæren, der dræbes, går til reserven i stedet for de døde.
    [soiled_ground] Hver enhed, der dræbes der, ruller én gang til: uden et skjold eller et ID begraves den.
    [lost_ties] Hære, der manøvrerer der, taber ved lige.
    [barred] Ingen enhed må forlade hæren eller slutte sig til den, medmindre den dræbes.
    [flying] Hærens manøvreikoner er flyveikoner: de tæller også som skjolde, og intet ændrer dem.
    [channel] I hver handling ruller 1 død enhed på højst 3 hp med hæren. Den kan ikke dræbes, og den begraves, hvis den viser et ID, når handlingen er slut.
    [unattuned] Ingen magi fordobles der.
    [gates] Åbne grave der ophører. Hver enhed, der dræbes der, ruller én gang til: uden et ID eller et særligt ikon begraves den.
    [out_of_sight] Enheden ruller ikke, og intet angreb og ingen formular påvirker den.
    [backlash] En hær, der kaster der, tager 1 skade for hvert point, den bruger, og må rulle skjolde.
   *[other] { $gives }
}
ui-spell-does-brief = { $does ->
    [hail] 1 skade
    [lightning] dræb måske 1
    [resurrect] genopliv 1 hp
    [bury] begrav 1 hp
    [path] flyt en enhed
    [flood] vend terrænet
    [finger] 1 skade uden skjold
    [summon] send en drage
    [call_dragon] kald en drage
    [call_dragonkin] kald 1 hp
    [call_monster] hent et monster
    [savage] 1 hp angriber den
    [hide] skjul 1 hp
    [quake] flugt, slag eller død
    [monsoon] flugt eller død
    [titan] skade på alle
    [chain] 5, 4, 3, 2, 1 skade
    [void] 10 skade på alle
    [wrath] 1 skade pr. enhed
    [trade_land] forandr landet
    [washout] skyl det væk
    [wings] begrav døde ID’er
    [ragnarok] de døde angriber
    [gates] døde kan begraves
    [to_the_death] kæmp til det sidste
   *[other] { $does }
}
ui-spell-does = { $does ->
    [hail] Den tager 1 skade, som skjolde kan stoppe. Skade fra flere kast lægges sammen.
    [lightning] Enheden ruller alene: den dør uden et skjold eller et ID. En drage dør, hvis dens ejer ruller bugen.
    [resurrect] Hvert kast henter døde enheder for 1 hp tilbage til den kastende hær efter handlingen.
    [bury] Hvert kast begraver døde enheder for 1 hp.
    [path] Den flytter til et andet terræn, hvor du har en hær.
    [flood] Terrænet vendes 1 ned, medmindre en modstanders hær der ruller 6 manøvrer. Kun én gang pr. tur.
    [finger] Den tager 1 skade for hvert kast, uden skjolde.
    [summon] Den flytter til det terræn, du vælger. Dens ejer er stadig den samme.
    [call_dragon] Den slutter sig til den hær, der kaster.
    [call_dragonkin] For hvert kast slutter 1 hp dragonkin sig til den hær, der kaster.
    [call_monster] Det vender tilbage til den hær, der kaster, efter handlingen.
    [savage] For hvert kast vælger du 1 hp af hæren, som angriber hæren i nærkamp; resten må rulle skjolde.
    [hide] Kast, der når dens hp, skjuler den.
    [quake] Alle dens terninger ruller. En manøvre flygter til reserven. Et ID er bedøvet, til dens ejers næste tur begynder, og ruller igen: et ID igen dør.
    [monsoon] Dens enheder på 1 og 2 hp ruller og går til reserven uden en manøvre. Et ID ruller igen: et ID igen dør.
    [titan] Du ruller dets terning to gange, 1 og 8 tæller 5, og ganger. Skaden deles mellem alle hære der, som må rulle skjolde. Så vendes terningen 1 ned, men 8 bliver, hvis dets hær viser 8 manøvrer.
    [chain] Den ruller alene mod 5 skade. Dør den, vælger dens ejer den næste enhed i hæren mod 4, så 3, 2, 1.
    [void] Hver hær der ruller 10 hp af sine enheder. De med et ID dør; de andres skjolde mindsker 10 skade på hæren.
    [wrath] Den tager 1 skade for hver enhed og må rulle skjolde. Hver rød enhed har 1 skjold ud over sit slag.
    [trade_land] Dets terning byttes med en anden slags land fra puljen, medmindre en hær der ruller 12 manøvrer. Den nye viser det halve af sit slag, rundet op.
    [washout] Dets ejer ruller det. Uden et ID eller en katastrofe forlader det hæren.
    [wings] Alle spillere ruller deres døde enheder, og de med et ID begraves.
    [ragnarok] Alle dine døde enheder stormer mod dem. Dræbte enheder på begge sider begraves.
    [gates] Portene åbner der.
    [to_the_death] Den eneste formular i en magihandling i den første march. Den og din hær der går i træfning på skift, til den ene er væk. Den tager din anden march.
   *[other] { $does }
}
ui-spell-ends = { $ends ->
    [end] Virker, indtil din næste tur slutter.
    [turned] Varer, til terrænterningen vendes.
   *[start] Virker, indtil din næste tur begynder.
}
ui-spell-once = Et kast mere på det samme mål har ingen virkning.
ui-spell-adds-up = Flere kast lægges sammen.

## Effects in force

ui-breath-name = { $name ->
    [paralysis] Lammelse
    [frost] Frost
    [bare] Blottet
   *[other] { $name }
}
ui-breath-brief = { $name ->
    [paralysis] kun skjolde
    [frost] halveret
    [bare] ingen faste skjolde
   *[other] { $name }
}
ui-breath-what = { $name ->
    [paralysis] Hæren må kun rulle for skjolde.
    [frost] Hvert resultat halveres og rundes ned; særlige ikoner tæller fuldt.
    [bare] Dragen har ingen faste skjolde: skade svarende til dens hp dræber den.
   *[other] { $name }
}
ui-effect-times = { $what } ×{ $count }
ui-effect-end = { $ends ->
    [now] indtil denne tur slutter
    [end] indtil { GENITIVE($player) } næste tur slutter
    [turned] til terrænterningen vendes
   *[start] indtil { GENITIVE($player) } næste tur begynder
}
ui-effect-caster = kastet af { $player }
ui-effect = { $title }{ $count ->
    [one] { "" }
   *[other] { " " }×{ $count }
} på { $target }. { $what } { $caster ->
    [none] Virker, { $end }.
   *[other] Virker, { $end }, { $caster }.
}
ui-effect-chip = { $title } · { $what } · { $end }
ui-effect-chip-short = { $title } · { $what }

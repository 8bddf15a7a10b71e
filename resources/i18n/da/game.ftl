# What happens and what is asked, in Danish. Names of players and places come in as text.
#
# Ordliste. Ordene er dem, som danske spillere kender fra spillet af 1995; hvor de siger det på engelsk, står det i parentes.
#   die terning · unit enhed · race race · army hær · force styrke · player spiller · seat plads · turn tur · round runde
#   home army hjemmehær · campaign army felthær · horde horde · health hp · dead de døde · buried de begravede
#   terrain terræn, terrænterning · home hjem, hjemmeterræn · frontier grænsen · distance afstand · reserve reserven
#   coastland kyst · flatland slette · highland højland · swampland sump · feyland feland · wasteland ødemark
#   eighth face ottende side · city by · temple tempel · tower tårn · standing stones bautasten (standing stones)
#   march march, marchere · maneuver manøvre, manøvrere · oppose stå imod · action handling · decline afstå
#   melee nærkamp · missile missil, afstandskamp · magic magi · save skjold (save) · ID ID · hit træffer · damage skade
#   skirmish træfning (skirmish) · charge stormløb (charge) · strike back slå tilbage · casualties faldne
#   rout flugt, flygte · pursue forfølge · capture erobre · hold holde · roll slå, et slag · roll again slå om
#   reinforce forstærke · retreat trække tilbage · recruit rekruttere · promote forfremme · bury begrave
#   spell formular · announce annoncere · cast kaste · effect virkning · dragon drage · drake drage · wyrm orm
#   summon hidkalde · jaws gab · breath ånde · claw klo · belly bug · wing vinge · tail hale · treasure skat
#   bullseye pletskud · cantrip trolddom · counter modhug · fly flyv · rend flænge · smite banehug · trample tramp

## Places

place-home = { GENITIVE($player) } hjem ({ LOWER($terrain) })
place-frontier = grænsen ({ LOWER($terrain) })
place-brief = { $home ->
    [none] grænsen
   *[other] { GENITIVE($home) } hjem
}
place-reserve = reserven
place-dead = de døde
terrain-kind = { $kind ->
    [coastland] Kyst
    [flatland] Slette
    [highland] Højland
    [swampland] Sump
    [feyland] Feland
    [wasteland] Ødemark
    [deadland] Dødeland
   *[other] { $kind }
}
eighth-face = { $face ->
    [city] by
    [temple] tempel
    [tower] tårn
    [standing_stones] bautasten
    [castle] borg
    [dragons_lair] dragehule
    [grove] lund
    [vortex] malstrøm
   *[other] { $face }
}
unit-class = { $class ->
    [heavy_melee] tung
    [light_melee] let
    [cavalry] rytter
    [missile] skytte
    [magic] magiker
    [melee] nærkæmper
    [heavy_missile] tung skytte
    [light_missile] let skytte
    [heavy_magic] stor magiker
    [light_magic] lille magiker
    [monster] monster
   *[other] { $class }
}
icon-name = { $icon ->
    [id] ID
    [melee] nærkamp
    [missile] missil
    [magic] magi
    [maneuver] manøvre
    [save] skjold
    [bash] kølleslag
    [belly] bug
    [breath] ånde
    [bullseye] pletskud
    [cantrip] trolddom
    [charge] stormløb
    [charm] fortryllelse
    [choke] kvælertag
    [cloak] kappe
    [coil] snoning
    [confuse] forvirring
    [convert] omvendelse
    [counter] modhug
    [create_fireminions] ildtjenere
    [dispel_magic] bryd magi
    [double_strike] dobbelthug
    [entangle] slyngtråde
    [ferry] færge
    [firebreath] ildånde
    [firecloud] ildsky
    [firewalking] ildgang
    [flame] flamme
    [flaming_arrow] brandpil
    [fly] flyv
    [frost_breath] frostånde
    [galeforce] stormvind
    [gore] stangning
    [hoof] hov
    [howl] hyl
    [hug] knusetag
    [hypnotic_glare] hypnotisk blik
    [illusion] blændværk
    [kick] spark
    [net] fangnet
    [plague] pest
    [poison] gift
    [regenerate] genvækst
    [rend] flænge
    [rise_from_the_ashes] op af asken
    [roar] brøl
    [scare] skræk
    [screech] skrig
    [seize] greb
    [slay] drab
    [sleep] søvn
    [smite] banehug
    [smother] kvælning
    [stomp] stamp
    [stone] sten
    [stun] bedøvelse
    [surprise] overraskelse
    [swallow] slug
    [tail] hale
    [teleport] fjernrejse
    [trample] tramp
    [trumpet] trompeten
    [vanish] forsvind
    [volley] salve
    [wave] bølge
    [web] spind
    [wild_growth] vildvækst
    [wither] visnen
    [city] by
    [standing_stones] bautasten
    [temple] tempel
    [tower] tårn
    [castle] borg
    [dragons_lair] dragehule
    [grove] lund
    [vortex] malstrøm
    [jaws] gab
    [claw] klo
    [wing] vinge
    [treasure] skat
    [attune] samklang
    [crush] knus
    [decapitate] halshugning
    [elemental_relic] elementrelikvie
    [elevate] løft
    [flurry] klingestorm
    [impale] spidning
    [logo] mærke
    [sneak_attack] lumsk angreb
    [sortie] udfald
    [summon_dragon] dragekald
    [wayfare] vandring
    [ruler] hersker
    [double_maneuvers] dobbelte manøvrer
    [double_saves] dobbelte skjolde
    [flood] oversvømmelse
    [flanked] omgået
    [revolt] oprør
    [landslide] støvstorm
   *[other] { $icon }
}
icon-names = { $icon ->
    [missile] missiler
    [maneuver] manøvrer
    [save] skjolde
    [rend] flænger
    [flaming_arrow] brandpile
    [claw] kløer
    [wing] vinger
    [tail] haler
   *[other] { icon-name }
}
list-two = { $first } og { $second }
list-or = { $first } eller { $second }
list-more = { $first }, { $rest }
list-then = { $first }, så { $rest }
dice-count = { $count ->
    [one] 1 terning
   *[other] { $count } terninger
}
die-times = { $count }× { $name }
owned-dice = { GENITIVE($player) } { $dice }
die-showed = { $die } ({ $face })
dragon-pair = { $dragon } mod { $target }
bucket-name = { $bucket ->
    [melee] nærkamp
    [missile] missiler
    [save] skjolde
    [maneuver] manøvrer
    [charge] stormløbet
    [earth] guld
    [air] blå
    [fire] rød
    [water] grøn
    [death] sort
   *[other] { $bucket }
}

## Magic, and what is in force

colour-name = { $element ->
    [earth] guld
    [air] blå
    [fire] rød
    [water] grøn
    [death] sort
   *[other] { $element }
}
colour-points = { $amount } { $element ->
    [earth] guld
    [air] { $amount ->
        [one] blåt
       *[other] blå
    }
    [fire] { $amount ->
        [one] rødt
       *[other] røde
    }
    [water] { $amount ->
        [one] grønt
       *[other] grønne
    }
    [death] { $amount ->
        [one] sort
       *[other] sorte
    }
   *[other] { $element }
}
no-points = ingen point
spell-of-colour = { $name } ({ $colour })
effect-paralysis = Lammelse
effect-frost = Frost
effect-bare = Tab af faste skjolde

## Lines of a sum

line = { $word ->
    [id] { $amount } ID
    [maneuver-as-save] { $amount } { $amount ->
        [one] manøvre
       *[other] manøvrer
    } som skjolde
    [maneuver-as-missile] { $amount } { $amount ->
        [one] manøvre
       *[other] manøvrer
    } som missiler
    [maneuver-as-melee] { $amount } { $amount ->
        [one] manøvre
       *[other] manøvrer
    } som nærkamp
    [save-as-melee] { $amount } { $amount ->
        [one] skjold
       *[other] skjolde
    } som nærkamp
    [bone-magic] { $amount } ved knoglemagi
    [scorching-touch] { $amount } ved svidende berøring
    [charge-maneuver] { $amount } { $amount ->
        [one] manøvre
       *[other] manøvrer
    }
    [doubled] { $amount } ved racens fordobling
    [eighth-face] { $amount } ved den ottende sides fordobling
    [frost] { $amount } halveret af frost
    [flood] { $amount } halveret af oversvømmelse
    [flanked] { $amount } halveret af omgåelse
    [revolt] { $amount } halveret af oprør
    [landslide] { $amount } halveret af støvstorm
    [double_maneuvers] { $amount } ved det lille terræns fordobling
    [double_saves] { $amount } ved det lille terræns fordobling
    [penalty] { $amount } i fradrag
    [melee] { $amount } nærkamp
    [missile] { $amount } { $amount ->
        [one] missil
       *[other] missiler
    }
    [magic] { $amount } magi
    [maneuver] { $amount } { $amount ->
        [one] manøvre
       *[other] manøvrer
    }
    [save] { $amount } { $amount ->
        [one] skjold
       *[other] skjolde
    }
    [bullseye] { $amount } pletskud
    [cantrip] { $amount } trolddom
    [counter] { $amount } modhug
    [fly] { $amount } flyv
    [rend] { $amount } { $amount ->
        [one] flænge
       *[other] flænger
    }
    [smite] { $amount } banehug
    [trample] { $amount } tramp
    [jaws] { $amount } ved gab
    [claw] { $amount } ved klo
    [automatic] { $amount } automatiske skjolde
    [belly] { $amount } ved bug
    [wing] { $amount } ved vinge
    [tail] { $amount } ved hale
   *[other] { $amount } { $word }
}
line-cause = { $amount } { $cause }
line-carried = { $line } ({ $lines })
result-name = { $result ->
    [melee] { $total ->
        [one] træffer
       *[other] træffere
    }
    [missile] { $total ->
        [one] missiltræffer
       *[other] missiltræffere
    }
    [save] { $total ->
        [one] skjold
       *[other] skjolde
    }
    [maneuver] { $total ->
        [one] manøvre
       *[other] manøvrer
    }
    [magic] magipoint
    [smite] uden skjold
    [thrown_back] reflekteret
    [damage] skade
   *[other] { $result }
}
roll-kind = { $kind ->
    [horde] horden
    [maneuver] manøvre
    [missile] missiler
    [melee] nærkamp
    [save] skjolde
    [save_melee] skjolde
    [charge] stormløb
    [charge_defence] skjolde og nærkamp
    [magic] magi
    [dragon_defence] dragekamp
    [single] enkelte skjolde
    [dragon] drager
    [distance] afstand
   *[other] { $kind }
}
roll-purpose = { $kind ->
    [horde] i hordeslaget
    [maneuver] for manøvrer
    [charge] i stormløbet
    [dragon_defence] i kampen mod drager
    [single] for enkelte skjolde
    [dragon] for drager
    [distance] for afstanden
   *[other] for { roll-kind }
}

## Phases and steps

phase = { $word ->
    [set_up] Opstilling
    [expire] Effekter slut
    [dragons] Drager
    [eighth_face] Ottende side
    [species] Racer
    [first_march] Første march
    [second_march] Anden march
    [reserves] Reserver
   *[other] { $word }
}

## Events

event-assembled = { $seat } har delt sin styrke i tre hære og valgt to terræner i hemmelighed
event-revealed = { $seat } viser { $home_health } hp i hjemmehæren, { $campaign_health } hp i felthæren og { $horde_health } hp i horden; hjemmeterræn: { $home_terrain }; bud på grænsen: { $frontier }
event-hordes_tied = { $seats } rullede lige højt og ruller igen
event-order_set = Turrækkefølge: { $order }
event-frontier_set = { $seat } vælger { GENITIVE($proposer) } bud på grænsen: { $terrain }
event-placed = { $part ->
    [home] { $seat } placerer hjemmehæren ({ $health } hp) ved { $place }
    [campaign] { $seat } placerer felthæren ({ $health } hp) ved { $place }
   *[horde] { $seat } placerer horden ({ $health } hp) ved { $place }
}
event-distance_rolled = { $number ->
    [8] { $place }: 8, der rulles igen
   *[other] { $place } er på afstand { $number }
}
event-turn_began = Tur { NUMBER($turn, useGrouping: 0) }: { $seat }
event-declined = { $what ->
    [march] { $seat } marcherer ikke
    [no-army] { $seat } har ingen hær, der kan marchere
    [maneuver] { $seat } manøvrerer ikke
    [turn] { $seat } vender ikke terrænterningen
   *[strike-back] { $seat } slår ikke tilbage
}
event-marched = { $number ->
    [1] { $seat } marcherer først med hæren { $reserve ->
        [yes] i reserven
       *[no] ved { $place }
    }
   *[other] { $seat } marcherer derefter med hæren { $reserve ->
        [yes] i reserven
       *[no] ved { $place }
    }
}
event-maneuvered = { $seat } manøvrerer ved { $place }
event-opposed = { $opposes ->
    [yes] { $seat } prøver at stoppe manøvren
   *[no] { $seat } prøver ikke at stoppe manøvren
}
event-rolled = { $seat } ruller { $count } { $purpose }: { $sums }
event-maneuver_ended = { $success ->
    [yes] { $highest ->
        [0] { $seat } vinder manøvren
       *[other] { $seat } vinder manøvren { $total } : { $highest }
    }
   *[no] { $paralysed ->
        [yes] { $seat } taber manøvren: en lammet hær kan ikke rulle for manøvre
       *[no] { $seat } taber manøvren: { $total } mod { $highest }
    }
}
event-terrain_turned = { $cause ->
    [maneuver] { $place } vendes fra { $old } til { $new }
    [pursuit] { $place } vendes fra { $old } til { $new } under forfølgelsen
    [rout] Begge hære flygter: { $place } vendes fra { $old } til { $new }
    [flood] Stormfloden vender { $place } fra { $old } til { $new }
    [titan] Titanen forlader { $place }: det vendes fra { $old } til { $new }
   *[other] { $place } vendes fra { $old } til { $new }: ingen spiller holder det længere
}
event-no_action = { $reason ->
    [declined] { $seat } tager ingen handling
    [no-target] { $action ->
        [missile] { $seat } har ingen fjende inden for skudvidde
        [hidden] { $seat } kan ikke se nogen fjende inden for skudvidde: et blændværk skjuler dem
        [melee] { $seat } har ingen fjende at kæmpe mod
       *[any] { $seat } kan ikke nå nogen fjende
    }
   *[paralysed] { GENITIVE($seat) } hær ved { $place } er lammet og kan ikke handle
}
event-attacked = { $kind ->
    [missile] { $seat } skyder på { GENITIVE($target) } hær ved { $target_place }
    [skirmish] { $seat } går i træfning med { $target } ved { $place }
    [strike_back] { $seat } slår tilbage mod { $target }
   *[charge] { $seat } går til stormløb mod { $target } ved { $place }
}
event-damaged = { $cause ->
    [dragons] { $hits ->
        [0] Dragerne gør ingen skade på { GENITIVE($seat) } hær
       *[other] Dragerne gør { $damage ->
            [0] ingen skade
           *[other] { $damage } skade
        } på { GENITIVE($seat) } hær: { $hits } minus { $saves ->
            [0] ingen skjolde
            [one] 1 skjold
           *[other] { $saves } skjolde
        }
    }
    [thrown_back] { $damage ->
        [0] { $seat } tager ingen reflekteret skade
       *[other] { $seat } tager { $damage } reflekteret skade
    }: { $hits ->
        [one] 1 træffer
       *[other] { $hits } træffere
    }, { $saves ->
        [0] ingen stoppet af formularer
        [one] 1 stoppet af formularer
       *[other] { $saves } stoppet af formularer
    }
    [blow] Slaget giver { GENITIVE($seat) } enhed { $damage ->
        [one] 1 skade
       *[other] { $damage } skade
    }, som skjolde ikke stopper
   *[attack] { $damage ->
        [0] { $seat } tager ingen skade: { $hits ->
            [one] 1 træffer
           *[other] { $hits } træffere
        } mod { $saves ->
            [one] 1 skjold
           *[other] { $saves } skjolde
        }
       *[other] { $seat } tager { $damage } skade: { $hits ->
            [one] 1 træffer
           *[other] { $hits } træffere
        } minus { $saves ->
            [0] ingen skjolde
            [one] 1 skjold
           *[other] { $saves } skjolde
        }{ $smites ->
            [0] { "" }
           *[other] , plus { $smites }, som skjolde ikke stopper
        }
    }
}
event-spells_saved = Formularer redder { GENITIVE($seat) } hær fra { $saves } skade
event-killed = { $cause ->
    [damage] { $count ->
        [0] { $seat } mister ingen enheder; { $lost } skade går tabt
       *[other] { $seat } mister { $dice }{ $lost ->
            [0] { "" }
           *[other] ; { $lost } skade går tabt
        }
    }
    [bullseye] { $seat } mister { $dice } til pletskud
    [stone] { $seat } mister { $dice }, som bliver til sten
    [lightning] { $seat } mister { $dice } til lynet
    [finger] { $seat } mister { $dice } uden skjold
    [mutate] { $seat } mister { $dice } fra reserven
    [flame] { $count ->
        [0] { $seat } mister ingen enheder til flammerne
       *[other] { $seat } mister { $dice } til flammerne
    }
    [disease] { $count ->
        [0] { $seat } mister ingen enheder til sygdommen
       *[other] { $seat } mister { $dice } til sygdommen
    }
    [spell] { $seat } mister { $dice } til { $spell }
   *[other] { $seat } mister { $dice }
}{ $count ->
    [0] { "" }
   *[other] { $to ->
        [reserve] : Åben grav sender de dræbte til reserven
        [buried] : dræbt og begravet
       *[dead] { "" }
    }
}
event-routed = { GENITIVE($seat) } hær flygter ved { $place }: { $ids ->
    [one] 1 terning viser
   *[other] { $ids } terninger viser
} ID mod { $saves ->
    [0] ingen skjoldikoner
    [one] 1 skjoldikon
   *[other] { $saves } skjoldikoner
}
event-pursued = { $pursues ->
    [yes] { $seat } forfølger { $against }
   *[no] { $seat } forfølger ikke { $against }
}
event-captured = { $seat } erobrer { $place }
event-control_lost = { $seat } holder ikke længere { $place }
event-moved = { $kind ->
    [retreat] { $seat } trækker { $dice } tilbage fra { $source } til reserven
    [reinforce] { $seat } sender { $dice } fra reserven til { $target }
   *[path] Sti flytter { GENITIVE($seat) } { $dice } fra { $source } til { $target }
}
event-rolled_again = { $cause ->
    [flashfire] Lynild: { $dice } slås om, { $new } i stedet for { $old }
   *[icon] { $dice } viser { $icon }, rulles igen og lægges til
}
event-saved_alone = { $cause ->
    [bullseye] Pletskud: { $dice } fra { $seat } ruller { $units ->
        [one] alene
       *[other] hver for sig
    }
    [stone] Stenånde: { $dice } fra { $seat } ruller { $units ->
        [one] alene
       *[other] hver for sig
    }
    [lightning] Lynet: { $dice } fra { $seat } ruller { $units ->
        [one] alene
       *[other] hver for sig
    }
   *[soiled_ground] Besudlet jord: { $dice } fra { $seat } ruller { $units ->
        [one] alene
       *[other] hver for sig
    }
}: { $faces }; { $count ->
    [0] { $units ->
        [one] den er reddet
       *[other] alle er reddet
    }
   *[other] intet skjold til { $lost }
}
event-buried = { $cause ->
    [death-magic] { $by } begraver { $dice }: hvert hp fordobler 1 sort point fra slaget
    [soiled_ground] { $dice } begraves i besudlet jord
    [temple] Templet begraver { $dice }
    [gates] { $dice } begraves ved underverdenens porte
   *[spell] { $by } begraver { $dice } med { $spell }
}
event-points_coloured = { $action ->
    [yes] { $seat } får { $rolled }
   *[no] { $seat } må kaste formularer efter slaget ved { $place }: { $rolled } fra trolddom
}{ $change ->
    [none] { "" }
    [doubled] ; fordoblet af terrænet: { $pool }
    [lost] ; efter tab: { $pool }
   *[both] ; efter tab og fordobling af terrænet: { $pool }
}
event-announcement = { $seat } kaster { $spell } på { $target }{ $moves ->
    [yes] , til { $to }
   *[no] { "" }
}: { $price }, { $left ->
    [0] ingen tilbage
   *[other] { $left } tilbage
}
event-spell_worked = { $does ->
    [hail] { $spell } rammer { $target }: { $times ->
        [one] 1 træffer
       *[other] { $times } træffere
    }
    [lightning] { $spell } slår ned i { $target }: en enhed dør, hvis den ikke ruller et skjold, en drage, hvis den ruller bugen
    [resurrect] { $spell } henter døde enheder; de slutter sig til hæren efter handlingen
    [bury] { $spell } begraver døde enheder
    [path] { $spell } flytter { $target } til { $to }
    [flood] { $spell } virker ved { $target }
    [finger] { $spell } rammer { $target }: { $times } skade uden skjold
    [summon] { $spell } hidkalder { $target } til { $to }
    [call_dragon] { $spell } kalder { $target }
    [call_dragonkin] { $spell } kalder dragonkin
    [call_monster] { $spell } henter { $target }, som slutter sig til hæren efter handlingen
    [hide] { $spell } skjuler { $target }
    [savage] { $spell } vender enheder i { $target } mod deres egen hær
    [titan] { $spell } rejser en titan ved { $target }
    [chain] { $spell } rammer { $target }: 5 skade, derefter 1 mindre for hver næste enhed
    [void] { $spell } åbner et tomrum ved { $target }
    [wrath] { $spell } brænder { $target }: 1 skade for hver enhed
    [trade_land] { $spell } forandrer landet ved { $target }
    [wings] { $spell }: alle spillere ruller deres døde enheder
    [ragnarok] { $spell }: de døde angriber { $target }
    [gates] { $spell } åbner portene ved { $target }
    [to_the_death] { $spell }: { $target } kæmper, til den ene hær er væk
   *[other] { $spell } virker på { $target }
}
event-spell_failed = { $spell } har ingen virkning på { $target }: { $reason ->
    [gone] målet er der ikke længere
    [nobody] ingen enheder er valgt
    [too-big] alle døde enheder har for mange hp
    [too-little] skaden er mindre end dens hp
    [no-army-there] { $seat } har ikke længere en hær der
    [no-step-left] terrænet kan ikke vendes længere ned, eller en stormflod har allerede vendt det i denne tur
    [held] 6 manøvrer stopper stormfloden
    [too-few] kastene når ikke dens hp
    [barred] en barriere lader ingen enhed komme ind eller ud
    [no-land-left] puljen har intet sådant terræn
    [land-held] en hær der ruller 12 manøvrer
   *[other] den blev stoppet
}
event-magic_lost = { $seat } bruger ikke { $points ->
    [one] 1 magipoint
   *[other] { $points } magipoint
}
event-effect_began = { $effect } påvirker { $target } { $ends ->
    [end] indtil { GENITIVE($seat) } næste tur slutter
    [turned] indtil terrænterningen vendes
   *[start] indtil { GENITIVE($seat) } næste tur begynder
}
event-effect_ended = { $effect } på { $target } ophører: { $reason ->
    [start] { GENITIVE($seat) } tur begynder
    [end] { GENITIVE($seat) } tur slutter
    [gone] hæren er der ikke længere
    [dead] enheden er død
    [traded] terrænterningen er byttet
    [out] { $seat } er ude
    [used] den har virket
    [rolled] enheden, der stirrer, blev rullet
    [moved] enheden er der ikke længere
    [turned] terrænterningen blev vendt
    [gates] underverdenens porte er åbne der
   *[other] { $reason }
}
event-returned = { $cause ->
    [city] Byen rekrutterer { $dice } til { $army }
   *[spell] { $dice } vender tilbage fra de døde til { $army }
}
event-promoted = { $cause ->
    [city] Byen forfremmer
    [treasure] Skatten forfremmer
   *[slain] Den dræbte drage forfremmer
}: { GENITIVE($seat) } { $risen } erstatter { $replaced }
event-summoned = { $seat } sender { $dragon } til { $place }
event-dragons_attack = { $count ->
    [one] { $dragons } angriber { GENITIVE($seat) } hær ved { $place }
   *[other] { $dragons } angriber sammen { GENITIVE($seat) } hær ved { $place }
}
event-dragons_fight = Drager kæmper ved { $place }: { $pairs }{ $drawn ->
    [none] { "" }
   *[other] ; tilfældigt mål for { $drawn }
}
event-dragon_rolled = { $dragon } viser { $icons }{ $damage ->
    [0] { "" }
   *[other] : { $damage } skade
}{ $target ->
    [none] { "" }
   *[other] { " " }mod { $target }
}
event-dragon_struck = { $kind ->
    [let] Hæren skåner { $dragon }
   *[other] { $damage ->
        [0] { $dragon } tager ingen skade: { $needed } nærkamp eller { $needed } missiler ville dræbe den
       *[other] { $slain ->
            [yes] { $dragon } er dræbt
           *[no] { $dragon } er ikke dræbt
        }: { $kind ->
            [melee] { $damage } nærkamp
            [missile] { $damage ->
                [one] 1 missil
               *[other] { $damage } missiler
            }
           *[dragon] { $damage } skade fra drager
        } af { $needed }, der skal til
    }
}
event-dragon_left = { $reason ->
    [wing] { $dragon } flyver fra { $place } til de døde
    [lightning] Lynet rammer bugen: { $dragon } går fra { $place } til de døde
   *[slain] { $dragon } går fra { $place } til de døde
}
event-breathed = { $target ->
    [none] { $colour ->
        [ivory] { $dragon } ånder: elfenbensånde gør intet ved en hær
        [earth] { $dragon } ånder sten: 5 enheder ruller hver for sig
        [air] { $dragon } ånder lammelse: hæren må kun rulle for skjolde
        [fire] { $dragon } ånder flammer: enheder for 5 hp brænder
        [water] { $dragon } ånder frost: alle hærens slag halveres
       *[death] { $dragon } ånder sygdom: enheder, der viste ID, dør
    }
   *[other] { $dragon } ånder på { $target }, som mister sine faste skjolde efter denne kamp
}
event-power_used = { $power ->
    [city] { $used ->
        [yes] { $seat } bruger byen ved { $place }
       *[no] { $seat } bruger ikke byen ved { $place }
    }
   *[temple] { $used ->
        [yes] Templet ved { $place } får { $victim } til at begrave en død enhed
       *[no] { $seat } bruger ikke templet ved { $place }
    }
}
event-eliminated = { $seat } har ingen enheder tilbage og er ude
event-ended = { $reason ->
    [capture] { $count ->
        [one] { $winners } vinder ved at erobre 2 terræner
       *[other] { $winners } vinder sammen ved at erobre 2 terræner
    }
    [elimination] { $count ->
        [one] { $winners } vinder: ingen modstander har enheder tilbage
       *[other] { $winners } vinder sammen: ingen modstander har enheder tilbage
    }
    [concession] { $winners } vinder: modstanderen giver op
    [agreement] Spillet ender uafgjort: alle spillere er enige om det
   *[draw] Spillet ender uafgjort: de sidste enheder døde på én gang
}

## The order of work on the roll tray, in a few words

ui-work-earlier = … før det
ui-roll-dragon = { $damage } skade
ui-log-options = Husregler i dette spil: { $options }
ui-log-times = { $sentence } (×{ $count })

chosen-points = { $word ->
    [penalty] { $bucket } − { $amount }
   *[id] { $amount } ID som { $bucket }
}
work-rolled = { $chosen }
work-rolled_again = { $cause ->
    [flashfire] Lynild: { $dice }
   *[icon] Igen: { $dice }
}
work-saved_alone = { $dice } hver for sig: { $count ->
    [0] alle reddet
   *[other] intet skjold til { $lost }
}
work-buried = Begravet: { $dice }
work-points_coloured = { $change ->
    [none] { $rolled }
   *[some] { $rolled } → { $pool }
}
work-spells_saved = Formularer redder { $saves }
work-announcement = Kastet: { $spell } på { $target }
work-spell_worked = { $spell }{ $times ->
    [one] { "" }
   *[other] { " " }×{ $times }
}: { $target }{ $moves ->
    [yes] { " " }til { $to }
   *[no] { "" }
}
work-spell_failed = { $spell } har ingen virkning: { $reason ->
    [gone] målet er væk
    [nobody] ingen valgt
    [too-big] for mange hp
    [too-little] for lidt
    [no-army-there] ingen hær der
    [no-step-left] intet trin tilbage
    [too-few] for få kast
    [barred] barriere
    [no-land-left] intet sådant terræn
    [land-held] 12 manøvrer
   *[held] stoppet
}
work-magic_lost = Ubrugt: { $points }
work-effect_began = { $effect }: { $target }
work-effect_ended = { $effect } ophører: { $target }
work-returned = Vendt tilbage: { $dice }
work-promoted = Forfremmet: { $replaced } til { $risen }
work-dragon_rolled = { $dragon } → { $target }: { $damage }
work-dragon_struck = { $dragon }: { $damage } af { $needed }, { $slain ->
    [yes] dræbt
   *[no] ikke dræbt
}
work-dragon_left = { $reason ->
    [wing] { $dragon } flyver væk
    [lightning] { $dragon } rammes af lynet
   *[slain] { $dragon } forlader kampen
}
work-breathed = { $target ->
    [none] { $dragon } ånder { $colour ->
        [ivory] elfenben, uden virkning
        [earth] sten
        [air] lammelse
        [fire] flammer
        [water] frost
       *[death] sygdom
    }
   *[other] { $dragon } ånder på { $target }
}
work-damaged = { $seat } tager { $damage }{ $cause ->
    [thrown_back] { " " }reflekteret
   *[other] { "" }
}: { $hits } − { $saves }{ $smites ->
    [0] { "" }
   *[other] { " " }+ { $smites }
}
work-killed = { $count ->
    [0] { $seat } mister ingen enheder
   *[other] { $seat } mister { $dice }
}
work-routed = { GENITIVE($seat) } hær flygter
work-terrain_turned = { $place }: { $old } til { $new }

## Questions

question-assemble-home = Vælg din hjemmehær: én race
question-assemble-campaign = Vælg din felthær: én race; resten er din horde
question-terrain-home = Vælg dit hjemmeterræn
question-terrain-frontier = Vælg dit bud på grænsen
question-frontier = Du begynder: vælg grænsen
question-place-horde = Placér din horde ved en anden spillers hjem
question-place-campaign = Placér din felthær
question-march-first = Første march: hvilken hær?
question-march-second = Anden march: hvilken hær?
question-maneuver = Vil du manøvrere ved { $place }?
question-oppose = { $seat } manøvrerer ved { $place }. Vil du prøve at stoppe manøvren?
question-turn = Vend { $place } op eller ned
question-action = Vælg en handling for hæren { $reserve ->
    [yes] i reserven
   *[no] ved { $place }
}
question-pursuit-action = Forfølgelse ved { $place }: vil du angribe igen?
question-casualties = { $dead ->
    [yes] Vælg døde enheder, der begraves
   *[no] Vælg tab ved { $place }
}
question-strike-back = Vil du slå tilbage mod { $seat }?
question-pursue = { GENITIVE($seat) } hær flygter. Vil du forfølge den til afstand { $number }: { $means }?
question-charge-ids = Hvad tæller dine ID’er som, skjolde eller nærkamp?
question-reinforce = Send frem: flyt enheder fra reserven til et terræn
question-retreat = Træk tilbage: flyt enheder til reserven
question-faces = Rul terningerne, og indtast siderne

hint-assemble-home = træk terninger til hjemmehæren, klik på dem, eller tryk deres nummer
hint-assemble-campaign = træk terninger til felthæren, klik på dem, eller tryk deres nummer
hint-terrain-home = klik på en terrænterning, eller vælg den med piletasterne, og tryk Retur
hint-terrain-frontier = klik på en terrænterning, eller vælg den med piletasterne, og tryk Retur
hint-frontier = træk et bud til grænsen, eller vælg nedenfor
hint-place-horde = træk horden til et terræn
hint-place-campaign = træk felthæren til et terræn
hint-march-first = klik på en hær, eller på en afstand for at marchere og manøvrere på én gang
hint-march-second = klik på en hær, eller på en afstand for at marchere og manøvrere på én gang
hint-maneuver = klik nu på den afstand, du vil have, eller vælg, når manøvren er lykkedes
hint-oppose = begge hære ruller; lykkes det, vendes den til { $below ->
    [none] { $above }
   *[other] { $above ->
        [none] { $below }
       *[other] { $below }, eller { $above }
    }
} · { $seat } vinder ved lige
hint-turn = træk terrænterningen til en afstand, eller klik på afstanden
hint-action = { $attack ->
    [yes] træk din hær hen på deres, eller vælg nedenfor
   *[no] { $reserve ->
        [yes] en hær i reserven kan kun bruge magi
       *[no] dens magipoint kan bruges på formularer
    }
}
hint-pursuit-action = { $attack ->
    [yes] træk din hær hen på deres, eller vælg nedenfor
   *[no] dens magipoint kan bruges på formularer
}
hint-casualties = { $lost ->
    [0] { "" }
   *[other] ingen terninger giver tilsammen { $damage }, så { $lost } skade går tabt ·{ " " }
}{ $dead ->
    [yes] træk terninger til de begravede, klik på dem, eller tryk deres nummer
   *[no] træk terninger til de døde, klik på dem, eller tryk deres nummer
}
hint-strike-back = din hær ruller for nærkamp, deres for skjolde
hint-pursue = { $action ->
    [magic] din hær kan så bruge magi: cirka { $mean } point
    [missile] din hær kan så kun skyde: cirka { $mean ->
        [one] 1 træffer
       *[other] { $mean } træffere
    }
   *[melee] din hær kan så angribe igen: cirka { $mean ->
        [one] 1 træffer
       *[other] { $mean } træffere
    }
}
hint-charge-ids = klik på en terning for at ændre den
hint-reinforce = træk terninger fra reserven til et terræn
hint-retreat = træk terninger til din reserve
hint-faces = dette spil bruger rigtige terninger

progress-health = { $total } af { $needed } hp valgt
progress-dice = { $count ->
    [0] ingen valgt
    [one] 1 terning valgt, { $health } hp
   *[other] { $count } terninger valgt, { $health } hp
}

## Options

option-terrain = { $terrain }
option-proposal = { $terrain }, { GENITIVE($seat) } bud
option-place = { $place }
option-army = { $place }
option-no-march = Ingen march
option-maneuver = Manøvrér
option-no-maneuver = Bliv
option-oppose = Prøv at stoppe
option-no-oppose = Stop ikke
option-turn-up = Op til { $number }: { $means }
option-turn-down = Ned til { $number }: { $means }
option-turn-keep = Bliv på { $number }: { $means }
distance-and-means = { $number }, { $means }
distance-means = { $means ->
    [magic] magi
    [missile] missiler
    [melee] nærkamp
    [capture] erobring
   *[free] frit valg
}
option-missile = Skyd på { $seat }: { $place }
option-skirmish = Træfning med { $seat }
option-charge = Stormløb mod { $seat }
option-no-action = Ingen handling
option-strike-back = Slå tilbage
option-no-strike-back = Slå ikke tilbage
option-pursue = Forfølg
option-no-pursuit = Forfølg ikke
option-reinforce = { $die } til { $place }
option-retreat = { $die } fra { $place }
option-done = Færdig

## Refusals

refusal-dice-so-already = Den slags terninger bruges allerede
refusal-not-two-players = Du kan kun give op i et spil for 2 spillere
refusal-wrong-shape = Det svarer ikke på dette spørgsmål
refusal-no-such-option = Det kan du ikke vælge nu
refusal-too-much = { $total } hp er for mange: vælg { $needed }
refusal-too-little = { $total } af { $needed } hp valgt
refusal-never-enough = Med disse enheder kan du ikke nå { $needed } hp
refusal-army-empty = En hær skal have mindst 1 enhed
refusal-army-mixed = Denne hær skal være af én race
refusal-army-takes-all = Lad mindst { $leave ->
    [one] 1 enhed
   *[other] { $leave } enheder
} blive til de andre hære
refusal-army-too-big = Ingen hær må have mere end { $most } hp
refusal-army-rest-too-big = Resten kan ikke deles i hære på højst { $most } hp
refusal-not-these-dice = Du kan ikke vælge disse terninger her
refusal-wrong-number = { $given } angivet, { $needed } skal til
refusal-points-do-not-add-up = { $given } point angivet, { $needed } rullet
refusal-more-than-needed = Du har valgt for mange: { $needed } hp er nok
refusal-too-many-dice = { $total } valgt, kun { $needed } skal til
refusal-too-few-dice = { $total } af { $needed } valgt
refusal-points-not-there = Disse point kan ikke blive til { $bucket }
refusal-bucket-full = { $given } er for mange til { $bucket }: højst { $most }
refusal-points-not-split = De { $points } point fra ét ID kan ikke deles
refusal-no-such-face = En terning med { $sides } sider har ikke en side { $face }
refusal-stale = Det spørgsmål er allerede besvaret
refusal-game-over = Spillet er slut
refusal-not-yours = Det er ikke din terning: { $hint }
refusal-not-now = Der er intet at svare på lige nu
refusal-not-asked = Det svarer ikke på spørgsmålet: { $hint }
refusal-not-your-turn = { $player } er ved at vælge: vent lidt
refusal-not-there = Den kan ikke komme derhen: { $hint }
refusal-not-there-places = Den kan ikke komme derhen, kun til { $places }
refusal-not-this-army = Vælg først hjemmehæren, så felthæren; resten er horden
refusal-with-clause = { $sentence } ({ $clause })

## Dice in words, for the eye and for a screen reader

die-face = { $count ->
    [one] { $icon }
   *[other] { $count } { $icon }
}
die-name = { $name }, { $species }, { $class }, { $health } hp, viser { $face }
dragon-name = { $name }, drage, viser { $face }
terrain-name = { $kind } med { $eighth }
terrain-die-name = { $terrain }, på afstand { $number }
die-where = { $die }, { $where }
where-army = { GENITIVE($player) } hær ved { $place }
where-dragons = { GENITIVE($player) } drager ved { $place }
where-reserve = { GENITIVE($player) } reserve
where-dead = { GENITIVE($player) } døde enheder
where-buried = { GENITIVE($player) } begravede enheder
where-force = { GENITIVE($player) } styrke
where-home = { GENITIVE($player) } hjemmehær
where-campaign = { GENITIVE($player) } felthær
where-horde = { GENITIVE($player) } horde
where-proposal = { GENITIVE($player) } bud
where-frontier = grænsen
where-table = på bordet
where-out = ude af spillet
state-lit = kan tages op
state-selected = valgt
state-lifted = taget op

# Battle Dice med togter og artefakter: hvad der sker, og hvad der spørges om. Names of players come in as text.
#
# Ordliste. general general · infantry infanterist · archer bueskytte · cavalry rytter · mage magiker · giant kæmpe
#   warrior kriger · archmage ærkemagiker · quest togt · questing party følge · encounter roster vogtere
#   dungeon master spilleder · artifact artefakt · orb kugle · wand tryllestav · cache skat · scroll skriftrulle
#   tactics taktik · maneuver manøvre · hit træffer · loss tab · morale check moraltest · rout flugt, flygte · box æske

## Dice

bd-kind = { $kind ->
    [general] general
    [infantry] infanterist
    [archer] bueskytte
    [cavalry] rytter
    [mage] magiker
    [monster] monster
    [dragon] drage
    [giant] kæmpe
    [warrior] kriger
    [archmage] ærkemagiker
    [gold_cache] Guldskat
    [wand_healing] Helbredelsens tryllestav
    [wand_resurrection] Genopvækkelsens tryllestav
    [sword_1] Sværd +1
    [shield_1] Skjold +1
    [bow_1] Bue +1
    [banner] Tapperhedens banner
    [sword_2] Sværd +2
    [shield_2] Skjold +2
    [bow_2] Bue +2
    [scroll] Hidkaldelsens skriftrulle
    [staff] Troldmandens stav
    [wings] Pegasernes vinger
    [crown] Feltherrens krone
    [orb_archmagi] Ærkemagikernes kugle
    [orb_kings] Kongernes kugle
    [orb_legions] Legionernes kugle
    [wand_death] Dødens tryllestav
    [sword_3] Sværd +3
    [bow_3] Bue +3
    [table_d4] firesidet terning
    [table_d6] sekssidet terning
   *[table_d20] tyvesidet terning
}
bd-kinds = { $kind ->
    [general] generaler
    [infantry] infanterister
    [archer] bueskytter
    [cavalry] ryttere
    [mage] magikere
    [monster] monstre
    [dragon] drager
    [giant] kæmper
    [warrior] krigere
    [archmage] ærkemagikere
   *[other] { bd-kind }
}
bd-one = { $kind ->
    [monster] 1 monster
   *[other] 1 { bd-kind }
}
bd-counted = { $unit ->
    [yes] { $count ->
        [one] { bd-one }
       *[other] { $count } { bd-kinds }
    }
   *[no] { $count ->
        [one] { bd-kind }
       *[other] { $count }× { bd-kind }
    }
}
bd-units = { $count ->
    [one] 1 enhed
   *[other] { $count } enheder
}
bd-artifacts-counted = { $artifacts ->
    [one] 1 artefakt
   *[other] { $artifacts } artefakter
}
bd-units-and-artifacts = { $units ->
    [0] { bd-artifacts-counted }
    [one] 1 enhed{ $artifacts ->
        [0] { "" }
       *[other] { " " }og { bd-artifacts-counted }
    }
   *[other] { $units } enheder{ $artifacts ->
        [0] { "" }
       *[other] { " " }og { bd-artifacts-counted }
    }
}
bd-showing = { $name } ({ $number })
bd-unit-shown = { $name }, d{ $sides }, viser { $number }
bd-artifact-shown = { $name } viser { $number }

## Places

bd-place-army = hæren
bd-place-party = følget
bd-place-roster = vogterne
bd-place-lost = tabte enheder
bd-place-supply = æsken
bd-place-hand = terningerne, der rulles
bd-place-table = tabellerne
bd-place-out = ude af spillet
bd-where-army = { GENITIVE($player) } hær
bd-where-party = { GENITIVE($player) } følge
bd-where-roster = { GENITIVE($player) } vogtere
bd-where-lost = { GENITIVE($player) } tabte enheder
bd-where-supply = æsken ved { $player }
bd-where-hand = artefakter, som { $player } ruller
bd-where-table = på tabellerne
bd-where-out = ude af spillet

## Phases

bd-phase = { $word ->
    [roll] Slag
    [monster] Monstre
    [general] Generaler
    [magic] Magi
    [maneuver] Manøvre
    [missile] Missiler
    [melee] Nærkamp
   *[morale] Moral
}
bd-in-phase = { $phase ->
    [roll] i slaget
    [monster] i monsterfasen
    [general] i generalfasen
    [magic] i magifasen
    [maneuver] i manøvrefasen
    [missile] i missilfasen
    [melee] i nærkampsfasen
   *[morale] i moralfasen
}
bd-phase-tip = { $word ->
    [roll] Begge spillere ruller alle deres terninger én gang; de næste faser bruger dette slag.
    [monster] Monstre: Med lave tal forlader de kampen, med høje tal dræber de et fjendtligt monster, og med de højeste ruller de på tabellen for deres type.
    [general] Hver general, der viser nok, giver 1 taktikpoint og ruller på taktiktabellen.
    [magic] Hver magiker, der viser nok, ruller på formulartabellen.
    [maneuver] Hver rytter, der viser nok, giver 1 manøvrepoint og ruller på manøvretabellen.
    [missile] Hver bueskytte, der viser nok, dræber 1 fjendtlig enhed.
    [melee] Hver infanterist, der viser nok, dræber 1 fjendtlig enhed.
   *[morale] En spiller, der har mistet enheder i denne tur, ruller resten igen. Hæren flygter, hvis for mange viser 2 eller 3.
}

## Tables and their results

bd-table = { $table ->
    [tactics] taktiktabellen
    [spells] formulartabellen
    [maneuver] manøvretabellen
    [dragon] dragetabellen
    [giant] tabellen for kæmper
    [warrior] krigertabellen
    [archmage] ærkemagikertabellen
   *[artifacts] artefakttabellen
}
bd-table-title = { $table ->
    [tactics] Taktik
    [spells] Formularer
    [maneuver] Manøvrer
    [dragon] Drager
    [giant] Kæmper
    [warrior] Krigere
    [archmage] Ærkemagikere
   *[artifacts] Artefakter
}
bd-table-house = Egen tabel
bd-table-proposal = Egen tabel (standard)
bd-threshold = { $number } eller mere
bd-result-confusion = Forvirring
bd-result-hold = Hold stand
bd-result-shield-wall = Skjoldmur
bd-result-press = Pres
bd-result-feint = Finte
bd-result-ambush = Baghold
bd-result-fizzle = Fuser
bd-result-ward = Værn
bd-result-haste = Hast
bd-result-heal = Helbredelse
bd-result-fireball = Ildkugle
bd-result-summon = Hidkaldelse
bd-result-bad-ground = Dårlig jord
bd-result-screen = Dække
bd-result-withdraw = Tilbagetrækning
bd-result-turn-flank = Vend flanken
bd-result-outflank = Omgåelse
bd-result-charge = Stormløb
bd-result-nothing = Intet
bd-result-tail = Hale
bd-result-bite = Bid
bd-result-claws = Kløer
bd-result-breath = Ånde
bd-result-bellow = Brøl
bd-result-rock = Klippeblok
bd-result-stomp = Tramp
bd-result-parry = Parade
bd-result-duel = Tvekamp
bd-result-rally = Samling
bd-result-cleave = Kløvehug
bd-result-slayer = Monsterdræber
bd-result-bolt = Lyn
bd-result-spell = Formular
bd-result-greater-spell = Større formular
bd-result-storm = Uvejr
bd-result-hunt = Monsterjagt
bd-result-lances = Lanser
bd-result-flames = Flammer
bd-result-club = Kølle
bd-result-leap = Spring
bd-result-silence = Tavshed
bd-cause-hit = træffere
bd-deed = { $does ->
    [cancel] { $phase ->
        [missile] afværger { $count ->
            [one] 1 tab
           *[other] { $count } tab
        } i missilfasen
        [melee] afværger { $count ->
            [one] 1 tab
           *[other] { $count } tab
        } i nærkampsfasen
       *[any] afværger { $count ->
            [one] 1 kommende tab
           *[other] { $count } kommende tab
        } i denne tur
    }
    [kill] dræber { $of ->
        [any] { $count ->
            [one] 1 fjendtlig enhed
           *[other] { $count } fjendtlige enheder
        }
       *[other] { $victims } hos fjenden
    }{ $otherwise ->
        [0] { "" }
        [one] , ellers 1 fjendtlig enhed
       *[other] , ellers { $otherwise } fjendtlige enheder
    }
    [reroll] slår 1 af dine terninger om til de næste faser{ $but ->
        [none] { "" }
       *[other] , men ingen { $but }
    }
    [feint] slår 1 fjendtlig terning om til de næste faser
    [hold] 1 fjendtlig { $among ->
        [none] enhed
       *[other] { $among }
    } handler ikke i de næste faser
    [bonus] en { $kind } får { $amount }
    [heal] { $count ->
        [one] 1 enhed tabt i denne tur
       *[other] { $count } enheder tabt i denne tur
    } vender tilbage
    [summon] { $count ->
        [one] 1 ny enhed af valgfri klasse slutter sig til
       *[other] { $count } nye enheder af valgfri klasse slutter sig til
    }
    [spell] et slag på formulartabellen{ $count ->
        [0] { "" }
       *[other] { " " }med { $amount }
    }
    [rally] { $count ->
        [one] 1 terning færre
       *[other] { $count } terninger færre
    } tæller i moraltesten
   *[nothing] intet sker
}
bd-either = { $first } eller { $second }

bd-unpublished = afviger fra de udgivne regler

## Lines of the artifacts’ rolls

bd-line = { $word ->
    [no-charges] Tom
    [small-cache] Lille skat
    [medium-cache] Mellemstor skat
    [large-cache] Stor skat
    [mother-lode] Hovedåre
    [healing] Helbredelse
    [resurrection] Genopvækkelse
    [death] Død
    [magic-attack] Magisk angreb
    [magic-defense] Magisk forsvar
    [magic-missile] Magisk missil
    [rally] Samling
    [inspire] Begejstring
    [battlecry] Kampråb
    [minor-conjuration] Lille besværgelse
    [major-conjuration] Stor besværgelse
    [call-of-the-hordes] Hordernes kald
    [power] Kraft
    [flight] Flugt
    [leadership] Lederskab
    [omniscience] Alvidenhed
    [foresight] Forudseenhed
    [intuition] Fornemmelse
   *[none] Ingen virkning
}

## Counting

bd-worth = { $phase ->
    [general] { $count ->
        [0] ingen taktikpoint
        [one] 1 taktikpoint
       *[other] { $count } taktikpoint
    }
    [magic] { $count ->
        [0] ingen formular
        [one] 1 slag på formulartabellen
       *[other] { $count } slag på formulartabellen
    }
    [maneuver] { $count ->
        [0] ingen manøvrepoint
        [one] 1 manøvrepoint
       *[other] { $count } manøvrepoint
    }
   *[other] { $count ->
        [0] ingen træffere
        [one] 1 træffer
       *[other] { $count } træffere
    }
}
bd-band = { $worth ->
    [leaves] { $count ->
        [one] { $numbers } forlader kampen
       *[other] { $numbers } forlader kampen
    }
    [kill_monster] { $count ->
        [one] { $numbers } dræber 1 fjendtligt monster
       *[other] { $numbers } dræber { $count } fjendtlige monstre
    }
    [point] { $count ->
        [one] { $numbers } ruller på { $table }
       *[other] { $numbers } ruller på { $table }
    }
   *[none] { $count ->
        [one] { $numbers } gør intet
       *[other] { $numbers } gør intet
    }
}
bd-number-plus = { $number } + { $change }
bd-number-minus = { $number } − { $change }
bd-sum = { $lines } = { $total }
bd-by-orb = { $amount } fra en kugle
bd-rolled-kind = { $name } { $numbers }
bd-rolled-artifact = { $name }: { $numbers }

## Events

bd-event-bd_turn = Tur { NUMBER($number, useGrouping: 0) }
bd-event-bd_round = { GENITIVE($quester) } togt, runde { NUMBER($number, useGrouping: 0) }
bd-event-bd_quest = { $seat } sender { $dice } på togt
bd-event-bd_roster = { $seat } er spilleder og vælger { $dice } mod følget
bd-event-bd_rolled = { $seat } ruller { bd-units-and-artifacts }: { $shown }
bd-event-bd_artifact = { $die } hos { $seat } viser { $number }: { $line }{ $what ->
    [bonus] { " " }({ $change } til 1 enhed)
    [penalty] { " " }({ $change } til 1 fjendtlig enhed)
    [rally] { " " }({ $count ->
        [one] 1 terning færre
       *[other] { $count } terninger færre
    } tæller i en moraltest)
    [orb] { " " }(kan flytte 1 resultat på sin tabel 1 op eller ned)
    [return] { " " }(kan hente 1 enhed tilbage, der er tabt i denne tur)
    [kill] { " " }(dræber 1 fjendtlig enhed i magifasen)
   *[none] { "" }
}
bd-event-bd_artifact_gone = { $die } hos { $seat } er brugt op og forlader spillet
bd-event-bd_hired = { $seat } kan med { $artifact } hyre { $most ->
    [one] 1 enhed
   *[other] { $most } enheder
}: { $count ->
    [0] ingen slutter sig til
   *[other] { $dice } slutter sig til
}
bd-event-bd_assigned = { $owner ->
    [own] { $seat } giver { $one } { $artifact }: { $change }
   *[other] { $seat } bruger { $artifact } mod { GENITIVE($owner) } { $name }: { $change }
}
bd-event-bd_counted = { $phase ->
    [monster] { GENITIVE($seat) } { $who }: { $bands }
   *[other] { GENITIVE($seat) } { $who }: { $dice }, altså { $worth } ({ bd-threshold })
}
bd-event-bd_table = { $seat } ruller { $sum } på { $table }: { $does ->
    [none] { $result }
   *[other] { $result } ({ $deed })
}
bd-event-bd_orb = { $seat } ændrer { $before } til { $after } på { $table } med { $artifact }
bd-event-bd_rerolled = { $owner ->
    [own] { $seat } slår { $name } om ({ $cause }): { $before } bliver til { $after }
   *[other] { $seat } slår { GENITIVE($owner) } { $name } om ({ $cause }): { $before } bliver til { $after }
}
bd-event-bd_held = { GENITIVE($owner) } { $name } handler ikke i resten af turen ({ GENITIVE($seat) } { LOWER($cause) })
bd-event-bd_strengthened = { GENITIVE($seat) } { $name } får { $change } ({ $cause })
bd-event-bd_cancelled = { $seat } afværger { $count ->
    [one] 1 tab
   *[other] { $count } tab
} { $phase }: { $causes }
bd-event-bd_left = { $count ->
    [one] { GENITIVE($seat) } { $name } forlader kampen og regnes for dræbt
   *[other] { $count } af { GENITIVE($seat) } { $names } forlader kampen og regnes for dræbt
}
bd-event-bd_lost = { $causes ->
    [none] { $seat } mister { $dice } { $phase }
   *[other] { $seat } mister { $dice } { $phase }: { $causes }
}
bd-event-bd_spared = { $seat } har ikke flere { $names }: { $count ->
    [one] 1 tab bortfalder
   *[other] { $count } tab bortfalder
} ({ $cause })
bd-event-bd_returned = { GENITIVE($seat) } { $name } vender tilbage ({ $cause }) og handler ikke i denne tur
bd-event-bd_summoned = { $place ->
    [party] { $one } slutter sig til { GENITIVE($seat) } følge og ruller fra næste runde
    [roster] { $one } slutter sig til { GENITIVE($seat) } vogtere og ruller fra næste runde
   *[army] { $one } slutter sig til { GENITIVE($seat) } hær og ruller fra næste tur
}
bd-event-bd_morale = { $seat } tester moralen med { $dice }: { $counted ->
    [0] ingen viser { $numbers }
    [one] 1 viser { $numbers }
   *[other] { $counted } viser { $numbers }
}{ $rallied ->
    [0] { "" }
   *[other] , minus { $rallied } for samling giver { $left }
}; der skal { $limit ->
    [one] 1
   *[other] { $limit }
} til flugt. { $routs ->
    [yes] { $place ->
        [party] Følget flygter
        [roster] Vogterne flygter
       *[army] Hæren flygter
    }
   *[no] { $place ->
        [party] Følget holder stand
        [roster] Vogterne holder stand
       *[army] Hæren holder stand
    }
}
bd-event-bd_quest_over = { $outcome ->
    [won] { $how ->
        [rout] { GENITIVE($seat) } togt lykkes: vogterne flygter
       *[destroyed] { GENITIVE($seat) } togt lykkes: vogterne er udslettet
    }
    [lost] { $how ->
        [rout] { GENITIVE($seat) } togt slår fejl: følget flygter
       *[destroyed] { GENITIVE($seat) } togt slår fejl: følget er udslettet
    }
   *[drawn] { $how ->
        [rout] { GENITIVE($seat) } togt ender uden en vinder: begge sider flygter
       *[destroyed] { GENITIVE($seat) } togt ender uden en vinder: begge sider er udslettet
    }
}{ $returns ->
    [0] . Ingen terninger kommer hjem
    [one] . { $home } kommer hjem
   *[other] . { $home } kommer hjem
}{ $goes ->
    [0] { "" }
   *[other] ; mistet sammen med følget: { $gone }
}
bd-event-bd_won = { $seat } ruller { $rolled } på artefakttabellen og vinder: { $die }
bd-event-bd_ended = { $reason ->
    [destroyed] { $winners } vinder: den anden hær er udslettet
    [rout] { $winners } vinder: den anden hær flygter
    [questing] { $winners } vinder: den anden hær er udslettet, mens dens følge er væk
    [concession] { $winners } vinder: modstanderen giver op
    [agreement] Spillet ender uafgjort: begge spillere er enige om det
    [destroyed_both] Spillet ender uafgjort: begge hære er udslettet
    [rout_both] Spillet ender uafgjort: begge hære flygter
   *[draw] Spillet ender uafgjort: begge hære er besejret på én gang
}

## Questions

bd-question-quest = Vil du sende et følge på togt i denne tur?
bd-question-roster = Du er spilleder: vælg terninger til en værdi af { $size } mod { GENITIVE($foe) } følge
bd-question-artifacts = Hvilke af dine artefakter ruller du?
bd-question-hire = { $artifact }: hyr op til { $count ->
    [one] 1 enhed
   *[other] { $count } enheder
}
bd-question-assign = Hvilke enheder bruger dine artefakter?
bd-question-orb = { $artifact }: du rullede { $number } på { $table }, { $keep }. Vil du flytte det?
bd-question-reroll = { $cause }: hvilken af dine terninger slår du om?
bd-question-feint = { $cause }: hvilken af { GENITIVE($foe) } terninger slår du om?
bd-question-hold = { $cause }: hvilken af { GENITIVE($foe) } enheder må ikke handle?
bd-question-bonus = { $cause }: hvilken af dine enheder får { $amount }?
bd-question-heal = { $cause }: hvilken af dine tabte enheder vender tilbage?
bd-question-summon = { $cause }: hvilken enhed får du?
bd-question-ward = { $losses ->
    [one] Du mister 1 enhed
   *[other] Du mister { $losses } enheder
} { $phase }: vil du afværge tab?
bd-question-losses = Vælg { $what }, som du mister { $phase }
bd-question-wand = { $artifact }: vil du hente en tabt enhed tilbage?

bd-hint-faces = dette spil bruger rigtige terninger
bd-hint-quest = træk infanterister, bueskytter, magikere eller artefakter ind i lejren; mindst 1 enhed bliver
bd-hint-roster = et monster tæller 2, og alle monstre er af én type: træk terninger fra æsken, eller brug plus og minus
bd-hint-artifacts = træk artefakter til terningerne, der rulles, eller klik på dem; resten gør intet i denne tur
bd-hint-hire = træk terninger fra æsken, eller brug plus og minus; de ruller fra næste tur
bd-hint-assign = træk hvert artefakt hen på den enhed, der bruger det; et skjold på en fjendtlig infanterist eller bueskytte
bd-hint-orb = en kugle flytter 1 resultat, én gang pr. tur
bd-hint-reroll = klik på terningen; dens nye tal tæller i de næste faser
bd-hint-feint = klik på terningen; dens nye tal tæller i de næste faser
bd-hint-hold = klik på enheden; den handler ikke fra næste fase
bd-hint-bonus = klik på enheden; bonussen gælder i denne tur
bd-hint-heal = klik på enheden, eller træk den til din hær; den handler ikke i denne tur
bd-hint-summon = vælg en klasse; den nye terning ruller fra næste tur
bd-hint-ward = ubrugt beskyttelse kan afværge tab i en senere fase
bd-hint-losses = træk dem til de tabte enheder, eller klik på dem
bd-hint-wand = en tryllestav henter 1 enhed tilbage; du kan vente til en senere fase

bd-question-faces = Rul terningerne, og indtast, hvad de viser

bd-ui-faces-what = { $purpose ->
    [roll] { $player } ruller { $place }
    [count] { $player } ruller, hvor mange enheder der kan hyres
    [reroll] { $player } slår en terning om
    [morale] { $player } ruller for moralen
    [artifact-table] { $player } ruller på artefakttabellen
   *[table] { $player } ruller på { bd-table }
}

## Options

bd-option-assign = { $artifact } til { $die }: { $amount }
bd-option-wield = { $die } bruger { $artifact }
bd-option-keep = Behold det
bd-option-up = 1 op: { $result }
bd-option-down = 1 ned: { $result }
bd-option-die = { $die }
bd-option-none = Spring over
bd-option-kind = { $kind }
bd-option-ward = { $count ->
    [0] Afværg ingen
    [one] Afværg 1
   *[other] Afværg { $count }
}
bd-option-wait = Vent

## Refusals

bd-refusal-too-much = { $total } er for mange: højst { $needed }
bd-refusal-too-little = Værdi { $total } af { $needed }
bd-refusal-party-no-unit = Mindst 1 enhed skal med artefakterne
bd-refusal-party-takes-all = Lad mindst { $leave ->
    [one] 1 enhed
   *[other] { $leave } enheder
} blive i hæren
bd-refusal-roster-mixed = Alle vogternes monstre skal være af én type
bd-group = { $group ->
    [sword] et sværd
    [shield] et skjold
    [bow] en bue
    [wand] en tryllestav
    [scroll] en skriftrulle
    [staff] en stav
    [wings] et par vinger
    [crown] en krone
    [banner] et banner
    [orb] en kugle
   *[cache] en skat
}
bd-refusal-party-class = { $of } må ikke tage på togt: det må kun infanterister, bueskytter og magikere
bd-refusal-roster-class = { $of } kan ikke være vogtere: det kan kun infanterister, bueskytter, magikere og monstre
bd-refusal-roster-of-army = Vælg vogterne fra æsken, ikke fra hæren
bd-refusal-artifact-hires = { $artifact } kan ikke hyre { $of }
bd-refusal-artifact-no-loss = { $artifact } er ikke en enhed og kan ikke tabes
bd-refusal-artifact-needs = { $artifact } kræver { $of } i samme styrke
bd-refusal-artifact-away = { $artifact } er ikke hos denne styrke
bd-refusal-artifact-theirs = { $artifact } tilhører den anden spiller
bd-refusal-artifact-spent = { $artifact } er allerede brugt i denne tur
bd-refusal-artifact-idle = { $artifact } gør intet i denne tur: det er ikke rullet eller viser ingen virkning
bd-refusal-artifact-otherwise = { $artifact } kan ikke gives til en enhed nu
bd-refusal-artifact-on-unit = { $artifact } skal gives til en enhed
bd-refusal-wand-not-lost = { $artifact } henter kun en enhed tilbage, der er tabt i denne tur
bd-refusal-shield-own-unit = { $artifact } bruges mod fjendtlige infanterister eller bueskytter, ikke på din egen enhed
bd-refusal-artifact-enemy-unit = { $artifact } kan kun bruges af din egen enhed
bd-refusal-shield-class = { $artifact } kan kun bruges mod infanterister og bueskytter
bd-refusal-artifact-class = { $artifact } kan kun bruges af { $of }
bd-refusal-unit-away = Den enhed er ikke med i denne kamp
bd-refusal-unit-idle = Den enhed handler ikke i denne tur
bd-refusal-artifact-second = Den enhed bruger allerede { $group }
bd-refusal-shield-second = Der bruges allerede et skjold mod den enhed
bd-refusal-which-die = Læg det på en terning: { $names }
bd-refusal-shield-bearers = Der er ikke infanterister nok til at bære { $artifact }

## What is wrong with a game’s armies and tables

trouble-battle-army-unread = En hær kan ikke læses: { $why }
trouble-battle-army-players = Battle Dice er for to spillere, ikke { $given } ({ $clause }).
trouble-battle-army-monster = { $army } har monstre af en ukendt type: { $given } ({ $clause }).
trouble-battle-army-negative = { $army } har et negativt antal terninger.
trouble-battle-army-size = { $army } har { $given ->
    [one] 1 terning
   *[other] { $given } terninger
}; en hær har 1 til { $most }.
trouble-battle-army-unequal = Den ene hær har { $one } terninger, den anden { $other }. Begge skal have lige mange ({ $clause }).
trouble-battle-options-unread = Spillets regelvalg kan ikke læses: { $why }
trouble-battle-option-unknown = Battle Dice har ikke regelvalget { $name }.
trouble-battle-seed = Startværdien er ikke et gyldigt tal.
trouble-battle-tables-unread = Tabellerne kan ikke læses. En fil skal have tærskler, moraltest og resultater i samme format som en eksport.
trouble-battle-tables-result = Resultat { $number } på { bd-table } er ugyldigt: det har en ukendt virkning eller en forkert værdi.
trouble-battle-tables-phases = Tabellerne skal have præcis 1 tærskel for hver fase fra generaler til nærkamp.
trouble-battle-tables-threshold = Tærsklen { bd-in-phase } skal være 1 til { $most }, ikke { $given }.
trouble-battle-tables-which = Spillet skal have præcis disse tabeller: taktik, formularer, manøvrer og 1 for hver type monster.
trouble-battle-tables-six = { bd-table } skal have 6 resultater, ikke { $given }.
trouble-battle-tables-name = Resultat { $number } på { bd-table } skal have et navn på 1 til { $most } tegn.
trouble-battle-tables-count = Resultat { $number } på { bd-table } skal have et tal fra { $least } til { $most }.
trouble-battle-tables-class = Resultat { $number } på { bd-table } har en ukendt klasse af enheder.
trouble-battle-tables-nobody = Resultat { $number } på { bd-table } slår en terning om, men udelukker alle klasser.
trouble-battle-tables-spell = Resultat { $number } på formulartabellen ruller på formulartabellen igen og slutter måske aldrig.
trouble-battle-tables-harmless = Mindst 1 resultat på { bd-table } skal dræbe fjendtlige enheder af enhver klasse, ellers slutter et spil måske aldrig.
trouble-battle-tables-morale = Moraltesten skal have dårlige tal fra 1 til 20 og den del af terningerne, der får en hær til at flygte.

trouble-battle-tables-bands = Et monster forlader kampen på de laveste tal, dræber et monster på højere tal og ruller på sin tabel på de højeste. Hver del skal have mindst ét tal fra 1 til 20.

## House options

house-option-quests = Togter
house-option-quests-on = spillerne tager ikke på togt
ui-option-quests-on = ingen togter
house-option-quest_pace = Et togts længde
house-option-quest_pace-on = der kæmpes 1 runde af et togt i hver tur
ui-option-quest_pace-on = togter runde for runde
house-option-wiped_out = Begge hære ødelagt, ét følge på togt
house-option-wiped_out-on = ødelægges begge hære, mens ét følge er på togt, ender slaget uafgjort
ui-option-wiped_out-on = uafgjort, hvis begge hære ødelægges

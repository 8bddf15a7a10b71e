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
    [monster] ét monster
   *[other] én { bd-kind }
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
    [one] én enhed
   *[other] { $count } enheder
}
bd-artifacts-counted = { $artifacts ->
    [one] ét artefakt
   *[other] { $artifacts } artefakter
}
bd-units-and-artifacts = { $units ->
    [0] { bd-artifacts-counted }
    [one] én enhed{ $artifacts ->
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
bd-place-lost = de tabte
bd-place-supply = æsken
bd-place-hand = terningerne til kastet
bd-place-table = tabellerne
bd-place-out = ude af spillet
bd-where-army = { GENITIVE($player) } hær
bd-where-party = { GENITIVE($player) } følge
bd-where-roster = { GENITIVE($player) } vogtere
bd-where-lost = { GENITIVE($player) } tabte enheder
bd-where-supply = æsken ved { $player }
bd-where-hand = artefakter, som { $player } slår med
bd-where-table = på tabellerne
bd-where-out = ude af spillet

## Phases

bd-phase = { $word ->
    [roll] Kast
    [monster] Monstre
    [general] Generaler
    [magic] Magi
    [maneuver] Manøvre
    [missile] Missiler
    [melee] Nærkamp
   *[morale] Moral
}
bd-in-phase = { $phase ->
    [roll] i kastet
    [monster] i monsterfasen
    [general] i generalfasen
    [magic] i magifasen
    [maneuver] i manøvrefasen
    [missile] i missilfasen
    [melee] i nærkampfasen
   *[morale] i moralfasen
}
bd-phase-tip = { $word ->
    [roll] Begge spillere slår alle deres terninger én gang; de næste faser læser dette kast.
    [monster] Monstre: ved lave tal forlader de slaget, ved høje ødelægger de et fjendtligt monster, ved de højeste slår de på deres types tabel.
    [general] Generaler, der viser nok, giver hver et taktikpoint og slår på taktiktabellen.
    [magic] Magikere, der viser nok, slår på formulartabellen.
    [maneuver] Ryttere, der viser nok, giver hver et manøvrepoint og slår på manøvretabellen.
    [missile] Bueskytter, der viser nok, tilintetgør hver en fjendtlig enhed.
    [melee] Infanterister, der viser nok, tilintetgør hver en fjendtlig enhed.
   *[morale] Har du tabt enheder i denne tur, slår du resten igen: viser for mange 2 eller 3, flygter hæren.
}

## Tables and their results

bd-table = { $table ->
    [tactics] taktiktabellen
    [spells] formulartabellen
    [maneuver] manøvretabellen
    [dragon] dragetabellen
    [giant] kæmpetabellen
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
bd-table-house = Hustabel
bd-table-proposal = Hustabel, som spillet foreslår den
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
            [one] ét tab
           *[other] { $count } tab
        } i missilfasen
        [melee] afværger { $count ->
            [one] ét tab
           *[other] { $count } tab
        } i nærkampfasen
       *[any] afværger { $count ->
            [one] ét kommende tab
           *[other] { $count } kommende tab
        } i denne tur
    }
    [kill] tilintetgør { $of ->
        [any] { $count ->
            [one] én fjendtlig enhed
           *[other] { $count } fjendtlige enheder
        }
       *[other] { $victims } hos fjenden
    }{ $otherwise ->
        [0] { "" }
        [one] , eller ellers én fjendtlig enhed
       *[other] , eller ellers { $otherwise } fjendtlige enheder
    }
    [reroll] en af dine terninger slås om til de næste faser{ $but ->
        [none] { "" }
       *[other] , men ingen { $but }
    }
    [feint] en fjendtlig terning slås om til de næste faser
    [hold] en fjendtlig { $among ->
        [none] enhed
       *[other] { $among }
    } handler ikke i de næste faser
    [bonus] en { $kind } får { $amount }
    [heal] { $count ->
        [one] én enhed, der er tabt i denne tur,
       *[other] { $count } enheder, der er tabt i denne tur,
    } vender tilbage
    [summon] { $count ->
        [one] én ny enhed af hvilken som helst klasse kommer til
       *[other] { $count } nye enheder af hvilken som helst klasse kommer til
    }
    [spell] et slag på formulartabellen{ $count ->
        [0] { "" }
       *[other] { " " }med { $amount }
    }
    [rally] { $count ->
        [one] én terning færre
       *[other] { $count } terninger færre
    } tæller i moraltesten
   *[nothing] der sker intet
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
        [one] ét taktikpoint
       *[other] { $count } taktikpoint
    }
    [magic] { $count ->
        [0] ingen formular
        [one] ét slag på formulartabellen
       *[other] { $count } slag på formulartabellen
    }
    [maneuver] { $count ->
        [0] ingen manøvrepoint
        [one] ét manøvrepoint
       *[other] { $count } manøvrepoint
    }
   *[other] { $count ->
        [0] ingen træffere
        [one] én træffer
       *[other] { $count } træffere
    }
}
bd-band = { $worth ->
    [leaves] { $count ->
        [one] { $numbers } forlader slaget
       *[other] { $numbers } forlader slaget
    }
    [kill_monster] { $count ->
        [one] { $numbers } tilintetgør et fjendtligt monster
       *[other] { $numbers } tilintetgør { $count } fjendtlige monstre
    }
    [point] { $count ->
        [one] { $numbers } slår på { $table }
       *[other] { $numbers } slår på { $table }
    }
   *[none] { $count ->
        [one] { $numbers } gør intet
       *[other] { $numbers } gør intet
    }
}
bd-number-plus = { $number } + { $change }
bd-number-minus = { $number } − { $change }
bd-sum = { $lines } = { $total }
bd-by-orb = { $amount } ved en kugle
bd-rolled-kind = { $name } { $numbers }
bd-rolled-artifact = { $name }: { $numbers }

## Events

bd-event-bd_turn = Tur { NUMBER($number, useGrouping: 0) }
bd-event-bd_round = { GENITIVE($quester) } togt, runde { NUMBER($number, useGrouping: 0) }
bd-event-bd_quest = { $seat } sender { $dice } på togt
bd-event-bd_roster = { $seat } er spilleder og stiller { $dice } op mod følget
bd-event-bd_rolled = { $seat } slår med { bd-units-and-artifacts }: { $shown }
bd-event-bd_artifact = { $die } hos { $seat } viser { $number }: { $line }{ $what ->
    [bonus] { " " }({ $change } til én enhed)
    [penalty] { " " }({ $change } til én fjendtlig enhed)
    [rally] { " " }({ $count ->
        [one] én terning færre
       *[other] { $count } terninger færre
    } tæller i en moraltest)
    [orb] { " " }(kan skubbe ét resultat på sin tabel én op eller ned)
    [return] { " " }(kan hente én enhed tilbage, der er tabt i denne tur)
    [kill] { " " }(tilintetgør én fjendtlig enhed i magifasen)
   *[none] { "" }
}
bd-event-bd_artifact_gone = { $die } hos { $seat } er brugt op og går ud af spillet
bd-event-bd_hired = Med { $artifact } kan { $seat } hyre { $most ->
    [one] én enhed
   *[other] { $most } enheder
}: { $count ->
    [0] ingen kommer til
   *[other] { $dice } kommer til
}
bd-event-bd_assigned = { $owner ->
    [own] { $seat } giver { $one } { $artifact }: { $change }
   *[other] { $seat } vender { $artifact } mod { GENITIVE($owner) } { $name }: { $change }
}
bd-event-bd_counted = { $phase ->
    [monster] { GENITIVE($seat) } { $who }: { $bands }
   *[other] { GENITIVE($seat) } { $who }: { $dice }, altså { $worth } ({ bd-threshold })
}
bd-event-bd_table = { $seat } slår { $sum } på { $table }: { $does ->
    [none] { $result }
   *[other] { $result } ({ $deed })
}
bd-event-bd_orb = { $seat } skubber { $before } til { $after } på { $table }: { $artifact }
bd-event-bd_rerolled = { $owner ->
    [own] { GENITIVE($seat) } { $name } slås om ({ $cause }): { $before } bliver til { $after }
   *[other] { $seat } får { GENITIVE($owner) } { $name } slået om ({ $cause }): { $before } bliver til { $after }
}
bd-event-bd_held = { GENITIVE($owner) } { $name } handler ikke mere i denne tur ({ GENITIVE($seat) } { LOWER($cause) })
bd-event-bd_strengthened = { GENITIVE($seat) } { $name } får { $change } ({ $cause })
bd-event-bd_cancelled = { $seat } afværger { $count ->
    [one] ét tab
   *[other] { $count } tab
} { $phase }: { $causes }
bd-event-bd_left = { $count ->
    [one] { GENITIVE($seat) } { $name } forlader slaget og regnes for tilintetgjort
   *[other] { $count } af { GENITIVE($seat) } { $names } forlader slaget og regnes for tilintetgjort
}
bd-event-bd_lost = { $causes ->
    [none] { $seat } mister { $dice } { $phase }
   *[other] { $seat } mister { $dice } { $phase }: { $causes }
}
bd-event-bd_spared = { $seat } har ikke flere { $names }: { $count ->
    [one] ét tab falder bort
   *[other] { $count } tab falder bort
} ({ $cause })
bd-event-bd_returned = { GENITIVE($seat) } { $name } vender tilbage ({ $cause }) og handler ikke i denne tur
bd-event-bd_summoned = { $place ->
    [party] { $one } slutter sig til { GENITIVE($seat) } følge og slås fra næste runde
    [roster] { $one } slutter sig til { GENITIVE($seat) } vogtere og slås fra næste runde
   *[army] { $one } slutter sig til { GENITIVE($seat) } hær og slås fra næste tur
}
bd-event-bd_morale = { $seat } tester moralen med { $dice }: { $counted ->
    [0] ingen viser { $numbers }
    [one] én viser { $numbers }
   *[other] { $counted } viser { $numbers }
}{ $rallied ->
    [0] { "" }
   *[other] , minus { $rallied } samlede giver { $left }
}; der skal { $limit ->
    [one] én
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
       *[destroyed] { GENITIVE($seat) } togt lykkes: vogterne er tilintetgjort
    }
    [lost] { $how ->
        [rout] { GENITIVE($seat) } togt slår fejl: følget flygter
       *[destroyed] { GENITIVE($seat) } togt slår fejl: følget er tilintetgjort
    }
   *[drawn] { $how ->
        [rout] { GENITIVE($seat) } togt ender uden en vinder: begge sider flygter
       *[destroyed] { GENITIVE($seat) } togt ender uden en vinder: ingen er tilbage
    }
}{ $returns ->
    [0] . Ingen kommer hjem
    [one] . Hjem kommer { $home }
   *[other] . Hjem kommer { $home }
}{ $goes ->
    [0] { "" }
   *[other] ; tabt med følget: { $gone }
}
bd-event-bd_won = { $seat } slår { $rolled } på artefakttabellen og vinder: { $die }
bd-event-bd_ended = { $reason ->
    [destroyed] { $winners } vinder: den anden hær er tilintetgjort
    [rout] { $winners } vinder: den anden hær flygter
    [questing] { $winners } vinder: den anden hær er udslettet, mens dens følge er borte
    [concession] { $winners } vinder: modstanderen giver op
    [agreement] Slaget ender uafgjort: begge er enige om det
    [destroyed_both] Slaget ender uafgjort: begge hære er tilintetgjort
    [rout_both] Slaget ender uafgjort: begge hære flygter
   *[draw] Slaget ender uafgjort: begge hære er slået på én gang
}

## Questions

bd-question-quest = Vil du sende et følge på togt i denne tur?
bd-question-roster = Du er spilleder: stil terninger for { $size } op mod { GENITIVE($foe) } følge
bd-question-artifacts = Hvilke af dine artefakter slår du med?
bd-question-hire = { $artifact }: hyr op til { $count ->
    [one] én enhed
   *[other] { $count } enheder
}
bd-question-assign = Hvilke enheder hjælper dine artefakter?
bd-question-orb = { $artifact }: du slog { $number } på { $table }, { $keep }. Vil du skubbe det?
bd-question-reroll = { $cause }: hvilken af dine terninger slår du om?
bd-question-feint = { $cause }: hvilken af { GENITIVE($foe) } terninger slås om?
bd-question-hold = { $cause }: hvilken af { GENITIVE($foe) } enheder handler ikke?
bd-question-bonus = { $cause }: hvilken af dine enheder får { $amount }?
bd-question-heal = { $cause }: hvilken af dine tabte enheder vender tilbage?
bd-question-summon = { $cause }: hvad kommer til?
bd-question-ward = { $losses ->
    [one] Du mister én enhed
   *[other] Du mister { $losses } enheder
} { $phase }: afværg tab?
bd-question-losses = Vælg { $what }, du mister { $phase }
bd-question-wand = { $artifact }: hent en tabt enhed tilbage?

bd-hint-faces = i dette spil slås terningerne i hånden
bd-hint-quest = træk infanterister, bueskytter, magikere, artefakter ind i lejren; én enhed bliver
bd-hint-roster = et monster tæller for to, alle monstre er af én type: træk terninger fra æsken, eller brug plus og minus
bd-hint-artifacts = træk dem til terningerne til kastet, eller klik på dem; resten gør intet i denne tur
bd-hint-hire = træk terninger fra æsken, eller brug plus og minus; de slås fra næste tur
bd-hint-assign = træk hvert artefakt hen på den enhed, der bruger det, et skjold på en fjendtlig infanterist eller bueskytte
bd-hint-orb = en kugle skubber ét resultat, og kun én gang i en tur
bd-hint-reroll = klik på terningen; dens nye tal tæller i de næste faser
bd-hint-feint = klik på terningen; dens nye tal tæller i de næste faser
bd-hint-hold = klik på enheden; den står stille fra næste fase
bd-hint-bonus = klik på enheden; bonussen gælder i denne tur
bd-hint-heal = klik på enheden, eller træk den til din hær; den handler ikke i denne tur
bd-hint-summon = vælg en klasse; den nye terning slås fra næste tur
bd-hint-ward = det, du ikke bruger nu, kan måske afværge et tab i en senere fase
bd-hint-losses = træk dem til de tabte, eller klik på dem; du vælger selv
bd-hint-wand = én tryllestav henter én enhed; du kan vente til en senere fase

bd-question-faces = Slå terningerne, og skriv, hvad de viser

bd-ui-faces-what = { $purpose ->
    [roll] { $player } slår { $place }
    [count] { $player } slår, hvor mange der kan hyres
    [reroll] { $player } slår en terning om
    [morale] { $player } slår for moralen
    [artifact-table] { $player } slår på artefakttabellen
   *[table] { $player } slår på { bd-table }
}

## Options

bd-option-assign = { $artifact } til { $die }: { $amount }
bd-option-wield = { $artifact } føres af { $die }
bd-option-keep = Lad det være
bd-option-up = Én op: { $result }
bd-option-down = Én ned: { $result }
bd-option-die = { $die }
bd-option-none = Lad det være
bd-option-kind = { $kind }
bd-option-ward = { $count ->
    [0] Afværg ingen
    [one] Afværg ét
   *[other] Afværg { $count }
}
bd-option-wait = Vent

## Refusals

bd-refusal-too-much = { $total } er for mange: højst { $needed }
bd-refusal-too-little = Værdi { $total } af { $needed }
bd-refusal-party-no-unit = Mindst én enhed skal med artefakterne, eller ingen skal af sted
bd-refusal-party-takes-all = Lad mindst { $leave ->
    [one] én enhed
   *[other] { $leave } enheder
} blive i hæren
bd-refusal-roster-mixed = Alle vogternes monstre er af én type
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
bd-refusal-party-class = { $of } kan ikke tage på togt: det kan kun infanterister, bueskytter og magikere
bd-refusal-roster-class = { $of } kan ikke være vogtere: det kan kun infanterister, bueskytter, magikere og monstre
bd-refusal-roster-of-army = Vogterne tages fra æsken, ikke fra hæren
bd-refusal-artifact-hires = { $artifact } kan ikke hyre { $of }
bd-refusal-artifact-no-loss = { $artifact } er ikke en enhed og kan ikke tabes
bd-refusal-artifact-needs = { $artifact } kræver { $of } i samme styrke
bd-refusal-artifact-away = { $artifact } er ikke hos denne styrke
bd-refusal-artifact-theirs = { $artifact } er den anden spillers
bd-refusal-artifact-spent = { $artifact } er brugt i denne tur
bd-refusal-artifact-idle = { $artifact } gør intet i denne tur: der er ikke slået med det, eller det viser ingen virkning
bd-refusal-artifact-otherwise = { $artifact } lægges ikke på en enhed nu
bd-refusal-artifact-on-unit = { $artifact } lægges på en enhed
bd-refusal-wand-not-lost = { $artifact } henter kun en enhed, der er tabt i denne tur
bd-refusal-shield-own-unit = { $artifact } møder en fjendtlig infanterist eller bueskytte, ikke en af dine egne
bd-refusal-artifact-enemy-unit = { $artifact } hjælper en af dine egne enheder
bd-refusal-shield-class = { $artifact } møder kun infanterister og bueskytter
bd-refusal-artifact-class = { $artifact } hjælper kun { $of }
bd-refusal-unit-away = Den enhed er ikke med i dette slag
bd-refusal-unit-idle = Den enhed handler ikke i denne tur
bd-refusal-artifact-second = Den enhed har allerede { $group }
bd-refusal-shield-second = Den enhed møder allerede et skjold
bd-refusal-which-die = Læg det på en terning: { $names }
bd-refusal-shield-bearers = Der er ikke flere infanterister til at bære { $artifact }

## What is wrong with a game’s armies and tables

trouble-battle-army-unread = En hær kan ikke læses: { $why }
trouble-battle-army-players = Battle Dice er for to spillere, ikke { $given } ({ $clause }).
trouble-battle-army-monster = { $army } har monstre af en ukendt type: { $given } ({ $clause }).
trouble-battle-army-negative = { $army } har færre end ingen terninger af en klasse.
trouble-battle-army-size = { $army } har { $given ->
    [one] én terning
   *[other] { $given } terninger
}; en hær har 1 til { $most }.
trouble-battle-army-unequal = Den ene hær har { $one } terninger, den anden { $other }: begge skal have lige mange ({ $clause }).
trouble-battle-options-unread = Spillets regelvalg kan ikke læses: { $why }
trouble-battle-option-unknown = Battle Dice har intet regelvalg { $name }.
trouble-battle-seed = Spillets startværdi er ikke et tal, det kan begynde med.
trouble-battle-tables-unread = Tabellerne kan ikke læses: der skal være tærskler, moraltest og resultater, skrevet som programmet skriver dem.
trouble-battle-tables-result = Resultat { $number } på { bd-table } kan ikke læses: det gør intet, der kendes, eller har noget andet, hvor der skulle stå et tal eller en klasse.
trouble-battle-tables-phases = Tabellerne skal have én tærskel for hver fase fra generaler til nærkamp og ingen anden.
trouble-battle-tables-threshold = Tærsklen { bd-in-phase } er 1 til { $most }, ikke { $given }.
trouble-battle-tables-which = Spillets tabeller er taktik, formularer, manøvrer og én for hver type monster, ingen anden.
trouble-battle-tables-six = Der skal stå seks resultater på { bd-table }; der står { $given }.
trouble-battle-tables-name = Resultat { $number } på { bd-table } skal have et navn på 1 til { $most } tegn.
trouble-battle-tables-count = Resultat { $number } på { bd-table } har et tal, der ikke er { $least } til { $most }.
trouble-battle-tables-class = Resultat { $number } på { bd-table } nævner en klasse, der ikke findes.
trouble-battle-tables-nobody = Resultat { $number } på { bd-table } slår en terning om, men lader ingen klasse tilbage, den kunne være af.
trouble-battle-tables-spell = Resultat { $number } på formulartabellen slår på formulartabellen, og det ville aldrig slutte.
trouble-battle-tables-harmless = Et resultat på { bd-table } skal ødelægge fjendens enheder af enhver klasse, ellers sluttede et slag måske aldrig.
trouble-battle-tables-morale = Moraltesten skal have tal fra 1 til 20 og en del af terningerne, der flygter.
trouble-battle-tables-bands = Et monster forlader slaget på de laveste tal, ødelægger et monster på højere og slår på sin tabel på de højeste; hver del skal have mindst ét tal fra 1 til 20.

## House options

house-option-quests = Togter
house-option-quests-on = ingen drager på togt
ui-option-quests-on = ingen togter
house-option-quest_pace = Hvor længe et togt varer
house-option-quest_pace-on = der kæmpes én runde af et togt i hver tur
ui-option-quest_pace-on = togter runde for runde
house-option-wiped_out = Begge hære ødelagt, ét følge på togt
house-option-wiped_out-on = ødelægges begge hære, mens ét følge er på togt, ender slaget uafgjort
ui-option-wiped_out-on = uafgjort, hvis begge hære ødelægges

# Battle Dice with its quests and artifacts: what happens and what is asked. Names of players come in as text.

## Dice

bd-kind = { $kind ->
    [general] general
    [infantry] infantry
    [archer] archer
    [cavalry] cavalry
    [mage] mage
    [monster] monster
    [dragon] dragon
    [giant] giant
    [warrior] warrior
    [archmage] archmage
    [gold_cache] Gold Cache
    [wand_healing] Wand of Healing
    [wand_resurrection] Wand of Resurrection
    [sword_1] Sword +1
    [shield_1] Shield +1
    [bow_1] Bow +1
    [banner] Banner of Bravery
    [sword_2] Sword +2
    [shield_2] Shield +2
    [bow_2] Bow +2
    [scroll] Scroll of Summoning
    [staff] Staff of Wizardry
    [wings] Wings of the Pegasii
    [crown] Crown of Command
    [orb_archmagi] Orb of the Archmagi
    [orb_kings] Orb of Kings
    [orb_legions] Orb of Legions
    [wand_death] Wand of Death
    [sword_3] Sword +3
    [bow_3] Bow +3
    [table_d4] four-sided die
    [table_d6] six-sided die
   *[table_d20] twenty-sided die
}
bd-kinds = { $kind ->
    [general] generals
    [archer] archers
    [mage] mages
    [monster] monsters
    [dragon] dragons
    [giant] giants
    [warrior] warriors
    [archmage] archmages
   *[other] { bd-kind }
}
bd-one = one { bd-kind }
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
    [one] one unit
   *[other] { $count } units
}
bd-artifacts-counted = { $artifacts ->
    [one] one artifact
   *[other] { $artifacts } artifacts
}
bd-units-and-artifacts = { $units ->
    [0] { bd-artifacts-counted }
    [one] one unit{ $artifacts ->
        [0] { "" }
       *[other] { " " }and { bd-artifacts-counted }
    }
   *[other] { $units } units{ $artifacts ->
        [0] { "" }
       *[other] { " " }and { bd-artifacts-counted }
    }
}
bd-showing = { $name } ({ $number })
bd-unit-shown = { $name }, d{ $sides }, shows { $number }
bd-artifact-shown = { $name } shows { $number }

## Places

bd-place-army = army
bd-place-party = questing party
bd-place-roster = encounter roster
bd-place-lost = the lost
bd-place-supply = the box
bd-place-hand = the dice to roll
bd-place-table = the tables
bd-place-out = out of the game
bd-where-army = { $player }’s army
bd-where-party = { $player }’s questing party
bd-where-roster = { $player }’s encounter roster
bd-where-lost = { $player }’s lost units
bd-where-supply = the box beside { $player }
bd-where-hand = the artifacts that { $player } rolls
bd-where-table = on the tables
bd-where-out = out of the game

## Phases

bd-phase = { $word ->
    [roll] Roll
    [monster] Monsters
    [general] Generals
    [magic] Magic
    [maneuver] Maneuver
    [missile] Missiles
    [melee] Melee
   *[morale] Morale
}
bd-in-phase = { $phase ->
    [roll] in the roll
    [monster] in the monster phase
    [general] in the general phase
    [magic] in the magic phase
    [maneuver] in the maneuver phase
    [missile] in the missile phase
    [melee] in the melee phase
   *[morale] in the morale phase
}
bd-phase-tip = { $word ->
    [roll] Both players roll all their dice once; the phases that follow read this roll.
    [monster] Monsters: on low numbers they leave the field, on high ones they destroy an enemy monster, on the highest they roll on the table of their type.
    [general] Generals that show enough make a tactics point each, and roll on the tactics table.
    [magic] Mages that show enough roll on the spell table.
    [maneuver] Cavalry that shows enough makes a maneuver point each, and rolls on the maneuver table.
    [missile] Archers that show enough destroy one enemy unit each.
    [melee] Infantry that shows enough destroys one enemy unit each.
   *[morale] Who lost units in this turn rolls the rest again: too many dice that show 2 or 3, and the army routs.
}

## Tables and their results

bd-table = { $table ->
    [tactics] tactics table
    [spells] spell table
    [maneuver] maneuver table
    [dragon] dragon table
    [giant] giant table
    [warrior] warrior table
    [archmage] archmage table
   *[artifacts] artifact table
}
bd-table-title = { $table ->
    [tactics] Tactics
    [spells] Spells
    [maneuver] Maneuver
    [dragon] Dragons
    [giant] Giants
    [warrior] Warriors
    [archmage] Archmages
   *[artifacts] Artifacts
}
bd-table-house = House table
bd-table-proposal = House table, as the game proposes it
bd-threshold = { $number } or more
bd-result-confusion = Confusion
bd-result-hold = Hold
bd-result-shield-wall = Shield wall
bd-result-press = Press
bd-result-feint = Feint
bd-result-ambush = Ambush
bd-result-fizzle = Fizzle
bd-result-ward = Ward
bd-result-haste = Haste
bd-result-heal = Heal
bd-result-fireball = Fireball
bd-result-summon = Summon
bd-result-bad-ground = Bad ground
bd-result-screen = Screen
bd-result-withdraw = Withdraw
bd-result-turn-flank = Turn flank
bd-result-outflank = Outflank
bd-result-charge = Charge
bd-result-nothing = Nothing
bd-result-tail = Tail
bd-result-bite = Bite
bd-result-claws = Claws
bd-result-breath = Breath
bd-result-bellow = Bellow
bd-result-rock = Rock
bd-result-stomp = Stomp
bd-result-parry = Parry
bd-result-duel = Duel
bd-result-rally = Rally
bd-result-cleave = Cleave
bd-result-slayer = Slayer
bd-result-bolt = Bolt
bd-result-spell = Spell
bd-result-greater-spell = Greater spell
bd-result-storm = Storm
bd-result-hunt = Monster hunt
bd-result-lances = Lances
bd-result-flames = Flames
bd-result-club = Club
bd-result-leap = Leap
bd-result-silence = Silence
bd-cause-hit = hits
bd-deed = { $does ->
    [cancel] { $phase ->
        [missile] prevents { $count ->
            [one] one loss
           *[other] { $count } losses
        } in the missile phase
        [melee] prevents { $count ->
            [one] one loss
           *[other] { $count } losses
        } in the melee phase
       *[any] prevents { $count ->
            [one] one loss
           *[other] { $count } losses
        } yet to come in this turn
    }
    [kill] destroys { $of ->
        [any] { $count ->
            [one] one enemy unit
           *[other] { $count } enemy units
        }
       *[other] { $victims } of the enemy’s
    }{ $otherwise ->
        [0] { "" }
        [one] , or else one enemy unit
       *[other] , or else { $otherwise } enemy units
    }
    [reroll] one of your dice is rolled again for later phases{ $but ->
        [none] { "" }
       *[other] , but no { $but }
    }
    [feint] one enemy die is rolled again for later phases
    [hold] one enemy { $among ->
        [none] unit
       *[other] { $among }
    } does not act in later phases
    [bonus] one { $kind } gets { $amount }
    [heal] { $count ->
        [one] one unit
       *[other] { $count } units
    } lost in this turn { $count ->
        [one] returns
       *[other] return
    }
    [summon] { $count ->
        [one] one new unit of any class joins
       *[other] { $count } new units of any class join
    }
    [spell] a roll on the spell table{ $count ->
        [0] { "" }
       *[other] { " " }with { $amount }
    }
    [rally] { $count ->
        [one] one die less counts
       *[other] { $count } dice less count
    } in the morale check
   *[nothing] nothing happens
}
bd-either = { $first } or { $second }

bd-unpublished = differs from the published rules

## Lines of the artifacts’ rolls

bd-line = { $word ->
    [no-charges] No Charges Left
    [small-cache] Small Cache
    [medium-cache] Medium Cache
    [large-cache] Large Cache
    [mother-lode] Mother Lode
    [healing] Healing
    [resurrection] Resurrection
    [death] Death
    [magic-attack] Magic Attack
    [magic-defense] Magic Defense
    [magic-missile] Magic Missile
    [rally] Rally
    [inspire] Inspire
    [battlecry] Battlecry
    [minor-conjuration] Minor Conjuration
    [major-conjuration] Major Conjuration
    [call-of-the-hordes] Call of the Hordes
    [power] Power
    [flight] Flight
    [leadership] Leadership
    [omniscience] Omniscience
    [foresight] Foresight
    [intuition] Intuition
   *[none] No Effect
}

## Counting

bd-worth = { $phase ->
    [general] { $count ->
        [0] no tactics point
        [one] one tactics point
       *[other] { $count } tactics points
    }
    [magic] { $count ->
        [0] no spell
        [one] one roll on the spell table
       *[other] { $count } rolls on the spell table
    }
    [maneuver] { $count ->
        [0] no maneuver point
        [one] one maneuver point
       *[other] { $count } maneuver points
    }
   *[other] { $count ->
        [0] no hit
        [one] one hit
       *[other] { $count } hits
    }
}
bd-band = { $worth ->
    [leaves] { $count ->
        [one] { $numbers } leaves the field
       *[other] { $numbers } leave the field
    }
    [kill_monster] { $count ->
        [one] { $numbers } destroys one enemy monster
       *[other] { $numbers } destroy { $count } enemy monsters
    }
    [point] { $count ->
        [one] { $numbers } rolls on the { $table }
       *[other] { $numbers } roll on the { $table }
    }
   *[none] { $count ->
        [one] { $numbers } does nothing
       *[other] { $numbers } do nothing
    }
}
bd-number-plus = { $number } + { $change }
bd-number-minus = { $number } − { $change }
bd-sum = { $lines } = { $total }
bd-by-orb = { $amount } by an orb
bd-rolled-kind = { $name } { $numbers }
bd-rolled-artifact = { $name }: { $numbers }

## Events

bd-event-bd_turn = Turn { NUMBER($number, useGrouping: 0) }
bd-event-bd_round = { $quester }’s quest, round { NUMBER($number, useGrouping: 0) }
bd-event-bd_quest = { $seat } sends { $dice } on a quest
bd-event-bd_roster = { $seat } is dungeon master and sets { $dice } against the party
bd-event-bd_rolled = { $seat } rolls { bd-units-and-artifacts }: { $shown }
bd-event-bd_artifact = { $seat }’s { $die } shows { $number }: { $line }{ $what ->
    [bonus] { " " }({ $change } for one unit)
    [penalty] { " " }({ $change } for one enemy unit)
    [rally] { " " }({ $count ->
        [one] one die less counts
       *[other] { $count } dice less count
    } in a morale check)
    [orb] { " " }(it may shift one result of its table by one)
    [return] { " " }(it may return one unit lost in this turn)
    [kill] { " " }(it destroys one enemy unit in the magic phase)
   *[none] { "" }
}
bd-event-bd_artifact_gone = { $seat }’s { $die } is used up and leaves the game
bd-event-bd_hired = { $seat }’s { $artifact } lets { $most ->
    [one] one unit
   *[other] { $most } units
} be hired: { $count ->
    [0] nobody joins
    [one] { $dice } joins
   *[other] { $dice } join
}
bd-event-bd_assigned = { $owner ->
    [own] { $seat }’s { $artifact } serves { $one }: { $change }
   *[other] { $seat }’s { $artifact } meets { $owner }’s { $name }: { $change }
}
bd-event-bd_counted = { $phase ->
    [monster] { $seat }’s { $who }: { $bands }
   *[other] { $seat }’s { $who }: { $dice }, so { $worth } ({ bd-threshold })
}
bd-event-bd_table = { $seat } rolls { $sum } on the { $table }: { $does ->
    [none] { $result }
   *[other] { $result } ({ $deed })
}
bd-event-bd_orb = { $seat }’s { $artifact } turns { $before } into { $after } on the { $table }
bd-event-bd_rerolled = { $owner ->
    [own] { $seat }’s { $name } is rolled again ({ $cause }): { $before } becomes { $after }
   *[other] { $seat } has { $owner }’s { $name } rolled again ({ $cause }): { $before } becomes { $after }
}
bd-event-bd_held = { $owner }’s { $name } does not act any more in this turn ({ $seat }’s { $cause })
bd-event-bd_strengthened = { $seat }’s { $name } gets { $change } ({ $cause })
bd-event-bd_cancelled = { $seat } prevents { $count ->
    [one] one loss
   *[other] { $count } losses
} { $phase }: { $causes }
bd-event-bd_left = { $count ->
    [one] { $seat }’s { $name } leaves the field and counts as destroyed
   *[other] { $count } of { $seat }’s { $names } leave the field and count as destroyed
}
bd-event-bd_lost = { $causes ->
    [none] { $seat } loses { $dice } { $phase }
   *[other] { $seat } loses { $dice } { $phase }: { $causes }
}
bd-event-bd_spared = { $seat } has no more { $names }: { $count ->
    [one] one loss falls away
   *[other] { $count } losses fall away
} ({ $cause })
bd-event-bd_returned = { $seat }’s { $name } returns ({ $cause }); it does not act in this turn
bd-event-bd_summoned = { $place ->
    [party] { $one } joins { $seat }’s party; it is rolled from the next round on
    [roster] { $one } joins { $seat }’s roster; it is rolled from the next round on
   *[army] { $one } joins { $seat }’s army; it is rolled from the next turn on
}
bd-event-bd_morale = { $seat } checks morale with { $dice }: { $counted ->
    [0] none shows { $numbers }
    [one] one shows { $numbers }
   *[other] { $counted } show { $numbers }
}{ $rallied ->
    [0] { "" }
   *[other] , less { $rallied } rallied is { $left }
}; it takes { $limit ->
    [one] one
   *[other] { $limit }
} to rout. { $routs ->
    [yes] { $place ->
        [party] The party routs
        [roster] The roster routs
       *[army] The army routs
    }
   *[no] { $place ->
        [party] The party stands
        [roster] The roster stands
       *[army] The army stands
    }
}
bd-event-bd_quest_over = { $outcome ->
    [won] { $how ->
        [rout] { $seat }’s quest is won: the roster routs
       *[destroyed] { $seat }’s quest is won: the roster is destroyed
    }
    [lost] { $how ->
        [rout] { $seat }’s quest is lost: the party routs
       *[destroyed] { $seat }’s quest is lost: the party is destroyed
    }
   *[drawn] { $how ->
        [rout] { $seat }’s quest ends without a victor: both sides rout
       *[destroyed] { $seat }’s quest ends without a victor: nobody is left
    }
}{ $returns ->
    [0] . Nobody comes home
    [one] . Home comes { $home }
   *[other] . Home come { $home }
}{ $goes ->
    [0] { "" }
   *[other] ; lost with the party: { $gone }
}
bd-event-bd_won = { $seat } rolls { $rolled } on the artifact table and wins: { $die }
bd-event-bd_ended = { $reason ->
    [destroyed] { $winners } wins: the other army is destroyed
    [rout] { $winners } wins: the other army routs
    [questing] { $winners } wins: the other army is wiped out while its party is away
    [concession] { $winners } wins: the other side gives up
    [agreement] The battle ends in a draw: both agreed to it
    [destroyed_both] The battle ends in a draw: both armies are destroyed
    [rout_both] The battle ends in a draw: both armies rout
   *[draw] The battle ends in a draw: both armies are beaten at once
}

## Questions

bd-question-quest = Send a party on a quest in this turn?
bd-question-roster = You are dungeon master: set dice worth { $size } against { $foe }’s party
bd-question-artifacts = Which of your artifacts do you roll?
bd-question-hire = { $artifact }: hire up to { $count ->
    [one] one unit
   *[other] { $count } units
}
bd-question-assign = Which units do your artifacts serve?
bd-question-orb = { $artifact }: you rolled { $number } on the { $table }, { $keep }. Shift it?
bd-question-reroll = { $cause }: which of your dice do you roll again?
bd-question-feint = { $cause }: which of { $foe }’s dice is rolled again?
bd-question-hold = { $cause }: which of { $foe }’s units does not act?
bd-question-bonus = { $cause }: which of your units gets { $amount }?
bd-question-heal = { $cause }: which of your lost units returns?
bd-question-summon = { $cause }: what joins you?
bd-question-ward = { $losses ->
    [one] You lose one unit
   *[other] You lose { $losses } units
} { $phase }: prevent losses?
bd-question-losses = Choose { $what } to lose { $phase }
bd-question-wand = { $artifact }: return a unit that you lost?

bd-hint-faces = the dice of this game are thrown by hand
bd-hint-quest = drag infantry, archers, mages, artifacts into the camp; one unit stays
bd-hint-roster = a monster counts two, all monsters are of one type: drag dice from the box, or use plus and minus
bd-hint-artifacts = drag them to the dice to roll, or click them; what is not rolled does nothing in this turn
bd-hint-hire = drag dice from the box, or use plus and minus; they are rolled from the next turn on
bd-hint-assign = drag each artifact onto the unit that uses it, a shield onto an enemy infantry or archer
bd-hint-orb = an orb shifts one result, and only once in a turn
bd-hint-reroll = click the die; its new number counts in later phases
bd-hint-feint = click the die; its new number counts in later phases
bd-hint-hold = click the unit; it stands still from the next phase on
bd-hint-bonus = click the unit; the bonus counts in this turn
bd-hint-heal = click the unit, or drag it to your army; it does not act in this turn
bd-hint-summon = pick a class; the new die is rolled from the next turn on
bd-hint-ward = what is not used now may still prevent a loss in a later phase
bd-hint-losses = drag them to the lost, or click them; the choice is yours
bd-hint-wand = one wand returns one unit; you may wait for a later phase

bd-question-faces = Roll the dice and enter what they show

bd-ui-faces-what = { $purpose ->
    [roll] { $player } rolls the { $place }
    [count] { $player } rolls how many may be hired
    [reroll] { $player } rolls a die again
    [morale] { $player } rolls for morale
    [artifact-table] { $player } rolls on the artifact table
   *[table] { $player } rolls on the { bd-table }
}

## Options

bd-option-assign = { $artifact } for { $die }: { $amount }
bd-option-wield = { $die } wields the { $artifact }
bd-option-keep = Leave it
bd-option-up = One up: { $result }
bd-option-down = One down: { $result }
bd-option-die = { $die }
bd-option-none = Leave it
bd-option-kind = { $kind }
bd-option-ward = { $count ->
    [0] Prevent none
    [one] Prevent one
   *[other] Prevent { $count }
}
bd-option-wait = Wait

## Refusals

bd-refusal-too-much = { $total } is too many: { $needed } at most
bd-refusal-too-little = Worth { $total } of { $needed }
bd-refusal-party-no-unit = At least one unit goes with the artifacts, or nobody goes
bd-refusal-party-takes-all = Leave at least { $leave ->
    [one] one unit
   *[other] { $leave } units
} in the army
bd-refusal-roster-mixed = All monsters of the roster are of one type
bd-group = { $group ->
    [sword] sword
    [shield] shield
    [bow] bow
    [wand] wand
    [scroll] scroll
    [staff] staff
    [wings] pair of wings
    [crown] crown
    [banner] banner
    [orb] orb
   *[cache] cache
}
bd-refusal-party-class = { $of } may not go on a quest: only infantry, archers and mages may
bd-refusal-roster-class = { $of } cannot be in a roster: only infantry, archers, mages and monsters can
bd-refusal-roster-of-army = A roster is made of dice from the box, not of the army
bd-refusal-artifact-hires = { $artifact } cannot hire { $of }
bd-refusal-artifact-no-loss = { $artifact } is no unit and cannot be lost
bd-refusal-artifact-needs = { $artifact } needs { $of } in the same force
bd-refusal-artifact-away = { $artifact } is not with this force
bd-refusal-artifact-theirs = { $artifact } is the other player’s
bd-refusal-artifact-spent = { $artifact } has been used in this turn
bd-refusal-artifact-idle = { $artifact } does nothing in this turn: it was not rolled, or shows no effect
bd-refusal-artifact-otherwise = { $artifact } is not laid on a unit now
bd-refusal-artifact-on-unit = { $artifact } is laid on a unit
bd-refusal-wand-not-lost = { $artifact } returns only a unit that was lost in this turn
bd-refusal-shield-own-unit = { $artifact } meets an enemy infantry or archer, not a unit of your own
bd-refusal-artifact-enemy-unit = { $artifact } serves a unit of your own
bd-refusal-shield-class = { $artifact } meets infantry and archers only
bd-refusal-artifact-class = { $artifact } serves { $of } only
bd-refusal-unit-away = That unit is not in this battle
bd-refusal-unit-idle = That unit does not act in this turn
bd-refusal-artifact-second = That unit uses a { $group } already
bd-refusal-shield-second = That unit is met by a shield already
bd-refusal-which-die = Put it down on a die: { $names }
bd-refusal-shield-bearers = There is no more infantry to carry { $artifact }

## What is wrong with a game’s armies and tables

trouble-battle-army-unread = An army cannot be read: { $why }
trouble-battle-army-players = Battle Dice is for two players, not { $given } ({ $clause }).
trouble-battle-army-monster = { $army } has monsters of no known type: { $given } ({ $clause }).
trouble-battle-army-negative = { $army } has less than no dice of a class.
trouble-battle-army-size = { $army } has { $given ->
    [one] one die
   *[other] { $given } dice
}; an army has 1 to { $most }.
trouble-battle-army-unequal = One army has { $one } dice, the other { $other }: both need the same number ({ $clause }).
trouble-battle-options-unread = The options of the game cannot be read: { $why }
trouble-battle-option-unknown = Battle Dice has no option { $name }.
trouble-battle-seed = The seed of the game is no number that it can begin with.
trouble-battle-tables-unread = These tables cannot be read: thresholds, morale check and results are needed, written as the program writes them.
trouble-battle-tables-result = Result { $number } of the { bd-table } cannot be read: it does nothing that is known, or has something else where a number or a class belongs.
trouble-battle-tables-phases = The tables need one threshold for each phase from generals to melee, and no other.
trouble-battle-tables-threshold = The threshold { bd-in-phase } is 1 to { $most }, not { $given }.
trouble-battle-tables-which = The tables of the game are tactics, spells, maneuver and one for each type of monster, no other.
trouble-battle-tables-six = The { bd-table } needs six results; it has { $given }.
trouble-battle-tables-name = Result { $number } of the { bd-table } needs a name of 1 to { $most } signs.
trouble-battle-tables-count = Result { $number } of the { bd-table } has a number that is not { $least } to { $most }.
trouble-battle-tables-class = Result { $number } of the { bd-table } names no class of units that there is.
trouble-battle-tables-nobody = Result { $number } of the { bd-table } rolls a die again, but leaves no class that it might be.
trouble-battle-tables-spell = Result { $number } of the spell table rolls on the spell table, which would never end.
trouble-battle-tables-harmless = A result of the { bd-table } must destroy enemy units of any class, or a battle might never end.
trouble-battle-tables-morale = The morale check needs numbers from 1 to 20, and a part of the dice that routs.
trouble-battle-tables-bands = A monster leaves on the lowest numbers, destroys a monster on higher ones and rolls on its table on the highest; each needs at least one number from 1 to 20.

## House options

house-option-quests = Quests
house-option-quests-on = nobody goes on quests
ui-option-quests-on = no quests
house-option-quest_pace = How long a quest lasts
house-option-quest_pace-on = one round of a quest is fought in each turn
ui-option-quest_pace-on = quests round by round
house-option-wiped_out = Both armies destroyed, one party away
house-option-wiped_out-on = if both armies are destroyed while one party is away, the battle is a draw
ui-option-wiped_out-on = draw if both armies are destroyed

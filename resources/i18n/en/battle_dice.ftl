# Battle Dice with its quests and artifacts: events and questions. Names of players come in as text.

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
bd-one = 1 { bd-kind }
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
    [one] 1 unit
   *[other] { $count } units
}
bd-artifacts-counted = { $artifacts ->
    [one] 1 artifact
   *[other] { $artifacts } artifacts
}
bd-units-and-artifacts = { $units ->
    [0] { bd-artifacts-counted }
    [one] 1 unit{ $artifacts ->
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
bd-place-lost = lost units
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
    [roll] Both players roll all their dice once; the later phases use this roll.
    [monster] Monsters: on low numbers they leave the field, on high numbers they destroy an enemy monster, on the highest they roll on the table of their type.
    [general] Each general that shows enough makes 1 tactics point and rolls on the tactics table.
    [magic] Each mage that shows enough rolls on the spell table.
    [maneuver] Each cavalry that shows enough makes 1 maneuver point and rolls on the maneuver table.
    [missile] Each archer that shows enough destroys 1 enemy unit.
    [melee] Each infantry that shows enough destroys 1 enemy unit.
   *[morale] A player who lost units this turn rolls the rest again. If too many dice show 2 or 3, the army routs.
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
bd-table-proposal = House table (default)
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
            [one] 1 loss
           *[other] { $count } losses
        } in the missile phase
        [melee] prevents { $count ->
            [one] 1 loss
           *[other] { $count } losses
        } in the melee phase
       *[any] prevents { $count ->
            [one] 1 loss
           *[other] { $count } losses
        } in the rest of this turn
    }
    [kill] destroys { $of ->
        [any] { $count ->
            [one] 1 enemy unit
           *[other] { $count } enemy units
        }
       *[other] { $victims } of the enemy
    }{ $otherwise ->
        [0] { "" }
        [one] , otherwise 1 enemy unit
       *[other] , otherwise { $otherwise } enemy units
    }
    [reroll] 1 of your dice is rerolled for later phases{ $but ->
        [none] { "" }
       *[other] , but no { $but }
    }
    [feint] 1 enemy die is rerolled for later phases
    [hold] 1 enemy { $among ->
        [none] unit
       *[other] { $among }
    } does not act in later phases
    [bonus] 1 { $kind } gets { $amount }
    [heal] { $count ->
        [one] 1 unit
       *[other] { $count } units
    } lost this turn { $count ->
        [one] returns
       *[other] return
    }
    [summon] { $count ->
        [one] 1 new unit of any class joins
       *[other] { $count } new units of any class join
    }
    [spell] a roll on the spell table{ $count ->
        [0] { "" }
       *[other] { " " }with { $amount }
    }
    [rally] { $count ->
        [one] 1 die fewer counts
       *[other] { $count } dice fewer count
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
        [one] 1 tactics point
       *[other] { $count } tactics points
    }
    [magic] { $count ->
        [0] no spell
        [one] 1 roll on the spell table
       *[other] { $count } rolls on the spell table
    }
    [maneuver] { $count ->
        [0] no maneuver point
        [one] 1 maneuver point
       *[other] { $count } maneuver points
    }
   *[other] { $count ->
        [0] no hit
        [one] 1 hit
       *[other] { $count } hits
    }
}
bd-band = { $worth ->
    [leaves] { $count ->
        [one] { $numbers } leaves the field
       *[other] { $numbers } leave the field
    }
    [kill_monster] { $count ->
        [one] { $numbers } destroys 1 enemy monster
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
bd-by-orb = { $amount } from an orb
bd-rolled-kind = { $name } { $numbers }
bd-rolled-artifact = { $name }: { $numbers }

## Events

bd-event-bd_turn = Turn { NUMBER($number, useGrouping: 0) }
bd-event-bd_round = { $quester }’s quest, round { NUMBER($number, useGrouping: 0) }
bd-event-bd_quest = { $seat } sends { $dice } on a quest
bd-event-bd_roster = { $seat } is dungeon master and sets { $dice } against the party
bd-event-bd_rolled = { $seat } rolls { bd-units-and-artifacts }: { $shown }
bd-event-bd_artifact = { $seat }’s { $die } shows { $number }: { $line }{ $what ->
    [bonus] { " " }({ $change } for 1 unit)
    [penalty] { " " }({ $change } for 1 enemy unit)
    [rally] { " " }({ $count ->
        [one] 1 die fewer counts
       *[other] { $count } dice fewer count
    } in a morale check)
    [orb] { " " }(it may shift 1 result of its table by 1)
    [return] { " " }(it may return 1 unit lost this turn)
    [kill] { " " }(it destroys 1 enemy unit in the magic phase)
   *[none] { "" }
}
bd-event-bd_artifact_gone = { $seat }’s { $die } is used up and leaves the game
bd-event-bd_hired = { $seat }’s { $artifact } can hire { $most ->
    [one] 1 unit
   *[other] { $most } units
}: { $count ->
    [0] no unit joins
    [one] { $dice } joins
   *[other] { $dice } join
}
bd-event-bd_assigned = { $owner ->
    [own] { $seat } gives the { $artifact } to { $one }: { $change }
   *[other] { $seat } uses the { $artifact } against { $owner }’s { $name }: { $change }
}
bd-event-bd_counted = { $phase ->
    [monster] { $seat }’s { $who }: { $bands }
   *[other] { $seat }’s { $who }: { $dice }, so { $worth } ({ bd-threshold })
}
bd-event-bd_table = { $seat } rolls { $sum } on the { $table }: { $does ->
    [none] { $result }
   *[other] { $result } ({ $deed })
}
bd-event-bd_orb = { $seat }’s { $artifact } changes { $before } to { $after } on the { $table }
bd-event-bd_rerolled = { $owner ->
    [own] { $seat } rerolls { $name } ({ $cause }): { $before } becomes { $after }
   *[other] { $seat } rerolls { $owner }’s { $name } ({ $cause }): { $before } becomes { $after }
}
bd-event-bd_held = { $owner }’s { $name } does not act for the rest of this turn ({ $seat }’s { $cause })
bd-event-bd_strengthened = { $seat }’s { $name } gets { $change } ({ $cause })
bd-event-bd_cancelled = { $seat } prevents { $count ->
    [one] 1 loss
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
    [one] 1 loss is ignored
   *[other] { $count } losses are ignored
} ({ $cause })
bd-event-bd_returned = { $seat }’s { $name } returns ({ $cause }); it does not act this turn
bd-event-bd_summoned = { $place ->
    [party] { $one } joins { $seat }’s party; it rolls from the next round on
    [roster] { $one } joins { $seat }’s roster; it rolls from the next round on
   *[army] { $one } joins { $seat }’s army; it rolls from the next turn on
}
bd-event-bd_morale = { $seat } checks morale with { $dice }: { $counted ->
    [0] none shows { $numbers }
    [one] 1 shows { $numbers }
   *[other] { $counted } show { $numbers }
}{ $rallied ->
    [0] { "" }
   *[other] , minus { $rallied } rallied is { $left }
}; it takes { $limit ->
    [one] 1
   *[other] { $limit }
} to rout. { $routs ->
    [yes] { $place ->
        [party] The party routs
        [roster] The roster routs
       *[army] The army routs
    }
   *[no] { $place ->
        [party] The party holds
        [roster] The roster holds
       *[army] The army holds
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
        [rout] { $seat }’s quest ends without a winner: both sides rout
       *[destroyed] { $seat }’s quest ends without a winner: both sides are destroyed
    }
}{ $returns ->
    [0] . No dice return
    [one] . { $home } returns
   *[other] . { $home } return
}{ $goes ->
    [0] { "" }
   *[other] ; lost with the party: { $gone }
}
bd-event-bd_won = { $seat } rolls { $rolled } on the artifact table and wins: { $die }
bd-event-bd_ended = { $reason ->
    [destroyed] { $winners } wins: the other army is destroyed
    [rout] { $winners } wins: the other army routs
    [questing] { $winners } wins: the other army is wiped out while its party is away
    [concession] { $winners } wins: the opponent gives up
    [agreement] The game ends in a draw: both players agreed
    [destroyed_both] The game ends in a draw: both armies are destroyed
    [rout_both] The game ends in a draw: both armies rout
   *[draw] The game ends in a draw: both armies are beaten at once
}

## Questions

bd-question-quest = Send a party on a quest this turn?
bd-question-roster = You are dungeon master: choose dice worth { $size } against { $foe }’s party
bd-question-artifacts = Which of your artifacts do you roll?
bd-question-hire = { $artifact }: hire up to { $count ->
    [one] 1 unit
   *[other] { $count } units
}
bd-question-assign = Which units use your artifacts?
bd-question-orb = { $artifact }: you rolled { $number } on the { $table }, { $keep }. Shift it?
bd-question-reroll = { $cause }: which of your dice do you reroll?
bd-question-feint = { $cause }: which of { $foe }’s dice do you reroll?
bd-question-hold = { $cause }: which of { $foe }’s units cannot act?
bd-question-bonus = { $cause }: which of your units gets { $amount }?
bd-question-heal = { $cause }: which of your lost units returns?
bd-question-summon = { $cause }: which unit joins you?
bd-question-ward = { $losses ->
    [one] You lose 1 unit
   *[other] You lose { $losses } units
} { $phase }: prevent losses?
bd-question-losses = Choose { $what } to lose { $phase }
bd-question-wand = { $artifact }: return a unit that you lost?

bd-hint-faces = this game uses real dice
bd-hint-quest = drag infantry, archers, mages or artifacts into the camp; leave at least 1 unit
bd-hint-roster = a monster counts 2, all monsters are of one type: drag dice from the box, or use plus and minus
bd-hint-artifacts = drag artifacts to the dice to roll, or click them; the others do nothing this turn
bd-hint-hire = drag dice from the box, or use plus and minus; they roll from the next turn on
bd-hint-assign = drag each artifact onto the unit that uses it, a shield onto an enemy infantry or archer
bd-hint-orb = an orb shifts one result, once a turn
bd-hint-reroll = click the die; its new number counts in later phases
bd-hint-feint = click the die; its new number counts in later phases
bd-hint-hold = click the unit; it does not act from the next phase on
bd-hint-bonus = click the unit; the bonus counts in this turn
bd-hint-heal = click the unit, or drag it to your army; it does not act this turn
bd-hint-summon = pick a class; the new die rolls from the next turn on
bd-hint-ward = unused protection can prevent losses in a later phase
bd-hint-losses = drag them to the lost units, or click them
bd-hint-wand = a wand returns 1 unit; you can wait for a later phase

bd-question-faces = Roll the dice and enter what they show

bd-ui-faces-what = { $purpose ->
    [roll] { $player } rolls the { $place }
    [count] { $player } rolls how many units to hire
    [reroll] { $player } rerolls a die
    [morale] { $player } rolls for morale
    [artifact-table] { $player } rolls on the artifact table
   *[table] { $player } rolls on the { bd-table }
}

## Options

bd-option-assign = { $artifact } for { $die }: { $amount }
bd-option-wield = { $die } uses the { $artifact }
bd-option-keep = Keep it
bd-option-up = One up: { $result }
bd-option-down = One down: { $result }
bd-option-die = { $die }
bd-option-none = Skip
bd-option-kind = { $kind }
bd-option-ward = { $count ->
    [0] Prevent none
    [one] Prevent 1
   *[other] Prevent { $count }
}
bd-option-wait = Wait

## Refusals

bd-refusal-too-much = { $total } is too many: { $needed } at most
bd-refusal-too-little = Worth { $total } of { $needed }
bd-refusal-party-no-unit = At least 1 unit must go with the artifacts
bd-refusal-party-takes-all = Leave at least { $leave ->
    [one] 1 unit
   *[other] { $leave } units
} in the army
bd-refusal-roster-mixed = All monsters of the roster must be of one type
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
bd-refusal-roster-of-army = Choose the dice of a roster from the box, not from the army
bd-refusal-artifact-hires = { $artifact } cannot hire { $of }
bd-refusal-artifact-no-loss = { $artifact } is not a unit and cannot be lost
bd-refusal-artifact-needs = { $artifact } needs { $of } in the same force
bd-refusal-artifact-away = { $artifact } is not with this force
bd-refusal-artifact-theirs = { $artifact } belongs to the other player
bd-refusal-artifact-spent = { $artifact } has already been used this turn
bd-refusal-artifact-idle = { $artifact } does nothing this turn: it was not rolled or shows no effect
bd-refusal-artifact-otherwise = { $artifact } cannot be given to a unit now
bd-refusal-artifact-on-unit = { $artifact } must be given to a unit
bd-refusal-wand-not-lost = { $artifact } returns only a unit lost this turn
bd-refusal-shield-own-unit = { $artifact } is used against enemy infantry or archers, not on your own unit
bd-refusal-artifact-enemy-unit = { $artifact } can be used only by your own unit
bd-refusal-shield-class = { $artifact } can be used only against infantry and archers
bd-refusal-artifact-class = { $artifact } can be used only by { $of }
bd-refusal-unit-away = That unit is not in this battle
bd-refusal-unit-idle = That unit does not act this turn
bd-refusal-artifact-second = That unit already uses a { $group }
bd-refusal-shield-second = A shield is already used against that unit
bd-refusal-which-die = Drop it on a die: { $names }
bd-refusal-shield-bearers = There is not enough infantry to carry { $artifact }

## Errors in the armies and tables of a game

trouble-battle-army-unread = Could not read an army: { $why }
trouble-battle-army-players = Battle Dice is for two players, not { $given } ({ $clause }).
trouble-battle-army-monster = { $army } has an unknown type of monster: { $given } ({ $clause }).
trouble-battle-army-negative = { $army } has a negative number of dice.
trouble-battle-army-size = { $army } has { $given ->
    [one] 1 die
   *[other] { $given } dice
}; an army has 1 to { $most }.
trouble-battle-army-unequal = One army has { $one } dice, the other has { $other }. Both need the same number ({ $clause }).
trouble-battle-options-unread = Could not read the options of the game: { $why }
trouble-battle-option-unknown = Battle Dice has no option { $name }.
trouble-battle-seed = The seed is not a valid number.
trouble-battle-tables-unread = Could not read the tables. A file needs thresholds, the morale check and results, in the format of an export.
trouble-battle-tables-result = Result { $number } of the { bd-table } is invalid: it has an unknown effect or a wrong value.
trouble-battle-tables-phases = The tables need exactly one threshold for each phase from generals to melee.
trouble-battle-tables-threshold = The threshold { bd-in-phase } must be 1 to { $most }, not { $given }.
trouble-battle-tables-which = The game needs exactly these tables: tactics, spells, maneuver and one for each type of monster.
trouble-battle-tables-six = The { bd-table } needs 6 results; it has { $given }.
trouble-battle-tables-name = Result { $number } of the { bd-table } needs a name of 1 to { $most } characters.
trouble-battle-tables-count = Result { $number } of the { bd-table } needs a number from { $least } to { $most }.
trouble-battle-tables-class = Result { $number } of the { bd-table } has an unknown class of units.
trouble-battle-tables-nobody = Result { $number } of the { bd-table } rerolls a die but excludes all classes.
trouble-battle-tables-spell = Result { $number } of the spell table rolls on the spell table again, so it might never end.
trouble-battle-tables-harmless = At least one result of the { bd-table } must destroy enemy units of any class; otherwise a game might never end.
trouble-battle-tables-bands = A monster leaves on the lowest numbers, destroys a monster on higher numbers and rolls on its table on the highest. Each needs at least one number from 1 to 20.
trouble-battle-tables-morale = The morale check needs bad numbers from 1 to 20 and the part of the dice that routs an army.

## House options

house-option-quests = Quests
house-option-quests-on = players do not go on quests
ui-option-quests-on = no quests
house-option-quest_pace = Length of a quest
house-option-quest_pace-on = quests are fought one round each turn
ui-option-quest_pace-on = quests round by round
house-option-wiped_out = Both armies destroyed, one party away
house-option-wiped_out-on = if both armies are destroyed while one party is away, the battle is a draw
ui-option-wiped_out-on = draw if both armies are destroyed

# Battle Dice in ten minutes: the pages of the help window, and the words in their pictures.

primer-title-battle_dice = Battle Dice in ten minutes
primer-house = The numbers and results here are those that the game proposes. Yours has tables of its own: see “Tables of this game” in the menu.

## 1

primer-bd-dice-title = Every die is a unit
primer-bd-dice-picture = Six dice, from the general’s four sides to the monster’s twenty, and the four types of monsters
primer-bd-dice-text =
    Two armies of equally many dice meet, often twenty on a side, in any mixture you like. The number of sides tells what a die is: a general has four, a monster twenty.

    All your monsters are of one type, and each type has a table of its own. You win when the other army routs, or when nothing is left of it.
primer-bd-sides = d{ $sides }
primer-bd-monsters = One type for each army

## 2

primer-bd-turn-title = Eight phases, all at once
primer-bd-turn-picture = The eight phases of a turn, and two archers that hit each other at the same time
primer-bd-turn-text =
    In each turn both players roll all their dice once. The phases then read this one roll, class by class, from the monsters to the infantry.

    Both sides act at the same time. Who falls in a phase still acts in it, but not in a later one: it may pay to strike early.
primer-bd-phase = { $phase ->
    [roll] all dice
    [monster] d20
    [general] d4
    [magic] d12
    [maneuver] d10
    [missile] d8
    [melee] d6
   *[morale] who lost units
}
primer-bd-at-once = Both hit, and both fall
primer-bd-at-once-why = The arrows fly in the same moment.

## 3

primer-bd-tables-title = Points and tables
primer-bd-tables-picture = A general that shows four rolls on the table of tactics, and the line of its five is lit
primer-bd-tables-text =
    A general that shows a 4 makes a tactics point, and that is one roll on the table of tactics. Mages roll on the table of spells, cavalry on that of maneuver, monsters on that of their type.

    Nobody knows the tables of old any more. The game brings tables of its own; you can change each line, and a game keeps the tables it began with.
primer-bd-point = one roll on the table

## 4

primer-bd-hits-title = Hits and losses
primer-bd-hits-picture = Three archers of which two hit, and an army of which the owner gives up two dice
primer-bd-hits-text =
    Each archer that shows 7 or more, and each infantry that shows 6, destroys one enemy unit. Monsters strike each other from 13 to 16.

    The owner chooses which of his units fall, so the cheap ones stand before the dear. Some results prevent a loss.
primer-bd-shoot = Your archers
primer-bd-pick = Their owner picks

## 5

primer-bd-morale-title = Will they stand?
primer-bd-morale-picture = Six dice in a morale check: three count and the army routs; with a banner two count and it stands
primer-bd-morale-text =
    Whoever lost a unit in this turn rolls all units that are left. Dice that show 2 or 3 count, and if half of them do the army routs.

    Big dice are steady: one d4 in two counts, of d20s one in ten. Banners and a rally take dice out of the count.
primer-bd-routs = { $counted } of { $dice } count: the army routs
primer-bd-stands = { $counted } less { $rallied } by a banner: it stands

## 6

primer-bd-quest-title = Quests
primer-bd-quest-picture = A party of four against one dragon and two infantry, and the die that decides which artifact is won
primer-bd-quest-text =
    Before the roll you may send infantry, archers and mages on a quest. Your opponent is dungeon master and sets as many dice against them; a monster counts two.

    Whoever wins rolls for an artifact, and who is left comes home. But the army fights on without the party: if it is wiped out meanwhile, you have lost.
primer-bd-party = The party
primer-bd-roster = The roster
primer-bd-reward = Who wins rolls for an artifact

## 7

primer-bd-artifacts-title = Artifacts
primer-bd-artifacts-picture = Six artifacts as dice of four sides, and what each of them does
primer-bd-artifacts-text =
    An artifact is a die of its own, rolled with the army that has it; most need a unit of some class beside them. Drag it onto the unit that uses it.

    One unit uses one of each kind: a sword and a shield, but never two swords. Artifacts can be lost only with a party of which nobody is left.
primer-bd-artifact = { $kind ->
    [sword_1] an infantry gets +1
    [shield_1] an enemy archer or infantry gets −1
    [orb_kings] moves a result by one
    [wand_healing] brings back who fell
    [banner] helps in the morale check
   *[gold_cache] hires new units, once
}

# Battle Dice in ten minutes: the pages of the help window, and the words in their pictures.

primer-title-battle_dice = Battle Dice in ten minutes
primer-house = These are the default numbers and results. Your game uses other tables: see “Tables of this game” in the menu.

## 1

primer-bd-dice-title = Every die is a unit
primer-bd-dice-picture = Six dice, from the general’s 4 sides to the monster’s 20, and the four types of monsters
primer-bd-dice-text =
    Two armies with the same number of dice meet, often 20 a side, in any mixture. The number of sides shows the class of a die: a general has 4 sides, a monster 20.

    All your monsters are of one type, and each type has its own table. You win when the other army routs or is destroyed.
primer-bd-sides = d{ $sides }
primer-bd-monsters = One type for each army

## 2

primer-bd-turn-title = Eight phases, all at once
primer-bd-turn-picture = The eight phases of a turn, and two archers that hit each other at the same time
primer-bd-turn-text =
    Each turn both players roll all their dice once. The phases then use this one roll, class by class, from the monsters to the infantry.

    Both sides act at the same time. A unit lost in a phase still acts in that phase, but not in a later one. It pays to strike early.
primer-bd-phase = { $phase ->
    [roll] all dice
    [monster] d20
    [general] d4
    [magic] d12
    [maneuver] d10
    [missile] d8
    [melee] d6
   *[morale] after losses
}
primer-bd-at-once = Both hit, and both are destroyed
primer-bd-at-once-why = Both shoot at the same moment.

## 3

primer-bd-tables-title = Points and tables
primer-bd-tables-picture = A general that shows 4 rolls on the tactics table, and the line of its 5 is highlighted
primer-bd-tables-text =
    A general that shows 4 makes 1 tactics point: one roll on the tactics table. Mages roll on the spell table, cavalry on the maneuver table, and monsters on the table of their type.

    The original tables are lost, so the game has its own. You can edit every line. A game keeps the tables it started with.
primer-bd-point = one roll on the table

## 4

primer-bd-hits-title = Hits and losses
primer-bd-hits-picture = Three archers, two of which hit, and an army whose owner gives up two dice
primer-bd-hits-text =
    Each archer that shows 8 or more, and each infantry that shows 6, destroys 1 enemy unit. A monster that shows 13 to 16 destroys an enemy monster; one that shows 1 or 2 leaves and is lost.

    You choose which of your units are lost, so cheap units can protect valuable ones. Some results prevent losses.
primer-bd-shoot = Your archers
primer-bd-pick = Their owner chooses

## 5

primer-bd-morale-title = Morale
primer-bd-morale-picture = Six dice in a morale check: three count and the army routs; with a banner two count and it holds
primer-bd-morale-text =
    A player who lost a unit this turn rolls all remaining units. Dice that show 2 or 3 count. If half of the dice count, the army routs.

    Big dice are steady: 1 d4 in 2 counts on average, but only 1 d20 in 10. Banners and a rally reduce the number of dice that count.
primer-bd-routs = { $counted } of { $dice } count: the army routs
primer-bd-stands = { $counted } minus { $rallied } for a banner: it holds

## 6

primer-bd-quest-title = Quests
primer-bd-quest-picture = A party of four against a dragon and two infantry, and the die that decides which artifact is won
primer-bd-quest-text =
    Before the roll you may send infantry, archers and mages on a quest. Your opponent is dungeon master and chooses as many dice to fight them; a monster counts 2.

    If your party wins, you roll for an artifact and the surviving units return. Meanwhile your army fights without the party. If it is wiped out, you lose the game.
primer-bd-party = The party
primer-bd-roster = The roster
primer-bd-reward = The winner rolls for an artifact

## 7

primer-bd-artifacts-title = Artifacts
primer-bd-artifacts-picture = Six artifacts as dice with four sides, and their effects
primer-bd-artifacts-text =
    An artifact is a die, rolled with its army. Most artifacts need a unit of a certain class. Drag an artifact onto the unit that uses it.

    A unit can use one artifact of each kind: a sword and a shield, but never two swords. You lose all artifacts of a party that is wiped out. A cache or a scroll is used up by its roll, and an artifact that shows No Charges Left leaves the game.
primer-bd-artifact = { $kind ->
    [sword_1] an infantry gets +1
    [shield_1] an enemy archer or infantry gets −1
    [orb_kings] shifts a result by 1
    [wand_healing] returns a lost unit
    [banner] helps in the morale check
   *[gold_cache] hires new units, once
}

"""What makes a position of Battle Dice sound: each defect is named; a save with one is not opened."""

import pytest
from battle_by_hand import Hand
from msgspec.structs import replace

from ddtable.engine.position import Die
from ddtable.engine.system import system
from ddtable.rules.battle_dice.board import BattlePosition, Bonus, Quest, Side

RULES = system("battle_dice")
GAME = Hand("dragon, archer 7, infantry, sword_1", "giant, mage, infantry").choose(0, "artifacts").position
SWORD = 6
QUEST = Hand("general, infantry", "general, infantry", party="2 infantry 6", roster="2 mage").position


def with_die(number: int, position: BattlePosition = GAME, **fields: object) -> BattlePosition:
    dice = list(position.dice)
    dice[number] = replace(dice[number], **fields)
    return replace(position, dice=tuple(dice))


def with_board(position: BattlePosition = GAME, **fields: object) -> BattlePosition:
    return replace(position, board=replace(position.board, **fields))


def with_side(index: int, **fields: object) -> BattlePosition:
    battle = GAME.board.battle
    sides: list[Side] = list(battle.sides)
    sides[index] = replace(sides[index], **fields)
    return with_board(battle=replace(battle, sides=tuple(sides)))


def test_the_games_are_sound():
    assert RULES.problems(GAME) == []
    assert RULES.problems(QUEST) == []


@pytest.mark.parametrize(
    ("position", "named"),
    [
        (with_die(0, owner=2), "belongs to seat 2"),
        (with_die(0, type="hydra"), "of no known kind"),
        (with_die(0, face=20), "shows 21 of 20"),
        (with_die(0, place="nowhere"), "lies at 'nowhere'"),
        (with_die(0, place="table/dice"), "lies at 'table/dice'"),
        (with_die(0, place="supply"), "has 2 of the 3 dice that it brought"),
        (with_die(0, owner=1), "has 2 of the 3 dice that it brought"),
        (with_die(0, type="giant"), "among its monsters ['giant']"),
        (with_die(3, place="supply"), "seat 1 has 2 of the 3 dice that it brought"),
        (with_die(3, type="dragon"), "seat 1 has among its monsters ['dragon']"),
        (with_die(1, place="party"), "has a party and no quest"),
        (replace(GAME, dice=(*GAME.dice, Die("mage", 0, "roster"))), "has a roster against no quest"),
        (replace(GAME, seats=3), "3 seats"),
        (replace(GAME, agenda=()), "nothing is left to do"),
        (with_board(monsters=("dragon", "hydra")), "monsters of the types"),
        (with_board(house=True), "taken for the proposals"),
        (with_board(tables=replace(GAME.board.tables, thresholds={}), house=True), "one threshold for each phase"),
        (with_board(quests=(Quest(0, 1, 1), Quest(0, 1, 1))), "a seat is on two quests"),
        (with_board(quests=(Quest(2, 1, 1),)), "a quest of nobody"),
        (with_board(battle=replace(GAME.board.battle, quester=0)), "who is on no quest"),
        (with_board(battle=replace(GAME.board.battle, sides=GAME.board.battle.sides[::-1])), "the sides of the battle"),
        (with_side(0, rolled=(0, 0)), "named twice as rolled"),
        (with_side(0, idle=(6,)), "what is idle is no unit"),
        (with_side(0, lost=(99,)), "what is lost is no unit"),
        (with_side(0, lost=(0,)), "a lost die lies elsewhere"),
        (with_side(0, rolled=(4,)), "dice [4] are not there"),
        (with_side(0, rolled=(0, 1)), "dice [2] neither were rolled nor joined"),
        (with_side(0, bonuses=(Bonus(99, 1),)), "a bonus for no die"),
        (with_board(QUEST, quests=()), "who is on no quest"),
        (with_board(quests=(Quest(0, 1, 1, monsters="hydra"),)), "monsters of no type"),
        (with_board(quests=(Quest(0, 1, -1),)), "fewer dice or rounds than none"),
        (with_board(announced=((),)), "are to leave on a quest"),
        (with_board(announced=((4,), ())), "are to leave on a quest"),
        (with_board(announced=((2, 2), ())), "are to leave on a quest"),
        (with_board(announced=((99,), ())), "are to leave on a quest"),
        (with_side(0, bonuses=(Bonus(1, 1, 2),)), "a bonus by no artifact"),
        (with_side(0, bonuses=(Bonus(1, 1, 99),)), "a bonus by no artifact"),
        (with_side(0, fallen=(1,)), "somebody fell in this phase who is not lost"),
        (with_side(0, artifacts=(1,)), "other than its artifacts are rolled"),
        (with_side(1, artifacts=(SWORD,)), "other than its artifacts are rolled"),
        (with_side(0, spent=(99,)), "other than its artifacts are spent"),
        (with_side(0, spent=(SWORD, SWORD)), "other than its artifacts are spent"),
    ],
)
def test_each_defect_is_named(position, named):
    """BD1.3, BQ1, BQ3: every die lies where it may, all that were brought are there, each side has its own."""
    assert any(named in problem for problem in RULES.problems(position)), RULES.problems(position)


def test_more_dice_than_a_game_can_ever_have_are_a_defect():
    """H93."""
    dice = (*GAME.dice, *(Die("mage", 0, "supply"),) * 8000)
    assert f"{len(dice)} dice" in RULES.problems(replace(GAME, dice=dice))

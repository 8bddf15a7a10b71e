"""Positions of Battle Dice as text: exact in both directions, errors, games from them, impossible ones."""

from __future__ import annotations

from random import Random

import msgspec
import pytest
from msgspec.structs import replace

from ddtable.engine.game import Game
from ddtable.engine.position import Die
from ddtable.rules.battle_dice.board import BattlePosition
from ddtable.rules.battle_dice.impossible import impossible
from ddtable.rules.battle_dice.notation import NotationError, read, write
from ddtable.rules.battle_dice.notation.turns import turn_words
from ddtable.rules.clauses import clause
from ddtable.words.sentences import Words
from tests.rules.digests.seeded_games import set_up

RULINGS = ("H72", "H93")
TEXT = """game battle_dice
A army: general (2), 3 infantry (6), sword_1
A party: 2 mage
A lost: archer
B army: 6 archer, giant (17)
B roster: 2 infantry
turn 4 melee
"""


def sound(text: str = TEXT) -> list[str]:
    return [str(found.said) for found in impossible(read(text))]


def test_text_of_positions_of_random_games_is_exact():
    options = ({}, {"quest_pace": "by_turns"}, {"quests": False, "wiped_out": "draw"})
    for seed, chosen in enumerate(options):
        game, random = Game(set_up("battle_dice", seed, 2, 8, chosen)), Random(seed)
        while game.question is not None:
            text = write(game.position)
            assert read(text) == game.position, text
            game.play(game.rules.sample(game.question, random))
        assert read(write(game.position)) == game.position
        assert game.position.result is not None


def test_plain_text_is_written_as_it_was_read():
    assert write(read(TEXT)) == TEXT
    for turn in ("1 begin", "4 roll", "4 monster", "3 quest A", "2"):
        text = TEXT.replace("4 melee", turn)
        assert write(read(text)) == text
        assert turn_words(read(text)) == turn.partition(" ")[2]
    assert write(read(f"{TEXT}tables {read_tables()}")) == f"{TEXT}tables {read_tables()}\n"
    told = TEXT + "quest A party 3, roster 2, rounds 1, monsters giant\n"
    again = write(read(told.replace("turn 4 melee\n", "") + "turn 4 quest A\noptions quests=no\nannounced 0; 9\n"))
    assert read(again).board.quests[0].rounds == 1
    assert "options quests=no\nturn 4 quest A\nannounced 0; 9\n" in again


def read_tables() -> str:
    """Return tables of players in JSON."""
    tables = read(TEXT).board.tables
    return msgspec.json.encode(replace(tables, thresholds={**tables.thresholds, "melee": 2})).decode()


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("A lost", "A pocket", "Line 4: there is no place “pocket” for dice"),
        ("archer\n", "hydra\n", "Line 4: there is no die “hydra”"),
        ("(6)", "(7)", "Line 2: infantry has no number 7; it has 6 sides"),
        ("2 mage", "two mages", "Line 3: “two mages” is not written like “2 archer (7)”"),
        ("4 melee", "4 supper", "Line 7: “supper” is not a phase of a turn"),
        ("4 melee", "melee", "Line 7: “melee” is not written like “4 melee”"),
        ("turn 4", "quest A with 2\nturn 4", "Line 7: “quest A with 2” is not written like"),
        ("turn 4", "monsters hydra\nturn 4", "Line 7: “hydra” is not written like “dragon giant”"),
        ("turn 4", "starts 3\nturn 4", "Line 7: “3” is not written like “20 20”"),
        ("turn 4", "options luck\nturn 4", "Line 7: there is no house rule “luck”"),
        ("turn 4", "ids 1 2\nturn 4", "Line 7: 17 dice need the ids from 0 on"),
        ("turn 4", "battle {\nturn 4", "Line 7: "),
        ("turn 4", "agenda [3]\nturn 4", "Line 7: "),
        ("game battle_dice", "game risk", "Line 1: this is a position of the game “risk”"),
    ],
)
def test_damaged_text_is_refused_with_its_line(old: str, new: str, said: str):
    with pytest.raises(NotationError) as found:
        read(TEXT.replace(old, new, 1))
    assert said in str(found.value)


def test_text_without_dice_is_refused():
    with pytest.raises(NotationError, match="the text has no dice"):
        read("game battle_dice")


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("A lost: archer", "A lost: sword_2", "A has a die at a place where it cannot be: Sword +2 (BA7)."),
        ("A army: general (2), 3 infantry (6)", "A lost: general, 3 infantry\nA army: bow_1", "A has no units in"),
        ("giant (17)", "giant, dragon", "B has monsters of different types"),
        ("6 archer", "301 archer", "B has 304 dice in play; a player can have at most 300 (H93)."),
        ("2 mage", "sword_2", "Artifacts of A are on a quest without a unit (BQ1)."),
        ("B roster: 2 infantry\n", "", "A has a party on a quest, but B has no roster against it (BQ3)."),
        ("A party: 2 mage\n", "", "B has a roster, but A has no party on a quest (BQ3)."),
        ("turn 4", "options quests=no\nturn 4", "A has a party, but this game is played without quests (H72)."),
        ("2 infantry", "giant, dragon", "The roster of B has monsters of different types (BQ10)."),
        ("turn 4", "turn 0", "a game starts in turn 1 or later (BD1.6)"),
    ],
)
def test_impossible_position_has_its_reason_with_the_clause(old: str, new: str, said: str):
    """BD1.1, BD1.3, BD1.6, BD1.9, BA7, BQ1, BQ3, BQ10; rulings H72, H93."""
    found = sound(TEXT.replace(old, new, 1))
    assert any(said in one for one in found), found
    names = [one.rstrip(").").rpartition("(")[2] for one in found if one.endswith(").")]
    assert all(clause(name) for name in names if not name.startswith("H"))
    with pytest.raises(ValueError, match=r"."):
        Game.from_position(read(TEXT.replace(old, new, 1)))


def test_die_that_does_not_exist_is_impossible():
    position, danish = read(TEXT), Words("da")
    for wrong, said in (
        (Die("hydra", 0, "army"), "hydra is not a die of this game"),
        (Die("mage", 5, "army"), "mage belongs to no player"),
        (Die("mage", 0, "army", 12), "A die shows 13, which it does not have: mage"),
        (Die("table_d6", 0, "army"), "at a place where it cannot be: six-sided die"),
    ):
        found = next(impossible(replace(position, dice=(*position.dice, wrong))))
        assert said in str(found.said)
        assert danish.trouble(found.said) != str(found.said)


def test_game_starts_from_a_position_and_is_played_to_its_end():
    """BD1.3: the armies that began have as many dice, the other units of the larger one were hired."""
    assert sound() == []
    for turn, kind in (("4 melee", "losses"), ("4 begin", "quest"), ("4 roll", "artifacts"), ("4 quest A", "")):
        game = Game.from_position(read(TEXT.replace("4 melee", turn)), seed=3)
        assert not kind or game.question.kind == kind
        assert [army["infantry"] + army["archer"] for army in game.set_up.forces] == [4, 6]
        dice, random = total(game.position), Random(1)
        while game.question is not None:
            game.play(game.rules.sample(game.question, random))
            assert game.rules.problems(game.position) == []
            assert total(game.position) >= dice
        assert Game.replay(game.set_up, game.journal).position == game.position


def total(position: BattlePosition) -> int:
    return len(position.dice)


def test_game_with_own_tables_and_options_starts_again_from_its_text():
    text = f"{TEXT}options quest_pace=by_turns wiped_out=draw\ntables {read_tables()}\n"
    game = Game.from_position(read(text))
    assert game.set_up.options == {"quest_pace": "by_turns", "wiped_out": "draw"}
    assert (game.position.board.house, game.position.board.tables.thresholds["melee"]) == (True, 2)

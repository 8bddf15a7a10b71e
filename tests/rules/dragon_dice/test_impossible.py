"""Positions from which no game can start: a sentence for each reason, with its clause and its place."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from by_hand import CLASSIC
from msgspec.structs import replace

from ddtable.engine.game import Game
from ddtable.engine.position import Die
from ddtable.rules.clauses import clause
from ddtable.rules.dragon_dice import notation
from ddtable.rules.dragon_dice.impossible import impossible
from ddtable.rules.dragon_dice.places import Land
from ddtable.words.sentences import Words
from tests.rules.digests.seeded_games import set_up

SOUND = """
home A: flatland_city 4
home B: flatland_city 8, held by B
frontier: flatland_city 6
A at home A: thug
A dead: air_drake
B at home B: mugger
B dead: air_drake
B dragons at frontier: fire_wyrm
turn 3 A march 1
"""


RULINGS = ("Q18",)


def test_position_without_a_defect_has_none():
    """SU1, SU4, SU8, C2.2."""
    assert list(impossible(notation.read(SOUND))) == []


@pytest.mark.parametrize(
    ("old", "new", "said", "where"),
    [
        ("A dead: air_drake", "A reserve: air_drake", "Air Drake of A is at a place where it cannot be (C0.8)", ""),
        ("A dead: air_drake", "A dragons at frontier: thug", "Thug of A is at a place where it cannot be (C3.7)", ""),
        ("A dead: air_drake", "A dead: coastland_city", "is at a place where it cannot be (SU4)", ""),
        ("A dead: air_drake", "A dead: kings_die", "King's Die is not a die of this game", ""),
        ("city 8, held by B", "city 7, held by B", "shows 7 instead of the eighth face (C11.1)", "table/1"),
        ("held by B", "held by A", "A holds the home of B without an army there (C11.2)", "table/1"),
        ("city 6", "city 8, held by B\nB at frontier: thug", "B holds 2 captured terrains and has won (C2.1)", ""),
        ("B at home B", "B dead", "B has no units at a terrain or in reserve", "reserve@1"),
        ("B at home B", "B dead", "At least 2 players need units", ""),
        ("A at home A: thug", "A at home A: 99 troll\nA reserve: 99 troll", "A has 792 health", ""),
        ("turn 3 A march 1", "", "a game starts in turn 1 or later", ""),
        ("turn 3 A march 1", "turn 3 B march 1\ngone B", "B is out of the game", ""),
        ("turn 3 A march 1", 'turn 3 A\nagenda [{"type":"march","number":1}]', "does not lead to its end (C3.5)", ""),
        ("turn 3", "cast palsy by B on A at home A, since 7\nturn 3", "began in a later turn", ""),
        ("turn 3", "cast palsy by B on A at home B\nturn 3", "its army is not there", ""),
        ("turn 3", "cast palsy by B on die 99\nturn 3", "its die is not in play", ""),
        ("turn 3", "cast palsy by B on die 4\nturn 3", "its die is not in play", ""),
    ],
)
def test_impossible_thing_is_named_with_its_place(old: str, new: str, said: str, where: str):
    """SU1, SU4, SU8, C0.8, C2.1, C2.2, C2.3, C3.5, C3.7, C11.1, C11.2, M15."""
    found = list(impossible(notation.read(SOUND.replace(old, new, 1))))
    assert any(said in one.said and where == one.where for one in found), found
    for one in found:
        cited = one.said.values.get("clause", "SU1")
        assert cited in RULINGS or clause(cited)
        assert Words("da").trouble(one.said) != one.said


START = notation.read(SOUND)
PALSY = notation.read(SOUND + "\ncast palsy by B at frontier").board.effects[0]


def changed(**values: Any) -> Any:
    return replace(START, board=START.board.changed(**values))


def with_die(*die: Any) -> Any:
    return replace(START, dice=(*START.dice, Die(*die)))


@pytest.mark.parametrize(
    ("position", "said"),
    [
        (replace(START, seats=7), "for 2 to 4 players, not 7"),
        (changed(seat=5), "the turn of no player"),
        (changed(lands=(*START.board.lands, Land(0))), "There are 4 terrains"),
        (changed(lands=(Land(0, 0), Land(1, 0), Land(2))), "Each player needs 1 home"),
        (changed(lands=(Land(0, 0), Land(1, 1), Land(-1))), "no terrain die at the frontier"),
        (changed(lands=(Land(0, 0), Land(3, 1), Land(2))), "Thug cannot be the terrain die at the home of B"),
        (changed(lands=(Land(0, 0, 9), Land(1, 1), Land(2))), "? holds the home of A"),
        (changed(effects=(replace(PALSY, name="x"),)), "x is impossible: this edition has no such effect"),
        (changed(effects=(replace(PALSY, place="y"),)), "Palsy is impossible: its terrain"),
        (changed(effects=(replace(PALSY, seat=5),)), "Palsy is impossible: its player"),
        (with_die("x", 0, "dead"), "x is not a die"),
        (with_die("air_drake", 5, "dead"), "no player"),
        (with_die("air_drake", 0, "dead", 77), "no face 78"),
    ],
)
def test_forged_position_is_named(position: Any, said: str):
    """SU1, SU4."""
    assert any(said in one.said for one in impossible(position)), [str(one.said) for one in impossible(position)]


def test_positions_of_a_random_game_are_possible():
    """Of all positions in turns; those of the set-up have places of their own."""
    game, random = Game(set_up("classic", 5, 2, 8, {})), Random(5)
    for _ in range(150):
        if game.question is None:
            break
        game.play(game.rules.sample(game.question, random))
        if game.position.board.turn and game.position.result is None:
            assert list(impossible(game.position)) == []
            assert CLASSIC.refuse_start(game.set_up, game.position) is None
    assert game.position.board.turn

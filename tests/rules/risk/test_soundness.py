"""Positions that no game of Dragon Dice Risk comes to: the check names the defect, so that a save is not opened."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace
from world import A, world

from ddtable.rules.dragon_dice.board import Front
from ddtable.rules.risk.soundness import problems


def found(**changes: Any) -> list[str]:
    """Return the defects of a position whose board has other values."""
    position = world("A alaska: 2 thug").position
    return [*problems(replace(position, board=position.board.changed(**changes)))]


def test_sound_position_has_no_defect():
    assert found() == []


def test_number_of_players_is_one_of_the_table():
    """RK1.1."""
    position = world("A alaska: 2 thug").position
    assert [*problems(replace(position, seats=7))] == ["7 players"]


def test_territories_and_continents_are_those_of_the_map():
    position = world("A alaska: 2 thug").position
    places, rules = position.board.places, position.board.map
    assert found(places=(places[1], places[0], *places[2:])) == ["the territories are not those of the map"]
    assert found(map=replace(rules, bonuses=rules.bonuses[:-1])) == ["the continents are not those of the map"]


@pytest.mark.parametrize(
    ("changes", "defect"),
    [
        ({"hands": ((),)}, "1 hands"),
        ({"claims": (9,) * 42}, "claims or initial health of no player"),
        ({"discards": (3, 3)}, "a card is twice in the game, or there is no such card"),
        ({"traded": -1}, "-1 sets, 0 quiet rounds"),
        ({"attack": Front(A, "land/0", A, (), ())}, "an attack on no territory"),
        ({"attack": Front(A, "terrain/3", A, (("terrain/0", (999,)),), ())}, "an attack with dice that do not exist"),
    ],
)
def test_defects_of_the_board_are_named(changes: dict[str, Any], defect: str):
    """RK1.3, RK4.2, RK4.5."""
    assert found(**changes) == [defect]

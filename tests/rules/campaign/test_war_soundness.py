"""Positions of a war that no game reaches are named, for example those of a forged save."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from msgspec.structs import replace
from war import FILLER, WAR, A, B, war

from ddtable.engine.position import Die
from ddtable.engine.system import system
from ddtable.rules.campaign.board import POOL, RECRUITING, SUMMONING, Expansion
from ddtable.rules.dragon_dice.board import BURIED, NOBODY
from ddtable.rules.dragon_dice.places import Place, numbered

DRAKE = "air_drake"
UNITS = "A at 0: guard\nB at 1: thug"


def problems(**board: Any) -> str:
    position = war(UNITS).position
    return "; ".join(WAR.problems(replace(position, board=replace(position.board, **board))))


def test_sound_position_has_no_problem():
    assert problems() == ""


@pytest.mark.parametrize(
    ("board", "said"),
    [
        ({"turns": (1,)}, "turns (1,) of 2 seats"),
        ({"turns": (2, 1)}, "turns (2, 1) of 2 seats, 1 together"),
        ({"recruitings": -1}, "-1 recruitings"),
        ({"expansions": (Expansion(A, numbered(0)),) * 2}, "has expanded twice from one terrain"),
        ({"expansions": (Expansion(7, numbered(0)),)}, "seat 7 has expanded from 'terrain/0'"),
        ({"expansions": (Expansion(A, "terrain/9"),)}, "seat 0 has expanded from 'terrain/9'"),
    ],
)
def test_defect_of_the_board_is_named(board, said):
    assert said in problems(**board)


def test_war_of_an_unknown_size_is_a_defect():
    """K1."""
    position = war(UNITS).position
    kinds = (*[(FILLER, BURIED)] * 10, *[(DRAKE, SUMMONING)] * 2)
    more = [Die(kind, seat, place) for seat in (A, B) for kind, place in kinds]
    forged = replace(position, dice=(*position.dice, *more), board=replace(position.board, healths=(130, 130)))
    assert WAR.problems(forged) == ["forces of 130 health"]


def test_places_of_a_war_are_those_of_its_terrains():
    """KP6.0: places are numbered like the terrains."""
    places = war(UNITS).board.map
    swapped = (places[1], places[0], places[2])
    assert "the places are not those of the terrains" in problems(places=swapped)
    assert "linked to terrain/9" in problems(places=(*places[:2], replace(places[2], links=("terrain/9",))))
    assert isinstance(places[0], Place)


def test_die_of_the_common_pool_belongs_to_no_player():
    """K4; a unit always belongs to one."""
    position = war(UNITS).position
    dice = list(position.dice)
    dice[0] = replace(dice[0], owner=-1)
    assert "die 0 belongs to seat -1" in "; ".join(WAR.problems(replace(position, dice=tuple(dice))))


def test_campaign_position_is_not_one_of_the_classic_game():
    """A save of another edition is refused: its steps and its board are of another type."""
    encoded = msgspec.json.encode(war(UNITS).position)
    assert msgspec.json.decode(encoded, type=WAR.position_type) == war(UNITS).position
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(encoded, type=system("classic").position_type)


@pytest.mark.parametrize(
    ("dice", "said"),
    [
        ((Die("highland_city", NOBODY, POOL),) * 6, "11 terrain dice instead of 8"),
        ((Die("dragonkin_dragonfoal_air", A, SUMMONING),) * 21, "seat 0 has 21 health of dragonkin, at most 20"),
        (
            (Die("medallion_gold", B, RECRUITING), Die("medallion_gold", B, BURIED)),
            "seat 1 has 2 medallions, at most 1",
        ),
    ],
)
def test_more_dice_without_health_than_a_size_allows_are_a_defect(dice, said):
    """K1, K4: terrains, dragonkin and medallions are no health that is counted."""
    position = war(UNITS).position
    assert said in WAR.problems(replace(position, dice=(*position.dice, *dice)))

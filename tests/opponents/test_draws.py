"""A computer player accepts a draw unless it is early or the player is clearly ahead."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from ddtable.opponents.draws import ENOUGH, why_no_draw
from ddtable.rules.dragon_dice import notation

TABLE = """
home A: flatland_city {face}
home B: flatland_tower 3
frontier: flatland_temple 6
A at home A: {mine}
B at home B: {theirs}
turn A march 1
"""


def position(mine: str, theirs: str, face: str = "5", turn: int = 2 * ENOUGH + 1):
    found = notation.read(TABLE.format(mine=mine, theirs=theirs, face=face))
    return replace(found, board=replace(found.board, turn=turn))


@pytest.mark.parametrize(
    ("mine", "theirs", "why"),
    [("3 thug", "3 guard", ""), ("6 thug", "2 guard", "ahead"), ("thug", "6 guard", ""), ("4 thug", "4 guard", "")],
)
def test_a_draw_is_accepted_without_a_lead(mine, theirs, why):
    assert why_no_draw(position(mine, theirs), 0) == why


@pytest.mark.parametrize("turn", [0, 1, 2 * ENOUGH])
def test_no_draw_is_accepted_early(turn):
    assert why_no_draw(position("thug", "6 guard", turn=turn), 0) == "early"


def test_of_two_at_most_one_refuses():
    for mine in range(1, 9):
        there = position(f"{mine} thug", "4 guard")
        assert not (why_no_draw(there, 0) and why_no_draw(there, 1))

"""A computer player takes a draw unless it is clearly ahead."""

from __future__ import annotations

import pytest

from ddtable.opponents.draws import accepts_draw
from ddtable.rules.classic import notation

TABLE = """
home A: flatland_city {face}
home B: flatland_tower 3
frontier: flatland_temple 6
A at home A: {mine}
B at home B: {theirs}
turn A march 1
"""


def position(mine: str, theirs: str, face: str = "5"):
    return notation.read(TABLE.format(mine=mine, theirs=theirs, face=face))


@pytest.mark.parametrize(
    ("mine", "theirs", "accepts"),
    [("3 thug", "3 guard", True), ("6 thug", "2 guard", False), ("thug", "6 guard", True), ("4 thug", "4 guard", True)],
)
def test_a_draw_is_taken_by_who_has_no_more_than_the_others(mine, theirs, accepts):
    assert accepts_draw(position(mine, theirs), 0) is accepts


def test_of_two_at_most_one_refuses():
    for mine in range(1, 9):
        there = position(f"{mine} thug", "4 guard")
        assert accepts_draw(there, 0) or accepts_draw(there, 1)

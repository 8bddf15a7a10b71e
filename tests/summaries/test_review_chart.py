"""The chart of a review: a line for two players, bands for more, and signs that do not cover each other."""

from __future__ import annotations

from itertools import pairwise

import pytest

from ddtable.summaries.review import Account, Decision, Point, Review, Swing
from ddtable.summaries.review_chart import Sizes, lay_out_chart

SIZES = Sizes(right=40, below=30, edge=10, mark=10, stem=28, apart=30, initial=20)


def review(*line: tuple[float, ...], swings: tuple[Swing, ...] = ()) -> Review:
    points = tuple(Point(10 * number, number, chances, number % len(chances)) for number, chances in enumerate(line))
    accounts = tuple(Account(seat, 0, 0, 0, 0, 0, 0) for seat in range(len(line[0])))
    return Review(points, (), accounts, swings, (0,))


def decision(entry: int, seat: int) -> Decision:
    return Decision(entry, 1, seat, "action", "a", "b", 0.1)


TWO = review((0.5, 0.5), (0.25, 0.75), (0.75, 0.25), (1.0, 0.0), swings=(Swing(1, 0, 0.3),))
THREE = review((0.3, 0.3, 0.4), (0.1, 0.5, 0.4), (0.1, 0.88, 0.02), (0.0, 1.0, 0.0))


def laid(one: Review, shown: tuple[Decision, ...] = (), first: int = 0, width: float = 650):
    return lay_out_chart(one, shown, first, width, 240, SIZES)


def test_two_players_have_a_line_with_a_region_on_each_side():
    chart = laid(TWO)
    assert chart.columns == (10, 210, 410, 610)
    assert [y for _, y in chart.line] == [110, 160, 60, 10]
    mine, theirs = chart.regions
    assert all(y <= 110 for _, y in mine.outline)
    assert all(y >= 110 for _, y in theirs.outline)
    assert (310, 110) in mine.outline  # where the line crosses the middle
    assert laid(TWO, first=1).line[1] == (210, 60)
    assert chart.dice[0].at == (410, 60)
    assert chart.decided == 410
    assert [(one.turn, one.x) for one in chart.ticks] == [(1, 310), (2, 510)]
    assert chart.nearest(300) == 1


def test_more_players_have_bands_that_fill_the_chart():
    chart = laid(THREE)
    assert not chart.line
    assert [one.seat for one in chart.regions] == [0, 1, 2]
    ends = [one.outline for one in chart.regions]
    for upper, lower in pairwise(ends):
        for one, two in zip(reversed(upper[4:]), lower[:4], strict=True):
            assert one == pytest.approx(two)
    assert {one.seat for one in chart.initials} == {0, 1, 2}
    assert next(one.at for one in chart.initials if one.seat == 2)[0] == 210


@pytest.mark.parametrize("one", [TWO, THREE])
def test_numbers_do_not_cover_each_other_and_stay_in_the_chart(one):
    shown = tuple(decision(entry, seat) for entry, seat in ((12, 0), (12, 1), (13, 0), (0, 0), (29, 1)))
    marks = laid(one, shown).marks
    assert [mark.number for mark in marks] == [1, 2, 3, 4, 5]
    for mark in marks:
        x, y = mark.at
        assert 10 <= x - 10 <= x + 10 <= 610
        assert 10 <= y - 10 <= y + 10 <= 210
        others = [other.at for other in marks if other is not mark]
        assert all(abs(x - left) >= 20 or abs(y - top) >= 20 for left, top in others)


def test_turns_of_a_long_game_have_room_for_their_numbers():
    long = review(*[(0.5, 0.5)] * 90)
    ticks = laid(long).ticks
    assert [one.turn for one in ticks][:3] == [1, 6, 11]
    assert all(two.x - one.x >= 30 for one, two in pairwise(ticks))
    assert laid(review((0.5, 0.5))).ticks == ()

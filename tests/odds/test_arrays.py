"""Arrays of several results of one roll: their chances are those of every roll, and those that icepool gives."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import product

import pytest

from ddtable.odds import arrays
from ddtable.odds.arrays import TooMany, together, together_below

MELEE = {(2, 0, 1): 1 / 3, (0, 1, 0): 1 / 2, (1, 1, -1): 1 / 6}
SAVES = {(0, 2, -1): 1 / 4, (3, 0, 0): 3 / 4}
DICE = [(MELEE, 2), (SAVES, 2)]


def every_roll() -> Counter[tuple[int, ...]]:
    """Return the chance of each combination, by all rolls."""
    found: Counter[tuple[int, ...]] = Counter()
    for rolled in product(MELEE.items(), MELEE.items(), SAVES.items(), SAVES.items()):
        share = 1.0
        for _, chance in rolled:
            share *= chance
        found[tuple(map(sum, zip(*(one for one, _ in rolled), strict=True)))] += share  # type: ignore[assignment]
    return found


def test_dice_together_have_the_chances_of_every_roll():
    assert together(DICE, 3).listed() == pytest.approx(dict(every_roll()))
    assert together([], 2).listed() == {(0, 0): 1.0}


def test_numbers_from_a_limit_on_are_one():
    counted: Counter[tuple[int, ...]] = Counter()
    for (one, two, three), share in every_roll().items():
        counted[min(one, 3), two, three] += share  # type: ignore[assignment]
    assert together(DICE, 3, {0: 3}).listed() == pytest.approx(dict(counted))


@pytest.mark.parametrize(("below", "first"), [(0, 99), (-1, 3), (1, 0), (-9, 9)])
def test_combinations_below_a_limit_are_counted_without_the_last_number(below: int, first: int):
    """C9.1: fewer saves than IDs; what has too many saves cannot be wiped out."""
    counted: Counter[tuple[int, ...]] = Counter()
    for (one, two, three), share in every_roll().items():
        if three < below and one <= first:
            counted[one, two] += share  # type: ignore[assignment]
    assert together_below(DICE, 3, below, first).listed() == pytest.approx(dict(counted))


RARE = {(0, 0): 1 - 1e-4, (9, 9): 1e-4}


def test_tails_without_a_chance_are_left_out():
    """The rows at the ends of an axis go if they have less than 1e-12 together."""
    found = together([(RARE, 12)], 2)
    assert max(found.chances.shape) < 9 * 6
    assert found.chances.sum() == pytest.approx(1.0, abs=1e-11)


def test_dice_that_need_too_much_room_are_added_in_parts(monkeypatch):
    whole = together([(RARE, 12)], 2).listed()
    monkeypatch.setattr(arrays, "MOST", 8000)
    parts = together([(RARE, 12)], 2).listed()
    assert sum(parts.values()) == pytest.approx(1.0, abs=1e-11)
    assert {one: share for one, share in parts.items() if share > 1e-11} == pytest.approx(
        {one: share for one, share in whole.items() if share > 1e-11}
    )
    monkeypatch.setattr(arrays, "MOST", 20)
    with pytest.raises(TooMany):
        together(DICE, 3)


def test_icepool_gives_the_same_chances_of_two_results():
    icepool = pytest.importorskip("icepool")
    faces = [(0, 1), (1, 0), (2, 1), (0, 0), (3, 0), (1, 2)]
    theirs = 10 @ icepool.Die([icepool.Vector(face) for face in faces])
    ours = together([(dict.fromkeys(faces, 1 / 6), 10)], 2).listed()
    expected = {tuple(one): float(Fraction(ways, theirs.denominator())) for one, ways in theirs.items()}
    assert {one: share for one, share in ours.items() if share > 1e-9} == pytest.approx(
        {one: share for one, share in expected.items() if share > 1e-9}, abs=1e-10
    )

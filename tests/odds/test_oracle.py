"""The odds beside those of icepool, a general program for dice: equal to 1e-9."""

from __future__ import annotations

import pytest

from ddtable.dice.catalogue import catalogue
from ddtable.engine.arithmetic import Count, Face, Reroll
from ddtable.odds.expected import gives, shown
from ddtable.odds.of_recipe import chances
from ddtable.odds.plans import Sides

icepool = pytest.importorskip("icepool", reason="the packages of the checks are older than the lock")
TWENTY = [*catalogue().units][:160:8]


def dice(types: list[str], kind: str, result: str) -> list[Sides]:
    """Return the faces of units: what each gives to a result, as an icon of its own."""
    return [
        tuple(Face(at, "point", gives(icon, count, kind, result)) for icon, count in shown(one))
        for at, one in enumerate(types)
    ]


@pytest.mark.parametrize("kind", ["melee", "save", "maneuver", "missile"])
def test_totals_of_twenty_dice_are_those_of_icepool(kind: str):
    total = icepool.Die([0])
    for sides in dice(TWENTY, kind, kind):
        total = total + icepool.Die([face.count for face in sides])
    ours = chances((Count("points", "point", ""),), dice(TWENTY, kind, kind), ["points"])
    assert {points for (points,) in ours} == set(total.keys())
    assert all(share == pytest.approx(float(total.probability(points)), abs=1e-9) for (points,), share in ours.items())


def test_dice_that_roll_again_are_those_of_icepool():
    """C14: a face that is rolled again adds a further throw."""
    sides = tuple(Face(0, "again" if at == 5 else "point", at) for at in range(6))
    whole = (Reroll(frozenset({"again"})), Count("points", "point", ""), Count("points", "again", ""))
    ours = chances(whole, [tuple(Face(die, face.icon, face.count) for face in sides) for die in range(8)], ["points"])
    die = icepool.d6.map(lambda face: face - 1).explode([5], depth=24)
    theirs = 8 @ die
    assert all(ours[points,] == pytest.approx(float(theirs.probability(points)), abs=1e-9) for points in range(90))

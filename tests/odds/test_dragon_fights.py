"""Dragons that fight each other: the exact chances are those of every roll that they can make."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction

import pytest

from ddtable.odds.dragon_fights import MOST, dragon_fight
from ddtable.rules.dragon_dice.board import dragons_at
from ddtable.rules.dragon_dice.events.dragons import DragonLeft, DragonsFight
from tests.drivers.every_roll import every_roll
from tests.rules.dragon_dice.by_hand import board

FRONTIER = "terrain/2"
ELSEWHERE = "A at home A: thug\nB at home B: thug\nA at frontier: thug\n"
LEFT_OUT = Fraction(1, 3000)  # rolls of tails that are not followed


@pytest.mark.parametrize("mine", ["fire_drake", "water_wyrm"])
def test_every_roll_counted_gives_the_same_chances(mine: str):
    """DA-C1, DA-C5, DG-D, DG-H: the damage of one dragon against the health and the saves of the other."""
    text = f"A dragons at frontier: {mine}\nB dragons at frontier: air_drake\n{ELSEWHERE}turn 5 A dragons\n"
    table = board(text, f="flatland_city 5")
    one, two = dragons_at(table.position, FRONTIER)
    exact = dragon_fight(table.position, {one: two, two: one})
    assert exact is not None
    assert sum(exact.values()) == pytest.approx(1.0)
    counted: Counter[frozenset[int]] = Counter()
    for end, share in every_roll(table.played, lambda *_: None, (), least=LEFT_OUT):  # type: ignore[arg-type, return-value]
        assert any(isinstance(event, DragonsFight) for event in end.events)
        left = [event for event in end.events if isinstance(event, DragonLeft) and event.reason == "slain"]
        counted[frozenset(event.dragon for event in left)] += share
    missing = float(1 - sum(counted.values()))
    assert missing < 0.03
    for slain in {*exact, *counted}:
        assert 0 <= exact.get(slain, 0.0) - float(counted.get(slain, 0)) + 1e-9 <= missing + 2e-9, slain


def test_dragon_that_is_attacked_by_two_takes_the_damage_of_both():
    """DG-D, DG-M; a dragon that attacks none does not roll, so it has all its saves (H92)."""
    here = "A dragons at frontier: fire_drake, fire_drake\nB dragons at frontier: air_drake\n"
    view = board(f"{here}{ELSEWHERE}turn 5 A dragons\n", f="flatland_city 5").position
    one, two, other = dragons_at(view, FRONTIER)
    together = dragon_fight(view, {one: other, two: other})
    alone = dragon_fight(view, {one: other})
    assert together is not None
    assert alone is not None
    assert set(together) == set(alone) == {frozenset(), frozenset({other})}
    assert together[frozenset({other})] > 2 * alone[frozenset({other})]
    assert dragon_fight(view, dict.fromkeys(range(MOST + 1), other)) is None

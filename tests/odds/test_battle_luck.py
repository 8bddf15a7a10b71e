"""The rolled results of Battle Dice compared with the average, counted by hand."""

from __future__ import annotations

import pytest

from ddtable.odds.battle_luck import battle_luck
from ddtable.rules.battle_dice.events import (
    Counted,
    DiceRolled,
    MoraleChecked,
    PhaseCounted,
    Rerolled,
    TableRolled,
    TurnBegan,
)
from ddtable.rules.battle_dice.tables import Result

TYPES = ("infantry", "mage", "dragon", "sword_1")


def test_numbers_are_added_up_by_class_against_the_average_of_their_dice():
    mine, other = battle_luck([DiceRolled(0, "army", (0, 1, 2, 3), (6, 3, 20, 1))], TYPES, 2, 13)
    assert mine.thrown == 4
    shown = {tally.name: (tally.got, tally.expected) for tally in mine.icons}
    assert shown == {"infantry": (6, 3.5), "mage": (3, 6.5), "monster": (20, 10.5), "artifact": (1, 2.5)}
    assert list(shown) == ["infantry", "mage", "monster", "artifact"], "in the order of an army list"
    assert (other.thrown, other.kinds, other.icons, other.share) == (0, (), (), 0.5)


def test_rerolls_on_tables_and_for_morale_count():
    (mine,) = battle_luck(
        [
            TurnBegan(1),
            Rerolled(0, 0, 1, 6, "press"),
            TableRolled(0, "army", "tactics", 0, 6, 0, 0, 6, Result("ambush")),
            MoraleChecked(0, "army", (1,), (12,), 0, 0, 1, False),
        ],
        TYPES,
        1,
        13,
    )
    assert mine.thrown == 3
    assert [tally.name for tally in mine.icons] == ["infantry", "mage", "table"]
    assert mine.share == pytest.approx(1.0, abs=0.01), "three times the highest number"


@pytest.mark.parametrize(
    ("phase", "threshold", "die", "expected"),
    [("melee", 6, 0, 1 / 6), ("magic", 10, 1, 3 / 12), ("monster", 0, 2, 8 / 20), ("melee", 9, 0, 0.0)],
)
def test_successes_are_compared_with_their_chance(phase: str, threshold: int, die: int, expected: float):
    """BD1.8, BD1.9: modifiers are left out."""
    counted = PhaseCounted(0, "army", phase, threshold, (Counted(die, 13, 2, "hit"), Counted(die, 5, 7, "hit")))  # type: ignore[arg-type]
    (mine,) = battle_luck([counted], TYPES, 1, 13)
    (tally,) = mine.kinds
    assert (tally.name, tally.got) == (phase, 1)
    assert tally.expected == pytest.approx(2 * expected)


def test_a_monster_strikes_from_the_number_in_the_tables():
    """BD1.8: players may agree on other numbers."""
    counted = PhaseCounted(0, "army", "monster", 0, (Counted(2, 11, 0, "kill_monster"),))
    (mine,) = battle_luck([counted], TYPES, 1, 11)
    assert [(tally.got, tally.expected) for tally in mine.kinds] == [(1, pytest.approx(10 / 20))]

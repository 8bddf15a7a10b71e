"""Battle Dice, artifacts beside units: they are no losses, count in no size, and their own tables rule."""

import pytest
from battle_by_hand import B, Hand

from ddtable.forces.battle_army import BattleArmy
from ddtable.rules.battle_dice.armies import refuse_armies
from ddtable.rules.battle_dice.artifacts import amount_of, artifacts
from ddtable.rules.battle_dice.kinds import ARTIFACTS

REMARKS = {
    "sword_2": 2,
    "shield_2": -2,
    "bow_2": 2,
    "staff": 2,
    "wings": 2,
    "crown": 2,
    "sword_3": 3,
    "bow_3": 3,
}
"""What the table of the twenty-sided die says beside some artifacts."""


def test_an_artifact_cannot_be_picked_as_a_loss():
    """BA5: three archers hit, and of three units and two artifacts the units go."""
    hand = Hand("3 archer 7 7 8", "2 infantry, mage, sword_1, crown").choose(B, "artifacts")
    assert hand.over == ((0,), "destroyed")
    assert sorted(hand.lost(B)) == ["infantry", "infantry", "mage"]
    assert hand.at(B, "army") == ["sword_1", "crown"]


def test_only_units_are_offered_to_be_lost():
    """BA5."""
    hand = Hand("archer 7", "infantry, mage, sword_1 4").choose(B, "artifacts")
    hand.asked(B, "losses")
    assert hand.offered() == ["infantry", "mage"]


def test_both_sides_begin_with_units_alone():
    """BA7: an army holds no artifacts, so that equal numbers are equal numbers of units."""
    one, other = BattleArmy("a", "A", archer=3, mage=1), BattleArmy("b", "B", monsters=4)
    assert refuse_armies((one, other)) is None
    assert not {kind for army in (one, other) for kind in army.kinds()} & set(ARTIFACTS)


@pytest.mark.parametrize(("kind", "most"), REMARKS.items())
def test_a_remark_of_the_table_of_artifacts_is_the_best_line_of_the_artifacts_own_table(kind, most):
    """BA10: Shield +2 takes 1 or 2 from one enemy die, not 2 from each."""
    amounts = [amount_of(line) for line in artifacts()[kind].lines]
    assert max(amounts, key=abs) == most
    assert min(amounts, key=abs) == 0

"""The odds of answers in Battle Dice: the answers that differ, exact or tried, and what the other side hides."""

from __future__ import annotations

import pytest

from ddtable.engine.questions import Chosen
from ddtable.opponents.battle_dice.forecasting import answers, settled
from ddtable.opponents.forecast import has_odds, joined, may_have_odds
from ddtable.opponents.forecasting import forecasts
from ddtable.opponents.judging import written
from tests.rules.battle_dice.battle_by_hand import BATTLE, A, B, Hand

LOSSES = ("3 infantry 6 1 1, archer 1, general 1", "2 infantry, archer 8")


def seen(hand: Hand):
    return BATTLE.observe(hand.position, hand.question.seat)


def test_losses_of_dice_that_are_alike_are_one_answer():
    """BD1.4: an infantry that still hits differs from one that does not."""
    hand = Hand(*LOSSES)
    hand.asked(A, "losses")
    found = forecasts(seen(hand), hand.question, 0, 4)
    assert sorted(len(one.option.split(",")) for one in found) == [1, 1, 1, 1]
    assert all(one.tries == 0 for one in found)
    assert {one.expected_back for one in found} == {1.0}
    assert [one.expected_out for one in found].count(0) == 1, "only without the die that hits"
    assert forecasts(seen(hand), hand.question, 4, 4) == (), "what is exact is worked out once"


def test_losses_that_the_other_side_has_picked_secretly_count():
    """BD1.4: both lose a unit; the second one does not see which the first one picked, but that it lost one."""
    hand = Hand("infantry 6, archer 1, general 1", "infantry 6, archer 1, mage 1")
    hand.choose(A, "losses", "general")
    hand.asked(B, "losses")
    assert settled(seen(hand), B).agenda[-1].picked[0]
    assert {one.expected_out for one in forecasts(seen(hand), hand.question, 0, 2)} == {1.0}
    assert settled(hand.position, B) == hand.position


def test_quests_are_tried_and_tell_the_chance_of_an_artifact():
    """BQ1, BQ7: no party, or one unit of each kind that may go."""
    hand = Hand("4 infantry, archer, cavalry", "4 infantry, 2 archer", quests=True)
    hand.asked(A, "quest")
    found = {one.option: one for one in forecasts(seen(hand), hand.question, 0, 3)}
    assert [written(choice) for choice in answers(seen(hand), hand.question)] == [*found]
    assert found[""].succeeds == -1
    assert all(0 <= one.succeeds <= 1 for option, one in found.items() if option)
    assert {one.tries for one in found.values()} == {3}
    more = {one.option: one for one in forecasts(seen(hand), hand.question, 3, 2)}
    both = {one.option: one for one in forecasts(seen(hand), hand.question, 0, 5)}
    for option, whole in both.items():
        assert joined(found[option], more[option]).expected_back == pytest.approx(whole.expected_back)


def test_questions_with_odds():
    hand = Hand(*LOSSES)
    assert may_have_odds("battle_dice")
    assert has_odds("battle_dice", hand.asked(A, "losses"))
    assert not has_odds("classic", hand.question)
    assert written(Chosen((7, 3))) == "3,7"

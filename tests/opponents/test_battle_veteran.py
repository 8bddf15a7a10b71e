"""The appraisal of Battle Dice, its judge, and Veteran, who weighs answers until the round ends."""

from __future__ import annotations

from random import Random

import pytest

from benchmarks.fitting_battle import main, positions
from ddtable.engine.questions import Chosen, Picked
from ddtable.opponents.battle_dice import recruit, veteran
from ddtable.opponents.battle_dice.appraisal import FITTED, chance, compared
from ddtable.opponents.battle_dice.weighing import Weighed, weighed
from ddtable.opponents.judging import judge, written
from tests.rules.battle_dice.battle_by_hand import BATTLE, A, B, Hand

LOSSES = ("3 infantry 6 1 1, archer 1, general 1", "2 infantry, archer 8")


def seen(hand: Hand):
    return BATTLE.observe(hand.position, hand.question.seat)


def test_chances_of_both_sides_add_up_and_more_units_are_better():
    hand = Hand("3 infantry, mage, archer", "infantry, archer", quests=True)
    assert hand.asked(A, "quest")
    one, other = judge("battle_dice").chances(hand.position)
    assert one + other == pytest.approx(1)
    assert one == chance(hand.position, A) > 0.5
    assert chance(hand.position, B) == pytest.approx(other)
    assert [*compared(hand.position, A)] == [*FITTED]


def test_judge_weighs_the_given_answer_and_all_that_differ():
    hand = Hand(*LOSSES)
    given = Chosen(hand.asked(A, "losses").shape.dice[2:3])
    values = judge("battle_dice").values(seen(hand), hand.question, given)
    assert written(given) in values
    assert len(values) >= 4
    assert all(0 < value < 1 for value in values.values())


def test_quests_are_not_judged():
    hand = Hand("3 infantry", "3 infantry", quests=True)
    assert hand.asked(A, "quest")
    assert judge("battle_dice").values(seen(hand), hand.question, Chosen(())) == {}


def test_veteran_plays_the_best_answer_unless_the_default_is_as_good():
    hand = Hand(*LOSSES)
    hand.asked(A, "losses")
    choice, remark = veteran.choose(seen(hand), hand.question, Random(1))
    assert (choice, remark) == veteran.choose(seen(hand), hand.question, Random(2)), "nothing is by lot"
    default = recruit.choose(seen(hand), hand.question, Random(1))[0]
    found = weighed(seen(hand), hand.question, default)
    best = max(one.chance for one in found.values())
    assert found[written(choice)].chance >= best - veteran.CLEARLY
    assert hand.question.refusal(choice) is None


def test_reason_names_what_decided():
    before = Weighed(Picked("none"), 0.5, 1.0, 0.0, 0.1, 0.2)
    after = Weighed(Picked("3"), 0.54, 1.0, 0.5, 0.1, 0.2)
    assert veteran.reason(before, after).values == {"gain": 4, "first": "kills"}
    assert veteran.reason(before, Weighed(Picked("3"), 0.501, 1.0, 0.0, 0.1, 0.2)).values == {
        "gain": 1,
        "first": "kinds",
    }


def test_fitting_measures_games_and_prints_the_weights(capsys: pytest.CaptureFixture[str]):
    rows, results = positions(3, 4)
    assert positions(3, 4) == (rows, results)
    assert {len(row) for row in rows} == {len(FITTED)}
    assert main(["--games", "4", "--seed", "2"]) == 0
    printed = capsys.readouterr().out
    assert [line.partition(" = ")[0] for line in printed.split("[measures]\n")[1].split("\n") if line] == [*FITTED]

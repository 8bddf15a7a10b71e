"""The judge of Battle Dice: the appraisal of both armies, and answers weighed until the round ends."""

from __future__ import annotations

import pytest

from benchmarks.fitting_battle import main, positions
from ddtable.engine.questions import Chosen
from ddtable.opponents.battle_dice.appraisal import FITTED, chance, compared
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


def test_loss_of_a_die_that_still_hits_costs_more_than_that_of_one_like_it():
    """BD1.4, BD1.8: the dice are of one kind, so only the hit differs."""
    hand = Hand(*LOSSES)
    hits, other, *_ = hand.asked(A, "losses").shape.dice
    values = judge("battle_dice").values(seen(hand), hand.question, Chosen((other,)))
    assert values[str(other)] > values[str(hits)]


def test_fitting_measures_games_and_prints_the_weights(capsys: pytest.CaptureFixture[str]):
    rows, results = positions(3, 4)
    assert positions(3, 4) == (rows, results)
    assert {len(row) for row in rows} == {len(FITTED)}
    assert main(["--games", "4", "--seed", "2"]) == 0
    printed = capsys.readouterr().out
    assert [line.partition(" = ")[0] for line in printed.split("[measures]\n")[1].split("\n") if line] == [*FITTED]

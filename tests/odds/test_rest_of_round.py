"""The rest of a round of Battle Dice: each way in which it can go on, with its chance, as many tries find it too."""

from __future__ import annotations

from itertools import islice

import pytest
from msgspec.structs import replace

from ddtable.engine.questions import Chosen
from ddtable.odds.of_phase import rout_chance
from ddtable.odds.rest_of_round import endings, is_over
from ddtable.odds.trying import tries
from ddtable.opponents.battle_dice.forecasting import go_on
from ddtable.rules.battle_dice.board import LOST
from ddtable.rules.battle_dice.events import MoraleChecked
from tests.rules.battle_dice.battle_by_hand import BATTLE, A, B, Hand

SPELL = ("mage 12, infantry 1, infantry 6", "2 infantry, cavalry 10, archer 8, general 1")
"""A's spell destroys a unit of B, whose rider then rolls on a table."""


def test_all_rolls_are_told_when_only_the_check_is_left():
    """BD8.1: no table is rolled on after the missiles, so there is one way, with the chances of the check."""
    hand = Hand("infantry 6, archer 1, general 1", "2 infantry, archer 8, cavalry 10").wants("table", 1)
    hand.asked(A, "losses")
    general = next(die for die, one in enumerate(hand.position.dice) if one.type == "general")
    (one,) = endings(BATTLE, hand.position, hand.question, Chosen((general,)), go_on)
    assert one.share == 1
    assert one.position.dice[general].place == LOST
    left = ["infantry", "archer"]
    assert one.routs[A] == pytest.approx(rout_chance(hand.position.board.tables, left))
    assert one.routs[B] > 0


def test_rolls_on_tables_are_counted_and_tries_find_the_same():
    """BD1.9: a rider's point after the losses of the magic phase has six results."""
    hand = Hand(*SPELL).wants("table", 5)
    hand.asked(B, "losses")
    choice = Chosen((next(die for die in hand.question.shape.dice if hand.position.dice[die].type == "general"),))
    found = endings(BATTLE, hand.position, hand.question, choice, go_on)
    assert len(found) >= 6
    assert sum(one.share for one in found) == pytest.approx(1)
    exact = sum(one.share * one.routs[A] for one in found)
    before = replace(hand.position, chance=replace(hand.position.chance, by_hand=False))
    played = tries(BATTLE, before, hand.question, choice, go_on, 5, lambda after: is_over(before, after))
    routs = [
        any(
            isinstance(event, MoraleChecked) and event.routs and event.seat == A
            for step in steps
            for event in step.events
        )
        for steps in islice(played, 500)
    ]
    assert sum(routs) / len(routs) == pytest.approx(exact, abs=0.07)


def test_too_many_ways_and_no_round_have_no_exact_odds():
    hand = Hand(*SPELL).wants("table", 5)
    choice = Chosen(hand.asked(B, "losses").shape.dice[:1])
    assert endings(BATTLE, hand.position, hand.question, choice, go_on, most=5) is None
    before = Hand("2 infantry", "2 infantry", quests=True)
    assert before.asked(A, "quest")
    assert endings(BATTLE, before.position, before.question, Chosen(()), go_on) is None

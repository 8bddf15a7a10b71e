"""The clause, the weight and the sentence of events that depend on their values."""

from __future__ import annotations

import pytest

from ddtable.engine.events import clause_of, hurts, is_silent, is_sort, weight_of
from ddtable.rules.battle_dice import events


def morale(routs: bool) -> events.MoraleChecked:
    """Return a check of one die."""
    return events.MoraleChecked(1, "army", (3,), (6,), 1, 0, 1, routs)


@pytest.mark.parametrize(
    ("reason", "winners", "clause"),
    [
        ("destroyed", (0,), "BD1.1"),
        ("rout", (1,), "BD8.2"),
        ("destroyed", (), "BD8.2"),
        ("draw", (), "BQ9"),
        ("concession", (0,), ""),
    ],
)
def test_end_of_a_game_names_the_clause_by_which_it_was_won_or_drawn(
    reason: str, winners: tuple[int, ...], clause: str
):
    """BD1.1, BD8.2, BQ9."""
    assert clause_of(events.Ended(winners, reason)) == clause


def test_count_of_monsters_has_a_clause_of_its_own():
    """BD1.8, BD1.9."""
    told = [events.PhaseCounted(0, "army", phase, 4, ()) for phase in ("monster", "melee")]
    assert [clause_of(one) for one in told] == ["BD1.8", "BD1.9"]


def test_losses_and_routs_hurt_and_stand_out():
    lost, spared = (events.UnitsLost(1, "army", "melee", dice, ()) for dice in ((2,), ()))
    assert [weight_of(one) for one in (lost, spared, morale(True), morale(False))] == [
        "weighty",
        "event",
        "weighty",
        "event",
    ]
    assert [hurts(one, (1,)) for one in (lost, spared, morale(True), morale(False))] == [True, False, True, False]
    assert hurts(events.Left(1, "army", (4,)), (1,))
    assert not hurts(lost, (0,))


def test_event_without_dice_and_ordinary_round_need_no_sentence():
    assert is_silent(events.DiceRolled(0, "army", (), ()))
    assert not is_silent(events.DiceRolled(0, "army", (1,), (4,)))
    assert is_silent(events.RoundBegan(2))
    assert not is_silent(events.RoundBegan(1, 0))
    assert is_silent(events.Cancelled(0, "army", "melee", 0, ()))


def test_artifact_is_shown_by_the_filters_of_rolls_and_of_quests():
    assert all(is_sort(events.ArtifactRead(0, 1, 3, ""), sort) for sort in ("rolls", "quests"))

"""The clause, the messages, the filters and the part on the tray of events that depend on their values."""

from __future__ import annotations

import pytest

from ddtable.engine.arithmetic import Face, Line, Sum
from ddtable.engine.events import clause_of, hurts, is_silent, is_sort, key_of, moved_by, tray_of, weight_of
from ddtable.rules.dragon_dice import events
from ddtable.rules.dragon_dice.board import Effect

PLACE, OTHER = "terrain/0", "terrain/1"


@pytest.mark.parametrize(
    ("event", "clause"),
    [
        (events.Rolled(0, "missile", PLACE, (), ()), "C7.3"),
        (events.Attacked(0, PLACE, "strike_back", 1, PLACE), "C8.2"),
        (events.Damaged(0, PLACE, 3, 1, 2), "C8.5"),
        (events.RolledAgain(0, (1,), "rend"), "C14.1"),
        (events.RolledAgain(0, (1,), "confuse"), "C14.4"),
        (events.Buried(0, (1,), "temple"), "C11.6"),
        (events.Buried(0, (1,), "soul_reaper"), ""),
        (events.Returned(0, (1,), PLACE, "city"), "C11.4"),
        (events.DragonStruck(1, "dragon", 3, 5, False), "DG-D1"),
        (events.DragonLeft(1, PLACE, "wing"), "DA-C7"),
        (events.Breathed(1, "water", PLACE), "DA-D4"),
        (events.Breathed(1, "water", PLACE, 2), "DG-D2"),
        (events.Breathed(1, "ivory", PLACE), "DA-C2"),
        (events.Moved(0, (1,), PLACE, "reserve"), "C12.2"),
        (events.Moved(0, (1,), "reserve", PLACE), ""),
        (events.Ended((0,), "capture"), "C2.1"),
    ],
)
def test_clause_depends_on_the_cause_the_kind_or_the_target(event: events.Event, clause: str):
    assert clause_of(event) == clause


@pytest.mark.parametrize(
    ("event", "key"),
    [
        (events.Moved(0, (1,), PLACE, OTHER), "moved"),
        (events.Moved(0, (1,), PLACE, OTHER, "path"), "moved-by"),
        (events.SavedAlone(0, PLACE, "swallow", (), ()), "saved_alone-icon"),
        (events.SavedAlone(0, PLACE, "mutate", (), ()), "saved_alone-mutate"),
        (events.SavedAlone(0, PLACE, "dragon", (), ()), "saved_alone"),
        (events.Buried(0, (1,), "swallow"), "buried-icon"),
        (events.Buried(0, (1,), "temple"), "buried"),
        (events.Returned(0, (1,), PLACE, "feralization"), "returned-by"),
        (events.Returned(0, (1,), PLACE, "city"), "returned"),
        (events.Promoted(0, PLACE, 1, 2, "city"), "promoted"),
        (events.PowerUsed(0, PLACE, "mutate", True), "power_used-race"),
        (events.PowerUsed(0, PLACE, "city", True), "power_used"),
        (events.RolledAgain(0, (1,), "confuse"), "rolled_again-confuse"),
    ],
)
def test_messages_depend_on_who_caused_the_event(event: events.Event, key: str):
    assert key_of(event) == key


def test_roll_of_magic_is_also_shown_by_the_filter_of_magic():
    magic, melee = (events.Rolled(0, kind, PLACE, (), ()) for kind in ("magic", "melee"))
    assert [is_sort(magic, sort) for sort in ("rolls", "magic")] == [True, True]
    assert [is_sort(melee, sort) for sort in ("rolls", "magic")] == [True, False]


@pytest.mark.parametrize(
    ("event", "part"),
    [
        (events.TurnBegan(0, 3), "closes"),
        (events.Moved(0, (1,), "reserve", PLACE), "closes"),
        (events.Moved(0, (1,), PLACE, OTHER), ""),
        (events.Moved(0, (1,), PLACE, "reserve", "path"), "result"),
        (events.EffectEnded(Effect("palsy", 0, "start", 1, PLACE), "start"), "closes"),
        (events.EffectEnded(Effect("palsy", 0, "start", 1, PLACE), "gone"), "plain"),
        (events.Killed(0, PLACE, (1,), 2, 0), "plain"),
        (events.DragonLeft(1, PLACE, "slain"), ""),
        (events.DragonLeft(1, PLACE, "lightning"), "result"),
        (events.DragonRolled(1, ("jaws",), 12), ""),
        (events.DragonRolled(1, ("jaws",), 12, 4), "result"),
        (events.PointsColoured(0, PLACE, (0, 0), (0, 0)), ""),
        (events.PointsColoured(0, PLACE, (2, 0), (4, 0)), "result"),
        (events.Rolled(0, "dragon_defence", PLACE, (), (Sum("save", (Line("save", 2, "C6.3"),), 2),)), ""),
        (events.Rolled(0, "dragon_defence", PLACE, (), (Sum("save", (Line("id", 2, "DA-E"),), 2),)), "result"),
        (events.Rolled(0, "melee", PLACE, (Face(1, "id", 2),), (Sum("melee", (Line("id", 2, "C6.3"),), 2),)), ""),
    ],
)
def test_part_in_related_rolls_is_an_end_a_result_or_none(event: events.Event, part: str):
    assert tray_of(event) == part


def test_event_moves_its_dice_or_its_one_die():
    assert moved_by(events.Killed(0, PLACE, (1, 2), 2, 0)) == (1, 2)
    assert moved_by(events.Promoted(0, PLACE, 4, 3, "melee")) == (3, 4)
    assert moved_by(events.DragonLeft(7, PLACE, "wing")) == (7,)
    assert moved_by(events.PowerWorked(0, PLACE, "winters_fortitude", (5,))) == (5,)
    assert moved_by(events.PowerWorked(0, PLACE, "replanting", (5,))) == ()
    assert moved_by(events.TurnBegan(0, 1)) == ()


def test_losses_hurt_and_stand_out_only_with_dice():
    killed, spared = events.Killed(0, PLACE, (1,), 2, 0), events.Killed(0, PLACE, (), 2, 2)
    assert [(weight_of(one), hurts(one, (0,))) for one in (killed, spared)] == [("weighty", True), ("event", False)]
    assert hurts(events.Damaged(0, PLACE, 3, 1, 2), (0,))
    assert not hurts(events.Damaged(0, PLACE, 3, 3, 0), (0,))
    assert hurts(events.SavedAlone(0, PLACE, "dragon", (), (1,)), (0,))
    struck = [events.DragonStruck(1, "melee", 5, 5, slain) for slain in (True, False)]
    assert [weight_of(one) for one in struck] == ["weighty", "event"]


def test_effect_that_adds_up_and_magic_without_colours_need_no_sentence():
    assert is_silent(events.EffectBegan(Effect("wither", 0, "start", 1, PLACE, 1)))
    assert not is_silent(events.EffectBegan(Effect("palsy", 0, "start", 1, PLACE)))
    assert is_silent(events.PointsColoured(0, PLACE, (0, 0), (0, 0)))

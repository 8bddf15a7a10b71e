"""The clause, the messages, the filters and the part on the tray of events that depend on their values."""

from __future__ import annotations

import pytest

from ddtable.engine.arithmetic import Face, Line, Sum
from ddtable.engine.events import Event, clause_of, hurts, is_silent, is_sort, key_of, moved_by, tray_of, weight_of
from ddtable.rules.dragon_dice.board import Effect
from ddtable.rules.dragon_dice.events.attacks import Attacked, Damaged
from ddtable.rules.dragon_dice.events.dragons import Breathed, DragonLeft, DragonRolled, DragonStruck
from ddtable.rules.dragon_dice.events.magic import EffectBegan, EffectEnded, PointsColoured
from ddtable.rules.dragon_dice.events.powers import PowerUsed, PowerWorked
from ddtable.rules.dragon_dice.events.rolls import Rolled, RolledAgain, SavedAlone
from ddtable.rules.dragon_dice.events.turns import Ended, TurnBegan
from ddtable.rules.dragon_dice.events.units import Buried, Killed, Moved, Promoted, Returned

PLACE, OTHER = "terrain/0", "terrain/1"


@pytest.mark.parametrize(
    ("event", "clause"),
    [
        (Rolled(0, "missile", PLACE, (), ()), "C7.3"),
        (Attacked(0, PLACE, "strike_back", 1, PLACE), "C8.2"),
        (Damaged(0, PLACE, 3, 1, 2), "C8.5"),
        (RolledAgain(0, (1,), "rend"), "C14.1"),
        (RolledAgain(0, (1,), "confuse"), "C14.4"),
        (Buried(0, (1,), "temple"), "C11.6"),
        (Buried(0, (1,), "soul_reaper"), ""),
        (Returned(0, (1,), PLACE, "city"), "C11.4"),
        (DragonStruck(1, "dragon", 3, 5, False), "DG-D1"),
        (DragonLeft(1, PLACE, "wing"), "DA-C7"),
        (Breathed(1, "water", PLACE), "DA-D4"),
        (Breathed(1, "water", PLACE, 2), "DG-D2"),
        (Breathed(1, "ivory", PLACE), "DA-C2"),
        (Moved(0, (1,), PLACE, "reserve"), "C12.2"),
        (Moved(0, (1,), "reserve", PLACE), ""),
        (Ended((0,), "capture"), "C2.1"),
    ],
)
def test_clause_depends_on_the_cause_the_kind_or_the_target(event: Event, clause: str):
    assert clause_of(event) == clause


@pytest.mark.parametrize(
    ("event", "key"),
    [
        (Moved(0, (1,), PLACE, OTHER), "moved"),
        (Moved(0, (1,), PLACE, OTHER, "path"), "moved-by"),
        (SavedAlone(0, PLACE, "swallow", (), ()), "saved_alone-icon"),
        (SavedAlone(0, PLACE, "mutate", (), ()), "saved_alone-mutate"),
        (SavedAlone(0, PLACE, "dragon", (), ()), "saved_alone"),
        (Buried(0, (1,), "swallow"), "buried-icon"),
        (Buried(0, (1,), "temple"), "buried"),
        (Returned(0, (1,), PLACE, "feralization"), "returned-by"),
        (Returned(0, (1,), PLACE, "city"), "returned"),
        (Promoted(0, PLACE, 1, 2, "city"), "promoted"),
        (PowerUsed(0, PLACE, "mutate", True), "power_used-race"),
        (PowerUsed(0, PLACE, "city", True), "power_used"),
        (RolledAgain(0, (1,), "confuse"), "rolled_again-confuse"),
    ],
)
def test_messages_depend_on_who_caused_the_event(event: Event, key: str):
    assert key_of(event) == key


def test_roll_of_magic_is_also_shown_by_the_filter_of_magic():
    magic, melee = (Rolled(0, kind, PLACE, (), ()) for kind in ("magic", "melee"))
    assert [is_sort(magic, sort) for sort in ("rolls", "magic")] == [True, True]
    assert [is_sort(melee, sort) for sort in ("rolls", "magic")] == [True, False]


@pytest.mark.parametrize(
    ("event", "part"),
    [
        (TurnBegan(0, 3), "closes"),
        (Moved(0, (1,), "reserve", PLACE), "closes"),
        (Moved(0, (1,), PLACE, OTHER), ""),
        (Moved(0, (1,), PLACE, "reserve", "path"), "result"),
        (EffectEnded(Effect("palsy", 0, "start", 1, PLACE), "start"), "closes"),
        (EffectEnded(Effect("palsy", 0, "start", 1, PLACE), "gone"), "plain"),
        (Killed(0, PLACE, (1,), 2, 0), "plain"),
        (DragonLeft(1, PLACE, "slain"), ""),
        (DragonLeft(1, PLACE, "lightning"), "result"),
        (DragonRolled(1, ("jaws",), 12), ""),
        (DragonRolled(1, ("jaws",), 12, 4), "result"),
        (PointsColoured(0, PLACE, (0, 0), (0, 0)), ""),
        (PointsColoured(0, PLACE, (2, 0), (4, 0)), "result"),
        (Rolled(0, "dragon_defence", PLACE, (), (Sum("save", (Line("save", 2, "C6.3"),), 2),)), ""),
        (Rolled(0, "dragon_defence", PLACE, (), (Sum("save", (Line("id", 2, "DA-E"),), 2),)), "result"),
        (Rolled(0, "melee", PLACE, (Face(1, "id", 2),), (Sum("melee", (Line("id", 2, "C6.3"),), 2),)), ""),
    ],
)
def test_part_in_related_rolls_is_an_end_a_result_or_none(event: Event, part: str):
    assert tray_of(event) == part


def test_event_moves_its_dice_or_its_one_die():
    assert moved_by(Killed(0, PLACE, (1, 2), 2, 0)) == (1, 2)
    assert moved_by(Promoted(0, PLACE, 4, 3, "melee")) == (3, 4)
    assert moved_by(DragonLeft(7, PLACE, "wing")) == (7,)
    assert moved_by(PowerWorked(0, PLACE, "winters_fortitude", (5,))) == (5,)
    assert moved_by(PowerWorked(0, PLACE, "replanting", (5,))) == ()
    assert moved_by(TurnBegan(0, 1)) == ()


def test_losses_hurt_and_stand_out_only_with_dice():
    killed, spared = Killed(0, PLACE, (1,), 2, 0), Killed(0, PLACE, (), 2, 2)
    assert [(weight_of(one), hurts(one, (0,))) for one in (killed, spared)] == [("weighty", True), ("event", False)]
    assert hurts(Damaged(0, PLACE, 3, 1, 2), (0,))
    assert not hurts(Damaged(0, PLACE, 3, 3, 0), (0,))
    assert hurts(SavedAlone(0, PLACE, "dragon", (), (1,)), (0,))
    struck = [DragonStruck(1, "melee", 5, 5, slain) for slain in (True, False)]
    assert [weight_of(one) for one in struck] == ["weighty", "event"]


def test_effect_that_adds_up_and_magic_without_colours_need_no_sentence():
    assert is_silent(EffectBegan(Effect("wither", 0, "start", 1, PLACE, 1)))
    assert not is_silent(EffectBegan(Effect("palsy", 0, "start", 1, PLACE)))
    assert is_silent(PointsColoured(0, PLACE, (0, 0), (0, 0)))

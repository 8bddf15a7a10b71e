"""What happened in a round, told phase by phase from the events of a game."""

from __future__ import annotations

from ddtable.engine.kernel import Played
from ddtable.rules.battle_dice import events
from ddtable.rules.battle_dice.events import Counted
from ddtable.rules.battle_dice.kinds import PHASES
from ddtable.rules.battle_dice.tables import Result
from ddtable.summaries.battle_dice.story import story
from tests.rules.battle_dice.battle_by_hand import A, Hand


def told_by(*groups: tuple[object, ...]) -> list[Played]:
    """A history in which each choice brought one group of events."""
    return [Played(None, group, (), None) for group in groups]  # type: ignore[arg-type]


BEGUN = events.RoundBegan(3)
ROLLED = events.DiceRolled(0, "army", (1, 2), (7, 3))
SHOT = events.PhaseCounted(0, "army", "missile", 7, (Counted(1, 6, 1, "hit"), Counted(2, 3, 0, "")))
NONE = events.PhaseCounted(1, "army", "missile", 7, ())
LOST = events.UnitsLost(1, "army", "missile", (9,), ("hit",))
TABLE = events.TableRolled(0, "army", "tactics", 4, 2, 0, 0, 2, Result("hold", "cancel"))


def test_round_is_split_into_phases() -> None:
    (found,) = story(told_by((BEGUN, ROLLED), (SHOT, NONE), (LOST,)))
    assert (found.number, found.quester) == (3, -1)
    assert [one.phase for one in found.phases] == ["roll", "missile"]
    assert found.phase("missile").events == (SHOT, NONE, LOST)


def test_hits_points_and_losses_are_counted_for_each_side() -> None:
    general = events.PhaseCounted(0, "army", "general", 4, (Counted(4, 4, 0, "point"),))
    (found,) = story(told_by((BEGUN, ROLLED, general, TABLE, SHOT, NONE, LOST)))
    assert (found.phase("missile").hits(0), found.phase("missile").hits(1)) == (1, 0)
    assert (found.phase("general").points(0), found.phase("general").hits(0)) == (1, 0)
    assert (found.phase("missile").lost(0), found.phase("missile").lost(1)) == ((), (9,))
    assert found.phase("general").tables() == (TABLE,)


def test_monsters_that_leave_are_lost_too() -> None:
    left = events.Left(0, "army", (5,))
    counted = events.PhaseCounted(0, "army", "monster", 0, (Counted(5, 2, 0, "leaves"),))
    (found,) = story(told_by((BEGUN, counted, left)))
    assert found.phase("monster").lost(0) == (5,)
    assert found.phase("monster").hits(0) == 0


def test_a_phase_in_which_no_die_counted_is_silent() -> None:
    (found,) = story(told_by((BEGUN, NONE)))
    assert found.phase("missile").silent
    assert not story(told_by((BEGUN, SHOT)))[0].phase("missile").silent
    assert found.phase("melee").silent  # it has not come yet


def test_a_die_rolled_again_shows_its_new_number_from_the_next_phase_on() -> None:
    again = events.Rerolled(0, 1, 7, 2, "press")
    general = events.PhaseCounted(0, "army", "general", 4, ())
    (found,) = story(told_by((BEGUN, ROLLED, general, again, SHOT)))
    assert found.numbers("general") == {1: 7, 2: 3}
    assert found.numbers("missile") == {1: 2, 2: 3}


def test_only_the_last_rounds_are_included_in_long_games() -> None:
    history = told_by(*(((events.RoundBegan(number)), ROLLED) for number in range(1, 9)))
    assert [found.number for found in story(history)] == [7, 8]
    assert story(told_by()) == ()


def test_quest_has_separate_rounds_with_its_announcements() -> None:
    announced = events.QuestAnnounced(0, (1,))
    army, party = story(told_by((announced, BEGUN, ROLLED), (events.RoundBegan(1, 0), ROLLED)))
    assert army.phase("roll").events == (announced, ROLLED)
    assert (party.number, party.quester) == (1, 0)


def test_the_morale_check_comes_last() -> None:
    check = events.MoraleChecked(0, "army", (1, 2), (2, 5), 1, 0, 1, True)
    (found,) = story(told_by((BEGUN, ROLLED, check)))
    assert found.latest == "morale"
    assert found.phase("morale").check(0) is check
    assert found.phase("morale").check(1) is None


def test_events_of_a_real_round_are_in_the_order_of_phases() -> None:
    """BD1.6: what the engine tells lies in its phases, in their order."""
    hand = Hand("archer 8, infantry 6, mage 10", "archer 1, infantry 2, mage 3").wants("table", 5).go()
    (found,) = story([Played(hand.position, tuple(hand.events), (), None)])
    order = [PHASES.index(one.phase) for one in found.phases]
    assert order == sorted(order)
    assert found.phase("magic").points(A) == 1
    assert [roll.number for roll in found.phase("magic").tables()] == [5]

"""The recap of a war: what happened since one's own last turn, by place."""

from __future__ import annotations

from ddtable.engine.kernel import Played
from ddtable.rules.campaign.events import Advanced, Expanded
from ddtable.rules.dragon_dice.board import RESERVE
from ddtable.rules.dragon_dice.events.turns import Captured, ControlLost, Eliminated, TerrainTurned
from ddtable.rules.dragon_dice.events.units import Killed, Moved, Returned
from ddtable.rules.dragon_dice.places import numbered
from ddtable.summaries.campaign.recap import lines
from ddtable.summaries.dragon_dice.recap import Since, since_step
from ddtable.words.sentences import Table, Words
from tests.rules.campaign.war import A, B, war

WORDS = Words()
NAMES = ("Mira", "Ragna")
HOME_A, HOME_B, FRONTIER = (numbered(at) for at in range(3))
POSITION = war("A at 0: 3 thug\nB at 1: 3 thug\nA at 2: thug").position
MINE = POSITION.at(HOME_A, A)
THEIRS = POSITION.at(HOME_B, B)


def told(*events, seat: int = A) -> list[str]:
    return [line.words for line in lines(WORDS, Table(POSITION, NAMES), Since(1, events), seat)]


def test_losses_and_arrivals_are_told_by_place_in_one_line() -> None:
    (line,) = told(
        Killed(A, HOME_A, MINE[:2], 2, 0),
        Advanced(B, THEIRS[:1], FRONTIER, HOME_A),
        Moved(B, THEIRS[:2], RESERVE, HOME_A),
    )
    assert line.endswith(": Mira lost 2 health and Ragna brought 2 health")
    assert line.startswith("Mira’s home")


def test_places_with_own_units_come_first() -> None:
    found = told(Killed(B, HOME_B, THEIRS[:1], 1, 0), Killed(A, FRONTIER, POSITION.at(FRONTIER, A), 1, 0))
    assert [line.partition(" (")[0] for line in found] == ["The frontier", "Ragna’s home"]


def test_last_capture_counts_and_a_turned_die_is_told() -> None:
    (line,) = told(
        Captured(B, HOME_B), ControlLost(B, HOME_B), TerrainTurned(HOME_B, 8, 7, "maneuver"), Captured(A, HOME_B)
    )
    assert "Mira captured it" in line
    assert "no longer" not in line
    assert line.endswith("turned from 8 to 7")


def test_holder_that_left_is_told() -> None:
    (line,) = told(ControlLost(B, HOME_B))
    assert line.endswith(": Ragna no longer holds it")


def test_expansion_is_told_at_the_place_that_it_began_at() -> None:
    (line,) = told(Expanded(B, HOME_B, FRONTIER, "flatland_city", "expand", ()))
    assert line.startswith("Ragna’s home")
    assert "Ragna expanded to " in line


def test_unit_that_died_and_came_back_is_no_loss() -> None:
    assert told(Killed(A, HOME_A, MINE[:1], 1, 0), Returned(A, MINE[:1], HOME_A, "spell")) == []


def test_own_moves_are_not_told_but_losses_in_reserve_and_eliminations_are() -> None:
    found = told(Moved(A, MINE[:1], RESERVE, HOME_A), Killed(B, RESERVE, THEIRS[:1], 1, 0), Eliminated(B))
    assert found[0] == "Ragna lost 1 health"
    assert len(found) == 2


def test_events_after_a_step_are_those_of_later_steps() -> None:
    history = [Played(POSITION, (Captured(seat, HOME_A),), (), None) for seat in (A, B, A)]
    assert since_step(history, 0) == Since(0, (Captured(B, HOME_A), Captured(A, HOME_A)))

"""Random games cover all rules (the table itself: `python tests/rules/digests/reach.py`)."""

from __future__ import annotations

from collections import Counter
from typing import get_args

import pytest
from battles import fought
from battles import wanted as wanted_of_all
from reach import reach, wanted

from ddtable.rules.classic.events import Event
from ddtable.rules.classic.system import ASK

pytestmark = pytest.mark.random_games

# Every kind of question of the classic game. Add a new kind as soon as a random game has asked it.
KINDS = {
    "assemble-home", "assemble-campaign", "terrain-home", "terrain-frontier", "frontier",
    "place-home", "place-horde", "place-campaign", "march-first", "march-second", "maneuver", "oppose", "turn",
    "action", "pursuit-action", "casualties", "strike-back", "charge-ids", "pursue", "reinforce", "retreat",
    "flashfire", "bullseye", "penalties", "magic-colours", "spell", "spell-target", "spell-destination", "spell-bury",
    "spell-order", "resurrect", "bury-dead", "flood-oppose", "dragon-order", "dragon-target", "dragon-ids",
    "dragon-strike", "breath-stone", "breath-flame", "promote", "city", "temple", "temple-bury",
}  # fmt: skip
# Questions that are only asked if all species play.
KINDS_OF_ALL = {
    "icon-targets", "icon-target", "icon-next", "icon-army", "icon-move", "icon-passengers", "icon-saves-or-return",
    "icon-returns", "icon-grow", "icon-grow-or-save", "feralize", "fortify", "mutate-victim", "mutate", "evolve-place",
    "evolve", "step-down", "rapid-growth", "dispel",
}  # fmt: skip


@pytest.fixture(scope="module")
def reached() -> Counter[str]:
    """How often random games covered each name; they are played once for all tests here."""
    return reach()


@pytest.fixture(scope="module")
def reached_by_all() -> Counter[str]:
    """How often battles of all species covered each name; they are played once for all tests here."""
    return fought()


def named(found: Counter[str], word: str) -> set[str]:
    """Return the names counted under a word."""
    return {name.removeprefix(f"{word} ") for name in found if name.startswith(f"{word} ")}


def test_random_games_come_to_everything(reached):
    """Every icon in every kind of roll, spell, power, breath, end of an effect, and both victories."""
    missing = [name for name in wanted() if not reached[name]]
    assert not missing, f"no random game comes to: {', '.join(missing)}"


def test_random_games_ask_every_kind_of_question(reached):
    """A kind that no game reaches, or that is missing in this table, is reported."""
    asked = named(reached, "asked")
    assert not KINDS - asked, f"no random game asks {sorted(KINDS - asked)}"
    assert not asked - KINDS, f"{sorted(asked - KINDS)} are missing in the table of kinds"


def test_battles_of_all_species_come_to_everything(reached_by_all):
    """C14.4, C13.1: every icon in every kind of roll, every power and state, every move and return."""
    missing = [name for name in wanted_of_all() if not reached_by_all[name]]
    assert not missing, f"no battle comes to: {', '.join(missing)}"


def test_battles_of_all_species_ask_every_kind_of_question(reached_by_all):
    """In addition to those that every game asks."""
    asked = named(reached_by_all, "asked")
    assert not KINDS_OF_ALL - asked, f"no battle asks {sorted(KINDS_OF_ALL - asked)}"
    assert not asked - KINDS - KINDS_OF_ALL, (
        f"{sorted(asked - KINDS - KINDS_OF_ALL)} are missing in the tables of kinds"
    )


def test_random_games_stop_at_every_step_that_asks(reached, reached_by_all):
    missing = {kind.__name__ for kind in ASK} - named(reached, "step") - named(reached_by_all, "step")
    assert not missing, f"no random game stops at {sorted(missing)}"


def test_random_games_bring_every_event(reached, reached_by_all):
    events = {kind.__name__ for kind in get_args(Event)}
    missing = events - named(reached, "event") - named(reached_by_all, "event")
    assert not missing, f"no random game brings {sorted(missing)}"

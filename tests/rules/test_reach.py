"""Random games come to everything that the rules hold (the table itself: `python tests/rules/digests/reach.py`)."""

from __future__ import annotations

from collections import Counter
from typing import get_args

import pytest
from reach import reach, wanted

from ddtable.rules.classic.events import Event
from ddtable.rules.classic.system import ASK

pytestmark = pytest.mark.random_games

# Every kind of question of the classic game. A new kind stands here as soon as a random game has asked it.
KINDS = {
    "assemble-home", "assemble-campaign", "terrain-home", "terrain-frontier", "frontier",
    "place-home", "place-horde", "place-campaign", "march-first", "march-second", "maneuver", "oppose", "turn",
    "action", "pursuit-action", "casualties", "strike-back", "charge-ids", "pursue", "reinforce", "retreat",
    "flashfire", "bullseye", "penalties", "magic-colours", "spell", "spell-target", "spell-destination", "spell-bury",
    "spell-order", "resurrect", "bury-dead", "flood-oppose", "dragon-order", "dragon-target", "dragon-ids",
    "dragon-strike", "breath-stone", "breath-flame", "promote", "city", "temple", "temple-bury",
}  # fmt: skip


@pytest.fixture(scope="module")
def reached() -> Counter[str]:
    """How often random games came to each thing; they are played once for all tests here."""
    return reach()


def named(found: Counter[str], word: str) -> set[str]:
    """Return what was counted under a word."""
    return {name.removeprefix(f"{word} ") for name in found if name.startswith(f"{word} ")}


def test_random_games_come_to_everything(reached):
    """Every icon in every kind of roll, spell, power, breath, end of an effect, and both victories."""
    missing = [name for name in wanted() if not reached[name]]
    assert not missing, f"no random game comes to: {', '.join(missing)}"


def test_random_games_ask_every_kind_of_question(reached):
    """A kind that no game reaches, or that this table does not know, is named."""
    asked = named(reached, "asked")
    assert not KINDS - asked, f"no random game asks {sorted(KINDS - asked)}"
    assert not asked - KINDS, f"{sorted(asked - KINDS)} are missing in the table of kinds"


def test_random_games_stop_at_every_step_that_asks(reached):
    missing = {kind.__name__ for kind in ASK} - named(reached, "step")
    assert not missing, f"no random game stops at {sorted(missing)}"


def test_random_games_bring_every_event(reached):
    events = {kind.__name__ for kind in get_args(Event)}
    missing = events - named(reached, "event")
    assert not missing, f"no random game brings {sorted(missing)}"

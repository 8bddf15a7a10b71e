"""Random games cover all rules (the table itself: `python tests/rules/digests/reach.py`)."""

from __future__ import annotations

from collections import Counter

import pytest
from battles import fought
from battles import wanted as wanted_of_all
from reach import reach, wanted

from ddtable.rules.dragon_dice.events import EVENTS
from ddtable.rules.dragon_dice.system import CHAPTERS

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
OF_CAMPAIGNS = {"Backlashed"}  # events that only the spells of a campaign bring
# Questions that are only asked if all species play.
KINDS_OF_ALL = {
    "icon-targets", "icon-target", "icon-next", "icon-army", "icon-move", "icon-passengers", "icon-saves-or-return",
    "icon-returns", "icon-grow", "icon-grow-or-save", "feralize", "fortify", "mutate-victim", "mutate", "evolve-place",
    "evolve", "step-down", "rapid-growth", "dispel",
}  # fmt: skip


def named(found: Counter[str], word: str) -> set[str]:
    """Return the names counted under a word."""
    return {name.removeprefix(f"{word} ") for name in found if name.startswith(f"{word} ")}


def test_random_games_come_to_everything():
    """Every icon in every kind of roll, spell, power, breath, end of an effect, and both victories.

    C14.4, C13.1: battles of all species add every icon, power, state, move and return of their own. One test, so that
    one process plays the games for all of it.
    """
    reached, by_all = reach(), fought()
    both = reached + by_all
    asked, asked_by_all = named(reached, "asked"), named(by_all, "asked")
    wrong = {
        "no random game comes to": {name for name in wanted() if not reached[name]},
        "no random game asks": KINDS - asked,
        "missing in the table of kinds": asked - KINDS,
        "no battle comes to": {name for name in wanted_of_all() if not by_all[name]},
        "no battle asks": KINDS_OF_ALL - asked_by_all,
        "missing in the tables of kinds": asked_by_all - KINDS - KINDS_OF_ALL,
        "nothing stops at": {kind.__name__ for kind in CHAPTERS.asking} - named(both, "step"),
        "nothing brings": {kind.__name__ for kind in EVENTS} - named(both, "event") - OF_CAMPAIGNS,
    }
    assert not {problem: names for problem, names in wrong.items() if names}

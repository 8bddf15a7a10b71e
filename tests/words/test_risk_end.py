"""The end of a game of Dragon Dice Risk in words: each reason has its own in the window and in the log."""

from __future__ import annotations

import pytest

from ddtable.rules.dragon_dice.events.turns import Ended
from ddtable.words.sentences import Table, Words
from tests.rules.risk.world import world

REASONS = ("domination", "capture", "elimination", "standstill", "standstill-draw", "concession", "agreement", "draw")


@pytest.mark.parametrize("language", ["en", "da"])
def test_each_reason_of_the_end_has_its_own_words(language: str):
    words, table = Words(language), Table(world("A ural: thug").position, ("Mira", "Ragna"))
    values = {"winners": "Mira", "count": 1, "rounds": 3}
    for key in ("ui-over", "ui-outcome-why"):
        assert len({words.own(key, table, reason=reason, **values) for reason in REASONS}) == len(REASONS)
    assert len({words.event(Ended((0,), reason), table) for reason in REASONS}) == len(REASONS)

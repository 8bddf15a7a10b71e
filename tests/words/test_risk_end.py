"""The end of a game of Dragon Dice Risk in words: each reason has its own in the window and in the log."""

from __future__ import annotations

import pytest

from ddtable.engine.events import clause_of
from ddtable.rules.dragon_dice.events.turns import Ended
from ddtable.words.sentences import Table, Words
from tests.rules.risk.world import RISK, world

REASONS = ("domination", "capture", "elimination", "standstill", "standstill-draw", "concession", "agreement", "draw")


@pytest.mark.parametrize("language", ["en", "da"])
def test_each_reason_of_the_end_has_its_own_words(language: str):
    words, table = Words(language), Table(world("A ural: thug").position, ("Mira", "Ragna"))
    values = {"winners": "Mira", "count": 1, "rounds": 3}
    for key in ("ui-over", "ui-outcome-why"):
        assert len({words.own(key, table, reason=reason, **values) for reason in REASONS}) == len(REASONS)
    assert len({words.event(Ended((0,), reason), table) for reason in REASONS}) == len(REASONS)


@pytest.mark.parametrize("reason", ["domination", "capture", "elimination", "standstill", "standstill-draw"])
def test_log_shows_the_clause_of_the_end(reason: str):
    """RK4.12, Q161, Q162."""
    assert RISK.clause(world("A ural: thug").position, clause_of(Ended((0,), reason))) == "RK4.12"


def test_end_by_players_themselves_has_no_clause():
    assert {clause_of(Ended((0,), reason)) for reason in ("concession", "agreement")} == {""}

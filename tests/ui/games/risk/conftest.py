"""The window of Dragon Dice Risk at a question that a test asks for, of a game by Recruit or in short text."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from ddtable.engine.game import Game
from gallery.risk import SEED
from gallery.risk import world as played_world
from tests.drivers.hands_on import open_window, show
from tests.drivers.playing import begin_at
from tests.drivers.risk_hands import RiskHands
from tests.rules.risk.world import WorldTable, set_up


@pytest.fixture
def at(qtbot, monkeypatch, tmp_path) -> Callable[..., RiskHands]:
    """The hands of persons at a question of a game played by Recruit."""
    opened = open_window(qtbot, monkeypatch, tmp_path)
    hands = RiskHands(opened.window)

    def shown(kind: str, seats: int = 4, turn: int = 0, skip: int = 0, seed: int = SEED) -> RiskHands:
        show(hands, played_world(seats, kind, seed, turn, skip).branch())
        return hands

    return shown


@pytest.fixture
def lay(qtbot, monkeypatch, tmp_path) -> Callable[[WorldTable], RiskHands]:
    """The hands of persons at a position in short text."""
    opened = open_window(qtbot, monkeypatch, tmp_path)
    hands = RiskHands(opened.window)

    def laid(begun: WorldTable) -> RiskHands:
        game = Game(set_up(1, begun.position.seats))
        begin_at(game, begun.played)
        show(hands, game)
        return hands

    return laid

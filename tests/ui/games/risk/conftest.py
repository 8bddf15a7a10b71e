"""The window of Dragon Dice Risk at a question that a test asks for, of a game by Recruit or in short text."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from ddtable.engine.game import Game
from gallery.risk import SEED
from gallery.risk import world as played_world
from tests.drivers.hands_on import Hands, open_window, settle, show
from tests.drivers.playing import begin_at
from tests.rules.risk.world import WorldTable, set_up
from ui.games.risk.table.risk_table import RiskTable

LEFT = Qt.MouseButton.LeftButton


class RiskHands(Hands):
    """Hands that know the board."""

    @property
    def table(self) -> RiskTable:
        table = self.page.table
        assert isinstance(table, RiskTable)
        return table

    def click_place(self, place: str) -> None:
        """Click the badge of a territory, or the die of a continent."""
        board = self.table.pane
        QTest.mouseClick(board, LEFT, pos=board.rect_of(place).center().toPoint())
        settle()

    def places_of(self, kind: str = "") -> set[str]:
        """The territories in the options with this word, or in all."""
        question = self.session.question
        assert question is not None
        return {str(one.values["place"]) for one in question.shape.options if kind in ("", one.word)}  # type: ignore[union-attr]

    @property
    def last(self) -> object:
        """The last choice."""
        return self.session.game.choices[-1].choice


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

"""A table in the middle of a game, at the question that a test asks for."""

from __future__ import annotations

from collections.abc import Callable
from types import SimpleNamespace

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from ddtable.engine.game import Game
from gallery.study import NAMES, dealt_game, play_until
from tests.drivers.dragging import drag_over, drop_on
from ui.areas.area_view import AreaView
from ui.areas.dice import DiceModel
from ui.games.dragon_dice.table.table import TableView
from ui.session.session import Session

Lay = Callable[..., TableView]
Setting = Callable[..., TableView]


@pytest.fixture
def lay(qtbot: QtBot) -> Lay:
    """The table of a game whose players are all persons."""

    def laid(game: Game, size: tuple[int, int] = (1280, 800)) -> TableView:
        seats = game.position.seats
        session = Session(game, NAMES[:seats], ["person"] * seats)
        table = TableView(session, DiceModel(session, session))
        session.setParent(table)
        qtbot.addWidget(table)
        table.resize(*size)
        table.show()
        QApplication.processEvents()
        return table

    return laid


@pytest.fixture
def table_at(lay: Lay) -> Setting:
    """The table of a dealt game at the first question of a kind."""

    def at(kind: str, turn: int = 1, players: int = 2, size: tuple[int, int] = (1280, 800)) -> TableView:
        game = dealt_game(players, 30, 7)
        play_until(game, kind, 7, turn)
        assert game.question is not None
        return lay(game, size)

    return at


def area(table: TableView, name: str) -> AreaView:
    """The view of an area that is on the screen."""
    return next(view for view in table.findChildren(AreaView) if view.area == name and view.isVisible())


@pytest.fixture
def hands() -> SimpleNamespace:
    """What hands do on a table: find an area, drag dice over a widget, drop them on it."""
    return SimpleNamespace(area=area, drag_over=drag_over, drop_on=drop_on)

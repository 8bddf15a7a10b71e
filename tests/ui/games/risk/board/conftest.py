"""The board alone at the question that a test asks for, of a game played by Recruit; all players are persons."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from gallery.risk import NAMES
from gallery.risk import world as played_world
from tests.drivers import dragging
from ui.areas.delegate import DieDelegate
from ui.areas.hand import Hand
from ui.art.palette import DARK
from ui.games.risk.board.board_view import BoardView
from ui.session.session import Session

SIZE = (935, 496)
LEFT, MIDDLE = Qt.MouseButton.LeftButton, Qt.MouseButton.MiddleButton
NO_BUTTON, NO_KEYS = Qt.MouseButton.NoButton, Qt.KeyboardModifier.NoModifier
Board = Callable[..., BoardView]


class TableOf(QWidget):
    """The part of the table that the board needs: it shows every change of the hand."""

    def __init__(self, hand: Hand, delegate: DieDelegate) -> None:
        super().__init__()
        self.board = BoardView(hand, delegate, self)
        self.opened: list[str] = []
        self.board.open_wanted.connect(self.opened.append)
        hand.changed.connect(lambda: self.board.refresh(self.opened[-1] if self.opened else "", reread=True))


@pytest.fixture
def board(qtbot: QtBot) -> Board:
    """The board of a game at a question of a kind."""

    def at(
        kind: str = "march-first", seats: int = 4, turn: int = 0, skip: int = 0, name: str = "world", size=SIZE
    ) -> BoardView:
        game = played_world(seats, kind, turn=turn, skip=skip, board=name).branch()
        session = Session(game, NAMES[:seats], ["person"] * seats)
        session.seats.curtain = False
        session.start()
        hand = Hand(session, session)
        delegate = DieDelegate(DARK, session)
        window = TableOf(hand, delegate)
        session.setParent(window)
        qtbot.addWidget(window)
        window.resize(*size)
        window.board.resize(*size)
        window.show()
        QApplication.processEvents()
        window.board.refresh("", reread=True)
        return window.board

    return at


def opened_by(board: BoardView) -> list[str]:
    """Return the territories that the board has asked to open."""
    table = board.parentWidget()
    assert isinstance(table, TableOf)
    return table.opened


def click(board: BoardView, place: str) -> None:
    """Click the badge of a territory, or the die of a continent."""
    click_at(board, board.rect_of(place).center())


def click_at(board: BoardView, point: QPointF) -> None:
    """Click a point of the board."""
    QTest.mouseClick(board, LEFT, pos=point.toPoint())
    QApplication.processEvents()


def wheel(board: BoardView, at: QPointF, steps: int) -> None:
    """Turn the wheel at a point."""
    event = QWheelEvent(
        at, board.mapToGlobal(at), QPoint(0, 0), QPoint(0, 120 * steps), NO_BUTTON, NO_KEYS, Qt.ScrollPhase(0), False
    )
    QApplication.sendEvent(board, event)


def carry_to(board: BoardView, dice: tuple[int, ...], place: str) -> bool:
    """Drag dice over a place and away again; return whether it takes them."""
    return dragging.drag_over(board, dice, board.rect_of(place).center().toPoint())[1]


def drop_on(board: BoardView, dice: tuple[int, ...], place: str) -> None:
    """Drag dice to a place and let go."""
    dragging.drop_on(board, dice, board.rect_of(place).center().toPoint())
    QApplication.processEvents()

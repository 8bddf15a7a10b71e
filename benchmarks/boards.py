"""The board of Dragon Dice Risk: the longest frame of a full board that is zoomed, moved, and lights its targets."""

from __future__ import annotations

import os
from collections.abc import Callable
from statistics import median
from time import sleep, thread_time
from typing import TYPE_CHECKING

from benchmarks.figures import Figure

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from ui.games.risk.board.board_view import BoardView

FRAME = 16.0  # milliseconds
SIZE = (1400, 800)  # of the board in a window of 1920 by 1080
SEATS, TURN = 6, 8
ZOOMS, MOVES = 12, 30
OPENS = 2_000  # milliseconds until a board has prepared what it needs to be enlarged
BEGINS, RESTS = 200, 3_000  # milliseconds: a zoomed board begins to paint its pieces, and has painted them at most


def boards(rounds: int) -> list[Figure]:
    """Measure a board of six players: each figure is the longest frame of a round."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    from ui.window.app import application

    application()
    figures: dict[str, list[float]] = {}
    for _ in range(rounds):
        window, board = _window()
        for name, longest in (("zoom", _zoom(board)), ("move", _move(board)), ("targets", _light(board))):
            figures.setdefault(name, []).append(longest)
        window.hide()
        window.deleteLater()
    note = f"the longest of all frames of a full board of {SEATS} players at {SIZE[0]}x{SIZE[1]}"
    return [
        Figure(f"board: longest frame, {name}", median(values), "ms", FRAME, note=note)
        for name, values in figures.items()
    ]


def _window() -> tuple[QWidget, BoardView]:
    """Return a window with the board of a game, painted once."""
    from PySide6.QtWidgets import QWidget

    from gallery.risk import NAMES, world
    from ui.areas.delegate import DieDelegate
    from ui.areas.hand import Hand
    from ui.art.palette import DARK
    from ui.games.risk.board.board_view import BoardView
    from ui.session.session import Session

    session = Session(world(SEATS, "action", turn=TURN).branch(), NAMES[:SEATS], ["person"] * SEATS)
    session.seats.curtain = False
    session.start()
    window = QWidget()
    session.setParent(window)
    board = BoardView(Hand(session, window), DieDelegate(DARK, window), window)
    window.resize(*SIZE)
    board.resize(*SIZE)
    window.show()
    board.refresh("", reread=True)
    _rest(board, OPENS)
    return window, board


def _frame(board: BoardView, step: Callable[[], object]) -> float:
    """Return the milliseconds of a step and of the frame that shows it."""
    from PySide6.QtCore import QPoint
    from PySide6.QtGui import QPixmap

    screen = QPixmap(*SIZE)
    before = thread_time()
    step()
    board.render(screen, QPoint(0, 0))
    return (thread_time() - before) * 1e3


def _zoom(board: BoardView) -> float:
    """Return the longest frame while the board is zoomed, and of those after it until all of it is sharp."""
    from PySide6.QtCore import QPointF

    return max([_frame(board, lambda: board.zoom_by(1.1, QPointF(900, 300))) for _ in range(ZOOMS)] + _rest(board))


def _rest(board: BoardView, least: int = BEGINS) -> list[float]:
    """Wait until a board is sharp; return the milliseconds of each turn of the event loop."""
    from PySide6.QtCore import QDeadlineTimer, QEventLoop

    from ui.window.app import application

    costs, begins, ends = [], QDeadlineTimer(least), QDeadlineTimer(RESTS)
    while not begins.hasExpired() or not (board.is_sharp or ends.hasExpired()):
        before = thread_time()
        application().processEvents(QEventLoop.ProcessEventsFlag.AllEvents)
        costs.append((thread_time() - before) * 1e3)
        sleep(0.001)  # what paints the pieces waits for a timer
    return costs


def _move(board: BoardView) -> float:
    """Return the longest frame while the zoomed board is moved."""
    from PySide6.QtCore import QPointF

    return max(_frame(board, lambda: board.move_by(QPointF(9, 5))) for _ in range(MOVES))


def _light(board: BoardView) -> float:
    """Return the longest frame as the pointer goes over all places, which lights neighbours and shows attacks."""
    board.fit()
    _rest(board)
    return max(_frame(board, lambda place=place: board.point_at(place)) for place in board.scene.places())  # type: ignore[misc]

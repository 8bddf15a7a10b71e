"""A builder at hand, and what hands do in it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QPoint, Qt
from PySide6.QtGui import QCloseEvent, QDragEnterEvent, QDragLeaveEvent, QDragMoveEvent, QDropEvent
from PySide6.QtWidgets import QApplication, QMainWindow, QWidget
from pytestqt.qtbot import QtBot

from ddtable.words.sentences import Words
from ui.builder.desk import DeskFile
from ui.builder.page import BuilderPage
from ui.builder.sheet import Sheet
from ui.builder.tiles_view import TilesView

Opening = Callable[..., BuilderPage]
LEFT = Qt.MouseButton.LeftButton
NONE = Qt.KeyboardModifier.NoModifier


class Window(QMainWindow):
    """Closes its builder up as the program's window does."""

    page: BuilderPage

    def closeEvent(self, event: QCloseEvent) -> None:  # noqa: N802
        self.page.close_up()
        super().closeEvent(event)


@pytest.fixture
def open_builder(qtbot: QtBot, tmp_path: Path) -> Iterator[Opening]:
    """Open a builder on the desk of this test, which is empty at first."""
    windows: list[QMainWindow] = []

    def opened(sheet: Sheet | None = None, size: tuple[int, int] = (1280, 800), language: str = "en") -> BuilderPage:
        desk = DeskFile(tmp_path / "builder.json")
        if sheet is not None:
            desk.change(sheet=sheet)
        window = Window()
        window.setMinimumSize(1100, 700)
        page = window.page = BuilderPage(Words(language), desk, window, tmp_path / "library.ddlibrary")
        window.setCentralWidget(page)
        window.resize(*size)
        windows.append(window)
        qtbot.addWidget(window)
        window.show()
        QApplication.processEvents()
        return page

    yield opened
    windows.clear()


@pytest.fixture
def page(open_builder: Opening) -> BuilderPage:
    return open_builder()


def tile_of(view: TilesView, type_id: str) -> QPoint:
    """The middle of a die's tile, after it has been scrolled to."""
    for row in range(view.model().rowCount()):
        index = view.model().index(row, 0)
        if index.data(Qt.ItemDataRole.UserRole + 1) == type_id:
            view.scrollTo(index)
            return view.visualRect(index).center()
    raise AssertionError(f"{type_id} is not shown")


def drag_over(widget: QWidget, mime: QMimeData) -> tuple[bool, bool]:
    """Send a drag into a widget and away again; return whether it is taken on entering and on moving."""
    taken = drag_into(widget, mime)
    QApplication.sendEvent(widget, QDragLeaveEvent())  # Qt would keep the widget as the target, also when it has gone
    return taken


def drag_into(widget: QWidget, mime: QMimeData) -> tuple[bool, bool]:
    """Send a drag into a widget, to be dropped or to leave again."""
    enter = QDragEnterEvent(QPoint(8, 8), Qt.DropAction.MoveAction, mime, LEFT, NONE)
    QApplication.sendEvent(widget, enter)
    move = QDragMoveEvent(QPoint(9, 9), Qt.DropAction.MoveAction, mime, LEFT, NONE)
    QApplication.sendEvent(widget, move)
    return enter.isAccepted(), move.isAccepted()


def drag(source: TilesView, dice: Sequence[str], target: TilesView) -> bool:
    """Drag the tiles of these dice from one view to another; tell whether they were taken."""
    rows = [
        index
        for row in range(source.model().rowCount())
        if (index := source.model().index(row, 0)).data(Qt.ItemDataRole.UserRole + 1) in dice
    ]
    mime = source.model().mimeData(rows)
    entered, moved = drag_into(target.viewport(), mime)
    if not (entered and moved):
        QApplication.sendEvent(target.viewport(), QDragLeaveEvent())
        return False
    drop = QDropEvent(QPoint(9, 9), Qt.DropAction.MoveAction, mime, LEFT, NONE)
    QApplication.sendEvent(target.viewport(), drop)
    QApplication.processEvents()
    return drop.isAccepted()

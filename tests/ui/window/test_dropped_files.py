"""A saved game is dropped on the window from the file manager."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtWidgets import QApplication

from tests.drivers.hands_on import open_window
from tests.drivers.playing import set_up
from ui.session.library import SeatPlan

PERSONS = [SeatPlan("Mira", "person"), SeatPlan("Ragna", "person")]


def drop(window, *paths: Path) -> bool:
    """Drag these files onto the window and let go; tell whether it takes them."""
    mime = QMimeData()
    mime.setUrls([QUrl.fromLocalFile(str(path)) for path in paths])
    how = (Qt.DropAction.CopyAction, mime, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier)
    enter = QDragEnterEvent(QPoint(40, 40), *how)
    enter.ignore()
    QApplication.sendEvent(window, enter)
    if enter.isAccepted():
        QApplication.sendEvent(window, QDropEvent(QPointF(40, 40), *how))
    return enter.isAccepted()


def test_dropped_save_is_opened_and_other_files_are_refused(qtbot, monkeypatch, tmp_path):
    hands = open_window(qtbot, monkeypatch, tmp_path)
    window = hands.window
    window.show_game(window.library.new(set_up(2, health=24), PERSONS, practice=True))
    path = hands.session.guard.path
    hands.session.draft.suggest()
    hands.session.draft.confirm()
    window.show_start()
    other = tmp_path / "other.ddtable"
    other.write_text("no game")
    assert not drop(window, path, other), "two files at once mean nothing"
    assert window.page is None
    assert drop(window, other)
    assert "other.ddtable" in window.start.trouble.text()
    assert drop(window, path)
    assert hands.session.guard.path == path

"""Work that keeps the window waiting: keys and clicks of that time answer nothing, and nothing of it stays behind."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtGui import QGuiApplication, QKeyEvent, QMouseEvent
from PySide6.QtTest import QSignalSpy, QTest
from PySide6.QtWidgets import QApplication, QPushButton, QWidget

from tests.drivers.hands_on import settle
from ui.kit.busy import busy
from ui.session.library import GameTrouble
from ui.session.session import Session

SAVE = Path("some.ddtable")
LEFT, NO_KEYS = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier


def press_soon(window: QWidget, key: Qt.Key) -> None:
    """Press a key that waits until the window has time for it, as one pressed while it works does."""
    for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
        QApplication.postEvent(window.windowHandle(), QKeyEvent(kind, key, NO_KEYS))


def click_soon(window: QWidget, at: QPointF) -> None:
    """Click so that the click waits until the window has time for it."""
    for kind, down in ((QEvent.Type.MouseButtonPress, LEFT), (QEvent.Type.MouseButtonRelease, Qt.MouseButton.NoButton)):
        event = QMouseEvent(kind, at, window.mapToGlobal(at), LEFT, down, NO_KEYS)
        QApplication.postEvent(window.windowHandle(), event)


@pytest.fixture
def pointers() -> list[Qt.CursorShape]:
    """How the pointer looked while a game was opened."""
    return []


@pytest.fixture
def opening(window, library, playing, pointers, monkeypatch):
    """Let a game be opened while hands press Return, which would answer its question."""
    session = playing("march-first")

    def slow(_path: Path, _progress: object) -> Session:
        pointers.append(QGuiApplication.overrideCursor().shape())
        press_soon(window, Qt.Key.Key_Return)
        return session

    monkeypatch.setattr(library, "open", slow)
    window.activateWindow()
    assert QTest.qWaitForWindowActive(window)
    return session


def test_keys_pressed_while_a_game_opens_do_not_answer(window, opening, pointers):
    before = len(opening.game.choices)
    window.open_path(SAVE)
    assert pointers == [Qt.CursorShape.WaitCursor]
    settle()
    assert len(opening.game.choices) == before
    assert QGuiApplication.overrideCursor() is None
    press_soon(window, Qt.Key.Key_Return)
    settle()
    assert len(opening.game.choices) == before + 1, "keys count again"


def test_click_while_the_window_is_busy_is_ignored(qtbot):
    button = QPushButton()
    qtbot.addWidget(button)
    button.show()
    clicks = QSignalSpy(button.clicked)
    with busy():
        click_soon(button, QPointF(button.rect().center()))
    settle()
    assert clicks.count() == 0
    click_soon(button, QPointF(button.rect().center()))
    settle()
    assert clicks.count() == 1


def test_trouble_leaves_neither_the_pointer_nor_deaf_keys_behind(window, library, opening, monkeypatch):
    window.open_path(SAVE)
    before = len(opening.game.choices)

    def fail(_path: Path, _progress: object) -> Session:
        raise error

    monkeypatch.setattr(library, "open", fail)
    error: Exception = GameTrouble("That is no game.")
    window.open_path(Path("broken.ddtable"))
    assert QGuiApplication.overrideCursor() is None
    error = RuntimeError("a defect")
    with pytest.raises(RuntimeError):
        window.open_path(Path("broken.ddtable"))
    assert QGuiApplication.overrideCursor() is None
    settle()
    press_soon(window, Qt.Key.Key_Return)
    settle()
    assert len(opening.game.choices) == before + 1

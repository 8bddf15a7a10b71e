"""A long game being opened: how far it is, and that it can be stopped."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from ui.session.library import GameTrouble
from ui.window import opening
from ui.window.opening import OpeningDialog

SAVE = Path("long.ddtable")
ENTRIES = 400


def dialogs(window) -> list[OpeningDialog]:
    return [one for one in window.findChildren(OpeningDialog) if one.isVisible()]


@pytest.fixture
def slow(window, library, playing, monkeypatch):
    """Let a game take so many looks at the clock; `seen` is what stood on the screen meanwhile, `act` what hands do."""
    monkeypatch.setattr(opening, "PATIENCE", 0)
    monkeypatch.setattr(opening, "BREATH", 0)
    session = playing("march-first")
    seen: list[tuple[int, int]] = []
    acts: list[object] = []

    def open_slowly(_path: Path, progress) -> object:
        for done in range(ENTRIES):
            progress(done, ENTRIES)
            for dialog in dialogs(window):
                seen.append((dialog.bar.value(), dialog.bar.maximum()))
                if done == ENTRIES // 2 and acts:
                    acts.pop()(dialog)
        return session

    monkeypatch.setattr(library, "open", open_slowly)
    return session, seen, acts


def test_progress_bar_is_shown_until_the_game_is_open(window, slow):
    session, seen, _ = slow
    window.open_path(SAVE)
    assert seen[0] == (0, ENTRIES)
    assert seen[-1] == (ENTRIES - 1, ENTRIES)
    assert window.page.session is session
    assert not dialogs(window)
    assert QApplication.overrideCursor() is None


@pytest.mark.parametrize(
    "stop",
    [
        lambda dialog: QTest.mouseClick(dialog.close_button, Qt.MouseButton.LeftButton),
        lambda dialog: QTest.keyClick(dialog, Qt.Key.Key_Escape),
    ],
    ids=["button", "escape"],
)
def test_opening_can_be_cancelled_and_keeps_the_earlier_game(window, slow, stop):
    _, seen, acts = slow
    acts.append(stop)
    window.open_path(SAVE)
    assert seen[-1][0] == ENTRIES // 2
    assert window.page is None
    assert "You cancelled opening" in window.start.trouble.text()
    assert not dialogs(window)
    assert QApplication.overrideCursor() is None


def test_short_game_opens_without_a_progress_bar(window, slow, monkeypatch):
    _, seen, _ = slow
    monkeypatch.setattr(opening, "PATIENCE", 3_600_000)
    window.open_path(SAVE)
    assert window.page is not None
    assert not seen


def test_long_invalid_file_leaves_no_progress_bar(window, library, slow, monkeypatch):
    def fail(_path: Path, progress) -> object:
        progress(1, 2)
        raise GameTrouble("That is no game.")

    monkeypatch.setattr(library, "open", fail)
    window.open_path(SAVE)
    assert not dialogs(window)
    assert window.start.trouble.text() == "That is no game."

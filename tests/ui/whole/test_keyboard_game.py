"""One whole game between two persons, from the start screen to the rematch, by the keyboard alone."""

from __future__ import annotations

from functools import partial
from pathlib import Path

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.drivers.by_keys import answer_by_keys, choose_segment, press, tab_to, write
from tests.drivers.hands_on import NAMES, Hands, open_window
from tests.drivers.whole_game import HEALTH, SEED, play_to_the_end
from ui.new_game.dialog import NewGameDialog


@pytest.fixture
def hands(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Hands:
    return open_window(qtbot, monkeypatch, tmp_path)


def begin_by_keys() -> None:
    """Fill the dialog in and begin; one that cannot be filled in must not stay open for ever."""
    dialog = QApplication.activeModalWidget()
    assert isinstance(dialog, NewGameDialog)
    try:
        assert QTest.qWaitForWindowActive(dialog)
        fill_in(dialog)
    finally:
        if dialog.isVisible():
            dialog.reject()


def fill_in(dialog: NewGameDialog) -> None:
    """Choose the smallest forces, two persons, a seed that gives a short game; Return begins."""
    choose_segment(dialog.page.sizes.buttons, HEALTH)
    for form, name in zip(dialog.page.forms, NAMES, strict=False):
        choose_segment(form.kind_choice.buttons, "person")
        tab_to(form.name_edit)
        write(name)
    tab_to(dialog.seed)
    write(str(SEED))
    press(Qt.Key.Key_Return)


def test_a_whole_game_is_played_by_keys(hands: Hands):
    assert hands.window.start.isVisible()
    tab_to(hands.window.start.fresh)
    QTimer.singleShot(0, begin_by_keys)
    press(Qt.Key.Key_Return)  # comes back when the dialog is closed
    hands.window.activateWindow()  # which a window manager does
    assert QTest.qWaitForWindowActive(hands.window)
    assert hands.session.names == NAMES[:2]
    play_to_the_end(hands, partial(answer_by_keys, hands))
    the_end_is_reached(hands)


def the_end_is_reached(hands: Hands) -> None:
    """The winner is named; R begins a rematch, and Return alone does not."""
    bar, game = hands.page.bar, hands.session.game
    (winner,) = game.position.result.winners  # type: ignore[union-attr]
    assert bar.sentence.text().startswith(f"{NAMES[winner]} wins")
    press(Qt.Key.Key_Return)
    assert hands.session.game is game
    press(Qt.Key.Key_R)
    again = hands.session.game
    assert again is not game
    assert again.set_up.forces == game.set_up.forces
    assert hands.kind == "assemble-home"
    hands.lift_by_key(min(hands.session.liftable()))
    assert len(hands.session.selection) == 1

"""One whole game between two persons, from the start screen to the rematch, by the mouse alone."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.drivers.hands_on import NAMES, Hands, open_window
from tests.drivers.whole_game import HEALTH, SEED, play_to_the_end
from ui.new_game.dialog import NewGameDialog


@pytest.fixture
def hands(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Hands:
    return open_window(qtbot, monkeypatch, tmp_path)


def fill_in(hands: Hands) -> None:
    """Fill the dialog in: the smallest forces, two persons, a seed that gives a short game."""
    dialog = QApplication.activeModalWidget()
    assert isinstance(dialog, NewGameDialog)
    hands.click(dialog.page.sizes.buttons[HEALTH])
    for form, name in zip(dialog.page.forms, NAMES, strict=False):
        hands.click(form.kind_choice.buttons["person"])
        form.name_edit.selectAll()
        QTest.keyClicks(form.name_edit, name)
    hands.click(dialog.seed)
    QTest.keyClicks(dialog.seed, str(SEED))
    hands.click(dialog.begin)


def test_a_whole_game_is_played_by_the_mouse(hands: Hands):
    assert hands.window.start.isVisible()
    QTimer.singleShot(0, lambda: fill_in(hands))
    hands.click(hands.window.start.fresh)  # comes back when the dialog is closed
    play_to_the_end(hands, hands.answer)
    the_end_is_told(hands)


def the_end_is_told(hands: Hands) -> None:
    """The winner is named, and a rematch begins the same battle anew with other dice."""
    bar, game = hands.page.bar, hands.session.game
    (winner,) = game.position.result.winners  # type: ignore[union-attr]
    assert bar.sentence.text().startswith(f"{NAMES[winner]} wins")
    assert bar.again.isVisible()
    assert bar.fresh.isVisible()
    assert not bar.confirm.isVisible()
    QTimer.singleShot(0, lambda: QTest.keyClick(QApplication.activeModalWidget(), Qt.Key.Key_Escape))
    hands.click(bar.fresh)  # asks for a new game, and leaves this one where it is when none is wanted
    assert hands.session.game is game
    hands.click(bar.again)
    again = hands.session.game
    assert again is not game
    assert again.set_up.forces == game.set_up.forces
    assert again.set_up.seed != game.set_up.seed
    assert hands.kind == "assemble-home"

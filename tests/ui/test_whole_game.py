"""One whole game between two persons, from the start screen to the rematch, by the mouse alone."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from ddtable.opponents.recruit import choose
from tests.ui.hands_on import NAMES, Hands, open_window
from ui.shell.new_game import NewGameDialog

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")

SEED = 47  # two forces of 24 health come to an end after a good fifty decisions
MOST_DECISIONS = 300


@pytest.fixture
def hands(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Hands:
    return open_window(qtbot, monkeypatch, tmp_path)


def fill_in(hands: Hands) -> None:
    """Fill the dialog in: the smallest forces, two persons, a seed that gives a short game."""
    dialog = QApplication.activeModalWidget()
    assert isinstance(dialog, NewGameDialog)
    hands.click(dialog.sizes.buttons["24"])
    for form, name in zip(dialog.forms, NAMES, strict=False):
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
    game = hands.controller.game
    assert (game.set_up.seed, hands.controller.kinds) == (SEED, ("person", "person"))
    asked = set()
    while (question := game.question) is not None:
        stood = len(game.choices)
        assert stood < MOST_DECISIONS
        asked.add(question.kind)
        seen = game.rules.observe(game.position, question.seat)
        choice, _ = choose(seen, question, Random(f"{SEED}/{stood}"))
        hands.answer(choice)
        assert len(game.choices) == stood + 1, (question.kind, choice, hands.told)
        assert game.choices[-1].choice == choice
    assert {"assemble-home", "terrain-frontier", "march-first", "maneuver", "turn", "action", "casualties"} <= asked
    the_end_is_told(hands)


def the_end_is_told(hands: Hands) -> None:
    """The winner is named, and a rematch begins the same battle anew with other dice."""
    bar, game = hands.page.bar, hands.controller.game
    (winner,) = game.position.result.winners  # type: ignore[union-attr]
    assert bar.sentence.text().startswith(f"{NAMES[winner]} wins")
    assert bar.again.isVisible()
    assert bar.fresh.isVisible()
    assert not bar.confirm.isVisible()
    QTimer.singleShot(0, lambda: QTest.keyClick(QApplication.activeModalWidget(), Qt.Key.Key_Escape))
    hands.click(bar.fresh)  # asks for a new game, and leaves this one where it is when none is wanted
    assert hands.controller.game is game
    hands.click(bar.again)
    again = hands.controller.game
    assert again is not game
    assert again.set_up.forces == game.set_up.forces
    assert again.set_up.seed != game.set_up.seed
    assert hands.kind == "assemble-home"

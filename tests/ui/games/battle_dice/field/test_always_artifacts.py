"""Which artifacts are rolled is asked once: who wants to roll all of them says so, and is asked no more (BA13)."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from ddtable.engine.game import Game
from tests.drivers.hands_on import Hands, open_window, settle, show
from tests.rules.battle_dice.battle_by_hand import A, Hand
from tests.ui.games.battle_dice.field.field_hands import standing


@pytest.fixture
def hands(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Hands:
    return open_window(qtbot, monkeypatch, tmp_path)


def with_artifacts(kinds: str) -> Game:
    return standing(Hand(f"2 infantry, cavalry, {kinds}", "2 cavalry, infantry"))


def press(hands: Hands, modifier: Qt.KeyboardModifier) -> None:
    QTest.keyClick(hands.window, Qt.Key.Key_Return, modifier)
    settle()


def test_shift_return_rolls_all_artifacts_from_now_on(hands: Hands) -> None:
    show(hands, with_artifacts("sword_1"))
    assert hands.kind == "artifacts"
    assert "Shift+Return" in hands.told
    hands.page.bar.setFocus()
    press(hands, Qt.KeyboardModifier.ShiftModifier)
    assert hands.kind != "artifacts"
    assert hands.session.standing.of(A) == {"artifacts": "all"}
    show(hands, with_artifacts("sword_1"))
    hands.session.standing.set(A, "artifacts", "all")
    hands.session.start()
    for _ in range(3):
        QApplication.processEvents()
    assert hands.kind != "artifacts"


def test_artifacts_that_a_roll_uses_up_are_asked_for_still(hands: Hands) -> None:
    """BA6: a cache may be kept for its moment."""
    show(hands, with_artifacts("sword_1, gold_cache"))
    hands.session.standing.set(A, "artifacts", "all")
    hands.session.start()
    for _ in range(3):
        QApplication.processEvents()
    assert hands.kind == "artifacts"

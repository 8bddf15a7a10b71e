"""What must be repainted although Qt does not ask for it; found by the walk on a screen."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QRect, Qt
from pytestqt.qtbot import QtBot

from tests.drivers.hands_on import Hands, open_window, settle, show
from tests.drivers.painted import Painted
from tests.ui.whole.test_every_question import CASES


@pytest.fixture
def hands(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Hands:
    return open_window(qtbot, monkeypatch, tmp_path)


def test_ground_beside_the_table_is_repainted_when_the_table_changes_its_height(hands: Hands):
    """It goes on from the table's: a strip at the edge of the window stayed as it was for another height."""
    show(hands, CASES["march-first"].game())
    page = hands.page
    before = page.table.geometry()
    painted = Painted(page)
    page.tray.setFixedHeight(page.tray.height() + 60)
    settle()
    assert page.table.height() < before.height()
    right = page.side.geometry().right() + 1
    assert painted.covers(QRect(right, before.top(), page.width() - right, before.height()))


def test_button_of_a_menu_is_repainted_when_its_menu_opens_and_closes(hands: Hands, qtbot: QtBot):
    """It looks pressed while the menu is open; Qt sends no hover event while something has popped up."""
    page = hands.window.build().page
    settle()
    for button in (page.tools.size_button, page.catalogue.filters["icons"]):
        painted = Painted(button)
        qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
        assert button.is_open
        assert painted.covers(button.rect())
        painted = Painted(button)
        popup = getattr(button, "list", button.menu)
        popup.close()
        settle()
        assert not button.is_open
        assert painted.covers(button.rect())

"""The frame round what has the focus: seen by whoever goes about by keys, never by whoever plays by mouse."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from tests.drivers.hands_on import LEFT, NO_KEYS, Hands, open_window, show
from tests.drivers.painted import Painted
from tests.ui.whole.test_every_question import CASES
from ui.kit.focus_seen import focus_seen


@pytest.fixture
def hands(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Hands:
    opened = open_window(qtbot, monkeypatch, tmp_path)
    show(opened, CASES["maneuver"].game())
    opened.window.activateWindow()
    assert QTest.qWaitForWindowActive(opened.window)
    return opened


def press_mouse(hands: Hands) -> None:
    """A click on the window's ground, as the system sends it."""
    QTest.mouseClick(hands.window.windowHandle(), LEFT, NO_KEYS, QPoint(2, hands.window.height() - 2))


def press(hands: Hands, key: Qt.Key) -> None:
    QTest.keyClick(hands.window.windowHandle(), key)


def focused() -> QWidget:
    widget = QApplication.focusWidget()
    assert widget is not None
    return widget


def test_automatic_focus_after_a_click_has_no_frame(hands: Hands):
    press_mouse(hands)
    hands.page.side.tabs[0].setFocus(Qt.FocusReason.TabFocusReason)
    assert focused() is hands.page.side.tabs[0]
    assert not focus_seen(focused())


def test_the_tab_key_brings_the_frame_back(hands: Hands):
    press_mouse(hands)
    press(hands, Qt.Key.Key_Tab)
    assert focus_seen(focused())


def test_shift_key_alone_does_not_show_the_frame(hands: Hands):
    press_mouse(hands)
    hands.page.side.tabs[0].setFocus(Qt.FocusReason.TabFocusReason)
    press(hands, Qt.Key.Key_Shift)
    assert not focus_seen(focused())


def test_click_removes_the_whole_frame_painted_by_the_parent(hands: Hands):
    """The frame round the text about a die: a strip of it stayed beside the text."""
    hands.page.die.show_die(0)
    hands.page.side.show_page(hands.page.side.pages.indexOf(hands.page.die))
    reader = hands.page.die.reader
    press(hands, Qt.Key.Key_Tab)
    reader.setFocus(Qt.FocusReason.TabFocusReason)
    assert focus_seen(reader)
    painted = Painted(hands.page.die)
    press_mouse(hands)
    assert not focus_seen(reader)
    assert painted.covers(reader.geometry())


def test_hidden_neighbour_gives_an_army_no_frame_after_a_click(hands: Hands):
    first, second = [view for view in hands.views() if view.shown][:2]
    press_mouse(hands)
    first.setFocus(Qt.FocusReason.MouseFocusReason)
    second.setFocus(Qt.FocusReason.TabFocusReason)  # as Qt does where the first one is hidden
    assert not second.takes_return()
    assert not second._keyboard
    press(hands, Qt.Key.Key_Right)
    assert second._keyboard

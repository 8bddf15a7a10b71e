"""What stands in the log, for the tests of it: its rows, what they say, a click on one."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from tests.drivers.hands_on import Hands
from ui.page.log_model import ROW
from ui.page.log_rows import Row

LEFT, NO_KEYS = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
SHIFT = Qt.KeyboardModifier.ShiftModifier


def rows(hands: Hands) -> list[Row]:
    """The rows that are shown."""
    shown = hands.page.log.shown
    return [shown.index(number, 0).data(ROW) for number in range(shown.rowCount())]


def event_of(hands: Hands, row: Row) -> Any:
    """The event that a row tells."""
    return hands.page.log.entries.event_of(row)


def said(hands: Hands) -> list[str]:
    return [row.words for row in rows(hands)]


def click(hands: Hands, row: Row) -> None:
    """Click a row where it is seen."""
    listed, shown = hands.page.log.list, hands.page.log.shown
    index = shown.mapFromSource(hands.page.log.entries.index(hands.page.log.entries.rows.index(row)))
    assert index.isValid()
    listed.scrollTo(index)
    QApplication.processEvents()
    QTest.mouseClick(listed.viewport(), LEFT, NO_KEYS, listed.visualRect(index).center())
    QApplication.processEvents()


def heard(hands: Hands, row: Row) -> str:
    """What a screen reader says of a row."""
    shown = hands.page.log.shown
    return shown.index(rows(hands).index(row), 0).data(Qt.ItemDataRole.AccessibleTextRole)

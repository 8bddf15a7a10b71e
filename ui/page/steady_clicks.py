"""Suppression of double clicks: the second press must not answer the next question."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct
from PySide6.QtCore import QEvent, QObject, QPointF
from PySide6.QtGui import QGuiApplication, QMouseEvent
from PySide6.QtWidgets import QWidget

from ui.areas.area_view import AreaView
from ui.areas.takes_dice import TakesDice

if TYPE_CHECKING:
    from ui.session.table_state import TableState

NEAR = 8  # pixels within which two presses are a double click
PRESSES = (QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonDblClick)


class Press(Struct, frozen=True):
    """A press of the mouse: time, place, widget, and the number of choices made before.

    `quick`: the player whose answers may be given by quick clicks, -1 for none.
    """

    when: int
    point: QPointF
    widget: int
    die: int
    answered: int
    quick: int


class SteadyClicks(QObject):
    """Watches the presses in the window of a page.

    Soon after a press, another one at the same point is dropped if the first has answered a question, or if another die
    or widget is under the pointer now. Undo reduces the number of choices, so it can be clicked quickly. Quick clicks
    on an area count where units are put there one after the other.
    """

    def __init__(self, state: TableState, page: QWidget) -> None:
        super().__init__(page)
        self._state = state
        self._page = page
        self._last: Press | None = None
        self._swallowing = False

    def watch(self) -> None:
        """Watch the window of the page; called when it is shown."""
        handle = self._page.window().windowHandle()
        if handle is not None:
            handle.installEventFilter(self)

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        """Drop the second press of a double click, and its release."""
        if event.type() in PRESSES and isinstance(event, QMouseEvent):
            press = self._press(event)
            self._swallowing = self._is_unmeant(press) and self._page.isVisible()
            self._last = press
            return self._swallowing
        if event.type() == QEvent.Type.MouseButtonRelease and self._swallowing:
            self._swallowing = False
            return True
        return False

    def _press(self, event: QMouseEvent) -> Press:
        window = self._page.window()
        at = event.position().toPoint()
        widget = window.childAt(at)
        die = -1
        area = widget.parentWidget() if widget is not None else None
        if widget is not None and isinstance(area, AreaView):
            index = area.indexAt(widget.mapFrom(window, at))
            die = area.shown[index.row()].die if index.isValid() else -1
        answered = self._state.position.answered
        return Press(event.timestamp(), event.globalPosition(), id(widget), die, answered, self._quick(widget))

    def _quick(self, widget: QWidget | None) -> int:
        """Return the player who puts units on the area at the pointer one after the other, or -1."""
        question = self._state.question
        if question is None or not isinstance(widget, TakesDice):
            return -1
        return question.seat if self._state.system.takes_quick_clicks(question) else -1

    def _is_unmeant(self, press: Press) -> bool:
        last = self._last
        if last is None or press.when - last.when > QGuiApplication.styleHints().mouseDoubleClickInterval():
            return False
        if (press.point - last.point).manhattanLength() > NEAR:
            return False
        if press.quick == last.quick >= 0 and press.widget == last.widget:
            return False
        return press.answered > last.answered or (press.widget, press.die) != (last.widget, last.die)

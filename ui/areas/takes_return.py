"""The common part of all places of the table that have a Tab stop and handle Return."""

from __future__ import annotations

from functools import cache
from typing import cast

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QFocusEvent, QKeyEvent

RETURN = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


class TakesReturn:
    """A mixin, before a widget's class in the bases: a place that gets Return while it has the focus.

    Without such a place Return gives the default answer to the current question. Only the place with the focus is
    watched: a table has hundreds of them, and `event` in Python would be called for each event of each.
    """

    def takes_return(self) -> bool:
        """Return True if Return is for this place now."""
        return True

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Claim Return from now on."""
        super().focusInEvent(event)  # type: ignore[misc]
        cast(QObject, self).installEventFilter(_claims())

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Leave Return to the window."""
        super().focusOutEvent(event)  # type: ignore[misc]
        cast(QObject, self).removeEventFilter(_claims())


class _ClaimsReturn(QObject):
    """Claims Return for a place before the window's shortcuts."""

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Accept Return if the place takes it."""
        if event.type() == QEvent.Type.ShortcutOverride and cast(TakesReturn, watched).takes_return():
            pressed = cast(QKeyEvent, event)
            if pressed.key() in RETURN and not pressed.modifiers() & ~Qt.KeyboardModifier.KeypadModifier:
                event.accept()
                return True
        return False


@cache
def _claims() -> _ClaimsReturn:
    return _ClaimsReturn()

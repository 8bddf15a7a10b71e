"""The common part of all places of the table that have a Tab stop and handle Return."""

from __future__ import annotations

from typing import cast

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent

RETURN = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


class TakesReturn:
    """A mixin, before a widget's class in the bases: a place that gets Return while it has the focus.

    Without such a place Return gives the default answer to the current question.
    """

    def takes_return(self) -> bool:
        """Return True if Return is for this place now."""
        return True

    def event(self, event: QEvent) -> bool:
        """Claim Return before the window's shortcuts."""
        if event.type() == QEvent.Type.ShortcutOverride and self.takes_return():
            pressed = cast(QKeyEvent, event)
            if pressed.key() in RETURN and not pressed.modifiers() & ~Qt.KeyboardModifier.KeypadModifier:
                event.accept()
                return True
        return bool(super().event(event))  # type: ignore[misc]

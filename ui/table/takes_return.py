"""What every place of the table has in common that the Tab key comes to and Return means."""

from __future__ import annotations

from typing import cast

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent

RETURN = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


class TakesReturn:
    """To be inherited before a widget's class: Return goes to it while it has the focus, not to the window's shortcut.

    Elsewhere Return gives the default answer of the question in hand.
    """

    def takes_return(self) -> bool:
        """Tell whether Return means this place now."""
        return True

    def event(self, event: QEvent) -> bool:
        """Claim Return before the shortcuts of the window get it."""
        if event.type() == QEvent.Type.ShortcutOverride and self.takes_return():
            pressed = cast(QKeyEvent, event)
            if pressed.key() in RETURN and not pressed.modifiers() & ~Qt.KeyboardModifier.KeypadModifier:
                event.accept()
                return True
        return bool(super().event(event))  # type: ignore[misc]

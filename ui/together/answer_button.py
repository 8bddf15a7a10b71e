"""The button of an answer: a click picks it; a click with Shift, or its menu, picks it each time from now on.

Where it may not stand, the menu says so, and who hears of a click with Shift does.
"""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QContextMenuEvent, QMouseEvent
from PySide6.QtWidgets import QMenu, QWidget

from ddtable.words import Words
from ui.shell.buttons import KeyButton, Look


class AnswerButton(KeyButton):
    """`always` tells that the answer is wanted each time, whether it may stand or not."""

    always = Signal()

    def __init__(self, words: Words, parent: QWidget) -> None:
        super().__init__("", "", "plain", parent)
        self._words = words
        self._always = ""

    def show_answer(self, said: str, keys: str, look: Look, always: str) -> None:
        """Show an answer; `always` says what it means to give it each time, empty where it may not stand."""
        self.show_as(said, keys, look)
        self._always = always
        tip = self._words.say("ui-always-tip", answer=said, always=always) if always else said
        self.setToolTip(tip)
        self.setAccessibleDescription(tip if always else "")

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """With Shift the answer stands."""
        shift = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
        if shift and self.isDown() and self.rect().contains(event.position().toPoint()):
            self.setDown(False)
            self.always.emit()
        else:
            super().mouseReleaseEvent(event)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """Offer to answer so each time, or say that this answer cannot stand."""
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        words = self._always or self._words.say("ui-standing-not-this")
        action = menu.addAction(words.replace("&", "&&"))
        action.setEnabled(bool(self._always))
        action.triggered.connect(partial(self._wanted))
        menu.popup(event.globalPos())

    def _wanted(self, _checked: bool = False) -> None:
        self.always.emit()

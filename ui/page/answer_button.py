"""The button of an answer: a click picks it; a click with Shift, or its menu, makes it a standing answer.

If the answer cannot be a standing one, the menu says so, and the listener of `always` tells the player.
"""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QContextMenuEvent, QMouseEvent
from PySide6.QtWidgets import QMenu, QWidget

from ddtable.words.sentences import Words
from ui.kit.buttons import KeyButton, Look


class AnswerButton(KeyButton):
    """A button for an answer.

    `always` is emitted when the player wants to make the answer standing, even if it cannot be.
    """

    always = Signal()

    def __init__(self, words: Words, parent: QWidget) -> None:
        super().__init__("", "", "plain", parent)
        self._words = words
        self._always = ""

    def show_answer(self, said: str, keys: str, look: Look, always: str) -> None:
        """Show an answer; `always` is the meaning of a standing answer, "" if it cannot be one."""
        self.show_as(said, keys, look)
        self._always = always
        tip = self._words.say("ui-always-tip", answer=said, always=always) if always else said
        self.setToolTip(tip)
        self.setAccessibleDescription(tip if always else "")

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Make a standing answer on a click with Shift."""
        shift = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
        if shift and self.isDown() and self.rect().contains(event.position().toPoint()):
            self.setDown(False)
            self.always.emit()
        else:
            super().mouseReleaseEvent(event)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """Offer a standing answer, or say that this answer cannot be one."""
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        words = self._always or self._words.say("ui-standing-not-this")
        action = menu.addAction(words.replace("&", "&&"))
        action.setEnabled(bool(self._always))
        action.triggered.connect(partial(self._wanted))
        menu.popup(event.globalPos())

    def _wanted(self, _checked: bool = False) -> None:
        self.always.emit()

"""A dialog with choices below their labels, for an addition to a position."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtWidgets import QWidget

from ui.kit.headed_choice import HeadedChoice
from ui.kit.help import HelpDialog
from ui.kit.labels import label
from ui.positions.editor import PositionEditor


class ChoicesDialog(HelpDialog):
    """The dialog; the answer that it adds goes to the editor."""

    def __init__(self, editor: PositionEditor, title: str, parent: QWidget) -> None:
        super().__init__(editor.words.say(title), editor.words, parent)
        self._say = editor.words.say

    def choice(self, key: str, entries: Iterable[tuple[str, object]] = ()) -> HeadedChoice:
        """Add a choice of these entries, each in words and as a value, below its label, and return it."""
        words = self._say(key)
        made = HeadedChoice(self, narrow=True)
        made.setAccessibleName(words)
        for text, value in entries:
            made.addItem(text, value)
        name = label(words, self)
        name.setBuddy(made)
        self.body.addWidget(name)
        self.body.addWidget(made)
        return made

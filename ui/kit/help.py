"""The common parts of dialogs: a title, text, and a close button."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import Qt
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from ddtable.words.sentences import Words
from ui.kit.buttons import KeyButton, Look
from ui.kit.labels import label, title
from ui.kit.table_dialog import TableDialog
from ui.kit.theme import QUIET

FRAME = 40  # pixels that a window manager may need for a title and borders


class HelpDialog(TableDialog):
    """A page of plain text under a title, with one button."""

    def __init__(self, heading: str, words: Words, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(heading)
        self.setFixedWidth(560)
        column = QVBoxLayout(self)
        column.setContentsMargins(28, 22, 28, 20)
        column.setSpacing(12)
        self.headline = title(heading, self, 26)
        self.head = QHBoxLayout()
        self.head.addWidget(self.headline)
        column.addLayout(self.head)
        self.body = QVBoxLayout()
        self.body.setSpacing(8)
        column.addLayout(self.body, 1)
        self.foot = QHBoxLayout()
        self.foot.setSpacing(8)
        self.foot.addStretch(1)
        self.close_button = KeyButton(words.say("ui-close"), "Esc", "plain", self, height=36)
        self.close_button.clicked.connect(partial(self.done, 0))
        self.foot.addWidget(self.close_button)
        column.addLayout(self.foot)

    def add(self, text: str, *, quiet: bool = False) -> None:
        """Add a paragraph."""
        made = label(text, self, role=QUIET, wrap=True) if quiet else label(text, self, wrap=True)
        self.body.addWidget(made)

    def add_answer(self, words: str, keys: str, look: Look) -> KeyButton:
        """Add a button to the right of the close button, so that the action comes last."""
        button = KeyButton(words, keys, look, self, height=36)
        self.foot.addWidget(button)
        return button

    def showEvent(self, event: QShowEvent) -> None:
        """Open with the height of the content: Qt would use two thirds of a low screen."""
        if (needed := self.heightForWidth(self.width())) > 0:
            self.resize(self.width(), min(needed, self.screen().availableSize().height() - FRAME))
        super().showEvent(event)

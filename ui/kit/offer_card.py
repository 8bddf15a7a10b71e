"""A card with an offer on the start screen: a heading, a sentence, buttons."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtGui import QFont
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from ui.kit.buttons import KeyButton, Look, without_argument
from ui.kit.card import Card
from ui.kit.labels import label
from ui.kit.theme import QUIET


class OfferCard(Card):
    """One offer. `add_button` adds an action to the row of buttons, `add_choice` one with a sentence above the row."""

    def __init__(self, heading: str, sentence: str, parent: QWidget) -> None:
        super().__init__(parent)
        self._column = column = QVBoxLayout(self)
        column.setContentsMargins(20, 16, 20, 16)
        column.setSpacing(4)
        column.addWidget(label(heading, self, pixels=14, weight=QFont.Weight.Bold, wrap=True))
        column.addWidget(label(sentence, self, role=QUIET, wrap=True))
        column.addSpacing(8)
        self._row = QHBoxLayout()
        self._row.setSpacing(8)
        self._row.addStretch(1)
        column.addLayout(self._row)
        self.buttons: list[KeyButton] = []
        self._choices: list[KeyButton] = []

    def add_sentence(self, sentence: str) -> None:
        """Add a paragraph."""
        self._column.insertWidget(self._column.count() - 2, label(sentence, self, role=QUIET, wrap=True))

    def add_choice(self, words: str, sentence: str, act: Callable[[], object], look: Look = "plain") -> KeyButton:
        """Add a button with a sentence beside it, on a line of its own."""
        button = self._button(words, act, look, "")
        line = QHBoxLayout()
        line.setSpacing(14)
        line.addWidget(button)
        line.addWidget(label(sentence, self, role=QUIET, wrap=True), 1)
        self._column.insertLayout(self._column.count() - 2, line)
        self._column.insertSpacing(self._column.count() - 2, 4)
        self._choices.append(button)
        widest = max(one.sizeHint().width() for one in self._choices)
        for one in self._choices:
            one.setFixedWidth(widest)
        return button

    def add_button(self, words: str, act: Callable[[], object], look: Look = "plain", keys: str = "") -> KeyButton:
        """Add a button."""
        button = self._button(words, act, look, keys)
        self._row.insertWidget(self._row.count() - 1, button)
        return button

    def _button(self, words: str, act: Callable[[], object], look: Look, keys: str) -> KeyButton:
        button = KeyButton(words, keys, look, self, height=34)
        button.clicked.connect(partial(without_argument, act))
        self.buttons.append(button)
        return button

"""The list of older copies; the chosen one is opened as a new game."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from pathlib import Path

from PySide6.QtCore import Signal
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QVBoxLayout, QWidget

from ddtable.saves import SaveError
from ddtable.words.sentences import Words
from ui.kit.buttons import KeyButton
from ui.kit.fonts import interface_font
from ui.kit.help import HelpDialog
from ui.kit.labels import CutLabel
from ui.kit.moments import when_words
from ui.kit.scroll_page import ScrollPage
from ui.kit.theme import QUIET
from ui.window.old_copies import OldCopies, OldCopy

MOST_HIGH = 400
MOST_UNREAD = 3


def copy_words(words: Words, copy: OldCopy) -> str:
    """Return the text for an older copy in one line."""
    when = when_words(words, copy.when)
    return words.say("ui-restore-one", when=when, round=copy.round, choices=copy.choices)


class RestoreDialog(HelpDialog):
    """A button for each copy, the newest first, below its game: players, forces, file.

    `restored`: a copy was written into this file. `trouble`: it could not be written.
    """

    restored = Signal(Path)
    trouble = Signal(str)

    def __init__(self, words: Words, window: QWidget, kept: OldCopies, copies: Sequence[OldCopy]) -> None:
        super().__init__(words.say("ui-restore-title"), words, window)
        self._words, self._kept = words, kept
        self.buttons: list[KeyButton] = []
        self.add(words.say("ui-restore-about"), quiet=True)
        self.add(words.say("ui-restore-folder", folder=str(kept.root)), quiet=True)
        if kept.trouble:
            self.add(words.say("ui-restore-trouble", why=words.trouble(kept.trouble)))
        for sentence in kept.unread[:MOST_UNREAD]:
            self.add(words.trouble(sentence), quiet=True)
        if copies:
            self._list(copies)
        else:
            self.add(words.say("ui-restore-none"))

    def _list(self, copies: Sequence[OldCopy]) -> None:
        page = QWidget()
        column = QVBoxLayout(page)
        column.setContentsMargins(0, 0, 12, 0)
        column.setSpacing(4)
        before: Path | None = None
        for copy in copies:
            if copy.game != before:
                self._head(copy, page, column, first=before is None)
                before = copy.game
            button = KeyButton(copy_words(self._words, copy), "", "plain", page, height=36)
            button.setAccessibleName(f"{copy.title}, {copy.name}, {button.text()}")
            button.clicked.connect(partial(self._chosen, copy))
            column.addWidget(button)
            self.buttons.append(button)
        widest = max(button.sizeHint().width() for button in self.buttons)
        for button in self.buttons:
            button.setFixedWidth(widest)
        column.addStretch(1)
        area = ScrollPage(page, self)
        area.setFixedHeight(min(MOST_HIGH, page.sizeHint().height() + 4))
        self.body.addWidget(area)
        self.buttons[0].setFocus()

    def _head(self, copy: OldCopy, page: QWidget, column: QVBoxLayout, *, first: bool) -> None:
        """Add what distinguishes a game from others of the same players."""
        forces = " – ".join(self._words.force_name(*force) for force in copy.forces)
        title = CutLabel(page, interface_font(13, QFont.Weight.Bold))
        title.set_text(copy.title)
        about = CutLabel(page, interface_font(12), QUIET)
        about.set_text(" · ".join(filter(None, (forces, copy.name))))
        column.addSpacing(0 if first else 12)
        column.addWidget(title)
        column.addWidget(about)

    def _chosen(self, copy: OldCopy, _checked: bool = False) -> None:
        self.done(1)
        try:
            path = self._kept.restore(copy, self._words.say("ui-restore-suffix"))
        except SaveError as error:
            self.trouble.emit(self._words.trouble(error.sentence))
        else:
            self.restored.emit(path)

"""The dialog that opens a saved game: the recent games of the start screen, and any other file."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from pathlib import Path

from PySide6.QtCore import Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QWidget

from ddtable.words.sentences import Words
from ui.kit.help import HelpDialog
from ui.session.library import RecentGame
from ui.window.recent_list import RecentList

WIDTH, MOST_HIGH = 760, 440
KEY = "Ctrl+O"  # the key that opened the dialog: twice for the files


class OpenDialog(HelpDialog):
    """The recent games with their search field; a click or Return opens one, and a button opens another file.

    `chosen`: open this file. `other_wanted`: ask for a file. `trouble`: show an error in the window.
    """

    chosen = Signal(Path)
    other_wanted = Signal()
    trouble = Signal(str)

    def __init__(self, words: Words, window: QWidget, games: Sequence[RecentGame]) -> None:
        super().__init__(words.say("ui-open-title"), words, window)
        self.setFixedWidth(WIDTH)
        self.recent = RecentList(words, self)
        self.recent.chosen.connect(self._chosen)
        self.body.addWidget(self.recent)
        self.close_button.show_as(words.say("ui-cancel"), "Esc", "quiet")
        self.other = self.add_answer(words.say("ui-open-file"), "Ctrl O", "plain")
        self.other.clicked.connect(partial(self._other))
        QShortcut(QKeySequence(KEY), self, self._other)
        self.show_games(games)
        self.recent.focus()

    def show_games(self, games: Sequence[RecentGame]) -> None:
        """Show these games, or only their new states if they are the same ones."""
        if [row.game.path for row in self.recent.rows] == [game.path for game in games]:
            self.recent.renew(games)
            return
        self.recent.show_games(games)
        self.recent.setFixedHeight(min(self.recent.maximumHeight(), MOST_HIGH))

    def say_trouble(self, sentence: str) -> None:
        """Show an error in the window."""
        self.trouble.emit(sentence)

    def _chosen(self, path: Path) -> None:
        self.done(1)
        self.chosen.emit(path)

    def _other(self, _checked: bool = False) -> None:
        self.done(1)
        self.other_wanted.emit()

"""The dialog that opens a saved game: the recent games of the start screen, and any other file."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtGui import QKeySequence, QShortcut

from ui.kit.help import HelpDialog
from ui.session.library import RecentGame
from ui.window.recent_list import RecentList

if TYPE_CHECKING:
    from ui.window.main_window import MainWindow

WIDTH, MOST_HIGH = 760, 440
KEY = "Ctrl+O"  # the key that opened the dialog: twice for the files


class OpenDialog(HelpDialog):
    """The recent games with their search field; a click or Return opens one, and a button opens another file."""

    def __init__(self, window: MainWindow, games: Sequence[RecentGame]) -> None:
        super().__init__(window.words.say("ui-open-title"), window.words, window)
        self._window = window
        self.setFixedWidth(WIDTH)
        self.recent = RecentList(window.words, self)
        self.recent.chosen.connect(self._chosen)
        self.recent.removed.connect(window.remove_recent)
        self.recent.deleted.connect(window.ask_to_delete)
        window.games_listed.connect(self._show)
        self.body.addWidget(self.recent)
        self.close_button.show_as(window.words.say("ui-cancel"), "Esc", "quiet")
        self.other = self.add_answer(window.words.say("ui-open-file"), "Ctrl O", "plain")
        self.other.clicked.connect(partial(self._other))
        QShortcut(QKeySequence(KEY), self, self._other)
        self._show(games)
        self.recent.focus()

    def _show(self, games: Sequence[RecentGame]) -> None:
        """Show these games, or only their new states if they are the same ones."""
        if [row.game.path for row in self.recent.rows] == [game.path for game in games]:
            self.recent.renew(games)
            return
        self.recent.show_games(games)
        self.recent.setFixedHeight(min(self.recent.maximumHeight(), MOST_HIGH))

    def say_trouble(self, sentence: str) -> None:
        """Show an error in the window."""
        self._window.say_trouble(sentence)

    def _chosen(self, path: Path) -> None:
        self.done(1)
        self._window.open_path(path)

    def _other(self, _checked: bool = False) -> None:
        self.done(1)
        self._window.ask_file()

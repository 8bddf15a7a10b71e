"""The main window: the start screen or a game, with the menus."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QTimer
from PySide6.QtGui import QShowEvent

from ddtable.words.sentences import Words
from ui.kit.settings import SettingsFile
from ui.session.library import GameLibrary
from ui.window.acts import of_game, of_help, of_history
from ui.window.bare_window import BareWindow
from ui.window.commands import all_commands
from ui.window.menus import Menus

if TYPE_CHECKING:
    from ui.session.session import Session

PAINTED = 20  # milliseconds after which a visible window has been painted


class MainWindow(BareWindow):
    """The window of the program. Its menus follow what it shows."""

    def __init__(self, library: GameLibrary, settings: SettingsFile | None = None, words: Words | None = None) -> None:
        super().__init__(library, settings, words)
        self.menus = Menus(self)
        self.stale.connect(self.menus.refresh_soon)
        self.start.primer.connect(partial(of_help.show_primer, self))
        self.start.practice.connect(partial(of_game.show_practice, self))
        self.commands_wanted.connect(self._list_commands)
        self.review_wanted.connect(partial(of_history.show_review, self))
        if self.settings.value.maximised:
            self.showMaximized()

    def run_command(self, name: str) -> str:
        """Run a command; return the reason if it is disabled."""
        return self.menus.run(next(command for _, command in all_commands() if command.id == name))

    def _list_commands(self) -> None:
        from ui.window.command_list import CommandList

        CommandList(self).open()

    def show_game(self, session: Session) -> None:
        """Show a game, with its commands at once."""
        super().show_game(session)
        self.menus.refresh()

    def showEvent(self, event: QShowEvent) -> None:
        """Fill the menus after the window has been painted."""
        super().showEvent(event)
        QTimer.singleShot(PAINTED, self, self.menus.refresh)

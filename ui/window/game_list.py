"""The list of recent games on the start screen: listed, checked, shortened."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING, cast

from PySide6.QtCore import QObject, QTimer, Signal

from ui.session.library import GameTrouble, RecentGame

if TYPE_CHECKING:
    from ui.window.bare_window import BareWindow

CHECK = 40  # milliseconds between checks of two games


class GameList(QObject):
    """Keeps the start screen's list as the files are. It checks some games at a time, while no game is shown."""

    listed = Signal(object)  # the recent games, after a change

    def __init__(self, window: BareWindow) -> None:
        super().__init__(window)
        self._window = window
        self._checking = QTimer(self, interval=CHECK, singleShot=True)
        self._checking.timeout.connect(self._check_more)

    @property
    def is_checking(self) -> bool:
        """True while games of the list are not yet checked, and will be."""
        return self._checking.isActive()

    def renew(self) -> None:
        """List the games again."""
        games = self._window.recents.games()
        if self._window.page is None:
            self._window.start.show_games(games, first_time=not games)
            self._check_soon(games)
        self.listed.emit(games)

    def _check_soon(self, games: Sequence[RecentGame]) -> None:
        """Check some more games when there is time."""
        if any(game.checked is None for game in games):
            self._checking.start()

    def _check_more(self) -> None:
        if self._window.page is None:
            games = self._window.recents.games()
            self._window.start.renew_games(games)
            self.listed.emit(games)
            self._check_soon(games)

    def remove(self, game: object) -> None:
        """Remove a game from the list; its file stays."""
        self._window.recents.remove(cast(RecentGame, game))
        self.renew()

    def ask_to_delete(self, game: object) -> None:
        """Delete the file of a game, after a confirmation if the settings want it."""
        from ui.kit.confirm import confirm

        window, title = self._window, cast(RecentGame, game).title
        say, act = window.words.say, partial(self._delete, cast(RecentGame, game))
        heading, sentence = say("ui-delete-title"), say("ui-delete-text", title=title)
        confirm(window, window.words, window.settings.value, heading, sentence, say("ui-delete"), act)

    def _delete(self, game: RecentGame) -> None:
        try:
            self._window.recents.delete(game)
        except GameTrouble as trouble:
            self._window.say_trouble(self._window.words.trouble(trouble.sentence))
            return
        self.renew()

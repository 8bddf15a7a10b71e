"""Keeps the result of a game when it ends, and removes it if the end is undone."""

from __future__ import annotations

from datetime import date
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from ddtable.summaries.results import ended_game, id_of

if TYPE_CHECKING:
    from ui.history.results_file import ResultsFile
    from ui.page.game_page import GamePage


class ResultKeeping(QObject):
    """Watches the game of a page. Guided games and games practised from a moment of another one have no result."""

    def __init__(self, page: GamePage, file: ResultsFile) -> None:
        super().__init__(page)
        self._session, self._file = page.session, file
        self._over = self._is_over
        guard = page.session.guard
        if not guard.guide and guard.origin is None:
            page.session.changed.connect(self._on_changed)

    @property
    def _is_over(self) -> bool:
        return self._session.game.position.result is not None

    def _on_changed(self, _change: object = None) -> None:
        session, over = self._session, self._is_over
        if over == self._over:
            return
        self._over = over
        turns, today = session.system.turn(session.game.position), date.today().isoformat()
        if not over:
            self._file.remove(id_of(session.game))
        elif (kept := ended_game(session.game, session.names, session.kinds, today, turns)) is not None:
            self._file.add(kept)

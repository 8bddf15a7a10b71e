"""The set-up of a position in the window: it covers the start screen or the table."""

from __future__ import annotations

from random import SystemRandom
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from ddtable.engine.start import reseeded
from ddtable.rules.risk.system import Risk
from ui.kit.busy import busy
from ui.positions.desk import NAME, DeskFile
from ui.positions.page import PositionPage
from ui.positions.sheet import Sheet, adopted
from ui.session.library import SeatPlan
from ui.window.positions import is_shown_game, shown_on, why_not_edited

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from PySide6.QtWidgets import QStackedWidget, QWidget

    from ddtable.words.sentences import Words
    from ui.page.game_page import GamePage

LARGEST_SEED = (1 << 63) - 1


class SettingUp(QObject):
    """Shows the page of a game over the others in `stack`; each game has a page, made when it is first wanted.

    `settings`: the file of the settings, beside which the positions are remembered. `table` returns the page of the
    game, None without one. `leaving`: return to the page below. `started`: start a practice game with this set-up and
    these seats. `said`: show a message for a while.
    """

    leaving = Signal()
    started = Signal(object, object)
    said = Signal(str)

    def __init__(
        self,
        words: Words,
        settings: Path,
        stack: QStackedWidget,
        table: Callable[[], GamePage | None],
        window: QWidget,
    ) -> None:
        super().__init__(window)
        self._words, self._settings, self._stack, self._table = words, settings, stack, table
        self._window = window
        self.pages: dict[str, PositionPage] = {}
        self.page = self._page_of(Risk.name if is_shown_game(table(), Risk.name) else PositionPage.game)

    def _page_of(self, game: str) -> PositionPage:
        """Return the page of a game."""
        if game not in self.pages:
            with busy():
                made = self.pages[game] = self._made(game)
            made.wanted.connect(self._wanted)
            made.said.connect(self.said)
            made.elsewhere.connect(self._go_elsewhere)
            self._stack.addWidget(made)
        return self.pages[game]

    def _made(self, game: str) -> PositionPage:
        if game != Risk.name:
            return PositionPage(self._words, DeskFile(self._settings.with_name(NAME)), self.on_table, self._window)
        from ui.games.risk.positions.page import RISK_NAME, TEXTS, RiskPositionPage

        desk = DeskFile(self._settings.with_name(RISK_NAME), TEXTS)
        return RiskPositionPage(self._words, desk, self.on_table, self._window)

    @property
    def is_shown(self) -> bool:
        """True if a page is shown."""
        return self._stack.currentWidget() is self.page

    def show(self) -> None:
        """Show the page over the current one."""
        self._stack.setCurrentWidget(self.page)

    def close_up(self) -> None:
        """Remember the positions before the window closes."""
        for page in self.pages.values():
            page.keep()

    def on_table(self) -> Sheet | str:
        """Return the position that the table shows with its players, or the reason why it cannot be edited."""
        page = self._table()
        if page is None:
            return self._words.say("ui-why-no-game")
        if why := why_not_edited(self._words, page):
            return why
        if not is_shown_game(page, Risk.name):
            return adopted(shown_on(page), page.session.names, page.session.kinds)
        from ui.games.risk.positions.sheet import adopted as of_risk

        return of_risk(shown_on(page), page.session.names, page.session.kinds)

    def edit_table(self) -> None:
        """Edit the position on the table, on the page of its game."""
        self.page = self._page_of(Risk.name if is_shown_game(self._table(), Risk.name) else PositionPage.game)
        self.show()
        self.page.take_table()

    def _go_elsewhere(self, game: str, text: str) -> None:
        """Show the page of another game, with the position of a text."""
        self.page = self._page_of(game)
        self.show()
        if text and self.page.read(text):
            self.said.emit(self._words.say("position-elsewhere", game=game))

    def _wanted(self, what: str) -> None:
        if what == "start":
            self.start()
        elif what == "table":
            self.edit_table()
        else:
            self.leaving.emit()

    def start(self) -> None:
        """Start a practice game from the position."""
        sheet = self.page.editor.sheet
        self.page.keep()
        position = reseeded(sheet.position, SystemRandom().randrange(LARGEST_SEED))
        seats = [SeatPlan(name, kind) for name, kind in zip(sheet.names, sheet.players, strict=True)]
        self.started.emit(sheet.set_up(position), seats)

"""The set-up of a position in the window: it covers the start screen or the table."""

from __future__ import annotations

from random import SystemRandom
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from ddtable.engine.start import reseeded
from ui.games.brought import games, set_up_games
from ui.kit.busy import busy
from ui.positions.desk import DeskFile
from ui.session.library import SeatPlan
from ui.window.positions import shown_game, shown_on, why_not_edited

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from PySide6.QtWidgets import QStackedWidget, QWidget

    from ddtable.words.sentences import Words
    from ui.page.game_page import GamePage
    from ui.positions.position_sheet import PositionSheet
    from ui.positions.set_up_kit import SetUpKit
    from ui.positions.set_up_page import SetUpPage

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
        self.pages: dict[str, SetUpPage] = {}
        self.page = self._page_of(self._game())

    def _game(self) -> str:
        """Return the game on the table, or the first one whose positions can be set up."""
        shown, known = shown_game(self._table()), set_up_games()
        return shown if shown in known else known[0]

    def _page_of(self, game: str) -> SetUpPage:
        """Return the page of a game."""
        if game not in self.pages:
            with busy():
                made = self.pages[game] = self._made(game)
            made.wanted.connect(self._wanted)
            made.said.connect(self.said)
            made.elsewhere.connect(self._go_elsewhere)
            self._stack.addWidget(made)
        return self.pages[game]

    def _made(self, game: str) -> SetUpPage:
        kit = _kit_of(game)
        desk = DeskFile(self._settings.with_name(kit.file), kit.texts)
        return kit.page(self._words, desk, self.on_table, self._window)

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

    def on_table(self) -> PositionSheet | str:
        """Return the position that the table shows with its players, or the reason why it cannot be edited."""
        page = self._table()
        if page is None:
            return self._words.say("ui-why-no-game")
        if why := why_not_edited(self._words, page):
            return why
        return _kit_of(shown_game(page)).adopted(shown_on(page), page.session.names, page.session.kinds)

    def edit_table(self) -> None:
        """Edit the position on the table, on the page of its game."""
        self.page = self._page_of(self._game())
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


def _kit_of(game: str) -> SetUpKit:
    """Return what a game brings for the set-up of its positions."""
    load = games()[game].set_up
    assert load is not None, f"positions of {game} cannot be set up"
    kit: SetUpKit = load()
    return kit

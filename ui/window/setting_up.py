"""The set-up of a position in the window: it covers the start screen or the table."""

from __future__ import annotations

from random import SystemRandom
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from ddtable.engine.start import reseeded
from ddtable.rules.dragon_dice.system import Classic
from ui.kit.busy import busy
from ui.positions.desk import NAME, DeskFile
from ui.positions.page import PositionPage
from ui.positions.sheet import Sheet, adopted
from ui.session.library import SeatPlan
from ui.window.positions import shown_on, why_not_edited

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from PySide6.QtWidgets import QStackedWidget, QWidget

    from ddtable.words.sentences import Words
    from ui.page.game_page import GamePage

LARGEST_SEED = (1 << 63) - 1


class SettingUp(QObject):
    """Shows the page over the others in `stack`.

    `settings`: the file of the settings, beside which the position is remembered. `table` returns the page of the game,
    None without one. `leaving`: return to the page below. `started`: start a practice game with this set-up and these
    seats. `said`: show a message for a while.
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
        self._words, self._stack, self._table = words, stack, table
        with busy():
            self.page = PositionPage(words, DeskFile(settings.with_name(NAME)), self.on_table, window)
        self.page.wanted.connect(self._wanted)
        self.page.said.connect(self.said)
        stack.addWidget(self.page)

    @property
    def is_shown(self) -> bool:
        """True if the page is shown."""
        return self._stack.currentWidget() is self.page

    def show(self) -> None:
        """Show the page over the current one."""
        self._stack.setCurrentWidget(self.page)

    def close_up(self) -> None:
        """Remember the position before the window closes."""
        self.page.keep()

    def on_table(self) -> Sheet | str:
        """Return the position that the table shows with its players, or the reason why it cannot be edited."""
        page = self._table()
        if page is None:
            return self._words.say("ui-why-no-game")
        why = why_not_edited(self._words, page)
        return why or adopted(shown_on(page), page.session.names, page.session.kinds)

    def _wanted(self, what: str) -> None:
        if what == "start":
            self.start()
        else:
            self.leaving.emit()

    def start(self) -> None:
        """Start a practice game from the position."""
        sheet = self.page.editor.sheet
        self.page.keep()
        position = reseeded(sheet.position, SystemRandom().randrange(LARGEST_SEED))
        seats = [SeatPlan(name, kind) for name, kind in zip(sheet.names, sheet.players, strict=True)]
        self.started.emit(Classic().set_up_at(position), seats)

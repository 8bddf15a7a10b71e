"""The set-up of a position in the window: it covers the start screen or the table."""

from __future__ import annotations

from random import SystemRandom
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer

from ddtable.engine.start import reseeded
from ddtable.rules.dragon_dice.system import Classic
from ui.kit.busy import busy
from ui.positions.desk import NAME, DeskFile
from ui.positions.page import PositionPage
from ui.positions.sheet import Sheet, adopted
from ui.session.library import SeatPlan
from ui.window.positions import shown_on, why_not_edited

if TYPE_CHECKING:
    from ui.window.main_window import MainWindow

LARGEST_SEED = (1 << 63) - 1


class SettingUp(QObject):
    """Shows the page, and carries out its commands that are the window's."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        desk = DeskFile(window.settings.path.with_name(NAME))
        with busy():
            self.page = PositionPage(window.words, desk, self.on_table, window)
        self.page.wanted.connect(self._wanted)
        self.page.said.connect(window.say)
        window.stack.addWidget(self.page)

    @property
    def is_shown(self) -> bool:
        """True if the page is shown."""
        return self._window.stack.currentWidget() is self.page

    def show(self) -> None:
        """Show the page over the current one."""
        if not self.is_shown:
            self._window.stack.setCurrentWidget(self.page)
            self._window.menus.refresh()

    def leave(self) -> None:
        """Return to the table, or to the start screen."""
        window = self._window
        below = window.page or window.start
        window.stack.setCurrentWidget(below)
        below.setFocus()
        QTimer.singleShot(0, window.menus, window.menus.refresh)

    def close_up(self) -> None:
        """Remember the position before the window closes."""
        self.page.keep()

    def on_table(self) -> Sheet | str:
        """Return the position that the table shows with its players, or the reason why it cannot be edited."""
        page = self._window.page
        if page is None:
            return self._window.words.say("ui-why-no-game")
        why = why_not_edited(self._window.words, page)
        return why or adopted(shown_on(page), page.session.names, page.session.kinds)

    def _wanted(self, what: str) -> None:
        if what == "start":
            self.start()
        else:
            self.leave()

    def start(self) -> None:
        """Start a practice game from the position."""
        sheet = self.page.editor.sheet
        self.page.keep()
        position = reseeded(sheet.position, SystemRandom().randrange(LARGEST_SEED))
        seats = [SeatPlan(name, kind) for name, kind in zip(sheet.names, sheet.players, strict=True)]
        self._window.begin_practice(Classic().set_up_at(position), seats)

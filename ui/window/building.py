"""The force builder in the window: it covers the start screen or the table."""

from __future__ import annotations

from datetime import date
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer
from PySide6.QtWidgets import QWidget

from ui.builder.desk import NAME, DeskFile
from ui.builder.page import BuilderPage
from ui.kit.busy import busy
from ui.kit.remembered import SET_ASIDE

if TYPE_CHECKING:
    from collections.abc import Callable

    from ddtable.forces.force import Force
    from ui.window.bare_window import BareWindow


class Building(QObject):
    """Shows the page, and carries out its commands that are the window's."""

    def __init__(self, window: BareWindow) -> None:
        super().__init__(window)
        self._window = window
        self._below: QWidget | None = None
        desk = DeskFile(window.settings.path.with_name(NAME))
        with busy():
            self.page = BuilderPage(window.words, desk, window)
        if desk.set_aside:
            window.say(window.words.say("builder-desk-set-aside", name=Path(NAME).with_suffix(SET_ASIDE).name))
        self.page.wanted.connect(self._wanted)
        self.page.said.connect(window.say)
        window.stack.addWidget(self.page)

    @property
    def is_shown(self) -> bool:
        """True if the builder is shown."""
        return self._window.stack.currentWidget() is self.page

    def show(self) -> None:
        """Show the builder over the current page."""
        if not self.is_shown:
            self._below = self._window.stack.currentWidget()
            self._window.stack.setCurrentWidget(self.page)
            self._window.stale.emit()

    def leave(self) -> None:
        """Return to the table, or to the start screen."""
        window = self._window
        below = window.page or window.start
        window.stack.setCurrentWidget(below)
        below.setFocus()
        QTimer.singleShot(0, window, window.stale.emit)

    def close_up(self) -> None:
        """Write unsaved changes before the window closes."""
        self.page.close_up()

    def _wanted(self, what: str) -> None:
        deeds: dict[str, Callable[[], object]] = {
            "back": self.leave,
            "print": self._print,
            "play": self._play,
            "collections": self._collections,
            "workshop": self._workshop,
        }
        deeds[what]()

    def _named(self) -> tuple[str, Force]:
        return self.page.editor.sheet.player, self.page.force

    def _print(self) -> None:
        """Show the roster of the edited force, and those of all others."""
        from ui.builder.no_library import with_library

        with_library(self._window.words, self._window, self._show_rosters, self._window.say)

    def _show_rosters(self) -> None:
        from ddtable.forces.force import same_force
        from ddtable.rules.dragon_dice.rosters import built_for
        from ui.rosters.preview import roster_dialog
        from ui.window.roster_choice import forces_to_show

        window = self._window
        player, force = self._named()
        force = built_for(force, self.page.editor.sheet.edition)
        shown = forces_to_show(window.words, window.page.session if window.page is not None else None)
        listed, chosen = shown.forces, shown.chosen
        if self.page.editor.sheet.all_dice:  # an empty force would be an empty page
            listed = [(player, force), *((who, other) for who, other in listed if not same_force(other, force))]
            chosen = [0]
        roster_dialog(window.words, window, window.settings, listed, chosen, date.today(), shown.said).open()

    def _play(self) -> None:
        from ui.games.brought import games
        from ui.games.dragon_dice.new_game.own_forces import game_of
        from ui.games.dragon_dice.new_game.page import take_force

        player, force = self._named()
        edition = self.page.editor.sheet.edition
        if (game := games().get(game_of(edition))) is None or game.new_game is None:
            self.page.say(self._window.words.say("builder-not-offered"))
        else:
            self._window.new_games.ask(partial(take_force, force, player, edition))

    def _collections(self) -> None:
        from ui.builder.collections_window import open_collections

        self.page.with_library(partial(open_collections, self.page))

    def _workshop(self) -> None:
        from ui.builder.workshop import open_workshop

        self.page.with_library(partial(open_workshop, self.page))

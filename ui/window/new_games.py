"""New games of a window: from the dialog, a guided battle, the game on the table, or a position that was set up."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from msgspec.structs import replace
from PySide6.QtCore import QEventLoop, QObject
from PySide6.QtWidgets import QApplication, QDialog

from ui.new_game.files import begin_with

# The dialog, the games and the forces are imported on first use.
if TYPE_CHECKING:
    from ddtable.engine.system import SetUp
    from ui.kit.settings import Settings
    from ui.new_game.dialog import NewGameDialog
    from ui.session.library import SeatPlan
    from ui.window.bare_window import BareWindow


class NewGames(QObject):
    """Starts the games of a window. A game that cannot start is refused there with the reason."""

    def __init__(self, window: BareWindow) -> None:
        super().__init__(window)
        self._window = window

    def ask(self, prepare: Callable[[NewGameDialog], object] | None = None) -> None:
        """Ask for a new game and start it; `prepare` fills in known values."""
        from ui.builder.no_library import with_library

        window = self._window
        with_library(window.words, window, partial(self._ask, prepare), window.say)

    def _ask(self, prepare: Callable[[NewGameDialog], object] | None) -> None:
        from ui.new_game.dialog import NewGameDialog

        window = self._window
        dialog = NewGameDialog(window.words, self._last_settings(), window)
        dialog.printing.connect(partial(self._print_prepared, dialog))
        if prepare is not None:
            prepare(dialog)
        if dialog.exec() == QDialog.DialogCode.Accepted:
            window.change_settings(**dialog.memory())
            set_up, seats, practice = dialog.set_up(), dialog.seats(), dialog.practice
            # The dialog closes before the game is made, which may take a while.
            QApplication.processEvents(QEventLoop.ProcessEventsFlag.ExcludeUserInputEvents)
            self.start(set_up, seats, practice=practice)
        elif dialog.guided:
            self.guided_battle(dialog.guided)
        dialog.deleteLater()

    def _last_settings(self) -> Settings:
        """Return the settings with the current game as the last one."""
        settings, page = self._window.settings.value, self._window.page
        return settings if page is None else replace(settings, game=page.session.game.set_up.system)

    def _print_prepared(self, dialog: NewGameDialog, prepared: object) -> None:
        """Show the rosters prepared for a new game."""
        from ui.window.roster_choice import print_prepared

        print_prepared(self._window.words, self._window.settings, dialog.rules.name, prepared, dialog)

    def with_files(self, paths: Sequence[Path]) -> None:
        """Open the new game dialog with files."""
        begin_with(self._window, self._window.words, paths, self.ask, self._window.say_trouble)

    def start(self, set_up: SetUp, seats: list[SeatPlan], *, practice: bool = True) -> bool:
        """Start the game of a set-up; return False if it was refused."""
        return self._window.attempt(lambda: self._window.library.new(set_up, seats, practice))

    def first_battle(self, game: str = "classic") -> None:
        """Start a practice game of this rule system against the computer, without further questions."""
        from ui.games.brought import games

        first_battle = games()[game].first_battle
        assert first_battle is not None, game
        self.start(*first_battle(self._window.words, self._window.change_settings))

    def guided_battle(self, game: str = "classic") -> None:
        """Start the guided battle of this rule system."""
        from ui.guide.games import guided_battle

        self.start(*guided_battle(game))

    def after_guide(self, wanted: str) -> None:
        """Start the player's choice after a guided battle: a new game, or a full battle."""
        page = self._window.page
        if wanted == "new":
            self.ask()
        elif page is not None and page.guiding.lesson is not None:
            self._window.practising.after_lesson(page.guiding.lesson.id, wanted)
        elif page is not None:
            self.first_battle(page.session.game.set_up.system)

    def rematch(self, swap: bool = False) -> None:
        """Start the same game again with other dice; `swap`: with the next seat's force."""
        if self._window.page is None:
            return
        from ui.window.rematch import rematch_seats, rematch_set_up

        old = self._window.page.session
        if not self._window.practising.again(old):
            set_up, seats = rematch_set_up(old, swap=swap), rematch_seats(old, swap=swap)
            self.start(set_up, seats, practice=old.guard.practice)

    def practise(self, deeds: int) -> None:
        """Start a practice game from a moment of the game on the table, which does not change."""
        window = self._window
        if window.page is None:
            return
        old = window.page.session
        if window.attempt(lambda: window.library.branch(old, deeds)):
            window.say(window.words.say("ui-practising"))

    def to_original(self) -> None:
        """Open the game that this practice game comes from. The practice game is saved."""
        window = self._window
        session = window.page.session if window.page is not None else None
        if session is None or session.guard.origin is None:
            return
        original = window.recents.original(session.guard.origin.file, session.guard.path)
        if original is None:
            window.say_trouble(window.words.say("ui-original-gone"))
        else:
            window.open_path(original)

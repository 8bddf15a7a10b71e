"""The window without its menus: the start screen, a game, the force builder or the set-up of a position."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from linecache import clearcache
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QPoint, Qt, QTimer, Signal
from PySide6.QtGui import QCloseEvent, QShowEvent
from PySide6.QtWidgets import QApplication, QDialog, QFileDialog, QMainWindow, QStackedWidget

from ddtable.words.sentences import Words
from ui.history.results_file import NAME as RESULTS
from ui.history.results_file import ResultsFile
from ui.kit.busy import busy
from ui.kit.focus_seen import LastInput
from ui.kit.path_text import word_of
from ui.kit.settings import SMALLEST_WINDOW, SettingsFile, named
from ui.kit.takes_files import TakesFiles
from ui.kit.theme import Theme
from ui.new_game.files import game_of
from ui.session.library import FolderTrouble, GameLibrary, GameTrouble
from ui.window import preferences
from ui.window.game_list import GameList
from ui.window.new_games import NewGames
from ui.window.recent_words import practice_words
from ui.window.recents import Recents
from ui.window.start_screen import StartScreen

# The start screen is painted before the table, its models and the forces are imported on first use.
if TYPE_CHECKING:
    from ui.kit.focus_ring import FocusRing
    from ui.kit.notice import Notice
    from ui.page.game_page import GamePage
    from ui.session.session import Session
    from ui.window.building import Building
    from ui.window.elsewhere import Keeping
    from ui.window.practising import Practising
    from ui.window.setting_up import SettingUp

FRAME = 40  # pixels that a window manager may need around the window


class BareWindow(TakesFiles, QMainWindow):
    """The window. `show_game` shows a game; the library provides everything else."""

    stale = Signal()  # what the commands can do has changed
    commands_wanted = Signal()  # their list
    review_wanted = Signal()  # of the game that is over

    def __init__(self, library: GameLibrary, settings: SettingsFile | None = None, words: Words | None = None) -> None:
        super().__init__()
        self.library = library
        self.settings = settings or SettingsFile()
        self.results = ResultsFile(self.settings.path.with_name(RESULTS))
        self._practising: Practising | None = None
        self.words = words or Words(preferences.language_of(self.settings.value))
        self.theme = Theme(self.settings.value.theme, self, self.settings.value.colours)
        self.recents = Recents(library, self.settings, self.words)
        self.recents.lesson_done = self._lesson_done
        self.page: GamePage | None = None
        self._stood = -1  # entries of the game's journal when it was opened; a new game counts as played
        self.setMinimumSize(*SMALLEST_WINDOW)
        self.resize(self.settings.value.width, self.settings.value.height)
        self.stack = QStackedWidget(self)
        self.setCentralWidget(self.stack)
        self.start = StartScreen(self.words, self)
        self.stack.addWidget(self.start)
        self.games = GameList(self)
        self.new_games = NewGames(self)
        self._building: Building | None = None
        self._setting_up: SettingUp | None = None
        self._notice: Notice | None = None
        self._ring: FocusRing | None = None
        self._last_input = LastInput(self)
        self.theme.changed.connect(self._put_on_ring)
        self._put_on_ring()
        self._connect_start()
        self.setWindowTitle("ddtable")
        self.setAcceptDrops(True)
        # Reading the saves takes longer than painting, so the screen is painted first.
        QTimer.singleShot(0, self, self.games.renew)
        if self.settings.value.games_folder:
            library.keep_in(Path(self.settings.value.games_folder))
        if news := self.settings.news():
            self.start.say_trouble(self.settings_words(news))

    def settings_words(self, note: str) -> str:
        """Return the text for an error of the settings file."""
        reset = self.settings.reset
        return self.words.say("ui-settings-note", note=note, count=len(reset), names=named(reset))

    @property
    def practising(self) -> Practising:
        """Lessons, puzzles and the progress in them, created on first use."""
        if self._practising is None:
            from ui.window.practising import Practising

            self._practising = Practising(self.words, self.settings, self.library, self.attempt, self.open_path, self)
        return self._practising

    def _lesson_done(self, name: str, path: Path) -> bool:
        return self.practising.is_done(name, path)

    @property
    def notice(self) -> Notice:
        """The notice over the window, created on first use."""
        if self._notice is None:
            from ui.kit.notice import Notice

            self._notice = Notice(self, self.stack)
        return self._notice

    def _put_on_ring(self) -> None:
        """Create the focus ring of a strong theme."""
        if self._ring is None and self.theme.palette.strong:
            from ui.kit.focus_ring import FocusRing

            self._ring = FocusRing(self.theme, self)

    def _connect_start(self) -> None:
        start = self.start
        start.new_game.connect(partial(self.new_games.ask))
        start.build.connect(self.build)
        start.open_game.connect(self.ask_open)
        start.first_battle.connect(self.new_games.guided_battle)
        start.chosen.connect(self.open_path)
        start.removed.connect(self.games.remove)
        start.deleted.connect(self.games.ask_to_delete)

    def appear(self) -> None:
        """Show the window, maximized if its remembered size does not fit on the screen."""
        room = self.screen().availableSize()
        if self.width() > room.width() - FRAME or self.height() > room.height() - FRAME:
            self.showMaximized()
        else:
            self.show()

    def showEvent(self, event: QShowEvent) -> None:
        """Start to watch keys and mouse: the system has created the window."""
        super().showEvent(event)
        self._last_input.watch()

    def offer_last_crash(self) -> None:
        """Offer the last error report, unless the card of the interrupted game offers it."""
        from ddtable.commands import crash

        report = crash.pending()
        if report is not None:
            from ui.window.crash_offer import CrashOffer
            from ui.window.cut_short import CUT_SHORT

            if not self.start.offers(CUT_SHORT):
                self.start.show_offer(CrashOffer(self.words, report, self.start))

    def offer_game_cut_short(self) -> None:
        """Offer the game that was open when the program was killed."""
        if self.settings.value.on_table:
            from ui.window.cut_short import offer_game_cut_short

            offer_game_cut_short(self, self.words, self.settings, self.start, self.open_path)

    # Start screen and games

    def leave(self) -> None:
        """Leave the builder, the set-up of a position, or the table; nothing is lost, so there is no confirmation."""
        if self._building is not None and self._building.is_shown:
            self._building.leave()
        elif self.is_setting_up:
            self._uncover()
        else:
            self.show_start()

    @property
    def is_building(self) -> bool:
        """True if the force builder is shown."""
        return self._building is not None and self._building.is_shown

    def build(self) -> Building:
        """Show the force builder, and return it."""
        if self._building is None:
            from ui.window.building import Building

            self._building = Building(self)
        self._building.show()
        return self._building

    @property
    def is_setting_up(self) -> bool:
        """True if the set-up of a position is shown."""
        return self._setting_up is not None and self._setting_up.is_shown

    @property
    def is_covered(self) -> bool:
        """True if the builder or the set-up of a position covers the table or the start screen."""
        return self.is_building or self.is_setting_up

    def set_up_position(self) -> SettingUp:
        """Show the page that sets up a position, and return it."""
        if self._setting_up is None:
            from ui.window.setting_up import SettingUp

            made = SettingUp(self.words, self.settings.path, self.stack, lambda: self.page, self)
            made.leaving.connect(self._uncover)
            made.started.connect(self.new_games.start)
            made.said.connect(self.say)
            self._setting_up = made
        self._setting_up.show()
        self.stale.emit()
        return self._setting_up

    def _uncover(self) -> None:
        """Return from the set-up of a position to the table, or to the start screen."""
        below = self.page or self.start
        self.stack.setCurrentWidget(below)
        below.setFocus()
        self.stale.emit()

    def show_start(self) -> None:
        """Close the game, which is already saved, and show the start screen."""
        self._drop_page()
        self.start.say_trouble("")
        self.games.renew()
        self.stack.setCurrentWidget(self.start)
        self.setWindowTitle("ddtable")
        self.stale.emit()

    def show_game(self, session: Session) -> None:
        """Show a game."""
        from ui.page.game_page import GamePage
        from ui.window.cut_short import CUT_SHORT
        from ui.window.remembering import recall

        self._drop_page()
        self.start.withdraw(CUT_SHORT)
        self._stood = len(session.game.journal) or -1
        session.words = self.words
        session.seats.curtain = self.settings.value.curtain
        session.tutor.wanted = self.settings.value.tutor
        if self.settings.value.odds and session.helps_alone:
            session.odds.want(wanted=True)
        recall(session, self.settings.value.standing)
        page = GamePage(session, self.theme, self, self.stack)
        self._connect_page(page)
        self.page = page
        page.side.show_page(min(self.settings.value.side_tab, len(page.side.tabs) - 1))
        self.stack.addWidget(page)
        self.stack.setCurrentWidget(page)
        if session.system.has_pools:
            page.bar.setFocus()  # Return answers, and does not open the pool that Qt would focus
        players = " – ".join(session.names)
        practice = "" if session.guard.origin is None else practice_words(self.words, session.guard.origin.turn)
        self.setWindowTitle(self.words.say("ui-window-title", players=" · ".join(filter(None, (players, practice)))))
        session.start()
        clearcache()  # PySide reads the source of all imported modules, whose cached lines take 13 MB

    def _connect_page(self, page: GamePage) -> None:
        from ui.window.elsewhere import Rescue
        from ui.window.result_keeping import ResultKeeping

        page.bar.new_game.connect(partial(self.new_games.ask))
        page.bar.leaving.connect(self.leave)
        page.bar.rematch.connect(self.new_games.rematch)
        page.bar.rematch_swapped.connect(partial(self.new_games.rematch, True))
        page.bar.standing_changed.connect(self._remember_standing)
        page.past.practise.connect(self.new_games.practise)
        page.ribbon.original_wanted.connect(self.new_games.to_original)
        page.past.outcome.review_wanted.connect(self.review_wanted)
        page.guiding.next_game.connect(self.new_games.after_guide)
        if page.session.guard.guide:
            self.practising.watch(page)
        page.session.changed.connect(self.stale)
        page.session.changed.connect(self._end_notice)
        page.session.changed.connect(self._note_played)
        Rescue(self.keeping(), page)
        ResultKeeping(page, self.results)
        page.session.draft.changed.connect(self.stale)
        page.session.hand.changed.connect(self.stale)

    def keeping(self) -> Keeping:
        """Return what moves and copies games."""
        from ui.window.elsewhere import Keeping

        return Keeping(self, self.words, self.settings, self.library, self.recents, self.say)

    def _remember_standing(self) -> None:
        from ui.window.remembering import remembered

        if self.page is not None:
            self.settings.change(standing=remembered(self.page.session, self.settings.value.standing))

    def _note_played(self, _change: object = None) -> None:
        """Remember the current game, and after an action note it as played last."""
        session = self.page.session if self.page is not None else None
        if session is None or session.guard.path is None:
            return
        place = word_of(session.guard.path.absolute())
        if self.settings.value.on_table != place:
            self.settings.change(on_table=place)
        if len(session.game.journal) != self._stood:
            self.recents.note_played(session.guard.path)
            self.library.copies.follow(session.guard.path, len(session.game.journal))

    def _drop_page(self) -> None:
        if self.page is None:
            return
        session = self.page.session
        self._rescue(session)
        session.close()
        if session.guard.path is not None and session.game.journal:
            self.library.copies.keep(session.guard.path)
        on_table = "" if session.guard.path is not None else self.settings.value.on_table
        self.settings.change(side_tab=self.page.side.chosen, on_table=on_table)
        self.stack.removeWidget(self.page)
        self.page.deleteLater()
        self.page = None

    def _rescue(self, session: Session) -> None:
        """Save a game in a new file, when it is closed, if its own was moved, removed or changed by another program."""
        try:
            kept = self.library.rescue(session)
        except GameTrouble as trouble:
            self.say(self.words.trouble(trouble.sentence))
            return
        if kept is not None:
            self.recents.note_played(kept)
            self.say(self.words.say("ui-rescued", name=kept.name))

    def ask_open(self) -> None:
        """Show the recent games to open one; without any, ask for a file."""
        games = self.recents.games()
        if not games:
            self.ask_file()
            return
        from ui.window.open_dialog import OpenDialog

        dialog = OpenDialog(self.words, self, games)
        dialog.chosen.connect(self.open_path)
        dialog.other_wanted.connect(self.ask_file)
        dialog.trouble.connect(self.say_trouble)
        dialog.recent.removed.connect(self.games.remove)
        dialog.recent.deleted.connect(self.games.ask_to_delete)
        self.games.listed.connect(dialog.show_games)
        dialog.open()

    def ask_file(self) -> None:
        """Ask for the file of a saved game and open it."""
        folder = self.settings.value.folder or str(self.library.default_folder)
        name, _ = QFileDialog.getOpenFileName(self, self.words.say("ui-open"), folder, self.words.say("ui-file-filter"))
        if name:
            self.settings.change(folder=str(Path(name).parent))
            self.open_path(Path(name))

    def open_path(self, path: Path) -> None:
        """Open a saved game, or show the error; nothing happens for the current game.

        A file for a new game, such as one army, starts a new game.
        """
        if self.page is not None and self.page.session.guard.path == path:
            return
        if game_of([path]):
            self.new_games.with_files([path])
            return
        from ui.window.opening import open_watched

        if self.attempt(partial(open_watched, self, self.words, self.library, path)):
            self.recents.remember(path)
            self._say_what_differs()
            if self.page is not None:
                self.page.past.tell_return()

    def _say_what_differs(self) -> None:
        """Show what of an opened game is not as in its file: positions not verified, other computer players."""
        from ui.session.computers import all_replaced

        if self.page is None:
            return
        session, told = self.page.session, []
        if session.guard.diverged_at is not None:
            told.append(self.words.say("ui-unverified-text", entry=session.guard.diverged_at))
        told.append(all_replaced(session))
        if sentence := " ".join(filter(None, told)):
            self.say(sentence)

    def takes(self, paths: Sequence[Path]) -> bool:
        """Return True for one file of any kind, or for several files of one new game."""
        return len(paths) == 1 or bool(game_of(paths))

    def take_dropped(self, paths: Sequence[Path], _at: QPoint) -> None:
        """Open files dropped anywhere on the window."""
        if len(paths) == 1:
            self.open_path(paths[0])
        else:
            self.new_games.with_files(paths)

    def attempt(self, make: Callable[[], Session]) -> bool:
        """Show the game that `make` returns, or the error."""
        with busy():
            try:
                session = make()
            except FolderTrouble as trouble:
                from ui.window.games_folder import ask_for_folder

                sentence = self.words.trouble(trouble.sentence)
                ask_for_folder(self, self.words, sentence, partial(self._choose_folder, partial(self.attempt, make)))
                return False
            except GameTrouble as trouble:
                self.say_trouble(self.words.trouble(trouble.sentence))
                return False
            self.show_game(session)
        return True

    def _choose_folder(self, again: Callable[[], object]) -> None:
        """Ask for another folder for games; if one is chosen, call `again`."""
        from ui.window.games_folder import choose_folder

        if choose_folder(self, self.words, self.library, self.change_settings):
            again()

    # Messages

    def say_trouble(self, sentence: str) -> None:
        """Show an error where the player is looking."""
        if self.is_covered:
            self.say(sentence)
        elif self.page is not None:
            self.page.bar.flash(sentence)
        else:
            self.start.say_trouble(sentence)

    def say(self, sentence: str) -> None:
        """Show that something was done, for a while."""
        self.notice.show_words(sentence)

    def _end_notice(self, _change: object) -> None:
        """Hide the notice after the player's next action; it may be outdated, and no curtain covers it."""
        if self._notice is not None and self.page is not None and self.page.session.seats.hands_went_on:
            self._notice.hide()

    # Commands

    def change_settings(self, **values: object) -> None:
        """Change and save settings, and apply them to everything visible."""
        before = self.settings.value
        self.settings.change(**values)
        changed = [name for name in values if getattr(before, name) != getattr(self.settings.value, name)]
        preferences.apply(self.settings.value, changed, self.theme, self.page)
        self.stale.emit()
        if news := self.settings.news():
            self.say(self.settings_words(news))
        elif {"scale", "language"} & set(
            changed
        ) and QApplication.activeModalWidget() is None:  # the settings dialog shows it
            self.say(self.words.say("ui-after-restart"))

    def restart(self) -> None:
        """Restart the program with the current game; everything is saved."""
        path = self.page.session.guard.path if self.page is not None else None
        self._drop_page()  # closes the save file
        if preferences.start_again(path):
            self.close()
        else:
            self.show_start()
            self.say_trouble(self.words.say("ui-no-restart"))

    def toggle_full_screen(self) -> None:
        """Switch full screen on or off."""
        self.setWindowState(self.windowState() ^ Qt.WindowState.WindowFullScreen)

    def changeEvent(self, event: QEvent) -> None:
        """The commands change with full screen."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.WindowStateChange:
            self.stale.emit()

    def closeEvent(self, event: QCloseEvent) -> None:
        """Save the window's size; the game is already saved."""
        if not self.isFullScreen():
            self.settings.change(maximised=self.isMaximized())
            if not self.isMaximized():
                self.settings.change(width=self.width(), height=self.height())
        for dialog in self.findChildren(QDialog):
            if dialog.isVisible():  # its work would go on without the window
                dialog.reject()
        self._drop_page()
        if self._building is not None:
            self._building.close_up()
        if self._setting_up is not None:
            self._setting_up.close_up()
        super().closeEvent(event)

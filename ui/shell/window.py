"""The main window: the start screen or a game, the menus, and what is remembered."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from random import SystemRandom
from typing import TYPE_CHECKING, Literal

import msgspec
from PySide6.QtCore import QTimer
from PySide6.QtGui import QAction, QActionGroup, QCloseEvent, QKeySequence
from PySide6.QtWidgets import QDialog, QFileDialog, QMainWindow, QMenu, QStackedWidget

from ddtable.words import Words
from ui.shell.library import GameLibrary, GameTrouble, SeatPlan
from ui.shell.settings import SMALLEST_WINDOW, SettingsFile
from ui.shell.start import StartScreen
from ui.shell.theme import THEME_CHOICES, Theme, ThemeChoice

# The start screen is painted before the table, its models and the forces are loaded: they are fetched when first used.
if TYPE_CHECKING:
    from ui.controller import Controller
    from ui.shell.game_page import GamePage

FRAME = 40  # pixels that a window manager may need beside the window itself


class MainWindow(QMainWindow):
    """The window. `show_game` puts a game on the table; everything else is asked of the library."""

    def __init__(self, library: GameLibrary, settings: SettingsFile | None = None, words: Words | None = None) -> None:
        super().__init__()
        self.library = library
        self.settings = settings or SettingsFile()
        self.words = words or Words()
        self.theme = Theme(self.settings.value.theme, self)
        self.page: GamePage | None = None
        self.setMinimumSize(*SMALLEST_WINDOW)
        self.resize(self.settings.value.width, self.settings.value.height)
        self._stack = QStackedWidget(self)
        self.setCentralWidget(self._stack)
        self.start = StartScreen(self.words, self)
        self._stack.addWidget(self.start)
        self.start.new_game.connect(self.ask_new_game)
        self.start.open_game.connect(self.ask_open)
        self.start.chosen.connect(self.open_path)
        self._build_menus()
        self.leave_action.setEnabled(False)
        self.setWindowTitle("ddtable")
        # Reading the saves takes longer than painting: the screen comes first.
        QTimer.singleShot(0, self, self._list_games)
        if self.settings.note:
            self.start.say_trouble(self.words.say("ui-settings-note", note=self.settings.note))
        if self.settings.value.maximised:
            self.showMaximized()

    def appear(self) -> None:
        """Show the window, filling a screen that has no room for its remembered size and a frame."""
        room = self.screen().availableSize()
        if self.width() > room.width() - FRAME or self.height() > room.height() - FRAME:
            self.showMaximized()
        else:
            self.show()

    # Menus

    def _build_menus(self) -> None:
        say = self.words.say
        game = self.menuBar().addMenu(say("ui-menu-game"))
        self._add(game, "ui-menu-new", "Ctrl+N", self.ask_new_game)
        self._add(game, "ui-menu-open", "Ctrl+O", self.ask_open)
        self.leave_action = self._add(game, "ui-menu-leave", "Ctrl+W", self.show_start)
        game.addSeparator()
        self._add(game, "ui-menu-quit", "Ctrl+Q", self.close)
        view = self.menuBar().addMenu(say("ui-menu-view"))
        group = QActionGroup(self)
        self.theme_actions: dict[ThemeChoice, QAction] = {}
        for choice in THEME_CHOICES:
            action = self._add(view, f"ui-menu-theme-{choice}", "", partial(self.choose_theme, choice))
            action.setCheckable(True)
            action.setChecked(choice == self.theme.choice)
            group.addAction(action)
            self.theme_actions[choice] = action
        view.addSeparator()
        self._add(view, "ui-menu-full-screen", "F11", self.toggle_full_screen)
        help_menu = self.menuBar().addMenu(say("ui-menu-help"))
        self._add(help_menu, "ui-keys", "F1", self.show_keys)
        self._add(help_menu, "ui-rulings", "", self.show_rulings)
        help_menu.addSeparator()
        self._add(help_menu, "ui-menu-about", "", self.show_about)

    def _add(self, menu: QMenu, key: str, keys: str, act: Callable[[], object]) -> QAction:
        action = QAction(self.words.say(key), self)
        if keys:
            action.setShortcut(QKeySequence(keys))
        action.triggered.connect(partial(_without_argument, act))
        menu.addAction(action)
        return action

    # Start screen and games

    def show_start(self) -> None:
        """Leave the game, which is on disk already, and show the start screen."""
        self._drop_page()
        self._list_games()
        self._stack.setCurrentWidget(self.start)
        self.leave_action.setEnabled(False)
        self.setWindowTitle("ddtable")

    def _list_games(self) -> None:
        if self.page is None:
            self.start.show_games(self.library.recent())

    def show_game(self, controller: Controller) -> None:
        """Put a game on the table."""
        from ui.shell.game_page import GamePage

        self._drop_page()
        page = GamePage(controller, self.theme, self)
        page.bar.new_game.connect(self.ask_new_game)
        page.bar.rematch.connect(self.rematch)
        self.page = page
        self._stack.addWidget(page)
        self._stack.setCurrentWidget(page)
        self.leave_action.setEnabled(True)
        self.setWindowTitle(self.words.say("ui-window-title", players=" – ".join(controller.names)))
        controller.start()

    def _drop_page(self) -> None:
        if self.page is None:
            return
        self.page.controller.close()
        self._stack.removeWidget(self.page)
        self.page.deleteLater()
        self.page = None

    def ask_new_game(self) -> None:
        """Ask for a new game and begin it."""
        from ddtable.forces.starter import starter_forces
        from ui.shell.new_game import NewGameDialog

        dialog = NewGameDialog(self.words, starter_forces(), self.settings.value, self)
        if dialog.exec() == QDialog.DialogCode.Accepted:
            self.settings.change(**dialog.memory())
            set_up, seats, practice = dialog.set_up(), dialog.seats(), dialog.practice
            self._attempt(lambda: self.library.new(set_up, seats, practice))
        dialog.deleteLater()

    def rematch(self) -> None:
        """Begin the same game again with other dice."""
        if self.page is None:
            return
        from ui.shell.new_game import LARGEST_SEED

        old = self.page.controller
        set_up = msgspec.structs.replace(old.game.set_up, seed=SystemRandom().randrange(LARGEST_SEED))
        seats = [SeatPlan(name, _kind(kind)) for name, kind in zip(old.names, old.kinds, strict=True)]
        self._attempt(lambda: self.library.new(set_up, seats, old.practice))

    def ask_open(self) -> None:
        """Ask for a saved game and open it."""
        folder = self.settings.value.folder or str(self.library.default_folder)
        name, _ = QFileDialog.getOpenFileName(self, self.words.say("ui-open"), folder, self.words.say("ui-file-filter"))
        if name:
            self.settings.change(folder=str(Path(name).parent))
            self.open_path(Path(name))

    def open_path(self, path: Path) -> None:
        """Open a saved game; a sentence says why it cannot be. The one on the table is open already."""
        if self.page is not None and self.page.controller.path == path:
            return
        self._attempt(lambda: self.library.open(path))

    def _attempt(self, make: Callable[[], Controller]) -> None:
        try:
            controller = make()
        except GameTrouble as trouble:
            self.say_trouble(str(trouble))
            return
        self.show_game(controller)

    def say_trouble(self, sentence: str) -> None:
        """Say what went wrong where the player is looking."""
        if self.page is not None:
            self.page.bar.flash(sentence)
        else:
            self.start.say_trouble(sentence)

    # View and help

    def choose_theme(self, choice: ThemeChoice) -> None:
        """Take another theme and remember it."""
        self.theme.choose(choice)
        self.theme_actions[choice].setChecked(True)
        self.settings.change(theme=choice)

    def toggle_full_screen(self) -> None:
        """Fill the screen, or go back."""
        if self.isFullScreen():
            self.showNormal()
        else:
            self.showFullScreen()

    def show_keys(self) -> None:
        """Show the list of keys."""
        from ui.shell.help import keys_dialog

        keys_dialog(self.words, self).open()

    def show_rulings(self) -> None:
        """Show what is played where the sources are silent."""
        from ui.shell.rulings import RulingsDialog

        RulingsDialog(self.words, self).open()

    def show_about(self) -> None:
        """Show what this program is."""
        from ui.shell.help import about_dialog

        about_dialog(self.words, self).open()

    def closeEvent(self, event: QCloseEvent) -> None:
        """Remember the window; the game is on disk already."""
        if not self.isFullScreen():
            self.settings.change(maximised=self.isMaximized())
            if not self.isMaximized():
                self.settings.change(width=self.width(), height=self.height())
        self._drop_page()
        super().closeEvent(event)


def _without_argument(act: Callable[[], object], _checked: bool = False) -> None:
    act()


def _kind(kind: str) -> Literal["person", "recruit"]:
    return "recruit" if kind == "recruit" else "person"

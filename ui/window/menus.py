"""The menu bar, built from the table of commands and updated with the game."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QMenu, QMenuBar

from ui.window.commands import ALSO_COMMANDS, MENUS, RECENT_GAMES, Command, Menu

if TYPE_CHECKING:
    from ui.window.main_window import MainWindow

MOST_RECENT = 10


class Menus(QObject):
    """Builds the menu bar of a window: its titles at once, the entries after the window has been painted."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        self._actions: dict[str, QAction] = {}
        self._commands: dict[str, Command] = {}
        self._titles = {menu.id: self._add_menu(window.menuBar(), menu) for menu in MENUS}
        # Changes that come together are shown once.
        self._refreshing = QTimer(self)
        self._refreshing.setSingleShot(True)
        self._refreshing.setInterval(0)
        self._refreshing.timeout.connect(self.refresh)

    @property
    def actions(self) -> dict[str, QAction]:
        """The actions of the menus by the command's id."""
        self.fill()
        return self._actions

    @property
    def titles(self) -> dict[str, QMenu]:
        """The menus by their id."""
        self.fill()
        return self._titles

    def fill(self) -> None:
        """Fill the menus on the first call."""
        if not self._actions:
            for menu in MENUS:
                self._fill(self._titles[menu.id], menu)

    def _add_menu(self, where: QMenuBar | QMenu, menu: Menu) -> QMenu:
        made = where.addMenu(self._window.words.say(f"ui-menu-{menu.id}"))
        made.setToolTipsVisible(True)
        made.aboutToShow.connect(self._fill_recent if menu is RECENT_GAMES else self.refresh)
        return made

    def _fill(self, made: QMenu, menu: Menu) -> None:
        for entry in menu.entries:
            if entry is None:
                made.addSeparator()
            elif isinstance(entry, Menu):
                self._titles[entry.id] = self._add_menu(made, entry)
                self._fill(self._titles[entry.id], entry)
            else:
                made.addAction(self._action(entry))

    def _action(self, command: Command) -> QAction:
        action = QAction(self._window.words.say(f"ui-menu-{command.id}"), self._window)
        keys = QKeySequence(command.keys)
        if command.of_page:
            action.setText(f"{action.text()}\t{keys.toString(QKeySequence.SequenceFormat.NativeText)}")
        elif command.id == "commands":
            action.setShortcuts([keys, QKeySequence(ALSO_COMMANDS)])
        elif command.keys:
            action.setShortcut(keys)
        action.setCheckable(command.checked is not None)
        action.triggered.connect(partial(self._triggered, command))
        self._actions[command.id] = action
        self._commands[command.id] = command
        return action

    def _triggered(self, command: Command, _checked: bool = False) -> None:
        self.run(command)

    def run(self, command: Command) -> str:
        """Run a command if it is enabled; return the reason if not."""
        why = self._why_not(command)
        if not why:
            command.act(self._window)
        self.refresh_soon()
        return why

    def _why_not(self, command: Command) -> str:
        """Return the reason why a command is disabled; commands of the table are, while another page covers it."""
        if command.of_table and self._window.is_covered:
            return self._window.words.say("ui-why-building" if self._window.is_building else "ui-why-setting-up")
        return command.why_not(self._window)

    def refresh_soon(self, _news: object = None) -> None:
        """Update the actions after all changes have been made."""
        self._refreshing.start()

    def refresh(self) -> None:
        """Enable the possible commands; give the others their reasons."""
        self._refreshing.stop()
        self.fill()
        for name, command in self._commands.items():
            action, why = self._actions[name], self._why_not(command)
            action.setEnabled(not why)
            action.setToolTip(why)
            action.setStatusTip(why)
            if command.checked is not None:
                action.setChecked(command.checked(self._window))

    def _fill_recent(self) -> None:
        menu = self._titles[RECENT_GAMES.id]
        menu.clear()
        games = self._window.recents.games()[:MOST_RECENT]
        for game in games:
            action = menu.addAction(self._window.recents.words_of(game).replace("&", "&&"))
            action.setEnabled(not game.gone)
            action.triggered.connect(partial(self._open, game.path))
        if not games:
            menu.addAction(self._window.words.say("ui-no-recent")).setEnabled(False)

    def _open(self, path: object, _checked: bool = False) -> None:
        self._window.open_path(path)  # type: ignore[arg-type]

"""The opening of a long game: how far it is, and a button that ends it; a short one is open before anybody looks."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QElapsedTimer, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication, QProgressBar, QWidget

from ddtable.trouble import trouble
from ddtable.words import Words
from ui.shell.help import HelpDialog
from ui.shell.library import GameTrouble

if TYPE_CHECKING:
    from ui.controller import Controller
    from ui.shell.window import MainWindow

PATIENCE = 700  # milliseconds without a word
BREATH = 40  # milliseconds between two looks at what hands do
WIDE = 420


class OpeningDialog(HelpDialog):
    """How much of a game has been played again; Escape ends it."""

    def __init__(self, words: Words, name: str, parent: QWidget) -> None:
        super().__init__(words.say("ui-opening"), words, parent)
        self.setFixedWidth(WIDE)
        self.add(words.say("ui-opening-what", name=name))
        self.bar = QProgressBar(self)
        self.bar.setAccessibleName(words.say("ui-opening"))
        self.bar.setTextVisible(False)
        self.body.addWidget(self.bar)
        self.close_button.show_as(words.say("ui-cancel"), "Esc", "plain")
        self.close_button.setFocus()


class Opening:
    """Told how far the opening of a game is, by whoever opens it; ends it with GameTrouble if hands want that."""

    def __init__(self, words: Words, path: Path, window: QWidget) -> None:
        self._words, self._name, self._window = words, path.name, window
        self._dialog: OpeningDialog | None = None
        self._stopped = False
        self._since, self._looked = QElapsedTimer(), QElapsedTimer()
        self._since.start()
        self._looked.start()

    def told(self, done: int, of: int) -> None:
        """So many of the game's entries have been played. Raises GameTrouble once hands have ended it."""
        if self._looked.elapsed() < BREATH or self._since.elapsed() < PATIENCE:
            return
        if self._dialog is None:
            self._dialog = self._shown()
        self._dialog.bar.setRange(0, of)
        self._dialog.bar.setValue(done)
        QApplication.processEvents()
        self._looked.restart()
        if self._stopped:
            raise GameTrouble(trouble("opening-stopped", name=self._name))

    def over(self) -> None:
        """The game is open, or will not be."""
        if self._dialog is not None:
            self._dialog.finished.disconnect(self._stop)
            self._dialog.done(0)
            self._dialog = None

    def _shown(self) -> OpeningDialog:
        made = OpeningDialog(self._words, self._name, self._window)
        made.finished.connect(self._stop)
        made.open()
        QGuiApplication.changeOverrideCursor(Qt.CursorShape.BusyCursor)  # hands may do something again
        return made

    def _stop(self, _result: int) -> None:
        self._stopped, self._dialog = True, None


def open_watched(window: MainWindow, path: Path) -> Controller:
    """Open a saved game, and show how far that is where it takes long. Raises GameTrouble."""
    opening = Opening(window.words, path, window)
    try:
        return window.library.open(path, opening.told)
    finally:
        opening.over()

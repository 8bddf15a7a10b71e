"""The progress of opening a long game, with a Cancel button; a short one opens without it."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QElapsedTimer, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication, QProgressBar, QWidget

from ddtable.texts.trouble import trouble
from ddtable.words.sentences import Words
from ui.kit.help import HelpDialog
from ui.session.library import GameLibrary, GameTrouble

if TYPE_CHECKING:
    from ui.session.session import Session

PATIENCE = 700  # milliseconds before the dialog is shown
BREATH = 40  # milliseconds between two checks of input
WIDE = 420


class OpeningDialog(HelpDialog):
    """The progress of replaying a game; Escape cancels."""

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
    """Receives the progress of opening a game; raises GameTrouble if the player cancels."""

    def __init__(self, words: Words, path: Path, window: QWidget) -> None:
        self._words, self._name, self._window = words, path.name, window
        self._dialog: OpeningDialog | None = None
        self._stopped = False
        self._since, self._looked = QElapsedTimer(), QElapsedTimer()
        self._since.start()
        self._looked.start()

    def told(self, done: int, of: int) -> None:
        """Report the number of replayed entries. Raises GameTrouble if the player has cancelled."""
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
        """Close the dialog after success or failure."""
        if self._dialog is not None:
            self._dialog.finished.disconnect(self._stop)
            self._dialog.done(0)
            self._dialog = None

    def _shown(self) -> OpeningDialog:
        made = OpeningDialog(self._words, self._name, self._window)
        made.finished.connect(self._stop)
        made.open()
        QGuiApplication.changeOverrideCursor(Qt.CursorShape.BusyCursor)  # input works again
        return made

    def _stop(self, _result: int) -> None:
        self._stopped, self._dialog = True, None


def open_watched(window: QWidget, words: Words, library: GameLibrary, path: Path) -> Session:
    """Open a saved game, with a progress dialog over the window if it takes long. Raises GameTrouble."""
    opening = Opening(words, path, window)
    try:
        return library.open(path, opening.told)
    finally:
        opening.over()

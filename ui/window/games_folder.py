"""The folder of games: the player can choose another one, and must if it cannot be written."""

from __future__ import annotations

import os
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from platformdirs import user_documents_path
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFileDialog, QWidget

from ddtable.words.sentences import Words
from ui.kit.help import HelpDialog

if TYPE_CHECKING:
    from ui.window.main_window import MainWindow


class NoFolder(HelpDialog):
    """Shows why games cannot be saved in their folder, and offers to choose another one."""

    def __init__(self, words: Words, sentence: str, parent: QWidget) -> None:
        super().__init__(words.say("ui-no-folder-title"), words, parent)
        self.setFixedWidth(520)
        self.add(sentence)
        self.add(words.say("ui-no-folder-text"), quiet=True)
        self.choose = self.add_answer(words.say("ui-no-folder-choose"), "↵", "primary")
        self.choose.clicked.connect(partial(self.done, 1))
        self.choose.setDefault(True)
        self.choose.setFocus(Qt.FocusReason.OtherFocusReason)


def ask_for_folder(window: MainWindow, sentence: str, again: Callable[[], object]) -> None:
    """Ask for another folder for games; if one is chosen, call `again`."""
    dialog = NoFolder(window.words, sentence, window)
    dialog.finished.connect(partial(_answered, window, again))
    dialog.open()


def _answered(window: MainWindow, again: Callable[[], object], choose: int) -> None:
    if choose and choose_folder(window):
        again()


def choose_folder(window: MainWindow) -> bool:
    """Ask for the folder of games; return True if one was chosen."""
    usual, documents = window.library.default_folder, user_documents_path()
    begin = next((folder for folder in (usual, documents) if os.path.isdir(folder)), Path.home())
    name = QFileDialog.getExistingDirectory(window, window.words.say("ui-no-folder-choose"), str(begin))
    if not name:
        return False
    window.library.keep_in(Path(name))
    window.change_settings(games_folder=name)
    return True

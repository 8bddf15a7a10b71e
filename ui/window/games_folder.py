"""The folder of games: the player can choose another one, and must if it cannot be written."""

from __future__ import annotations

import os
from collections.abc import Callable
from functools import partial
from pathlib import Path

from platformdirs import user_documents_path
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFileDialog, QWidget

from ddtable.words.sentences import Words
from ui.kit.help import HelpDialog
from ui.session.library import GameLibrary


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


def ask_for_folder(window: QWidget, words: Words, sentence: str, choose: Callable[[], object]) -> None:
    """Show why games cannot be saved in their folder; `choose` is called if the player wants another one."""
    dialog = NoFolder(words, sentence, window)
    dialog.accepted.connect(choose)
    dialog.open()


def choose_folder(window: QWidget, words: Words, library: GameLibrary, change_settings: Callable[..., object]) -> bool:
    """Ask for the folder of games; return True if one was chosen."""
    usual, documents = library.default_folder, user_documents_path()
    begin = next((folder for folder in (usual, documents) if os.path.isdir(folder)), Path.home())
    name = QFileDialog.getExistingDirectory(window, words.say("ui-no-folder-choose"), str(begin))
    if not name:
        return False
    library.keep_in(Path(name))
    change_settings(games_folder=name)
    return True

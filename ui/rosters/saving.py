"""The file dialog of printed papers, and writing a file with a sentence about the result."""

from __future__ import annotations

import os
from pathlib import Path

from PySide6.QtWidgets import QFileDialog, QWidget

from ddtable.files.whole import write_whole
from ddtable.rosters.chronicle import ChronicleForm
from ddtable.rosters.files import Form
from ddtable.texts.plain import plain
from ddtable.words.sentences import Words
from ui.kit.open_folder import open_folder
from ui.kit.settings import SettingsFile


def last_folder(settings: SettingsFile) -> Path:
    """Return the folder of the last saved paper if it still exists, else the documents folder."""
    last = settings.value.roster_folder
    return Path(last) if last and os.path.isdir(last) else open_folder()


def ask_path(
    parent: QWidget, words: Words, folder: Path, heading: str, form: Form | ChronicleForm, name: str
) -> Path | None:
    """Ask for the path of a file of this form, and propose the file name `name`; None if the player cancelled."""
    dialog = QFileDialog(parent, heading, str(folder))
    dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
    dialog.setNameFilter(words.say("roster-save-filter", form=form))
    dialog.setDefaultSuffix(Path(name).suffix[1:])
    dialog.selectFile(name)
    chosen = dialog.selectedFiles() if dialog.exec() else []
    dialog.deleteLater()
    return Path(chosen[0]) if chosen else None


def why_not_written(words: Words, path: Path, content: bytes) -> str:
    """Write a file, and return "" or the sentence that says why it could not be written."""
    try:
        write_whole(path, content)
    except OSError as error:
        return words.say("roster-not-saved", file=plain(path.name), reason=error.strerror or str(error))
    return ""

"""The question where to write a file: only a file that the player has agreed to replace is replaced."""

from __future__ import annotations

import os
from pathlib import Path

from PySide6.QtWidgets import QFileDialog, QWidget


def ask_where(
    parent: QWidget, title: str, proposed: str, pattern: str, suffix: str, *, only: bool = False, refused: bool = False
) -> Path | None:
    """Return the path that the player chooses; None for Cancel. A name without any suffix gets this one.

    `only`: a name with another suffix gets this one too. `refused`: the caller refuses an existing file, so that the
    dialog does not ask. Otherwise the dialog asks before it returns the name of an existing file, but it does not know
    the name with the suffix: if that file exists, the dialog opens again and proposes the whole name.
    """
    options = QFileDialog.Option.DontConfirmOverwrite if refused else QFileDialog.Option(0)
    while True:
        name, _ = QFileDialog.getSaveFileName(parent, title, proposed, pattern, "", options)
        if not name:
            return None
        if name.endswith(suffix) or (Path(name).suffix and not only):
            return Path(name)
        proposed = name + suffix
        if refused or not os.path.lexists(proposed):
            return Path(proposed)

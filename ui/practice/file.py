"""The file of a person's progress, beside the settings: read when asked, written whole, never trusted."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ddtable.guides.progress import Progress
from ui.kit import remembered
from ui.kit.remembered import Broken, Remembered

if TYPE_CHECKING:
    from pathlib import Path

NAME = "practice.json"


class PracticeFile:
    """Reads and writes the progress. `fault` is "" or the word for what happened to the file.

    A file that cannot be used gets another name, so that nothing is lost. An error of the disk is noted, not raised.
    """

    def __init__(self, path: Path) -> None:
        self.path = path
        self.fault = ""

    def progress(self) -> Progress:
        """Return the progress; an empty one if there is no file yet, or if it cannot be read."""
        return self._read().value

    def change(self, progress: Progress) -> None:
        """Write another progress."""
        kept = self._read()
        if self.fault == "unreadable" or kept.value == progress:  # it may be readable again later
            return
        kept.value = progress
        try:
            remembered.write(self.path, kept)
        except OSError:
            self.fault = "unwritable"

    def _read(self) -> Remembered[Progress]:
        try:
            kept = remembered.read(self.path, Progress)
        except FileNotFoundError:
            return Remembered(Progress())
        except Broken:
            self.fault = "broken" if remembered.set_aside(self.path) else "unreadable"
            return Remembered(Progress())
        except OSError:
            self.fault = "unreadable"
            return Remembered(Progress())
        if kept.reset:
            self.fault = "reset"
            remembered.set_aside(self.path, copy=True)
        return kept

"""The search for a territory by typing its name."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence

from PySide6.QtCore import QObject, QTimer, Signal

PAUSE = 1600  # milliseconds after the last letter until the next one begins a new name
LONGEST = 30


class Finder(QObject):
    """The letters typed so far. `changed`: there are others, or none after a pause."""

    changed = Signal()

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.typed = ""
        self.active = False
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(PAUSE)
        self._timer.timeout.connect(self.end)

    def begin(self) -> None:
        """Wait for a name; the pause does not end it before its first letter."""
        self.active, self.typed = True, ""
        self._timer.stop()
        self.changed.emit()

    def add(self, letters: str) -> None:
        """Add letters to the name."""
        self.active, self.typed = True, (self.typed + letters)[:LONGEST]
        self._timer.start()
        self.changed.emit()

    def back(self) -> None:
        """Take off the last letter."""
        self.typed = self.typed[:-1]
        self._timer.start()
        self.changed.emit()

    def end(self) -> None:
        """Forget the name."""
        if self.active:
            self.active, self.typed = False, ""
            self._timer.stop()
            self.changed.emit()


def matches(typed: str, names: Sequence[str]) -> list[int]:
    """Return the names that begin with some letters, then those with a word that does, then those with them inside.

    Accents and capital letters make no difference.
    """
    wanted = plain(typed.strip())
    if not wanted:
        return []
    ranked = []
    for number, name in enumerate(names):
        said = plain(name)
        words = said.replace("-", " ").split()
        if said.startswith(wanted):
            ranked.append((0, number))
        elif any(word.startswith(wanted) for word in words):
            ranked.append((1, number))
        elif wanted in said:
            ranked.append((2, number))
    return [number for _, number in sorted(ranked)]


def plain(text: str) -> str:
    """Return a text in small letters without accents."""
    apart = unicodedata.normalize("NFKD", text.casefold())
    return "".join(letter for letter in apart if not unicodedata.combining(letter))

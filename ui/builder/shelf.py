"""The library as the builder sees it: opened when it is first needed, and asked again when another window wrote."""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping, Sequence
from datetime import UTC, date, datetime
from pathlib import Path
from threading import Thread
from typing import TYPE_CHECKING

from msgspec import structs
from PySide6.QtCore import QObject, QTimer, Signal

from ddtable.dice.catalogue import catalogue, use_own_dice
from ddtable.forces.sums import species_of
from ui.builder.sheet import Sheet
from ui.shell.no_library import is_of_the_file

if TYPE_CHECKING:
    from ddtable.forces.ddforce import SharedForce
    from ddtable.library import Collection, ForceEntry, LibraryError, Removed
    from ddtable.library.library import Library

POLL = 50  # milliseconds between two looks whether the library's modules are there
LOOK = 2000  # milliseconds between two looks at what other windows have written


def now_words() -> str:
    """Return this moment as the library writes it."""
    return datetime.now(UTC).isoformat(timespec="seconds")


def _load() -> None:
    """Load what an open library needs."""
    import ddtable.library.opening  # noqa: F401 - for those who come after


class Shelf(QObject):
    """Every method may raise LibraryError, whose sentence is for the player.

    `changed`: another window wrote. `dice_changed`: the player's own dice are others than before. `refused`: the file
    refuses, with the error, and what is to be tried again once that is put right.
    """

    changed = Signal()
    dice_changed = Signal()
    refused = Signal(object, object)

    def __init__(self, parent: QObject, path: Path | None = None) -> None:
        super().__init__(parent)
        self._path = path
        self._library: Library | None = None
        self.removed: list[tuple[int, Removed]] = []
        self._told_dice = tuple(catalogue().own.values())
        self._loading: Thread | None = None
        self._then: Callable[[], object] = self.wake
        self._waiting = QTimer(self)
        self._waiting.setInterval(POLL)
        self._waiting.timeout.connect(self._wait)
        self._looking = QTimer(self)
        self._looking.setInterval(LOOK)
        self._looking.timeout.connect(self._look)

    @property
    def library(self) -> Library:
        """The library, opened when it is first asked for."""
        if self._library is None:
            from ddtable.library import open_library

            self._library = open_library(self._path, now_words())
            self._looking.start()
            self.use_own_dice()
        return self._library

    def use_own_dice(self) -> None:
        """Let the player's own dice be in the catalogue as the library has them now."""
        own = self.library.own_dice()
        if own != tuple(catalogue().own.values()):
            use_own_dice(own)
        if own != self._told_dice:
            self._told_dice = own
            self.dice_changed.emit()

    @property
    def path(self) -> Path:
        """Where the library lies."""
        from ddtable.library import library_path

        return self._path or library_path()

    def wake(self) -> None:
        """Open a library that is there, so that the player's own dice are shown."""
        if self.is_there:
            self.use_own_dice()

    @property
    def is_there(self) -> bool:
        """Whether there is a library at all; an open one is."""
        return self._library is not None or os.path.lexists(self.path)

    def species(self) -> Mapping[int, tuple[str, ...]]:
        """Return the species of each force by its number, the most health first; none for one that cannot be read."""
        from ddtable.library import LibraryError

        known = catalogue()
        found = {}
        for entry, shared in self.library.each_force():
            if not isinstance(shared, LibraryError):
                units = [unit for unit in shared.force.units if unit in known.units or unit in known.own_units]
                found[entry.id] = tuple(species_of(known, units))
        return found

    def load_beside(self, then: Callable[[], object]) -> None:
        """Load what a library needs beside the window, a third of a second, where there is one; then do something."""
        if self._library is None and self._loading is None and os.path.lexists(self.path):
            self._loading, self._then = Thread(target=_load, daemon=True), then
            self._loading.start()
            self._waiting.start()

    def _wait(self) -> None:
        if self._loading is None or not self._loading.is_alive():
            self._waiting.stop()
            self._then()

    def asks(self, error: LibraryError, again: Callable[[], object]) -> bool:
        """Let the player be asked about a file that refuses; False where what was asked of it is at fault."""
        if is_of_the_file(error):
            self.refused.emit(error, again)
            return True
        return False

    @property
    def is_open(self) -> bool:
        """Whether the library has been needed yet."""
        return self._library is not None

    def let_go(self) -> None:
        """Let go of the library; it is opened anew when it is needed again."""
        self._looking.stop()
        if self._library is not None:
            self._library.close()
            self._library = None
            self.removed.clear()

    def close(self) -> None:
        """Let go of the library, and leave a copy of it; what that refuses is no trouble now."""
        self._waiting.stop()
        if self._loading is not None:
            self._loading.join()
        if self._library is None:
            return
        from ddtable.library import LibraryError, back_up

        path = self._library.path
        self.let_go()
        try:
            back_up(path, date.today())
        except LibraryError:
            return

    def _look(self) -> None:
        from ddtable.library import LibraryError

        try:
            if self._library is not None and self._library.changed_elsewhere():
                self.use_own_dice()
                self.changed.emit()
        except LibraryError:
            return  # who asks it for something is told

    # Forces

    def forces(self) -> Sequence[ForceEntry]:
        """Return all forces, the last changed first."""
        return self.library.forces()

    def force(self, number: int) -> SharedForce:
        """Return a force as it was kept."""
        return self.library.force(number)

    def keep(self, sheet: Sheet, revision: int) -> ForceEntry:
        """Keep a force under its number; `revision` is the one that it was opened or kept at."""
        of = structs.replace(self._entry(sheet), revision=revision)
        return self.library.keep(sheet.shared(), now_words(), of)

    def _entry(self, sheet: Sheet) -> ForceEntry:
        from ddtable.library import ForceEntry

        force = sheet.force
        return ForceEntry(sheet.origin, 0, "classic", force.name, sheet.player, 0, sheet.tags, force.note, "")

    def keep_copy(self, sheet: Sheet) -> ForceEntry:
        """Keep a force as a new one."""
        return self.library.keep(sheet.shared(), now_words())

    def remove(self, number: int) -> Removed:
        """Take a force out; it can be put back while the builder is open; the last one is the last of `removed`."""
        removed = self.library.remove(number)
        self.removed.append((number, removed))
        return removed

    def put_back(self) -> int:
        """Put back the force that was taken out last; return its number."""
        number, removed = self.removed[-1]
        self.library.put_back(removed)
        self.removed.pop()
        return number

    # Collections

    def collections(self) -> Sequence[Collection]:
        """Return the collections of all players."""
        return self.library.collections()

    def owned(self, number: int) -> Mapping[str, int]:
        """Return how often each die is in a collection."""
        return self.library.owned(number)

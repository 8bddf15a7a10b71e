"""The builder's access to the library: opened on first use, and checked for changes by other windows."""

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
from ui.builder.no_library import is_of_the_file
from ui.builder.sheet import Sheet

if TYPE_CHECKING:
    from ddtable.forces.ddforce import SharedForce
    from ddtable.library import Collection, ForceEntry, LibraryError, Removed
    from ddtable.library.library import Library
    from ddtable.texts.trouble import Trouble

POLL = 50  # milliseconds between checks whether the library's modules are loaded
LOOK = 2000  # milliseconds between checks for changes by other windows


def now_words() -> str:
    """Return the current time in the library's format."""
    return datetime.now(UTC).isoformat(timespec="seconds")


def _load() -> None:
    """Import the modules that an open library needs."""
    import ddtable.library.opening  # noqa: F401 - for those who come after


class Shelf(QObject):
    """Access to the library. Every method may raise LibraryError, whose sentence is for the player.

    `changed`: another window has written. `dice_changed`: the player's custom dice have changed. `refused`: the file
    cannot be used; emitted with the error, and the function to call after it is solved.
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
        """The library, opened on first use."""
        if self._library is None:
            from ddtable.library import open_library

            self._library = open_library(self._path, now_words())
            self._looking.start()
            self.use_own_dice()
        return self._library

    def use_own_dice(self) -> None:
        """Put the library's custom dice into the catalogue."""
        own = self.library.own_dice()
        if own != tuple(catalogue().own.values()):
            use_own_dice(own)
        if own != self._told_dice:
            self._told_dice = own
            self.dice_changed.emit()

    @property
    def path(self) -> Path:
        """The path of the library."""
        from ddtable.library import library_path

        return self._path or library_path()

    def wake(self) -> None:
        """Open the library if it exists, so that the player's custom dice are shown."""
        if self.is_there:
            self.use_own_dice()

    @property
    def is_there(self) -> bool:
        """True if a library exists or is open."""
        return self._library is not None or os.path.lexists(self.path)

    def species(self) -> Mapping[int, tuple[str, ...]]:
        """Return the races of each force by its number, the most health first; () for an unreadable force."""
        from ddtable.library import LibraryError

        known = catalogue()
        found = {}
        for entry, shared in self.library.each_force():
            if not isinstance(shared, LibraryError):
                units = [unit for unit in shared.force.units if unit in known.units or unit in known.own_units]
                found[entry.id] = tuple(species_of(known, units))
        return found

    def unread_forces(self) -> tuple[Trouble, ...]:
        """Return why some forces are not in the list."""
        return self.library.unread_forces()

    def load_beside(self, then: Callable[[], object]) -> None:
        """Import the library's modules in a thread, a third of a second, if a library exists; then call `then`."""
        if self._library is None and self._loading is None and os.path.lexists(self.path):
            self._loading, self._then = Thread(target=_load, daemon=True), then
            self._loading.start()
            self._waiting.start()

    def _wait(self) -> None:
        if self._loading is None or not self._loading.is_alive():
            self._waiting.stop()
            self._then()

    def asks(self, error: LibraryError, again: Callable[[], object]) -> bool:
        """Emit `refused` if the file is at fault and return True; False for an error in the request."""
        if is_of_the_file(error):
            self.refused.emit(error, again)
            return True
        return False

    @property
    def is_open(self) -> bool:
        """True if the library has been opened."""
        return self._library is not None

    def let_go(self) -> None:
        """Close the library; it is opened again on next use."""
        self._looking.stop()
        if self._library is not None:
            self._library.close()
            self._library = None
            self.removed.clear()

    def close(self) -> None:
        """Close the library and write a backup; errors of the backup are ignored."""
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
            return  # the next request shows the error

    # Forces

    def forces(self) -> Sequence[ForceEntry]:
        """Return all forces, the last changed first."""
        return self.library.forces()

    def force(self, number: int) -> SharedForce:
        """Return a saved force."""
        return self.library.force(number)

    def keep(self, sheet: Sheet, revision: int) -> ForceEntry:
        """Save a force under its number; `revision` is that at which it was opened or saved last."""
        of = structs.replace(self._entry(sheet), revision=revision)
        return self.library.keep(sheet.shared(), now_words(), of)

    def _entry(self, sheet: Sheet) -> ForceEntry:
        from ddtable.library import ForceEntry

        force = sheet.force
        return ForceEntry(sheet.origin, 0, "classic", force.name, sheet.player, 0, sheet.tags, force.note, "")

    def keep_copy(self, sheet: Sheet) -> ForceEntry:
        """Save a force as a new one."""
        return self.library.keep(sheet.shared(), now_words())

    def remove(self, number: int) -> Removed:
        """Remove a force; it is appended to `removed` and can be restored while the builder is open."""
        removed = self.library.remove(number)
        self.removed.append((number, removed))
        return removed

    def put_back(self) -> int:
        """Restore the force that was removed last; return its number."""
        number, removed = self.removed[-1]
        self.library.put_back(removed)
        self.removed.pop()
        return number

    # Collections

    def collections(self) -> Sequence[Collection]:
        """Return the collections of all players."""
        return self.library.collections()

    def owned(self, number: int) -> Mapping[str, int]:
        """Return the number of each die in a collection."""
        return self.library.owned(number)

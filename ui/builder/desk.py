"""What the builder remembers from one day to the next: the force on the desk, and how the catalogue is looked at."""

from __future__ import annotations

import os
from pathlib import Path

import msgspec
from PySide6.QtCore import QLockFile

from ui.builder.catalogue_panel import Looking
from ui.builder.sheet import Sheet

NAME = "builder.json"
MOST_WINDOWS = 9  # with a desk of their own


class Desk(msgspec.Struct, frozen=True):
    """The force in the making, kept as it is, and the looks of the page.

    `revision` is that of the force in the library, 0 for one that is not in it; `kept`: it is there just so. `shelves`:
    how the other sorts of dice are looked at. `split` are the widths of the page's columns, `collection` the number
    of the collection in use, 0 for none.
    """

    sheet: Sheet = Sheet()
    revision: int = 0
    kept: bool = False
    looking: Looking = Looking()
    shelves: tuple[Looking, ...] = ()
    split: tuple[int, ...] = ()
    collection: int = 0
    limited: bool = False


class DeskFile:
    """The desk and the file that it lies in, beside the settings. What cannot be read is set aside, never lost.

    Each window that is open has a file of its own: only the first one has `path`, and is found again on another day.
    """

    def __init__(self, path: Path) -> None:
        self._first = path
        self._lock: QLockFile | None = None
        self.path = self._claim()
        self.value = self._read()

    def _claim(self) -> Path:
        """Return a path that no other window has. Where the disk takes no locks, windows share one."""
        for number in range(1, MOST_WINDOWS + 1):
            path = self._first if number == 1 else self._first.with_stem(f"{self._first.stem}-{number}")
            lock = QLockFile(str(path.with_suffix(".lock")))
            lock.setStaleLockTime(0)  # for as long as its window lives
            if lock.tryLock(0):
                self._lock = lock
                return path
            if lock.error() != QLockFile.LockError.LockFailedError:
                return self._first
        return self._first

    @property
    def is_first(self) -> bool:
        """Whether this desk is found again on another day."""
        return self.path == self._first

    def close(self, *, forget: bool) -> None:
        """Let another window have the file; `forget`: what lies on the desk is kept elsewhere."""
        if forget and not self.is_first:
            self.path.unlink(missing_ok=True)
        if self._lock is not None:
            self._lock.unlock()
            self._lock = None

    def _read(self) -> Desk:
        try:
            return msgspec.json.decode(self.path.read_bytes(), type=Desk)
        except OSError:
            return Desk()
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
            self._set_aside()
            return Desk()

    def _set_aside(self) -> None:
        try:
            os.replace(self.path, self.path.with_suffix(".broken.json"))
        except OSError:
            return

    def change(self, **values: object) -> bool:
        """Change some of it and write the file at once; tell whether the disk took it."""
        self.value = msgspec.structs.replace(self.value, **values)
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            fresh = self.path.with_suffix(".new")
            fresh.write_bytes(msgspec.json.format(msgspec.json.encode(self.value)))
            os.replace(fresh, self.path)
        except OSError:
            return False
        return True

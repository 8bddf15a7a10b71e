"""Notices when another program changes the save in play. A program that copies a file over it ignores locks."""

from __future__ import annotations

import os
from hashlib import blake2b
from pathlib import Path

from ddtable.files.regular import open_regular

_PART = 1 << 20  # bytes read at a time


class LeftAs:
    """The content of a locked file after the last change of this window.

    The file stays open until `close`, the last step: closing any handle on it drops the lock of this process.
    """

    def __init__(self, path: Path) -> None:
        self._file = open_regular(path)
        try:
            self.note()
        except BaseException:
            self._file.close()
            raise

    def note(self) -> None:
        """Remember the file as it is now; one that is written meanwhile counts as changed. Raises OSError."""
        self._status = self._look()
        content = self._digest()
        self._content = content if self._look() == self._status else b""

    @property
    def has_changed(self) -> bool:
        """True if another program has changed the content; a new time alone is no change. Raises OSError."""
        status = self._look()
        if status == self._status:
            return False
        if self._digest() != self._content:
            return True
        self._status = status
        return False

    def close(self) -> None:
        """Close the file."""
        self._file.close()

    def _look(self) -> tuple[int, int, int]:
        """Return size and times. A copy may set the time of its content, but not that of its status."""
        status = os.fstat(self._file.fileno())
        return status.st_size, status.st_mtime_ns, status.st_ctime_ns

    def _digest(self) -> bytes:
        self._file.seek(0)
        found = blake2b()
        while part := self._file.read(_PART):
            found.update(part)
        return found.digest()

"""The database files that this process has locked, and a check for locks of other programs."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

from ddtable.files.locks import is_taken
from ddtable.files.regular import open_regular, status_of

_RESERVED = 0x4000_0001  # the byte on which SQLite's writers hold their lock

Identity = tuple[int, int]

# Under POSIX, closing any handle on a file drops all locks of this process on it. So while this process plays a save,
# only SQLite reads the file again; its bytes were read before the lock.
_held: Counter[Identity] = Counter()


def identity(path: Path) -> Identity:
    """Return the device and inode of a file, which differ for another file of the same name. Raises OSError."""
    status = status_of(path)
    return status.st_dev, status.st_ino


def hold(file: Identity) -> None:
    """Count one more lock of this process on the file."""
    _held[file] += 1


def release(file: Identity) -> None:
    """Count one lock of this process on the file less."""
    _held[file] -= 1
    if _held[file] <= 0:
        del _held[file]


def is_held(path: Path) -> bool:
    """Return True if this process has locked the file. Raises OSError if the file does not exist."""
    return bool(_held) and identity(path) in _held


def is_written(path: Path) -> bool:
    """Return True if any program holds the write lock of the file. Raises OSError if it cannot be opened.

    The file is not read or changed and SQLite is not affected. Always False on a disk without locks.
    """
    if is_held(path):
        return True
    with open_regular(path) as file:
        return is_taken(file.fileno(), _RESERVED)

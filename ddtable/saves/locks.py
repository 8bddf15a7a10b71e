"""Which database files this process has locked, and whether a file is locked by any program."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

from ddtable.regular_file import open_regular, status_of
from ddtable.system_locks import is_taken

_RESERVED = 0x4000_0001  # the byte on which SQLite's writers hold their lock

Identity = tuple[int, int]

# Closing any handle on a file drops this process's locks on it under POSIX, so the bytes of a save that this process
# plays are not read again but by SQLite. They were read before it was locked.
_held: Counter[Identity] = Counter()


def identity(path: Path) -> Identity:
    """Return what distinguishes this file from any other of the same name. Raises OSError if there is none."""
    status = status_of(path)
    return status.st_dev, status.st_ino


def hold(file: Identity) -> None:
    """Remember that this process has locked the file, once more than before."""
    _held[file] += 1


def release(file: Identity) -> None:
    """Forget one lock of this process on the file."""
    _held[file] -= 1
    if _held[file] <= 0:
        del _held[file]


def is_held(path: Path) -> bool:
    """Return True if this process has locked the file. Raises OSError if there is none."""
    return bool(_held) and identity(path) in _held


def is_written(path: Path) -> bool:
    """Return True if some program holds the file for writing. Raises OSError if it cannot be looked at.

    Nothing of the file is read or changed and SQLite does not see it. On a disk that takes no locks nobody holds it.
    """
    if is_held(path):
        return True
    with open_regular(path) as file:
        return is_taken(file.fileno(), _RESERVED)

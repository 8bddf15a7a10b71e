"""Summaries of saves for lists: each is read once, and verified by replaying it, some at a time."""

from __future__ import annotations

import os
from collections.abc import Iterable
from pathlib import Path
from time import monotonic
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from ddtable.saves import Summary

AT_ONCE = 1500  # journal entries replayed before a list is shown: a tenth of a second
MOST = 6000  # entries of the longest game that is verified
PATIENCE = 1.0  # seconds for one game, after which it stays unverified
SECONDS = 1.0  # after which the rest waits for the next call, because the window is blocked meanwhile

_Stamp = tuple[int, int, int]


class TooLong(Exception):
    """Raised if verifying a game takes too long."""


class Look(NamedTuple):
    """The summary of a save, or the error.

    `checked` is True if replaying its choices led to its saved state; None: not replayed yet, or not even read.
    """

    told: Summary | None
    trouble: str = ""
    checked: bool | None = None


class Looks:
    """Reads saves, cached as long as their files do not change."""

    def __init__(self) -> None:
        self._known: dict[Path, tuple[_Stamp | None, Look]] = {}
        self._waiting: set[Path] = set()

    def at(self, paths: Iterable[Path]) -> dict[Path, Look]:
        """Return the known summaries of these saves, and read and verify some more, the first ones first.

        A game that is too long to be verified now waits for the next call, like all for which no time is left.
        """
        room, found, begun = AT_ONCE, dict[Path, Look](), monotonic()
        for path in paths:
            stamp, in_time = _stamp(path), monotonic() - begun < SECONDS
            before, look = self._known.get(path, (None, Look(None)))
            if stamp is None or before != stamp:
                if not in_time:
                    found[path] = Look(None)
                    continue
                look = _read(path)
            if look.told is not None and look.checked is None and in_time:
                if look.told.entries <= room or (path in self._waiting and room == AT_ONCE):
                    room -= look.told.entries
                    look = _prove(path, look)
                    self._waiting.discard(path)
                else:
                    self._waiting.add(path)
            self._known[path] = stamp, look
            found[path] = look
        return found


def _stamp(path: Path) -> _Stamp | None:
    """Return a value that changes with the content of a file."""
    try:
        status = os.stat(path)
    except (OSError, ValueError):
        return None
    return status.st_ino, status.st_size, status.st_mtime_ns


def _read(path: Path) -> Look:
    import ddtable.rules  # noqa: F401 - registers the rule systems
    from ddtable import saves

    try:
        return Look(saves.show(path))
    except saves.SaveError as error:
        return Look(None, error.sentence)
    except (OSError, ValueError) as error:  # one unreadable file must not hide the others
        return Look(None, str(error))


def _prove(path: Path, look: Look) -> Look:
    from ddtable import saves

    begun = monotonic()

    def watch(_done: int, _of: int) -> None:
        if monotonic() - begun > PATIENCE:
            raise TooLong

    assert look.told is not None
    if look.told.entries > MOST:
        return look._replace(checked=False)
    try:
        told = saves.show(path, prove=True, progress=watch)
    except (saves.SaveError, TooLong, OSError, ValueError):
        return look._replace(checked=False)
    return Look(told, checked=told.proven)

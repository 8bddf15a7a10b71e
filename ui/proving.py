"""What saves say of themselves, for lists: each is read once, and proven by playing it again, some at a time."""

from __future__ import annotations

import os
from collections.abc import Iterable
from pathlib import Path
from time import monotonic
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from ddtable.saves import Summary

AT_ONCE = 1500  # entries of journals that are played again before a list is shown: a tenth of a second
MOST = 6000  # entries of a game that is proven at all
PATIENCE = 1.0  # seconds for one game, after which it is not proven
SECONDS = 1.0  # after which the rest waits until the list is asked for again: the window stands still meanwhile

_Stamp = tuple[int, int, int]


class TooLong(Exception):
    """A game takes too long to be played again for a list."""


class Look(NamedTuple):
    """What a save says of itself, or why it cannot be read.

    `checked` tells whether its choices, played again, led to how it stands; None: they have not been played yet, or the
    file has not even been read.
    """

    told: Summary | None
    trouble: str = ""
    checked: bool | None = None


class Looks:
    """Looks at saves, kept for as long as their files stay the same."""

    def __init__(self) -> None:
        self._known: dict[Path, tuple[_Stamp | None, Look]] = {}
        self._waiting: set[Path] = set()

    def at(self, paths: Iterable[Path]) -> dict[Path, Look]:
        """Return what is known of these saves, and read and prove some more of them, the first ones first.

        A game that is too long to be proven at once waits until this is asked again, and so does all for which no time
        is left.
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
    """Return what changes with the content of a file."""
    try:
        status = os.stat(path)
    except (OSError, ValueError):
        return None
    return status.st_ino, status.st_size, status.st_mtime_ns


def _read(path: Path) -> Look:
    import ddtable.rules  # noqa: F401 - makes the rule systems known
    from ddtable import saves

    try:
        return Look(saves.show(path))
    except saves.SaveError as error:
        return Look(None, error.sentence)
    except (OSError, ValueError) as error:  # whatever one file is, the others are listed
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

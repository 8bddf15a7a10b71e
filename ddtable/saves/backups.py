"""Backups of a file: the last ones, one a day and one a week, with a limit on their total size."""

from __future__ import annotations

import contextlib
import errno
import os
import re
import stat
from collections.abc import Callable, Iterable, Sequence
from datetime import date
from hashlib import sha256
from pathlib import Path

from msgspec import Struct

from ddtable.saves.errors import refused

LAST, DAYS, WEEKS = 3, 7, 4
MOST_BYTES = 256 << 20  # of all copies of all games
STEM = 40  # characters of the game's name in the name of its folder

_NAME = re.compile(r"(\d{6,15}) (\d{4}-\d\d-\d\d)\.dd[a-z]+")


class Backup(Struct, frozen=True):
    """A backup of a game. Numbers rise with each backup, even if the clock was wrong."""

    path: Path
    number: int
    day: date


def backups(folder: Path) -> list[Backup]:
    """Return all backups in the folder of one game, newest first."""
    try:
        found = [_backup(path) for path in folder.iterdir()]
    except OSError:
        return []
    return sorted((one for one in found if one is not None), key=lambda one: one.number, reverse=True)


def _backup(path: Path) -> Backup | None:
    with contextlib.suppress(ValueError, OSError):
        if (matched := _NAME.fullmatch(path.name)) and stat.S_ISREG(path.lstat().st_mode):
            return Backup(path, int(matched[1]), date.fromisoformat(matched[2]))
    return None


def folder_of(path: Path, root: Path) -> Path:
    """Return the folder for the backups of a save, named after the file and a hash of its path."""
    place = sha256(os.fsencode(path.absolute())).hexdigest()[:8]
    return root / f"{path.stem[:STEM].strip()} {place}"


def keep(
    path: Path,
    root: Path,
    today: date,
    copy: Callable[[Path, Path], None] | None = None,
    same: Callable[[Path, Path], bool] | None = None,
) -> bool:
    """Back up a file, which a window may be writing, and delete old backups; return False if no new one was needed.

    `copy` writes a clean copy of the first path to the second; the default copies a save. `same` returns True if a
    file has the same content as its newest backup, which is then only replaced. Raises SaveError if no copy can be
    made; the older backups then remain.
    """
    if copy is None:
        # Imported here because it imports SQLAlchemy, which the list of backups does not need.
        from ddtable.saves.copying import copy_file, same_game

        copy, same = copy_file, same_game
    folder = folder_of(path, root)
    made = backups(folder)
    try:
        written = path.stat().st_mtime_ns
    except OSError as error:
        raise refused(path, "read", error) from error
    if made and (status := _status(made[0])) is not None and status.st_mtime_ns == written:
        return False
    _make_room(folder)
    renewed = bool(made) and same is not None and same(path, made[0].path)
    number = made[0].number + 1 if made else 1
    fresh = Backup(folder / f"{number:06} {today.isoformat()}{path.suffix}", number, today)
    fresh = made[0] if renewed else fresh
    try:
        copy(path, fresh.path)
    finally:
        with contextlib.suppress(OSError):
            folder.rmdir()  # if there is no copy in it
    with contextlib.suppress(OSError):
        os.utime(fresh.path, ns=(written, written))  # the next backup compares this time to see if the file has changed
        _remove(set(made) - kept([fresh, *made]))
        _bound(root, fresh)
    return not renewed


def _make_room(folder: Path) -> None:
    """Make the folder for backups of a game and remove incomplete files in it. Raises SaveError."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        if folder.is_symlink():  # what lies where it leads is not the program's to thin out
            raise NotADirectoryError(errno.ENOTDIR, os.strerror(errno.ENOTDIR))
        for cut_short in folder.glob("*.new"):  # of an earlier version
            with contextlib.suppress(OSError):
                if _NAME.fullmatch(cut_short.stem):
                    cut_short.unlink()
        if not os.access(folder, os.W_OK):
            raise PermissionError(errno.EACCES, os.strerror(errno.EACCES))
    except OSError as error:
        raise refused(folder, "written", error, str(folder)) from error


def kept(copies: Sequence[Backup]) -> set[Backup]:
    """Return the backups of a game to keep, from a list with the newest first.

    Days and weeks are counted by the backups, not back from today, so that a wrong clock deletes nothing.
    """
    days = _newest_of(copies, [one.day.toordinal() for one in copies], DAYS)
    weeks = _newest_of(copies, [one.day.toordinal() // 7 for one in copies], WEEKS)
    return {*copies[:LAST], *days, *weeks}


def _newest_of(copies: Sequence[Backup], spans: Sequence[int], most: int) -> list[Backup]:
    """Return the newest backup of each time span, for at most `most` spans."""
    newest: dict[int, Backup] = {}
    for one, span in zip(copies, spans, strict=True):
        newest.setdefault(span, one)
    return list(newest.values())[:most]


def _bound(root: Path, fresh: Backup) -> None:
    """Delete the oldest backups of all games until they fit in MOST_BYTES; keep the new one."""
    every = [one for folder in root.iterdir() if not folder.is_symlink() for one in backups(folder)]
    sizes = {one: status.st_size for one in every if (status := _status(one)) is not None}
    room = MOST_BYTES - sum(sizes.values())
    for one in sorted(sizes, key=lambda one: (one.day, one.number)):
        if room >= 0:
            return
        if one != fresh:
            _remove([one])
            room += sizes[one]


def _status(copy: Backup) -> os.stat_result | None:
    """Return the file status of a backup; None if it no longer exists."""
    with contextlib.suppress(OSError):
        return copy.path.stat()
    return None


def _remove(copies: Iterable[Backup]) -> None:
    for one in copies:
        with contextlib.suppress(OSError):
            one.path.unlink()
            one.path.parent.rmdir()  # fails unless the folder is empty

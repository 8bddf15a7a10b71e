"""Older copies of a file, thinned out: the last ones, one a day, one a week; all of them within bounds."""

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
STEM = 40  # letters of a game's name in the name of its folder

_NAME = re.compile(r"(\d{6,15}) (\d{4}-\d\d-\d\d)\.dd[a-z]+")


class Backup(Struct, frozen=True):
    """One copy of a game. The higher its number, the later it was made, whatever the clock said on its day."""

    path: Path
    number: int
    day: date


def backups(folder: Path) -> list[Backup]:
    """Return all copies in the folder of one game, the newest first."""
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
    """Return the folder in which the copies of a save lie: named after the file, and told apart by its place."""
    place = sha256(os.fsencode(path.absolute())).hexdigest()[:8]
    return root / f"{path.stem[:STEM].strip()} {place}"


def keep(
    path: Path,
    root: Path,
    today: date,
    copy: Callable[[Path, Path], None] | None = None,
    same: Callable[[Path, Path], bool] | None = None,
) -> bool:
    """Copy a file, which a window may be writing, and thin the copies out; False where the newest copy has it all.

    `copy` writes a clean copy of the first path over the second, without it that of a save; `same` tells whether a
    file holds no more than a copy, which is then only renewed. Raises SaveError where no copy can be made; the older
    ones are all there then.
    """
    if copy is None:
        # SQLAlchemy comes with it, which the list of copies needs not.
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
        os.utime(fresh.path, ns=(written, written))  # by this the next one knows whether anything was played
        _remove(set(made) - kept([fresh, *made]))
        _bound(root, fresh)
    return not renewed


def _make_room(folder: Path) -> None:
    """Make sure of the folder of a game's copies, and remove what was cut short in it. Raises SaveError."""
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
    """Return which of a game's copies, the newest first, are kept.

    Days and weeks are counted by the copies that there are, not back from today: a clock that is wrong loses nothing.
    """
    days = _newest_of(copies, [one.day.toordinal() for one in copies], DAYS)
    weeks = _newest_of(copies, [one.day.toordinal() // 7 for one in copies], WEEKS)
    return {*copies[:LAST], *days, *weeks}


def _newest_of(copies: Sequence[Backup], spans: Sequence[int], most: int) -> list[Backup]:
    """Return the newest copy of each span of time, of so many spans at most."""
    newest: dict[int, Backup] = {}
    for one, span in zip(copies, spans, strict=True):
        newest.setdefault(span, one)
    return list(newest.values())[:most]


def _bound(root: Path, fresh: Backup) -> None:
    """Remove the oldest copies of all games while they take too much room; the one made just now stays."""
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
    """Return what the system knows of a copy; None if it is gone."""
    with contextlib.suppress(OSError):
        return copy.path.stat()
    return None


def _remove(copies: Iterable[Backup]) -> None:
    for one in copies:
        with contextlib.suppress(OSError):
            one.path.unlink()
            one.path.parent.rmdir()  # where it was the last

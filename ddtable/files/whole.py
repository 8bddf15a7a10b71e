"""Writing a file completely or not at all, and changing one while no other window does.

The new content goes into a file beside it first, so that a full disk leaves the old file unchanged.
"""

from __future__ import annotations

import contextlib
import errno
import os
import re
import secrets
import stat
import sys
from collections.abc import Iterator
from pathlib import Path
from time import sleep

from ddtable.files.locks import take
from ddtable.files.regular import NotRegularFile

PATIENCE = 5.0  # seconds to wait for the change of another window
PAUSE = 0.01  # seconds between two attempts
OUTLIVED = 3600.0  # seconds after which an unfinished file is regarded as abandoned

_BEING_WRITTEN = re.compile(r"\.ddtable-[0-9a-f]{16}\.new")
_FOLLOW_NONE = getattr(os, "O_NOFOLLOW", 0) | getattr(os, "O_CLOEXEC", 0) | getattr(os, "O_BINARY", 0)
_NEVER_WAIT = getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_NOCTTY", 0)


def write_whole(path: Path, content: bytes, overwrite: bool = True) -> None:
    """Write a file; a link is followed to its target.

    A pipe that is being read and a character device are written into; any other device and a socket are refused. Raises
    OSError, FileExistsError if the file exists and `overwrite` is False. After an error nothing has changed and no
    other file is left.
    """
    if not overwrite and os.path.lexists(path):
        raise _taken(path)
    if _is_stream(path):
        _write_into(path, content)
        return
    place = Path(os.path.realpath(path))
    with beside(place, content) as fresh:
        put(fresh, place, overwrite)


@contextlib.contextmanager
def beside(place: Path, content: bytes) -> Iterator[Path]:
    """Write a new file into the folder of `place`, for `put`; remove it at the end if it is still there.

    Its name is random and never that of another file or link. Files left in the folder by killed programs are removed.
    Raises OSError.
    """
    if not place.name:  # the folder of all folders
        raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR), str(place))
    fresh = place.with_name(f".ddtable-{secrets.token_hex(8)}.new")
    number = os.open(fresh, os.O_WRONLY | os.O_CREAT | os.O_EXCL | _FOLLOW_NONE, 0o666)
    try:
        with os.fdopen(number, "wb") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        _sweep(fresh)
        yield fresh
    finally:
        with contextlib.suppress(OSError):
            fresh.unlink(missing_ok=True)


def put(fresh: Path, place: Path, overwrite: bool = True) -> None:
    """Move a new file to its place. Raises OSError, FileExistsError if the place is taken and `overwrite` is False."""
    if overwrite:
        os.replace(fresh, place)
    else:
        _name(fresh, place)
    with contextlib.suppress(OSError):  # not supported on every system
        folder = os.open(place.parent, os.O_RDONLY)
        try:
            os.fsync(folder)
        finally:
            os.close(folder)


def _name(fresh: Path, place: Path) -> None:
    """Give a new file a name that no other file has."""
    try:
        os.link(fresh, place)
    except FileExistsError:
        raise _taken(place) from None
    except OSError:  # a file system without links
        if os.path.lexists(place):
            raise _taken(place) from None
        os.replace(fresh, place)


def _taken(path: Path) -> FileExistsError:
    return FileExistsError(errno.EEXIST, os.strerror(errno.EEXIST), str(path))


def _sweep(fresh: Path) -> None:
    """Remove files that killed programs left beside a new file, judged by the clock of the disk."""
    with contextlib.suppress(OSError):
        outlived = fresh.stat().st_mtime - OUTLIVED
        with os.scandir(fresh.parent) as found:
            left = [one for one in found if _BEING_WRITTEN.fullmatch(one.name)]
        for one in left:
            with contextlib.suppress(OSError):
                status = one.stat(follow_symlinks=False)
                if stat.S_ISREG(status.st_mode) and status.st_mtime < outlived:
                    os.unlink(one.path)


def _is_stream(path: Path) -> bool:
    """Return True if the path is a pipe or a character device. Raises NotRegularFile if it cannot be written."""
    try:
        mode = os.stat(path).st_mode
    except OSError:
        return False
    if stat.S_ISBLK(mode) or stat.S_ISSOCK(mode):
        raise NotRegularFile(path)
    return _is_pipe_or_character_device(mode)


def _is_pipe_or_character_device(mode: int) -> bool:
    return stat.S_ISFIFO(mode) or stat.S_ISCHR(mode)


def _write_into(path: Path, content: bytes) -> None:
    """Write into a pipe or a character device; a pipe without a reader is an error and is not waited for."""
    number = os.open(path, os.O_WRONLY | _NEVER_WAIT | (_FOLLOW_NONE & ~getattr(os, "O_NOFOLLOW", 0)))
    with os.fdopen(number, "wb") as file:
        if not _is_pipe_or_character_device(os.fstat(number).st_mode):
            raise NotRegularFile(path)
        if hasattr(os, "set_blocking") and sys.platform != "win32":
            os.set_blocking(number, True)
        file.write(content)


@contextlib.contextmanager
def alone(path: Path) -> Iterator[None]:
    """Lock a file against changes of other windows, so that its content is the same from reading to writing.

    The lock is one of the operating system, on an empty file beside it: it is released when the program dies. On a disk
    without locks, if the lock file cannot be opened, or if another window does not release it in time, the change is
    made without a lock: then the last one to write wins.
    """
    with contextlib.ExitStack() as held:
        with contextlib.suppress(OSError):
            path.parent.mkdir(parents=True, exist_ok=True)
            place = Path(os.path.realpath(path))
            number = _open_lock(place.with_name(f"{place.name}.lock"))
            held.callback(os.close, number)
            _wait_for(number)
        yield


def _open_lock(path: Path) -> int:
    """Open or create an empty file to lock. Raises NotRegularFile, or any other OSError."""
    if os.path.lexists(path) and not stat.S_ISREG(os.lstat(path).st_mode):
        raise NotRegularFile(path)  # opening a device can have an effect by itself
    number = os.open(path, os.O_RDWR | os.O_CREAT | _NEVER_WAIT | _FOLLOW_NONE, 0o666)
    if not stat.S_ISREG(os.fstat(number).st_mode):
        os.close(number)
        raise NotRegularFile(path)
    return number


def _wait_for(number: int) -> None:
    """Take the lock of an open file as soon as it is free, or give up after PATIENCE seconds."""
    for _ in range(int(PATIENCE / PAUSE)):
        try:
            take(number)
        except (BlockingIOError, PermissionError):
            sleep(PAUSE)
        else:
            return

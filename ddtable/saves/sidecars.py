"""The files beside a database file, checked before SQLite uses them.

SQLite treats the files `NAME-journal`, `NAME-wal` and `NAME-shm` as its own, of any origin or type: it waits for a
pipe, writes through a link, reads a write-ahead log of a database without one, applies a foreign journal, and deletes
the file that a journal names. Files of this program have only a journal, and only during a change.
"""

from __future__ import annotations

import contextlib
import errno
import os
import stat
from collections.abc import Iterator
from pathlib import Path

from ddtable.files.regular import FileTooLarge, NotRegularFile, open_regular
from ddtable.saves.errors import SaveError, refused
from ddtable.saves.rollback_journal import HEAD, MAGIC, is_hot, names_another
from ddtable.texts.plain import plain
from ddtable.texts.trouble import trouble

JOURNAL = "-journal"
LOGS = ("-wal", "-shm")
ENDINGS = (JOURNAL, *LOGS)
_NOT_THERE = (errno.ENOENT, errno.ENOTDIR, errno.ENAMETOOLONG)  # no file can have a name that is too long
LARGEST = 80 << 20  # bytes of a journal: all pages of the largest file, with space for its headers


def place_of(path: Path) -> Path:
    """Return the real path of a database file: SQLite looks for files beside that one."""
    try:
        return Path(os.path.realpath(path))
    except ValueError as error:  # a path cannot have a zero byte
        raise FileNotFoundError(errno.ENOENT, os.strerror(errno.ENOENT), str(path)) from error


def refuse_strange(path: Path) -> None:
    """Raise SaveError if SQLite would use a file beside a database file that files of this program do not have.

    A journal may still belong to another file: see `ddtable.saves.access`.
    """
    place = place_of(path)
    for ending in LOGS:
        if os.path.lexists(_beside(place, ending)):
            raise strange(path, ending, "log")
    with _told(path):
        journal = _beside(place, JOURNAL)
        try:
            status = os.lstat(journal)
        except OSError as error:
            if error.errno in _NOT_THERE:
                return
            raise
        if not stat.S_ISREG(status.st_mode):
            raise NotRegularFile(journal)
        if status.st_size > LARGEST:
            raise FileTooLarge(journal, LARGEST)
        if status.st_size:
            _refuse_end(path, journal)


def _refuse_end(path: Path, journal: Path) -> None:
    """Raise SaveError if a journal names another file. The journal may be gone if a window has finished its change."""
    with contextlib.suppress(FileNotFoundError), open_regular(journal, follow_links=False) as file:
        file.seek(max(0, os.fstat(file.fileno()).st_size - len(MAGIC)))
        if names_another(file.read(len(MAGIC))):
            raise strange(path, JOURNAL, "names")


def journal_of(path: Path) -> bytes:
    """Return the journal beside a database file, b"" if there is none. Raises SaveError for an invalid one."""
    content = _read(path, LARGEST)
    if names_another(content):
        raise strange(path, JOURNAL, "names")
    return content


def head_of(path: Path) -> bytes:
    """Return the first bytes of the journal beside a database file; see `journal_of`."""
    return _read(path, HEAD)


def _read(path: Path, most: int) -> bytes:
    """Return at most `most` bytes of a journal; `refuse_strange` has checked its size. Raises SaveError."""
    refuse_strange(path)
    with _told(path):
        try:
            with open_regular(_beside(place_of(path), JOURNAL), follow_links=False) as file:
                return file.read(most)
        except OSError as error:
            if error.errno in _NOT_THERE:
                return b""
            raise


def refuse_any(path: Path) -> None:
    """Raise SaveError if a journal exists beside the path of a new database file: SQLite would apply it."""
    refuse_strange(path)
    if journal_of(path):
        raise strange(path, JOURNAL, "foreign")


def sweep(path: Path) -> None:
    """Remove the journal of a writer that was killed before it changed the file. The caller must hold the lock."""
    with contextlib.suppress(OSError, SaveError):
        if (journal := journal_of(path)) and not is_hot(journal):
            _beside(place_of(path), JOURNAL).unlink()


def strange(path: Path, ending: str, why: str) -> SaveError:
    """Return the error for an unexpected file beside a save; `why` is a variant of the message."""
    beside = plain(place_of(path).name + ending)
    return SaveError(trouble("beside", name=path.name, beside=beside, why=why))


@contextlib.contextmanager
def _told(path: Path) -> Iterator[None]:
    """Turn errors of the file system about a journal into SaveError."""
    try:
        yield
    except NotRegularFile as error:
        raise strange(path, JOURNAL, "kind") from error
    except FileTooLarge as error:
        raise strange(path, JOURNAL, "large") from error
    except OSError as error:
        raise refused(path, "read", error, place_of(path).name + JOURNAL) from error


def _beside(place: Path, ending: str) -> Path:
    return place.with_name(place.name + ending)

"""What lies beside a database file, looked at before SQLite sees it.

SQLite takes the files `NAME-journal`, `NAME-wal` and `NAME-shm` for its own whoever made them, whatever they are: it
waits for a pipe, writes through a link, reads a write-ahead log beside a database that has none, applies a stranger's
journal, and deletes the file that a journal names. Ours have a journal for the moment of a change, and nothing else.
"""

from __future__ import annotations

import contextlib
import errno
import os
import stat
from collections.abc import Iterator
from pathlib import Path

from ddtable.plain import plain
from ddtable.regular_file import FileTooLarge, NotRegularFile, open_regular
from ddtable.saves.errors import SaveError, refused
from ddtable.saves.rollback_journal import HEAD, MAGIC, is_hot, names_another
from ddtable.trouble import trouble

JOURNAL = "-journal"
LOGS = ("-wal", "-shm")
ENDINGS = (JOURNAL, *LOGS)
_NOT_THERE = (errno.ENOENT, errno.ENOTDIR, errno.ENAMETOOLONG)  # a name too long for the disk is nobody's
LARGEST = 80 << 20  # bytes of a journal: all pages of the largest of our files, with room for its headers


def place_of(path: Path) -> Path:
    """Return where a database file is, through links: SQLite looks for what lies beside it there."""
    try:
        return Path(os.path.realpath(path))
    except ValueError as error:  # no path has a zero byte in it
        raise FileNotFoundError(errno.ENOENT, os.strerror(errno.ENOENT), str(path)) from error


def refuse_strange(path: Path) -> None:
    """Raise SaveError if SQLite would meet something beside a database file that is not of a file of ours.

    A journal that would be applied may still be another file's: see `ddtable.saves.access`.
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
    """Raise SaveError if a journal names another file. It may be gone: a window has finished its change."""
    with contextlib.suppress(FileNotFoundError), open_regular(journal, follow_links=False) as file:
        file.seek(max(0, os.fstat(file.fileno()).st_size - len(MAGIC)))
        if names_another(file.read(len(MAGIC))):
            raise strange(path, JOURNAL, "names")


def journal_of(path: Path) -> bytes:
    """Return the journal beside a database file, nothing if there is none. Raises SaveError for a strange one."""
    content = _read(path, LARGEST)
    if names_another(content):
        raise strange(path, JOURNAL, "names")
    return content


def head_of(path: Path) -> bytes:
    """Return the first bytes of the journal beside a database file; see `journal_of`."""
    return _read(path, HEAD)


def _read(path: Path, most: int) -> bytes:
    """Return so many bytes of a journal at most; `refuse_strange` knows how large it is. Raises SaveError."""
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
    """Raise SaveError if something lies beside a database file that is yet to be made: SQLite would take it for its."""
    refuse_strange(path)
    if journal_of(path):
        raise strange(path, JOURNAL, "foreign")


def sweep(path: Path) -> None:
    """Remove the journal of a writer that was killed before it had changed the file, whose lock must be held."""
    with contextlib.suppress(OSError, SaveError):
        if (journal := journal_of(path)) and not is_hot(journal):
            _beside(place_of(path), JOURNAL).unlink()


def strange(path: Path, ending: str, why: str) -> SaveError:
    """Return the sentence for something beside a file; `why` is a word of the catalogue."""
    beside = plain(place_of(path).name + ending)
    return SaveError(trouble("beside", name=path.name, beside=beside, why=why))


@contextlib.contextmanager
def _told(path: Path) -> Iterator[None]:
    """Turn what the file system says of a journal into a SaveError."""
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

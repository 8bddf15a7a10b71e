"""Access to a save or library: reading without touching the file, and writing.

Readers get a private copy in memory. The file is read without a lock, so that a window can keep playing it, and read
again until it did not change meanwhile. During a change SQLite keeps a journal beside the file; the copy is made with
that change undone. A reader thus sees the file after its last complete change, also after a power cut. When a file is
opened for writing, SQLite undoes the change in the file itself; this module first checks that the journal belongs to
it.
"""

from __future__ import annotations

import sqlite3
from contextlib import closing, suppress
from hashlib import blake2b
from pathlib import Path
from time import sleep
from typing import Any

from sqlalchemy import Connection
from sqlalchemy.exc import DBAPIError

from ddtable.saves import sidecars
from ddtable.saves.database import bytes_of, connect, impatient, sentences
from ddtable.saves.errors import SaveError, busy
from ddtable.saves.form import Held, Kind
from ddtable.saves.header import check_header, is_still, read_bytes
from ddtable.saves.locks import hold, identity, is_held, is_written, release
from ddtable.saves.migrations import SAVE, held_in
from ddtable.saves.records import Contents
from ddtable.saves.rollback_journal import Foreign, change_of, changes, is_hot, undo

_TRIES = 200
_PAUSE = 0.01  # seconds between two tries
_HELD = "held"


def read_file(path: Path) -> Contents:
    """Return the contents of a save of any version, without locking or changing it. Raises SaveError."""
    return read_any(path, SAVE)


def read_any(path: Path, kind: Kind[Held]) -> Held:
    """Return the content of a file of any version of its kind, without locking or changing it. Raises SaveError."""
    return held_in(content(path, kind), path, kind)


def content(path: Path, kind: Kind[Any]) -> bytes:
    """Return the bytes of a file after its last complete change. Raises SaveError."""
    check_header(path, kind.form)
    with sentences(path, "read"):
        if is_held(path):  # reading it otherwise would drop the lock
            with closing(connect(path, "ro")) as connection:
                return bytes_of(connection)
    seen: tuple[bytes, bytes] | None = None
    for _ in range(_TRIES):
        before = change_of(sidecars.head_of(path))
        data = read_bytes(path, kind.form)
        journal = sidecars.journal_of(path)
        if not is_hot(journal):
            # Nothing was being written at this moment, so the content is valid if it is still the same.
            if is_still(path, data, kind.form):
                return data
        elif before == change_of(journal):
            # It was read during a single change, whose journal has the pages that were overwritten so far.
            mark = blake2b(data).digest(), blake2b(journal).digest()  # not the bytes, which would need twice the memory
            try:
                undone = _undone(data, journal, path)
                del journal  # it is as large as the file
                return _checked(data, undone, path, kind)
            except SaveError:
                if seen == mark:
                    raise
            seen = mark
        data = journal = b""
        sleep(_PAUSE)
    raise busy(path)


def _undone(data: bytes, journal: bytes, path: Path) -> bytes:
    """Return a file before its interrupted change. Raises SaveError for a journal of another file."""
    try:
        return undo(data, journal)
    except Foreign as error:
        raise sidecars.strange(path, sidecars.JOURNAL, "foreign") from error


def _checked(data: bytes, undone: bytes, path: Path, kind: Kind[Any]) -> bytes:
    """Return a file with its journal applied. Raises SaveError if the journal does not belong to the file.

    If the file is valid without the journal, the journal may undo only one change.
    """
    after = None
    with suppress(SaveError):  # an error frees its content: both together may need too much memory
        after = held_in(data, path, kind)
    if after is None:
        held_in(undone, path, kind)
        return undone
    foreign = sidecars.strange(path, sidecars.JOURNAL, "foreign")
    try:
        fits = kind.follows(held_in(undone, path, kind), after, changes(undone) != changes(data))
    except SaveError as error:
        raise foreign from error
    if not fits:
        raise foreign
    return undone


def settle(path: Path, kind: Kind[Any]) -> None:
    """Raise SaveError unless SQLite may open a file for writing: files beside it must belong to it."""
    sidecars.refuse_strange(path)
    if is_hot(sidecars.head_of(path)) and not is_written(path):
        content(path, kind)


def share(path: Path, kind: Kind[Any]) -> Connection:
    """Return a connection to a file that several windows may write in turn. Raises SaveError and OSError."""
    settle(path, kind)
    return connect(path, "shared")


def lock(path: Path, kind: Kind[Any] = SAVE) -> tuple[Connection | None, bool]:
    """Return a connection with the write lock, or None, and True if another window has the lock.

    It is SQLite's RESERVED lock: the transaction of the next choice begins right after the last commit. Readers are
    not blocked, a second writer is. The system drops the lock if the program dies, and no lock file is needed.
    `let_go` releases it. Raises SaveError and OSError.
    """
    settle(path, kind)
    file = identity(path)
    connection = connect(path, "rw")
    try:
        impatient(connection)
    except DBAPIError as error:
        connection.close()
        return None, getattr(error.orig, "sqlite_errorcode", 0) & 0xFF == sqlite3.SQLITE_BUSY
    connection.info[_HELD] = file
    hold(file)
    sidecars.sweep(path)
    return connection, False


def let_go(connection: Connection) -> None:
    """Close a connection and release its write lock."""
    file = connection.info.pop(_HELD)
    connection.close()
    release(file)

"""The ways to a file of ours: to look at it, which never touches it, and to write it.

Whoever only looks is given a private copy in memory. The file is read without a lock, so that nobody who plays it is
disturbed, and twice, until it is seen to have stood still: SQLite keeps a journal beside it for as long as it changes,
and what that journal says is undone in the copy. So a file is seen as the last whole change left it, also after a power
cut, which is undone in the file itself when somebody opens it for writing. Before that it is made sure here that the
journal is the file's own.
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
_PAUSE = 0.01  # seconds between two of them
_HELD = "held"


def read_file(path: Path) -> Contents:
    """Return the contents of a save of any version, without locking or changing it. Raises SaveError."""
    return read_any(path, SAVE)


def read_any(path: Path, kind: Kind[Held]) -> Held:
    """Return what a file of any version of its kind holds, without locking or changing it. Raises SaveError."""
    return held_in(content(path, kind), path, kind)


def content(path: Path, kind: Kind[Any]) -> bytes:
    """Return the bytes of a file as the last whole change left them. Raises SaveError."""
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
            # At this moment nothing was being written: what was the same before and after it is what there was.
            if is_still(path, data, kind.form):
                return data
        elif before == change_of(journal):
            # All of it was read within one change, whose journal holds what had been written over by then.
            mark = blake2b(data).digest(), blake2b(journal).digest()  # not the bytes: they would be held twice
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
    """Return a file as it was before a change that was cut short. Raises SaveError for a journal of another file."""
    try:
        return undo(data, journal)
    except Foreign as error:
        raise sidecars.strange(path, sidecars.JOURNAL, "foreign") from error


def _checked(data: bytes, undone: bytes, path: Path, kind: Kind[Any]) -> bytes:
    """Return a file as its journal leaves it. Raises SaveError unless the journal is the file's.

    Where the file is sound as it is, the journal may take back one change and nothing else.
    """
    after = None
    with suppress(SaveError):  # what it holds is let go of with the error: both together may be too much
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
    """Raise SaveError unless SQLite may open a file for writing: what lies beside it is the file's own."""
    sidecars.refuse_strange(path)
    if is_hot(sidecars.head_of(path)) and not is_written(path):
        content(path, kind)


def share(path: Path, kind: Kind[Any]) -> Connection:
    """Return a connection to a file that several windows write in turn. Raises SaveError and OSError."""
    settle(path, kind)
    return connect(path, "shared")


def lock(path: Path, kind: Kind[Any] = SAVE) -> tuple[Connection | None, bool]:
    """Return a connection that holds the writing lock, or None; and whether that is because another window has it.

    The lock is SQLite's own RESERVED lock: the transaction of the next choice is begun as soon as the last one is
    committed. Readers pass it, a second writer does not, every system drops it when the program dies, and it
    needs no file of its own. Let go of it by `let_go`. Raises SaveError and OSError.
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
    """Close a connection that holds the writing lock."""
    file = connection.info.pop(_HELD)
    connection.close()
    release(file)

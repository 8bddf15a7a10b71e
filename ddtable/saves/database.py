"""The connection to a file of ours: SQLite through SQLAlchemy, with a distrustful reader."""

from __future__ import annotations

import itertools
import os
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Literal
from urllib.parse import quote

from sqlalchemy import Connection, create_engine, event, select
from sqlalchemy.exc import DBAPIError
from sqlalchemy.pool import NullPool

from ddtable.saves import schema
from ddtable.saves.errors import SaveError, refused, unsound
from ddtable.saves.form import Form
from ddtable.saves.records import MOST_ROWS, Contents, read_contents
from ddtable.saves.schema import GAME, JOURNAL, SNAPSHOT
from ddtable.trouble import trouble

_LONGEST = 8 << 20  # bytes of one value
_STEP = 10_000  # operations of SQLite between two counts
_STEPS = 3_000  # counts before a file is given up: well below a second
_PATIENCE = 2000  # milliseconds to wait for another window to finish
_BEGINNING = "beginning"

Mode = Literal["ro", "rw", "shared"]
_MODES: dict[Mode, tuple[str, str]] = {
    "ro": ("ro", "BEGIN"),
    "rw": ("rw", "BEGIN IMMEDIATE"),
    "shared": ("rw", "BEGIN"),
}


@contextmanager
def sentences(path: Path, verb: str) -> Iterator[None]:
    """Turn what the database and the file system raise into a SaveError."""
    try:
        yield
    except DBAPIError as error:
        raise refused(path, verb, error.orig) from error
    except OSError as error:
        raise refused(path, verb, error) from error
    except UnicodeDecodeError as error:  # SQLite quotes what it cannot read
        raise SaveError(trouble("save-refused", name=path.name, verb=verb, reason="contents")) from error


def connect(path: Path, mode: Mode) -> Connection:
    """Return a connection to an existing file. Its first statement begins a transaction, a writing one for "rw".

    One that is "shared" with other windows reads, and writes within `writing` alone.
    """
    place = quote(path.absolute().as_posix().removeprefix("/"), safe="/:")
    access, beginning = _MODES[mode]
    return _connected(f"file:///{place}?mode={access}", beginning)


@contextmanager
def writing(connection: Connection) -> Iterator[None]:
    """Commit what is done meanwhile on a shared connection, or nothing of it; waits a while for other windows."""
    connection.info[_BEGINNING] = "BEGIN IMMEDIATE"
    try:
        connection.begin()
    finally:
        del connection.info[_BEGINNING]
    try:
        yield
        connection.commit()
    finally:
        connection.rollback()


def in_memory() -> Connection:
    """Return a connection to an empty database in memory."""
    return _connected("file::memory:", "BEGIN")


def _connected(place: str, beginning: str) -> Connection:
    def raw() -> sqlite3.Connection:
        made = sqlite3.connect(place, uri=True, isolation_level=None)
        try:
            made.setlimit(sqlite3.SQLITE_LIMIT_LENGTH, _LONGEST)
            made.setlimit(sqlite3.SQLITE_LIMIT_ATTACHED, 0)
            for pragma in ("trusted_schema=OFF", "cell_size_check=ON", "synchronous=FULL", f"busy_timeout={_PATIENCE}"):
                made.execute(f"PRAGMA {pragma}").close()
        except BaseException:
            made.close()
            raise
        return made

    engine = create_engine("sqlite://", creator=raw, poolclass=NullPool)

    def begin(connection: Connection) -> None:
        # The driver itself begins no transaction for a reading or a schema statement.
        connection.exec_driver_sql(connection.info.get(_BEGINNING, beginning))

    event.listen(engine, "begin", begin)
    return engine.connect()


def lock(path: Path) -> tuple[Connection | None, bool]:
    """Return a connection that holds the writing lock, or None; and whether that is because another window has it.

    The lock is SQLite's own RESERVED lock: the transaction of the next choice is begun as soon as the last one is
    committed. Readers pass it, a second writer does not, every system drops it when the program dies, and it
    needs no file of its own.
    """
    connection = connect(path, "rw")
    try:
        driver(connection).execute("PRAGMA busy_timeout=0").close()
        connection.begin()
        driver(connection).execute(f"PRAGMA busy_timeout={_PATIENCE}").close()
    except DBAPIError as error:
        connection.close()
        return None, getattr(error.orig, "sqlite_errorcode", 0) & 0xFF == sqlite3.SQLITE_BUSY
    return connection, False


def driver(connection: Connection) -> Any:
    """Return the sqlite3 connection beneath."""
    return connection.connection.driver_connection


def writable(path: Path) -> bool:
    """Tell whether file and folder may be written; SQLite needs both."""
    return os.access(path, os.W_OK) and os.access(path.absolute().parent, os.W_OK)


def reader(path: Path) -> Connection:
    """Return a connection for reading alone."""
    if path.with_name(path.name + "-journal").exists() and writable(path):
        # After a power cut SQLite has to roll back first, which a read-only connection cannot: taking the lock does it.
        # Where a window has the lock, nothing was cut short, and readers pass it.
        mended, _ = lock(path)
        if mended is not None:
            mended.close()
    return connect(path, "ro")


@contextmanager
def limited(connection: Connection) -> Iterator[None]:
    """End any statement that takes far longer than a save of ours ever does."""
    looks = itertools.count()
    driver(connection).set_progress_handler(lambda: next(looks) > _STEPS, _STEP)
    try:
        yield
    finally:
        driver(connection).set_progress_handler(None, 0)


def check(connection: Connection, path: Path, version: int, form: Form = schema) -> None:
    """Raise SaveError unless an open file is undamaged and has the tables of its version and nothing else."""
    with limited(connection):
        found = connection.exec_driver_sql("SELECT type, name, tbl_name, sql FROM sqlite_master").all()
        ours = {("table", name, name, sql) for name, sql in form.SCHEMAS[version].items()}
        if {tuple(row) for row in found} != ours:
            raise SaveError(trouble(f"{form.WORD}-foreign", name=path.name))
        if (verdict := connection.exec_driver_sql("PRAGMA quick_check(1)").scalar()) != "ok":
            raise unsound(f"{form.WORD}-damaged", path, str(verdict).splitlines()[-1])


def read(connection: Connection, path: Path) -> Contents:
    """Return the contents of an open save of the present version. Raises SaveError unless it is sound."""
    check(connection, path, schema.VERSION)
    tables = (
        select(GAME),
        select(JOURNAL).order_by(JOURNAL.c.number),
        select(SNAPSHOT).order_by(SNAPSHOT.c.entries),
    )
    most = MOST_ROWS + 1  # one more is refused
    with limited(connection):
        rows = [[dict(row) for row in connection.execute(query.limit(most)).mappings()] for query in tables]
    try:
        return read_contents(*rows)
    except ValueError as error:  # msgspec's errors are ValueErrors too
        raise unsound("save-unreadable", path, error) from error

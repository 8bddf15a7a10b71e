"""The connection to a save file: SQLite through SQLAlchemy, with a distrustful reader."""

from __future__ import annotations

import itertools
import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any, Literal
from urllib.parse import quote

from sqlalchemy import Connection, create_engine, event, select
from sqlalchemy.exc import DBAPIError
from sqlalchemy.pool import NullPool

from ddtable.saves.errors import SaveError, refused
from ddtable.saves.header import check_header
from ddtable.saves.records import Contents, read_contents
from ddtable.saves.schema import GAME, JOURNAL, SNAPSHOT, STATEMENTS
from ddtable.trouble import trouble

_LONGEST = 8 << 20  # bytes of one value
_STEP = 10_000  # operations of SQLite between two counts
_STEPS = 20_000  # counts before a file is given up
_PATIENCE = 2000  # milliseconds to wait for a reader to finish

Mode = Literal["ro", "rw"]


@contextmanager
def sentences(path: Path, verb: str) -> Iterator[None]:
    """Turn what the database and the file system raise into a SaveError."""
    try:
        yield
    except DBAPIError as error:
        raise refused(path, verb, error.orig) from error
    except OSError as error:
        raise refused(path, verb, error) from error


def connect(path: Path, mode: Mode) -> Connection:
    """Return a connection to an existing file. Its first statement begins a transaction, a writing one for "rw"."""
    place = quote(path.absolute().as_posix().removeprefix("/"), safe="/:")

    def raw() -> sqlite3.Connection:
        made = sqlite3.connect(f"file:///{place}?mode={mode}", uri=True, isolation_level=None)
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
        connection.exec_driver_sql("BEGIN IMMEDIATE" if mode == "rw" else "BEGIN")

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


def read_file(path: Path) -> Contents:
    """Return a save's contents without locking it. Raises SaveError."""
    check_header(path)
    # After a power cut SQLite has to roll back first, which a read-only connection cannot.
    unfinished = path.with_name(path.name + "-journal").exists() and writable(path)
    with sentences(path, "read"), closing(connect(path, "rw" if unfinished else "ro")) as connection:
        return read(connection, path)


def read(connection: Connection, path: Path) -> Contents:
    """Return the contents of an open save. Raises SaveError unless it is sound and has our schema and nothing else."""
    looks = itertools.count()
    driver(connection).set_progress_handler(lambda: next(looks) > _STEPS, _STEP)
    try:
        found = connection.exec_driver_sql("SELECT type, name, tbl_name, sql FROM sqlite_master").all()
        if {tuple(row) for row in found} != {("table", name, name, sql) for name, sql in STATEMENTS.items()}:
            raise SaveError(trouble("save-foreign", name=path.name))
        if (verdict := connection.exec_driver_sql("PRAGMA quick_check(1)").scalar()) != "ok":
            raise SaveError(trouble("save-damaged", name=path.name, why=str(verdict).splitlines()[-1]))
        tables = (
            select(GAME),
            select(JOURNAL).order_by(JOURNAL.c.number),
            select(SNAPSHOT).order_by(SNAPSHOT.c.entries),
        )
        rows = [[dict(row) for row in connection.execute(query).mappings()] for query in tables]
    finally:
        driver(connection).set_progress_handler(None, 0)
    try:
        return read_contents(*rows)
    except ValueError as error:  # msgspec's errors are ValueErrors too
        raise SaveError(trouble("save-unreadable", name=path.name, why=str(error))) from error

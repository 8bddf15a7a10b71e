"""The connection to a save or library: SQLite through SQLAlchemy, with limits for untrusted files."""

from __future__ import annotations

import errno
import itertools
import os
import sqlite3
import sys
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any, Literal
from urllib.parse import quote

from sqlalchemy import Connection, Select, create_engine, event, select
from sqlalchemy.exc import DBAPIError
from sqlalchemy.pool import NullPool

from ddtable.saves import schema
from ddtable.saves.errors import SaveError, refused, unsound
from ddtable.saves.form import Form
from ddtable.saves.records import MOST_ROWS, Contents, read_contents
from ddtable.saves.schema import GAME, JOURNAL, SNAPSHOT
from ddtable.saves.sidecars import JOURNAL as BESIDE
from ddtable.saves.sidecars import place_of, refuse_strange
from ddtable.texts.trouble import trouble

_LONGEST = 8 << 20  # bytes of one value
_MOST_TEXT = 80 << 20  # bytes of memory for all values: one 4-byte character makes a whole text take 4 bytes each
_OF_A_TEXT = 80  # bytes of memory of an empty text
_STEP = 10_000  # SQLite operations between two counts
_STEPS = 3_000  # most counts for a file, together well below a second
_PATIENCE = 2000  # milliseconds to wait for another window to finish
_PRAGMAS = (
    "trusted_schema=OFF",
    "cell_size_check=ON",
    "synchronous=FULL",
    "temp_store=MEMORY",  # a reader must not write files
    f"busy_timeout={_PATIENCE}",
)
_BEGINNING = "beginning"
LONGEST_PATH = 504  # bytes of a path that SQLite opens under Unix: 512 with the ending of a journal

Mode = Literal["ro", "rw", "shared"]
_MODES: dict[Mode, tuple[str, str]] = {
    "ro": ("ro", "BEGIN"),
    "rw": ("rw", "BEGIN IMMEDIATE"),
    "shared": ("rw", "BEGIN"),
}


@contextmanager
def sentences(path: Path, verb: str) -> Iterator[None]:
    """Turn errors of the database and the file system into SaveError."""
    try:
        yield
    except DBAPIError as error:
        raise refused(path, verb, error.orig) from error
    except (sqlite3.Error, OSError) as error:
        raise refused(path, verb, error) from error
    except UnicodeDecodeError as error:  # SQLite quotes what it cannot read
        raise SaveError(trouble("save-refused", name=path.name, verb=verb, reason="contents")) from error


def connect(path: Path, mode: Mode) -> Connection:
    """Return a connection to an existing file. Its first statement begins a transaction, a writing one for "rw".

    A "shared" connection writes only within `writing`. `ddtable.saves.access` must check the files beside it first.
    Raises SaveError, and OSError for a path that SQLite cannot open.
    """
    refuse_long(path)
    place = quote(os.fsencode(place_of(path).as_posix().removeprefix("/")), safe="/:")
    access, beginning = _MODES[mode]
    return _connected(f"file:///{place}?mode={access}", beginning, path=path)


def refuse_long(path: Path) -> None:
    """Raise OSError if SQLite cannot open a path, or if the name of its journal would be too long."""
    place = place_of(path)
    if os.name == "posix" and len(os.fsencode(place)) > LONGEST_PATH:
        raise OSError(errno.ENAMETOOLONG, os.strerror(errno.ENAMETOOLONG), str(path))
    with suppress(FileNotFoundError, NotADirectoryError):
        os.lstat(place.with_name(place.name + BESIDE))


@contextmanager
def writing(connection: Connection) -> Iterator[None]:
    """Commit all changes of the block on a shared connection, or none; wait up to 2 seconds for other windows."""
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


def in_memory(content: bytes = b"") -> Connection:
    """Return a connection to a database in memory, empty or with the content of a file. It never writes to disk."""
    return _connected("file::memory:", "BEGIN", content)


def bytes_of(connection: Connection) -> bytes:
    """Return a database as the content of a file."""
    content: bytes = driver(connection).serialize()
    return content


def compact(connection: Connection) -> bytes:
    """Return a database in memory as the content of a clean file without unused pages."""
    raw = driver(connection)
    raw.setlimit(sqlite3.SQLITE_LIMIT_ATTACHED, 1)  # the new database is attached while it is filled
    raw.execute("VACUUM").close()
    return bytes_of(connection)


def _connected(place: str, beginning: str, content: bytes = b"", path: Path | None = None) -> Connection:
    given = [content] if content else []  # a list: the engine is freed late (reference cycle) and must not keep it

    def raw() -> sqlite3.Connection:
        if path is not None:
            refuse_strange(path)  # as late as possible: SQLite then reads the files beside it
        made = sqlite3.connect(place, uri=True, isolation_level=None)
        try:
            if given:
                made.deserialize(given.pop())
            made.setlimit(sqlite3.SQLITE_LIMIT_LENGTH, _LONGEST)
            made.setlimit(sqlite3.SQLITE_LIMIT_ATTACHED, 0)
            for pragma in _PRAGMAS:
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


def impatient(connection: Connection) -> None:
    """Begin a transaction at once or raise DBAPIError, without waiting for other windows."""
    driver(connection).execute("PRAGMA busy_timeout=0").close()
    connection.begin()
    driver(connection).execute(f"PRAGMA busy_timeout={_PATIENCE}").close()


def driver(connection: Connection) -> Any:
    """Return the underlying sqlite3 connection."""
    return connection.connection.driver_connection


def writable(path: Path) -> bool:
    """Return True if the file and its folder are writable; SQLite needs both."""
    return os.access(path, os.W_OK) and os.access(path.absolute().parent, os.W_OK)


@contextmanager
def limited(connection: Connection) -> Iterator[None]:
    """Stop any statement of the block that takes much longer than it does in a file of this program."""
    looks = itertools.count()
    driver(connection).set_progress_handler(lambda: next(looks) > _STEPS, _STEP)
    try:
        yield
    finally:
        driver(connection).set_progress_handler(None, 0)


def check(connection: Connection, path: Path, version: int, form: Form = schema) -> None:
    """Raise SaveError unless an open file is undamaged and has exactly the tables of its version."""
    with limited(connection):
        found = connection.exec_driver_sql("SELECT type, name, tbl_name, sql FROM sqlite_master").all()
        ours = {("table", name, name, sql) for name, sql in form.SCHEMAS[version].items()}
        if {tuple(row) for row in found} != ours:
            raise SaveError(trouble(f"{form.WORD}-foreign", name=path.name))
        if (verdict := connection.exec_driver_sql("PRAGMA quick_check(1)").scalar()) != "ok":
            raise unsound(f"{form.WORD}-damaged", path, str(verdict).splitlines()[-1])


def rows_of(connection: Connection, queries: Iterable[Select[Any]], most: int) -> list[list[dict[str, Any]]]:
    """Return the rows of each query, at most one more than `most`, so that the caller can refuse too many.

    Raises ValueError if they need far more memory than those of a normal file.
    """
    found, room = list[list[dict[str, Any]]](), _MOST_TEXT
    with limited(connection):
        for query in queries:
            found.append([])
            for row in connection.execute(query.limit(most + 1)).mappings():
                found[-1].append(dict(row))
                room -= sum(sys.getsizeof(value) for value in row.values() if isinstance(value, str | bytes))
                if room < 0:
                    raise ValueError("it holds far more text than a file of ours ever does")
    return found


def is_overfull(connection: Connection, queries: Sequence[Select[Any]], size: int, texts: int) -> bool:
    """Return True if `rows_of` would refuse a file of `size` bytes with so many texts.

    Rows are only counted if that is possible: a character takes at most 4 bytes, each text a fixed number more.
    """
    if 4 * size + _OF_A_TEXT * texts <= _MOST_TEXT:
        return False
    try:
        rows_of(connection, queries, MOST_ROWS)
    except ValueError:
        return True
    return False


def read(connection: Connection, path: Path) -> Contents:
    """Return the contents of an open save of the current version. Raises SaveError if it is invalid."""
    check(connection, path, schema.VERSION)
    tables = (
        select(GAME),
        select(JOURNAL).order_by(JOURNAL.c.number),
        select(SNAPSHOT).order_by(SNAPSHOT.c.entries),
    )
    try:
        return read_contents(*rows_of(connection, tables, MOST_ROWS))
    except ValueError as error:  # also for errors of msgspec
        raise unsound("save-unreadable", path, error) from error

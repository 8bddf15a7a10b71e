"""The connection to a file of ours: SQLite through SQLAlchemy, with a distrustful reader."""

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
from ddtable.trouble import trouble

_LONGEST = 8 << 20  # bytes of one value
_MOST_TEXT = 80 << 20  # bytes of memory for all values of a file: one sign of four bytes makes all of a text take four
_OF_A_TEXT = 80  # bytes of memory that a text takes without any sign
_STEP = 10_000  # operations of SQLite between two counts
_STEPS = 3_000  # counts before a file is given up: well below a second
_PATIENCE = 2000  # milliseconds to wait for another window to finish
_PRAGMAS = (
    "trusted_schema=OFF",
    "cell_size_check=ON",
    "synchronous=FULL",
    "temp_store=MEMORY",  # whoever looks writes nothing anywhere
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
    """Turn what the database and the file system raise into a SaveError."""
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

    One that is "shared" with other windows reads, and writes within `writing` alone. See `ddtable.saves.access`, which
    makes sure of what lies beside the file first. Raises SaveError, and OSError for a path that SQLite cannot open.
    """
    refuse_long(path)
    place = quote(os.fsencode(place_of(path).as_posix().removeprefix("/")), safe="/:")
    access, beginning = _MODES[mode]
    return _connected(f"file:///{place}?mode={access}", beginning, path=path)


def refuse_long(path: Path) -> None:
    """Raise OSError for a path that SQLite cannot open, or for a name that leaves no room for that of a journal."""
    place = place_of(path)
    if os.name == "posix" and len(os.fsencode(place)) > LONGEST_PATH:
        raise OSError(errno.ENAMETOOLONG, os.strerror(errno.ENAMETOOLONG), str(path))
    with suppress(FileNotFoundError, NotADirectoryError):
        os.lstat(place.with_name(place.name + BESIDE))


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


def in_memory(content: bytes = b"") -> Connection:
    """Return a connection to a database in memory, empty or with the content of a file. Nothing of it is written."""
    return _connected("file::memory:", "BEGIN", content)


def bytes_of(connection: Connection) -> bytes:
    """Return the content of the file that a database would be."""
    content: bytes = driver(connection).serialize()
    return content


def compact(connection: Connection) -> bytes:
    """Return the content of a clean file with what is in a database in memory, without pages that are not used."""
    raw = driver(connection)
    raw.setlimit(sqlite3.SQLITE_LIMIT_ATTACHED, 1)  # the new database is attached while it is filled
    raw.execute("VACUUM").close()
    return bytes_of(connection)


def _connected(place: str, beginning: str, content: bytes = b"", path: Path | None = None) -> Connection:
    given = [content] if content else []  # an engine is garbage in a ring, which lives on: it must not keep the content

    def raw() -> sqlite3.Connection:
        if path is not None:
            refuse_strange(path)  # at the last moment: SQLite looks at what lies beside the file next
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
    """Begin a transaction at once or raise DBAPIError: no other window is waited for."""
    driver(connection).execute("PRAGMA busy_timeout=0").close()
    connection.begin()
    driver(connection).execute(f"PRAGMA busy_timeout={_PATIENCE}").close()


def driver(connection: Connection) -> Any:
    """Return the sqlite3 connection beneath."""
    return connection.connection.driver_connection


def writable(path: Path) -> bool:
    """Tell whether file and folder may be written; SQLite needs both."""
    return os.access(path, os.W_OK) and os.access(path.absolute().parent, os.W_OK)


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


def rows_of(connection: Connection, queries: Iterable[Select[Any]], most: int) -> list[list[dict[str, Any]]]:
    """Return the rows that each query finds, one more than `most` at most: a reader refuses that many.

    Raises ValueError where all of them together take far more memory than those of a file of ours.
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
    """Tell whether `rows_of` would refuse what is in a file of so many bytes, with so many texts.

    It is counted only where it may be: each sign takes four bytes at most, each text so many more by itself.
    """
    if 4 * size + _OF_A_TEXT * texts <= _MOST_TEXT:
        return False
    try:
        rows_of(connection, queries, MOST_ROWS)
    except ValueError:
        return True
    return False


def read(connection: Connection, path: Path) -> Contents:
    """Return the contents of an open save of the present version. Raises SaveError unless it is sound."""
    check(connection, path, schema.VERSION)
    tables = (
        select(GAME),
        select(JOURNAL).order_by(JOURNAL.c.number),
        select(SNAPSHOT).order_by(SNAPSHOT.c.entries),
    )
    try:
        return read_contents(*rows_of(connection, tables, MOST_ROWS))
    except ValueError as error:  # msgspec's errors are ValueErrors too
        raise unsound("save-unreadable", path, error) from error

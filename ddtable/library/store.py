"""The open file of the library, used in short transactions so that several windows can share it."""

from __future__ import annotations

import errno
import os
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from types import TracebackType
from typing import Any, TypeVar

import msgspec
from sqlalchemy import ColumnElement, Connection, delete, insert, select
from sqlalchemy.sql.expression import TableClause

from ddtable.library.errors import LibraryError, sentences
from ddtable.library.migrations import KIND
from ddtable.library.records import KINDS, MOST_ROWS, Removed, Row, UnreadRow, told_apart
from ddtable.library.schema import LARGEST, TABLES
from ddtable.saves.access import settle
from ddtable.saves.database import driver, is_overfull
from ddtable.saves.database import writing as transaction
from ddtable.saves.locks import identity
from ddtable.texts.trouble import trouble

_Kind = TypeVar("_Kind")
_MOST_TEXTS = max(len(one.c) for one in TABLES.values())  # of a row


class Store:
    """The connection to a library, the removed entries, and a check for changes by other windows."""

    def __init__(self, path: Path, connection: Connection, read_only: bool = False) -> None:
        self.path = path
        self.read_only = read_only
        self._connection = connection
        with sentences(path, "read"):
            self._file = identity(path)
        self._removed: list[Removed] = []
        self._seen = self._version()

    def close(self) -> None:
        """Close the file; removed entries can no longer be restored."""
        self._removed.clear()
        self._connection.close()

    def __enter__(self: _Kind) -> _Kind:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def changed_elsewhere(self) -> bool:
        """Return True if another window has written since the last call. Raises LibraryError."""
        before, self._seen = self._seen, self._version()
        return before != self._seen

    @property
    def removed(self) -> tuple[Removed, ...]:
        """The removed entries, last one first."""
        return tuple(reversed(self._removed))

    def put_back(self, removed: Removed) -> None:
        """Restore a removed entry. Raises LibraryError."""
        with self.writing() as connection:
            for table, row in removed.rows:
                connection.execute(insert(TABLES[table]), row)
        self._removed.remove(removed)

    def _version(self) -> int:
        """Return a number that changes with each transaction of another connection."""
        with sentences(self.path, "read"):
            self._settle()
            cursor = driver(self._connection).execute("PRAGMA data_version")
            version = int(cursor.fetchone()[0])
            cursor.close()
        return version

    @contextmanager
    def reading(self) -> Iterator[Connection]:
        """Read several values in one transaction."""
        with sentences(self.path, "read"):
            self._settle()
            try:
                yield self._connection
            finally:
                self._connection.rollback()

    @contextmanager
    def writing(self) -> Iterator[Connection]:
        """Commit all changes of the block, or none after an error; wait up to 2 seconds for other windows.

        Raises LibraryError if the file would become too large to open again.
        """
        with sentences(self.path, "written"):
            if self.read_only:
                raise PermissionError(errno.EACCES, os.strerror(errno.EACCES))
            self._still_there()
            self._settle()
            with transaction(self._connection):
                yield self._connection
                self._refuse_overfull()

    def _refuse_overfull(self) -> None:
        """Raise LibraryError if the file has more content than its reader accepts."""
        rows = [self._number(f"SELECT count(*) FROM {name}") for name in TABLES]
        size = self._number("PRAGMA page_count") * self._number("PRAGMA page_size")
        queries, texts = [select(one) for one in TABLES.values()], _MOST_TEXTS * sum(rows)
        if max(rows) > MOST_ROWS or size > LARGEST or is_overfull(self._connection, queries, size, texts):
            raise LibraryError(trouble("library-overfull", rows=MOST_ROWS, size=LARGEST >> 20))

    def _number(self, question: str) -> int:
        return int(self._connection.exec_driver_sql(question).scalar_one())

    def _settle(self) -> None:
        """Check the files beside the library, which SQLite reads if no other window writes. Raises SaveError."""
        if not self.read_only:
            settle(self.path, KIND)

    def _still_there(self) -> None:
        try:
            moved = identity(self.path) != self._file
        except FileNotFoundError:
            moved = True
        if moved:
            raise LibraryError(trouble("library-moved", name=self.path.name))

    def rows(self, table: TableClause, kind: type[_Kind], *where: ColumnElement[bool]) -> list[_Kind]:
        """Return some rows of a table as values, without invalid ones: see `unread_rows`."""
        with self.reading() as connection:
            return self.read_rows(connection, table, kind, *where)

    def read_rows(
        self, connection: Connection, table: TableClause, kind: type[_Kind], *where: ColumnElement[bool]
    ) -> list[_Kind]:
        """Return some rows of a table as values, within `reading` or `writing`; see `rows`."""
        return told_apart(table.name, kind, self._raw(connection, table, *where))[0]

    def unread_rows(self, *names: str) -> list[UnreadRow]:
        """Return the invalid rows of some tables."""
        with self.reading() as connection:
            found = [told_apart(name, KINDS[name], self._raw(connection, TABLES[name]))[1] for name in names]
        return [one for unread in found for one in unread]

    def _raw(self, connection: Connection, table: TableClause, *where: ColumnElement[bool]) -> list[Row]:
        return [dict(row) for row in connection.execute(select(table).where(*where)).mappings()]

    def next_number(self, connection: Connection) -> int:
        """Return a number that was never used before in this library."""
        counted = connection.exec_driver_sql("UPDATE library SET counter = counter + 1 RETURNING counter")
        return int(counted.scalar_one())

    def _take_out(self, kind: Any, name: str, deletions: Iterable[tuple[TableClause, ColumnElement[bool]]]) -> Removed:
        """Remove rows and remember them. Raises LibraryError, also if another window has removed the entry."""
        rows: list[tuple[str, Row]] = []
        with self.writing() as connection:
            for table, where in deletions:
                found = self.read_rows(connection, table, KINDS[table.name], where)
                if not found and not rows:
                    raise LibraryError(trouble("library-gone", kind=kind))
                rows += [(table.name, msgspec.to_builtins(row)) for row in found]
                connection.execute(delete(table).where(where))
        removed = Removed(kind, name, tuple(rows))
        self._removed.append(removed)
        return removed

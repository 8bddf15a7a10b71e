"""Migrations from an older version of the library to the current one, with the operations of Alembic on a checked copy.

A revision turns a database of one version into the next; a released revision is never changed. There is no folder of
scripts and no table of revisions: revisions are functions of this module, so that they work in the source tree, a wheel
and a frozen program. `user_version` in the header is the version of a file.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Final

from sqlalchemy import Connection, select

from ddtable.library import schema
from ddtable.library.records import MOST_ROWS, Row, check_rows, comes_of, text_or_bytes
from ddtable.saves.database import check, driver, rows_of
from ddtable.saves.errors import unsound
from ddtable.saves.form import Kind, Step

if TYPE_CHECKING:  # its import takes 0.25 seconds, and only an older library needs it
    from alembic.operations import Operations

Revision = Callable[["Operations"], None]

REVISIONS: Final[dict[int, Revision]] = {}  # by the version before the revision; there is only one version so far


class _Steps(Mapping[int, Step]):
    """The revisions as steps of `ddtable.saves.migrations`."""

    def __getitem__(self, version: int) -> Step:
        revision = REVISIONS[version]

        def step(connection: Connection) -> None:
            from alembic.migration import MigrationContext
            from alembic.operations import Operations

            revision(Operations(MigrationContext.configure(connection)))
            _settle(connection, version + 1)

        return step

    def __iter__(self) -> Iterator[int]:
        return iter(REVISIONS)

    def __len__(self) -> int:
        return len(REVISIONS)


def _settle(connection: Connection, version: int) -> None:
    """Rewrite each table whose schema text differs from that of the version, and keep its rows."""
    # Alembic formats statements differently, and not the same in each release.
    for name, sql in schema.SCHEMAS[version].items():
        found = connection.exec_driver_sql("SELECT sql FROM sqlite_master WHERE name = ?", (name,)).scalar_one()
        if found == sql:
            continue
        columns = [f'"{row[1]}"' for row in connection.exec_driver_sql(f'PRAGMA table_info("{name}")')]
        connection.exec_driver_sql(f'ALTER TABLE "{name}" RENAME TO "{name}_before"')
        connection.exec_driver_sql(sql)
        listed = ", ".join(columns)
        connection.exec_driver_sql(f'INSERT INTO "{name}" ({listed}) SELECT {listed} FROM "{name}_before"')
        connection.exec_driver_sql(f'DROP TABLE "{name}_before"')


def read(connection: Connection, path: Path) -> dict[str, list[Row]]:
    """Return the rows of an open library of the current version. Raises SaveError if it is invalid.

    An invalid row does not hide the others: see `ddtable.library.records.told_apart`.
    """
    check(connection, path, schema.VERSION, schema)
    driver(connection).text_factory = text_or_bytes
    try:
        queries = [select(one) for one in schema.TABLES.values()]
        tables = dict(zip(schema.TABLES, rows_of(connection, queries, MOST_ROWS), strict=True))
        check_rows(tables)
    except ValueError as error:
        raise unsound("library-unreadable", path, error) from error
    return tables


KIND: Final = Kind(schema, _Steps(), read, comes_of)

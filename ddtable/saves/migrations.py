"""Migrations from an older version of a format to the current one, on a checked copy in memory.

A step turns a database of one version into the next: a function that runs SQL in an open transaction. The form's
`SCHEMAS` keep the tables of all versions, by which files are recognised. A released step is never changed: a file of
version 1 goes through all of them in order.
"""

from __future__ import annotations

from contextlib import closing
from pathlib import Path
from typing import Any

from sqlalchemy import Connection

from ddtable.saves import schema
from ddtable.saves.database import check, in_memory, read, sentences
from ddtable.saves.form import Held, Kind, Step
from ddtable.saves.header import version_of
from ddtable.saves.records import Contents, comes_of

STEPS: dict[int, Step] = {}  # by the version before the step; there is only one version of saves so far

SAVE: Kind[Contents] = Kind(schema, STEPS, read, comes_of)


def held_in(content: bytes, path: Path, kind: Kind[Held]) -> Held:
    """Return the content of a file of any version from its bytes. Raises SaveError, which names the path."""
    with sentences(path, "read"), closing(present(content, path, kind)) as connection:
        return kind.read(connection, path)


def present(content: bytes, path: Path, kind: Kind[Any]) -> Connection:
    """Return a database in memory with this content, migrated to the current version. Raises SaveError, DBAPIError."""
    version = version_of(content, path, kind.form)
    connection = in_memory(content)
    if version == kind.form.VERSION:
        return connection
    try:
        check(connection, path, version, kind.form)
        for step in range(version, kind.form.VERSION):
            kind.steps[step](connection)
        connection.exec_driver_sql(f"PRAGMA user_version={kind.form.VERSION}")
        connection.commit()
    except BaseException:
        connection.close()
        raise
    return connection

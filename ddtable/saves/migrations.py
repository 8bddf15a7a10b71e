"""From an older version of a format to the present one: on a checked copy in memory.

A step makes a database of one version one of the next: a function that changes by SQL what it has to, in a transaction
that is begun already. The form's `SCHEMAS` keep the tables of every version, by which its files are known. A step
that has been released is never changed: a file of version 1 goes through all of them, one after the other.
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

STEPS: dict[int, Step] = {}  # by the version that a step begins with: there is one version of saves yet

SAVE: Kind[Contents] = Kind(schema, STEPS, read, comes_of)


def held_in(content: bytes, path: Path, kind: Kind[Held]) -> Held:
    """Return what a file of any version with this content holds. Raises SaveError, which names it by its path."""
    with sentences(path, "read"), closing(present(content, path, kind)) as connection:
        return kind.read(connection, path)


def present(content: bytes, path: Path, kind: Kind[Any]) -> Connection:
    """Return a file with this content in memory, made one of the present version. Raises SaveError, DBAPIError."""
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

"""Making, opening and copying the library."""

from __future__ import annotations

import os
from contextlib import closing
from pathlib import Path

from sqlalchemy import insert

from ddtable import __version__
from ddtable.library import schema
from ddtable.library.errors import LibraryError, sentences
from ddtable.library.library import Library
from ddtable.library.migrations import KIND, read
from ddtable.library.schema import LIBRARY
from ddtable.saves.copying import copy_file
from ddtable.saves.database import connect, writing
from ddtable.saves.header import check_header
from ddtable.saves.migrations import read_any, renew
from ddtable.trouble import trouble


def opened(path: Path, now: str) -> Library:
    """See `ddtable.library.open_library`."""
    if not os.path.lexists(path):
        _make(path, now)
    with sentences(path, "read"):
        version = check_header(path, schema)
        if version != schema.VERSION and not renew(path, version, KIND):
            raise LibraryError(trouble("library-old", name=path.name))
        connection = connect(path, "shared")
        try:
            read(connection, path)
            connection.rollback()
        except BaseException:
            connection.close()
            raise
    return Library(path, connection)


def copy_library(path: Path, target: Path) -> None:
    """Write a clean copy of a sound library, which windows may be writing, over `target`. Raises SaveError."""
    copy_file(path, target, lambda found: read_any(found, KIND))


def _make(path: Path, now: str) -> None:
    """Make an empty library; where another window makes one at the same moment, that one is it."""
    fresh = path.with_name(f"{path.name}.{os.getpid()}.new")
    with sentences(path, "made"):
        path.parent.mkdir(parents=True, exist_ok=True)
        fresh.unlink(missing_ok=True)
        fresh.touch()
        try:
            _fill(fresh, now)
            _name(fresh, path)
        finally:
            fresh.unlink(missing_ok=True)


def _fill(fresh: Path, now: str) -> None:
    with closing(connect(fresh, "shared")) as connection, writing(connection):
        for sql in schema.SCHEMAS[schema.VERSION].values():
            connection.exec_driver_sql(sql)
        connection.exec_driver_sql(f"PRAGMA application_id={schema.APPLICATION_ID}")
        connection.exec_driver_sql(f"PRAGMA user_version={schema.VERSION}")
        connection.execute(insert(LIBRARY), {"id": 1, "counter": 0, "program": __version__, "created": now})


def _name(fresh: Path, path: Path) -> None:
    """Give the new file its name, unless a file has it already."""
    try:
        os.link(fresh, path)
    except FileExistsError:
        return
    except OSError:  # a file system without links
        if not path.exists():
            os.replace(fresh, path)

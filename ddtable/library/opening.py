"""Functions that make, open and copy the library."""

from __future__ import annotations

import contextlib
import os
from contextlib import closing
from pathlib import Path

from sqlalchemy import insert

from ddtable import __version__
from ddtable.files.whole import write_whole
from ddtable.library import schema
from ddtable.library.errors import LibraryError, sentences
from ddtable.library.library import Library
from ddtable.library.migrations import KIND, read
from ddtable.library.schema import LIBRARY
from ddtable.saves.access import content, share
from ddtable.saves.copying import copy_file
from ddtable.saves.database import compact, in_memory, refuse_long
from ddtable.saves.header import check_header
from ddtable.saves.migrations import present
from ddtable.saves.renewing import renew
from ddtable.saves.sidecars import refuse_any
from ddtable.texts.trouble import trouble


def opened(path: Path, now: str) -> Library:
    """Open the library; see `ddtable.library.open_library`."""
    if not os.path.lexists(path):
        _make(path, now)
    with sentences(path, "read"):
        version = check_header(path, schema)
        if version != schema.VERSION and not renew(path, version, KIND):
            raise LibraryError(trouble("library-old", name=path.name))
        connection = share(path, KIND)
        try:
            read(connection, path)
            connection.rollback()
            return Library(path, connection)
        except BaseException:
            connection.close()
            raise


def looked_at(path: Path) -> Library:
    """Open a private copy for reading; see `ddtable.library.read_library`."""
    with sentences(path, "read"):
        connection = present(content(path, KIND), path, KIND)
        try:
            read(connection, path)
            connection.rollback()
            connection.exec_driver_sql("PRAGMA query_only=ON")
            connection.rollback()
            return Library(path, connection, read_only=True)
        except BaseException:
            connection.close()
            raise


def copy_library(path: Path, target: Path) -> None:
    """Write a clean copy of a valid library to `target`, even while windows write it. Raises SaveError."""
    copy_file(path, target, KIND)


def _make(path: Path, now: str) -> None:
    """Make an empty library, unless another window makes one at the same moment."""
    with sentences(path, "made"):
        refuse_long(path)
        refuse_any(path)
        path.parent.mkdir(parents=True, exist_ok=True)
        content = _empty(now)
        with contextlib.suppress(FileExistsError):
            write_whole(path, content, overwrite=False)


def _empty(now: str) -> bytes:
    """Return the content of an empty library."""
    with closing(in_memory()) as memory:
        for sql in schema.SCHEMAS[schema.VERSION].values():
            memory.exec_driver_sql(sql)
        memory.exec_driver_sql(f"PRAGMA application_id={schema.APPLICATION_ID}")
        memory.exec_driver_sql(f"PRAGMA user_version={schema.VERSION}")
        memory.execute(insert(LIBRARY), {"id": 1, "counter": 0, "program": __version__, "created": now})
        memory.commit()
        return compact(memory)

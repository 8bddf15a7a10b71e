"""From an older version of the save format to the present one: on a checked copy, and the old file is kept.

A step makes a database of one version one of the next: a function that changes by SQL what it has to, in a transaction
that is begun already. `schema.SCHEMAS` keeps the tables of every version, by which its files are known. A step
that has been released is never changed: a save of version 1 goes through all of them, one after the other.
"""

from __future__ import annotations

import contextlib
import os
import shutil
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

from sqlalchemy import Connection

from ddtable.saves import schema
from ddtable.saves.database import check, driver, in_memory, lock, read, read_present, reader, sentences
from ddtable.saves.header import check_header
from ddtable.saves.records import Contents

STEPS: dict[int, Callable[[Connection], None]] = {}  # by the version that a step begins with: there is one version yet


def read_file(path: Path) -> Contents:
    """Return the contents of a save of any version, without locking or changing it. Raises SaveError."""
    version = check_header(path)
    if version == schema.VERSION:
        return read_present(path)
    with sentences(path, "read"), closing(reader(path)) as old, closing(_brought_on(old, path, version)) as memory:
        return read(memory, path)


def renew(path: Path, version: int) -> bool:
    """Put a copy of the present version in the place of an older save, which is kept beside it; tell whether it was.

    It is not where another window plays the save or where the copy cannot be written: it can only be read then. Raises
    SaveError for a file that is no sound save of its version.
    """
    with sentences(path, "read"):
        ours, _ = lock(path)
        if ours is None:
            return False
        # SQLite copies nothing from a connection that may write.
        with closing(ours), closing(reader(path)) as old, closing(_brought_on(old, path, version)) as memory:
            read(memory, path)
            memory.rollback()  # what has been read is no part of the writing
            return _put_in_place(memory, path, version)


def _brought_on(old: Connection, path: Path, version: int) -> Connection:
    """Return a copy of an older save in memory, made a database of the present version. Raises SaveError."""
    check(old, path, version)
    memory = in_memory()
    try:
        driver(old).backup(driver(memory))
        memory.begin()
        for step in range(version, schema.VERSION):
            STEPS[step](memory)
        memory.exec_driver_sql(f"PRAGMA user_version={schema.VERSION}")
        memory.commit()
    except BaseException:
        memory.close()
        raise
    return memory


def _put_in_place(memory: Connection, path: Path, version: int) -> bool:
    """Write the copy, read it with all the distrust that any save is read with, and only then let it be the save."""
    fresh = path.with_name(f"{path.name}.new")
    try:
        fresh.unlink(missing_ok=True)
        raw = driver(memory)
        raw.setlimit(sqlite3.SQLITE_LIMIT_ATTACHED, 1)  # the copy is attached while it is written
        raw.execute("VACUUM INTO ?", (str(fresh.absolute()),)).close()
        read_present(fresh)
        shutil.copyfile(path, _kept_as(path, version))
        os.replace(fresh, path)
    except (sqlite3.Error, OSError):
        with contextlib.suppress(OSError):
            fresh.unlink(missing_ok=True)
        return False
    return True


def _kept_as(path: Path, version: int) -> Path:
    """Return a free name for the older save: `GAME.ddtable.v1`, which no list of games shows."""
    number, kept = 1, path.with_name(f"{path.name}.v{version}")
    while kept.exists():
        number += 1
        kept = path.with_name(f"{path.name}.v{version}-{number}")
    return kept

"""From an older version of a format to the present one: on a checked copy, and the old file is kept.

A step makes a database of one version one of the next: a function that changes by SQL what it has to, in a transaction
that is begun already. The form's `SCHEMAS` keep the tables of every version, by which its files are known. A step
that has been released is never changed: a file of version 1 goes through all of them, one after the other.
"""

from __future__ import annotations

import contextlib
import os
import shutil
import sqlite3
from collections.abc import Callable, Mapping
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Generic, TypeVar

from sqlalchemy import Connection

from ddtable.saves import schema
from ddtable.saves.database import check, driver, in_memory, lock, read, reader, sentences
from ddtable.saves.form import Form
from ddtable.saves.header import check_header
from ddtable.saves.records import Contents

Step = Callable[[Connection], None]
_Held = TypeVar("_Held")

STEPS: dict[int, Step] = {}  # by the version that a step begins with: there is one version of saves yet


@dataclass(frozen=True)
class Kind(Generic[_Held]):
    """A kind of file: its form, its steps, and what reads an open one of the present version with all distrust."""

    form: Form
    steps: Mapping[int, Step]
    read: Callable[[Connection, Path], _Held]


SAVE: Kind[Contents] = Kind(schema, STEPS, read)


def read_file(path: Path) -> Contents:
    """Return the contents of a save of any version, without locking or changing it. Raises SaveError."""
    return read_any(path, SAVE)


def read_any(path: Path, kind: Kind[_Held]) -> _Held:
    """Return what a file of any version of its kind holds, without locking or changing it. Raises SaveError."""
    version = check_header(path, kind.form)
    with sentences(path, "read"), closing(reader(path)) as found:
        if version == kind.form.VERSION:
            return kind.read(found, path)
        with closing(_brought_on(found, path, version, kind)) as memory:
            return kind.read(memory, path)


def renew(path: Path, version: int, kind: Kind[Any] = SAVE) -> bool:
    """Put a copy of the present version in the place of an older file, which is kept beside it; tell whether it was.

    It is not where another window writes the file or where the copy cannot be written: it can only be read then. Raises
    SaveError for a file that is not sound of its version.
    """
    fresh = path.with_name(f"{path.name}.new")
    with sentences(path, "read"):
        ours, _ = lock(path)
        if ours is None:
            return False
        # SQLite copies nothing from a connection that may write.
        with closing(ours), closing(reader(path)) as old, closing(_brought_on(old, path, version, kind)) as memory:
            kind.read(memory, path)
            memory.rollback()  # what has been read is no part of the writing
            written = _write(memory, fresh, kind)
            seen = path.stat().st_mtime_ns
        # A file that is open cannot be replaced on every system.
        return written and _put_in_place(fresh, path, version, seen)


def _brought_on(old: Connection, path: Path, version: int, kind: Kind[Any]) -> Connection:
    """Return a copy of an older file in memory, made a database of the present version. Raises SaveError."""
    check(old, path, version, kind.form)
    memory = in_memory()
    try:
        driver(old).backup(driver(memory))
        memory.begin()
        for step in range(version, kind.form.VERSION):
            kind.steps[step](memory)
        memory.exec_driver_sql(f"PRAGMA user_version={kind.form.VERSION}")
        memory.commit()
    except BaseException:
        memory.close()
        raise
    return memory


def _write(memory: Connection, fresh: Path, kind: Kind[Any]) -> bool:
    """Write the copy and read it with all the distrust that any file is read with; False where the disk refuses it."""
    try:
        fresh.unlink(missing_ok=True)
        raw = driver(memory)
        raw.setlimit(sqlite3.SQLITE_LIMIT_ATTACHED, 1)  # the copy is attached while it is written
        raw.execute("VACUUM INTO ?", (str(fresh.absolute()),)).close()
        read_any(fresh, kind)
    except (sqlite3.Error, OSError):
        _remove(fresh)
        return False
    return True


def _put_in_place(fresh: Path, path: Path, version: int, seen: int) -> bool:
    """Let the copy be the file, which was `seen` with this time of its last change, and keep the old one beside it."""
    try:
        if path.stat().st_mtime_ns != seen:
            raise BlockingIOError("another window has written it meanwhile")
        shutil.copyfile(path, _kept_as(path, version))
        os.replace(fresh, path)
    except OSError:
        _remove(fresh)
        return False
    return True


def _remove(fresh: Path) -> None:
    with contextlib.suppress(OSError):
        fresh.unlink(missing_ok=True)


def _kept_as(path: Path, version: int) -> Path:
    """Return a free name for the older file: `GAME.ddtable.v1`, which no list of games shows."""
    number, kept = 1, path.with_name(f"{path.name}.v{version}")
    while kept.exists():
        number += 1
        kept = path.with_name(f"{path.name}.v{version}-{number}")
    return kept

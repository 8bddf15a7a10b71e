"""A clean copy of a file, made while a window writes it."""

from __future__ import annotations

import contextlib
import os
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

from ddtable.saves.database import connect, driver
from ddtable.saves.errors import SaveError, refused
from ddtable.saves.migrations import read_file
from ddtable.trouble import trouble


def copy_file(path: Path, target: Path, check: Callable[[Path], object] = read_file) -> None:
    """See `ddtable.saves.copy`; `check` raises SaveError for a file that is not worth a copy."""
    check(path)
    fresh = target.with_name(target.name + ".new")
    if target.exists() and target.samefile(path):
        raise SaveError(trouble("save-itself", name=target.name))
    try:
        fresh.unlink(missing_ok=True)
        with closing(connect(path, "ro")) as connection:
            raw = driver(connection)
            raw.setlimit(sqlite3.SQLITE_LIMIT_ATTACHED, 1)  # the copy is attached while it is written
            raw.execute("VACUUM INTO ?", (str(fresh.absolute()),)).close()
        os.replace(fresh, target)
    except (sqlite3.Error, OSError) as error:
        with contextlib.suppress(OSError):
            fresh.unlink(missing_ok=True)
        raise refused(target, "written", error) from error


def same_game(path: Path, other: Path) -> bool:
    """Tell whether two saves hold the same game played as far; when they were written, and by whom, is no matter."""
    try:
        one, two = read_file(path), read_file(other)
    except SaveError:
        return False
    return (one.set_up, one.seats, one.journal) == (two.set_up, two.seats, two.journal)

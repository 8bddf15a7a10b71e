"""The library: forces, collections and own dice of the players at one computer, in one SQLite file.

This module imports no SQLAlchemy, which costs a third of a second; the functions fetch it when the library is first
needed. docs/library-format.md describes the file.
"""

from __future__ import annotations

import contextlib
import os
import stat
from collections.abc import Iterator
from datetime import date
from pathlib import Path
from typing import TYPE_CHECKING

from platformdirs import user_data_path

from ddtable.library.errors import ChangedElsewhere, LibraryError
from ddtable.library.records import Collection, ForceEntry, Removed
from ddtable.saves.backups import Backup, backups, folder_of, keep
from ddtable.saves.errors import SaveError, refused
from ddtable.saves.sidecars import ENDINGS
from ddtable.whole_file import beside, put

if TYPE_CHECKING:
    from ddtable.library.library import Library

__all__ = [
    "NAME",
    "Backup",
    "ChangedElsewhere",
    "Collection",
    "ForceEntry",
    "LibraryError",
    "Removed",
    "back_up",
    "copies",
    "library_path",
    "open_library",
    "read_library",
    "restore",
    "set_aside",
    "use_library_dice",
]

NAME = "library.ddlibrary"
BACKUPS = "library-backups"  # beside the library; the games' copies have a folder of their own


def library_path() -> Path:
    """Return where the library of this user lies."""
    return user_data_path("ddtable", appauthor=False) / NAME


def open_library(path: Path | None = None, now: str = "") -> Library:
    """Open the library, an older one after bringing it on; make one where there is none, at the time `now`.

    Raises LibraryError for a file that is no sound library: it is left as it is, and `set_aside` or `restore` may
    follow if the user says so.
    """
    from ddtable.library.opening import opened

    return opened(path or library_path(), now)


def read_library(path: Path | None = None) -> Library:
    """Open a private copy of the library, also of an older one, to look at: the file is not touched or kept open.

    Writing into it raises LibraryError, as does a file that is no sound library or that there is not.
    """
    from ddtable.library.opening import looked_at

    return looked_at(path or library_path())


def use_library_dice(path: Path | None = None) -> None:
    """Let the library's own dice be in the catalogue, where there is a library that can be read."""
    from ddtable.dice.catalogue import use_own_dice

    path = path or library_path()
    if os.path.exists(path):  # False too where the path is too long or its folder closed
        with contextlib.suppress(LibraryError), read_library(path) as library:
            use_own_dice(library.own_dice())


def set_aside(path: Path | None = None) -> Path:
    """Rename a file that is no sound library, so that a new one can be made; return its new name."""
    path = path or library_path()
    with _told():
        try:
            aside = _free_name(path)
            try:
                if stat.S_ISDIR(os.lstat(path).st_mode):
                    aside.unlink()  # no folder takes the place of a file
                path.replace(aside)
            except OSError:
                aside.unlink(missing_ok=True)
                raise
            # What lies beside the old file must not be taken for that of the one that takes its place.
            for ending in ENDINGS:
                with contextlib.suppress(FileNotFoundError):
                    path.with_name(path.name + ending).rename(aside.with_name(aside.name + ending))
        except OSError as error:
            raise refused(path, "written", error) from error
    return aside


def _free_name(path: Path) -> Path:
    """Return a name for a file that is set aside, kept free by an empty one: another window may look for one too.

    Raises OSError.
    """
    number, aside = 1, path.with_name(f"{path.name}.aside")
    while True:
        try:
            os.close(os.open(aside, os.O_WRONLY | os.O_CREAT | os.O_EXCL))
        except FileExistsError:
            number += 1
            aside = path.with_name(f"{path.name}.aside-{number}")
        else:
            return aside


def back_up(path: Path | None, today: date) -> bool:
    """Keep a copy of the library, which windows may be writing, and thin the copies out; False where there is one."""
    from ddtable.library.opening import copy_library

    path = path or library_path()
    with _told():
        return keep(path, path.parent / BACKUPS, today, copy_library)


def copies(path: Path | None = None) -> list[Backup]:
    """Return the older copies of the library, the newest first."""
    path = path or library_path()
    return backups(folder_of(path, path.parent / BACKUPS))


def restore(copy: Backup, path: Path | None = None) -> None:
    """Put an older copy in the place of the library; what lies there is set aside. Raises LibraryError."""
    from ddtable.library.migrations import KIND
    from ddtable.saves.copying import clean

    path = path or library_path()
    with _told():
        content = clean(copy.path, KIND)
        try:
            with beside(path, content) as fresh:
                if os.path.lexists(path):
                    set_aside(path)
                put(fresh, path)
        except OSError as error:
            raise refused(path, "written", error) from error


@contextlib.contextmanager
def _told() -> Iterator[None]:
    """Let what the files of saves say be said of the library."""
    try:
        yield
    except SaveError as error:
        raise LibraryError(*error.args) from error

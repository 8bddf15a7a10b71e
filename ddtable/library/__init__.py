"""The library: forces, collections and own dice of the players at one computer, in one SQLite file.

This module does not import SQLAlchemy, which takes 0.3 seconds; the functions import it when the library is first used.
docs/library-format.md describes the file.
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

from ddtable.files.whole import beside, put
from ddtable.library.errors import ChangedElsewhere, LibraryError
from ddtable.library.records import Collection, ForceEntry, Removed
from ddtable.saves.backups import Backup, backups, folder_of, keep
from ddtable.saves.errors import SaveError, refused
from ddtable.saves.sidecars import ENDINGS

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
BACKUPS = "library-backups"  # beside the library; the backups of games have another folder


def library_path() -> Path:
    """Return the path of this user's library."""
    return user_data_path("ddtable", appauthor=False) / NAME


def open_library(path: Path | None = None, now: str = "") -> Library:
    """Open the library, after updating an older one; make one at the time `now` if it does not exist.

    Raises LibraryError for an invalid library, which is not changed. The caller may then offer `set_aside` or
    `restore`.
    """
    from ddtable.library.opening import opened

    return opened(path or library_path(), now)


def read_library(path: Path | None = None) -> Library:
    """Open a private copy of the library, also of an older one, for reading; the file is not changed or kept open.

    Raises LibraryError if the library is invalid or missing. Writing to the copy raises LibraryError too.
    """
    from ddtable.library.opening import looked_at

    return looked_at(path or library_path())


def use_library_dice(path: Path | None = None) -> None:
    """Add the own dice of the library to the catalogue, if the library can be read."""
    from ddtable.dice.catalogue import use_own_dice

    path = path or library_path()
    if os.path.exists(path):  # also False if the path is too long or its folder cannot be read
        with contextlib.suppress(LibraryError), read_library(path) as library:
            use_own_dice(library.own_dice())


def set_aside(path: Path | None = None) -> Path:
    """Rename an invalid library so that a new one can be made; return its new path. Raises LibraryError."""
    path = path or library_path()
    with _told():
        try:
            aside = _free_name(path)
            try:
                if stat.S_ISDIR(os.lstat(path).st_mode):
                    aside.unlink()  # a folder cannot replace a file
                path.replace(aside)
            except OSError:
                aside.unlink(missing_ok=True)
                raise
            # SQLite must not use the journals of the old file for the new one.
            for ending in ENDINGS:
                with contextlib.suppress(FileNotFoundError):
                    path.with_name(path.name + ending).rename(aside.with_name(aside.name + ending))
        except OSError as error:
            raise refused(path, "written", error) from error
    return aside


def _free_name(path: Path) -> Path:
    """Return a free path for the old file, reserved with an empty file so that no other window takes it.

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
    """Back up the library, which windows may be writing, and delete old backups.

    Return False if there was one today.
    """
    from ddtable.library.opening import copy_library

    path = path or library_path()
    with _told():
        return keep(path, path.parent / BACKUPS, today, copy_library)


def copies(path: Path | None = None) -> list[Backup]:
    """Return the backups of the library, newest first."""
    path = path or library_path()
    return backups(folder_of(path, path.parent / BACKUPS))


def restore(copy: Backup, path: Path | None = None) -> None:
    """Replace the library by a backup; the old file is set aside. Raises LibraryError."""
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
    """Turn the SaveError of functions for saves into a LibraryError."""
    try:
        yield
    except SaveError as error:
        raise LibraryError(*error.args) from error

"""Updating a file of an older version to the current one; the old file is kept beside it."""

from __future__ import annotations

from contextlib import closing
from pathlib import Path
from typing import Any

from ddtable.files.whole import beside, put
from ddtable.saves.access import content, let_go, lock
from ddtable.saves.database import compact, sentences
from ddtable.saves.form import Kind
from ddtable.saves.migrations import SAVE, held_in, present
from ddtable.saves.sidecars import place_of


def renew(path: Path, version: int, kind: Kind[Any] = SAVE) -> bool:
    """Replace an older file by a copy of the current version and keep the old one; return True if that was done.

    It is not done if another window writes the file or the copy cannot be written; the file can then only be read.
    Raises SaveError for an invalid file.
    """
    with sentences(path, "read"):
        ours, _ = lock(path, kind)
        if ours is None:
            return False
        try:
            old = content(path, kind)
            with closing(present(old, path, kind)) as memory:
                kind.read(memory, path)
                memory.rollback()
                fresh = compact(memory)
            held_in(fresh, path, kind)
            seen = path.stat().st_mtime_ns
        finally:
            let_go(ours)  # some systems cannot replace an open file
    return _put_in_place(fresh, old, path, version, seen)


def _put_in_place(fresh: bytes, old: bytes, path: Path, version: int, seen: int) -> bool:
    """Replace the file by the copy, unless its modification time is no longer `seen`, and keep the old one."""
    place = place_of(path)
    try:
        with beside(place, fresh) as written, beside(place, old) as kept:
            if place.stat().st_mtime_ns != seen:
                return False  # another window has written it meanwhile
            aside = _keep(kept, place, version)
            try:
                put(written, place)
            except OSError:
                aside.unlink()
                raise
    except OSError:
        return False
    return True


def _keep(kept: Path, place: Path, version: int) -> Path:
    """Save the older file under a free name, `GAME.ddtable.v1`, which no list of games shows; return it.

    Raises OSError.
    """
    number, name = 1, f"{place.name}.v{version}"
    while True:
        try:
            put(kept, place.with_name(name), overwrite=False)
        except FileExistsError:
            number += 1
            name = f"{place.name}.v{version}-{number}"
        else:
            return place.with_name(name)

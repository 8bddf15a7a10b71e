"""A file of an older version becomes one of the present version; the old one is kept beside it."""

from __future__ import annotations

from contextlib import closing
from pathlib import Path
from typing import Any

from ddtable.saves.access import content, let_go, lock
from ddtable.saves.database import compact, sentences
from ddtable.saves.form import Kind
from ddtable.saves.migrations import SAVE, held_in, present
from ddtable.saves.sidecars import place_of
from ddtable.whole_file import beside, put


def renew(path: Path, version: int, kind: Kind[Any] = SAVE) -> bool:
    """Put a copy of the present version in the place of an older file, which is kept beside it; tell whether it was.

    It is not where another window writes the file or where the copy cannot be written: it can only be read then. Raises
    SaveError for a file that is not sound of its version.
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
            let_go(ours)  # a file that is open cannot be replaced on every system
    return _put_in_place(fresh, old, path, version, seen)


def _put_in_place(fresh: bytes, old: bytes, path: Path, version: int, seen: int) -> bool:
    """Let the copy be the file, which was `seen` with this time of its last change, and keep the old one beside it."""
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
    """Give the older file a free name: `GAME.ddtable.v1`, which no list of games shows; return it. Raises OSError."""
    number, name = 1, f"{place.name}.v{version}"
    while True:
        try:
            put(kept, place.with_name(name), overwrite=False)
        except FileExistsError:
            number += 1
            name = f"{place.name}.v{version}-{number}"
        else:
            return place.with_name(name)

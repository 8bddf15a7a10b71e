"""Clean copies of a file, even while a window writes it."""

from __future__ import annotations

from contextlib import closing
from pathlib import Path
from typing import Any

from ddtable.files.regular import NotRegularFile
from ddtable.files.whole import write_whole
from ddtable.saves.access import content, read_file
from ddtable.saves.database import compact, in_memory, sentences
from ddtable.saves.errors import SaveError, refused
from ddtable.saves.form import Kind
from ddtable.saves.migrations import SAVE, held_in
from ddtable.texts.trouble import trouble


def copy_file(path: Path, target: Path, kind: Kind[Any] = SAVE) -> None:
    """Copy a valid file of a kind; see `ddtable.saves.copy`."""
    copied = clean(path, kind)
    try:
        if target.exists():
            if target.samefile(path):
                raise SaveError(trouble("save-itself", name=target.name))
            if not target.is_file() and not target.is_dir():
                raise NotRegularFile(target)
        write_whole(target, copied)
    except OSError as error:
        raise refused(target, "written", error) from error


def clean(path: Path, kind: Kind[Any]) -> bytes:
    """Return the content of a clean copy of a valid file. Raises SaveError."""
    found = content(path, kind)
    held_in(found, path, kind)
    with sentences(path, "read"), closing(in_memory(found)) as memory:
        return compact(memory)


def same_game(path: Path, other: Path) -> bool:
    """Return True if two saves have the same game at the same entry; dates and program versions may differ."""
    try:
        one, two = read_file(path), read_file(other)
    except SaveError:
        return False
    return (one.set_up, one.seats, one.journal) == (two.set_up, two.seats, two.journal)

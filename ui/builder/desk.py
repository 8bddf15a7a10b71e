"""The builder's memory between sessions: the force on the desk, and the state of the catalogue."""

from __future__ import annotations

import os
from collections.abc import Collection
from pathlib import Path
from typing import Annotated, get_args

import msgspec
from msgspec import Meta
from PySide6.QtCore import QLockFile

from ddtable.dice.catalogue import catalogue
from ddtable.dice.types import Element, Size, UnitClass
from ddtable.forces.ddforce import MOST_HEALTH, MOST_TAGS
from ui.builder.catalogue_panel import FILTERS, Looking
from ui.builder.sheet import MOST_DICE, Sheet
from ui.kit import remembered
from ui.kit.remembered import Broken, Remembered

NAME = "builder.json"
LONGEST_LINE, LONGEST_NOTE = 400, 8000
MOST_WINDOWS = 9  # with a desk of their own

Number = Annotated[int, Meta(ge=0, lt=1 << 62)]  # as the library counts
Pixels = Annotated[int, Meta(ge=0, le=20_000)]


class Desk(msgspec.Struct, frozen=True):
    """The edited force and the state of the page.

    `revision` is that of the force in the library, 0 for a force that is not in it; `kept`: the library holds it
    unchanged. `shelves` are the searches of the sorts of dice not shown. `split` are the widths of the page's columns,
    `collection` the number of the collection in use, 0 for none.
    """

    sheet: Sheet = Sheet()
    revision: Number = 0
    kept: bool = False
    looking: Looking = Looking()
    shelves: Annotated[tuple[Looking, ...], Meta(max_length=10)] = ()
    split: Annotated[tuple[Pixels, ...], Meta(max_length=2)] = ()
    collection: Number = 0
    limited: bool = False


class DeskFile:
    """The desk and its file, beside the settings. An unreadable file is set aside, never lost.

    `set_aside`: this happened. The file, or a copy of it, has another name. Each open window has a file of its own:
    only the first one has `path` and is opened again in the next session.
    """

    def __init__(self, path: Path) -> None:
        self._first = path
        self._lock: QLockFile | None = None
        self.path = self._claim()
        self.set_aside = False
        self._kept = self._read()

    @property
    def value(self) -> Desk:
        """The remembered desk."""
        return self._kept.value

    def _claim(self) -> Path:
        """Return a path that no other window uses. If the disk does not support locks, windows share one."""
        for number in range(1, MOST_WINDOWS + 1):
            path = self._first if number == 1 else self._first.with_stem(f"{self._first.stem}-{number}")
            place = path.with_suffix(".lock")
            if os.path.exists(place) and not place.is_file():
                return self._first  # opening a pipe would wait
            lock = QLockFile(str(place))
            lock.setStaleLockTime(0)  # for as long as its window lives
            if lock.tryLock(0):
                self._lock = lock
                return path
            if lock.error() != QLockFile.LockError.LockFailedError:
                return self._first
        return self._first

    @property
    def is_first(self) -> bool:
        """True if this desk is opened again in the next session."""
        return self.path == self._first

    def close(self, *, forget: bool) -> None:
        """Release the file; with `forget`, the force on the desk is saved elsewhere."""
        if forget and not self.is_first:
            self.path.unlink(missing_ok=True)
        if self._lock is not None:
            self._lock.unlock()
            self._lock = None

    def _read(self) -> Remembered[Desk]:
        empty = Remembered(Desk())
        try:
            kept = remembered.read(self.path, Desk)
        except Broken:
            self.set_aside = remembered.set_aside(self.path)
            return empty
        except OSError:
            return empty
        kept.value, impossible = _possible(kept.value)
        kept.reset += impossible
        if kept.reset:
            self.set_aside = remembered.set_aside(self.path, copy=True)
        return kept

    def change(self, **values: object) -> bool:
        """Change some values and write the file at once; return True if the disk accepted it."""
        self._kept.value = msgspec.structs.replace(self.value, **values)
        try:
            remembered.write(self.path, self._kept)
        except OSError:
            return False
        return True


def _possible(desk: Desk) -> tuple[Desk, tuple[str, ...]]:
    """Return the desk without values that no builder writes, and the names of those values."""
    reset: list[str] = []
    if not _is_possible(desk.sheet):
        desk = msgspec.structs.replace(desk, sheet=Sheet())
        reset.append("sheet")
    if any(len(looking.words) > LONGEST_LINE for looking in (desk.looking, *desk.shelves)):
        desk = msgspec.structs.replace(desk, looking=Looking(), shelves=())
        reset.append("looking")
    shelves = tuple(map(_known, desk.shelves))
    return msgspec.structs.replace(desk, looking=_known(desk.looking), shelves=shelves), tuple(reset)


def _is_possible(sheet: Sheet) -> bool:
    """Return True if the force is within the limits of memory and the library."""
    force = sheet.force
    lines = (force.id, force.name, sheet.player, *sheet.tags, *sheet.all_dice)
    return (
        all(len(sheet.dice(area)) <= MOST_DICE for area in sheet.areas)
        and len(force.note) <= LONGEST_NOTE
        and len(sheet.tags) <= MOST_TAGS
        and max(map(len, lines)) <= LONGEST_LINE
        and 1 <= sheet.health <= MOST_HEALTH
    )


def _known(looking: Looking) -> Looking:
    """Return the search without filter values that are not in this catalogue."""
    known: dict[str, Collection[str]] = {
        "species": catalogue().species,
        "elements": get_args(Element),
        "classes": get_args(UnitClass),
        "sizes": get_args(Size),
        "icons": catalogue().icons,
    }
    kept = {name: tuple(one for one in getattr(looking, name) if one in known[name]) for name in FILTERS}
    return msgspec.structs.replace(looking, **kept)

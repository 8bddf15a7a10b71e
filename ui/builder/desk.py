"""What the builder remembers from one day to the next: the force on the desk, and how the catalogue is looked at."""

from __future__ import annotations

import os
from pathlib import Path

import msgspec

from ui.builder.catalogue_panel import Looking
from ui.builder.sheet import Sheet

NAME = "builder.json"


class Desk(msgspec.Struct, frozen=True):
    """The force in the making, kept as it is, and the looks of the page.

    `revision` is that of the force in the library, 0 for one that is not in it; `kept`: it is there just so. `shelves`:
    how the other sorts of dice are looked at. `split` are the widths of the page's columns, `collection` the number
    of the collection in use, 0 for none.
    """

    sheet: Sheet = Sheet()
    revision: int = 0
    kept: bool = False
    looking: Looking = Looking()
    shelves: tuple[Looking, ...] = ()
    split: tuple[int, ...] = ()
    collection: int = 0
    limited: bool = False


class DeskFile:
    """The desk and the file that it lies in, beside the settings. What cannot be read is set aside, never lost."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.value = self._read()

    def _read(self) -> Desk:
        try:
            return msgspec.json.decode(self.path.read_bytes(), type=Desk)
        except OSError:
            return Desk()
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
            self._set_aside()
            return Desk()

    def _set_aside(self) -> None:
        try:
            os.replace(self.path, self.path.with_suffix(".broken.json"))
        except OSError:
            return

    def change(self, **values: object) -> bool:
        """Change some of it and write the file at once; tell whether the disk took it."""
        self.value = msgspec.structs.replace(self.value, **values)
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            fresh = self.path.with_suffix(".new")
            fresh.write_bytes(msgspec.json.format(msgspec.json.encode(self.value)))
            os.replace(fresh, self.path)
        except OSError:
            return False
        return True

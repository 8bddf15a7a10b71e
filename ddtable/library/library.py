"""The library for the window and the command line."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from ddtable.dice.catalogue import catalogue
from ddtable.forces.collection import known
from ddtable.library.collections import Collections
from ddtable.library.errors import LibraryError
from ddtable.library.forces import Forces, Progress, force_row, read_document, told
from ddtable.library.own_dice import OwnDice
from ddtable.library.records import CollectionRow, ForceRow, OwnedRow
from ddtable.library.schema import COLLECTION, FORCE, OWNED
from ddtable.texts.trouble import Trouble, trouble


class Library(Forces, Collections, OwnDice):
    """An open library. Close it with `close` or use it as a context manager.

    It holds no lock between two calls: several windows can read and write the library at the same time, each write
    in its own transaction. If a write fails it raises LibraryError and changes nothing.
    """

    def problems(self, progress: Progress | None = None) -> tuple[Trouble, ...]:
        """Return every invalid entry of a library whose file is valid.

        `progress` is called with the number of forces that were checked and their total.
        """
        forces = self._strange_forces(progress)
        return (*self.unread_dice(), *self.unread_entries(), *forces, *self._strange_counts())

    def unread_entries(self) -> tuple[Trouble, ...]:
        """Return a sentence for each entry of forces and collections that cannot be read; own dice are not included."""
        found = self.unread_rows("force", "collection", "owned")
        told = [trouble("library-entry", kind=one.table, name=one.name, why=one.why) for one in found]
        there = {row.id for row in self.rows(COLLECTION, CollectionRow)}
        lost = [row for row in self.rows(OWNED, OwnedRow) if row.collection not in there]
        why = "there is no such collection"
        return (*told, *(trouble("library-entry", kind="owned", name=row.die, why=why) for row in lost))

    def _strange_forces(self, progress: Progress | None) -> Iterator[Trouble]:
        dice = catalogue()
        for row in told(self.rows(FORCE, ForceRow), progress):
            try:
                shared = read_document(row.document, row.name)
            except LibraryError as error:
                yield trouble("library-force", force=row.name, why=error.sentence)
                continue
            lost = [die for die in shared.force.dice if not known(dice, die)]
            if lost:
                yield trouble("library-force-die", force=row.name, die=lost[0])
            listed = {name: value for name, value in msgspec.to_builtins(row).items() if name not in ("id", "revision")}
            expected = force_row(shared, row.changed, row.system)
            if any(listed[name] != expected[name] for name in ("name", "player", "tags", "note")):
                yield trouble("library-force-list", force=row.name)

    def _strange_counts(self) -> Iterator[Trouble]:
        names = {row.id: row.name for row in self.rows(COLLECTION, CollectionRow)}
        dice = catalogue()
        for row in self.rows(OWNED, OwnedRow):
            if not known(dice, row.die):
                yield trouble("library-owned-die", collection=names.get(row.collection, ""), die=row.die)

"""The forces of the library, each in a row with its `.ddforce` document."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Sequence
from typing import Final, TypeVar

from msgspec.structs import replace
from sqlalchemy import insert, update

from ddtable.dice.catalogue import Catalogue, catalogue
from ddtable.forces.ddforce import SharedForce, decode, encode
from ddtable.forces.force import Force, ForceError
from ddtable.library.errors import ChangedElsewhere, LibraryError
from ddtable.library.records import MOST_ROWS, ForceEntry, ForceRow, Removed, Row, UnreadRow
from ddtable.library.schema import FORCE
from ddtable.library.store import Store
from ddtable.texts.trouble import Trouble, trouble

CLASSIC = "classic"
TOLD_EVERY: Final = 100  # forces, which take about 0.1 seconds

Progress = Callable[[int, int], object]
_One = TypeVar("_One")


class Forces(Store):
    """The forces of the library. All methods raise LibraryError if the file cannot be used."""

    def forces(self) -> tuple[ForceEntry, ...]:
        """Return all forces, last changed first."""
        rows = sorted(self.rows(FORCE, ForceRow), key=lambda row: -row.revision)
        return tuple(row.entry() for row in rows)

    def entry(self, force_id: int) -> ForceEntry:
        """Return the list entry of a force."""
        return self._row(force_id).entry()

    def force(self, force_id: int) -> SharedForce:
        """Return a force as it was saved, even if the catalogue does not have its dice any more."""
        row = self._row(force_id)
        return read_document(row.document, row.name)

    def each_force(self, most: int = MOST_ROWS) -> Iterator[tuple[ForceEntry, SharedForce | LibraryError]]:
        """Yield up to `most` forces, last changed first, each with its content or the reason why it cannot be read.

        Forces whose row is invalid come last.
        """
        for row in sorted(self.rows(FORCE, ForceRow), key=lambda row: -row.revision)[:most]:
            try:
                yield row.entry(), read_document(row.document, row.name)
            except LibraryError as error:
                yield row.entry(), LibraryError(trouble("library-force", force=row.name, why=error.sentence))
        for one in self.unread_rows("force"):
            entry = ForceEntry(one.row["id"], 0, CLASSIC, one.name, "", 0, (), "", "")
            yield entry, LibraryError(_unread(one))

    def unread_forces(self) -> tuple[Trouble, ...]:
        """Return why some forces are not among `forces`."""
        return tuple(_unread(one) for one in self.unread_rows("force"))

    def keep(self, shared: SharedForce, now: str, of: ForceEntry | None = None, system: str = CLASSIC) -> ForceEntry:
        """Save a new force, or the force with the entry `of`; return its new entry.

        Raises ChangedElsewhere if another window has changed or removed it since `of` was read.
        """
        row = force_row(shared, now, system)
        with self.writing() as connection:
            row["revision"] = self.next_number(connection)
            if of is None:
                self._make_room()
                row["id"] = row["revision"]
                connection.execute(insert(FORCE), row)
            else:
                row["id"] = of.id
                same = (FORCE.c.id == of.id) & (FORCE.c.revision == of.revision)
                if not connection.execute(update(FORCE).where(same).values(row)).rowcount:
                    there = self.read_rows(connection, FORCE, ForceRow, FORCE.c.id == of.id)
                    raise ChangedElsewhere(trouble("library-changed", force=of.name, there=len(there)))
        return self.entry(row["id"])

    def rename(self, of: ForceEntry, name: str, now: str) -> ForceEntry:
        """Rename a force; see `keep`."""
        return self.keep(renamed(self.force(of.id), name), now, of, of.system)

    def duplicate(self, force_id: int, name: str, now: str) -> ForceEntry:
        """Save a copy of a force under another name."""
        return self.keep(renamed(self.force(force_id), name), now, system=self.entry(force_id).system)

    def remove(self, force_id: int) -> Removed:
        """Remove a force; it can be restored until the library is closed."""
        return self._take_out("force", self.entry(force_id).name, [(FORCE, FORCE.c.id == force_id)])

    def _row(self, force_id: int) -> ForceRow:
        rows = self.rows(FORCE, ForceRow, FORCE.c.id == force_id)
        if rows:
            return rows[0]
        for one in self.unread_rows("force"):
            if one.row["id"] == force_id:
                raise LibraryError(_unread(one))
        raise LibraryError(trouble("library-gone", kind="force"))

    def _make_room(self) -> None:
        held = self._connection.exec_driver_sql("SELECT count(*) FROM force").scalar_one()
        if held >= MOST_ROWS:
            raise LibraryError(trouble("library-full", most=MOST_ROWS))


def _unread(one: UnreadRow) -> Trouble:
    return trouble("library-force", force=one.name, why=f"{one.why}.")


def read_document(document: str, name: str) -> SharedForce:
    """Return the force of a document, also with unknown dice. Raises LibraryError."""
    try:
        return decode(document, name, any_dice=True)
    except ForceError as error:
        raise LibraryError(*error.args) from error


def force_row(shared: SharedForce, now: str, system: str, dice: Catalogue | None = None) -> Row:
    """Return the row of a force without `id` and `revision`; `health` counts the units that `dice` has.

    Raises LibraryError for a force that could not be read again.
    """
    document = encode(shared)
    kept = read_document(document, shared.force.name)
    return {
        "system": system,
        "name": kept.force.name,
        "player": kept.player,
        "health": _health(kept.force, dice or catalogue()),
        "tags": json.dumps(kept.tags, ensure_ascii=False),
        "note": kept.force.note,
        "changed": now,
        "document": document,
    }


def told(every: Sequence[_One], progress: Progress | None) -> Iterator[_One]:
    """Yield each item; call `progress` from time to time with the number done and the total."""
    for number, one in enumerate(every):
        if progress is not None and number % TOLD_EVERY == 0:
            progress(number, len(every))
        yield one


def renamed(shared: SharedForce, name: str) -> SharedForce:
    """Return a force with another name."""
    return replace(shared, force=replace(shared.force, name=name))


def _health(force: Force, dice: Catalogue) -> int:
    """Return the total health of the known units."""
    known = {**dice.units, **dice.own_units}
    return sum(known[unit].health for unit in force.units if unit in known)

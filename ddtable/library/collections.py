"""The collections of the library: the dice that each player owns."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping

from sqlalchemy import Connection, delete, insert, update

from ddtable.dice.catalogue import catalogue
from ddtable.forces.boxes import Box
from ddtable.forces.collection import MOST_OF_A_DIE, known
from ddtable.library.errors import LibraryError
from ddtable.library.records import LONGEST_NAME, Collection, CollectionRow, OwnedRow, Removed
from ddtable.library.schema import COLLECTION, OWNED
from ddtable.library.store import Store
from ddtable.texts.plain import plain
from ddtable.texts.trouble import trouble


class Collections(Store):
    """The collections of the library. All methods raise LibraryError if the file cannot be used."""

    def collections(self) -> tuple[Collection, ...]:
        """Return all collections, oldest first."""
        with self.reading() as connection:
            rows = self.read_rows(connection, COLLECTION, CollectionRow)
            owned = self.read_rows(connection, OWNED, OwnedRow)
        dice: Counter[int] = Counter()
        for row in owned:
            dice[row.collection] += row.count
        kinds = Counter(row.collection for row in owned)
        return tuple(Collection(row.id, plain(row.name), dice[row.id], kinds[row.id]) for row in rows)

    def new_collection(self, name: str) -> Collection:
        """Make an empty collection with this name, which must be unique."""
        with self.writing() as connection:
            number = self.make_collection(connection, self._free_name(connection, name))
        return self._one(number)

    def rename_collection(self, collection_id: int, name: str) -> None:
        """Give a collection another name."""
        with self.writing() as connection:
            name = self._free_name(connection, name, collection_id)
            self._there(connection, collection_id)
            connection.execute(update(COLLECTION).where(COLLECTION.c.id == collection_id).values(name=name))

    def remove_collection(self, collection_id: int) -> Removed:
        """Remove a collection; it can be restored until the library is closed."""
        parts = [(COLLECTION, COLLECTION.c.id == collection_id), (OWNED, OWNED.c.collection == collection_id)]
        return self._take_out("collection", self._one(collection_id).name, parts)

    def owned(self, collection_id: int) -> dict[str, int]:
        """Return the dice of a collection with their counts."""
        return {row.die: row.count for row in self.rows(OWNED, OwnedRow, OWNED.c.collection == collection_id)}

    def own(self, collection_id: int, die: str, count: int) -> None:
        """Set the count of a die in a collection; 0 removes it."""
        check_dice({die: count})
        with self.writing() as connection:
            self._there(connection, collection_id)
            here = (OWNED.c.collection == collection_id) & (OWNED.c.die == die)
            connection.execute(delete(OWNED).where(here))
            if count:
                connection.execute(insert(OWNED), {"collection": collection_id, "die": die, "count": count})

    def own_many(self, collection_id: int, counts: Mapping[str, int], add: bool = False) -> None:
        """Set the dice of a collection to `counts`, or `add` the counts to them."""
        check_dice(counts)
        with self.writing() as connection:
            self._there(connection, collection_id)
            self.put_counts(connection, collection_id, counts, add)

    def add_box(self, collection_id: int, box: Box, times: int = 1) -> None:
        """Add all dice of a number of boxes."""
        self.own_many(collection_id, {die: count * times for die, count in box.dice.items()}, add=True)

    def put_counts(self, connection: Connection, collection_id: int, counts: Mapping[str, int], add: bool) -> None:
        """Change the counts like `own_many`, within `writing`; all dice must be known."""
        here = OWNED.c.collection == collection_id
        before = {row.die: row.count for row in self.read_rows(connection, OWNED, OwnedRow, here)} if add else {}
        total = {die: before.get(die, 0) + counts.get(die, 0) for die in {**before, **counts}}
        check_counts(total[die] for die in counts)
        connection.execute(delete(OWNED).where(here))
        rows = [{"collection": collection_id, "die": die, "count": count} for die, count in total.items() if count]
        if rows:
            connection.execute(insert(OWNED), rows)

    def make_collection(self, connection: Connection, name: str) -> int:
        """Make a collection within `writing`, with a unique name; return its id."""
        name, number = _kept_name(name), self.next_number(connection)
        connection.execute(insert(COLLECTION), {"id": number, "name": name})
        return number

    def _free_name(self, connection: Connection, name: str, own: int = 0) -> str:
        """Return a name as it is saved. Raises LibraryError if it is empty or another collection has it."""
        name = _kept_name(name)
        rows = self.read_rows(connection, COLLECTION, CollectionRow)
        if any(row.name.casefold() == name.casefold() and row.id != own for row in rows):
            raise LibraryError(trouble("library-name-taken", collection=name))
        return name

    def _there(self, connection: Connection, collection_id: int) -> None:
        if not self.read_rows(connection, COLLECTION, CollectionRow, COLLECTION.c.id == collection_id):
            raise LibraryError(trouble("library-gone", kind="collection"))

    def _one(self, collection_id: int) -> Collection:
        found = [one for one in self.collections() if one.id == collection_id]
        if not found:
            raise LibraryError(trouble("library-gone", kind="collection"))
        return found[0]


def _kept_name(name: str) -> str:
    """Return the name of a collection as it is saved. Raises LibraryError if it is then empty."""
    kept = plain(name, LONGEST_NAME)
    if not kept:
        raise LibraryError(trouble("library-no-name"))
    return kept


def check_dice(counts: Mapping[str, int]) -> None:
    """Raise LibraryError for an unknown die or a count out of range."""
    dice = catalogue()
    for die, count in counts.items():
        if count and not known(dice, die):
            raise LibraryError(trouble("library-no-die", die=die))
    check_counts(counts.values())


def check_counts(counts: Iterable[int]) -> None:
    """Raise LibraryError for a count out of range."""
    if not all(0 <= count <= MOST_OF_A_DIE for count in counts):
        raise LibraryError(trouble("library-count", most=MOST_OF_A_DIE))

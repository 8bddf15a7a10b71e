"""The own dice of the library, which a player has entered in the workshop."""

from __future__ import annotations

import msgspec
from sqlalchemy import delete, insert

from ddtable.dice.errors import CatalogueError
from ddtable.dice.own import MOST_DICE, check_own_dice, own_id, read_own_die
from ddtable.dice.types import OwnDie
from ddtable.library.errors import LibraryError
from ddtable.library.records import OwnDieRow, Removed
from ddtable.library.schema import OWN_DIE, OWNED
from ddtable.library.store import Store
from ddtable.texts.trouble import Trouble, trouble


class OwnDice(Store):
    """The own dice of the library. All methods raise LibraryError if the file cannot be used."""

    def own_dice(self) -> tuple[OwnDie, ...]:
        """Return all valid own dice, oldest first; `problems` names the others."""
        return tuple(die for die in self.every_die().values() if die is not None)

    def every_die(self) -> dict[str, OwnDie | None]:
        """Return all own dice by id; an invalid one is None."""
        rows = sorted(self.rows(OWN_DIE, OwnDieRow), key=lambda row: row.place)
        return {row.id: _sound(row) for row in rows}

    def unread_dice(self) -> tuple[Trouble, ...]:
        """Return a sentence for each invalid own die, with the reason."""
        found = [trouble("library-die", die=one.name, why=f"{one.why}.") for one in self.unread_rows("own_die")]
        for row in self.rows(OWN_DIE, OwnDieRow):
            try:
                read_die(row)
            except CatalogueError as error:
                found.append(trouble("library-die", die=row.id, why=error.args[0]))
        return tuple(found)

    def free_id(self, name: str) -> str:
        """Return an id for a new die of this name."""
        return own_id(name, {row.id for row in self.rows(OWN_DIE, OwnDieRow)})

    def keep_die(self, die: OwnDie) -> None:
        """Save an own die, which must be valid; replace one with the same id."""
        try:
            check_own_dice([die])
        except CatalogueError as error:
            raise LibraryError(*error.args) from error
        with self.writing() as connection:
            rows = self.read_rows(connection, OWN_DIE, OwnDieRow)
            place = next((row.place for row in rows if row.id == die.id), 0) or self.next_number(connection)
            connection.execute(delete(OWN_DIE).where(OWN_DIE.c.id == die.id))
            if len(rows) >= MOST_DICE and all(row.id != die.id for row in rows):
                raise LibraryError(trouble("library-many-dice", most=MOST_DICE))
            connection.execute(insert(OWN_DIE), {"id": die.id, "place": place, "document": document(die)})

    def remove_die(self, die_id: str) -> Removed:
        """Remove an own die from the library and its collections; it can be restored until the library is closed.

        Forces keep it as an unknown die.
        """
        name = next((die.name for die in self.own_dice() if die.id == die_id), die_id)
        return self._take_out("die", name, [(OWN_DIE, OWN_DIE.c.id == die_id), (OWNED, OWNED.c.die == die_id)])


def document(die: OwnDie) -> str:
    """Return the document of an own die."""
    return msgspec.json.encode(die).decode()


def read_die(row: OwnDieRow) -> OwnDie:
    """Return the die of a row. Raises CatalogueError if it is invalid."""
    try:
        value = msgspec.json.decode(row.document)
    except (msgspec.DecodeError, RecursionError) as error:
        raise CatalogueError(trouble("own-die-unreadable", why=str(error))) from error
    die = read_own_die(value)
    if die.id != row.id:
        raise CatalogueError(trouble("own-die-unreadable", why=f"{die.id} is kept as {row.id}"))
    return die


def _sound(row: OwnDieRow) -> OwnDie | None:
    try:
        return read_die(row)
    except CatalogueError:
        return None

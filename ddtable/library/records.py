"""What the library holds, as values; and the strict reading of the rows of what may be a stranger's file."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Annotated, Any, Final, Literal

import msgspec
from msgspec import Meta, Struct

from ddtable.plain import plain

LONGEST_NAME: Final = 80
MOST_ROWS: Final = 50_000
"""Of a table: a force for every day of a century."""

_Name = Annotated[str, Meta(max_length=LONGEST_NAME)]
_Word = Annotated[str, Meta(max_length=64)]
_Count = Annotated[int, Meta(ge=0, lt=1 << 53)]
_Text = Annotated[str, Meta(max_length=1 << 16)]

Row = dict[str, Any]


class ForceEntry(Struct, frozen=True):
    """What the list of forces says of one. `revision` changes with it, so that a change elsewhere is noticed.

    `health` is that of its units, `changed` the time of the last change as the window told it.
    """

    id: int
    revision: int
    system: str
    name: str
    player: str
    health: int
    tags: tuple[str, ...]
    note: str
    changed: str


class Collection(Struct, frozen=True):
    """What a player owns: how many dice, of how many kinds."""

    id: int
    name: str
    dice: int
    kinds: int


class Removed(Struct, frozen=True):
    """What was taken out of the library and can be put back: its rows by their tables."""

    kind: Literal["force", "collection", "die"]
    name: str
    rows: tuple[tuple[str, Row], ...]


class LibraryRow(Struct, frozen=True, forbid_unknown_fields=True):
    """The one row of the table `library`. The counter gives every id and every revision once."""

    id: Literal[1]
    counter: _Count
    program: _Word
    created: _Word


class ForceRow(Struct, frozen=True, forbid_unknown_fields=True):
    """One row of the table `force`; the document is a `.ddforce` file, the other columns are for the list."""

    id: _Count
    revision: _Count
    system: _Word
    name: _Name
    player: _Name
    health: _Count
    tags: Annotated[str, Meta(max_length=1 << 13)]
    note: Annotated[str, Meta(max_length=1 << 12)]
    changed: _Word
    document: _Text

    def entry(self) -> ForceEntry:
        """Return the row as the list shows it. Raises msgspec.MsgspecError."""
        tags = tuple(plain(tag) for tag in _TAGS.decode(self.tags))
        name, player, note = plain(self.name), plain(self.player), "\n".join(map(plain, self.note.splitlines()))
        return ForceEntry(self.id, self.revision, self.system, name, player, self.health, tags, note, self.changed)


_TAGS: msgspec.json.Decoder[tuple[str, ...]] = msgspec.json.Decoder(tuple[str, ...])


class CollectionRow(Struct, frozen=True, forbid_unknown_fields=True):
    """One row of the table `collection`."""

    id: _Count
    name: _Name


class OwnedRow(Struct, frozen=True, forbid_unknown_fields=True):
    """One row of the table `owned`."""

    collection: _Count
    die: Annotated[str, Meta(max_length=100)]
    count: Annotated[int, Meta(ge=1, lt=1 << 31)]


class OwnDieRow(Struct, frozen=True, forbid_unknown_fields=True):
    """One row of the table `own_die`."""

    id: Annotated[str, Meta(max_length=100)]
    place: _Count
    document: Annotated[str, Meta(max_length=1 << 14)]


KINDS: Final[Mapping[str, type[Struct]]] = {
    "library": LibraryRow,
    "force": ForceRow,
    "collection": CollectionRow,
    "owned": OwnedRow,
    "own_die": OwnDieRow,
}


def check_rows(tables: Mapping[str, Sequence[Row]]) -> None:
    """Raise ValueError with the reason where the rows of a library's tables do not fit."""
    for name, rows in tables.items():
        if len(rows) > MOST_ROWS:
            raise ValueError(f"its table {name!r} has far more rows than a library ever has")
        for number, row in enumerate(rows, 1):
            try:
                made = msgspec.convert(row, KINDS[name])
                if isinstance(made, ForceRow):
                    made.entry()
            except msgspec.MsgspecError as error:
                raise ValueError(f"row {number} of its table {name!r}: {error}") from error
    if len(tables["library"]) != 1:
        raise ValueError(f"it describes {len(tables['library'])} libraries")
    last = max((row["revision"] for row in tables["force"]), default=0)
    if last > tables["library"][0]["counter"]:
        raise ValueError("its counter is behind its forces")
    if {row["collection"] for row in tables["owned"]} - {row["id"] for row in tables["collection"]}:
        raise ValueError("it counts dice of a collection that is not there")


def comes_of(before: Mapping[str, Sequence[Row]], after: Mapping[str, Sequence[Row]], counted: bool) -> bool:
    """Tell whether a library may have come of another one by one change: the same one, and only what is new differs.

    A force that was changed has a new revision; of other rows nothing tells, but that a change is `counted` at all.
    """
    one, two = before["library"][0], after["library"][0]
    held = {row["id"]: row for row in before["force"]}
    return before == after or (
        counted
        and (one["program"], one["created"]) == (two["program"], two["created"])
        and all(row["revision"] > one["counter"] or held.get(row["id"]) == row for row in after["force"])
    )

"""What the library holds, as values; and the strict reading of the rows of what may be a stranger's file."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Annotated, Any, Final, Literal, TypeVar

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
_Kind = TypeVar("_Kind")


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

    def __post_init__(self) -> None:
        _TAGS.decode(self.tags)

    def entry(self) -> ForceEntry:
        """Return the row as the list shows it."""
        tags = tuple(plain(tag) for tag in _TAGS.decode(self.tags))
        name, player, note = plain(self.name), plain(self.player), "\n".join(map(plain, self.note.splitlines()))
        system, changed = plain(self.system), plain(self.changed)
        return ForceEntry(self.id, self.revision, system, name, player, self.health, tags, note, changed)


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


class UnreadRow(Struct, frozen=True):
    """A row that is not what it should be, and why: it stays as it is, and what is sound is there all the same."""

    table: str
    row: Row
    why: str

    @property
    def name(self) -> str:
        """What the row is called, as far as that can be told."""
        called = self.row.get("name", self.row.get("die", self.row.get("id", "")))
        return plain(called.decode("utf-8", "replace") if isinstance(called, bytes) else str(called), LONGEST_NAME)


def told_apart(table: str, kind: type[_Kind], rows: Iterable[Row]) -> tuple[list[_Kind], list[UnreadRow]]:
    """Return the rows of a table that are what they should be as values of their kind, and the others."""
    sound, unread = [], []
    for row in rows:
        try:
            sound.append(msgspec.convert(row, kind))
        except msgspec.MsgspecError as error:
            unread.append(UnreadRow(table, row, str(error)))
    return sound, unread


def text_or_bytes(raw: bytes) -> str | bytes:
    """Return a text of a database, as bytes where it is none: the row is not what it should be then."""
    try:
        return raw.decode()
    except UnicodeDecodeError:
        return raw


def check_rows(tables: Mapping[str, Sequence[Row]]) -> None:
    """Raise ValueError with the reason where the tables of a library are not those of one; see also `told_apart`."""
    for name, rows in tables.items():
        if len(rows) > MOST_ROWS:
            raise ValueError(f"its table {name!r} has far more rows than a library ever has")
    if len(tables["library"]) != 1:
        raise ValueError(f"it describes {len(tables['library'])} libraries")
    library = msgspec.convert(tables["library"][0], LibraryRow)
    forces, _ = told_apart("force", ForceRow, tables["force"])
    if max((row.revision for row in forces), default=0) > library.counter:
        raise ValueError("its counter is behind its forces")


def comes_of(before: Mapping[str, Sequence[Row]], after: Mapping[str, Sequence[Row]], counted: bool) -> bool:
    """Tell whether a library may have come of another one by one change: the same one, and only what is new differs.

    A force that was changed has a new revision; of other rows nothing tells, but that a change is `counted` at all.
    """
    one, two = before["library"][0], after["library"][0]
    held = {row["id"]: row for row in before["force"]}
    return before == after or (
        counted
        and (one["program"], one["created"]) == (two["program"], two["created"])
        and all(held.get(row["id"]) == row or _is_new(row, one["counter"]) for row in after["force"])
    )


def _is_new(row: Row, counter: int) -> bool:
    return isinstance(row["revision"], int) and row["revision"] > counter

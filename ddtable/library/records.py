"""The values and rows of the library, and the strict checks of rows, because the file may come from a stranger."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Annotated, Any, Final, Literal, TypeVar

import msgspec
from msgspec import Meta, Struct

from ddtable.texts.plain import plain

LONGEST_NAME: Final = 80
MOST_ROWS: Final = 50_000
"""The most rows of a table: more than one force a day for a century."""

_Name = Annotated[str, Meta(max_length=LONGEST_NAME)]
_Word = Annotated[str, Meta(max_length=64)]
_Count = Annotated[int, Meta(ge=0, lt=1 << 53)]
_Text = Annotated[str, Meta(max_length=1 << 16)]

Row = dict[str, Any]
_Kind = TypeVar("_Kind")


class ForceEntry(Struct, frozen=True):
    """The list entry of a force. `revision` is new after each change, so that a change in another window is noticed.

    `health` is that of its units, `changed` the time of the last change, given by the window.
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
    """The list entry of a collection: the number of its dice and of their types."""

    id: int
    name: str
    dice: int
    kinds: int


class Removed(Struct, frozen=True):
    """An entry that was removed from the library and can be restored: its rows by table."""

    kind: Literal["force", "collection", "die"]
    name: str
    rows: tuple[tuple[str, Row], ...]


class LibraryRow(Struct, frozen=True, forbid_unknown_fields=True):
    """The only row of the table `library`. Its counter never gives the same id or revision twice."""

    id: Literal[1]
    counter: _Count
    program: _Word
    created: _Word


class ForceRow(Struct, frozen=True, forbid_unknown_fields=True):
    """A row of the table `force`; the document is a `.ddforce` file, the other columns are for the list."""

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
        """Return the list entry of the row."""
        tags = tuple(plain(tag) for tag in _TAGS.decode(self.tags))
        name, player, note = plain(self.name), plain(self.player), "\n".join(map(plain, self.note.splitlines()))
        system, changed = plain(self.system), plain(self.changed)
        return ForceEntry(self.id, self.revision, system, name, player, self.health, tags, note, changed)


_TAGS: msgspec.json.Decoder[tuple[str, ...]] = msgspec.json.Decoder(tuple[str, ...])


class CollectionRow(Struct, frozen=True, forbid_unknown_fields=True):
    """A row of the table `collection`."""

    id: _Count
    name: _Name


class OwnedRow(Struct, frozen=True, forbid_unknown_fields=True):
    """A row of the table `owned`."""

    collection: _Count
    die: Annotated[str, Meta(max_length=100)]
    count: Annotated[int, Meta(ge=1, lt=1 << 31)]


class OwnDieRow(Struct, frozen=True, forbid_unknown_fields=True):
    """A row of the table `own_die`."""

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
    """An invalid row and the reason. It stays in the file; the valid rows can still be used."""

    table: str
    row: Row
    why: str

    @property
    def name(self) -> str:
        """The name of the entry, as far as it can be read."""
        called = self.row.get("name", self.row.get("die", self.row.get("id", "")))
        return plain(called.decode("utf-8", "replace") if isinstance(called, bytes) else str(called), LONGEST_NAME)


def told_apart(table: str, kind: type[_Kind], rows: Iterable[Row]) -> tuple[list[_Kind], list[UnreadRow]]:
    """Return the valid rows of a table as values of `kind`, and the invalid rows."""
    sound, unread = [], []
    for row in rows:
        try:
            sound.append(msgspec.convert(row, kind))
        except msgspec.MsgspecError as error:
            unread.append(UnreadRow(table, row, str(error)))
    return sound, unread


def text_or_bytes(raw: bytes) -> str | bytes:
    """Return a text of the database, or its bytes if it is not UTF-8; its row is then invalid."""
    try:
        return raw.decode()
    except UnicodeDecodeError:
        return raw


def check_rows(tables: Mapping[str, Sequence[Row]]) -> None:
    """Raise ValueError with the reason if the tables are not those of a library; see also `told_apart`."""
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
    """Return True if `after` may be `before` after one change: the same library, and all different forces are new.

    A changed force has a new revision. Other rows have none, so the caller must know that a change was `counted`.
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

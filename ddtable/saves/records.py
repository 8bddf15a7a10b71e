"""The values in a save file, and the strict checks of a file that may come from a stranger."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import islice
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct
from msgspec.structs import replace

from ddtable.engine.game import Entry, Game
from ddtable.engine.position import Result
from ddtable.engine.questions import Choice, Remark
from ddtable.engine.system import SetUp
from ddtable.texts.plain import plain

if TYPE_CHECKING:
    from ddtable.saves.store import SaveFile

RESUMED = "resumed"
MOST_HANDED = 12  # changes of players that a seat remembers
MOST_ROWS = 100_000  # of a table: more than 10 times the longest game
MOST_ADDED = 2  # entries that one change adds: a choice, and maybe a resumption from the last snapshot
LONGEST_SEATS = 1 << 13  # characters
LONGEST_CHOICE = 1 << 17  # characters; 400 dice take 2,000, the largest recruiting sheet of a campaign 90,000
LONGEST_FACES = 1 << 16  # characters; 1,600 dice take 5,000
LONGEST_REMARK = 1000  # characters, 10 times as many as normal ones have
LONGEST_POSITION = 1 << 21  # characters; 1,600 dice take 100,000
MOST_VALUES = 12  # values of a remark that are shown; normal ones have 3
LONGEST_NAME = 80  # characters of a name that are shown
FREE_TEXT = {"name": LONGEST_NAME, "note": 400}  # texts of players in a force, and the characters shown

Name = Annotated[str, Meta(max_length=1000)]
Word = Annotated[str, Meta(max_length=40)]
Count = Annotated[int, Meta(ge=0, lt=1 << 31)]
Cells = Annotated[int, Meta(ge=-10_000, le=10_000)]
View = Annotated[dict[Word, tuple[Cells, Cells]], Meta(max_length=64)]
"""The places on the map that players have moved, by id: hundredths of a cell to the right and down."""


class HandedOver(Struct, frozen=True, omit_defaults=True):
    """A change of the kind of player of a seat, after this number of journal entries, maybe by a concession."""

    entries: Count
    kind: Word
    conceded: bool = False


class Origin(Struct, frozen=True, omit_defaults=True):
    """The game that a practice game comes from: its file name ("" if none), and the turn at that moment.

    The turn is 0 while the armies are formed.
    """

    file: Name
    turn: Count


class Seat(Struct, frozen=True, omit_defaults=True):
    """A seat: the name of its player, and the kind of player (opponents/seated.py).

    `handed` are the recent changes of the player, last one at the end. `guide`: the name of the guided battle, if
    the game is one; `without_help`: the player has closed its cards. `origin`: the game that a practice game comes
    from. `view`: how the players have arranged the map. `guide`, `origin` and `view` are in the first seat only.
    """

    name: Name
    kind: Word
    handed: Annotated[tuple[HandedOver, ...], Meta(max_length=MOST_HANDED)] = ()
    guide: Word = ""
    without_help: bool = False
    origin: Origin | None = None
    view: View = {}

    def hand_over(self, entries: int, kind: str, conceded: bool = False) -> Seat:
        """Return the seat after a change of its kind of player."""
        handed = (*self.handed, HandedOver(entries, kind, conceded))[-MOST_HANDED:]
        return replace(self, kind=kind, handed=handed)

    def moved(self, by: int) -> Seat:
        """Return the seat with its changes of players counted by a journal that has `by` more entries before them."""
        handed = tuple(replace(change, entries=max(0, change.entries + by)) for change in self.handed)
        return replace(self, handed=handed)


class GameRow(Struct, frozen=True, forbid_unknown_fields=True):
    """The only row of the table `game`."""

    id: Literal[1]
    set_up: Annotated[str, Meta(max_length=1 << 18)]
    seats: Annotated[str, Meta(max_length=LONGEST_SEATS)]
    practice: Literal[0, 1]
    program: Word
    rules: Count
    created: Word
    changed: Word


class JournalRow(Struct, frozen=True, forbid_unknown_fields=True):
    """A row of the table `journal`: an entry, or "resumed" if play continued from the snapshot with this number."""

    number: Count
    kind: Literal["choice", "undo", "redo", "by_hand", "by_draw", "concession", "agreement", "resumed"]
    at: Count
    seat: Annotated[int, Meta(ge=-1, lt=64)]
    choice: str | None
    faces: str
    remark: str | None

    def entry(self) -> Entry:
        """Return the row as an entry of the game. Raises ValueError."""
        answer, said = self.choice or "", self.remark or ""
        if len(answer) > LONGEST_CHOICE or len(self.faces) > LONGEST_FACES or len(said) > LONGEST_REMARK:
            raise ValueError("it is far longer than an entry ever is")
        choice = None if self.choice is None else _CHOICE.decode(self.choice)
        remark = None if self.remark is None else _shown(_REMARK.decode(self.remark))
        return Entry(self.kind, self.at, self.seat, choice, _FACES.decode(self.faces), remark)


def _shown(remark: Remark) -> Remark:
    """Return a remark whose texts are safe to show."""
    known = islice(remark.values.items(), MOST_VALUES)
    values = {name: plain(value) if isinstance(value, str) else value for name, value in known}
    return Remark(remark.word, values)


_CHOICE: msgspec.json.Decoder[Choice] = msgspec.json.Decoder(Choice)
_REMARK: msgspec.json.Decoder[Remark] = msgspec.json.Decoder(Remark)
_FACES: msgspec.json.Decoder[tuple[int, ...]] = msgspec.json.Decoder(tuple[int, ...])


class SnapshotRow(Struct, frozen=True, forbid_unknown_fields=True):
    """A row of the table `snapshot`: the encoded position after this number of journal rows."""

    entries: Count
    position: Annotated[str, Meta(max_length=LONGEST_POSITION)]


class Contents(Struct, frozen=True):
    """A whole save file, decoded but not yet replayed."""

    row: GameRow
    set_up: SetUp
    seats: tuple[Seat, ...]
    journal: tuple[JournalRow, ...]
    snapshots: Mapping[int, str]

    @property
    def standing(self) -> int:
        """The number of choices that are not undone."""
        return standing(self.journal)


class Summary(Struct, frozen=True):
    """The summary of a save. `choices` counts those that are not undone.

    `result` and `turn` (0 if unknown) are those of the last position. They are `proven` if all entries were
    replayed and led to it. Otherwise they come from the snapshot at the end of the journal, which is valid in
    itself but may be forged.
    """

    path: Path
    set_up: SetUp
    seats: tuple[Seat, ...]
    practice: bool
    program: str
    rules: int
    created: str
    changed: str
    entries: int
    choices: int
    result: Result | None = None
    turn: int = 0
    proven: bool = False


class Opened(Struct, frozen=True):
    """An opened save.

    `save` is None if it could only be read: `locked` is True if another window plays it; `read_only` without
    `locked` means that it is not writable or was opened for reading. If a game does not replay under the current
    rules, `verified` is False, `diverged_at` is the number (from 1) of the first entry that does not fit, and the
    game continues from its last snapshot. The `seats` count their changes of players by the journal of `game`.
    `unread` are the entry numbers of unreadable snapshots, which is normal if `older_rules` began the game;
    otherwise the file has been changed.
    """

    save: SaveFile | None
    game: Game
    seats: tuple[Seat, ...]
    practice: bool
    verified: bool
    diverged_at: int | None
    read_only: bool
    locked: bool
    unread: tuple[int, ...] = ()
    older_rules: bool = False


def read_contents(
    games: list[dict[str, Any]], journal: list[dict[str, Any]], snapshots: list[dict[str, Any]]
) -> Contents:
    """Return the rows of the 3 tables as values. Raises ValueError with the reason if they do not fit."""
    if len(games) != 1:
        raise ValueError(f"it describes {len(games)} games")
    row = msgspec.convert(games[0], GameRow)
    set_up = _set_up(row.set_up)
    seats = tuple(replace(seat, name=plain(seat.name, LONGEST_NAME)) for seat in decoded(row.seats, tuple[Seat, ...]))
    if len(seats) != len(set_up.forces):
        raise ValueError(f"it names {len(seats)} seats for {len(set_up.forces)} forces")
    if len(journal) > MOST_ROWS or len(snapshots) > MOST_ROWS:
        raise ValueError("it has far more entries than a game ever has")
    rows = tuple(msgspec.convert(line, JournalRow) for line in journal)
    for number, line in enumerate(rows, 1):
        if line.number != number:
            raise ValueError(f"entry {number} of its journal is missing")
    kept = {one.entries: one.position for one in (msgspec.convert(line, SnapshotRow) for line in snapshots)}
    if not kept or max(kept) > len(rows):
        raise ValueError("its snapshots do not belong to its journal")
    if any(line.kind == RESUMED and line.number not in kept for line in rows):
        raise ValueError("the snapshot that it was resumed from is missing")
    return Contents(row, set_up, seats, rows, kept)


def comes_of(before: Contents, after: Contents, _counted: bool) -> bool:
    """Return True if a save may be another one after one change: the same game with at most one choice more."""
    kept = len(before.journal)
    return (
        _lasting(before) == _lasting(after)
        and after.journal[:kept] == before.journal
        and before.snapshots.items() <= after.snapshots.items()
        and len(after.journal) <= kept + MOST_ADDED
        and len(after.snapshots) <= len(before.snapshots) + 1
    )


def _lasting(contents: Contents) -> tuple[object, ...]:
    """Return the values that no change of a save may change."""
    row = contents.row
    players = [(seat.name, seat.kind) for seat in contents.seats]
    return row.set_up, row.practice, row.program, row.rules, row.created, players


def decoded(text: str, kind: Any) -> Any:
    """Return strictly decoded JSON. Raises ValueError."""
    try:
        return msgspec.json.decode(text, type=kind)
    except RecursionError:
        raise ValueError("JSON is nested too deeply") from None


def _set_up(text: str) -> SetUp:
    """Return a set-up whose forces have names and notes that are safe to show."""
    set_up: SetUp = decoded(text, SetUp)
    return replace(set_up, forces=tuple(_in_plain_words(force) for force in set_up.forces))


def _in_plain_words(force: Mapping[str, Any]) -> Mapping[str, Any]:
    """Return a force of any rule system with its texts as plain text."""
    words = {word: most for word, most in FREE_TEXT.items() if isinstance(force.get(word), str)}
    return {**force, **{word: plain(force[word], most) for word, most in words.items()}}


def standing(journal: tuple[JournalRow, ...]) -> int:
    """Return the number of choices that are not undone after these rows."""
    count = 0
    for row in journal:
        count = 0 if row.kind == RESUMED else count + (-1 if row.kind == "undo" else 1)
    return count

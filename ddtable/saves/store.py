"""A save file that follows a game: each journal entry is committed before it takes effect."""

from __future__ import annotations

import contextlib
import os
from collections.abc import Callable, Sequence
from contextlib import closing
from pathlib import Path
from types import TracebackType

import msgspec
from msgspec.structs import replace
from sqlalchemy import Connection, insert, select, update
from sqlalchemy.exc import DBAPIError

from ddtable import __version__
from ddtable.engine import kernel
from ddtable.engine.game import Entry, Game
from ddtable.engine.system import AnyPosition
from ddtable.files.whole import write_whole
from ddtable.saves.access import let_go, lock
from ddtable.saves.database import compact, in_memory, refuse_long, sentences
from ddtable.saves.errors import SaveError, SaveThere, busy, refused
from ddtable.saves.left_as import LeftAs
from ddtable.saves.locks import identity
from ddtable.saves.records import (
    LONGEST_SEATS,
    MOST_HANDED,
    MOST_ROWS,
    RESUMED,
    GameRow,
    HandedOver,
    JournalRow,
    Seat,
    SnapshotRow,
    View,
    decoded,
)
from ddtable.saves.schema import APPLICATION_ID, GAME, JOURNAL, LARGEST, SCHEMAS, SNAPSHOT, VERSION
from ddtable.saves.sidecars import refuse_any, refuse_strange
from ddtable.texts.trouble import trouble

SNAPSHOT_EVERY = 50
FULLEST = (HandedOver((1 << 31) - 1, "k" * 40, True),) * MOST_HANDED  # the longest list of a seat's changes of players
BYTES_AN_ENTRY = 256  # for snapshots on average, so that a game of many dice fits in its file


class Resumption(msgspec.Struct, frozen=True):
    """The start of a game from a position that its journal does not lead to; `at` is the entry that does not fit."""

    at: int
    position: AnyPosition


class SaveFile:
    """A save that only this window may write. Close it with `close` or use it as a context manager."""

    def __init__(
        self, path: Path, connection: Connection, entries: int, snapshot: int, resumption: Resumption | None = None
    ) -> None:
        self.path = path
        self._connection = connection
        self._entries = entries
        self._snapshot = snapshot
        self._resumption = resumption
        self._file = identity(path)
        self._left = LeftAs(path)
        self._game: Game | None = None
        self._clock: Callable[[], str] | None = None

    def attach(self, game: Game, clock: Callable[[], str] | None = None) -> None:
        """Commit every new entry of this game before it takes effect.

        Creating or opening a save attaches its game already; attaching it again sets a `clock`, which returns
        the current time as text for each entry. Playing raises SaveError if an entry cannot be written; the
        game is then unchanged and the choice can be tried again.
        """
        self._detach()
        self._game, self._clock = game, clock
        game.before.append(self._commit)
        game.after.append(self._keep_end)

    def seat(self, number: int, kind: str, conceded: bool = False) -> None:
        """Record a new kind of player for a seat, whose player gave up if `conceded`. Raises SaveError."""
        self._change_seat(number, lambda seat: seat.hand_over(self._entries, kind, conceded))

    def note_help(self, number: int, *, without: bool) -> None:
        """Record if a seat plays its guided battle without the cards. Raises SaveError."""
        self._change_seat(number, lambda seat: replace(seat, without_help=without))

    def note_view(self, view: View) -> None:
        """Record how the players have arranged the map, unless the names leave no room for it. Raises SaveError."""
        self._change_seat(0, lambda seat: replace(seat, view=dict(view)), optional=True)

    def _change_seat(self, number: int, change: Callable[[Seat], Seat], *, optional: bool = False) -> None:
        def write() -> None:
            text = self._connection.execute(select(GAME.c.seats)).scalar_one()
            seats = msgspec.json.decode(text, type=list[Seat])
            seats[number] = change(seats[number])
            text = _text(seats)
            decoded(text, tuple[Seat, ...])
            if optional and len(text) > LONGEST_SEATS:
                return
            self._connection.execute(update(GAME).values(seats=text))

        self._write(write)

    def close(self) -> None:
        """Close the file after writing a snapshot of the position, and stop following the game."""
        if self._connection.closed:
            return
        if self._game is not None:
            self._keep_position(self._game)
        self._detach()
        let_go(self._connection)
        self._left.close()

    def _detach(self) -> None:
        if self._game is not None:
            self._game.before.remove(self._commit)
            self._game.after.remove(self._keep_end)
        self._game = None

    def _keep_end(self, game: Game, _entry: Entry) -> None:
        """Write a snapshot of the end, so that the file shows the winner even if the program is killed."""
        if game.question is None:
            self._keep_position(game)

    def _keep_position(self, game: Game) -> None:
        """Write a snapshot of the position, unless there is one."""
        # The journal is complete, so a snapshot that does not fit on the disk must not stop a window from closing.
        with contextlib.suppress(SaveError):
            if self._resumption is None and self._snapshot < self._entries:
                self._write(lambda: _take_snapshot(self._connection, self._entries, game.position))
                self._snapshot = self._entries

    def __enter__(self) -> SaveFile:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def _commit(self, game: Game, entry: Entry) -> None:
        """Write an entry, and before it a snapshot of the position if one is needed."""
        number, snapshot, resumption = self._entries, self._snapshot, self._resumption

        def write() -> None:
            nonlocal number, snapshot
            if resumption is not None:
                number += 1
                _add(self._connection, number, Entry(RESUMED, resumption.at))
                _take_snapshot(self._connection, number, resumption.position)
                snapshot = number
            elif _is_snapshot_due(number - snapshot, game.position):
                _take_snapshot(self._connection, number, game.position)
                snapshot = number
            number += 1
            _add(self._connection, number, entry)
            _refuse_many(self.path.name, number)
            if self._clock is not None:
                self._connection.execute(update(GAME).values(changed=self._clock()))

        self._write(write)
        self._entries, self._snapshot, self._resumption = number, snapshot, None

    def _write(self, write: Callable[[], None]) -> None:
        """Commit all changes of `write`, or none if the disk or the checks refuse them. Raises SaveError."""
        with sentences(self.path, "written"):
            self._still_there()
            if self._is_changed:
                raise SaveError(trouble("save-changed", name=self.path.name))
            refuse_strange(self.path)
            connection = self._connection
            if not connection.in_transaction():
                connection.begin()
            try:
                write()
                self._check_size()
                connection.commit()
            except ValueError as error:  # also for errors of msgspec and for an unpaired surrogate
                raise SaveError(trouble("save-not-readable", name=self.path.name, why=str(error))) from error
            finally:
                connection.rollback()
                self._keep_lock()
                self._left.note()

    def _check_size(self) -> None:
        """Raise SaveError if the file would be too large to open again."""
        size = 1
        for pragma in ("page_count", "page_size"):
            size *= self._connection.exec_driver_sql(f"PRAGMA {pragma}").scalar_one()
        if size > LARGEST:
            raise SaveError(trouble("save-full", name=self.path.name, most=LARGEST >> 20))

    def _keep_lock(self) -> None:
        """Begin the transaction of the next entry, which holds the lock; see `access.lock`."""
        # If another window has taken the lock or the disk fails, the next entry reports it.
        with contextlib.suppress(DBAPIError):
            self._connection.begin()

    @property
    def is_gone(self) -> bool:
        """True if the file has been moved, removed or replaced, or another program has changed it."""
        try:
            return identity(self.path) != self._file or self._is_changed
        except OSError:  # a folder of the path may now be a file or a link to itself
            return True

    @property
    def _is_changed(self) -> bool:
        """True if a program that ignores the lock has changed the file. Without the lock, another window may have."""
        return self._connection.in_transaction() and self._left.has_changed

    def _still_there(self) -> None:
        try:
            moved = identity(self.path) != self._file
        except FileNotFoundError:
            moved = True
        if moved:
            raise SaveError(trouble("save-moved", name=self.path.name))


def create_file(path: Path, game: Game, seats: Sequence[Seat], practice: bool, now: str) -> SaveFile:
    """Make a save; see `ddtable.saves.create`."""
    if os.path.lexists(path):
        raise SaveThere(path)
    with sentences(path, "made"):
        refuse_long(path)
        refuse_any(path)
        try:
            content, entries = _filled(path.name, game, seats, practice, now)
        except ValueError as error:  # also for errors of msgspec and for an unpaired surrogate
            raise SaveError(trouble("save-not-readable", name=path.name, why=str(error))) from error
        if len(content) > LARGEST:
            raise SaveError(trouble("save-full", name=path.name, most=LARGEST >> 20))
    try:
        write_whole(path, content, overwrite=False)
    except FileExistsError:
        raise SaveThere(path) from None
    except OSError as error:
        raise refused(path, "made", error) from error
    connection: Connection | None = None
    try:
        with sentences(path, "made"):
            connection, _ = lock(path)
            if connection is None:
                raise busy(path)
            save = SaveFile(path, connection, entries, entries)
    except BaseException:
        if connection is not None:
            let_go(connection)
        with contextlib.suppress(OSError):
            path.unlink()
        raise
    save.attach(game)
    return save


def _filled(name: str, game: Game, seats: Sequence[Seat], practice: bool, now: str) -> tuple[bytes, int]:
    """Return the content of a new file, with the set-up and the journal so far, and the number of entries."""
    with closing(in_memory()) as memory:
        for sql in SCHEMAS[VERSION].values():
            memory.exec_driver_sql(sql)
        memory.exec_driver_sql(f"PRAGMA application_id={APPLICATION_ID}")
        memory.exec_driver_sql(f"PRAGMA user_version={VERSION}")
        entries = _write_history(memory, game)
        _refuse_many(name, entries)
        moved = tuple(seat.moved(entries - len(game.journal)) for seat in seats)
        row = {
            "id": 1,
            "set_up": _text(game.set_up),
            "seats": _text(moved),
            "practice": int(practice),
            "program": __version__,
            "rules": game.rules.version,
            "created": now,
            "changed": now,
        }
        decoded(msgspec.convert(row, GameRow).seats, tuple[Seat, ...])
        if len(_text([msgspec.structs.replace(seat, handed=FULLEST) for seat in moved])) > LONGEST_SEATS:
            raise SaveError(trouble("save-names", name=name))
        memory.execute(insert(GAME), row)
        memory.commit()
        return compact(memory), entries


def _write_history(connection: Connection, game: Game) -> int:
    """Write a game from its start to its current position; return the number of entries."""
    start, number = game.history[0].position, 0
    if start != kernel.begin(game.rules, game.set_up).position:
        number = 1
        _add(connection, number, Entry(RESUMED, 0))
    _take_snapshot(connection, number, start)
    for entry in game.journal:
        number += 1
        _add(connection, number, entry)
    if game.journal:
        _take_snapshot(connection, number, game.position)
    return number


def _is_snapshot_due(entries: int, position: AnyPosition) -> bool:
    """Return True if a snapshot is due this many entries after the last one; rarer for large positions."""
    return entries >= SNAPSHOT_EVERY and entries * BYTES_AN_ENTRY >= len(msgspec.json.encode(position))


def _refuse_many(name: str, entries: int) -> None:
    """Raise SaveError if a file would have too many entries to be opened again."""
    if entries > MOST_ROWS:
        raise SaveError(trouble("save-full-entries", name=name, most=MOST_ROWS))


def _add(connection: Connection, number: int, entry: Entry) -> None:
    row = {
        "number": number,
        "kind": entry.kind,
        "at": entry.at,
        "seat": entry.seat,
        "choice": None if entry.choice is None else _text(entry.choice),
        "faces": _text(entry.faces),
        "remark": None if entry.remark is None else _text(entry.remark),
    }
    msgspec.convert(row, JournalRow).entry()
    connection.execute(insert(JOURNAL), row)


def _take_snapshot(connection: Connection, entries: int, position: AnyPosition) -> None:
    row = {"entries": entries, "position": _text(position)}
    msgspec.convert(row, SnapshotRow)
    # An unreadable snapshot may exist.
    connection.execute(insert(SNAPSHOT).prefix_with("OR REPLACE"), row)


def _text(value: object) -> str:
    return msgspec.json.encode(value).decode()

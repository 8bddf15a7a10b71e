"""A save file that follows a game: each entry of the journal is committed before it counts."""

from __future__ import annotations

import contextlib
import os
from collections.abc import Callable, Sequence
from pathlib import Path
from types import TracebackType

import msgspec
from sqlalchemy import Connection, insert, select, update
from sqlalchemy.exc import DBAPIError

from ddtable import __version__
from ddtable.engine import kernel
from ddtable.engine.game import Entry, Game
from ddtable.engine.system import AnyPosition
from ddtable.saves.database import connect, sentences
from ddtable.saves.errors import SaveError, refused
from ddtable.saves.header import hold, identity, release
from ddtable.saves.records import RESUMED, Seat
from ddtable.saves.schema import APPLICATION_ID, GAME, JOURNAL, SCHEMAS, SNAPSHOT, VERSION
from ddtable.trouble import trouble

SNAPSHOT_EVERY = 50


class Resumption(msgspec.Struct, frozen=True):
    """That a game goes on from a position which its journal does not lead to; `at` is the entry that does not fit."""

    at: int
    position: AnyPosition


class SaveFile:
    """A save that this window, and no other, may write. `close` it, or use it as a context manager."""

    def __init__(
        self, path: Path, connection: Connection, entries: int, snapshot: int, resumption: Resumption | None = None
    ) -> None:
        self.path = path
        self._connection = connection
        self._entries = entries
        self._snapshot = snapshot
        self._resumption = resumption
        self._file = identity(path)
        self._game: Game | None = None
        self._clock: Callable[[], str] | None = None
        hold(self._file)

    def attach(self, game: Game, clock: Callable[[], str] | None = None) -> None:
        """Commit every further entry of this game before it counts.

        Making and opening a save attach its game already; attaching again gives it a `clock`, which returns the
        present time as text, to be noted with each entry. Playing raises SaveError where an entry cannot be written;
        the game is then as it was, and the choice may be tried again.
        """
        self._detach()
        self._game, self._clock = game, clock
        game.before.append(self._commit)
        game.after.append(self._keep_end)

    def seat(self, number: int, kind: str, conceded: bool = False) -> None:
        """Note that another kind of player plays a seat from now on, which gave up if `conceded`. Raises SaveError."""

        def write() -> None:
            text = self._connection.execute(select(GAME.c.seats)).scalar_one()
            seats = msgspec.json.decode(text, type=list[Seat])
            seats[number] = seats[number].hand_over(self._entries, kind, conceded)
            self._connection.execute(update(GAME).values(seats=_text(seats)))

        self._write(write)

    def close(self) -> None:
        """Let go of game and file, leaving a snapshot of the position."""
        if self._connection.closed:
            return
        if self._game is not None:
            self._keep_position(self._game)
        self._detach()
        self._connection.close()
        release(self._file)

    def _detach(self) -> None:
        if self._game is not None:
            self._game.before.remove(self._commit)
            self._game.after.remove(self._keep_end)
        self._game = None

    def _keep_end(self, game: Game, _entry: Entry) -> None:
        """Leave a snapshot of the end, by which the file says who won, however the program ends."""
        if game.question is None:
            self._keep_position(game)

    def _keep_position(self, game: Game) -> None:
        """Leave a snapshot of the position, unless there is one."""
        # The journal has everything; a snapshot that does not fit on the disk is no reason to keep a window open.
        with contextlib.suppress(SaveError):
            if self._resumption is None and self._snapshot < self._entries:
                self._write(lambda: self._take_snapshot(self._entries, game.position))
                self._snapshot = self._entries

    def __enter__(self) -> SaveFile:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def _commit(self, game: Game, entry: Entry) -> None:
        """Write an entry, and the snapshot of the position before it where one is due."""
        number, snapshot, resumption = self._entries, self._snapshot, self._resumption

        def write() -> None:
            nonlocal number, snapshot
            if resumption is not None:
                number += 1
                self._add(number, Entry(RESUMED, resumption.at))
                self._take_snapshot(number, resumption.position)
                snapshot = number
            elif number - snapshot >= SNAPSHOT_EVERY:
                self._take_snapshot(number, game.position)
                snapshot = number
            number += 1
            self._add(number, entry)
            if self._clock is not None:
                self._connection.execute(update(GAME).values(changed=self._clock()))

        self._write(write)
        self._entries, self._snapshot, self._resumption = number, snapshot, None

    def _write_history(self, game: Game) -> None:
        """Write a game from its beginning up to where it stands."""
        start, number = game.history[0].position, 0
        if start != kernel.begin(game.rules, game.set_up).position:
            number = 1
            self._add(number, Entry(RESUMED, 0))
        self._take_snapshot(number, start)
        for entry in game.journal:
            number += 1
            self._add(number, entry)
        if game.journal:
            self._take_snapshot(number, game.position)
        self._entries = self._snapshot = number

    def _add(self, number: int, entry: Entry) -> None:
        choice = None if entry.choice is None else _text(entry.choice)
        remark = None if entry.remark is None else _text(entry.remark)
        row = {"number": number, "kind": entry.kind, "at": entry.at, "seat": entry.seat, "choice": choice}
        self._connection.execute(insert(JOURNAL), {**row, "faces": _text(entry.faces), "remark": remark})

    def _take_snapshot(self, entries: int, position: AnyPosition) -> None:
        self._connection.execute(insert(SNAPSHOT), {"entries": entries, "position": _text(position)})

    def _write(self, write: Callable[[], None]) -> None:
        """Commit what `write` does, or nothing of it. Raises SaveError."""
        with sentences(self.path, "written"):
            self._still_there()
            connection = self._connection
            if not connection.in_transaction():
                connection.begin()
            try:
                write()
                connection.commit()
            finally:
                connection.rollback()
                self._keep_lock()

    def _keep_lock(self) -> None:
        """Begin the transaction of the next entry, which holds the lock; see `database.lock`."""
        # Where another window was quicker, or the disk fails, the next entry finds out and says so.
        with contextlib.suppress(DBAPIError):
            self._connection.begin()

    @property
    def is_gone(self) -> bool:
        """Whether the file has been moved or removed, or another one has taken its place."""
        try:
            return identity(self.path) != self._file
        except FileNotFoundError:
            return True

    def _still_there(self) -> None:
        if self.is_gone:
            raise SaveError(trouble("save-moved", name=self.path.name))


def create_file(path: Path, game: Game, seats: Sequence[Seat], practice: bool, now: str) -> SaveFile:
    """See `ddtable.saves.create`."""
    try:
        os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o666))
    except FileExistsError:
        raise SaveError(trouble("save-there", path=str(path))) from None
    except OSError as error:
        raise refused(path, "made", error) from error
    try:
        with sentences(path, "made"):
            return _fill(path, game, seats, practice, now)
    except BaseException:
        with contextlib.suppress(OSError):
            path.unlink()
        raise


def _fill(path: Path, game: Game, seats: Sequence[Seat], practice: bool, now: str) -> SaveFile:
    """Write the schema, the set-up and the journal so far, all in one transaction."""
    connection = connect(path, "rw")
    save = SaveFile(path, connection, 0, 0)
    row = {
        "id": 1,
        "set_up": _text(game.set_up),
        "practice": int(practice),
        "program": __version__,
        "rules": game.rules.version,
        "created": now,
        "changed": now,
    }

    def write() -> None:
        for sql in SCHEMAS[VERSION].values():
            connection.exec_driver_sql(sql)
        connection.exec_driver_sql(f"PRAGMA application_id={APPLICATION_ID}")
        connection.exec_driver_sql(f"PRAGMA user_version={VERSION}")
        save._write_history(game)
        moved = tuple(seat.moved(save._entries - len(game.journal)) for seat in seats)
        connection.execute(insert(GAME), {**row, "seats": _text(moved)})

    try:
        save._write(write)
    except BaseException:
        save.close()
        raise
    save.attach(game)
    return save


def _text(value: object) -> str:
    return msgspec.json.encode(value).decode()

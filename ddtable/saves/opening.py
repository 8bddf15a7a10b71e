"""Opening a save: take the lock, read the contents, and replay them with the rules."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path

from sqlalchemy import Connection

from ddtable.engine.system import AnyPosition, system
from ddtable.saves import schema
from ddtable.saves.access import let_go, lock, read_file
from ddtable.saves.database import read, sentences, writable
from ddtable.saves.errors import unsound
from ddtable.saves.header import check_header
from ddtable.saves.locks import is_written
from ddtable.saves.records import Contents, Opened, Summary
from ddtable.saves.renewing import renew
from ddtable.saves.retelling import Progress, Told, position_in, retell
from ddtable.saves.store import Resumption, SaveFile


def open_file(path: Path, read_only: bool, progress: Progress | None = None) -> Opened:
    """Open a save; see `ddtable.saves.open_save`."""
    version = check_header(path)
    connection: Connection | None = None
    locked = False
    if not read_only and writable(path) and (version == schema.VERSION or renew(path, version)):
        with sentences(path, "read"):
            connection, locked = lock(path)
    if connection is None:
        contents = read_file(path)
        return _opened(contents, _retell(path, contents, progress), None, locked)
    try:
        with sentences(path, "read"):
            contents = read(connection, path)
        told = _retell(path, contents, progress)
        with sentences(path, "read"):
            save = _save(path, connection, contents, told)
    except BaseException:
        let_go(connection)
        raise
    save.attach(told.game)
    return _opened(contents, told, save, locked)


def played_elsewhere(path: Path) -> bool:
    """Return True if a window plays the save; see `ddtable.saves.in_use`."""
    check_header(path)
    with sentences(path, "read"):
        return is_written(path)


def summary(path: Path, prove: bool, progress: Progress | None = None) -> Summary:
    """Return the summary of a save; see `ddtable.saves.show`."""
    contents = read_file(path)
    row, end, proven = contents.row, _end(contents, prove, progress), False
    if isinstance(end, Told):
        end, proven = end.game.position, True
    return Summary(
        path,
        contents.set_up,
        contents.seats,
        bool(row.practice),
        row.program,
        row.rules,
        row.created,
        row.changed,
        len(contents.journal),
        contents.standing,
        None if end is None else end.result,
        0 if end is None else getattr(end.board, "turn", 0),
        proven,
    )


def _end(contents: Contents, prove: bool, progress: Progress | None) -> Told | AnyPosition | None:
    """Return the replayed game if it is to be proven and can be; else the position of the last snapshot, or None."""
    try:
        rules = system(contents.set_up.system)
    except KeyError:
        return None
    with suppress(ValueError):
        if prove:
            told = retell(contents, progress)
            if told.diverged_at is None:
                return told
        if (last := max(contents.snapshots)) == len(contents.journal):
            return position_in(contents, last, rules)
    return None


def _retell(path: Path, contents: Contents, progress: Progress | None) -> Told:
    try:
        return retell(contents, progress)
    except ValueError as error:
        raise unsound("save-unplayable", path, error) from error


def _save(path: Path, connection: Connection, contents: Contents, told: Told) -> SaveFile:
    resumption = Resumption(told.diverged_at or 0, told.game.position) if told.resumed else None
    readable = contents.snapshots.keys() - set(told.unread)
    return SaveFile(path, connection, len(contents.journal), max(readable, default=-1), resumption)


def _opened(contents: Contents, told: Told, save: SaveFile | None, locked: bool) -> Opened:
    return Opened(
        save,
        told.game,
        tuple(seat.moved(len(told.game.journal) - len(contents.journal)) for seat in contents.seats),
        bool(contents.row.practice),
        told.diverged_at is None,
        told.diverged_at,
        save is None,
        locked,
        told.unread,
        contents.row.rules != told.game.rules.version,
    )

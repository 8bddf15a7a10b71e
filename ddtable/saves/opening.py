"""Opening a save: who may write it, what it holds, and whether the rules agree with it."""

from __future__ import annotations

from pathlib import Path

from sqlalchemy import Connection

from ddtable.saves import schema
from ddtable.saves.database import lock, read, sentences, writable
from ddtable.saves.errors import unsound
from ddtable.saves.header import check_header
from ddtable.saves.migrations import read_file, renew
from ddtable.saves.records import Contents, Opened, Summary, summarise
from ddtable.saves.retelling import Progress, Told, retell
from ddtable.saves.store import Resumption, SaveFile


def open_file(path: Path, read_only: bool, progress: Progress | None = None) -> Opened:
    """See `ddtable.saves.open_save`."""
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
        save = _save(path, connection, contents, told)
    except BaseException:
        connection.close()
        raise
    save.attach(told.game)
    return _opened(contents, told, save, locked)


def played_elsewhere(path: Path) -> bool:
    """See `ddtable.saves.in_use`."""
    check_header(path)
    with sentences(path, "read"):
        connection, locked = lock(path)
    if connection is not None:
        connection.close()
    return locked


def summary(path: Path) -> Summary:
    """See `ddtable.saves.show`."""
    contents = read_file(path)
    try:
        return summarise(path, contents)
    except ValueError as error:
        raise unsound("save-unreadable", path, error) from error


def _retell(path: Path, contents: Contents, progress: Progress | None) -> Told:
    try:
        return retell(contents, progress)
    except ValueError as error:
        raise unsound("save-unplayable", path, error) from error


def _save(path: Path, connection: Connection, contents: Contents, told: Told) -> SaveFile:
    resumption = Resumption(told.diverged_at or 0, told.game.position) if told.resumed else None
    return SaveFile(path, connection, len(contents.journal), max(contents.snapshots), resumption)


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
    )

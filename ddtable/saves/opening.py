"""Opening a save: who may write it, what it holds, and whether the rules agree with it."""

from __future__ import annotations

from pathlib import Path

from msgspec.structs import replace
from sqlalchemy import Connection

from ddtable.saves.database import lock, read, read_file, sentences, writable
from ddtable.saves.errors import SaveError
from ddtable.saves.header import check_header
from ddtable.saves.records import Contents, Opened, Seat, Summary, summarise
from ddtable.saves.retelling import Told, retell
from ddtable.saves.store import Resumption, SaveFile
from ddtable.trouble import trouble


def open_file(path: Path, read_only: bool) -> Opened:
    """See `ddtable.saves.open_save`."""
    check_header(path)
    connection: Connection | None = None
    locked = False
    if not read_only and writable(path):
        with sentences(path, "read"):
            connection, locked = lock(path)
    if connection is None:
        contents = read_file(path)
        return _opened(contents, _retell(path, contents), None, locked)
    try:
        with sentences(path, "read"):
            contents = read(connection, path)
        told = _retell(path, contents)
        save = _save(path, connection, contents, told)
    except BaseException:
        connection.close()
        raise
    save.attach(told.game)
    return _opened(contents, told, save, locked)


def summary(path: Path) -> Summary:
    """See `ddtable.saves.show`."""
    contents = read_file(path)
    try:
        return summarise(path, contents)
    except ValueError as error:
        raise SaveError(trouble("save-unreadable", name=path.name, why=str(error))) from error


def _retell(path: Path, contents: Contents) -> Told:
    try:
        return retell(contents)
    except ValueError as error:
        raise SaveError(trouble("save-unplayable", name=path.name, why=str(error).removesuffix("."))) from error


def _save(path: Path, connection: Connection, contents: Contents, told: Told) -> SaveFile:
    resumption = Resumption(told.diverged_at or 0, told.game.position) if told.resumed else None
    return SaveFile(path, connection, len(contents.journal), max(contents.snapshots), resumption)


def _counted_from(begin: int, seat: Seat) -> Seat:
    """Return a seat whose changes of hands are counted in the journal of a game that goes on from a later row."""
    handed = tuple(replace(change, entries=max(0, change.entries - begin)) for change in seat.handed)
    return replace(seat, handed=handed)


def _opened(contents: Contents, told: Told, save: SaveFile | None, locked: bool) -> Opened:
    return Opened(
        save,
        told.game,
        tuple(_counted_from(len(contents.journal) - len(told.game.journal), seat) for seat in contents.seats),
        bool(contents.row.practice),
        told.diverged_at is None,
        told.diverged_at,
        save is None,
        locked,
    )

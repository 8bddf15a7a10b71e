"""Broken saves by name: the change to a valid one, and the expected message."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Callable
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import Any

from ddtable.dice.catalogue import catalogue

Damage = Callable[[Path], object]
PAGE = 4096
DEEP = "[" * 100_000 + "]" * 100_000
DAMAGED = "damaged|malformed|not a database"


def sql(path: Path, *statements: str, values: tuple[Any, ...] = ()) -> None:
    """Change a save as any program could."""
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        for statement in statements:
            connection.execute(statement, values)


def by(*statements: str, values: tuple[Any, ...] = ()) -> Damage:
    """Return a damage done by SQL."""
    return partial(_by, statements, values)


def _by(statements: tuple[str, ...], values: tuple[Any, ...], path: Path) -> None:
    sql(path, *statements, values=values)


def in_text(column: str, old: str, new: str, table: str = "game", where: str = "id = 1") -> Damage:
    """Return a damage done to the text of a value."""
    return by(f"UPDATE {table} SET {column} = replace({column}, ?, ?) WHERE {where}", values=(old, new))


def entry(number: int, **values: Any) -> Damage:
    """Return a damage done to an entry of the journal."""
    columns = ", ".join(f"{name} = ?" for name in values)
    return by(f"UPDATE journal SET {columns} WHERE number = {number}", values=tuple(values.values()))


def schema(change: str) -> Damage:
    """Return a damage done to the list of tables itself."""
    return by("PRAGMA writable_schema=ON", change)


def bytes_at(start: int, new: bytes) -> Damage:
    """Return a damage done to the bytes of the file; a negative start counts from the end."""

    def damage(path: Path) -> None:
        content = bytearray(path.read_bytes())
        at = start % len(content)
        content[at : at + len(new)] = new
        path.write_bytes(content)

    return damage


def in_bytes(old: bytes, new: bytes) -> Damage:
    """Return a damage done to bytes wherever they stand."""
    return lambda path: path.write_bytes(path.read_bytes().replace(old, new))


def cut(length: Callable[[int], int]) -> Damage:
    """Return a damage that cuts the file off."""
    return lambda path: path.write_bytes(path.read_bytes()[: length(path.stat().st_size)])


def in_json(table: str, column: str, where: str, change: Callable[[Any], object]) -> Damage:
    """Return a damage done to a JSON value."""

    def damage(path: Path) -> None:
        with closing(sqlite3.connect(path)) as connection:
            query = f"SELECT {column} FROM {table} WHERE {where}"
            value = json.loads(connection.execute(query).fetchone()[0])
        change(value)
        sql(path, f"UPDATE {table} SET {column} = ? WHERE {where}", values=(json.dumps(value),))

    return damage


def both(*damages: Damage) -> Damage:
    """Return several damages as one."""

    def damage(path: Path) -> None:
        for one in damages:
            one(path)

    return damage


def _swap_pages(path: Path) -> None:
    content = bytearray(path.read_bytes())
    content[PAGE : 2 * PAGE], content[2 * PAGE : 3 * PAGE] = content[2 * PAGE : 3 * PAGE], content[PAGE : 2 * PAGE]
    path.write_bytes(content)


def _moved_snapshot(source: int, target: int) -> Damage:
    taken = f"SELECT position FROM snapshot WHERE entries = {source}"
    return by(f"UPDATE snapshot SET position = ({taken}) WHERE entries = {target}")


def _raw_text(path: Path) -> None:
    sql(path, "UPDATE journal SET choice = CAST(x'7b22ff22' AS TEXT) WHERE number = 9")


def _exchange(position: Any) -> None:
    """Give a unit of a force another type of the same health, so that every sum still holds."""
    units = catalogue().units
    have = [die for die in position["dice"] if die["type"] in units]
    mine = have[0]
    mine["type"] = next(
        name
        for name, unit in units.items()
        if unit.health == units[mine["type"]].health
        and len(unit.faces) == len(units[mine["type"]].faces)
        and name not in {die["type"] for die in have}
    )


set_up = partial(in_json, "game", "set_up", "id = 1")
last = partial(in_json, "snapshot", "position", "entries = 120")
other_choice = by("""UPDATE journal SET choice = '{"type":"pick","option":"?"}' WHERE number = 30""")
one_force = both(set_up(lambda one: one["forces"].pop()), in_json("game", "seats", "id = 1", lambda one: one.pop()))
ENDLESS = "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT i FROM n"

# Name, damage, words of the sentence with which it is refused.
REFUSED: list[tuple[str, Damage, str]] = [
    ("empty file", cut(lambda size: 0), "is not a ddtable save"),
    ("cut in the header", cut(lambda size: 60), "is not a ddtable save"),
    ("cut after the first page", cut(lambda size: PAGE), DAMAGED),
    ("cut in the middle", cut(lambda size: size // 2), DAMAGED),
    ("last page missing", cut(lambda size: size - PAGE), DAMAGED),
    ("other magic", bytes_at(3, b"X"), "is not a ddtable save"),
    ("other application", by("PRAGMA application_id=1"), "another program"),
    ("newer version", by("PRAGMA user_version=9"), "newer version of ddtable"),
    ("version below nought", by("PRAGMA user_version=-1"), "newer version of ddtable"),
    ("write-ahead mark", bytes_at(18, b"\x02\x02"), "another program"),
    ("page size of nothing", bytes_at(16, b"\0\0"), DAMAGED),
    ("flipped page kinds", bytes_at(PAGE, b"\xff"), DAMAGED),
    ("flipped cell pointers", bytes_at(PAGE + 5, b"\xff\xff\xff\xff\xff\xff"), DAMAGED),
    ("flipped letter of a table", in_bytes(b"CREATE TABLE game", b"CREATE T\x97BLE game"), DAMAGED),
    ("flipped letter of a column", in_bytes(b"kind TEXT", b"kind T\x97XT"), "not decode"),
    ("swapped pages", _swap_pages, DAMAGED),
    ("trigger", by("CREATE TRIGGER t AFTER INSERT ON journal BEGIN DELETE FROM game; END"), "has tables, views"),
    ("view", by("CREATE VIEW v AS SELECT * FROM journal"), "has tables, views"),
    ("endless view", by(f"CREATE VIEW v AS {ENDLESS}"), "has tables, views"),
    (
        "endless view in place of the journal",
        by("DROP TABLE journal", f"CREATE VIEW journal AS {ENDLESS}"),
        "has tables, views",
    ),
    ("virtual table", by("CREATE VIRTUAL TABLE f USING fts5(words)"), "has tables, views"),
    ("extra table", by("CREATE TABLE more (id)"), "has tables, views"),
    ("extra column", by("ALTER TABLE game ADD COLUMN more"), "has tables, views"),
    ("generated column", by("ALTER TABLE game ADD COLUMN more AS (id + 1)"), "has tables, views"),
    ("index", by("CREATE INDEX i ON journal (seat)"), "has tables, views"),
    (
        "two tables on one page",
        schema("UPDATE sqlite_master SET rootpage = 2 WHERE name = 'snapshot'"),
        f"{DAMAGED}|Could not read",
    ),
    ("table on no page", schema("UPDATE sqlite_master SET rootpage = 999 WHERE name = 'journal'"), DAMAGED),
    (
        "huge value",
        by("UPDATE snapshot SET position = zeroblob(9000000) WHERE entries = 120"),
        "far too much data|position",
    ),
    ("deep set-up", by(f"UPDATE game SET set_up = '{DEEP}'"), "Could not read"),
    ("deep force", in_text("set_up", '"forces":[{', f'"forces":[{{"deep":{DEEP},'), "nested too deeply"),
    ("changed seed", set_up(lambda one: one.update(seed=7)), "another seed"),
    ("empty game row", by("UPDATE game SET set_up = '', seats = ''"), "Could not read"),
    ("no game", by("DELETE FROM game"), "describes 0 games"),
    ("blob for text", by("UPDATE game SET seats = x'5b5d'"), "seats"),
    ("text for a number", by("UPDATE game SET rules = 'one'"), "rules"),
    ("fraction for a number", by("UPDATE journal SET at = 0.5 WHERE number = 3"), "at"),
    ("huge number", by("UPDATE journal SET at = 9223372036854775807 WHERE number = 3"), "at"),
    ("number below nought", by("UPDATE journal SET at = -1 WHERE number = 3"), "at"),
    ("seat of nobody", by("UPDATE journal SET seat = -2 WHERE number = 3"), "seat"),
    ("text that is no text", _raw_text, "Could not read"),
    ("not a number for the seed", in_text("set_up", '"seed":1', '"seed":NaN'), "malformed"),
    ("endless seed", in_text("set_up", '"seed":1', '"seed":1e999'), "seed"),
    ("huge seed", in_text("set_up", '"seed":1', f'"seed":{10**30}'), "seed must be"),
    ("half a surrogate", in_text("set_up", '"classic"', '"\\ud800"'), "malformed"),
    ("first entry missing", by("DELETE FROM journal WHERE number = 1"), "entry 1 of its journal is missing"),
    ("entries missing", by("DELETE FROM journal WHERE number BETWEEN 20 AND 30"), "entry 20 of its journal is missing"),
    (
        "entry of number nought",
        by("UPDATE journal SET number = 0 WHERE number = 1"),
        "entry 1 of its journal is missing",
    ),
    ("journal empty", by("DELETE FROM journal"), "snapshots do not belong"),
    ("unknown kind of entry", by("UPDATE journal SET kind = 'cheat' WHERE number = 3"), "kind"),
    ("no snapshots", by("DELETE FROM snapshot"), "snapshots do not belong"),
    ("resumed from nothing", by("UPDATE journal SET kind = 'resumed' WHERE number = 3"), "resumed from is missing"),
    ("a seat too many", in_json("game", "seats", "id = 1", lambda one: one.append(one[0])), "3 seats for 2"),
    ("name without end", by("UPDATE game SET seats = json_set(seats, '$[0].name', ?)", values=("x" * 2000,)), "name"),
    ("unknown game", set_up(lambda one: one.update(system="chess")), "no game called 'chess'"),
    ("unknown option", set_up(lambda one: one["options"].update(cheat=True)), "Could not play"),
    ("unknown dice", set_up(lambda one: one["forces"][0]["horde"].append("dread")), "unknown die"),
    (
        "unequal forces",
        set_up(lambda one: one["forces"][0]["horde"].append(one["forces"][0]["horde"][0])),
        "Could not play",
    ),
    ("one force", one_force, "2 to 4 players"),
    # Where the journal does not fit and the last snapshot is no way to go on either:
    ("snapshot of another system", both(other_choice, last(lambda one: one.update(system="x"))), "is of another game"),
    ("snapshot of more seats", both(other_choice, last(lambda one: one.update(seats=3))), "is of another game"),
    ("snapshot of another seed", both(other_choice, last(lambda one: one["chance"].update(seed=2))), "another seed"),
    ("doubled die", both(other_choice, last(lambda one: one["dice"].append(one["dice"][0]))), "makes no sense"),
    ("die gone", both(other_choice, last(lambda one: one["dice"].pop(0))), "makes no sense"),
    ("die changed hands", both(other_choice, last(lambda one: one["dice"][0].update(owner=1))), "makes no sense"),
    ("die exchanged", both(other_choice, last(_exchange)), "dice of the forces are missing"),
    ("face that no die has", both(other_choice, last(lambda one: one["dice"][0].update(face=99))), "makes no sense"),
    ("deep snapshot", both(other_choice, by("UPDATE snapshot SET position = ?", values=(DEEP,))), "cannot be read"),
    (
        "agenda without end",
        both(other_choice, last(lambda one: one.update(agenda=one["agenda"] * 2000))),
        "too much is left",
    ),
]

# Name, damage, entry that is named; the game goes on from its last snapshot, and is never called verified again.
DIVERGED: list[tuple[str, Damage, int]] = [
    ("illegal choice", other_choice, 30),
    ("edited dice", in_json("journal", "faces", "number = 47", lambda one: one.__setitem__(0, one[0] ^ 1)), 47),
    ("invented dice", in_json("journal", "faces", "number = 40", lambda one: one.append(0)), 40),
    ("choice of another seat", by("UPDATE journal SET seat = 1 - seat WHERE number = 40"), 40),
    ("choice of another shape", entry(40, choice='{"type":"allocation","amounts":[[]]}'), 40),
    ("huge numbers in a choice", entry(40, choice=f'{{"type":"subset","dice":[{10**40}]}}'), 40),
    ("deep choice", entry(40, choice=f'{{"type":{DEEP}}}'), 40),
    ("deep remark", entry(40, remark=f'{{"x":{DEEP}}}'), 40),
    (
        "same entry twice",
        by("UPDATE journal SET (choice, at) = (SELECT choice, at FROM journal WHERE number = 39) WHERE number = 40"),
        40,
    ),
    ("undo of nothing", entry(1, kind="undo"), 1),
    ("dice drawn already", entry(40, kind="by_draw", choice=None), 40),
    ("game given up by nobody", entry(40, kind="concession", seat=-1), 40),
    ("snapshot of another moment", _moved_snapshot(100, 50), 50),
    ("snapshot of another beginning", _moved_snapshot(100, 0), 0),
]

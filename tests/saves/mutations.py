"""Seeded damage to a save: to its bytes, its pages, its values, its JSON."""

from __future__ import annotations

import json
import sqlite3
from contextlib import closing, suppress
from pathlib import Path
from random import Random
from typing import Any

PAGE = 4096
COLUMNS = {
    "game": ("set_up", "seats", "practice", "program", "rules", "created", "changed"),
    "journal": ("number", "kind", "at", "seat", "choice", "faces", "remark"),
    "snapshot": ("entries", "position"),
}
JSON_COLUMNS = (
    ("game", "set_up"),
    ("game", "seats"),
    ("journal", "choice"),
    ("journal", "faces"),
    ("snapshot", "position"),
)
KINDS = ("choice", "undo", "redo", "by_hand", "by_draw", "concession", "agreement", "resumed")
STRANGE: tuple[Any, ...] = (
    None, -1, 0, 1, 2, 7, 2**31, 2**63 - 1, -(2**63), 0.5, 1e300, "", "null", "[]", "{}", "[[]]", "0", "-1", "NaN",
    '"\\ud800"', "[" * 50_000, "\u202e", "\0", "<b>", b"", b"\xff\xfe", *KINDS,
)  # fmt: skip


def mutate(path: Path, random: Random) -> str:
    """Damage a save in a random way or two; return what was done, for the reader of a failure."""
    ways = (flip_bytes, flip_bytes, change_pages, change_value, change_value, change_json, change_json, change_rows)
    return "; ".join(random.choice(ways)(path, random) for _ in range(random.choice((1, 1, 1, 2))))


def flip_bytes(path: Path, random: Random) -> str:
    content = bytearray(path.read_bytes())
    reach = 100 if random.random() < 0.2 else len(content)
    places = [random.randrange(min(reach, len(content))) for _ in range(random.choice((1, 1, 2, 8)))] if content else []
    for place in places:
        content[place] = random.choice((content[place] ^ 1 << random.randrange(8), random.randrange(256)))
    path.write_bytes(content)
    return f"bytes {places}"


def change_pages(path: Path, random: Random) -> str:
    content = path.read_bytes()
    pages = [content[at : at + PAGE] for at in range(0, len(content), PAGE)]
    if len(pages) < 3:
        return "no pages"
    left, right = random.sample(range(1, len(pages)), 2)
    how = random.choice(("swapped", "copied", "blank", "gone", "cut", "more"))
    if how == "swapped":
        pages[left], pages[right] = pages[right], pages[left]
    elif how == "copied":
        pages[left] = pages[right]
    elif how == "blank":
        pages[left] = bytes(PAGE)
    elif how == "gone":
        del pages[left]
    elif how == "cut":
        pages[-1] = pages[-1][: random.randrange(PAGE)]
    else:
        pages.append(random.randbytes(PAGE))
    path.write_bytes(b"".join(pages))
    return f"page {left} {how} ({right})"


def _run(path: Path, statement: str, values: tuple[Any, ...] = ()) -> list[Any]:
    """Run SQL as far as a save that is damaged already allows."""
    with (
        suppress(sqlite3.Error, OverflowError, UnicodeDecodeError),
        closing(sqlite3.connect(path, isolation_level=None)) as connection,
    ):
        connection.text_factory = bytes
        return connection.execute(statement, values).fetchall()
    return []


def _row(path: Path, table: str, random: Random) -> int:
    rows = _run(path, f"SELECT rowid FROM {table}")
    return random.choice(rows)[0] if rows else 1


def change_value(path: Path, random: Random) -> str:
    table = random.choice(list(COLUMNS))
    column, row, value = random.choice(COLUMNS[table]), _row(path, table, random), random.choice(STRANGE)
    if random.random() < 0.3:
        other = _row(path, table, random)
        _run(
            path,
            f"UPDATE {table} SET {column} = (SELECT {column} FROM {table} WHERE rowid = {other}) WHERE rowid = {row}",
        )
        return f"{table}.{column} of {row} as of {other}"
    _run(path, f"UPDATE {table} SET {column} = ? WHERE rowid = {row}", (value,))
    return f"{table}.{column} of {row} = {str(value)[:20]!r}"


def change_rows(path: Path, random: Random) -> str:
    table = random.choice(("journal", "journal", "snapshot", "game"))
    row, key = _row(path, table, random), {"journal": "number", "snapshot": "entries", "game": "id"}[table]
    statement = random.choice(
        (
            f"DELETE FROM {table} WHERE rowid = {row}",
            f"DELETE FROM {table} WHERE rowid > {row}",
            f"DELETE FROM {table} WHERE rowid < {row}",
            f"UPDATE {table} SET {key} = {key} + 1 WHERE rowid = (SELECT max(rowid) FROM {table})",
        )
    )
    _run(path, statement)
    return statement


def change_json(path: Path, random: Random) -> str:
    table, column = random.choice(JSON_COLUMNS)
    row = _row(path, table, random)
    found = _run(path, f"SELECT {column} FROM {table} WHERE rowid = {row}")
    try:
        value = json.loads(found[0][0])
    except (ValueError, TypeError, IndexError, RecursionError):
        return "no JSON"
    done = _edit(value, random)
    _run(path, f"UPDATE {table} SET {column} = ? WHERE rowid = {row}", (json.dumps(value),))
    return f"{table}.{column} of {row}: {done}"


def _edit(value: Any, random: Random) -> str:
    """Change something, at any depth, of a JSON value that has parts."""
    at = ""
    while isinstance(value, dict | list) and value:
        keys = list(value) if isinstance(value, dict) else range(len(value))
        key = random.choice(keys)
        at += f".{key}"
        if isinstance(value[key], dict | list) and value[key] and random.random() < 0.8:
            value = value[key]
            continue
        return at + _change_part(value, key, random)
    return "nothing"


def _change_part(value: Any, key: Any, random: Random) -> str:
    old = value[key]
    how = random.choice(("gone", "other", "near", "twice", "strange"))
    if how == "gone":
        del value[key]
    elif how == "near" and isinstance(old, int):
        value[key] = old + random.choice((-1, 1, 2, 6))
    elif how == "twice" and isinstance(value, list):
        value.append(old)
    elif how == "other" and isinstance(value, list):
        value[key] = random.choice(value)
    else:
        value[key] = random.choice([one for one in STRANGE if not isinstance(one, bytes)])
    return f" {how}, was {str(old)[:20]!r}"

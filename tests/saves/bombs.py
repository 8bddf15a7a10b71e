"""Files that would fill the memory of a careless reader, by name; each has at most a given number of bytes."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Callable, Iterable
from contextlib import closing
from functools import cache
from pathlib import Path
from random import Random
from typing import Any
from unittest.mock import patch

import msgspec

from ddtable.commands.simulate import deal
from ddtable.engine.game import Entry, Game
from ddtable.saves import Seat, create
from ddtable.saves.records import MOST_ROWS

Row = tuple[str, int, int, str | None, str, str | None]
SEATS = tuple(Seat(name, "person") for name in ("Mira", "Ragna", "Oskar", "Tuva"))
WIDE = "\N{DRAGON}"  # makes a text four times as large in memory
ROOM = 200_000  # bytes of a file that are left free
USUAL = 300  # choices, the most that are asked for by all but one


def large(choices: int) -> Game:
    """Return the first choices of a game as large as any: 4 players with 400 health each."""
    return _played(max(choices, USUAL)).branch(choices)


@cache
def _played(choices: int) -> Game:
    game, random = Game(deal("classic", 4, 400, 1, 0)), Random(1)
    while game.question is not None and len(game.choices) < choices:
        game.play(game.rules.sample(game.question, random))
    return game


def kept(path: Path, game: Game) -> None:
    """Write a game as the program does."""
    create(path, game, SEATS[: game.position.seats], False, "2000-01-01T00:00:00+00:00").close()


def row(entry: Entry) -> Row:
    """Return an entry as a row of the journal has it, but for its number."""
    choice = None if entry.choice is None else msgspec.json.encode(entry.choice).decode()
    return entry.kind, entry.at, entry.seat, choice, json.dumps(entry.faces), None


def filled(path: Path, rows: Iterable[Row], most: int) -> None:
    """Add these rows to the journal again and again, until the file has `most` bytes or is as long as it may be."""
    rows = list(rows)
    with closing(sqlite3.connect(path)) as connection:
        (number,) = connection.execute("SELECT count(*) FROM journal").fetchone()
        while number + len(rows) <= MOST_ROWS and size(connection) < most - ROOM:
            numbered = [(number + at, *one) for at, one in enumerate(rows, 1)]
            connection.executemany("INSERT INTO journal VALUES (?, ?, ?, ?, ?, ?, ?)", numbered)
            number += len(rows)
        connection.commit()


def size(connection: sqlite3.Connection) -> int:
    """Return how many bytes a file has, or will have once it is committed."""
    ((pages,), (page,)) = (connection.execute(f"PRAGMA page_{word}").fetchone() for word in ("count", "size"))
    return int(pages * page)


def back_and_forth(path: Path, most: int) -> None:
    """Undo and redo 100,000 times."""
    game = large(300)
    kept(path, game)
    filled(path, [("undo", 300, 0, None, "[]", None), ("redo", 299, 0, None, "[]", None)], most)


def again(path: Path, most: int, wanted: Callable[[Entry], int]) -> None:
    """Undo the choice that has the most of something, and make it again, without end."""
    game = large(300)
    entry = max(game.choices, key=wanted)
    game = game.branch(entry.at + 1)
    kept(path, game)
    filled(path, [("undo", entry.at + 1, 0, None, "[]", None), row(entry)], most)


def large_choices(path: Path, most: int) -> None:
    """Choose hundreds of dice, undo that, choose them again."""
    again(path, most, lambda entry: len(msgspec.json.encode(entry.choice)))


def large_rolls(path: Path, most: int) -> None:
    """Roll hundreds of dice, undo that, roll them again."""
    again(path, most, lambda entry: len(entry.faces))


def other_ways(path: Path, most: int) -> None:
    """Go some steps of many dice, undo them, go them again: each undo once kept a position."""
    game = large(120)
    kept(path, game)
    ways = [row(entry) for entry in game.choices[20:]]
    back = [("undo", at, 0, None, "[]", None) for at in range(120, 20, -1)]
    filled(path, [*back, *ways], most)


def remarks(path: Path, most: int, remark: dict[str, Any]) -> None:
    """Say something of each choice."""
    game = large(1)
    kept(path, game)
    kind, at, seat, choice, faces, _ = row(game.choices[0])
    said = json.dumps(remark, ensure_ascii=False)
    filled(path, [("undo", 1, 0, None, "[]", None), (kind, at, seat, choice, faces, said)], most)


def wide_remarks(path: Path, most: int) -> None:
    """Let remarks be long, of letters that take four bytes."""
    remarks(path, most, {"word": "word", "values": {"place": WIDE + "x" * 900}})


def many_values(path: Path, most: int) -> None:
    """Let remarks have many tiny values."""
    remarks(path, most, {"word": "w", "values": {format(number, "x"): number for number in range(300, 360)}})


def long_remarks(path: Path, most: int) -> None:
    """Let remarks have thousands of tiny values."""
    remarks(path, most, {"word": "w", "values": {format(number, "x"): 300 + number for number in range(8000)}})


def snapshots(path: Path, most: int) -> None:
    """Keep as many positions as there is room for, each of thousands of dice, all but the last one unsound."""
    game = large(200)
    kept(path, game)
    with closing(sqlite3.connect(path)) as connection:
        (text,) = connection.execute("SELECT position FROM snapshot ORDER BY entries DESC").fetchone()
        position = json.loads(text)
        position["dice"] *= (1 << 18) // len(json.dumps(position, separators=(",", ":")))
        huge = json.dumps(position, separators=(",", ":"))
        for entries in range(1, min(199, (most - path.stat().st_size - ROOM) // (len(huge) + 4096))):
            connection.execute("INSERT OR REPLACE INTO snapshot VALUES (?, ?)", (entries, huge))
        connection.commit()


def one_snapshot(path: Path, most: int) -> None:
    """Keep one position of tens of thousands of dice, to go on from."""
    kept(path, large(60))
    with closing(sqlite3.connect(path)) as connection:
        (text,) = connection.execute("SELECT position FROM snapshot ORDER BY entries DESC").fetchone()
        position = json.loads(text)
        position["dice"] *= (19 << 16) // len(json.dumps(position["dice"], separators=(",", ":")))
        values = (json.dumps(position, separators=(",", ":")),)
        connection.execute("UPDATE snapshot SET position = ? WHERE entries = 60", values)
        connection.execute("UPDATE journal SET faces = '[1]' WHERE number = 30")
        connection.commit()


def huge_forces(path: Path, most: int) -> None:
    """Play with thousands of dice a side, as was once allowed: 1 MB took gigabytes."""
    with (
        patch("ddtable.rules.dragon_dice.forces.MOST_HEALTH", 1 << 20, create=True),
        patch("ddtable.engine.kernel.LARGEST_SET_UP", 1 << 20, create=True),
    ):
        game, random = Game(deal("classic", 2, 8000, 1, 0)), Random(1)
        for _ in range(14):
            assert game.question is not None
            game.play(game.rules.sample(game.question, random))
        kept(path, game)
        undone = [("undo", at, 0, None, "[]", None) for at in range(14, 9, -1)]
        filled(path, [*undone, *(row(entry) for entry in game.choices[9:])], min(most, 2 << 20))


def long_names(path: Path, most: int) -> None:
    """Let forces and seats have names as long as a value may be."""
    kept(path, large(10))
    with closing(sqlite3.connect(path)) as connection:
        connection.execute('UPDATE game SET set_up = replace(set_up, \'"note":""\', ?)', (f'"note":"{WIDE * 60_000}"',))
        connection.commit()


def long_game(path: Path, most: int) -> None:
    """Play on and on with as many dice as there can be."""
    kept(path, large(min(20_000, most >> 10)))


BOMBS: dict[str, Callable[[Path, int], None]] = {
    "huge forces": huge_forces,
    "long names": long_names,
    "long game": long_game,
    "back and forth": back_and_forth,
    "large choices": large_choices,
    "large rolls": large_rolls,
    "other ways": other_ways,
    "wide remarks": wide_remarks,
    "many values": many_values,
    "long remarks": long_remarks,
    "snapshots": snapshots,
    "one snapshot": one_snapshot,
}

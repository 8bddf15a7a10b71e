"""The tables of a save file and the ids in its header; see docs/save-format.md."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from sqlalchemy import Integer, String, column, table

WORD: Final = "save"
APPLICATION_ID: Final = 0x64645462  # "ddTb"
VERSION = 1
LARGEST: Final = 32 << 20  # bytes; a game of 10,000 choices takes about 3 million

# The tables of each version. The text is part of the format: a file whose schema differs in any character is
# refused. A released version is never changed.
SCHEMAS: Final[dict[int, Mapping[str, str]]] = {
    1: {
        "game": (
            "CREATE TABLE game (id INTEGER PRIMARY KEY CHECK (id = 1), set_up TEXT NOT NULL, seats TEXT NOT NULL,"
            " practice INTEGER NOT NULL, program TEXT NOT NULL, rules INTEGER NOT NULL, created TEXT NOT NULL,"
            " changed TEXT NOT NULL)"
        ),
        "journal": (
            "CREATE TABLE journal (number INTEGER PRIMARY KEY, kind TEXT NOT NULL, at INTEGER NOT NULL,"
            " seat INTEGER NOT NULL, choice TEXT, faces TEXT NOT NULL, remark TEXT)"
        ),
        "snapshot": "CREATE TABLE snapshot (entries INTEGER PRIMARY KEY, position TEXT NOT NULL)",
    }
}

GAME: Final = table(
    "game",
    column("id", Integer),
    column("set_up", String),
    column("seats", String),
    column("practice", Integer),
    column("program", String),
    column("rules", Integer),
    column("created", String),
    column("changed", String),
)
JOURNAL: Final = table(
    "journal",
    column("number", Integer),
    column("kind", String),
    column("at", Integer),
    column("seat", Integer),
    column("choice", String),
    column("faces", String),
    column("remark", String),
)
SNAPSHOT: Final = table("snapshot", column("entries", Integer), column("position", String))

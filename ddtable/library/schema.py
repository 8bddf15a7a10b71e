"""The tables of the library and the ids in its header; see docs/library-format.md."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from sqlalchemy import Integer, String, column, table

WORD: Final = "library"
APPLICATION_ID: Final = 0x6464_4C62  # "ddLb"
VERSION = 1
LARGEST: Final = 64 << 20  # bytes; a force takes about 1,000

# The tables of each version. The text is part of the format: a file whose schema differs in any character is
# refused. A released version is never changed.
SCHEMAS: Final[dict[int, Mapping[str, str]]] = {
    1: {
        "library": (
            "CREATE TABLE library (id INTEGER PRIMARY KEY CHECK (id = 1), counter INTEGER NOT NULL,"
            " program TEXT NOT NULL, created TEXT NOT NULL)"
        ),
        "force": (
            "CREATE TABLE force (id INTEGER PRIMARY KEY, revision INTEGER NOT NULL, system TEXT NOT NULL,"
            " name TEXT NOT NULL, player TEXT NOT NULL, health INTEGER NOT NULL, tags TEXT NOT NULL,"
            " note TEXT NOT NULL, changed TEXT NOT NULL, document TEXT NOT NULL)"
        ),
        "collection": "CREATE TABLE collection (id INTEGER PRIMARY KEY, name TEXT NOT NULL)",
        "owned": (
            "CREATE TABLE owned (collection INTEGER NOT NULL, die TEXT NOT NULL, count INTEGER NOT NULL,"
            " PRIMARY KEY (collection, die)) WITHOUT ROWID"
        ),
        "own_die": (
            "CREATE TABLE own_die (id TEXT NOT NULL PRIMARY KEY, place INTEGER NOT NULL,"
            " document TEXT NOT NULL) WITHOUT ROWID"
        ),
    }
}

LIBRARY: Final = table(
    "library", column("id", Integer), column("counter", Integer), column("program", String), column("created", String)
)
FORCE: Final = table(
    "force",
    column("id", Integer),
    column("revision", Integer),
    column("system", String),
    column("name", String),
    column("player", String),
    column("health", Integer),
    column("tags", String),
    column("note", String),
    column("changed", String),
    column("document", String),
)
COLLECTION: Final = table("collection", column("id", Integer), column("name", String))
OWNED: Final = table("owned", column("collection", Integer), column("die", String), column("count", Integer))
OWN_DIE: Final = table("own_die", column("id", String), column("place", Integer), column("document", String))
TABLES: Final = {one.name: one for one in (LIBRARY, FORCE, COLLECTION, OWNED, OWN_DIE)}

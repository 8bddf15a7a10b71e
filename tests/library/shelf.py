"""Forces, dice and helpers for the tests of the library."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from ddtable.dice.faces import parse_faces
from ddtable.dice.types import OwnDie
from ddtable.forces.ddforce import SharedForce
from ddtable.forces.force import Force
from ddtable.forces.starter import starter_forces
from ddtable.library import LibraryError
from ddtable.library.forces import renamed

NOW = "2031-05-04T10:00"
LATER = "2031-05-05T10:00"
GUARD = SharedForce(starter_forces()[0], "Mira", ("reef", "slow"), 24)
DRAFT = SharedForce(Force("", "", ("goblins_thug",), (), (), (), "", ""))
RING = OwnDie("own_ring", "Ring", "item", parse_faces("magic, magic, save, save"), form="equipment", points=2)
SCOUT = OwnDie(
    "own_scout",
    "Scout",
    "unit",
    parse_faces("2 id, melee, save, melee, maneuver, 2 melee"),
    species="goblins",
    unit_class="light_melee",
    health=2,
)


def called(name: str) -> SharedForce:
    return renamed(GUARD, name)


def damage(path: Path, name: str) -> None:
    """Let the document of a force be none, as a disk or another program may leave it."""
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute("UPDATE force SET document = '{}' WHERE name = ?", (name,))


def damage_die(path: Path, die: str) -> None:
    """Let the document of an own die be none."""
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute("UPDATE own_die SET document = '{}' WHERE id = ?", (die,))


def said(deed: Callable[..., Any], *arguments: Any) -> str:
    """What the library says when it refuses."""
    with pytest.raises(LibraryError) as refused:
        deed(*arguments)
    return refused.value.sentence

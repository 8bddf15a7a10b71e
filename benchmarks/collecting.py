"""The library: importing a collection of 10,000 rows and opening a long list of forces."""

from __future__ import annotations

from functools import partial
from itertools import count
from pathlib import Path
from tempfile import TemporaryDirectory

from benchmarks.figures import Figure, typical
from ddtable import library
from ddtable.dice.catalogue import catalogue
from ddtable.forces.collection import read_collection
from ddtable.forces.ddforce import SharedForce
from ddtable.forces.starter import starter_forces
from ddtable.library.library import Library

ROWS = 10_000
FORCES = 500
NOW = "2031-05-04T10:00"


def collecting(rounds: int) -> list[Figure]:
    """Measure the import of a collection and the opening of a library."""
    names = [(die.name, die.species) for die in catalogue().units.values()]
    rows = (names[number % len(names)] for number in range(ROWS))
    data = "".join(["die,count,species\n", *(f"{name},1,{species}\n" for name, species in rows)]).encode()
    with TemporaryDirectory() as folder:
        path = Path(folder) / library.NAME
        numbers = count()
        with library.open_library(path, NOW) as shelf:
            imported = typical(lambda: _import(shelf, data, next(numbers)), rounds)
            for number in range(FORCES):
                shelf.keep(SharedForce(starter_forces()[number % 3], f"Player {number}"), NOW)
        opened = typical(partial(_open, path), rounds)
    return [
        Figure(f"collection of {ROWS:,} rows imported", imported, "s", 3),
        Figure(f"library of {FORCES} forces opened and listed", opened, "s"),
    ]


def _import(shelf: Library, data: bytes, number: int) -> None:
    counts = read_collection(data, "dice.csv", lambda _done, _all: None)
    shelf.own_many(shelf.new_collection(f"Player {number}").id, counts)


def _open(path: Path) -> None:
    with library.open_library(path) as shelf:
        if len(shelf.forces()) != FORCES:
            raise RuntimeError("forces are missing")

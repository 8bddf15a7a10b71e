"""Boxes of dice that a player can add to a collection, defined in `resources/boxes`."""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Mapping
from functools import cache
from itertools import combinations
from typing import Final, Literal

import msgspec
from msgspec import Struct

from ddtable.dice.catalogue import Catalogue, published
from ddtable.dice.playable import dragons_1995, starter_species, terrains_1995
from ddtable.dice.types import Size
from ddtable.files.resources import resource


class Box(Struct, frozen=True):
    """The counts of the dice in a box; its name is the message `box-<lot>` with the names of the races."""

    id: str
    lot: str
    species: tuple[str, ...]
    dice: dict[str, int]


class _Lot(Struct, frozen=True, forbid_unknown_fields=True):
    """A table of the file: one box, or one for each race or pair of starter races."""

    of_each: Literal["", "species", "starter_pair"] = ""
    each: dict[Size, int] = {}
    dice: tuple[str, ...] = ()


_OTHERS: Final[Mapping[str, Callable[[Catalogue], list[str]]]] = {
    "terrains_1995": lambda dice: [one.id for one in terrains_1995(dice)],
    "dragons_1995": lambda dice: [one.id for one in dragons_1995(dice)],
    "terrains": lambda dice: list(dice.terrains),
    "dragons": lambda dice: list(dice.dragons),
}


@cache
def boxes() -> tuple[Box, ...]:
    """Return all boxes by lot, in the order of the files and of the races."""
    return tuple(
        box
        for path in sorted(resource("boxes").glob("*.toml"))
        for lot, row in tomllib.loads(path.read_text("utf-8")).items()
        for box in _boxes(published(), lot, msgspec.convert(row, _Lot))
    )


def _boxes(dice: Catalogue, lot: str, row: _Lot) -> list[Box]:
    others = [die for kind in row.dice for die in _OTHERS[kind](dice)]
    return [_box(dice, lot, row, species, others) for species in _folk(dice, row)]


def _folk(dice: Catalogue, row: _Lot) -> list[tuple[str, ...]]:
    """Return the races of each box of a lot."""
    if row.of_each == "species":
        return [(species,) for species in dice.species]
    if row.of_each == "starter_pair":
        return list(combinations([one.id for one in starter_species(dice)], 2))
    return [()]


def _box(dice: Catalogue, lot: str, row: _Lot, folk: tuple[str, ...], others: list[str]) -> Box:
    units = [unit for species in folk for unit in dice.units_of(species)]
    counts = {unit.id: row.each[unit.size] for unit in units if unit.size in row.each}
    return Box(":".join((lot, *folk)), lot, folk, counts | dict.fromkeys(others, 1))

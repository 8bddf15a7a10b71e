"""The games of a tournament: pairs of forces in each size, and for each the seeds of its pairs of games."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from random import Random
from typing import Any

from msgspec import UNSET, Struct, UnsetType

from ddtable.engine.system import SetUp, system

SEATS = 2
FEWEST_FORCE_PAIRS = 4
WITH_MAPS = ("risk",)
"""The games that can be played on several maps."""


class Pairing(Struct, frozen=True):
    """Two forces of a rule system and size: number `number` of those that a seed deals, and a map, if not the usual."""

    system: str
    size: int
    number: int
    seed: int
    map: str = ""


class Pair(Struct, frozen=True):
    """Two games of a pairing with the same dice and forces, the players swapped. No other series has its seeds."""

    pairing: Pairing
    series: int
    index: int


def pairings(name: str, sizes: Sequence[int], force_pairs: int, seed: int, on: str = "") -> list[Pairing]:
    """Return the pairings of a tournament: so many pairs of forces in each size; `on`: the id of a map."""
    return [Pairing(name, size, number, seed, on) for size in sizes for number in range(force_pairs)]


def pairs(of: Sequence[Pairing], games: int, series: int) -> Iterator[Pair]:
    """Yield pairs for so many games, each pairing in turn, so that a series that ends early is balanced."""
    for index in range(games // 2):
        yield Pair(of[index % len(of)], series, index)


def set_up(pair: Pair) -> SetUp:
    """Return the set-up of both games of a pair. Raises ValueError if no force of this size can be dealt."""
    one = pair.pairing
    random = Random(f"tournament/{one.system}/{one.size}/{one.seed}/{pair.series}/{pair.index}")
    return SetUp(one.system, random.getrandbits(63), {}, forces(one), house=house(one))


def house(pairing: Pairing) -> Mapping[str, Any] | UnsetType:
    """Return what the players of a pairing have agreed on besides the options: the map."""
    return {"map": pairing.map} if pairing.map else UNSET


def forces(pairing: Pairing) -> tuple[Mapping[str, Any], ...]:
    """Return the two forces of a pairing, encoded as in a set-up. Raises ValueError if none can be dealt."""
    random = Random(f"tournament/{pairing.system}/{pairing.size}/{pairing.seed}/forces/{pairing.number}")
    return tuple(system(pairing.system).deal(pairing.size, random, {}) for _ in range(SEATS))

"""Sums over unit dice, used by the rules to decide whether a game allows a force."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from ddtable.dice.catalogue import Catalogue


def health_of(catalogue: Catalogue, units: Iterable[str]) -> int:
    """Return the health of unit dice given by id. Raises CatalogueError for an unknown one."""
    return sum(catalogue.unit(unit).health for unit in units)


def species_of(catalogue: Catalogue, units: Iterable[str]) -> tuple[str, ...]:
    """Return the ids of the races among units, each once, the most health first, then by id."""
    health: Counter[str] = Counter()
    for unit in map(catalogue.unit, units):
        health[unit.species] += unit.health
    return tuple(sorted(health, key=lambda species: (-health[species], species)))


def dragon_slots_of(catalogue: Catalogue, dragons: Iterable[str]) -> int:
    """Return the number of dragons that the dice count as. Raises CatalogueError for an unknown one."""
    return sum(catalogue.dragon(dragon).slots for dragon in dragons)


PER_DRAGON = 25
"""The health of a force for each dragon after the first, in 1995 (SU1)."""


def dragons_due(health: int, per_dragon: int = PER_DRAGON) -> int:
    """Return the number of dragons of a force of this health in the game of 1995: 1, and 1 for each full 25 (SU1)."""
    return 1 + health // per_dragon

"""The carrying of items: whether the units of an army can carry all of them at once (K2).

A unit carries up to 2 items of elements that it has, or 1 die of metal alone. Items belong to the army, not to a unit:
it is enough that some way exists in which all are carried.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import combinations
from typing import NamedTuple

from ddtable.dice.campaigns import MOST_CARRIED, may_carry
from ddtable.dice.catalogue import catalogue, of_the_dice
from ddtable.dice.types import ItemType, UnitType

ARMIES = 1 << 10


class Load(NamedTuple):
    """An item that has to be carried; `by`: the races whose units may carry it, None for all."""

    item: ItemType
    by: frozenset[str] | None = None


Takers = tuple[int, ...]
"""The groups of equal units that may carry a load, by their numbers."""


def can_carry(units: Iterable[UnitType], loads: Sequence[Load]) -> bool:
    """Return True if these units can carry all loads at once."""
    if not loads:
        return True
    dice = catalogue()
    groups: dict[tuple[str, tuple[str, ...]], list[UnitType]] = {}
    for unit in units:
        groups.setdefault((unit.species, dice.elements_of(unit)), []).append(unit)
    firsts = [group[0] for group in groups.values()]
    takers = [(load.item.carried_alone, _takers(firsts, load)) for load in loads]
    paired = Counter(who for alone, who in takers if not alone)
    counts = tuple(len(group) for group in groups.values())
    return any(_fit(paired, free) for free in _left(counts, [who for alone, who in takers if alone]))


@of_the_dice(most=ARMIES)
def types_can_carry(units: tuple[str, ...], items: tuple[str, ...]) -> bool:
    """Return True if units of these types can carry items of these types at once; known of the last armies."""
    dice = catalogue()
    return can_carry(map(dice.unit, units), [Load(dice.item(item)) for item in items])


def _takers(firsts: Sequence[UnitType], load: Load) -> Takers:
    """Return the groups whose units may carry a load."""
    return tuple(
        number
        for number, unit in enumerate(firsts)
        if may_carry(catalogue(), unit, (load.item,)) and (load.by is None or unit.species in load.by)
    )


def _left(counts: tuple[int, ...], alone: Sequence[Takers]) -> Iterator[tuple[int, ...]]:
    """Yield how many units of each group are left, for each way to give every die of metal a unit of its own."""
    ways = {counts}
    for takers in alone:
        ways = {
            (*left[:group], left[group] - 1, *left[group + 1 :]) for left in ways for group in takers if left[group]
        }
    yield from ways


def _fit(paired: Mapping[Takers, int], free: tuple[int, ...]) -> bool:
    """Return True if for each set of items the units that may carry some of them are enough (Hall's condition)."""
    kinds = list(paired)
    for size in range(1, len(kinds) + 1):
        for some in combinations(kinds, size):
            groups = {group for takers in some for group in takers}
            if sum(paired[takers] for takers in some) > MOST_CARRIED * sum(free[group] for group in groups):
                return False
    return True

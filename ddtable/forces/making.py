"""An incomplete force, and the dice that can be added to each army so that it can be completed legally.

Legal: exactly the health wanted (SU9), a unit in each army, home and campaign army of one race each (SU2), no army
above half if that limit is on (Q1), and no die more often than owned. To find out whether the rest can be filled, the
numbers of dice by their health are enough: the horde takes any die. Only the limit on armies is not covered. Which
armies these are, and their rules, are rows of the edition's sections.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Mapping
from functools import lru_cache
from typing import Final

from ddtable.dice.catalogue import Catalogue
from ddtable.dice.types import UnitType
from ddtable.forces.force import Force, ForceError
from ddtable.forces.sections import Rows, known_units, takes_die
from ddtable.forces.sums import health_of, species_of
from ddtable.texts.trouble import trouble

PLENTY: Final = 9999  # of each die if owned dice are not counted


class Making:
    """Growing armies that share a health, and the dice left for them. `rows` are their sections.

    `points` of the health are those of items that the armies have. `least`: the fewest units of all armies together.
    Raises ForceError for armies that no die can complete.
    """

    def __init__(
        self,
        catalogue: Catalogue,
        force: Force,
        rows: Rows,
        health: int,
        units: Iterable[UnitType],
        owned: Mapping[str, int] | None = None,
        half_cap: bool = False,
        points: int = 0,
        least: int = 0,
    ) -> None:
        self.catalogue, self.least = catalogue, least
        self.health = health - points
        self.rows = {row.name: row for row in rows}
        self.armies = {name: list(known_units(catalogue, force.dice_in(name))) for name in self.rows}
        self.half = health // 2 if half_cap else health
        used = Counter(force.units)
        self.stock = {
            unit: left
            for unit in units
            if (left := PLENTY if owned is None else owned.get(unit.id, 0) - used[unit.id]) > 0
        }
        self._refuse_start()

    def _refuse_start(self) -> None:
        if self.rest < 0:
            raise ForceError(trouble("fill-over", over=-self.rest, health=self.health))
        for name in self.rows:
            if self.of_one_race(name) and len(species_of(self.catalogue, self.armies[name])) > 1:
                raise ForceError(trouble("fill-mixed", army=name))
        for name in self.rows:
            if self.weight(name) > self.most(name):
                raise ForceError(trouble("fill-half", army=name, most=self.most(name)))
        if not self.can_finish():
            empty = len(self.empty)
            if self.rest < empty:
                raise ForceError(trouble("fill-no-room", count=empty, rest=self.rest))
            raise ForceError(trouble("fill-short", rest=self.rest))

    @property
    def rest(self) -> int:
        """The health that is still missing."""
        return self.health - sum(map(self.weight, self.rows))

    @property
    def empty(self) -> list[str]:
        """The armies without a unit that need one."""
        return [name for name, row in self.rows.items() if "filled" in row.rules and not self.armies[name]]

    @property
    def count(self) -> int:
        """The number of units."""
        return sum(map(len, self.armies.values()))

    def weight(self, army: str) -> int:
        """Return the health of an army."""
        return health_of(self.catalogue, self.armies[army])

    def of_one_race(self, army: str) -> bool:
        """Return True if an army may only have one race (SU2)."""
        return "one_race" in self.rows[army].rules

    def most(self, army: str) -> int:
        """Return the most health that an army may have."""
        return self.half if "half" in self.rows[army].rules else self.health

    def can_finish(self) -> bool:
        """Return True if the dice left can add up to exactly the rest and fill every empty army."""
        return reaches(self._sizes(), self.rest, max(len(self.empty), self.least - self.count))

    def _sizes(self) -> Counter[int]:
        sizes = Counter[int]()
        for unit, left in self.stock.items():
            sizes[unit.health] += left
        return sizes

    def choices(self, army: str) -> list[UnitType]:
        """Return the units that can be added to an army, in the order of the catalogue."""
        folk = species_of(self.catalogue, self.armies[army]) if self.of_one_race(army) else ()
        room = min(self.rest, self.most(army) - self.weight(army))
        sizes, empty = self._sizes(), self.empty
        still = max(len(empty) - (army in empty), self.least - self.count - 1)
        fits = {
            size: size <= room and reaches(sizes - Counter({size: 1}), self.rest - size, still) for size in list(sizes)
        }
        return [unit for unit in self.stock if fits[unit.health] and (not folk or unit.species in folk)]

    def add(self, army: str, unit: UnitType) -> None:
        """Add a unit to an army."""
        self.armies[army].append(unit.id)
        self.stock[unit] -= 1
        if not self.stock[unit]:
            del self.stock[unit]

    def lightest_first(self, mixed_last: bool = False) -> list[str]:
        """Return the armies, the one with the least health first; with `mixed_last`, those of any races last."""
        return sorted(self.rows, key=lambda army: (mixed_last and not self.of_one_race(army), self.weight(army)))


def refuse_unknown(catalogue: Catalogue, force: Force, rows: Rows) -> None:
    """Raise ForceError if a section, but a pick, has dice that are not in the catalogue, or of another sort."""
    strange = [
        die
        for row in rows
        if row.kind != "pick"
        for die in force.dice_in(row.name)
        if not takes_die(catalogue, row, die)
    ]
    if strange:
        raise ForceError(trouble("fill-unknown", die=strange[0]))


def reaches(sizes: Mapping[int, int], rest: int, least: int) -> bool:
    """Return True if dice with these counts by health can add up to exactly `rest` with at least `least` dice."""
    if rest < least:
        return False
    return sizes.get(1, 0) >= rest or _reaches(tuple(sorted(sizes.items())), rest, least)


@lru_cache(4096)
def _reaches(sizes: tuple[tuple[int, int], ...], rest: int, least: int) -> bool:
    counts: dict[int, int] = {0: 0}  # for each sum the most dice that give it: more dice never harm
    for size, left in sizes:
        counts = _with_dice(counts, size, min(left, rest // size), rest)
    return counts.get(rest, -1) >= least


def _with_dice(counts: dict[int, int], size: int, left: int, rest: int) -> dict[int, int]:
    found: dict[int, int] = {}
    for total, dice in counts.items():
        for number in range(min(left, (rest - total) // size) + 1):
            reached = total + number * size
            found[reached] = max(found.get(reached, 0), dice + number)
    return found


def left_of(
    dice: Iterable[str], kinds: Collection[str], used: Iterable[str], owned: Mapping[str, int] | None
) -> Counter[str]:
    """Return the number left of each die; a collection without any of its `kinds` does not limit them."""
    if owned is None or not any(owned.get(die) for die in kinds):
        return Counter(dict.fromkeys(dice, PLENTY))
    left = Counter({die: owned.get(die, 0) for die in dice})
    left.subtract(die for die in used if die in left)
    return +left

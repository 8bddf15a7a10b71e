"""The items that suit the armies of a force, each with a unit that carries it (K2, Q109)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import NamedTuple, cast

from ddtable.dice.campaigns import may_carry
from ddtable.dice.carrying import Load, can_carry
from ddtable.dice.catalogue import Catalogue
from ddtable.dice.types import ItemType, UnitType
from ddtable.forces.arming import plain_items, with_room
from ddtable.forces.force import Force, with_dice
from ddtable.forces.making import left_of
from ddtable.forces.sections import Rows, SectionRow, carried, known_items, known_units, sharing, worth_in
from ddtable.forces.sums import health_of
from ddtable.odds.expected import COUNTED_KINDS, Counted, of_units


class Armed(NamedTuple):
    """An item for a section, the army that carries it, a unit that can, and the result that it gives."""

    item: str
    section: str
    army: str
    unit: str
    kind: Counted


def items_for(
    catalogue: Catalogue,
    rows: Rows,
    force: Force,
    points: int,
    average: Mapping[Counted, float],
    owned: Mapping[str, int] | None = None,
) -> tuple[Armed, ...] | None:
    """Return items of exactly these points, each of the result that an army lacks most; None if not possible (K2).

    `average`: the average results of a unit per health. No army comes to more than half of the health in play (Q1).
    """
    whole = sum(worth_in(catalogue, rows, force, row.name) for row in sharing(rows)) + points
    kinds, found = plain_items(catalogue), list[Armed]()
    while points:
        left = left_of(kinds, catalogue.items, force.dice, owned)
        fitting = [kinds[kind] for kind in left if kinds[kind].points <= points and kinds[kind].icon in COUNTED_KINDS]
        best = next(_best_first(catalogue, rows, force, fitting, average, whole // 2), None)
        if best is None:
            return None
        found.append(best)
        force = with_dice(force, best.section, (*force.dice_in(best.section), best.item))
        points -= kinds[best.item].points
    return tuple(found)


def _best_first(
    catalogue: Catalogue,
    rows: Rows,
    force: Force,
    items: list[ItemType],
    average: Mapping[Counted, float],
    most: int,
) -> Iterator[Armed]:
    """Yield the items that an army can carry: one of each result first, then what it lacks most, then the largest."""
    armies = {row.name: row for row in sharing(rows)}
    sections = {row.name: armies[row.carried_by] for row in carried(rows)}
    lacks = {name: _lack(catalogue, force, name, row, average) for name, row in sections.items()}
    there = {name: Counter(one.icon for one in known_items(catalogue, force.dice_in(name))) for name in sections}
    ranked = sorted(
        ((name, item, cast(Counted, item.icon)) for item in items for name in sections),
        key=lambda one: (there[one[0]][one[2]], -lacks[one[0]][one[2]], -one[1].points),
    )
    for name, item, kind in ranked:
        if name in with_room(catalogue, rows, force, item.id, item.points, most):
            army = sections[name].name
            yield Armed(item.id, name, army, bearer(catalogue, force, name, army, item), kind)


def _lack(
    catalogue: Catalogue, force: Force, section: str, army: SectionRow, average: Mapping[Counted, float]
) -> dict[Counted, float]:
    """Return how much of each result an army with its items lacks, as a fraction of what it should roll."""
    units = known_units(catalogue, force.dice_in(army.name))
    rolled = of_units((*units, *force.dice_in(section)))
    health = health_of(catalogue, units) or 1
    should = {kind: army.wanted.get(kind, 1.0) * average[kind] * health for kind in COUNTED_KINDS}
    return {kind: 1 - cast(float, getattr(rolled, kind)) / should[kind] for kind in COUNTED_KINDS}


def bearer(catalogue: Catalogue, force: Force, section: str, army: str, item: ItemType) -> str:
    """Return a unit of an army that can carry one more item while others carry the rest; the smallest one."""
    units = [catalogue.unit(die) for die in known_units(catalogue, force.dice_in(army))]
    rest = [Load(one) for one in known_items(catalogue, force.dice_in(section))]

    def can(unit: UnitType) -> bool:
        load = Load(item, frozenset({unit.species}))
        return may_carry(catalogue, unit, (item,)) and can_carry(units, [*rest, load])

    return next(unit.id for unit in sorted(units, key=lambda unit: unit.health) if can(unit))

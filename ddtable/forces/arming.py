"""Random items and medallions for the armies of a force, which their units can carry (K2, Q109)."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Final

from ddtable.dice.carrying import Load, can_carry
from ddtable.dice.catalogue import Catalogue
from ddtable.dice.types import ItemType
from ddtable.forces.force import Force, with_dice
from ddtable.forces.making import left_of
from ddtable.forces.sections import MEDALLION, Rows, carried, in_play, known_items, known_units, sharing, worth_in

PART_OF_ITEMS: Final = 20  # a twentieth of the health in play is items


def points_for(rows: Rows, health: int) -> int:
    """Return the points of the items that a random force of a size has in play; 0 if no army carries any."""
    return in_play(rows, health) // PART_OF_ITEMS if carried(rows) else 0


def items_in_play(catalogue: Catalogue, rows: Rows, force: Force) -> tuple[ItemType, ...]:
    """Return the items that the armies of a force have, medallions included."""
    return known_items(catalogue, (die for row in carried(rows) for die in force.dice_in(row.name)))


def medallions_of(catalogue: Catalogue, force: Force) -> int:
    """Return the number of medallions in a force."""
    return sum(item.form == MEDALLION for item in known_items(catalogue, force.dice))


def with_medallions(
    catalogue: Catalogue, rows: Rows, force: Force, most: int, random: Random, owned: Mapping[str, int] | None = None
) -> Force:
    """Return a force with this many medallions, fewer if no more are owned or can be carried (K1)."""
    kinds = [item.id for item in catalogue.items.values() if item.form == MEDALLION]
    for _ in range(most - medallions_of(catalogue, force) if carried(rows) else 0):
        left = left_of(kinds, catalogue.items, force.dice, owned)
        choices = [(area, kind) for kind in left for area in carriers(catalogue, rows, force, kind)]
        if choices:
            area, kind = random.choice(choices)
            force = with_dice(force, area, (*force.dice_in(area), kind))
    return force


def carriers(catalogue: Catalogue, rows: Rows, force: Force, kind: str) -> list[str]:
    """Return the sections of items whose army can carry one more item of a kind beside those that it has (K2)."""
    return [
        row.name
        for row in carried(rows)
        if can_carry(
            map(catalogue.unit, known_units(catalogue, force.dice_in(row.carried_by))),
            [Load(item) for item in (*known_items(catalogue, force.dice_in(row.name)), catalogue.item(kind))],
        )
    ]


def plain_items(catalogue: Catalogue) -> dict[str, ItemType]:
    """Return equipment and artifacts that armies get, without medium equipment, which counts less in pairs."""
    dice = (item for item in catalogue.items.values() if item.form in ("equipment", "artifact"))
    return {item.id: item for item in dice if item.second_points == item.points}


def with_items(
    catalogue: Catalogue, rows: Rows, force: Force, points: int, random: Random, owned: Mapping[str, int] | None = None
) -> Force | None:
    """Return a force with items of exactly these points in its armies; None if they cannot be carried.

    No army comes to more than half of the health in play (Q1).
    """
    whole = sum(worth_in(catalogue, rows, force, row.name) for row in sharing(rows)) + points
    plain = plain_items(catalogue)
    while points:
        left = left_of(plain, catalogue.items, force.dice, owned)
        fitting = {kind: plain[kind].points for kind in left if plain[kind].points <= points}
        found: list[tuple[str, str]] = []
        while fitting and not found:
            size = random.choice(sorted({*fitting.values()}))
            kinds = [kind for kind in fitting if fitting[kind] == size]
            found = [
                (area, kind) for kind in kinds for area in with_room(catalogue, rows, force, kind, size, whole // 2)
            ]
            fitting = {kind: one for kind, one in fitting.items() if one != size}
        if not found:
            return None
        area, kind = random.choice(found)
        force, points = with_dice(force, area, (*force.dice_in(area), kind)), points - plain[kind].points
    return force


def with_room(catalogue: Catalogue, rows: Rows, force: Force, kind: str, points: int, most: int) -> list[str]:
    """Return the sections of items that may take an item of these points."""
    armies = {row.name: row.carried_by for row in carried(rows)}
    return [
        area
        for area in carriers(catalogue, rows, force, kind)
        if worth_in(catalogue, rows, force, armies[area]) + points <= most
    ]

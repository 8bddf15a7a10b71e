"""The dice of campaigns that may be chosen, and what items are worth and who carries them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Final, Literal

from ddtable.dice.catalogue import Catalogue
from ddtable.dice.types import Family, ItemType, UnitType

Faces = Literal["all", "known"]
"""The dice that may be chosen: all, or only those whose faces are published or entered by the player (Q110)."""

LISTED: Final[tuple[Family, ...]] = ("dragonkin", "champions", "items")
MOST_CARRIED: Final = 2


def campaign_dice(catalogue: Catalogue, families: Iterable[Family] = LISTED, faces: Faces = "all") -> tuple[str, ...]:
    """Return the ids of the campaign dice of some families that may be chosen, in the order of the data.

    If the player has entered the faces of a die, its id contains them.
    """
    ids = (catalogue.as_entered(type_id) for family in families for type_id in getattr(catalogue, family))
    return tuple(type_id for type_id in ids if faces == "all" or is_known(catalogue, type_id))


def is_known(catalogue: Catalogue, type_id: str) -> bool:
    """Return True if the faces of a die are not reconstructed."""
    return getattr(catalogue.die(type_id), "mark", "") != "reconstructed"


def may_carry(catalogue: Catalogue, unit: UnitType, items: Sequence[ItemType]) -> bool:
    """Return True if a unit may carry these items together (K2).

    It carries 2 of elements that it has, or 1 die of metal alone. Amazons carry any element; dragonkin carry nothing.
    """
    if not items:
        return True
    if unit.species == "dragonkin":
        return False
    if any(item.carried_alone for item in items):
        return len(items) == 1
    elements = catalogue.elements_of(unit)
    fits = "ivory" in elements or all(set(item.elements) & set(elements) for item in items)
    return fits and len(items) <= MOST_CARRIED


def points_of(items: Iterable[ItemType]) -> int:
    """Return the points of items; the second of each pair of medium equipment, of any icons, counts less."""
    pairs: Counter[tuple[int, int]] = Counter()
    for item in items:
        pairs[item.points, item.second_points] += 1
    return sum((count + 1) // 2 * first + count // 2 * second for (first, second), count in pairs.items())

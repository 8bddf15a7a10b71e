"""What a unit is worth to whoever weighs it: more than its health if it rolls well."""

from __future__ import annotations

from functools import cache

from ddtable.dice.catalogue import catalogue
from ddtable.odds.expected import of_unit


@cache
def worth(type_id: str) -> float:
    """Return what a unit is worth to its army: everything its faces give, a little more for saves."""
    plain = sum(of_unit(type_id, kind) for kind in ("melee", "missile", "maneuver", "magic"))
    picked = of_unit(type_id, "melee", "smite") + of_unit(type_id, "missile", "pick_off")
    return plain + picked + 1.5 * of_unit(type_id, "save_melee") + 0.5 * of_unit(type_id, "melee", "cast")


@cache
def price(type_id: str) -> float:
    """Return what a unit's life is worth in health: rather more than its health if it is worth much."""
    unit = catalogue().unit(type_id)
    return unit.health + 0.05 * worth(type_id)

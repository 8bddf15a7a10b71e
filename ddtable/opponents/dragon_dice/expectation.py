"""The value of a unit for a player who weighs it: more than its health if it rolls well."""

from __future__ import annotations

from functools import cache

from ddtable.dice.catalogue import catalogue
from ddtable.odds.expected import of_unit


@cache
def worth(type_id: str) -> float:
    """Return the value of a unit for its army: all that its faces give, with a bonus for saves."""
    plain = sum(of_unit(type_id, kind) for kind in ("melee", "missile", "maneuver", "magic"))
    picked = of_unit(type_id, "melee", "smite") + of_unit(type_id, "missile", "pick_off")
    return plain + picked + 1.5 * of_unit(type_id, "save_melee") + 0.5 * of_unit(type_id, "melee", "cast")


@cache
def price(type_id: str) -> float:
    """Return the value of a unit's life in health: somewhat more than its health if it rolls well."""
    unit = catalogue().unit(type_id)
    return unit.health + 0.05 * worth(type_id)

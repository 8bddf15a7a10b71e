"""The value of a unit for a player who weighs it: more than its health if it rolls well."""

from __future__ import annotations

from functools import cache

from ddtable.odds.expected import of_unit
from ddtable.rules.dragon_dice.board import health_of_type
from ddtable.rules.dragon_dice.icons import read_icons
from ddtable.rules.dragon_dice.roll_kinds import Kind

ICONS = ("icons_1995", "icons_other", "icons_campaign")


@cache
def worth(type_id: str) -> float:
    """Return the value of a die for its army: all that its faces give, with a bonus for saves."""

    def mean(kind: Kind, result: str = "") -> float:
        return of_unit(type_id, kind, result, read_icons(ICONS))

    plain = mean("melee") + mean("missile") + mean("maneuver") + mean("magic")
    picked = mean("melee", "smite") + mean("missile", "pick_off")
    return plain + picked + 1.5 * mean("save_melee") + 0.5 * mean("melee", "cast")


@cache
def price(type_id: str) -> float:
    """Return the value of a die's life in health: somewhat more than its health if it rolls well."""
    return health_of_type(type_id) + 0.05 * worth(type_id)

"""The lines of a verdict in an edition that limits forces by the number of players (RK1.1, Q141)."""

from __future__ import annotations

from collections.abc import Sequence

from ddtable.dice.catalogue import Catalogue
from ddtable.forces.force import Force
from ddtable.forces.sections import counting, known_units, taking
from ddtable.forces.sums import dragon_slots_of, health_of
from ddtable.rules.dragon_dice.editions import Edition, Limits
from ddtable.rules.dragon_dice.verdict_line import Line


def limited(dice: Catalogue, force: Force, health: int, edition: Edition) -> Sequence[Line]:
    """Return the lines for the number of players whose forces have at most this health.

    If several numbers have, for the first one for which the force is fit, else for the lowest.
    """
    rows = [one for one in edition.limits if one.health == health]
    if not rows:
        sizes = ", ".join(map(str, dict.fromkeys(one.health for one in edition.limits)))
        return (Line(edition.clause("SU1"), "limits_size", False, {"health": health, "sizes": sizes}),)
    found = [_lines(dice, force, row, edition) for row in rows]
    return next((lines for lines in found if all(line.met for line in lines)), found[0])


def _lines(dice: Catalogue, force: Force, row: Limits, edition: Edition) -> Sequence[Line]:
    """Return a line for each limit."""
    pools = [one.name for one in counting(edition.sections)]
    units = tuple(unit for name in pools for unit in known_units(dice, force.dice_in(name)))
    small = sum(sorted(dice.unit(unit).health for unit in units)[: row.territories])
    covers = len(units) >= row.territories and small <= row.initial
    dragons = [one.name for one in taking(edition.sections, "dragon")]
    lands = [one.name for one in taking(edition.sections, "terrain")]
    slots = dragon_slots_of(dice, (die for name in dragons for die in force.dice_in(name) if die in dice.dragons))
    brought = sum(die in dice.terrains for name in lands for die in force.dice_in(name))
    cover: dict[str, int | str] = {"territories": row.territories, "initial": row.initial, "has": small}
    rule = edition.clause("SU1")
    return (
        _line(rule, "limits_health", health_of(dice, units), row.health, row, pools, most=True),
        _line(rule, "limits_units", len(units), row.dice, row, pools),
        Line("Q141", "limits_cover", covers, cover, () if covers else tuple(pools)),
        _line(rule, "limits_dragons", slots, row.dragons, row, dragons, most=True),
        _line(rule, "limits_terrains", brought, row.terrains, row, lands),
    )


def _line(rule: str, key: str, has: int, due: int, row: Limits, where: Sequence[str], *, most: bool = False) -> Line:
    """Return the line of a number that has a limit: the least of it, or with `most` the most."""
    met = has <= due if most else has >= due
    values: dict[str, int | str] = {"has": has, "due": due, "apart": abs(has - due), "players": row.players}
    return Line(rule, key, met, {**values, "side": "met" if met else "not"}, () if met else tuple(where))

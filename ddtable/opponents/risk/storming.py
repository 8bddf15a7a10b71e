"""An attack as a chain until it stops, as an estimate: the chance to take a territory, and the losses of both sides.

It counts the faces of the dice alone: no powers, spells, terrains, and no icons that act. The attackers fight on as
long as each exchange kills a unit (RK4.2e); both sides give up the dice that they need least. Of each exchange only the
likeliest results are followed, fewer for large armies. So it is an estimate for choosing between attacks, not odds.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, NamedTuple, TypeAlias

from ddtable.dice.catalogue import of_the_dice
from ddtable.odds.casualties import cheapest
from ddtable.odds.expected import gives, of_units, shown
from ddtable.rules.dragon_dice.board import health_of_type
from ddtable.rules.dragon_dice.roll_kinds import Kind

Units: TypeAlias = tuple[str, ...]
"""The types of units that fight together."""
Way: TypeAlias = Literal["skirmish", "charge", "missile"]

KEPT = 1 << 15
LEAST = 0.01
"""The chance from which a result is followed."""
LONGEST = 5
"""The exchanges that are followed: a longer chain counts as stopped."""
FOLLOWED = ((16, 8), (40, 4))
"""The results of an exchange that are followed, by the number of pairs of dice of both sides; FEWEST for more pairs."""
FEWEST = 2


class Storm(NamedTuple):
    """The end of a chain: the chance to take the territory, the health that the attackers lose and that they kill."""

    taken: float
    lost: float
    killed: float


WALKED_IN, HELD = Storm(1.0, 0.0, 0.0), Storm(0.0, 0.0, 0.0)


def health_in(units: Units) -> int:
    """Return the health of some units."""
    return sum(map(health_of_type, units))


@of_the_dice(most=KEPT)
def storm(attackers: Units, defenders: Units, way: Way, longest: int = LONGEST) -> Storm:
    """Return the end of an attack that goes on as long as it can; missiles shoot once (RK4.2e)."""
    if not defenders:
        return WALKED_IN
    if not attackers or not longest:
        return HELD
    taken = lost = killed = 0.0
    for mine, theirs, share in _exchange(attackers, defenders, way):
        lost += share * (health_in(attackers) - health_in(mine))
        killed += share * (health_in(defenders) - health_in(theirs))
        if not theirs:
            taken += share * bool(mine)
        elif mine and len(theirs) < len(defenders) and way != "missile":
            more = storm(mine, theirs, way, longest - 1)
            taken, lost, killed = taken + share * more.taken, lost + share * more.lost, killed + share * more.killed
    return Storm(taken, lost, killed)


def _exchange(attackers: Units, defenders: Units, way: Way) -> list[tuple[Units, Units, float]]:
    """Return the likeliest results of one exchange: the units that both sides have left, and the chance."""
    pairs = len(attackers) * len(defenders)
    most = next((number for limit, number in FOLLOWED if pairs <= limit), FEWEST)
    if way == "missile":
        return [(attackers, left, share) for left, share in _left(defenders, attackers, ("missile", "save"), most)]
    if way == "charge":
        saved = _left(defenders, attackers, ("charge", "charge_defence"), most)
        struck = _surviving(attackers, _rolled(defenders, "charge_defence", ("melee", "smite")), most)
        return [(mine, theirs, one * other) for mine, one in struck for theirs, other in saved]
    found = []
    for theirs, share in _left(defenders, attackers, ("melee", "save_melee"), most):
        back = _left(attackers, theirs, ("melee", "save_melee"), most) if theirs else [(attackers, 1.0)]
        found += [(mine, theirs, share * other) for mine, other in back]
    return found


@of_the_dice(most=KEPT)
def _left(struck: Units, striking: Units, kinds: tuple[Kind, Kind], most: int) -> list[tuple[Units, float]]:
    """Return what is left of units after a blow: hits less saves."""
    attack, defence = kinds
    hits = _rolled(striking, attack, (attack, "smite"))
    saves = _rolled(struck, defence, ("save", "id") if defence == "charge_defence" else ("save",))
    limit = health_in(struck)
    damage = [0.0] * (limit + 1)
    for hit, share in enumerate(hits):
        for saved, part in enumerate(saves):
            damage[min(limit, max(0, hit - saved))] += share * part
    return _surviving(struck, damage, most)


def _surviving(units: Units, damage: Sequence[float], most: int) -> list[tuple[Units, float]]:
    """Return the likeliest units that are left after a damage with these chances."""
    rows, found = _by_damage(units), dict[Units, float]()
    for amount, share in enumerate(damage):
        left = rows[min(amount, len(rows) - 1)]
        found[left] = found.get(left, 0.0) + share
    likely = sorted(found.items(), key=lambda one: -one[1])[:most]
    kept = [(left, share) for left, share in likely if share >= LEAST]
    whole = sum(share for _, share in kept)
    return [(left, share / whole) for left, share in kept]


@of_the_dice(most=KEPT)
def _by_damage(units: Units) -> list[Units]:
    """Return for each damage the units that are left (C10.1)."""
    worths = [sum(of_units((unit,))) for unit in units]
    rows = cheapest(range(len(units)), [*map(health_of_type, units)], worths)
    return [tuple(unit for at, unit in enumerate(units) if at not in dead) for dead in rows]


@of_the_dice(most=KEPT)
def _rolled(units: Units, kind: Kind, results: tuple[str, ...]) -> tuple[float, ...]:
    """Return the chance of each total of some results, from 0, without rolling again."""
    if not units:
        return (1.0,)
    before, row = _rolled(units[:-1], kind, results), _of_die(units[-1], kind, results)
    found = [0.0] * (len(before) + len(row) - 1)
    for total, share in enumerate(before):
        for more, part in enumerate(row):
            found[total + more] += share * part
    return tuple(found)


@of_the_dice(most=KEPT)
def _of_die(unit: str, kind: Kind, results: tuple[str, ...]) -> tuple[float, ...]:
    faces = [max(0, sum(gives(icon, count, kind, result) for result in results)) for icon, count in shown(unit)]
    return tuple(faces.count(total) / len(faces) for total in range(max(faces) + 1))

"""What a die may be expected to roll: averages over its faces, and the odds of what comes through."""

from __future__ import annotations

from functools import cache
from math import erf, exp, pi, sqrt
from typing import NamedTuple

from ddtable.dice.catalogue import catalogue
from ddtable.rules.classic.icons import use_of
from ddtable.rules.classic.rolls import COUNTED, Kind


class Total(NamedTuple):
    """What some dice give together: the average, and the square of how far a roll strays from it."""

    mean: float
    variance: float


NOTHING = Total(0.0, 0.0)


class Yield(NamedTuple):
    """What one die gives to a result on average: its normal icons, its special ones, its plain maneuver icons."""

    normal: float
    special: float
    maneuver: float
    variance: float


@cache
def of_die(type_id: str, kind: Kind, result: str = "") -> Yield:
    """Return what a unit gives to a result of a kind of roll (C0.3, C6.1, C14); the first result if none is named.

    "id" stands for the IDs of a combined roll, "pick_off" for the health that Bullseye picks out.
    """
    unit = catalogue().unit(type_id)
    icons = ("id",) if result == "id" else dict(COUNTED[kind]).get(result or COUNTED[kind][0][0], ())
    normal, special, maneuver, again = [], [], [], 0
    for face in unit.faces:
        use = use_of(face.icon, kind)
        count = unit.health if face.icon == "id" else face.count
        normal.append(count if face.icon in icons else 0)
        picked = count if result and use.hook == result else 0
        special.append(count * use.gives.get(result or COUNTED[kind][0][0], 0) + picked)
        maneuver.append(count if face.icon == "maneuver" else 0)
        again += use.again
    sides = len(unit.faces)
    mean = (sum(normal) + sum(special)) / sides
    spread = sum((one + other - mean) ** 2 for one, other in zip(normal, special, strict=True)) / sides
    more = sides / (sides - again)
    return Yield(sum(normal) / sides * more, sum(special) / sides * more, sum(maneuver) / sides * more, spread * more)


def of_unit(type_id: str, kind: Kind, result: str = "") -> float:
    """Return the average results of one unit in a kind of roll, without powers and spells."""
    found = of_die(type_id, kind, result)
    return found.normal + found.special


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


@cache
def saves_alone(type_id: str) -> float:
    """Return the chance that a unit saves itself alone: a save, an ID, what counts as a save (C6.2)."""
    faces = catalogue().unit(type_id).faces
    return sum(face.icon in ("save", "id") or "save" in use_of(face.icon, "single").gives for face in faces) / len(
        faces
    )


def excess(mean: float, variance: float) -> float:
    """Return what comes through on average where `mean` more is rolled than saved: less than nothing never does."""
    if variance <= 0:
        return max(0.0, mean)
    far = sqrt(variance)
    return far * exp(-((mean / far) ** 2) / 2) / sqrt(2 * pi) + mean * chance(mean, variance)


def chance(mean: float, variance: float) -> float:
    """Return the chance that something of this average is more than nothing."""
    if variance <= 0:
        return 1.0 if mean > 0 else 0.0
    return (1 + erf(mean / sqrt(2 * variance))) / 2

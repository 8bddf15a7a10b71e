"""What dice may be expected to roll: averages over their faces, and the odds of what comes through."""

from __future__ import annotations

from collections.abc import Iterable
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


class Expected(NamedTuple):
    """What units roll together on average in the five kinds of roll that count one result.

    IDs count as that result, special action icons as what they give to it; `melee` holds Smite too, and `missile` the
    health that Bullseye picks out. Dice that roll again do. Terrains, racial powers and spells are left out.
    """

    melee: float
    missile: float
    magic: float
    maneuver: float
    save: float


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
def _of_one(type_id: str) -> Expected:
    return Expected(
        melee=of_unit(type_id, "melee") + of_unit(type_id, "melee", "smite"),
        missile=of_unit(type_id, "missile") + of_unit(type_id, "missile", "pick_off"),
        magic=of_unit(type_id, "magic"),
        maneuver=of_unit(type_id, "maneuver"),
        save=of_unit(type_id, "save"),
    )


def of_units(type_ids: Iterable[str]) -> Expected:
    """Return what these units roll together on average, a unit that stands twice counted twice."""
    found = [_of_one(type_id) for type_id in type_ids]
    return Expected(*(sum(column) for column in zip(*found, strict=True))) if found else Expected(0, 0, 0, 0, 0)


@cache
def saves_alone(type_id: str) -> float:
    """Return the chance that a unit saves itself alone: a save, an ID, what counts as a save (C6.2)."""
    faces = catalogue().unit(type_id).faces
    saved = sum(face.icon in ("save", "id") or "save" in use_of(face.icon, "single").gives for face in faces)
    return saved / len(faces)


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

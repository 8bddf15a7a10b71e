"""What dice may be expected to roll: averages over their faces, and the odds of what comes through."""

from __future__ import annotations

from collections.abc import Iterable
from math import erf, exp, pi, sqrt
from typing import Final, Literal, NamedTuple, TypeAlias, get_args

from ddtable.dice.catalogue import catalogue, of_the_dice
from ddtable.rules.classic.icons import use_of, worth
from ddtable.rules.classic.rolls import COUNTED, Kind

Counted: TypeAlias = Literal["melee", "missile", "magic", "maneuver", "save"]
COUNTED_KINDS: Final[tuple[Counted, ...]] = get_args(Counted)

RESULTS: Final[dict[Counted, tuple[str, ...]]] = {
    "melee": ("melee", "smite"),
    "missile": ("missile", "smite", "pick_off"),
    "magic": ("magic",),
    "maneuver": ("maneuver",),
    "save": ("save",),
}
"""What is added up where one figure is wanted of a kind of roll: damage without saves and picked off units too."""


class Total(NamedTuple):
    """What some dice give together: the average, and the square of how far a roll strays from it."""

    mean: float
    variance: float


NOTHING = Total(0.0, 0.0)
HOOKED = {  # what hooks count as: themselves, or saves that their owner may take
    "pick_off": "pick_off",
    "cast": "cast",
    "cloak": "save",
    "regenerate": "save",
    "grow": "save",
}


class Yield(NamedTuple):
    """What one die gives to a result on average: its normal icons, its special ones, its plain maneuver icons."""

    normal: float
    special: float
    maneuver: float
    variance: float


class Expected(NamedTuple):
    """What units roll together on average in the five kinds of roll that count one result.

    IDs count as that result, special action icons as what they give to it; `melee` and `missile` hold damage that no
    save takes off too, `missile` the health that Bullseye picks out. Dice that roll again do. What icons do to the
    other side's dice, terrains, racial powers and spells are left out.
    """

    melee: float
    missile: float
    magic: float
    maneuver: float
    save: float


@of_the_dice
def shown(type_id: str) -> tuple[tuple[str, int], ...]:
    """Return the faces of a unit: the icon of each, and how much it is worth, an ID the unit's health (C0.2, C0.3)."""
    unit = catalogue().unit(type_id)
    return tuple((face.icon, unit.health if face.icon == "id" else worth(face.icon, face.count)) for face in unit.faces)


def plain(icon: str, kind: Kind, result: str) -> bool:
    """Tell whether an icon counts as a result by itself: it shows it, or is an ID (C0.3, C6.1)."""
    return icon in (("id",) if result == "id" else dict(COUNTED[kind]).get(result, ()))


def extra(icon: str, count: int, kind: Kind, result: str) -> int:
    """Return what a special icon gives to a result, "pick_off" for the health that Bullseye picks out (C14)."""
    use = use_of(icon, kind)
    return count * (use.gives.get(result, 0) + (HOOKED.get(use.hook) == result))


def gives(icon: str, count: int, kind: Kind, result: str) -> int:
    """Return what a face gives to a result of a kind of roll."""
    return count * plain(icon, kind, result) + extra(icon, count, kind, result)


@of_the_dice
def of_die(type_id: str, kind: Kind, result: str = "") -> Yield:
    """Return what a unit gives to a result of a kind of roll (C0.3, C6.1, C14); the first result if none is named.

    "id" stands for the IDs of a combined roll, "pick_off" for the health that Bullseye picks out.
    """
    wanted = result or COUNTED[kind][0][0]
    faces = shown(type_id)
    normal = [count * plain(icon, kind, wanted) for icon, count in faces]
    special = [extra(icon, count, kind, wanted) for icon, count in faces]
    maneuver = sum(count for icon, count in faces if icon == "maneuver")
    sides, again = len(faces), sum(use_of(icon, kind).again for icon, _ in faces)
    mean = (sum(normal) + sum(special)) / sides
    spread = sum((one + other - mean) ** 2 for one, other in zip(normal, special, strict=True)) / sides
    more = sides / (sides - again)
    return Yield(sum(normal) / sides * more, sum(special) / sides * more, maneuver / sides * more, spread * more)


def of_unit(type_id: str, kind: Kind, result: str = "") -> float:
    """Return the average results of one unit in a kind of roll, without powers and spells."""
    found = of_die(type_id, kind, result)
    return found.normal + found.special


@of_the_dice
def _of_one(type_id: str) -> Expected:
    return Expected(**{kind: sum(of_unit(type_id, kind, result) for result in RESULTS[kind]) for kind in RESULTS})


def of_units(type_ids: Iterable[str]) -> Expected:
    """Return what these units roll together on average, a unit that stands twice counted twice."""
    found = [_of_one(type_id) for type_id in type_ids]
    return Expected(*(sum(column) for column in zip(*found, strict=True))) if found else Expected(0, 0, 0, 0, 0)


@of_the_dice
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

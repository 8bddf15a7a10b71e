"""Expected rolls of dice: averages over their faces, and the chance that one total exceeds another."""

from __future__ import annotations

from collections.abc import Iterable
from math import erf, exp, pi, sqrt
from typing import Final, Literal, NamedTuple, TypeAlias, get_args

from ddtable.dice.catalogue import catalogue, of_the_dice
from ddtable.rules.dragon_dice.held import beside
from ddtable.rules.dragon_dice.icons import Icons, read_icons, use_of
from ddtable.rules.dragon_dice.roll_kinds import COUNTED, Kind
from ddtable.rules.dragon_dice.rolls import face_of

Counted: TypeAlias = Literal["melee", "missile", "magic", "maneuver", "save"]
COUNTED_KINDS: Final[tuple[Counted, ...]] = get_args(Counted)

RESULTS: Final[dict[Counted, tuple[str, ...]]] = {
    "melee": ("melee", "smite"),
    "missile": ("missile", "smite", "pick_off"),
    "magic": ("magic",),
    "maneuver": ("maneuver",),
    "save": ("save",),
}
"""The results added up for one figure per kind of roll, with unsavable damage and health that Bullseye kills."""


class Total(NamedTuple):
    """The total of several dice: the average and the variance."""

    mean: float
    variance: float


NOTHING = Total(0.0, 0.0)
SLAIN = 3.5  # health that a slain dragon is worth to those that it attacks
HOOKED = {  # the result of each hook: itself, or saves that the owner may take
    "pick_off": "pick_off",
    "cast": "cast",
    "cloak": "save",
    "regenerate": "save",
    "grow": "save",
}


class Yield(NamedTuple):
    """The average contribution of one die to a result: normal icons, special icons, maneuver icons."""

    normal: float
    special: float
    maneuver: float
    variance: float


class Expected(NamedTuple):
    """The average results of units in the five kinds of roll that count one result.

    IDs count as that result, special action icons as the results they give. `melee` and `missile` include damage that
    cannot be saved, `missile` the health that Bullseye kills. Rolling again is included. Effects on the enemy's dice,
    terrains, racial powers and spells are left out.
    """

    melee: float
    missile: float
    magic: float
    maneuver: float
    save: float


@of_the_dice
def shown(type_id: str) -> tuple[tuple[str, int], ...]:
    """Return the faces of a die: the icon and the value of each; an ID is worth the unit's health (C0.2, C0.3)."""
    return tuple(face_of(type_id, index) for index in range(len(catalogue().die(type_id).faces)))


def plain(icon: str, kind: Kind, result: str) -> bool:
    """Return True if an icon counts as a result by itself: it is that icon, or an ID (C0.3, C6.1)."""
    return icon in (("id",) if result == "id" else dict(COUNTED[kind]).get(result, ()))


def extra(icon: str, count: int, kind: Kind, result: str, icons: Icons | None = None) -> int:
    """Return the contribution of a special icon to a result, "pick_off" for the health that Bullseye kills (C14)."""
    use = (icons or read_icons()).use_of(icon, kind)
    return count * (use.gives.get(result, 0) + (HOOKED.get(use.hook) == result))


def gives(icon: str, count: int, kind: Kind, result: str) -> int:
    """Return the contribution of a face to a result of a kind of roll."""
    return count * plain(icon, kind, result) + extra(icon, count, kind, result)


@of_the_dice
def of_die(type_id: str, kind: Kind, result: str = "", icons: Icons | None = None) -> Yield:
    """Return the contribution of a unit to a result of a kind of roll (C0.3, C6.1, C14); by default the first result.

    "id" is for the IDs of a combined roll, "pick_off" for the health that Bullseye kills. `icons`: those of an edition.
    """
    wanted = result or COUNTED[kind][0][0]
    faces, icons = shown(type_id), icons or read_icons()
    normal = [count * plain(icon, kind, wanted) for icon, count in faces]
    besides = [beside(type_id, icon, wanted) if kind in COUNTED else 0 for icon, _ in faces]
    special = [
        extra(icon, count, kind, wanted, icons) + added for (icon, count), added in zip(faces, besides, strict=True)
    ]
    maneuver = sum(count for icon, count in faces if icon == "maneuver")
    sides, again = len(faces), sum(icons.use_of(icon, kind).again for icon, _ in faces)
    mean = (sum(normal) + sum(special)) / sides
    spread = sum((one + other - mean) ** 2 for one, other in zip(normal, special, strict=True)) / sides
    more = sides / (sides - again)
    return Yield(sum(normal) / sides * more, sum(special) / sides * more, maneuver / sides * more, spread * more)


def of_unit(type_id: str, kind: Kind, result: str = "", icons: Icons | None = None) -> float:
    """Return the average results of one unit in a kind of roll, without powers and spells."""
    found = of_die(type_id, kind, result, icons)
    return found.normal + found.special


@of_the_dice
def _of_one(type_id: str) -> Expected:
    return Expected(**{kind: sum(of_unit(type_id, kind, result) for result in RESULTS[kind]) for kind in RESULTS})


def of_units(type_ids: Iterable[str]) -> Expected:
    """Return the average results of these units together; a unit that is listed twice counts twice."""
    found = [_of_one(type_id) for type_id in type_ids]
    return Expected(*(sum(column) for column in zip(*found, strict=True))) if found else Expected(0, 0, 0, 0, 0)


@of_the_dice
def saves_alone(type_id: str) -> float:
    """Return the chance that a unit saves itself alone: by a save, an ID, or an icon that counts as a save (C6.2)."""
    faces = catalogue().unit(type_id).faces
    saved = sum(face.icon in ("save", "id") or "save" in use_of(face.icon, "single").gives for face in faces)
    return saved / len(faces)


def excess(mean: float, variance: float) -> float:
    """Return the average excess of a total with this mean and variance over 0; negative results count as 0."""
    if variance <= 0:
        return max(0.0, mean)
    far = sqrt(variance)
    return far * exp(-((mean / far) ** 2) / 2) / sqrt(2 * pi) + mean * chance(mean, variance)


def chance(mean: float, variance: float) -> float:
    """Return the chance that a total with this mean and variance is above 0."""
    if variance <= 0:
        return 1.0 if mean > 0 else 0.0
    return (1 + erf(mean / sqrt(2 * variance))) / 2

"""Luck: the rolled results compared with the average of the same dice, so that a player can check the dice."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from math import erf, sqrt
from typing import NamedTuple

from msgspec import Struct

from ddtable.dice.catalogue import catalogue
from ddtable.engine.arithmetic import Face
from ddtable.engine.events import Event
from ddtable.odds.expected import shown
from ddtable.rules.dragon_dice.events.rolls import Rolled, SavedAlone
from ddtable.rules.dragon_dice.held import LOGO, RULER
from ddtable.rules.dragon_dice.icons import use_of
from ddtable.rules.dragon_dice.roll_kinds import COUNTED

SINGLE = "single"  # rolls of units that save themselves alone
CHANGING = (LOGO, RULER, "summon_dragon")  # faces that count as others by what is near
MERGED = {"save_melee": "save", "horde": "maneuver"}  # kinds of rolls shown to players as one


class Worth(NamedTuple):
    """The contribution of one throw of a die to a kind of roll: the average and the variance."""

    mean: float
    variance: float


class Tally(Struct, frozen=True):
    """The results of one kind of roll, or the faces with one icon, with the average of the same throws."""

    name: str
    got: int
    expected: float


class Luck(Struct, frozen=True):
    """The luck of a seat's dice: number of throws, results by kind of roll, faces by icon.

    In a campaign these are also items, dragons and dragonkin, but no dice with faces that count as others.

    `share` is the part of all such games, 0 to 1, in which the same throws give less.
    """

    seat: int
    thrown: int
    kinds: tuple[Tally, ...]
    icons: tuple[Tally, ...]
    share: float


def luck(events: Iterable[Event], types: Sequence[str], seats: int) -> tuple[Luck, ...]:
    """Return the luck of every seat in these events; `types` are the die types by die id."""
    counts = [_Count(seat, types) for seat in range(seats)]
    for event in events:
        if isinstance(event, Rolled) and event.kind in COUNTED:
            counts[event.seat].take(event.kind, event.faces)
        elif isinstance(event, SavedAlone):
            counts[event.seat].take(SINGLE, event.faces)
    return tuple(count.finish() for count in counts)


def worth(icon: str, count: int, kind: str) -> int:
    """Return the value of a face in a kind of roll, before penalties and doubling (C0.3, C6.1, C14.2)."""
    if kind == SINGLE:
        return int(icon in ("save", "id") or "save" in use_of(icon, SINGLE).gives)
    if icon == "id" or any(icon in icons for _, icons in COUNTED[kind]):  # type: ignore[index]
        return count
    use = use_of(icon, kind)
    return count * (sum(use.gives.values()) + (use.hook == "pick_off"))


@cache
def of_throw(type_id: str, kind: str) -> Worth:
    """Return the average and variance of one throw of a unit in a kind of roll; rolling again is another throw."""
    found = [worth(icon, count, kind) for icon, count in shown(type_id)]
    mean = sum(found) / len(found)
    return Worth(mean, sum((one - mean) ** 2 for one in found) / len(found))


@cache
def _is_constant(type_id: str) -> bool:
    """Return True if each face of a die always counts as what it shows: not those of champions or the King's Die."""
    return not any(face.icon in CHANGING for face in catalogue().die(type_id).faces)


@cache
def _shares(type_id: str) -> tuple[tuple[str, float], ...]:
    """Return the share of each icon among the faces of a die: a unit, or what an army holds in a campaign."""
    faces = catalogue().die(type_id).faces
    icons = dict.fromkeys(face.icon for face in faces)
    return tuple((icon, sum(face.icon == icon for face in faces) / len(faces)) for icon in icons)


class _Count:
    """The counts of one seat's throws."""

    def __init__(self, seat: int, types: Sequence[str]) -> None:
        self._seat, self._types = seat, types
        self._thrown, self._variance = 0, 0.0
        self._kinds: dict[str, tuple[int, float]] = {}
        self._icons: dict[str, tuple[int, float]] = {}

    def take(self, kind: str, faces: Iterable[Face]) -> None:
        """Count a roll."""
        name = MERGED.get(kind, kind)
        got, expected = self._kinds.get(name, (0, 0.0))
        for face in faces:
            type_id = self._types[face.die]
            if not _is_constant(type_id):
                continue
            mean, variance = of_throw(type_id, kind)
            got, expected = got + worth(face.icon, face.count, kind), expected + mean
            self._variance += variance
            self._thrown += 1
            self._count_icons(type_id, face.icon)
        self._kinds[name] = got, expected

    def _count_icons(self, type_id: str, shown: str) -> None:
        for icon, share in _shares(type_id):
            got, expected = self._icons.get(icon, (0, 0.0))
            self._icons[icon] = got + (icon == shown), expected + share

    def finish(self) -> Luck:
        """Return the luck of this seat."""
        strays = sum(got - expected for got, expected in self._kinds.values())
        far = sqrt(self._variance)
        share = (1 + erf(strays / far / sqrt(2))) / 2 if far else 0.5
        icons = sorted(self._icons.items(), key=lambda item: -item[1][1])
        return Luck(self._seat, self._thrown, _tallies(self._kinds.items()), _tallies(icons), share)


def _tallies(counts: Iterable[tuple[str, tuple[int, float]]]) -> tuple[Tally, ...]:
    return tuple(Tally(name, got, expected) for name, (got, expected) in counts)

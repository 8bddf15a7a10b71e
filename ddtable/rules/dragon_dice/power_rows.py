"""The rows of racial powers: the abilities of a species, and their lands (C13.1); the rules of powers are in powers.py.

The data are in resources/powers: `1995.toml`, and `house.toml`, the modern powers as a ruling (H45).
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Mapping
from functools import cache
from typing import Literal

import msgspec
from msgspec import Struct

from ddtable.dice.catalogue import catalogue
from ddtable.dice.types import Element
from ddtable.files.resources import resource

PowerKind = Literal[
    "maneuver_doubled",
    "maneuver_as_save",
    "maneuver_as_missile",
    "maneuver_as_melee",
    "maneuver_as_missile_save",
    "save_as_melee",
    "scorching_touch",
    "feralization",
    "winters_fortitude",
    "mutate",
    "air_flight",
    "rapid_growth",
    "replanting",
    "stepped_damage",
    "magic_negation",
    "bone_magic",
]

HOUSE = "house"
"""The file of the powers that are ours by a ruling."""

ByLand = Mapping[tuple[str, PowerKind], frozenset[str]]


class Power(Struct, frozen=True, forbid_unknown_fields=True):
    """An ability of one species: on one kind of `terrain`, on every land with one of `elements`, or everywhere.

    `coffin`: it counts the owner's dead of that species, up to this number per 24 health. `house`: by our ruling.
    """

    species: str
    effect: PowerKind
    terrain: str = ""
    elements: tuple[Element, ...] = ()
    coffin: int = 0
    house: bool = False

    @property
    def lands(self) -> tuple[str, ...]:
        """The kinds of land where it works; "" is the reserve."""
        if self.terrain:
            return (self.terrain,)
        kinds = _kinds()
        if self.elements:
            return tuple(kind for kind, elements in kinds.items() if set(self.elements) & set(elements))
        return (*kinds, "")


@cache
def _kinds() -> dict[str, tuple[Element, ...]]:
    """Return the kinds of land with their elements."""
    return {terrain.kind: terrain.elements for terrain in catalogue().terrains.values()}


def read_powers(names: Iterable[str]) -> tuple[Power, ...]:
    """Return the powers of these files, in order (C13.1)."""
    found = []
    for name in names:
        rows = tomllib.loads(resource("powers", f"{name}.toml").read_text("utf-8"))["power"]
        found += [msgspec.convert({**row, "house": name == HOUSE}, Power) for row in rows]
    return tuple(found)


def by_land(powers: Iterable[Power]) -> ByLand:
    """Return the species that have an effect on a kind of land (C13.1)."""
    found: dict[tuple[str, PowerKind], frozenset[str]] = {}
    for power in powers:
        for land in power.lands:
            found[land, power.effect] = found.get((land, power.effect), frozenset()) | {power.species}
    return found

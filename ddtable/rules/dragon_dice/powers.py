"""Racial powers: the abilities of a species, and their lands (C13.1); those of 1995, and ours for the other species.

The data are in resources/powers: `1995.toml`, and `house.toml`, the modern powers as a ruling (H45).
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterable
from functools import cache
from typing import Literal

import msgspec
from msgspec import Struct

from ddtable.dice.catalogue import catalogue
from ddtable.dice.playable import Allowed, starter_species
from ddtable.dice.types import Element
from ddtable.files.resources import resource
from ddtable.rules.dragon_dice.board import RESERVE, ClassicView, dead_units, is_terrain, terrain_kind, units_at

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

COFFIN_HEALTH = 24
NOBODY_HAS_IT: frozenset[str] = frozenset()


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


@cache
def every_power() -> tuple[Power, ...]:
    """Return all powers, those of 1995 first (C13.1)."""
    found = []
    for name in ("1995", "house"):
        rows = tomllib.loads(resource("powers", f"{name}.toml").read_text("utf-8"))["power"]
        found += [msgspec.convert({**row, "house": name == "house"}, Power) for row in rows]
    return tuple(found)


@cache
def powers(allowed: Allowed = "starters") -> dict[tuple[str, PowerKind], frozenset[str]]:
    """Return the species that have an effect on a kind of land, among those that may play (C13.1, H44)."""
    folk = {starter.id for starter in starter_species(catalogue())}
    found: dict[tuple[str, PowerKind], frozenset[str]] = {}
    for power in every_power():
        if allowed == "all" or power.species in folk:
            for land in power.lands:
                found[land, power.effect] = found.get((land, power.effect), frozenset()) | {power.species}
    return found


@cache
def coffin_of(effect: PowerKind) -> int:
    """Return the number of dead per 24 health that a power counts at most."""
    return max(power.coffin for power in every_power() if power.effect == effect)


def land_of(view: ClassicView, place: str) -> str | None:
    """Return the kind of land at a place, "" for the reserve, None if no power works there."""
    if is_terrain(place):
        return terrain_kind(view, place).kind
    return "" if place == RESERVE else None


def species_with(view: ClassicView, place: str, effect: PowerKind) -> frozenset[str]:
    """Return the species that have a power at a place; fast in a game of the starter species (C13.1)."""
    land = terrain_kind(view, place).kind if is_terrain(place) else ""
    return powers(view.board.options.species).get((land, effect), NOBODY_HAS_IT)


def among(view: ClassicView, place: str, dice: Iterable[int], effect: PowerKind) -> tuple[int, ...]:
    """Return those of the dice at this place that have a power there (C13.1)."""
    species = species_with(view, place, effect)
    if not species:
        return ()
    units = catalogue().units
    return tuple([die for die in dice if units[view.dice[die].type].species in species])


def with_power(view: ClassicView, seat: int, place: str, effect: PowerKind) -> tuple[int, ...]:
    """Return an army's units that have a power at their place (C13.1)."""
    if not species_with(view, place, effect):
        return ()
    return among(view, place, units_at(view, seat, place), effect)


def coffin(view: ClassicView, seat: int, effect: PowerKind) -> int:
    """Return the limit of a power that counts the dead of its species (H46)."""
    species = powers(view.board.options.species).get(("", effect), NOBODY_HAS_IT)
    units = catalogue().units
    dead = sum(units[view.dice[die].type].species in species for die in dead_units(view, seat))
    return min(dead, coffin_of(effect) * -(-view.board.health // COFFIN_HEALTH))

"""Racial powers in a game: which dice have which ability where (C13.1). Their rows are in power_rows.py."""

from __future__ import annotations

from collections.abc import Container, Iterable

from ddtable.dice.catalogue import catalogue
from ddtable.rules.dragon_dice.board import RESERVE, ClassicView, dead_units, terrain_kind, units_at
from ddtable.rules.dragon_dice.places import is_joint, is_terrain
from ddtable.rules.dragon_dice.power_rows import PowerKind

COFFIN_HEALTH = 24
NOBODY_HAS_IT: frozenset[str] = frozenset()


def land_of(view: ClassicView, place: str) -> str | None:
    """Return the kind of land at a place, "" for the reserve, None if no power works there."""
    if is_terrain(place):
        return terrain_kind(view, place).kind
    return "" if place == RESERVE else None


def species_with(view: ClassicView, place: str, effect: PowerKind) -> frozenset[str]:
    """Return the species that have a power at a place; fast in a game of the starter species (C13.1)."""
    edition = view.board.edition
    if effect not in edition.effects:
        return NOBODY_HAS_IT
    land = terrain_kind(view, place).kind if is_terrain(place) else ""
    return edition.powers_by_land.get((land, effect), NOBODY_HAS_IT)


def among(view: ClassicView, place: str, dice: Iterable[int], effect: PowerKind) -> tuple[int, ...]:
    """Return those of the dice at this place that have a power there (C13.1); in a joint roll each where it stands."""
    if is_joint(place):
        table = view.dice
        return tuple([die for die in dice if among(view, table[die].place, (die,), effect)])
    species = species_with(view, place, effect)
    if not species:
        return ()
    return among_species(view, dice, species)


def among_species(view: ClassicView, dice: Iterable[int], species: Container[str]) -> tuple[int, ...]:
    """Return those of the dice that are units of some species."""
    units, table = catalogue().units, view.dice
    return tuple([die for die in dice if (unit := units.get(table[die].type)) and unit.species in species])


def with_power(view: ClassicView, seat: int, place: str, effect: PowerKind) -> tuple[int, ...]:
    """Return an army's units that have a power at their place (C13.1)."""
    dice = units_at(view, seat, place)
    return among(view, place, dice, effect) if dice else ()


def coffin(view: ClassicView, seat: int, effect: PowerKind) -> int:
    """Return the limit of a power that counts the dead of its species (H46)."""
    species = view.board.edition.powers_by_land.get(("", effect), NOBODY_HAS_IT)
    dead = len(among_species(view, dead_units(view, seat), species))
    return min(dead, view.board.edition.coffins[effect] * -(-view.board.health // COFFIN_HEALTH))

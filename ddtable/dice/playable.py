"""The dice of 1995: what forces are built from today."""

from __future__ import annotations

from collections.abc import Iterable

from ddtable.dice.catalogue import Catalogue
from ddtable.dice.types import DragonType, Species, TerrainType, UnitType


def starter_species(catalogue: Catalogue) -> tuple[Species, ...]:
    """Return the four species of the starter sets (C0.5)."""
    return tuple(folk for folk in catalogue.species.values() if folk.starter_1995)


def playable_units(catalogue: Catalogue, species: Iterable[str] | None = None) -> tuple[UnitType, ...]:
    """Return the six-sided dice of the starter species: 60, or 15 for each of `species` that is one of them."""
    folk = {starter.id for starter in starter_species(catalogue)}
    if species is not None:
        folk &= set(species)
    return tuple(unit for unit in catalogue.units.values() if unit.species in folk and not unit.is_monster)


def terrains_1995(catalogue: Catalogue) -> tuple[TerrainType, ...]:
    """Return the sixteen terrain dice of 1995 (C0.7)."""
    return tuple(terrain for terrain in catalogue.terrains.values() if terrain.original_1995)


def dragons_1995(catalogue: Catalogue) -> tuple[DragonType, ...]:
    """Return the ten dragons of a single element (C0.8)."""
    return tuple(dragon for dragon in catalogue.dragons.values() if dragon.kind == "elemental")

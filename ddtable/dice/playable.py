"""The dice that a game is played with: those of the starter species of 1995, or those of all species."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal

from ddtable.dice.catalogue import Catalogue
from ddtable.dice.types import DragonType, Species, TerrainType, UnitType

Allowed = Literal["starters", "all"]
"""Which units may play: the six-sided dice of the four starter species, or every unit of every species (H44)."""


def starter_species(catalogue: Catalogue) -> tuple[Species, ...]:
    """Return the four species of the starter sets (C0.5)."""
    return tuple(folk for folk in catalogue.species.values() if folk.starter_1995)


def playable_species(catalogue: Catalogue, allowed: Allowed = "starters") -> tuple[Species, ...]:
    """Return the species whose units may play: four, or all twelve."""
    return starter_species(catalogue) if allowed == "starters" else tuple(catalogue.species.values())


def playable_units(
    catalogue: Catalogue, species: Iterable[str] | None = None, allowed: Allowed = "starters"
) -> tuple[UnitType, ...]:
    """Return the units that may play, of those of `species` that may.

    They are the six-sided dice of the starter species, 15 a species, or all units with their monsters, 20 a species.
    """
    folk = {one.id for one in playable_species(catalogue, allowed)}
    if species is not None:
        folk &= set(species)
    return tuple(
        unit for unit in catalogue.units.values() if unit.species in folk and (allowed == "all" or not unit.is_monster)
    )


def terrains_1995(catalogue: Catalogue) -> tuple[TerrainType, ...]:
    """Return the sixteen terrain dice of 1995 (C0.7)."""
    return tuple(terrain for terrain in catalogue.terrains.values() if terrain.original_1995)


def dragons_1995(catalogue: Catalogue) -> tuple[DragonType, ...]:
    """Return the ten dragons of a single element (C0.8)."""
    return tuple(dragon for dragon in catalogue.dragons.values() if dragon.kind == "elemental")

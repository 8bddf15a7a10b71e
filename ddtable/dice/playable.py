"""The dice allowed in a game: those of the starter species of 1995, or those of all species."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal

from ddtable.dice.catalogue import Catalogue
from ddtable.dice.types import DragonType, Species, TerrainType, UnitType

Allowed = Literal["starters", "all"]
"""The allowed dice: six-sided units of the four starter species and dragons of one element, or all dice (H44)."""


def starter_species(catalogue: Catalogue) -> tuple[Species, ...]:
    """Return the four species of the starter sets (C0.5)."""
    return catalogue.of_1995[0]


def playable_species(catalogue: Catalogue, allowed: Allowed = "starters") -> tuple[Species, ...]:
    """Return the species whose units may play: the four starter species, or all twelve."""
    return starter_species(catalogue) if allowed == "starters" else tuple(catalogue.species.values())


def playable_units(
    catalogue: Catalogue, species: Iterable[str] | None = None, allowed: Allowed = "starters"
) -> tuple[UnitType, ...]:
    """Return the units that may play; only those of `species`, if given.

    These are the six-sided dice of the starter species, 15 per species, or all units with monsters, 20 per species.
    """
    folk = frozenset([one.id for one in playable_species(catalogue, allowed)])
    if species is not None:
        folk &= frozenset(species)
    asked = (folk, allowed == "all")
    units = catalogue.units_together.get(asked)
    if units is None:
        units = tuple(
            unit for unit in catalogue.units.values() if unit.species in folk and (asked[1] or not unit.is_monster)
        )
        catalogue.units_together[asked] = units
    return units


def terrains_1995(catalogue: Catalogue) -> tuple[TerrainType, ...]:
    """Return the 16 terrain dice of 1995 (C0.7)."""
    return catalogue.of_1995[1]


def dragons_1995(catalogue: Catalogue) -> tuple[DragonType, ...]:
    """Return the 10 dragons of a single element (C0.8)."""
    return catalogue.of_1995[2]


def playable_dragons(catalogue: Catalogue, allowed: Allowed = "starters") -> tuple[DragonType, ...]:
    """Return the dragons that may play: those of 1995, or all published ones if all species play (C0.8, H91)."""
    return dragons_1995(catalogue) if allowed == "starters" else tuple(catalogue.dragons.values())


def allowed_for(catalogue: Catalogue, dice: Iterable[str]) -> Allowed:
    """Return which dice must be allowed so that these units and dragons may play; unknown dice are ignored.

    The player's own dice are never starter dice; no game accepts them.
    """
    usual = {unit.id for unit in playable_units(catalogue)} | {dragon.id for dragon in dragons_1995(catalogue)}
    known = {die for die in dice if die in catalogue.units or die in catalogue.own_units or die in catalogue.dragons}
    return "starters" if known <= usual else "all"

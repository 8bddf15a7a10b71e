"""All dice there are, by id."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache, cached_property
from pathlib import Path
from typing import TypeVar

from ddtable.dice.errors import CatalogueError
from ddtable.dice.loading import read_dragons, read_icons, read_species, read_terrains, read_units
from ddtable.dice.types import DieType, DragonType, Icon, Species, TerrainType, UnitType
from ddtable.resources import resource

_Entry = TypeVar("_Entry")


@dataclass(frozen=True)
class Catalogue:
    """Every die type, species and icon by its id, each mapping in the order of the data."""

    units: Mapping[str, UnitType]
    terrains: Mapping[str, TerrainType]
    dragons: Mapping[str, DragonType]
    species: Mapping[str, Species]
    icons: Mapping[str, Icon]

    @cached_property
    def dice(self) -> Mapping[str, DieType]:
        """Units, terrains and dragons together; no id is used twice."""
        return {**self.units, **self.terrains, **self.dragons}

    def die(self, type_id: str) -> DieType:
        """Return the die of any kind with this id; raise CatalogueError where there is none."""
        return _find(self.dice, "die", type_id)

    def unit(self, type_id: str) -> UnitType:
        """Return the unit with this id; raise CatalogueError where there is none."""
        return _find(self.units, "unit", type_id)

    def terrain(self, type_id: str) -> TerrainType:
        """Return the terrain with this id; raise CatalogueError where there is none."""
        return _find(self.terrains, "terrain", type_id)

    def dragon(self, type_id: str) -> DragonType:
        """Return the dragon with this id; raise CatalogueError where there is none."""
        return _find(self.dragons, "dragon", type_id)

    def units_of(self, species: str) -> tuple[UnitType, ...]:
        """Return the units of a species in the order of its file."""
        return tuple(unit for unit in self.units.values() if unit.species == species)


def _find(entries: Mapping[str, _Entry], what: str, type_id: str) -> _Entry:
    try:
        return entries[type_id]
    except KeyError:
        raise CatalogueError(f"no {what} is called {type_id!r}") from None


def load_catalogue(root: Path) -> Catalogue:
    """Read and check the folder `root`, which is laid out as `resources/dice`.

    Raises CatalogueError with one sentence that names the file, the entry and what is wrong with it.
    """
    icons = read_icons(root)
    species = read_species(root)
    catalogue = Catalogue(
        units=read_units(root, species, icons),
        terrains=read_terrains(root, icons),
        dragons=read_dragons(root, icons),
        species=species,
        icons=icons,
    )
    if len(catalogue.dice) != len(catalogue.units) + len(catalogue.terrains) + len(catalogue.dragons):
        kinds = (catalogue.units, catalogue.terrains, catalogue.dragons)
        twice = next(type_id for type_id in catalogue.dice if sum(type_id in kind for kind in kinds) > 1)
        raise CatalogueError(f"{root.name}: the id {twice!r} is used by two kinds of dice.")
    return catalogue


@cache
def catalogue() -> Catalogue:
    """Return the catalogue of `resources/dice`, read at the first call."""
    return load_catalogue(resource("dice"))

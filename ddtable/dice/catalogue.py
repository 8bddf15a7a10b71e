"""The catalogue: all dice by id."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field, replace
from functools import cache, cached_property, lru_cache, partial
from pathlib import Path
from typing import Any, ParamSpec, TypeVar, overload

from ddtable.dice.errors import CatalogueError
from ddtable.dice.loading import read_dragons, read_icons, read_species, read_terrains, read_units
from ddtable.dice.types import (
    DieType,
    DragonType,
    Element,
    Family,
    Icon,
    OwnDie,
    OwnKind,
    Size,
    Species,
    TerrainType,
    UnitType,
)
from ddtable.files.resources import resource

_Entry = TypeVar("_Entry")
_Asked = ParamSpec("_Asked")
_Told = TypeVar("_Told")

_FOLK_OF_OWN = (
    Species("eldarim", "Eldarim", "", ("ivory",), starter_1995=False),
    Species("dragonkin", "Dragonkin", "", ("ivory",), starter_1995=False),
)
_HELD: Mapping[OwnKind, Family] = {"dragonkin": "dragonkin", "item": "items"}
_OWN_SIZES: Mapping[int, Size] = {1: "common", 2: "uncommon"}


@dataclass(frozen=True)
class Catalogue:
    """Every die type, species and icon by its id, each mapping in the order of the data.

    `own` are the player's own dice. The other mappings do not contain them, so that a loop over all units never finds
    one; `unit` and `die` find them too.
    """

    units: Mapping[str, UnitType]
    terrains: Mapping[str, TerrainType]
    dragons: Mapping[str, DragonType]
    species: Mapping[str, Species]
    icons: Mapping[str, Icon]
    own: Mapping[str, OwnDie] = field(default_factory=dict)

    @cached_property
    def dice(self) -> Mapping[str, DieType]:
        """Units, terrains and dragons in one mapping; no id is used twice."""
        return {**self.units, **self.terrains, **self.dragons}

    @cached_property
    def families(self) -> Mapping[str, Family]:
        """The family of each die that may be in a game; of own dice only those that are not units."""
        own = {die.id: _HELD[die.kind] for die in self.own.values() if die.kind in _HELD}
        units: dict[str, Family] = dict.fromkeys(self.units, "units")
        return units | dict.fromkeys(self.terrains, "terrains") | dict.fromkeys(self.dragons, "dragons") | own

    @cached_property
    def sides(self) -> Mapping[str, int]:
        """The number of faces of each die, own ones included."""
        return {key: len(die.faces) for key, die in [*self.dice.items(), *self.own.items()]}

    @cached_property
    def own_units(self) -> Mapping[str, UnitType]:
        """The player's own dice that have health, as units."""
        return {die.id: _as_unit(die) for die in self.own.values() if die.kind != "item"}

    @cached_property
    def _every_unit(self) -> Mapping[str, UnitType]:
        return {**self.units, **self.own_units}

    @cached_property
    def _every_die(self) -> Mapping[str, DieType]:
        return {**self.dice, **self.own_units}

    @cached_property
    def units_together(self) -> dict[tuple[frozenset[str], bool], tuple[UnitType, ...]]:
        """The units of some species together, with or without monsters, for those that were asked for before."""
        return {}

    @cached_property
    def of_1995(self) -> tuple[tuple[Species, ...], tuple[TerrainType, ...], tuple[DragonType, ...]]:
        """The species of the starter sets, the terrain dice of 1995, and the dragons of a single element."""
        return (
            tuple(folk for folk in self.species.values() if folk.starter_1995),
            tuple(terrain for terrain in self.terrains.values() if terrain.original_1995),
            tuple(dragon for dragon in self.dragons.values() if dragon.kind == "elemental"),
        )

    def die(self, type_id: str) -> DieType:
        """Return the die of any kind with this id, own units included. Raises CatalogueError for an unknown id."""
        return _find(self._every_die, "die", type_id)

    def unit(self, type_id: str) -> UnitType:
        """Return the unit with this id, published or own. Raises CatalogueError for an unknown id."""
        return _find(self._every_unit, "unit", type_id)

    def terrain(self, type_id: str) -> TerrainType:
        """Return the terrain with this id. Raises CatalogueError for an unknown id."""
        return _find(self.terrains, "terrain", type_id)

    def dragon(self, type_id: str) -> DragonType:
        """Return the dragon with this id. Raises CatalogueError for an unknown id."""
        return _find(self.dragons, "dragon", type_id)

    def units_of(self, species: str) -> tuple[UnitType, ...]:
        """Return the units of a species in the order of its file."""
        return tuple(unit for unit in self.units.values() if unit.species == species)

    def elements_of(self, unit: UnitType) -> tuple[Element, ...]:
        """Return the elements of a unit: its own, or those of its species."""
        return unit.elements or self.species[unit.species].elements

    def with_own(self, dice: Iterable[OwnDie]) -> Catalogue:
        """Return the catalogue with these own dice in place of its present ones, and with the species they need."""
        own = {die.id: die for die in dice}
        folk = {die.folk for die in own.values()}
        published = {key: species for key, species in self.species.items() if species not in _FOLK_OF_OWN}
        more = {species.id: species for species in _FOLK_OF_OWN if species.id in folk}
        return replace(self, own=own, species={**published, **more})


def _as_unit(die: OwnDie) -> UnitType:
    """Return an own die as a unit; a champion, which has six sides, gets the size of a rare unit."""
    size: Size = "monster" if len(die.faces) == 10 else _OWN_SIZES.get(die.health, "rare")
    unit_class = die.unit_class or "melee"
    return UnitType(
        die.id, die.folk, die.name, unit_class, size, die.health, die.faces, die.note, die.mark, die.elements
    )


def _find(entries: Mapping[str, _Entry], what: str, type_id: str) -> _Entry:
    try:
        return entries[type_id]
    except KeyError:
        raise CatalogueError(f"no {what} is called {type_id!r}") from None


def load_catalogue(root: Path) -> Catalogue:
    """Read and check the folder `root`, which has the layout of `resources/dice`.

    Raises CatalogueError with one sentence that names the file, the entry and the error in it.
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


_forget: list[Callable[[], None]] = []
_own: list[OwnDie] = []


@overload
def of_the_dice(function: Callable[_Asked, _Told]) -> Callable[_Asked, _Told]: ...


@overload
def of_the_dice(*, most: int) -> Callable[[Callable[_Asked, _Told]], Callable[_Asked, _Told]]: ...


def of_the_dice(function: Callable[..., Any] | None = None, *, most: int | None = None) -> Callable[..., Any]:
    """Cache the results of a function of die ids, the last `most` of them, until `use_own_dice` changes the dice."""
    if function is None:
        return partial(_remembering, most=most)
    return _remembering(function, None)


def _remembering(function: Callable[..., Any], most: int | None) -> Callable[..., Any]:
    remembering = lru_cache(most)(function)
    _forget.append(remembering.cache_clear)
    return remembering


@cache
def published() -> Catalogue:
    """Return the catalogue of `resources/dice` alone, read at the first call."""
    return load_catalogue(resource("dice"))


@of_the_dice
def catalogue() -> Catalogue:
    """Return the catalogue of `resources/dice` and of the player's own dice."""
    return published().with_own(_own) if _own else published()


def use_own_dice(dice: Iterable[OwnDie]) -> None:
    """Set the player's own dice; called at the start and after each change of them."""
    _own[:] = dice
    for forget in _forget:
        forget()

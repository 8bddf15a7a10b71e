"""The catalogue: all dice by id."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field, replace
from functools import cache, cached_property, lru_cache, partial
from pathlib import Path
from typing import Any, ParamSpec, TypeVar, get_args, overload

from ddtable.dice.entered import SIGN, entered_id, replaced, with_entered
from ddtable.dice.errors import CatalogueError
from ddtable.dice.faces import Face
from ddtable.dice.listed import Listed, items_of_row, read_listed, read_minor_terrains, units_of_row
from ddtable.dice.loading import read_dragons, read_icons, read_species, read_terrains, read_units
from ddtable.dice.types import (
    SIZE_OF_HEALTH,
    DieType,
    DragonType,
    Element,
    Family,
    Icon,
    ItemType,
    MinorTerrainType,
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
_FAMILIES: tuple[Family, ...] = get_args(Family)


@dataclass(frozen=True)
class Catalogue:
    """Every die type, species and icon by its id, each mapping in the order of the data.

    `own` are the player's own dice. The other mappings do not contain them, so that a loop over all units never finds
    one; `unit` and `die` find them too. `listed` are the rows of the dice that only campaigns use: `dragonkin`,
    `champions` and `items`. They and the minor terrains are not in `dice` either.
    """

    units: Mapping[str, UnitType]
    terrains: Mapping[str, TerrainType]
    dragons: Mapping[str, DragonType]
    species: Mapping[str, Species]
    icons: Mapping[str, Icon]
    listed: Mapping[str, Listed]
    minor_terrains: Mapping[str, MinorTerrainType]
    own: Mapping[str, OwnDie] = field(default_factory=dict)

    @cached_property
    def dice(self) -> Mapping[str, DieType]:
        """Units, terrains and dragons in one mapping; no id is used twice."""
        return {**self.units, **self.terrains, **self.dragons}

    @cached_property
    def dragonkin(self) -> Mapping[str, UnitType]:
        """The dragonkin by id."""
        return self._units_listed("dragonkin")

    @cached_property
    def champions(self) -> Mapping[str, UnitType]:
        """The champions of the Eldarim by id."""
        return self._units_listed("champion")

    @cached_property
    def army_units(self) -> Mapping[str, UnitType]:
        """The units that may be in an army by id: those of the races, and champions; not dragonkin, own dice."""
        return {**self.units, **self.champions}

    def _units_listed(self, kind: OwnKind) -> dict[str, UnitType]:
        rows = (row for row in self.listed.values() if row.kind == kind)
        return {key: unit for row in rows for key, unit in units_of_row(row).items()}

    @cached_property
    def items(self) -> Mapping[str, ItemType]:
        """The magic items by id."""
        rows = (row for row in self.listed.values() if row.kind == "item")
        return {key: item for row in rows for key, item in items_of_row(row).items()}

    @cached_property
    def of_campaigns(self) -> Mapping[str, DieType]:
        """The dice that only campaigns use in one mapping; no id is used twice, also not in `dice`."""
        return {**self.dragonkin, **self.champions, **self.items, **self.minor_terrains}

    @cached_property
    def folk(self) -> Mapping[str, Species]:
        """The species of all units, also of those that only campaigns use."""
        return {**self.species, **{species.id: species for species in _FOLK_OF_OWN}}

    @cached_property
    def _families(self) -> Mapping[str, Family]:
        own = {die.id: _HELD[die.kind] for die in self.own.values() if die.kind in _HELD}
        return {key: name for name in _FAMILIES for key in getattr(self, name)} | own

    def family(self, type_id: str) -> Family | None:
        """Return the family of a die that may be in a game, of own dice only those that are not units; else None."""
        found = self._families.get(type_id)
        if found is None and (die := self._entered(type_id)) is not None:
            return self._families[die.id.partition(SIGN)[0]]
        return found

    def sides(self, type_id: str) -> int:
        """Return the number of faces of a die, own ones included. Raises CatalogueError for an unknown id."""
        return self._sides.get(type_id) or len(self.die(type_id).faces)

    @cached_property
    def _sides(self) -> Mapping[str, int]:
        return {key: len(die.faces) for key, die in [*self._every_die.items(), *self.own.items()]}

    @cached_property
    def own_units(self) -> Mapping[str, UnitType]:
        """The player's own dice that have health, as units."""
        return {die.id: _as_unit(die) for die in self.own.values() if die.kind != "item"}

    @cached_property
    def _every_unit(self) -> dict[str, UnitType]:
        return {**self.units, **self.dragonkin, **self.champions, **self.own_units}

    @cached_property
    def _every_die(self) -> dict[str, DieType]:
        return {**self.dice, **self.of_campaigns, **self.own_units}

    @cached_property
    def _replaced(self) -> Mapping[str, tuple[Face, ...]]:
        return replaced(self.listed, self.own.values())

    def as_entered(self, type_id: str) -> str:
        """Return the id of a listed die with the faces that the player has entered for it, else its own id."""
        faces = self._replaced.get(type_id)
        return type_id if faces is None else entered_id(type_id, faces)

    def _entered(self, type_id: str) -> UnitType | ItemType | None:
        """Return a listed die with the faces that its id contains, None for any other id."""
        listed, _, faces = type_id.partition(SIGN)
        die = self.of_campaigns.get(listed) if faces else None
        found = with_entered(die, faces, self.icons) if isinstance(die, UnitType | ItemType) else None
        return found if found is not None and found.id == type_id else None

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
        return self._every_die.get(type_id) or self._entered(type_id) or _find(self._every_die, "die", type_id)

    def knows(self, type_id: str) -> bool:
        """Return True if `die` finds a die with this id."""
        return type_id in self._every_die or self._entered(type_id) is not None

    def unit(self, type_id: str) -> UnitType:
        """Return the unit with this id, published or own. Raises CatalogueError for an unknown id."""
        found = self._every_unit.get(type_id) or self._entered(type_id)
        return found if isinstance(found, UnitType) else _find(self._every_unit, "unit", type_id)

    def item(self, type_id: str) -> ItemType:
        """Return the listed item with this id. Raises CatalogueError for an unknown id."""
        found = self.items.get(type_id) or self._entered(type_id)
        return found if isinstance(found, ItemType) else _find(self.items, "item", type_id)

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
        return unit.elements or self.folk[unit.species].elements

    def with_own(self, dice: Iterable[OwnDie]) -> Catalogue:
        """Return the catalogue with these own dice in place of its present ones, and with the species they need."""
        own = {die.id: die for die in dice}
        folk = {die.folk for die in own.values()}
        published = {key: species for key, species in self.species.items() if species not in _FOLK_OF_OWN}
        more = {species.id: species for species in _FOLK_OF_OWN if species.id in folk}
        return replace(self, own=own, species={**published, **more})


def _as_unit(die: OwnDie) -> UnitType:
    """Return an own die as a unit; a champion, which has six sides, gets the size of a rare unit."""
    size: Size = "monster" if len(die.faces) == 10 else SIZE_OF_HEALTH[die.health]
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
        listed=read_listed(root, icons),
        minor_terrains=read_minor_terrains(root, icons),
    )
    ids = Counter(type_id for name in _FAMILIES for type_id in getattr(catalogue, name))
    for type_id, count in ids.items():
        if count > 1:
            raise CatalogueError(f"{root.name}: the id {type_id!r} is used by two kinds of dice.")
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


@of_the_dice
def sides_of(die_type: str) -> int:
    """Return the number of faces of a die. Raises CatalogueError for an unknown id."""
    return catalogue().sides(die_type)


def use_own_dice(dice: Iterable[OwnDie]) -> None:
    """Set the player's own dice; called at the start and after each change of them."""
    _own[:] = dice
    for forget in _forget:
        forget()

"""The content of a roster before layout: sections of rows, equal dice together."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

from msgspec.structs import replace

from ddtable.dice.catalogue import catalogue
from ddtable.dice.faces import Face
from ddtable.dice.types import TerrainType, UnitType
from ddtable.forces.force import ARMY_NAMES, Force
from ddtable.odds.expected import Expected, of_units
from ddtable.rules.dragon_dice.action import BY_NUMBER
from ddtable.rules.dragon_dice.rosters import PlayedForce
from ddtable.texts.plain import one_line

SectionName: TypeAlias = Literal["home", "campaign", "horde", "apart", "dragons", "terrains"]
RowKind: TypeAlias = Literal["unit", "dragon", "terrain"]

RESULTS: Final = Expected._fields
MOST_IN_A_ROW: Final = 50  # a row is never split, so it must fit on any page


@dataclass(frozen=True)
class Row:
    """Dice of one type with their number; for a terrain also which pick it is (SU4)."""

    kind: RowKind
    type_id: str
    count: int = 1
    pick: Literal["", "home", "frontier"] = ""

    @property
    def faces(self) -> int:
        """The number of faces of the die."""
        return len(catalogue().die(self.type_id).faces)

    @property
    def boxes(self) -> int:
        """The number of boxes for losses: 1 for each unit."""
        return self.count if self.kind == "unit" else 0


@dataclass(frozen=True)
class Section:
    """An army, the dragons, or the terrains of a force. `expected` is the average roll of an army."""

    name: SectionName
    rows: tuple[Row, ...]
    expected: Expected | None = None

    @property
    def dice(self) -> int:
        """The number of dice."""
        return sum(row.count for row in self.rows)

    @property
    def units(self) -> tuple[str, ...]:
        """The units, one entry for each die."""
        return tuple(row.type_id for row in self.rows if row.kind == "unit" for _ in range(row.count))


@dataclass(frozen=True)
class Sheet:
    """The roster of one force. `player` may be empty: a starter force has no player."""

    player: str
    force: Force
    sections: tuple[Section, ...]

    @property
    def most(self) -> float:
        """The largest expected result of all its armies: the full length of a bar."""
        found = [value for section in self.sections if section.expected for value in section.expected]
        return max(found, default=0.0)


def sheet_of(player: str, force: Force) -> Sheet:
    """Return the roster of a force; an army without units has no section. Raises CatalogueError for an unknown die."""
    apart = force.apart if isinstance(force, PlayedForce) else ()
    groups: dict[SectionName, tuple[str, ...]] = {name: force.army(name) for name in ARMY_NAMES}
    groups["apart"] = apart
    armies = [
        Section(name, _rows("unit", _sorted_units(units)), of_units(units)) for name, units in groups.items() if units
    ]
    dragons = [Section("dragons", _rows("dragon", force.dragons))] if force.dragons else []
    picks = (Row("terrain", force.home_terrain, pick="home"), Row("terrain", force.frontier, pick="frontier"))
    known = tuple(row for row in picks if row.type_id)
    return Sheet(one_line(player), force, (*armies, *dragons, *([Section("terrains", known)] if known else [])))


def faces_of(force: Force, row: Row) -> tuple[Face, ...]:
    """Return the faces of a row's die as the game reads them: terrains by number or as printed (Q4)."""
    printed = catalogue().die(row.type_id).faces
    if row.kind != "terrain" or not isinstance(force, PlayedForce) or force.faces == "printed":
        return printed
    return (*(replace(face, icon=icon) for face, icon in zip(printed, BY_NUMBER, strict=False)), printed[-1])


def _sorted_units(units: Sequence[str]) -> list[str]:
    """Return units by race, the largest first."""
    dice = catalogue()
    species = list(dice.species)
    return sorted(units, key=lambda unit: (species.index(dice.unit(unit).species), -dice.unit(unit).health, unit))


def _rows(kind: RowKind, types: Sequence[str]) -> tuple[Row, ...]:
    """Return a row for each type, and further rows for a number of dice that is too high for one."""
    return tuple(
        Row(kind, type_id, min(MOST_IN_A_ROW, count - before))
        for type_id, count in Counter(types).items()
        for before in range(0, count, MOST_IN_A_ROW)
    )


def elements_of(type_id: str) -> tuple[str, ...]:
    """Return the elements of a die as drawn; a white dragon is "white"."""
    kind = catalogue().die(type_id)
    if isinstance(kind, UnitType):
        return catalogue().elements_of(kind)
    if not isinstance(kind, TerrainType) and kind.kind == "white":
        return ("white",)
    return kind.elements


def species_elements(species: str, units: Sequence[str]) -> tuple[str, ...]:
    """Return the elements of those units that are of a race: dragonkin have their own, not their race's."""
    of_species = (unit for unit in units if catalogue().unit(unit).species == species)
    return tuple(dict.fromkeys(element for unit in of_species for element in elements_of(unit)))

"""The content of a roster before layout: sections of rows, equal dice together."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Final, Literal, TypeAlias

from msgspec import structs

from ddtable.dice.campaigns import points_of
from ddtable.dice.catalogue import catalogue
from ddtable.dice.faces import Face
from ddtable.dice.types import DragonType, Family, ItemType, UnitType
from ddtable.forces.force import Force
from ddtable.forces.sections import MEDALLION, carried, known_units, rows_for
from ddtable.odds.expected import Expected, of_units
from ddtable.rules.campaign.rosters import Holding, WarForce
from ddtable.rules.dragon_dice.action import BY_NUMBER
from ddtable.rules.dragon_dice.rosters import PlayedForce, rules_for
from ddtable.rules.risk.rosters import Post, WorldForce
from ddtable.texts.plain import one_line

RowKind: TypeAlias = Literal["unit", "dragon", "terrain", "kin", "item"]

RESULTS: Final = Expected._fields
_KINDS: Final[Mapping[Family, RowKind]] = {
    "items": "item",
    "dragons": "dragon",
    "dragonkin": "kin",
    "terrains": "terrain",
}
_ARMIES: Final = ("army", "territory", "reserve")  # of a campaign or on a map: dragons are their members
_PILES: Final = ("recruiting", "dead", "buried")  # of a campaign: they do not roll
MOST_IN_A_ROW: Final = 50  # a row is never split, so it must fit on any page


@dataclass(frozen=True)
class Row:
    """Dice of one type with their number; for a terrain also which pick it is (SU4)."""

    kind: RowKind
    type_id: str
    count: int = 1
    pick: str = ""

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
    """A section of a force with dice, or its picks of terrains together. `expected` is the average roll of an army.

    `holding`: the dice of a campaign that is being played that it shows. `post`: those of a game on a map.
    """

    name: str
    rows: tuple[Row, ...]
    expected: Expected | None = None
    holding: Holding | None = None
    post: Post | None = None

    @property
    def dice(self) -> int:
        """The number of dice."""
        return sum(row.count for row in self.rows)

    @property
    def points(self) -> int:
        """The points of its items, which count like health; medallions have none."""
        items = [catalogue().item(row.type_id) for row in self.rows if row.kind == "item" for _ in range(row.count)]
        return points_of(item for item in items if item.form != MEDALLION)

    @property
    def units(self) -> tuple[str, ...]:
        """The units, one entry for each die."""
        return tuple(row.type_id for row in self.rows if row.kind == "unit" for _ in range(row.count))

    @property
    def health(self) -> int:
        """The health of its units, with the points of its items."""
        return sum(catalogue().unit(unit).health for unit in self.units) + self.points


@dataclass(frozen=True)
class Sheet:
    """The roster of one force. `player` may be empty: a starter force has no player."""

    player: str
    force: Force
    sections: tuple[Section, ...]

    @property
    def armies(self) -> tuple[Section, ...]:
        """The sections that roll as armies."""
        return tuple(section for section in self.sections if section.expected is not None)

    @property
    def is_spread(self) -> bool:
        """True for the armies of a map: many, most of a die or two, so that they share pages and tables."""
        return sum(section.post is not None for section in self.armies) > 1

    @property
    def most(self) -> float:
        """The largest expected result of all its armies: the full length of a bar."""
        found = [value for section in self.armies for value in section.expected or ()]
        return max(found, default=0.0)


def sheet_of(player: str, force: Force) -> Sheet:
    """Return the roster of a force: sections of units, of other dice, then the picks; empty ones are left out.

    Raises CatalogueError for an unknown die.
    """
    if isinstance(force, WarForce):
        held = [replace(_section(one.kind, one.dice), holding=one) for one in force.holdings]
        return Sheet(one_line(player), force, tuple(held))
    if isinstance(force, WorldForce):
        posted = [replace(_section(one.kind, one.dice), post=one) for one in force.posts]
        return Sheet(one_line(player), force, tuple(posted))
    of_edition = rules_for(force).sections
    rows = [row for row in rows_for(of_edition, force) if row.kind != "pick" and not row.carried_by]
    groups = {
        row.name: (
            *force.dice_in(row.name),
            *(die for items in carried(of_edition, row.name) for die in force.dice_in(items.name)),
        )
        for row in rows
    }
    groups["apart"] = force.apart if isinstance(force, PlayedForce) else ()
    sections = [_section(name, dice) for name, dice in groups.items() if dice]
    sections.sort(key=lambda section: not section.units)  # units first; otherwise the order of the edition
    picks = [
        Row("terrain", die, pick=row.name)
        for row in of_edition
        if row.kind == "pick"
        for die in force.dice_in(row.name)
    ]
    return Sheet(one_line(player), force, (*sections, *([Section("terrains", tuple(picks))] if picks else [])))


def _section(name: str, dice: tuple[str, ...]) -> Section:
    """Return a section with equal dice together: units by race, other dice in their order."""
    known = catalogue()
    units = [*known_units(known, dice)]
    others: dict[RowKind, list[str]] = {
        kind: [die for die in dice if known.family(die) == family] for family, kind in _KINDS.items()
    }
    counted = {*units, *(die for held in others.values() for die in held)}
    lost = [die for die in dice if die not in counted]
    rows = (
        *_rows("unit", _sorted_units([*units, *lost])),
        *(row for kind in others for row in _rows(kind, others[kind])),
    )
    whole = name in _ARMIES or len(units) + len(others["item"]) == len(dice)
    rolls = units and not lost and name not in _PILES and whole
    return Section(name, rows, of_units(units) if rolls else None)


def faces_of(force: Force, row: Row) -> tuple[Face, ...]:
    """Return the faces of a row's die as the game reads them: terrains by number or as printed (Q4)."""
    printed = catalogue().die(row.type_id).faces
    if row.kind != "terrain" or not isinstance(force, PlayedForce) or force.faces == "printed":
        return printed
    return (*(structs.replace(face, icon=icon) for face, icon in zip(printed, BY_NUMBER, strict=False)), printed[-1])


def _sorted_units(units: Sequence[str]) -> list[str]:
    """Return units by race, the largest first."""
    dice = catalogue()
    species = list(dice.folk)
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
    if isinstance(kind, DragonType) and kind.kind == "white":
        return ("white",)
    return kind.elements or (kind.metal,) if isinstance(kind, ItemType) else kind.elements


def species_elements(species: str, units: Sequence[str]) -> tuple[str, ...]:
    """Return the elements of those units that are of a race: dragonkin have their own, not their race's."""
    of_species = (unit for unit in units if catalogue().unit(unit).species == species)
    return tuple(dict.fromkeys(element for unit in of_species for element in elements_of(unit)))

"""An edited force as one value, and the functions that change it. No Qt here."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Annotated, Final, Literal, TypeAlias

import msgspec
from msgspec import UNSET, Meta, structs

from ddtable.dice.catalogue import catalogue
from ddtable.dice.errors import CatalogueError
from ddtable.dice.types import DieType, UnitType
from ddtable.forces import force as forces
from ddtable.forces.arming import points_for
from ddtable.forces.ddforce import SharedForce
from ddtable.forces.force import Force
from ddtable.forces.notation import slug
from ddtable.forces.sections import (
    SORTS,
    Rows,
    SectionRow,
    Sort,
    carried,
    counting,
    rows_for,
    sort_of,
    taking,
    worth_in,
)
from ddtable.rules.dragon_dice.board import Options, as_fixed, edition_of
from ddtable.rules.dragon_dice.editions import CLASSIC95, EDITIONS, Edition, EditionName

Kind: TypeAlias = Sort
Area: TypeAlias = str
"""The name of a section of the force, as the edition has them; the items that an army carries are in its area."""

HINTS: Final[dict[tuple[Kind, ...], str]] = {
    ("unit",): "army",
    ("unit", "champion", "item"): "carriers",
    ("dragon",): "dragons",
    ("dragon", "dragonkin"): "summoned",
    ("terrain",): "terrain",
}
MOST_KEYS: Final = 9
MOST_DICE: Final = 400  # in one area: a key that is held down must not fill the memory
MOST_HEALTH: Final = 200
EMPTY: Final = Force("", "", (), (), (), (), "", "")


class Sheet(msgspec.Struct, frozen=True):
    """A force, its intended size, the game's options, and the maker's notes.

    `species` is the option of the classic game: only the 4 starter races, or all. `half_cap`: no army may have more
    than half the force (Q1). `edition`: the printing of the rules, which has the areas. `reconstructed`: dice whose
    faces are reconstructed are allowed (Q110). `player` may be empty. `origin` identifies the force through all edits:
    its number in the library, or a number below 1 for a force that is not in it.
    """

    force: Force = EMPTY
    health: Annotated[int, Meta(ge=0, le=1000)] = 36
    species: Literal["starters", "all"] = "all"
    half_cap: bool = False
    tags: Annotated[tuple[str, ...], Meta(max_length=100)] = ()
    player: str = ""
    origin: Annotated[int, Meta(ge=-(1 << 62), lt=1 << 62)] = 0
    edition: EditionName = CLASSIC95
    reconstructed: bool = True

    @property
    def options(self) -> Options:
        """The options of the game that concern the force, with those that its edition fixes."""
        edition = UNSET if self.edition == CLASSIC95 else self.edition
        return as_fixed(Options(half_cap=self.half_cap, species=self.species, edition=edition))

    @property
    def rules(self) -> Edition:
        """The edition."""
        return edition_of(self.options)

    @property
    def rows(self) -> Rows:
        """The sections of the edition, and those that only this force has."""
        return rows_for(self.rules.sections, self.force)

    @property
    def areas(self) -> tuple[Area, ...]:
        """The names of all areas, in order."""
        return tuple(row.name for row in self.rows if not row.carried_by)

    @property
    def kinds(self) -> tuple[Kind, ...]:
        """The sorts of dice that the areas of the edition take."""
        taken = {kind for row in self.rules.sections for kind in row.takes}
        return tuple(kind for kind in SORTS if kind in taken)

    @property
    def sizes(self) -> tuple[int, ...]:
        """The sizes that the edition has; () if a force may have any health."""
        return tuple(size.health for size in self.rules.sizes)

    @property
    def kin_due(self) -> int:
        """The health of the dragonkin that the size of the force may have; 0 if their faces are not allowed."""
        size = self.rules.size_of(self.health)
        return size.dragonkin if size is not None and self.reconstructed else 0

    @property
    def medallions_due(self) -> int:
        """The medallions that the size of the force may have; 0 if their faces are not allowed."""
        size = self.rules.size_of(self.health)
        return size.medallions if size is not None and self.reconstructed else 0

    @property
    def items_due(self) -> int:
        """The points of items with which the armies are filled; 0 if their faces are not allowed."""
        return points_for(self.rules.sections, self.health) if self.reconstructed else 0

    @property
    def armies(self) -> tuple[Area, ...]:
        """The areas that take units."""
        return tuple(row.name for row in taking(self.rows, "unit"))

    @property
    def slots(self) -> tuple[Area, ...]:
        """The areas for a single die."""
        return tuple(row.name for row in self.rows if row.kind == "pick")

    def row(self, area: Area) -> SectionRow:
        """Return the section of an area; a plain pool for an area that has gone."""
        return next((row for row in self.rows if row.name == area), SectionRow(area, "pool", SORTS, ""))

    def takes(self, area: Area) -> tuple[Kind, ...]:
        """Return the sorts of dice that an area takes, items that its army carries included."""
        more = (kind for row in carried(self.rows, area) for kind in row.takes)
        return (*self.row(area).takes, *more)

    def hint(self, area: Area) -> str:
        """Return the word for what an area takes, or "dice" for an unusual collection of sorts."""
        return HINTS.get(self.takes(area), "dice")

    def key(self, area: Area) -> str:
        """Return the digit that puts units into an area, or ""."""
        return str(self.armies.index(area) + 1) if area in self.armies[:MOST_KEYS] else ""

    def dice(self, area: Area) -> tuple[str, ...]:
        """Return the dice of an area, in the order in which they were added; the items that an army carries last."""
        held = (area, *(row.name for row in carried(self.rows, area)))
        return tuple(die for section in held for die in self.force.dice_in(section))

    @property
    def all_dice(self) -> tuple[str, ...]:
        """All dice of all areas."""
        return self.force.dice

    @property
    def used(self) -> Counter[str]:
        """The number of each die in the force."""
        return Counter(self.all_dice)

    @property
    def health_now(self) -> int:
        """The health of all units in the catalogue, in the areas that count."""
        return sum(self.army_health(row.name) for row in counting(self.rules.sections))

    @property
    def folk(self) -> tuple[str, ...]:
        """The races of the units, in the order of the data."""
        there = {unit.species for die in self.force.units if isinstance(unit := find_die(die), UnitType)}
        return tuple(species for species in catalogue().species if species in there)

    def army_health(self, area: Area) -> int:
        """Return the health of the units in an area, and the points of its items."""
        return worth_in(catalogue(), self.rows, self.force, area)

    def shared(self) -> SharedForce:
        """Return the force in the form of the library and of force files."""
        edition = "" if self.edition == CLASSIC95 else self.edition
        return SharedForce(self.force, self.player, self.tags, self.health, edition)

    @property
    def is_bare(self) -> bool:
        """True if the sheet is empty."""
        return not self.all_dice and not self.force.name and not self.force.note and not self.tags


def sheet_of(shared: SharedForce, like: Sheet, origin: int) -> Sheet:
    """Return a sheet for a force of the library or a file, with the options of another sheet.

    The edition is that of the force: 1995 if it names none, or one of a later version.
    """
    health = shared.health or sum(map(health_of, shared.force.units)) or like.health
    edition = next((name for name in EDITIONS if name == shared.edition), CLASSIC95)
    return structs.replace(
        like,
        force=shared.force,
        health=health,
        tags=shared.tags,
        player=shared.player,
        origin=origin,
        edition=edition,
    )


def playable(sheet: Sheet, name: str) -> Force:
    """Return the force for a game or a roster: with an id, and with `name` if it has none."""
    named = sheet.force.name or name
    return structs.replace(sheet.force, id=slug(named) or "built", name=named)


def health_of(type_id: str) -> int:
    """Return the health of a unit; 0 for another die."""
    die = find_die(type_id)
    return die.health if isinstance(die, UnitType) else 0


def find_die(type_id: str) -> DieType | None:
    """Return a die, published or custom; None if it is unknown."""
    try:
        return catalogue().die(type_id)
    except CatalogueError:
        return None


def all_dice() -> tuple[str, ...]:
    """Return every die that can be put into a force, including custom dice, and those that only campaigns use."""
    dice = catalogue()
    return (*dice.dice, *dice.own_units, *dice.dragonkin, *dice.champions, *dice.items)


def kind_of(type_id: str) -> Kind | None:
    """Return the sort of a die; None if it is not in the catalogue, or in no force."""
    found = find_die(type_id)
    return None if found is None else sort_of(found)


def fits(sheet: Sheet, area: Area, type_id: str) -> bool:
    """Return True if an area takes this sort of dice; the rules are checked by the verdict."""
    return area in areas_of(sheet, kind_of(type_id))


def areas_of(sheet: Sheet, kind: Kind | None) -> tuple[Area, ...]:
    """Return the areas for a sort of dice."""
    return () if kind is None else tuple(area for area in sheet.areas if kind in sheet.takes(area))


def home_of(sheet: Sheet, current: Area, type_id: str) -> Area:
    """Return the default area of a die: the current area if it fits, else the first that does.

    A terrain goes into an empty slot if there is one.
    """
    areas = areas_of(sheet, kind_of(type_id)) or sheet.areas[:1]
    if current in areas:
        return current
    return next((area for area in areas if area in sheet.slots and not sheet.dice(area)), areas[0])


def with_dice(sheet: Sheet, area: Area, dice: Sequence[str]) -> Sheet:
    """Return the sheet with exactly these dice in an area; a slot holds the last of several terrains."""
    held, force = dice[-1:] if area in sheet.slots else dice, sheet.force
    for row in carried(sheet.rows, area):
        force = forces.with_dice(force, row.name, [die for die in held if kind_of(die) in row.takes])
        held = [die for die in held if kind_of(die) not in row.takes]
    return structs.replace(sheet, force=forces.with_dice(force, area, held))


def put(sheet: Sheet, area: Area, dice: Iterable[str]) -> Sheet:
    """Return the sheet with those of these dice added that fit into the area."""
    more = [die for die in dice if fits(sheet, area, die)]
    return with_dice(sheet, area, [*sheet.dice(area), *more][:MOST_DICE]) if more else sheet


def take(sheet: Sheet, area: Area, dice: Iterable[str]) -> Sheet:
    """Return the sheet without these dice, one for each mention; the last ones added are removed first."""
    left = list(sheet.dice(area))[::-1]
    for die in dice:
        if die in left:
            left.remove(die)
    return with_dice(sheet, area, left[::-1])


def move(sheet: Sheet, source: Area, target: Area, dice: Sequence[str]) -> Sheet:
    """Return the sheet with dice moved to another area; two terrains change places."""
    going = [die for die in dice if die in sheet.dice(source) and fits(sheet, target, die)]
    if source == target or not going:
        return sheet
    if source in sheet.slots and target in sheet.slots:
        return with_dice(with_dice(sheet, target, sheet.dice(source)), source, sheet.dice(target))
    return put(take(sheet, source, going), target, going)


def counted(dice: Iterable[str]) -> tuple[tuple[str, int], ...]:
    """Return the counts of equal dice in the builder's order: by race, the largest first."""
    order = _order()
    counts = Counter(dice)
    return tuple(sorted(counts.items(), key=lambda entry: order.get(entry[0], (9, 0, 0, entry[0]))))


def _units() -> Iterable[UnitType]:
    return (*catalogue().units.values(), *catalogue().own_units.values())


def _order() -> dict[str, tuple[int, int, int, str]]:
    """Return the sort key of each die."""
    dice = catalogue()
    species = {name: number for number, name in enumerate(dice.species)}
    units = {unit.id: (0, species.get(unit.species, 99), -unit.health, unit.id) for unit in _units()}
    others = [*dice.champions, *dice.dragons, *dice.dragonkin, *dice.items, *dice.terrains]
    return units | {name: (1, number, 0, name) for number, name in enumerate(others)}

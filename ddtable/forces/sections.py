"""The sections of a force, as an edition has them: armies, pools and picks, from the lists of `resources/sections`."""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from typing import Annotated, Any, Final, Literal, TypeAlias, get_args

import msgspec
from msgspec import Meta, Struct

from ddtable.dice.campaigns import points_of
from ddtable.dice.catalogue import Catalogue
from ddtable.dice.types import DieType, DragonType, ItemType, TerrainType, UnitType
from ddtable.files.resources import resource
from ddtable.forces.force import ARMY_NAMES, WRITTEN, Force
from ddtable.forces.sums import health_of

Sort: TypeAlias = Literal["unit", "dragon", "terrain", "dragonkin", "champion", "item"]
Rule: TypeAlias = Literal["filled", "one_race", "half", "dragons", "dragonkin", "original"]
Result: TypeAlias = Literal["melee", "missile", "magic", "maneuver", "save"]

SORTS: Final[tuple[Sort, ...]] = get_args(Sort)
OF_1995: Final = ("1995",)
TAKEN: Final[Mapping[str, tuple[Sort, ...]]] = {
    **dict.fromkeys(ARMY_NAMES, ("unit", "champion")),
    "dragons": ("dragon",),
}
"""The sorts of the sections that are fields in saves. Other dice that an army holds are a section of their own."""
MEDALLION: Final = "medallion"
ELDARIM: Final = "eldarim"
WHOLE: Final = 100  # percent


class SectionsError(ValueError):
    """An error in a list of sections; the text is one sentence."""


class SectionRow(Struct, frozen=True, forbid_unknown_fields=True):
    """One section. `resources/sections/1995.toml` describes the fields.

    The name is that of its texts: `builder-area`, `verdict-place`. `carried_by`: the army whose units carry its items.
    """

    name: str
    kind: Literal["army", "pool", "pick"]
    takes: tuple[Sort, ...]
    clause: str
    counts: bool = False
    rules: tuple[Rule, ...] = ()
    part: Annotated[int, Meta(ge=0, le=WHOLE)] = 0
    share: Annotated[float, Meta(ge=0)] = 0.0
    wanted: Mapping[Result, float] = {}
    carried_by: str = ""

    def health_due(self, health: int) -> int:
        """Return the health that must be here in a force of a size; 0 if the section has no part of its own."""
        return health * self.part // WHOLE


Rows: TypeAlias = tuple[SectionRow, ...]


@cache
def sections(names: tuple[str, ...] = OF_1995) -> Rows:
    """Return the sections of some lists of `resources/sections`. Raises SectionsError."""
    return read_sections([list_text(name) for name in names])


def list_text(name: str) -> str:
    """Return the text of a list of `resources/sections`."""
    return resource("sections", f"{name}.toml").read_text("utf-8")


def read_sections(texts: Sequence[str]) -> Rows:
    """Return the checked sections of lists. A later list changes fields of rows, or adds rows. Raises SectionsError."""
    fields: dict[str, dict[str, Any]] = {}
    for text in texts:
        for name, values in tomllib.loads(text).items():
            fields[name] = {**fields.get(name, {"name": name}), **values}
    try:
        rows = msgspec.convert(tuple(fields.values()), Rows)
    except msgspec.ValidationError as error:
        raise SectionsError(f"The sections are wrong: {error}.") from error
    for row in rows:
        if not row.takes or (row.kind == "pick" and row.takes != ("terrain",)):
            raise SectionsError(f"The section {row.name!r} takes no dice, or is a pick of other dice than terrains.")
        if not {*row.takes} <= {*TAKEN.get(row.name, row.takes)}:
            raise SectionsError(f"The section {row.name!r} is one of 1995, and takes only what it took then.")
        if row.counts and "unit" not in row.takes:
            raise SectionsError(f"The section {row.name!r} counts for the health and takes no units.")
        if row.carried_by and (row.takes != ("item",) or row.carried_by not in fields):
            raise SectionsError(f"The section {row.name!r} is carried and takes other dice than items, or by no army.")
        if row.counts and not row.part and not row.share:
            raise SectionsError(f"The section {row.name!r} counts for the health and has no part or share of it.")
    if sum(row.part for row in rows) >= WHOLE:
        raise SectionsError("The parts of the sections leave no health for the armies.")
    return rows


def rows_for(rows: Rows, force: Force) -> Rows:
    """Return the sections, and a plain pool for each section of a force that is not among them."""
    known = {row.name for row in rows}
    others = (name for name in (*WRITTEN, *force.more) if name not in known and force.dice_in(name))
    return (*rows, *(SectionRow(name, "pool", SORTS, "") for name in others))


def counting(rows: Rows) -> Rows:
    """Return the sections whose units are part of the force's health."""
    return tuple(row for row in rows if row.counts)


def sharing(rows: Rows) -> Rows:
    """Return the sections that share the health that no section must have as its part."""
    return tuple(row for row in rows if row.counts and not row.part)


def in_play(rows: Rows, health: int) -> int:
    """Return the health that the sharing sections have together in a force of a size."""
    return health - sum(row.health_due(health) for row in rows)


def sort_of(die: DieType) -> Sort | None:
    """Return the sort of a die; None for a minor terrain, which no section takes."""
    if isinstance(die, UnitType):
        if not die.listed:
            return "unit"
        return "champion" if die.species == ELDARIM else "dragonkin"
    if isinstance(die, DragonType):
        return "dragon"
    if isinstance(die, TerrainType):
        return "terrain"
    return "item" if isinstance(die, ItemType) else None


def takes_die(catalogue: Catalogue, row: SectionRow, die: str) -> bool:
    """Return True if a die is in the catalogue, or the player's own, and of a sort that a section takes."""
    return catalogue.knows(die) and sort_of(catalogue.die(die)) in row.takes


def taking(rows: Rows, sort: Sort) -> Rows:
    """Return the sections that take a sort of dice."""
    return tuple(row for row in rows if sort in row.takes)


def carried(rows: Rows, army: str = "") -> Rows:
    """Return the sections with the items that an army carries, or that any army carries."""
    return tuple(row for row in rows if row.carried_by and army in ("", row.carried_by))


def known_units(catalogue: Catalogue, dice: Iterable[str]) -> tuple[str, ...]:
    """Return those dice that are units of the catalogue, champions among them, or the player's own."""
    return tuple(die for die in dice if die in catalogue.army_units or die in catalogue.own_units)


def known_items(catalogue: Catalogue, dice: Iterable[str]) -> tuple[ItemType, ...]:
    """Return the items among dice, without own dice of no list."""
    return tuple(catalogue.item(die) for die in dice if catalogue.family(die) == "items" and die not in catalogue.own)


def kin_health(catalogue: Catalogue, dice: Iterable[str]) -> int:
    """Return the health of the dragonkin among dice."""
    return sum(catalogue.unit(die).health for die in dice if catalogue.family(die) == "dragonkin")


def points_in(catalogue: Catalogue, rows: Rows, force: Force, section: str) -> int:
    """Return the points of the items in a section, or carried by it, which count like health; medallions have none."""
    held = [section, *(row.name for row in carried(rows, section))]
    items = known_items(catalogue, (die for name in held for die in force.dice_in(name)))
    return points_of(item for item in items if item.form != MEDALLION)


def worth_in(catalogue: Catalogue, rows: Rows, force: Force, section: str) -> int:
    """Return the health of the units in a section, and the points of its items; unknown dice have none."""
    units = health_of(catalogue, known_units(catalogue, force.dice_in(section)))
    return units + points_in(catalogue, rows, force, section)


def counted_health(catalogue: Catalogue, rows: Rows, force: Force) -> int:
    """Return the health of a force by the sections that count, with the points of its items."""
    return sum(worth_in(catalogue, rows, force, row.name) for row in counting(rows))

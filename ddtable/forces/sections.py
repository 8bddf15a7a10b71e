"""The sections of a force, as an edition has them: armies, pools and picks, from the lists of `resources/sections`."""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from typing import Annotated, Any, Final, Literal, TypeAlias

import msgspec
from msgspec import Meta, Struct

from ddtable.dice.catalogue import Catalogue
from ddtable.files.resources import resource
from ddtable.forces.force import ARMY_NAMES, WRITTEN, Force
from ddtable.forces.sums import health_of

Sort: TypeAlias = Literal["unit", "dragon", "terrain"]
Rule: TypeAlias = Literal["filled", "one_race", "half", "dragons", "original"]
Result: TypeAlias = Literal["melee", "missile", "magic", "maneuver", "save"]

SORTS: Final[tuple[Sort, ...]] = ("unit", "dragon", "terrain")
OF_1995: Final = ("1995",)
TAKEN: Final[Mapping[str, tuple[Sort, ...]]] = {**dict.fromkeys(ARMY_NAMES, ("unit",)), "dragons": ("dragon",)}
"""Sections whose fields in saves have dice of one sort. Other dice that an army holds are a section of their own."""
WHOLE: Final = 100  # percent


class SectionsError(ValueError):
    """An error in a list of sections; the text is one sentence."""


class SectionRow(Struct, frozen=True, forbid_unknown_fields=True):
    """One section. `resources/sections/1995.toml` describes the fields.

    The name is that of its texts: `builder-area`, `verdict-place`.
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
        if row.takes != TAKEN.get(row.name, row.takes):
            raise SectionsError(f"The section {row.name!r} is one of 1995, and takes only what it took then.")
        if row.counts and "unit" not in row.takes:
            raise SectionsError(f"The section {row.name!r} counts for the health and takes no units.")
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


def taking(rows: Rows, sort: Sort) -> Rows:
    """Return the sections that take a sort of dice."""
    return tuple(row for row in rows if sort in row.takes)


def known_units(catalogue: Catalogue, dice: Iterable[str]) -> tuple[str, ...]:
    """Return those dice that are units of the catalogue or the player's own."""
    return tuple(die for die in dice if die in catalogue.units or die in catalogue.own_units)


def counted_health(catalogue: Catalogue, rows: Rows, force: Force) -> int:
    """Return the health of a force by the sections that count; unknown dice have none."""
    return sum(health_of(catalogue, known_units(catalogue, force.dice_in(row.name))) for row in counting(rows))

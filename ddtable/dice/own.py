"""The player's own dice, which are in no published list: their checks, and templates to start from."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Collection, Iterable, Iterator
from functools import cache
from typing import Any, Final

import msgspec
from msgspec import Struct, structs

from ddtable.dice.catalogue import published
from ddtable.dice.errors import CatalogueError
from ddtable.dice.faces import Face
from ddtable.dice.listed import Listed
from ddtable.dice.types import (
    ELEMENTS,
    HEALTH_OF_KIND,
    SIDES_OF_FORM,
    ItemForm,
    OwnDie,
    OwnKind,
    UnitClass,
)
from ddtable.texts.plain import is_plain, plain
from ddtable.texts.trouble import Trouble, trouble

LONGEST_NAME: Final = 40
LONGEST_NOTE: Final = 500
MOST_ICONS: Final = 9
MOST_DICE: Final = 500
"""Maximum number of own dice in one library."""

_ID = re.compile(r"own_[a-z0-9_]{1,60}", re.ASCII)


class Template(Struct, frozen=True):
    """The known facts of a kind of die before its faces are entered; an unknown face is None."""

    id: str
    name: str
    kind: OwnKind
    faces: tuple[Face | None, ...]
    unit_class: UnitClass | None = None
    form: ItemForm = ""
    health: int = 0
    points: int = 0
    elements: tuple[int, ...] = ()
    """The number of elements of a die of the kind: one, all five, or none."""

    note: str = ""


@cache
def templates() -> tuple[Template, ...]:
    """Return a template for each row of the lists of campaign dice, in their order."""
    return tuple(map(_template, published().listed.values()))


def _template(row: Listed) -> Template:
    faces = (*row.known, *[None] * (len(row.faces) - len(row.known)))
    unit_class = row.unit_class if row.kind != "item" else None
    elements = tuple({len(elements) for elements in row.elements})
    return Template(row.id, row.name, row.kind, faces, unit_class, row.form, row.health, row.points, elements, row.note)


def own_id(name: str, taken: Collection[str]) -> str:
    """Return an id for an own die of this name that is not in `taken`."""
    latin = unicodedata.normalize("NFKD", name.lower()).encode("ascii", "ignore").decode()
    stem = "own_" + (re.sub(r"[^a-z0-9]+", "_", latin).strip("_")[:40].strip("_") or "die")
    made, number = stem, 1
    while made in taken:
        number += 1
        made = f"{stem}_{number}"
    return made


def sides_of(kind: OwnKind, health: int = 0, form: ItemForm = "") -> int:
    """Return the number of sides of a die of this kind: 10 for a unit with 4 health (C0.1), an item's by its form."""
    if kind == "item":
        return SIDES_OF_FORM.get(form, 6)
    return 10 if kind == "unit" and health == 4 else 6


def own_die_problems(die: OwnDie) -> tuple[Trouble, ...]:
    """Return every problem of an own die, in the order of the fields of a form."""
    return tuple(problem for check in CHECKS for problem in check(die))


def check_own_dice(dice: Iterable[OwnDie]) -> None:
    """Raise CatalogueError with a sentence at the first invalid die, or the first id used twice."""
    seen: set[str] = set()
    for die in dice:
        problems = own_die_problems(die)
        if die.id in seen:
            problems = (trouble("own-die-twice", die=die.id), *problems)
        if problems:
            raise CatalogueError(trouble("own-die", die=plain(die.name) or die.id, why=problems[0]))
        seen.add(die.id)


def _words(die: OwnDie) -> Iterator[Trouble]:
    """Yield the problems of the name, which must be one line, and of the id, which no published die may have."""
    if not _ID.fullmatch(die.id):
        yield trouble("own-die-id", die=die.id)
    if not die.name.strip():
        yield trouble("own-die-no-name")
    elif len(die.name) > LONGEST_NAME or not is_plain(die.name):
        yield trouble("own-die-name", most=LONGEST_NAME)
    if len(die.note) > LONGEST_NOTE or not is_plain(die.note.strip(), LONGEST_NOTE):
        yield trouble("own-die-note", most=LONGEST_NOTE)
    if not die.mark:
        yield trouble("own-die-mark")


def _belonging(die: OwnDie) -> Iterator[Trouble]:
    """Yield the problems of species and elements.

    A unit has a species and the elements of it; every other die has no species, and elements of its own.
    """
    if die.kind == "unit":
        if die.species not in published().species:
            yield trouble("own-die-species")
        if die.elements:
            yield trouble("own-die-elements-of-species")
        return
    if die.species:
        yield trouble("own-die-no-species")
    counts = {"champion": (1, 5), "eldarim": (1, 5), "dragonkin": (1,), "item": (0, 1)}[die.kind]
    if len(set(die.elements)) != len(die.elements) or not set(die.elements) <= set(ELEMENTS):
        yield trouble("own-die-elements")
    elif len(die.elements) not in counts:
        yield trouble("own-die-element-count", kind=die.kind)


def _worth(die: OwnDie) -> Iterator[Trouble]:
    """Yield the problems of value: an item has a form and points, every other die a class and health."""
    if die.kind == "item":
        if not die.form:
            yield trouble("own-die-form")
        if not 1 <= die.points <= MOST_ICONS:
            yield trouble("own-die-points", most=MOST_ICONS)
        if die.health or die.unit_class:
            yield trouble("own-die-item-health")
        return
    if die.form or die.points:
        yield trouble("own-die-unit-points")
    allowed = HEALTH_OF_KIND[die.kind]
    if die.health not in allowed:
        yield trouble("own-die-health", kind=die.kind, least=allowed[0], most=allowed[-1])
    if not die.unit_class or (die.unit_class == "monster") != (sides_of(die.kind, die.health) == 10):
        yield trouble("own-die-class")


def _faces(die: OwnDie) -> Iterator[Trouble]:
    """Yield the problems of the faces.

    There must be as many as the kind has sides, each with 1 to 9 of a known icon of units; the ID occurs once (C0.3).
    """
    due = sides_of(die.kind, die.health, die.form)
    if len(die.faces) != due:
        yield trouble("own-die-sides", sides=len(die.faces), due=due)
    icons = published().icons
    for number, face in enumerate(die.faces[: MOST_ICONS + 1], 1):
        if face.icon not in icons or not {"basic", "special"} & set(icons[face.icon].kinds):
            yield trouble("own-die-icon", face=number, icon=face.icon)
        elif not 1 <= face.count <= MOST_ICONS:
            yield trouble("own-die-count", face=number, most=MOST_ICONS)
    identities = [face.count for face in die.faces if face.icon == "id"]
    if die.kind == "item":
        if len(identities) > 1:
            yield trouble("own-die-item-id", found=len(identities))
    elif identities != [die.health] and (
        die.kind != "dragonkin" or identities
    ):  # no source says whether those have one
        yield trouble("own-die-identity", found=len(identities), health=die.health)


def _listed(die: OwnDie) -> Iterator[Trouble]:
    """Yield a problem if the die replaces the faces of another sort of die than its own."""
    if not die.listed:
        return
    row = published().listed.get(die.listed)
    if row is None or not may_replace(row, die):
        yield trouble("own-die-listed", row=row.name if row is not None else die.listed)


def may_replace(row: Listed, die: OwnDie) -> bool:
    """Return True if the faces of an own die can be those of this row: kind, health, form, points and elements fit."""
    same = (row.kind, row.health, row.form, row.points) == (die.kind, die.health, die.form, die.points)
    return same and len(die.elements) in {len(elements) for elements in row.elements}


def replaceable(die: OwnDie) -> tuple[Listed, ...]:
    """Return the rows whose faces may be those of an own die. Until it has elements, they may be any."""
    rows = published().listed.values()
    open_die = not die.elements and die.kind != "item"
    return tuple(
        row for row in rows if may_replace(row, structs.replace(die, elements=row.elements[0]) if open_die else die)
    )


CHECKS: Final[tuple[Callable[[OwnDie], Iterator[Trouble]], ...]] = (_words, _belonging, _worth, _faces, _listed)


def read_own_die(value: Any) -> OwnDie:
    """Return an own die from the plain values of its document. Raises CatalogueError with a sentence."""
    try:
        die = msgspec.convert(value, OwnDie)
    except msgspec.ValidationError as error:
        raise CatalogueError(trouble("own-die-unreadable", why=plain(str(error)))) from error
    check_own_dice([die])
    return die

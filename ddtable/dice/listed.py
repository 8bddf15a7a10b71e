"""The dice of campaigns beside units, terrains and dragons: dragonkin, champions, magic items, minor terrains.

No source lists the faces of most of them; docs/dice.md says how they are reconstructed. A row of the lists is a sort of
die; it comes in each element, in all five at once, or in metal.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Final

import msgspec

from ddtable.dice.faces import Face, parse_faces
from ddtable.dice.reading import check_icon, fail, read_entries, read_faces, read_parts, read_table
from ddtable.dice.types import (
    ELEMENTS,
    HEALTH_OF_KIND,
    SIDES_OF_FORM,
    SIZE_OF_HEALTH,
    Element,
    Icon,
    ItemForm,
    ItemSize,
    ItemType,
    Mark,
    Metal,
    MinorTerrainType,
    OwnKind,
    UnitClass,
    UnitType,
)

CUBE: Final = 6
MINOR_SIDES: Final = 8
SPECIES_OF: Final[Mapping[OwnKind, str]] = {"dragonkin": "dragonkin", "champion": "eldarim"}


class Listed(msgspec.Struct, frozen=True):
    """A row of the lists.

    `known`: the faces that a source names, maybe without their count. `each`: there is one die of each element.
    """

    id: str
    name: str
    kind: OwnKind
    faces: tuple[Face, ...]
    known: tuple[Face, ...]
    each: bool
    mark: Mark
    note: str = ""
    unit_class: UnitClass = "melee"
    health: int = 0
    automatic_saves: int = 0
    form: ItemForm = ""
    size: ItemSize = ""
    icon: str = ""
    points: int = 0
    second_points: int = 0
    metal: Metal = ""
    names: tuple[str, ...] = ()

    @property
    def elements(self) -> tuple[tuple[Element, ...], ...]:
        """The elements of each of its dice."""
        if self.each:
            return tuple((element,) for element in ELEMENTS)
        return ((),) if self.kind == "item" else (ELEMENTS,)

    def id_in(self, elements: tuple[Element, ...]) -> str:
        """Return the id of its die with these elements."""
        return f"{self.id}_{elements[0]}" if self.each else self.id

    def name_in(self, elements: tuple[Element, ...]) -> str:
        """Return the name of its die with these elements."""
        return f"{elements[0].title()} {self.name}" if self.each else self.name


class _KinEntry(msgspec.Struct, forbid_unknown_fields=True):
    name: str
    unit_class: UnitClass = msgspec.field(name="class")
    health: int
    automatic_saves: int
    faces: str
    known: str = ""
    reconstructed: bool = False


class _ChampionEntry(msgspec.Struct, forbid_unknown_fields=True):
    name: str
    faces: str
    each: bool = False
    known: str = ""
    reconstructed: bool = False
    note: str = ""


class _ItemEntry(msgspec.Struct, forbid_unknown_fields=True):
    name: str
    form: ItemForm
    points: int
    faces: str
    each: bool = False
    size: ItemSize = ""
    icon: str = ""
    second_points: int = 0
    metal: Metal = ""
    known: str = ""
    names: tuple[str, ...] = ()
    reconstructed: bool = False
    note: str = ""


class _MinorKindEntry(msgspec.Struct, forbid_unknown_fields=True):
    name: str
    elements: tuple[Element, ...]


class _PlaceEntry(msgspec.Struct, forbid_unknown_fields=True):
    name: str
    faces: str


def read_listed(root: Path, icons: Mapping[str, Icon]) -> dict[str, Listed]:
    """Return every row of dragonkin, champions and items by id."""
    rows = [*_read_kin(root, icons), *_read_champions(root, icons), *_read_items(root, icons)]
    return {row.id: row for row in rows}


def _read_kin(root: Path, icons: Mapping[str, Icon]) -> list[Listed]:
    file, rows = "dragonkin.toml", []
    for key, entry in read_entries(read_table(root, file), file, _KinEntry).items():
        faces, known = _faces_of(file, key, entry, icons, CUBE)
        if entry.health not in HEALTH_OF_KIND["dragonkin"] or entry.automatic_saves != entry.health:
            fail(file, key, "it needs 1 to 4 health and as many automatic saves")
        _check_id_face(file, key, faces, entry.health)
        row = Listed(f"dragonkin_{key}", entry.name, "dragonkin", faces, known, True, _mark(entry.reconstructed))
        about = {"unit_class": entry.unit_class, "health": entry.health, "automatic_saves": entry.automatic_saves}
        rows.append(msgspec.structs.replace(row, **about))
    return rows


def _read_champions(root: Path, icons: Mapping[str, Icon]) -> list[Listed]:
    file, rows = "champions.toml", []
    (health,) = HEALTH_OF_KIND["champion"]
    for key, entry in read_entries(read_table(root, file), file, _ChampionEntry).items():
        faces, known = _faces_of(file, key, entry, icons, CUBE)
        _check_id_face(file, key, faces, health)
        about = (faces, known, entry.each, _mark(entry.reconstructed), entry.note)
        rows.append(Listed(f"eldarim_{key}", entry.name, "champion", *about, health=health))
    return rows


def _read_items(root: Path, icons: Mapping[str, Icon]) -> list[Listed]:
    file, rows = "items.toml", []
    for key, entry in read_entries(read_table(root, file), file, _ItemEntry).items():
        if not entry.form or entry.points < 1:
            fail(file, key, "it needs a form and at least 1 point")
        if entry.each == bool(entry.metal):
            fail(file, key, "it must come in each element or be of metal")
        faces, known = _faces_of(file, key, entry, icons, SIDES_OF_FORM[entry.form])
        if entry.icon:
            check_icon(file, key, entry.icon, icons, ("basic",))
        if entry.names and len(entry.names) != len(faces):
            fail(file, key, "names must have an entry for each face")
        row = Listed(key, entry.name, "item", faces, known, entry.each, _mark(entry.reconstructed), entry.note)
        about = {name: getattr(entry, name) for name in ("form", "size", "icon", "points", "metal", "names")}
        rows.append(msgspec.structs.replace(row, **about, second_points=entry.second_points or entry.points))
    return rows


def _faces_of(
    file: str, key: str, entry: _KinEntry | _ChampionEntry | _ItemEntry, icons: Mapping[str, Icon], sides: int
) -> tuple[tuple[Face, ...], tuple[Face, ...]]:
    """Return the faces, and those that a source names: all unless they are reconstructed."""
    faces = read_faces(file, key, entry.faces, icons, kinds=("basic", "special"), sides=sides)
    if not entry.reconstructed:
        return faces, faces
    known = parse_faces(entry.known) if entry.known else ()
    if not {face.icon for face in known} <= {face.icon for face in faces}:
        fail(file, key, "its known faces are not among its faces")
    return faces, known


def _check_id_face(file: str, key: str, faces: tuple[Face, ...], health: int) -> None:
    """Refuse a unit without one ID face worth its health (C0.3)."""
    if [face.count for face in faces if face.icon == "id"] != [health]:
        fail(file, key, f"it needs exactly one id face, worth its health {health}")


def _mark(reconstructed: bool) -> Mark:
    return "reconstructed" if reconstructed else ""


def units_of_row(row: Listed) -> dict[str, UnitType]:
    """Return the units of a row of dragonkin or champions, by id."""
    return {
        row.id_in(elements): UnitType(
            id=row.id_in(elements),
            species=SPECIES_OF[row.kind],
            name=row.name_in(elements),
            unit_class=row.unit_class,
            size=SIZE_OF_HEALTH[row.health],
            health=row.health,
            faces=row.faces,
            note=row.note,
            mark=row.mark,
            elements=elements,
            automatic_saves=row.automatic_saves,
            listed=row.id,
        )
        for elements in row.elements
    }


def items_of_row(row: Listed) -> dict[str, ItemType]:
    """Return the items of a row, by id."""
    return {
        row.id_in(elements): ItemType(
            id=row.id_in(elements),
            name=row.name_in(elements),
            form=row.form,
            size=row.size,
            icon=row.icon,
            points=row.points,
            second_points=row.second_points,
            elements=elements,
            faces=row.faces,
            metal=row.metal,
            names=row.names,
            note=row.note,
            mark=row.mark,
            listed=row.id,
        )
        for elements in row.elements
    }


def read_minor_terrains(root: Path, icons: Mapping[str, Icon]) -> dict[str, MinorTerrainType]:
    """Return every minor terrain: each kind of land with each place, by the id `minor_<kind>_<place>`."""
    file = "minor_terrains.toml"
    parts = read_parts(root, file, ("kinds", "places"))
    kinds = read_entries(parts["kinds"], file, _MinorKindEntry)
    places = read_entries(parts["places"], file, _PlaceEntry)
    layouts = {
        key: read_faces(file, key, place.faces, icons, kinds=("basic", "minor"), sides=MINOR_SIDES)
        for key, place in places.items()
    }
    return {
        f"minor_{kind}_{place}": MinorTerrainType(
            id=f"minor_{kind}_{place}",
            name=f"{land.name} {entry.name}",
            kind=kind,
            elements=land.elements,
            place=place,
            faces=layouts[place],
        )
        for kind, land in kinds.items()
        for place, entry in places.items()
    }

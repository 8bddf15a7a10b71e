"""Reading and checking units, terrains and dragons of `resources/dice`."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Final

import msgspec

from ddtable.dice.errors import CatalogueError
from ddtable.dice.faces import Face
from ddtable.dice.reading import check_icon, fail, read_entries, read_faces, read_parts, read_table
from ddtable.dice.types import (
    HEALTH_OF_SIZE,
    SIDES_OF_SIZE,
    DragonType,
    Element,
    Icon,
    IconKind,
    Size,
    Species,
    TerrainType,
    UnitClass,
    UnitType,
)

_ACTION_ORDER: Final = {"magic": 0, "missile": 1, "melee": 2}
_ICONS_OF_SIZE: Final[Mapping[Size, int]] = {"common": 6, "uncommon": 12, "rare": 16}


class _IconEntry(msgspec.Struct, forbid_unknown_fields=True):
    name: str
    kinds: tuple[IconKind, ...]
    reads_count: bool | None = None


class _SpeciesEntry(msgspec.Struct, forbid_unknown_fields=True):
    name: str
    elements: tuple[Element, ...]
    other_name: str = ""
    starter_1995: bool = False


class _UnitEntry(msgspec.Struct, forbid_unknown_fields=True):
    name: str
    unit_class: UnitClass = msgspec.field(name="class")
    size: Size
    faces: str
    icons: int | None = None
    note: str = ""


class _TerrainKindEntry(msgspec.Struct, forbid_unknown_fields=True):
    name: str
    elements: tuple[Element, ...]
    faces: str
    original_1995: bool = False


class _EighthFaceEntry(msgspec.Struct, forbid_unknown_fields=True):
    advanced: bool = False
    original_1995: bool = False
    faces: str | None = None


class _DragonFormEntry(msgspec.Struct, forbid_unknown_fields=True):
    name: str
    faces: str


class _DragonKindEntry(msgspec.Struct, forbid_unknown_fields=True):
    health: int
    automatic_saves: int
    slots: int
    elements: tuple[tuple[Element, ...], ...]
    colour: str | None = None
    note: str = ""


def read_icons(root: Path) -> dict[str, Icon]:
    """Return the icons of `icons.toml` by id."""
    entries = read_entries(read_table(root, "icons.toml"), "icons.toml", _IconEntry)
    for key, entry in entries.items():
        if not entry.kinds:
            fail("icons.toml", key, "it is of no kind")
    return {key: Icon(key, entry.name, entry.kinds, entry.reads_count) for key, entry in entries.items()}


def read_species(root: Path) -> dict[str, Species]:
    """Return the species of `species.toml` by id."""
    entries = read_entries(read_table(root, "species.toml"), "species.toml", _SpeciesEntry)
    for key, entry in entries.items():
        if not entry.elements or len(set(entry.elements)) != len(entry.elements):
            fail("species.toml", key, "elements must name each of its elements once")
    return {
        key: Species(key, entry.name, entry.other_name, entry.elements, entry.starter_1995)
        for key, entry in entries.items()
    }


def read_units(root: Path, species: Mapping[str, Species], icons: Mapping[str, Icon]) -> dict[str, UnitType]:
    """Return the units of all files `units/<species>.toml` by id, which is `<species>_<entry>`."""
    units: dict[str, UnitType] = {}
    for path in sorted((root / "units").glob("*.toml")):
        file = f"units/{path.name}"
        if path.stem not in species:
            raise CatalogueError(f"{file}: no species is called {path.stem!r}.")
        for key, entry in read_entries(read_table(root, file), file, _UnitEntry).items():
            unit = _unit(file, path.stem, key, entry, icons)
            if unit.id in units:
                fail(file, key, f"the id {unit.id!r} is already taken by a unit of {units[unit.id].species}")
            units[unit.id] = unit
    for folk in species.keys() - {unit.species for unit in units.values()}:
        raise CatalogueError(f"units/{folk}.toml: the file is missing or holds no dice.")
    return units


def _unit(file: str, species: str, key: str, entry: _UnitEntry, icons: Mapping[str, Icon]) -> UnitType:
    """Return one unit after checking its number of sides, its ID face (C0.3) and the sum of its other icons."""
    health = HEALTH_OF_SIZE[entry.size]
    faces = read_faces(file, key, entry.faces, icons, kinds=("basic", "special"), sides=SIDES_OF_SIZE[entry.size])
    if (entry.size == "monster") != (entry.unit_class == "monster"):
        fail(file, key, f"the size {entry.size!r} does not fit the class {entry.unit_class!r}")
    ids = [face.count for face in faces if face.icon == "id"]
    if ids != [health]:
        found = " and ".join(map(str, ids)) or "none"
        fail(file, key, f"it needs exactly one id face, worth its health {health}, and has {found}")
    due = entry.icons if entry.icons is not None else _ICONS_OF_SIZE.get(entry.size)
    total = sum(face.count for face in faces) - health
    if due is not None and total != due:
        fail(file, key, f"its faces beside the id show {total} icons where {due} are due")
    return UnitType(f"{species}_{key}", species, entry.name, entry.unit_class, entry.size, health, faces, entry.note)


def read_terrains(root: Path, icons: Mapping[str, Icon]) -> dict[str, TerrainType]:
    """Return every terrain: each kind of land with each eighth face, by the id `<kind>_<eighth face>`."""
    file = "terrains.toml"
    parts = read_parts(root, file, ("kinds", "eighth_faces"))
    kinds = read_entries(parts["kinds"], file, _TerrainKindEntry)
    eighths = read_entries(parts["eighth_faces"], file, _EighthFaceEntry)
    layouts = {key: _action_faces(file, key, entry.faces, icons) for key, entry in kinds.items()}
    own = {key: _action_faces(file, key, entry.faces, icons) for key, entry in eighths.items() if entry.faces}
    for key in eighths:
        check_icon(file, key, key, icons, ("eighth_face",))
    return {
        f"{kind}_{eighth}": TerrainType(
            id=f"{kind}_{eighth}",
            name=f"{land.name} {icons[eighth].name}",
            kind=kind,
            elements=land.elements,
            eighth_face=eighth,
            advanced=place.advanced,
            original_1995=land.original_1995 and place.original_1995,
            faces=(*own.get(eighth, layouts[kind]), Face(eighth)),
        )
        for kind, land in kinds.items()
        for eighth, place in eighths.items()
    }


def _action_faces(file: str, key: str, text: str, icons: Mapping[str, Icon]) -> tuple[Face, ...]:
    """Return the seven faces of a terrain, which must run from magic over missile to melee (C5)."""
    faces = read_faces(file, key, text, icons, kinds=("basic",), sides=7)
    order = [_ACTION_ORDER.get(face.icon, -1) for face in faces]
    if -1 in order or order != sorted(order) or any(face.count != 1 for face in faces):
        fail(file, key, "its faces must be single icons that run from magic over missile to melee")
    return faces


def read_dragons(root: Path, icons: Mapping[str, Icon]) -> dict[str, DragonType]:
    """Return every colour of dragon in every form, by the id `<elements>_<form>`."""
    file = "dragons.toml"
    parts = read_parts(root, file, ("forms", "kinds"))
    forms = read_entries(parts["forms"], file, _DragonFormEntry)
    layouts = {
        key: read_faces(file, key, form.faces, icons, kinds=("dragon",), sides=12) for key, form in forms.items()
    }
    dragons: dict[str, DragonType] = {}
    for kind, entry in read_entries(parts["kinds"], file, _DragonKindEntry).items():
        if min(entry.health, entry.slots) < 1 or entry.automatic_saves < 0:
            fail(file, kind, "health and slots must be at least 1 and automatic_saves not below 0")
        for elements in entry.elements:
            for form, shape in forms.items():
                colour = entry.colour or "_".join(elements)
                dragon = DragonType(
                    id=f"{colour}_{form}",
                    name=f"{colour.replace('_', '-').title()} {shape.name}",
                    form=form,
                    kind=kind,
                    elements=elements,
                    health=entry.health,
                    automatic_saves=entry.automatic_saves,
                    slots=entry.slots,
                    faces=layouts[form],
                    note=entry.note,
                )
                if dragon.id in dragons or not elements:
                    fail(file, kind, f"the dragon {dragon.id!r} is listed twice or has no element")
                dragons[dragon.id] = dragon
    return dragons

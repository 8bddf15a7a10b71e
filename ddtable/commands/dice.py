"""`ddtable dice list|show`: print the catalogue of dice."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any, cast, get_args

from ddtable.commands import BAD, GOOD, CommandError
from ddtable.commands.naming import find_id
from ddtable.dice.catalogue import catalogue
from ddtable.dice.faces import format_faces
from ddtable.dice.seeking import KINDS, SOURCES, Order, Said, Seeker, Wish, kind_of
from ddtable.dice.types import (
    DieType,
    DragonType,
    Element,
    ItemType,
    MinorTerrainType,
    Size,
    TerrainType,
    UnitClass,
    UnitType,
)
from ddtable.forces.notation import slug
from ddtable.library import use_library_dice
from ddtable.odds.expected import of_units
from ddtable.words.sentences import Words

FILTER_NAMES = {"species": "race", "faces": "source of faces"}
"""The names of filters in sentences, if they differ from the option."""


def list_dice(words: str, filters: Mapping[str, Sequence[str]], order: Order, *, as_json: bool) -> int:
    """Print the dice that match, units by default; return 1 if there are none. Raises CommandError."""
    use_library_dice()
    wish = _wish(words, filters)
    found = [catalogue().die(die) for die in Seeker(catalogue(), _says).find(wish, order)]
    if as_json:
        print(json.dumps({"dice": [_report(die) for die in found]}, ensure_ascii=False, indent=2))
    elif found:
        print(_table([_row(die) for die in found]))
    else:
        raise CommandError("No dice match.", BAD)
    return GOOD if found else BAD


def show_die(typed: str, *, as_json: bool) -> int:
    """Print everything about a die. Raises CommandError."""
    use_library_dice()
    listed = {die: catalogue().die(catalogue().as_entered(die)) for die in catalogue().of_campaigns}
    dice = {**catalogue().dice, **listed, **catalogue().own_units}
    die = dice[find_id("die", typed, dice, {slug(one.name): one.id for one in dice.values()})]
    print(json.dumps(_report(die), ensure_ascii=False, indent=2) if as_json else _shown(die))
    return GOOD


def _wish(words: str, filters: Mapping[str, Sequence[str]]) -> Wish:
    """Return the search in ids. Raises CommandError for an unknown value."""
    known: dict[str, Sequence[str]] = {
        "species": list(catalogue().species),
        "element": get_args(Element),
        "class": get_args(UnitClass),
        "size": get_args(Size),
        "icon": list(catalogue().icons),
        "kind": KINDS,
        "faces": SOURCES,
    }
    asked = {
        name: tuple(find_id(FILTER_NAMES.get(name, name), value, known[name]) for value in values)
        for name, values in filters.items()
    }
    kinds = cast(Any, asked["kind"] or ("unit",))
    elements, classes, sizes = (cast(Any, asked[name]) for name in ("element", "class", "size"))
    sources = cast(Any, asked["faces"])
    return Wish(words, kinds, asked["species"], elements, classes, sizes, asked["icon"], sources)


def _says(what: Said, thing: str) -> str:
    """Return the searchable text of a thing: its name, and its id where it has another one."""
    words = Words()
    if what == "die":
        return words.die_name(thing)
    if what == "species":
        return words.species(thing)
    if what == "element":
        return f"{thing} {words.colour(thing)}"
    return f"{thing} {words.icon(thing)}" if what == "icon" else thing.replace("_", " ")


def _row(die: DieType) -> tuple[str, ...]:
    if isinstance(die, UnitType):
        about = (catalogue().folk[die.species].name, die.unit_class.replace("_", " "), str(die.health))
    elif isinstance(die, DragonType):
        about = ("dragon", " and ".join(die.elements), str(die.health))
    elif isinstance(die, ItemType):
        about = (die.form, " and ".join(die.elements) or die.metal, str(die.points))
    else:
        about = (kind_of(die), " and ".join(die.elements), "")
    return (die.id, die.name, *about, format_faces(die.faces))


def _table(rows: Sequence[tuple[str, ...]]) -> str:
    widths = [max(len(row[column]) for row in rows) for column in range(len(rows[0]))]
    lines = ("  ".join(f"{cell:<{width}}" for cell, width in zip(row, widths, strict=True)) for row in rows)
    return "\n".join(line.rstrip() for line in lines)


def _shown(die: DieType) -> str:
    about: dict[str, str] = {"id": die.id, "name": die.name}
    if isinstance(die, UnitType):
        elements = catalogue().elements_of(die)
        about |= {
            "species": f"{catalogue().folk[die.species].name} ({', '.join(elements)})",
            "class": die.unit_class.replace("_", " "),
            "size": f"{die.size}, {die.health} health, {len(die.faces)} sides",
            "faces": format_faces(die.faces),
            "average": ", ".join(f"{value:.2f} {name}" for name, value in of_units([die.id])._asdict().items()),
            "saves": str(die.automatic_saves or ""),
            "faces are": die.mark,
            "note": die.note,
        }
    else:
        about |= {"elements": ", ".join(die.elements), "faces": format_faces(die.faces)}
        if isinstance(die, DragonType):
            about |= {"health": f"{die.health}, {die.automatic_saves} automatic saves", "note": die.note}
        elif isinstance(die, ItemType):
            about |= {"form": f"{die.size} {die.form}".strip(), "points": str(die.points), "names": _named(die)}
            about |= {"faces are": die.mark, "note": die.note}
        elif isinstance(die, MinorTerrainType):
            about |= {"place": die.place}
        else:
            about |= {"place": die.eighth_face.replace("_", " "), "of 1995": "yes" if die.original_1995 else "no"}
    return "\n".join(f"{word:<11}{text}" for word, text in about.items() if text)


def _named(die: ItemType) -> str:
    """Return what the faces of an item name, in their order."""
    return ", ".join(name or "-" for name in die.names)


def _report(die: DieType) -> dict[str, Any]:
    """Return everything about a die as JSON values."""
    faces = [{"icon": face.icon, "count": face.count} for face in die.faces]
    if isinstance(die, UnitType):
        return {
            "kind": kind_of(die),
            "id": die.id,
            "name": die.name,
            "species": die.species,
            "elements": catalogue().elements_of(die),
            "class": die.unit_class,
            "size": die.size,
            "health": die.health,
            "mark": die.mark,
            "faces": faces,
            "expected": {name: round(value, 4) for name, value in of_units([die.id])._asdict().items()},
        }
    both: dict[str, Any] = {"id": die.id, "name": die.name, "elements": die.elements, "faces": faces}
    if isinstance(die, ItemType):
        about: dict[str, Any] = {
            "form": die.form,
            "size": die.size,
            "points": die.points,
            "mark": die.mark,
            "names": die.names,
        }
        return {"kind": "item", **both, **about}
    if isinstance(die, MinorTerrainType):
        return {"kind": "minor", **both, "land": die.kind, "place": die.place}
    if isinstance(die, TerrainType):
        about = {"land": die.kind, "eighth_face": die.eighth_face, "original_1995": die.original_1995}
        return {"kind": "terrain", **both, **about}
    about = {"form": die.form, "health": die.health, "automatic_saves": die.automatic_saves, "slots": die.slots}
    return {"kind": "dragon", **both, **about}

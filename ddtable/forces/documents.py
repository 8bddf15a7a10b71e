"""Forces in TOML files, our own and strangers'."""

from __future__ import annotations

import json
import tomllib
from pathlib import Path
from typing import Any, Final

import msgspec

from ddtable.dice.catalogue import Catalogue, catalogue
from ddtable.forces.force import Force, ForceError
from ddtable.forces.notation import (
    format_dragons,
    format_units,
    parse_dragons,
    parse_species,
    parse_terrain,
    parse_units,
    slug,
)
from ddtable.forces.sums import health_of

LARGEST_FILE: Final = 65_536
"""Bytes that a file of forces may have; a force of a hundred dice needs about two thousand."""


class _ForceEntry(msgspec.Struct, forbid_unknown_fields=True):
    """A force as it is written. `species` owns the names that stand without one, `health` is compared with the sum."""

    name: str
    home: str
    campaign: str
    horde: str
    home_terrain: str
    frontier: str
    dragons: str = ""
    species: str = ""
    health: int | None = None
    note: str = ""


def load_force(path: Path) -> Force:
    """Return the force that a file holds; its id is made of the file's name.

    Whatever is wrong with the file raises ForceError with one sentence that begins with the file's name. Whether a
    game allows the force is not asked here.
    """
    return _force(catalogue(), path.name, slug(path.stem), read_document(path))


def load_forces(path: Path) -> tuple[Force, ...]:
    """Return the forces of a file of many tables, one a force, whose ids are the tables' names."""
    dice = catalogue()
    return tuple(_force(dice, f"{path.name}, {key}", key, entry) for key, entry in read_document(path).items())


def force_document(force: Force) -> str:
    """Return the text of a file that `load_force` reads back: the same dice in each army, equal ones together."""
    dice = catalogue()
    lines: dict[str, str | int] = {
        "name": force.name,
        "note": force.note,
        "health": force.health,
        "home": format_units(dice, force.home),
        "campaign": format_units(dice, force.campaign),
        "horde": format_units(dice, force.horde),
        "dragons": format_dragons(dice, force.dragons),
        "home_terrain": dice.terrain(force.home_terrain).name,
        "frontier": dice.terrain(force.frontier).name,
    }
    return "".join(f"{key} = {_toml(value)}\n" for key, value in lines.items())


def read_document(path: Path) -> dict[str, Any]:
    """Return the content of a TOML file of at most LARGEST_FILE bytes; raise ForceError where it has none."""
    try:
        with path.open("rb") as file:
            data = file.read(LARGEST_FILE + 1)
        if len(data) > LARGEST_FILE:
            raise ForceError(f"{path.name}: a file of forces has at most {LARGEST_FILE} bytes.")
        return tomllib.loads(data.decode("utf-8"))
    except OSError as error:
        raise ForceError(f"{path.name}: the file cannot be read ({error.strerror}).") from error
    except UnicodeDecodeError as error:
        raise ForceError(f"{path.name}: the file is not text in UTF-8.") from error
    except ForceError:
        raise
    except ValueError as error:  # TOMLDecodeError, and Python's own refusal of a number of thousands of figures
        raise ForceError(f"{path.name}: this is not valid TOML ({error}).") from error
    except RecursionError as error:
        raise ForceError(f"{path.name}: this is not valid TOML (too deeply nested).") from error


def _force(dice: Catalogue, place: str, force_id: str, value: object) -> Force:
    """Return the force that an entry writes; `place` begins the sentence about what is wrong."""
    try:
        entry = msgspec.convert(value, _ForceEntry)
        species = parse_species(dice, entry.species)
        force = Force(
            id=force_id,
            name=entry.name.strip(),
            home=parse_units(dice, entry.home, species),
            campaign=parse_units(dice, entry.campaign, species),
            horde=parse_units(dice, entry.horde, species),
            dragons=parse_dragons(dice, entry.dragons),
            home_terrain=parse_terrain(dice, entry.home_terrain),
            frontier=parse_terrain(dice, entry.frontier),
            note=entry.note,
        )
    except (msgspec.ValidationError, ForceError) as error:
        raise ForceError(f"{place}: {error}.") from error
    if not force.name:
        raise ForceError(f"{place}: the force has no name.")
    total = health_of(dice, force.units)
    if entry.health is not None and entry.health != total:
        raise ForceError(f"{place}: it says {entry.health} health and its units have {total}.")
    return force


def _toml(value: str | int) -> str:
    """Return a TOML value; JSON's escapes are TOML's too, but for the delete sign."""
    return json.dumps(value, ensure_ascii=False).replace("\x7f", "\\u007f")

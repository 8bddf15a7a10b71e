"""Forces in TOML files, our own and other people's."""

from __future__ import annotations

import json
import tomllib
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, Final

import msgspec
from msgspec import UNSET, UnsetType

from ddtable.dice.catalogue import Catalogue, catalogue
from ddtable.files.regular import read_regular
from ddtable.files.unread import unread
from ddtable.forces.ddforce import LONGEST_NAME, MOST_DICE, note_lines
from ddtable.forces.force import PICKS, WRITTEN, Force, ForceError, More, with_dice
from ddtable.forces.notation import (
    format_dice,
    format_dragons,
    format_units,
    parse_dice,
    parse_dragons,
    parse_species,
    parse_terrain,
    parse_units,
    slug,
)
from ddtable.forces.sums import health_of
from ddtable.texts.plain import plain
from ddtable.texts.trouble import trouble

LARGEST_FILE: Final = 65_536
"""The most bytes of a file of forces; a force of 100 dice needs about 2000."""

MOST_DOTS: Final = 200
"""The most dots in one line.

The parser needs memory by the square of a key's parts: 3 GB for a file that is one long key.
"""


class _ForceEntry(msgspec.Struct, forbid_unknown_fields=True):
    """A force in its file format. `species` is the race of names without one; `health` is compared with the sum.

    `sections`: the dice of sections that only other editions have; a force with them may pick no terrains.
    """

    name: str
    home: str
    campaign: str
    horde: str
    home_terrain: str | UnsetType = UNSET
    frontier: str | UnsetType = UNSET
    dragons: str = ""
    species: str = ""
    health: int | None = None
    note: str = ""
    sections: dict[str, str] = {}


def load_force(path: Path) -> Force:
    """Return the force of a file; its id is made from the file's name.

    Raises ForceError for any error in the file, with one sentence that begins with the file's name. The rules of a game
    are not checked here.
    """
    return _force(catalogue(), path.name, slug(path.stem), read_document(path))


def load_forces(path: Path) -> tuple[Force, ...]:
    """Return the forces of a file with a table for each, whose name is the id. Raises ForceError."""
    return _whole(_tables(path, read_document(path)))


def load_all(path: Path) -> tuple[Force, ...]:
    """Return the force or forces of a file. Raises ForceError if one is invalid."""
    return _whole(load_each(path))


def load_each(path: Path) -> tuple[Force | ForceError, ...]:
    """Return each force of a file of one or many; an invalid one is replaced by its error.

    Raises ForceError if the file itself cannot be read.
    """
    document = read_document(path)
    if not document:
        raise ForceError(trouble("force-file-empty", name=path.name))
    if isinstance(document.get("name", {}), dict):  # it is not a force's name, at most a table called "name"
        return tuple(_tables(path, document))
    return (_force(catalogue(), path.name, slug(path.stem), document),)


def _tables(path: Path, document: dict[str, Any]) -> Iterator[Force | ForceError]:
    for key, entry in document.items():
        try:
            yield _force(catalogue(), f"{path.name}, {key}", key, entry)
        except ForceError as error:
            yield error


def _whole(found: Iterable[Force | ForceError]) -> tuple[Force, ...]:
    """Return all forces. Raises the first ForceError among them."""
    forces = []
    for force in found:
        if isinstance(force, ForceError):
            raise force
        forces.append(force)
    return tuple(forces)


def force_document(force: Force) -> str:
    """Return the text of a file for `load_force`: the same dice in each army, equal ones together."""
    dice = catalogue()
    lines: dict[str, str | int] = {
        "name": force.name,
        "note": force.note,
        "health": force.health,
        "home": format_units(dice, force.home),
        "campaign": format_units(dice, force.campaign),
        "horde": format_units(dice, force.horde),
        "dragons": format_dragons(dice, force.dragons),
    }
    lines |= {pick: dice.terrain(held).name for pick in PICKS for held in force.dice_in(pick)}
    lines |= {f"sections.{name}": format_dice(dice, held) for name, held in force.more.items()}
    return "".join(f"{key} = {_toml(value)}\n" for key, value in lines.items())


def read_document(path: Path) -> dict[str, Any]:
    """Return the content of a TOML file of at most LARGEST_FILE bytes. Raises ForceError with a Trouble."""
    name = path.name
    try:
        text = read_regular(path, LARGEST_FILE).decode("utf-8")
        dots = (number for number, line in enumerate(text.split("\n"), 1) if line.count(".") > MOST_DOTS)
        if line := next(dots, 0):
            raise ForceError(trouble("force-file-dots", name=name, line=line, most=MOST_DOTS))
        return tomllib.loads(text)
    except OSError as error:
        raise ForceError(unread(path, error)) from error
    except UnicodeDecodeError as error:
        raise ForceError(trouble("ddforce-no-text", name=name)) from error
    except ForceError:
        raise
    except ValueError as error:  # TOMLDecodeError, or a number with more digits than Python converts
        raise ForceError(trouble("force-file-toml", name=name, why=str(error))) from error
    except RecursionError as error:
        raise ForceError(trouble("ddforce-deep", name=name)) from error


def _force(dice: Catalogue, place: str, force_id: str, value: object) -> Force:
    """Return the force of an entry; `place` starts the error message."""
    try:
        entry = msgspec.convert(value, _ForceEntry)
        species = parse_species(dice, entry.species)
        force = Force(
            id=force_id,
            name=plain(entry.name, LONGEST_NAME),
            home=parse_units(dice, entry.home, species),
            campaign=parse_units(dice, entry.campaign, species),
            horde=parse_units(dice, entry.horde, species),
            dragons=parse_dragons(dice, entry.dragons),
            home_terrain=_terrain(dice, entry, "home_terrain"),
            frontier=_terrain(dice, entry, "frontier"),
            note=note_lines(entry.note),
        )
        for name, held in entry.sections.items():
            if name in WRITTEN:
                raise ForceError(f"{name!r} is not in the sections")
            force = with_dice(force, name, parse_dice(dice, held, species))
        if force.more:
            msgspec.convert(force.more, More)
    except (msgspec.ValidationError, ForceError) as error:
        raise _wrong(place, str(error)) from error
    if not force.name:
        raise _wrong(place, "the force has no name")
    if len(force.dice) - len(PICKS) > MOST_DICE:
        raise _wrong(place, f"it has more than {MOST_DICE} dice")
    total = health_of(dice, force.units)
    if entry.health is not None and entry.health != total:
        raise _wrong(place, f"it says {entry.health} health and its units have {total}")
    return force


def _terrain(dice: Catalogue, entry: _ForceEntry, pick: str) -> str:
    """Return a picked terrain, "" for none. Raises ForceError if it is missing in a force of 1995."""
    named: str | UnsetType = getattr(entry, pick)
    if isinstance(named, UnsetType):
        if not entry.sections:
            raise ForceError(f"Object missing required field `{pick}`")
        return ""
    return parse_terrain(dice, named)


def _wrong(place: str, why: str) -> ForceError:
    return ForceError(trouble("force-file-at", place=place, why=why))


def _toml(value: str | int) -> str:
    """Return a TOML value with JSON's escapes and an escaped delete character. No line gets more than MOST_DOTS."""
    written = json.dumps(value, ensure_ascii=False).replace("\x7f", "\\u007f")
    return written if written.count(".") <= MOST_DOTS else written.replace(".", "\\u002e")

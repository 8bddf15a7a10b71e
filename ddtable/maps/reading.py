"""Reading map files, our own and those of other people: each is checked, and refused with one sentence."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

import msgspec

from ddtable.files.regular import read_regular
from ddtable.files.resources import resource
from ddtable.files.unread import too_large, unread
from ddtable.forces.force import ForceError
from ddtable.forces.misread import misread, read_json
from ddtable.maps.board_map import BoardMap
from ddtable.maps.checking import wrong
from ddtable.maps.document import FIELDS, LARGEST_FILE, SUFFIX, VERSION, MapDocument
from ddtable.texts.trouble import trouble

WORLD = "world"


class MapError(ValueError):
    """Raised for a map that cannot be read; the text is one sentence, a Trouble."""


def decode(data: bytes, name: str, map_id: str) -> BoardMap:
    """Return the map of the bytes of a file; `name` is the file's, for the messages. Raises MapError."""
    if len(data) > LARGEST_FILE:
        raise MapError(too_large(name, LARGEST_FILE))
    try:
        value = read_json(data, name)
    except ForceError as error:
        raise MapError(*error.args) from error
    _refuse_kind(value, name)
    try:
        document = msgspec.convert(value, MapDocument)
    except msgspec.ValidationError as error:
        raise MapError(misread(name, error, FIELDS)) from error
    if found := wrong(document, name):
        raise MapError(found)
    return BoardMap(map_id, document)


def read_map(path: Path) -> BoardMap:
    """Return the map of a file; its id is the file's name without its suffix. Raises MapError."""
    try:
        data = read_regular(path, LARGEST_FILE)
    except OSError as error:
        raise MapError(unread(path, error)) from error
    return decode(data, path.name, path.stem)


@cache
def built_in() -> tuple[str, ...]:
    """Return the ids of the maps that come with the program, the world first."""
    found = sorted(path.stem for path in resource("maps").glob(f"*{SUFFIX}"))
    return (WORLD, *(one for one in found if one != WORLD))


@cache
def built_in_map(map_id: str) -> BoardMap:
    """Return a map that comes with the program. Raises KeyError for an unknown one."""
    if map_id not in built_in():
        raise KeyError(map_id)
    return read_map(resource("maps", f"{map_id}{SUFFIX}"))


def _refuse_kind(value: Any, name: str) -> None:
    """Raise MapError for JSON that is not a map file, or is one of a later version."""
    if not isinstance(value, dict) or value.get("ddtable") != "map":
        raise MapError(trouble("map-not-ours", name=name))
    version = value.get("version")
    if isinstance(version, int) and version > VERSION:
        raise MapError(trouble("map-newer", name=name, version=version))

"""Reading the files of `resources/dice`: tables, entries and faces, with a sentence for each error."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any, NoReturn, TypeVar

import msgspec

from ddtable.dice.errors import CatalogueError
from ddtable.dice.faces import Face, parse_faces
from ddtable.dice.types import Icon, IconKind

_Entry = TypeVar("_Entry", bound=msgspec.Struct)
_KEY = re.compile(r"[a-z][a-z0-9_]*", re.ASCII)


def read_faces(
    file: str, key: str, text: str, icons: Mapping[str, Icon], *, kinds: tuple[IconKind, ...], sides: int
) -> tuple[Face, ...]:
    """Return `sides` faces whose icons exist and are of one of these kinds."""
    try:
        faces = parse_faces(text)
    except ValueError as error:
        fail(file, key, str(error))
    for face in faces:
        check_icon(file, key, face.icon, icons, kinds)
    if len(faces) != sides:
        fail(file, key, f"it has {len(faces)} faces where {sides} are due")
    return faces


def check_icon(file: str, key: str, icon: str, icons: Mapping[str, Icon], kinds: tuple[IconKind, ...]) -> None:
    """Refuse an icon that does not exist or is of none of these kinds."""
    if icon not in icons:
        fail(file, key, f"no icon is called {icon!r}")
    if not set(kinds) & set(icons[icon].kinds):
        fail(file, key, f"the icon {icon!r} does not belong on this kind of die")


def read_table(root: Path, file: str) -> dict[str, Any]:
    """Return the content of a TOML file."""
    try:
        return tomllib.loads((root / file).read_text(encoding="utf-8"))
    except OSError as error:
        raise CatalogueError(f"{file}: the file cannot be read ({error.strerror}).") from error
    except ValueError as error:
        raise CatalogueError(f"{file}: this is not valid TOML ({error}).") from error


def read_parts(root: Path, file: str, names: tuple[str, ...]) -> dict[str, dict[str, Any]]:
    """Return the tables of a file, which must contain exactly these tables."""
    table = read_table(root, file)
    if table.keys() != set(names) or not all(isinstance(part, dict) for part in table.values()):
        raise CatalogueError(f"{file}: it must hold the tables {' and '.join(names)} and nothing else.")
    return table


def read_entries(table: Mapping[str, Any], file: str, entry_type: type[_Entry]) -> dict[str, _Entry]:
    """Return the entries of a table, each decoded strictly."""
    entries: dict[str, _Entry] = {}
    for key, value in table.items():
        if not _KEY.fullmatch(key):
            fail(file, key, "an id is made of small letters, figures and underscores")
        try:
            entries[key] = msgspec.convert(value, entry_type)
        except msgspec.ValidationError as error:
            fail(file, key, str(error).rstrip("."))
    return entries


def fail(file: str, entry: str, wrong: str) -> NoReturn:
    """Raise CatalogueError with a sentence about an entry of a file."""
    raise CatalogueError(f"{file}, {entry}: {wrong}.")

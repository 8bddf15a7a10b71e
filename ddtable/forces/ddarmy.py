"""Armies of Battle Dice in small JSON files: `.ddarmy` for one shared army, and one file for all of a player's own.

Incomplete armies are written and read too; the rules of a game are not checked here.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from textwrap import indent
from typing import Annotated, Any, Final, Literal

import msgspec
from msgspec import Meta, Struct

from ddtable.files.regular import read_regular
from ddtable.files.unread import too_large, unread
from ddtable.files.whole import write_whole
from ddtable.forces.battle_armies import COUNTS, MonsterType
from ddtable.forces.battle_army import MOST_DICE, BattleArmy
from ddtable.forces.force import ForceError
from ddtable.forces.json_parts import parts_of
from ddtable.forces.misread import Doubled, misread, parse_json, read_json, refuse_halves
from ddtable.forces.notation import slug
from ddtable.texts.plain import GUARD, plain
from ddtable.texts.trouble import Trouble, trouble

SUFFIX: Final = ".ddarmy"
VERSION: Final = 1
LARGEST_FILE: Final = 65_536
"""The most bytes of a file; an army needs about 300."""
LONGEST_NAME: Final = 60
LONGEST_NOTE: Final = 400
MOST_ARMIES: Final = 100
"""The most armies of a player in one file."""

_INDENT: Final = "    "
_Count = Annotated[int, Meta(ge=0, le=MOST_DICE)]


class Dice(Struct, forbid_unknown_fields=True):
    """The number of dice of each class."""

    general: _Count = 0
    infantry: _Count = 0
    archer: _Count = 0
    cavalry: _Count = 0
    mage: _Count = 0
    monsters: _Count = 0


class Entry(Struct, forbid_unknown_fields=True):
    """An army in its file format."""

    name: Annotated[str, Meta(max_length=LONGEST_NAME)]
    monster: MonsterType
    dice: Dice
    note: Annotated[str, Meta(max_length=LONGEST_NOTE)] = ""


class Document(Entry, forbid_unknown_fields=True, kw_only=True):
    """A file of one army."""

    ddtable: Literal["army"]
    version: Literal[1]


class Shelf(Struct, forbid_unknown_fields=True):
    """A file of many armies, which are not checked yet."""

    ddtable: Literal["armies"]
    version: Literal[1]
    armies: Annotated[list[Any], Meta(max_length=MOST_ARMIES)]


class Unread(Struct, frozen=True):
    """An unreadable army in a file of many: its JSON text, its name if it has one, and the error."""

    text: str
    name: str
    why: Trouble


_FIELDS: Final = {
    "$": tuple(Document.__struct_fields__),
    "$.dice": tuple(Dice.__struct_fields__),
}


def encode(army: BattleArmy) -> str:
    """Return the text of a file of one army."""
    return _text({"ddtable": "army", "version": VERSION, **entry_of(army)})


def decode(text: str | bytes, name: str) -> BattleArmy:
    """Return the army of a text; `name` is the file's, for the messages. Raises ForceError with a Trouble."""
    document: Document = _document(text, name, "army", Document)
    army = _army(document, slug(document.name) or "army", name)
    if not army.size:  # an empty army is useless, and would replace the current one
        raise ForceError(trouble("ddarmy-empty", name=name))
    return army


def encode_all(armies: Sequence[BattleArmy | Unread]) -> str:
    """Return the text of a file of many armies; unreadable ones keep their text."""
    written = ",\n".join(_INDENT + _written(army) for army in armies)
    listed = f"[\n{written}\n  ]" if armies else "[]"
    return f'{{\n  "ddtable": "armies",\n  "version": {VERSION},\n  "armies": {listed}\n}}\n'


def _written(army: BattleArmy | Unread) -> str:
    """Return the text of an army in a list."""
    return army.text if isinstance(army, Unread) else indent(_text(entry_of(army)), _INDENT).strip()


def decode_all(text: str | bytes, name: str) -> tuple[BattleArmy | Unread, ...]:
    """Return the armies of a text with unique ids, and the unreadable ones in their places.

    Raises ForceError with a Trouble if it is not a file of armies.
    """
    data = text.encode("utf-8", "surrogatepass") if isinstance(text, str) else text
    _refuse_size(data, name)
    value = parse_json(data, name)
    _refuse_kind(value, name, "armies")
    if isinstance(value, Doubled):
        raise ForceError(trouble("ddforce-twice", name=name, path=f"$.{value.twice}"))
    refuse_halves([*value, value["ddtable"]], name)
    try:
        shelf = msgspec.convert(value, Shelf)
    except msgspec.ValidationError as error:
        raise ForceError(misread(name, error, _FIELDS)) from error
    parts = parts_of(data.decode("utf-8-sig"), "armies")
    return tuple(
        _army_of(part, held, number, name) for number, (part, held) in enumerate(zip(parts, shelf.armies, strict=True))
    )


def read_entries(values: Sequence[object], path: str, name: str) -> tuple[BattleArmy, ...]:
    """Return the armies of a list at a path of a file. Raises ForceError with a Trouble."""
    found = []
    for number, value in enumerate(values):
        try:
            found.append(_army(msgspec.convert(value, Entry), f"own_{number}", name))
        except msgspec.ValidationError as error:
            raise ForceError(misread(name, error, _FIELDS, f"{path}[{number}]")) from error
    return tuple(found)


def _army_of(text: str, held: object, number: int, name: str) -> BattleArmy | Unread:
    """Return an army of a file of many, or its error; `held` is its JSON value, valid or not."""
    root = f"$.armies[{number}]"
    try:
        return _army(msgspec.convert(read_json(text.encode(), name, root), Entry), f"own_{number}", name)
    except msgspec.ValidationError as error:
        why = misread(name, error, _FIELDS, root)
    except ForceError as error:
        why = error.args[0]
    called = held.get("name") if isinstance(held, dict) else ""
    return Unread(text, plain(called, LONGEST_NAME) if isinstance(called, str) else "", why)


def read_ddarmy(path: Path) -> BattleArmy:
    """Return the army of a file. Raises ForceError with a Trouble."""
    return decode(read_bytes(path), path.name)


def write_ddarmy(path: Path, army: BattleArmy) -> None:
    """Write an army into a file, completely or not at all. Raises ForceError with a Trouble.

    An army that `read_ddarmy` would refuse is not written.
    """
    text = encode(army)
    decode(text, path.name)
    write_text(path, text)


def read_bytes(path: Path) -> bytes:
    """Return the bytes of a file of at most LARGEST_FILE. Raises ForceError with a Trouble."""
    try:
        return read_regular(path, LARGEST_FILE)
    except OSError as error:
        raise ForceError(unread(path, error)) from error


def write_text(path: Path, text: str) -> None:
    """Write a file completely or not at all, and create its folder. Raises ForceError with a Trouble."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        write_whole(path, text.encode())
    except OSError as error:
        raise ForceError(trouble("ddforce-unwritten", name=path.name, why=error.strerror or "")) from error


def json_of(text: str | bytes, name: str, kind: str) -> dict[str, Any]:
    """Return the JSON object of a file of this declared kind. Raises ForceError with a Trouble."""
    data = text.encode("utf-8", "surrogatepass") if isinstance(text, str) else text
    _refuse_size(data, name)
    value = read_json(data, name)
    _refuse_kind(value, name, kind)
    return value  # type: ignore[no-any-return]


def _refuse_size(data: bytes, name: str) -> None:
    if len(data) > LARGEST_FILE:
        raise ForceError(too_large(name, LARGEST_FILE))


def _refuse_kind(value: object, name: str, kind: str) -> None:
    """Raise ForceError for JSON of another kind or of a later version."""
    if not isinstance(value, dict) or value.get("ddtable") != kind:
        raise ForceError(trouble("ddarmy-not-ours", name=name, kind=kind))
    version = value.get("version")
    if isinstance(version, int) and version > VERSION:
        raise ForceError(trouble("ddarmy-newer", name=name, version=version))


def _document(text: str | bytes, name: str, kind: str, document: Any) -> Any:
    """Return a file as its struct. Raises ForceError with a Trouble."""
    value = json_of(text, name, kind)
    try:
        return msgspec.convert(value, document)
    except msgspec.ValidationError as error:
        raise ForceError(misread(name, error, _FIELDS)) from error


def _army(entry: Entry, army_id: str, name: str) -> BattleArmy:
    counts = {count: getattr(entry.dice, count) for count in COUNTS}
    army = BattleArmy(army_id, plain(entry.name), entry.monster, note=plain(entry.note, LONGEST_NOTE), **counts)
    if army.size > MOST_DICE:
        raise ForceError(trouble("ddarmy-many", name=name, size=army.size, most=MOST_DICE))
    return army


def entry_of(army: BattleArmy) -> dict[str, Any]:
    """Return an army in its file format; classes without dice are left out."""
    counts = {name: getattr(army, name) for name in COUNTS}
    return {
        "name": _line(army.name, LONGEST_NAME),
        "note": _line(army.note, LONGEST_NOTE),
        "monster": army.monster,
        "dice": {name: count for name, count in counts.items() if count},
    }


def _line(text: str, most: int) -> str:
    """Return a text on one line, without the guard characters for the screen."""
    return plain(text, most).replace(GUARD, "")


def _text(document: dict[str, Any]) -> str:
    return json.dumps(document, ensure_ascii=False, indent=2) + "\n"

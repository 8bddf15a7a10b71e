"""Armies of Battle Dice in small JSON files: one to be shared, `.ddarmy`, and all of a player's own in one.

Half-built armies are written and read too; whether a game allows an army is not asked here.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any, Final, Literal

import msgspec
from msgspec import Meta, Struct

from ddtable.forces.battle_armies import COUNTS, MonsterType
from ddtable.forces.battle_army import MOST_DICE, BattleArmy
from ddtable.forces.force import ForceError
from ddtable.forces.misread import misread, read_json
from ddtable.forces.notation import slug
from ddtable.plain import GUARD, plain
from ddtable.trouble import trouble
from ddtable.whole_file import write_whole

SUFFIX: Final = ".ddarmy"
VERSION: Final = 1
LARGEST_FILE: Final = 65_536
"""Bytes that a file may have; an army needs about three hundred."""
LONGEST_NAME: Final = 60
LONGEST_NOTE: Final = 400
MOST_ARMIES: Final = 100
"""Armies of one player in one file."""

_Count = Annotated[int, Meta(ge=0, le=MOST_DICE)]


class Dice(Struct, forbid_unknown_fields=True):
    """How many dice of each class."""

    general: _Count = 0
    infantry: _Count = 0
    archer: _Count = 0
    cavalry: _Count = 0
    mage: _Count = 0
    monsters: _Count = 0


class Entry(Struct, forbid_unknown_fields=True):
    """An army as it is written."""

    name: Annotated[str, Meta(max_length=LONGEST_NAME)]
    monster: MonsterType
    dice: Dice
    note: Annotated[str, Meta(max_length=LONGEST_NOTE)] = ""


class Document(Entry, forbid_unknown_fields=True, kw_only=True):
    """A file of one army."""

    ddtable: Literal["army"]
    version: Literal[1]


class Shelf(Struct, forbid_unknown_fields=True):
    """A file of many armies."""

    ddtable: Literal["armies"]
    version: Literal[1]
    armies: Annotated[list[Entry], Meta(max_length=MOST_ARMIES)]


_FIELDS: Final = {
    "$": tuple(Document.__struct_fields__),
    "$.dice": tuple(Dice.__struct_fields__),
}


def encode(army: BattleArmy) -> str:
    """Return the text of a file of one army."""
    return _text({"ddtable": "army", "version": VERSION, **_entry(army)})


def decode(text: str | bytes, name: str) -> BattleArmy:
    """Return the army that a text holds; `name` is the file's, for the sentences. Raises ForceError with a Trouble."""
    document: Document = _document(text, name, "army", Document)
    army = _army(document, slug(document.name) or "army", name)
    if not army.size:  # of no use to whom it was sent, and it would take the place of the one in hand
        raise ForceError(trouble("ddarmy-empty", name=name))
    return army


def encode_all(armies: Sequence[BattleArmy]) -> str:
    """Return the text of a file of many armies."""
    return _text({"ddtable": "armies", "version": VERSION, "armies": [_entry(army) for army in armies]})


def decode_all(text: str | bytes, name: str) -> tuple[BattleArmy, ...]:
    """Return the armies that a text holds, each with an id that no other has. Raises ForceError with a Trouble."""
    shelf: Shelf = _document(text, name, "armies", Shelf)
    return tuple(_army(entry, f"own_{number}", name) for number, entry in enumerate(shelf.armies))


def read_ddarmy(path: Path) -> BattleArmy:
    """Return the army of a file. Raises ForceError with a Trouble."""
    return decode(read_bytes(path), path.name)


def write_ddarmy(path: Path, army: BattleArmy) -> None:
    """Write an army into a file, the whole of it or nothing. Raises ForceError with a Trouble."""
    write_text(path, encode(army))


def read_bytes(path: Path) -> bytes:
    """Return the bytes of a file, no more than tell that it is too large. Raises ForceError with a Trouble."""
    try:
        if not path.is_file():  # a pipe would never end
            raise ForceError(trouble("ddforce-no-file", name=path.name))
        with path.open("rb") as file:
            return file.read(LARGEST_FILE + 1)
    except OSError as error:
        raise ForceError(trouble("ddforce-unread", name=path.name, why=error.strerror or "")) from error


def write_text(path: Path, text: str) -> None:
    """Write a file whole or not at all, its folder first. Raises ForceError with a Trouble."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        write_whole(path, text.encode())
    except OSError as error:
        raise ForceError(trouble("ddforce-unwritten", name=path.name, why=error.strerror or "")) from error


def json_of(text: str | bytes, name: str, kind: str) -> dict[str, Any]:
    """Return the JSON object of a file that says of itself to be of this kind. Raises ForceError with a Trouble."""
    data = text.encode("utf-8", "surrogatepass") if isinstance(text, str) else text
    if len(data) > LARGEST_FILE:
        raise ForceError(trouble("ddarmy-large", name=name, most=LARGEST_FILE))
    value = read_json(data, name)
    if not isinstance(value, dict) or value.get("ddtable") != kind:
        raise ForceError(trouble("ddarmy-not-ours", name=name, kind=kind))
    version = value.get("version")
    if isinstance(version, int) and version > VERSION:
        raise ForceError(trouble("ddarmy-newer", name=name, version=version))
    return value


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


def _entry(army: BattleArmy) -> dict[str, Any]:
    """Return an army as it is written: classes that it has none of are left out."""
    counts = {name: getattr(army, name) for name in COUNTS}
    return {
        "name": _line(army.name, LONGEST_NAME),
        "note": _line(army.note, LONGEST_NOTE),
        "monster": army.monster,
        "dice": {name: count for name, count in counts.items() if count},
    }


def _line(text: str, most: int) -> str:
    """Return a text on one line; the signs that guard it on a screen do not belong in a file."""
    return plain(text, most).replace(GUARD, "")


def _text(document: dict[str, Any]) -> str:
    return json.dumps(document, ensure_ascii=False, indent=2) + "\n"

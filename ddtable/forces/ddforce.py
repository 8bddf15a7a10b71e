"""One force in one small JSON file, `.ddforce`, to be shared; files may come from anyone and are checked.

docs/force-format.md describes the file, resources/schemas/ddforce-2.json is its schema; a test compares them. The rules
of a game are not checked here: incomplete forces are written and read too.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Collection
from pathlib import Path
from typing import Annotated, Any, Final, Literal, NoReturn, TypeAlias

import msgspec
from msgspec import Meta, Struct

from ddtable.dice.catalogue import catalogue
from ddtable.files.regular import read_regular
from ddtable.files.unread import too_large, unread
from ddtable.files.whole import write_whole
from ddtable.forces.force import ARMY_NAMES, MORE_ID, MOST_SECTIONS, PICKS, WRITTEN, Force, ForceError, with_dice
from ddtable.forces.misread import misread, read_json
from ddtable.forces.notation import slug
from ddtable.texts.nearest import nearest
from ddtable.texts.plain import GUARD, plain
from ddtable.texts.trouble import trouble

SUFFIX: Final = ".ddforce"
VERSION: Final = 2
"""Files that name no edition and no sections are written as version 1, which older programs read."""
LARGEST_FILE: Final = 65_536
"""The most bytes of a file; a force of 100 dice needs about 2000."""
LONGEST_NAME: Final = 80
LONGEST_NOTE: Final = 2000
LONGEST_TAG: Final = 40
MOST_TAGS: Final = 20
MOST_DICE: Final = 999
MOST_HEALTH: Final = 9999

_ID: Final = r"^[a-z][a-z0-9_]{0,63}$"
_Name: TypeAlias = Annotated[str, Meta(max_length=LONGEST_NAME)]
_Counts: TypeAlias = dict[Annotated[str, Meta(pattern=_ID)], Annotated[int, Meta(ge=1, le=MOST_DICE)]]
_Terrain: TypeAlias = Annotated[str, Meta(pattern=f"^$|{_ID}")]
_Edition: TypeAlias = Annotated[str, Meta(pattern=f"^$|{MORE_ID}")]
_Sections: TypeAlias = Annotated[dict[Annotated[str, Meta(pattern=MORE_ID)], _Counts], Meta(max_length=MOST_SECTIONS)]


class SharedForce(Struct, frozen=True):
    """A force with its builder's notes.

    `health` is the intended size, 0 if it is unknown; `edition` the printing of the rules that it is built for, "" for
    that of 1995.
    """

    force: Force
    player: str = ""
    tags: tuple[str, ...] = ()
    health: int = 0
    edition: str = ""


class Armies(Struct, forbid_unknown_fields=True):
    """The units of each army: type ids and counts."""

    home: _Counts = {}
    campaign: _Counts = {}
    horde: _Counts = {}


class Document(Struct, forbid_unknown_fields=True):
    """The file. Each die is listed once in a section, by its id, with its count.

    `edition` and `sections` are of version 2.
    """

    ddtable: Literal["force"]
    version: Literal[1, 2]
    name: _Name
    armies: Armies
    player: _Name = ""
    note: Annotated[str, Meta(max_length=LONGEST_NOTE)] = ""
    tags: Annotated[list[Annotated[str, Meta(max_length=LONGEST_TAG)]], Meta(max_length=MOST_TAGS)] = []
    health: Annotated[int, Meta(ge=0, le=MOST_HEALTH)] = 0
    dragons: _Counts = {}
    home_terrain: _Terrain = ""
    frontier: _Terrain = ""
    edition: _Edition = ""
    sections: _Sections = {}


def schema() -> dict[str, Any]:
    """Return the JSON schema of the file."""
    return {"$schema": "https://json-schema.org/draft/2020-12/schema", **msgspec.json.schema(Document)}


def encode(shared: SharedForce) -> str:
    """Return the text of a file: equal dice together, texts cut to the limits."""
    force = shared.force
    newer: dict[str, Any] = {"edition": shared.edition} if shared.edition else {}
    if force.more:
        newer["sections"] = {name: dict(Counter(dice)) for name, dice in force.more.items()}
    document = {
        "ddtable": "force",
        "version": VERSION if newer else 1,
        "name": _line(force.name, LONGEST_NAME),
        "player": _line(shared.player, LONGEST_NAME),
        "note": note_lines(force.note),
        "tags": [_line(tag, LONGEST_TAG) for tag in shared.tags[:MOST_TAGS]],
        "health": shared.health,
        "armies": {name: dict(Counter(force.army(name))) for name in ARMY_NAMES},
        "dragons": dict(Counter(force.dragons)),
        "home_terrain": force.home_terrain,
        "frontier": force.frontier,
        **newer,
    }
    return json.dumps(document, ensure_ascii=False, indent=2) + "\n"


def decode(text: str | bytes, name: str, any_dice: bool = False) -> SharedForce:
    """Return the force of a text; `name` is the file's, for the messages.

    Raises ForceError with a Trouble: one sentence, with the path inside the file. `any_dice` accepts unknown dice: in a
    library, custom dice may have been removed since.
    """
    data = text.encode("utf-8", "surrogatepass") if isinstance(text, str) else text
    if len(data) > LARGEST_FILE:
        raise ForceError(too_large(name, LARGEST_FILE))
    value = read_json(data, name)
    _refuse_kind(value, name)
    _refuse_dice(value, name, any_dice)
    try:
        document = msgspec.convert(value, Document)
    except msgspec.ValidationError as error:
        raise ForceError(misread(name, error, _FIELDS)) from error
    armies = (getattr(document.armies, army) for army in ARMY_NAMES)
    counts = [*armies, document.dragons, *document.sections.values()]
    if sum(sum(count.values()) for count in counts) > MOST_DICE:
        raise ForceError(trouble("ddforce-many", name=name, most=MOST_DICE))
    force = Force(
        id=slug(document.name) or "force",
        name=plain(document.name, LONGEST_NAME),
        home=_dice(document.armies.home),
        campaign=_dice(document.armies.campaign),
        horde=_dice(document.armies.horde),
        dragons=_dice(document.dragons),
        home_terrain=document.home_terrain,
        frontier=document.frontier,
        note=note_lines(document.note),
    )
    for section, held in document.sections.items():
        force = with_dice(force, section, _dice(held))
    tags = tuple(plain(tag, LONGEST_TAG) for tag in document.tags)
    return SharedForce(force, plain(document.player, LONGEST_NAME), tags, document.health, document.edition)


def read_ddforce(path: Path) -> SharedForce:
    """Return the force of a file. Raises ForceError with a Trouble."""
    try:
        data = read_regular(path, LARGEST_FILE)
    except OSError as error:
        raise ForceError(unread(path, error)) from error
    return decode(data, path.name)


def write_ddforce(path: Path, shared: SharedForce) -> None:
    """Write a force into a file, completely or not at all. Raises ForceError with a Trouble.

    A force that `read_ddforce` would refuse is not written, except that custom dice are allowed.
    """
    text = encode(shared)
    decode(text, path.name, any_dice=True)
    try:
        write_whole(path, text.encode())
    except OSError as error:
        raise ForceError(trouble("ddforce-unwritten", name=path.name, why=error.strerror or "")) from error


_FIELDS: Final = {
    "$": tuple(Document.__struct_fields__),
    "$.armies": tuple(Armies.__struct_fields__),
}


def _refuse_kind(value: object, name: str) -> None:
    """Raise ForceError for JSON that is not a force file, or is one of a later version."""
    if not isinstance(value, dict) or value.get("ddtable") != "force":
        raise ForceError(trouble("ddforce-not-ours", name=name))
    version = value.get("version")
    if isinstance(version, int) and version > VERSION:
        raise ForceError(trouble("ddforce-newer", name=name, version=version))


def _refuse_dice(value: dict[str, Any], name: str, any_dice: bool) -> None:
    """Raise ForceError for the first invalid die; values that are not tables of dice are checked elsewhere."""
    dice = catalogue()
    found, units = value.get("armies"), {**dice.army_units, **dice.own_units}
    armies = found if isinstance(found, dict) else {}
    for army in ARMY_NAMES:
        _refuse_counts(armies.get(army), f"$.armies.{army}", name, units, "unit", any_dice)
    _refuse_counts(value.get("dragons"), "$.dragons", name, dice.dragons, "dragon", any_dice)
    for part in PICKS:
        picked = value.get(part)
        if isinstance(picked, str) and picked and not any_dice and picked not in dice.terrains:
            _no_such_die(f"$.{part}", name, picked, dice.terrains, "terrain")
    _refuse_sections(value.get("sections"), name, any_dice)


def _refuse_sections(held: object, name: str, any_dice: bool) -> None:
    """Raise ForceError for a wrong die in the sections of other editions, and for one that has its own field."""
    every = {**catalogue().dice, **catalogue().of_campaigns, **catalogue().own_units}
    for section, counts in held.items() if isinstance(held, dict) else ():
        if section in WRITTEN:
            raise ForceError(trouble("ddforce-section", name=name, path=f"$.sections.{section}"))
        _refuse_counts(counts, f"$.sections.{section}", name, every, "die", any_dice)


def _refuse_counts(held: object, path: str, name: str, kinds: Collection[str], what: str, any_dice: bool) -> None:
    for die, count in held.items() if isinstance(held, dict) else ():
        if die not in kinds and not any_dice:
            _no_such_die(f"{path}.{die}", name, die, kinds, what)
        if isinstance(count, bool) or not isinstance(count, int) or not 1 <= count <= MOST_DICE:
            raise ForceError(trouble("ddforce-count", name=name, path=f"{path}.{die}", most=MOST_DICE))


def _no_such_die(path: str, name: str, die: str, kinds: Collection[str], what: str) -> NoReturn:
    near = nearest(slug(die), kinds)
    values = {"name": name, "path": path, "die": die, "what": what, "near": near[0] if near else ""}
    raise ForceError(trouble("ddforce-die-near" if near else "ddforce-die", **values))


def _dice(counts: dict[str, int]) -> tuple[str, ...]:
    return tuple(die for die, count in counts.items() for _ in range(count))


def _line(text: str, most: int) -> str:
    """Return a text on one line, without the guard characters for the screen."""
    return plain(text, most).replace(GUARD, "")


def note_lines(text: str) -> str:
    """Return a note for a file: its lines without control characters, at most LONGEST_NOTE characters."""
    return "\n".join(_line(line, LONGEST_NOTE) for line in text.splitlines())[:LONGEST_NOTE]

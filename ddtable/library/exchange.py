"""Export of a whole library to one JSON file, for another computer, and import of such a file into a library."""

from __future__ import annotations

import json
from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence
from typing import Annotated, Any, Final, Literal

import msgspec
from msgspec import Meta, Struct
from msgspec.structs import replace
from sqlalchemy import Connection, insert

from ddtable.dice.catalogue import Catalogue, published
from ddtable.dice.errors import CatalogueError
from ddtable.dice.own import MOST_DICE, own_id, read_own_die
from ddtable.dice.types import OwnDie
from ddtable.files.unread import too_large
from ddtable.forces.battle_army import BattleArmy
from ddtable.forces.collection import MOST_OF_A_DIE, Counts
from ddtable.forces.ddarmy import MOST_ARMIES, entry_of, read_entries
from ddtable.forces.ddforce import SharedForce, decode
from ddtable.forces.force import WRITTEN, Force, ForceError, with_dice
from ddtable.forces.misread import misread, read_json
from ddtable.forces.own_armies import OwnArmies
from ddtable.library.errors import LibraryError
from ddtable.library.forces import CLASSIC, Progress, force_row, read_document, told
from ddtable.library.library import Library
from ddtable.library.own_dice import document
from ddtable.library.records import LONGEST_NAME, CollectionRow, ForceRow, OwnedRow
from ddtable.library.schema import COLLECTION, FORCE, OWN_DIE, OWNED
from ddtable.texts.plain import plain
from ddtable.texts.trouble import Trouble, trouble

VERSION: Final = 1
LARGEST_FILE: Final = 16 << 20
"""Bytes; 10,000 forces take about as much."""

MOST_FORCES: Final = 20_000
MOST_COLLECTIONS: Final = 1000


class Imported(Struct, frozen=True):
    """The result of an import: the numbers of new forces, collections, own dice and armies.

    `beside`: new forces that have the name of another force. `merged`: collections whose name existed. `skipped`:
    forces, own dice and armies that existed. `renamed`: new armies that got a number because their name existed.
    `left`: armies that were not imported because this library has no own armies.
    """

    forces: int
    beside: int
    collections: int
    merged: int
    dice: int
    skipped: int
    armies: int = 0
    renamed: int = 0
    left: int = 0


class _Force(Struct, forbid_unknown_fields=True):
    force: dict[str, Any]
    system: Annotated[str, Meta(pattern=r"^[a-z_]{1,40}$")] = CLASSIC
    changed: Annotated[str, Meta(max_length=40)] = ""


class _Collection(Struct, forbid_unknown_fields=True):
    name: Annotated[str, Meta(min_length=1, max_length=LONGEST_NAME)]
    dice: dict[str, Any]


class _Document(Struct, forbid_unknown_fields=True):
    """The content of the file."""

    ddtable: Literal["library"]
    version: Literal[1]
    forces: Annotated[list[_Force], Meta(max_length=MOST_FORCES)] = []
    collections: Annotated[list[_Collection], Meta(max_length=MOST_COLLECTIONS)] = []
    dice: Annotated[list[dict[str, Any]], Meta(max_length=MOST_DICE)] = []
    armies: Annotated[list[dict[str, Any]], Meta(max_length=MOST_ARMIES)] = []


_FIELDS: Final = {"$": tuple(_Document.__struct_fields__)}


class _Read(Struct, frozen=True):
    """The content of a file after all checks."""

    dice: tuple[OwnDie, ...]
    forces: tuple[tuple[SharedForce, str, str], ...]
    collections: tuple[tuple[str, Counts], ...]
    armies: tuple[BattleArmy, ...] = ()


class Exported(Struct, frozen=True):
    """A library as the text of one file, and the entries left out because `import_library` would refuse them."""

    text: str
    left: tuple[Trouble, ...]


def export_library(library: Library, armies: Sequence[BattleArmy] = (), progress: Progress | None = None) -> Exported:
    """Return the content of a library as the text of one file for `import_library`.

    It includes `armies`, the player's own armies of Battle Dice, which are in a separate file. `progress` is called
    with the number of forces that were read and their total.
    """
    known, dice = _known(library), library.own_dice()
    texts, left = _forces_of(library, known, progress)
    owned = _counts_of(library)
    found = {
        "ddtable": "library",
        "version": VERSION,
        "dice": [msgspec.to_builtins(die) for die in dice],
        "collections": [
            {"name": name, "dice": {die: count for die, count in counts.items() if die in known}}
            for name, counts in owned
        ],
    }
    if armies:
        found["armies"] = [entry_of(army) for army in armies]
    forces = ",\n".join(texts)
    listed = f"[\n{forces}\n ]" if forces else "[]"
    lost = ((name, die) for name, counts in owned for die in counts if die not in known)
    return Exported(
        _json(found).removesuffix("\n}") + f',\n "forces": {listed}\n}}\n',
        (
            *library.unread_dice(),
            *library.unread_entries(),
            *left,
            *(trouble("library-owned-die", collection=name, die=die) for name, die in lost),
        ),
    )


def _counts_of(library: Library) -> list[tuple[str, Counts]]:
    """Return the name and the dice of each collection; a strange library may have the same name twice."""
    counts = defaultdict[int, dict[str, int]](dict)
    for row in library.rows(OWNED, OwnedRow):
        counts[row.collection][row.die] = row.count
    return [(one.name, counts[one.id]) for one in library.collections()]


def _forces_of(library: Library, known: set[str], progress: Progress | None) -> tuple[list[str], list[Trouble]]:
    """Return the text of each force, oldest change first, and the reasons for the forces that are left out."""
    texts, left = list[str](), list[Trouble]()
    rows = sorted(library.rows(FORCE, ForceRow), key=lambda row: row.revision)
    for row in told(rows, progress):
        if (why := _stays(row, known)) is None:
            # One by one: the values of all forces together would take 10 times as much memory.
            texts.append("  " + _json(_force_of(row)).replace("\n", "\n  "))
        else:
            left.append(why)
    return texts, left


def _json(value: object) -> str:
    return json.dumps(msgspec.to_builtins(value), ensure_ascii=False, indent=1)


def _known(library: Library) -> set[str]:
    """Return the ids of the dice that the exported file may name."""
    return {*published().dice, *(die.id for die in library.own_dice())}


def _force_of(row: ForceRow) -> _Force:
    return _Force(json.loads(row.document), row.system, row.changed)


def _stays(row: ForceRow, known: set[str]) -> Trouble | None:
    """Return the reason why a force cannot be exported, or None."""
    try:
        shared = read_document(row.document, row.name)
        msgspec.convert(msgspec.to_builtins(_force_of(row)), _Force)
    except (LibraryError, ValueError) as error:
        return trouble("library-force", force=row.name, why=error.args[0] if error.args else "")
    lost = next((die for die in _dice_of(shared) if die not in known), None)
    return None if lost is None else trouble("library-force-die", force=row.name, die=lost)


def import_library(
    library: Library,
    data: bytes,
    name: str,
    add_counts: bool = False,
    own: OwnArmies | None = None,
    progress: Progress | None = None,
) -> Imported:
    """Merge the bytes of a file named `name` into a library, completely or not at all.

    Forces and dice that exist are skipped. A force with an existing name is added beside the other. A collection
    with an existing name replaces it, or is added to it. Armies of Battle Dice are added to the player's `own`
    armies, if given. `progress` is called with the number of forces that were read and their total. Raises
    LibraryError; for an error in the file it names the JSON path.
    """
    held = library.every_die()
    read = _read_file(data, plain(name), held, progress)
    return _merge(library, _renamed_dice(read, held), held, add_counts, own)


def refuse_exported(text: str, name: str, progress: Progress | None = None) -> None:
    """Raise LibraryError if `import_library` on a computer without a library would refuse an exported text."""
    _read_file(text.encode(), plain(name), (), progress)


# Reading


def _read_file(data: bytes, name: str, held: Iterable[str], progress: Progress | None) -> _Read:
    if len(data) > LARGEST_FILE:
        raise LibraryError(too_large(name, LARGEST_FILE))
    try:
        value = read_json(data, name)
        _refuse_kind(value, name)
        found = msgspec.convert(value, _Document)
        armies = read_entries(found.armies, "$.armies", name)
    except msgspec.ValidationError as error:
        raise LibraryError(misread(name, error, _FIELDS)) from error
    except ForceError as error:
        raise LibraryError(*error.args) from error
    dice = tuple(_own_die(one, f"$.dice[{number}]", name) for number, one in enumerate(found.dice))
    for die, count in Counter(die.id for die in dice).items():
        if count > 1:
            raise LibraryError(trouble("exchange-at", name=name, path="$.dice", why=trouble("own-die-twice", die=die)))
    known = {*published().dice, *held, *(die.id for die in dice)}
    every = told(found.forces, progress)
    forces = [_force(one, f"$.forces[{number}]", name, known) for number, one in enumerate(every)]
    for number, one in enumerate(found.collections):
        _refuse_counts(one.dice, f"$.collections[{number}].dice", name, known)
    collections = tuple((plain(one.name, LONGEST_NAME), dict(one.dice)) for one in found.collections)
    return _Read(dice, tuple(forces), collections, armies)


def _refuse_kind(value: object, name: str) -> None:
    if not isinstance(value, dict) or value.get("ddtable") != "library":
        raise LibraryError(trouble("exchange-not-ours", name=name))
    version = value.get("version")
    if isinstance(version, int) and version > VERSION:
        raise LibraryError(trouble("exchange-newer", name=name, version=version))


def _own_die(value: Mapping[str, Any], path: str, name: str) -> OwnDie:
    try:
        return read_own_die(value)
    except CatalogueError as error:
        raise LibraryError(trouble("exchange-at", name=name, path=path, why=error.args[0])) from error


def _force(one: _Force, path: str, name: str, known: set[str]) -> tuple[SharedForce, str, str]:
    """Return a force. It may have own dice that no longer exist, as in the library."""
    try:
        shared = decode(json.dumps(one.force), name, any_dice=True)
    except ForceError as error:
        raise LibraryError(trouble("exchange-at", name=name, path=f"{path}.force", why=error.args[0])) from error
    _refuse_lost(_dice_of(shared), f"{path}.force", name, known)
    return shared, one.system, plain(one.changed)


def _dice_of(shared: SharedForce) -> list[str]:
    """Return the dice of a force that must be known: all except own dice, which may no longer exist."""
    return [die for die in shared.force.dice if not die.startswith("own_")]


def _refuse_counts(counts: Mapping[str, Any], path: str, name: str, known: set[str]) -> None:
    _refuse_lost(counts, path, name, known)
    for die, count in counts.items():
        if type(count) is not int or not 0 <= count <= MOST_OF_A_DIE:
            why = trouble("library-count", most=MOST_OF_A_DIE)
            raise LibraryError(trouble("exchange-at", name=name, path=f"{path}.{die}", why=why))


def _refuse_lost(dice: Iterable[str], path: str, name: str, known: set[str]) -> None:
    for die in dice:
        if die not in known:
            raise LibraryError(trouble("exchange-lost-die", name=name, path=path, die=plain(die)))


# Own dice that have the id of another one


def _renamed_dice(read: _Read, held: Mapping[str, OwnDie | None]) -> _Read:
    """Give a new id to each own die of the file that differs from a die here with the same id."""
    taken, new = {*held, *(die.id for die in read.dice)}, {}
    for die in read.dice:
        if held.get(die.id, die) != die:
            new[die.id] = own_id(die.name, taken)
            taken.add(new[die.id])
    if not new:
        return read
    return _Read(
        tuple(replace(die, id=new.get(die.id, die.id)) for die in read.dice),
        tuple((replace(one, force=_with(one.force, new)), system, changed) for one, system, changed in read.forces),
        tuple((name, {new.get(die, die): count for die, count in dice.items()}) for name, dice in read.collections),
        read.armies,
    )


def _with(force: Force, new: Mapping[str, str]) -> Force:
    for section in (*WRITTEN, *force.more):
        force = with_dice(force, section, [new.get(die, die) for die in force.dice_in(section)])
    return force


# Merging


def _merge(
    library: Library, read: _Read, held: Mapping[str, OwnDie | None], add_counts: bool, own: OwnArmies | None
) -> Imported:
    fresh = [die for die in read.dice if die.id not in held]
    dice = published().with_own([*filter(None, held.values()), *fresh])
    with library.writing() as connection:
        if len(held) + len(fresh) > MOST_DICE:
            raise LibraryError(trouble("library-many-dice", most=MOST_DICE))
        for die in fresh:
            place = library.next_number(connection)
            connection.execute(insert(OWN_DIE), {"id": die.id, "place": place, "document": document(die)})
        new, beside = _merge_forces(library, connection, read.forces, dice)
        merged = _merge_collections(library, connection, read.collections, add_counts)
        armies, renamed = _merge_armies(read.armies, own)  # last: if it fails, the library is not changed
    left = 0 if own else len(read.armies)
    skipped = len(read.forces) - new + len(read.dice) - len(fresh) + len(read.armies) - armies - left
    collections = len(read.collections) - merged
    return Imported(new, beside, collections, merged, len(fresh), skipped, armies, renamed, left)


def _merge_armies(armies: Sequence[BattleArmy], own: OwnArmies | None) -> tuple[int, int]:
    """Add the armies to the player's own; return the number of new ones and how many of these were renamed."""
    if own is None or not armies:
        return 0, 0
    try:
        return own.add(armies)
    except ForceError as error:
        raise LibraryError(*error.args) from error


def _merge_forces(
    library: Library, connection: Connection, forces: Iterable[tuple[SharedForce, str, str]], dice: Catalogue
) -> tuple[int, int]:
    """Add the new forces; return their number and how many of them have the name of another force."""
    rows = library.read_rows(connection, FORCE, ForceRow)
    there, names, new, beside = {(row.system, row.document) for row in rows}, {row.name for row in rows}, 0, 0
    for shared, system, changed in forces:
        row = force_row(shared, changed, system, dice)
        if (system, row["document"]) in there:
            continue
        row["id"] = row["revision"] = library.next_number(connection)
        connection.execute(insert(FORCE), row)
        there.add((system, row["document"]))
        new, beside = new + 1, beside + (row["name"] in names)
    return new, beside


def _merge_collections(
    library: Library, connection: Connection, collections: Iterable[tuple[str, Counts]], add: bool
) -> int:
    """Add the collections; return how many of them had an existing name."""
    merged = 0
    there = {row.name.casefold(): row.id for row in library.read_rows(connection, COLLECTION, CollectionRow)}
    for name, dice in collections:
        number = there.get(name.casefold())
        merged += number is not None
        if number is None:
            number = there[name.casefold()] = library.make_collection(connection, name)
        library.put_counts(connection, number, dice, add)
    return merged

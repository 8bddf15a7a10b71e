"""`ddtable library`: check, list, export and import the forces, collections and own dice on this computer."""

from __future__ import annotations

import argparse
import contextlib
import os
import sys
from collections.abc import Callable, Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

from ddtable import library
from ddtable.commands import BAD, GOOD, USAGE, CommandError
from ddtable.commands.given import refuse_missing, shown
from ddtable.commands.terminal import status
from ddtable.dice.catalogue import use_own_dice
from ddtable.files.regular import FileTooLarge, read_regular
from ddtable.files.unread import unread
from ddtable.files.whole import write_whole
from ddtable.forces.collection import (
    LARGEST_FILE,
    CollectionError,
    collection_csv,
    collection_json,
    portable,
    read_collection,
)
from ddtable.forces.own_armies import OwnArmies
from ddtable.library import Collection, LibraryError
from ddtable.library.exchange import LARGEST_FILE as LARGEST_LIBRARY
from ddtable.library.exchange import export_library, import_library, refuse_exported
from ddtable.library.library import Library
from ddtable.texts.plain import plain

TERMINAL: Final = "-"
MOST_TOLD: Final = 100
"""The most problems that are printed; a strange library may have 50,000."""

MOST_AT_ONCE: Final = 2000
"""The most rows or forces for which no progress is shown: they take too little time."""

IMPORTS: Final = ("import", "collection_import")


def run(asked: argparse.Namespace) -> int:
    """Run the subcommand; return 1 if `check` finds a problem or `export` skips something. Raises CommandError."""
    path = asked.file or library.library_path()
    if asked.asks == "path":
        print(path)
        return GOOD
    now = datetime.now(UTC)
    try:
        if not os.path.lexists(path):
            own = _own_armies(asked)
            if asked.asks not in IMPORTS and not (asked.asks == "export" and own and own.armies):
                raise CommandError(
                    f"There is no library at {path} yet. It is made when you first save something in it."
                )
        elif asked.asks in IMPORTS:
            library.back_up(path, now.date())
        with _opened(path, asked, now) as found:
            use_own_dice(found.own_dice())
            return _COMMANDS[asked.asks](found, asked)
    except LibraryError as error:
        raise CommandError(error.sentence, BAD) from error


def _opened(path: Path, asked: argparse.Namespace, now: datetime) -> Library:
    """Return the library: a private copy of one that is only read, unless it does not exist yet."""
    if asked.asks in IMPORTS or not os.path.lexists(path):
        return library.open_library(path, now.isoformat(timespec="seconds"))
    return library.read_library(path)


def _check(found: Library, _: argparse.Namespace) -> int:
    with _progress("forces checked") as progress:
        problems = found.problems(progress)
    for problem in problems[:MOST_TOLD]:
        print(problem)
    if len(problems) > MOST_TOLD:
        print(f"And {len(problems) - MOST_TOLD} more.")
    if problems:
        return BAD
    forces, collections, dice = found.forces(), found.collections(), found.own_dice()
    print(f"{found.path.name} is valid: {_held(len(forces), len(collections), len(dice))}.")
    return GOOD


def _forces(found: Library, _: argparse.Namespace) -> int:
    for entry in found.forces():
        told = (entry.name or "-", entry.player, f"{entry.health} health", entry.changed, ", ".join(entry.tags))
        print(f"{entry.id:>5}  " + "  ".join(word for word in told if word))
    return GOOD


def _collections(found: Library, _: argparse.Namespace) -> int:
    for one in found.collections():
        print(f"{one.name}  {_count(one.dice, 'die', 'dice')} of {_count(one.kinds, 'kind')}")
    return GOOD


def _export(found: Library, asked: argparse.Namespace) -> int:
    own = _own_armies(asked)
    if own and own.told:
        print(own.told, file=sys.stderr)
    with _progress("forces exported") as progress:
        made = export_library(found, own.armies if own else (), progress)
    for why in made.left:
        print(f"Not exported: {why}", file=sys.stderr)
    code = _write(made.text, asked)
    try:
        with _progress("forces checked") as progress:
            refuse_exported(made.text, asked.out, progress)
    except LibraryError as error:
        print(f"ddtable: This file cannot be imported. {error.sentence}", file=sys.stderr)
        return BAD
    return BAD if made.left else code


def _own_armies(asked: argparse.Namespace) -> OwnArmies | None:
    """Return the armies of Battle Dice, which belong to the library of this user only."""
    return OwnArmies() if asked.file is None else None


def _import(found: Library, asked: argparse.Namespace) -> int:
    data = _read(asked.source, LARGEST_LIBRARY)
    with _progress("forces read") as progress:
        own = _own_armies(asked)
        made = import_library(found, data, asked.source.name, asked.counts == "add", own, progress)
    new = _held(made.forces, made.collections, made.dice)
    if made.armies:
        new += f", {_count(made.armies, 'army', 'armies')} of Battle Dice"
    print(f"{plain(asked.source.name)}: {new} new.")
    for count, words in (
        (made.beside, "of the forces have the name of another one and were added beside it"),
        (made.merged, "of the collections existed: the counts were {counts}"),
        (made.renamed, "of the armies have the name of another one and got a number"),
        (made.skipped, "of the forces, own dice and armies existed already"),
        (made.left, "of the armies of Battle Dice were skipped: with --file no armies are imported"),
    ):
        if count:
            print(f"{count} {words.format(counts='added' if asked.counts == 'add' else 'replaced')}.")
    return GOOD


def _export_collection(found: Library, asked: argparse.Namespace) -> int:
    one = _collection(found, asked.name)
    if one is None:
        raise CommandError(f"There is no collection {plain(asked.name)}.")
    counts, left = portable(found.owned(one.id))
    if left:
        print(f"ddtable: {left}", file=sys.stderr)
    in_json = asked.json or asked.out.lower().endswith(".json")
    return _write(collection_json(one.name, counts) if in_json else collection_csv(counts), asked)


def _import_collection(found: Library, asked: argparse.Namespace) -> int:
    with _progress("rows") as progress:
        try:
            counts = read_collection(_read(asked.source, LARGEST_FILE), asked.source.name, progress)
        except CollectionError as error:
            raise CommandError("\n".join(error.sentences), BAD) from error
    one = _collection(found, asked.name) or found.new_collection(asked.name)
    found.own_many(one.id, counts, asked.counts == "add")
    now = next(other for other in found.collections() if other.id == one.id)
    print(f"{now.name}: {_count(now.dice, 'die', 'dice')} of {_count(now.kinds, 'kind')}.")
    return GOOD


_COMMANDS: Final[dict[str, Callable[[Library, argparse.Namespace], int]]] = {
    "check": _check,
    "forces": _forces,
    "collections": _collections,
    "export": _export,
    "import": _import,
    "collection_export": _export_collection,
    "collection_import": _import_collection,
}


@contextlib.contextmanager
def _progress(what: str) -> Iterator[Callable[[int, int], None]]:
    """Show the progress of a large task on one line of the terminal; remove the line at the end."""
    told = False

    def tell(done: int, total: int) -> None:
        nonlocal told
        if total > MOST_AT_ONCE:
            told = True
            status(f"{done} of {total} {what}")

    try:
        yield tell
    finally:
        if told:
            status()


def _collection(found: Library, name: str) -> Collection | None:
    return next((one for one in found.collections() if one.name.casefold() == name.casefold()), None)


def _read(source: Path, most: int) -> bytes:
    """Return the content of a file of at most `most` bytes. Raises CommandError."""
    refuse_missing(source)
    try:
        return read_regular(source, most)
    except OSError as error:
        raise CommandError(str(unread(source, error)), BAD if isinstance(error, FileTooLarge) else USAGE) from error


def _write(text: str, asked: argparse.Namespace) -> int:
    """Write a whole file or none, or write to the terminal. Raises CommandError."""
    if asked.out == TERMINAL:
        sys.stdout.write(text)
        return GOOD
    out = Path(asked.out)
    try:
        write_whole(out, text.encode(), asked.overwrite)
    except FileExistsError as error:
        raise CommandError(f"{shown(out)} already exists. Use --overwrite to replace it.") from error
    except OSError as error:
        raise CommandError(f"Could not write {shown(out)}: {error.strerror}.") from error
    print(f"Written to {shown(out)}.")
    return GOOD


def _held(forces: int, collections: int, dice: int) -> str:
    told = (_count(forces, "force"), _count(collections, "collection"), _count(dice, "own die", "own dice"))
    return ", ".join(told)


def _count(number: int, word: str, words: str = "") -> str:
    return f"{number} {word if number == 1 else words or word + 's'}"

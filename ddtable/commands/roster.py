"""`ddtable roster`: forces as PDF, text or pages for forums, without a screen."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

import msgspec

from ddtable.commands import BAD, GOOD, CommandError, Window
from ddtable.commands.given import Target, make_folder, refuse_suffix, shown
from ddtable.commands.mistaken import mistaken, strange
from ddtable.commands.window import ask, offscreen
from ddtable.dice.errors import CatalogueError
from ddtable.files.whole import write_whole
from ddtable.forces.documents import load_all
from ddtable.forces.force import Force, ForceError
from ddtable.forces.notation import slug
from ddtable.forces.starter import starter_forces
from ddtable.library import LibraryError, use_library_dice
from ddtable.rosters.document import Named
from ddtable.rosters.files import FORM_NAMES, OTHER_SUFFIXES, SUFFIXES, Form, places, written
from ddtable.rosters.kept import Kept, kept_forces
from ddtable.rosters.wanted import WHOLE, Wanted
from ddtable.rules.dragon_dice.rosters import built_for, edition_for
from ddtable.texts.messages import ENGLISH
from ddtable.texts.nearest import nearest
from ddtable.texts.plain import plain
from ddtable.words.sentences import Words

NEAR = 3
BATTLE = "battle_dice"
NOBODY = -1


def list_forces() -> int:
    """Print the starter forces with id, name, health and dice, then the forces of the library and the armies."""
    from ddtable.commands.battle_roster import list_armies

    try:
        kept = _kept()
    except CommandError as error:  # the others are still listed
        print(error, file=sys.stderr)
        kept = Kept([], [])
    forces = [*starter_forces(), *(force for _, force in kept.forces)]
    wide = max(len(force.id) for force in forces)
    for force in forces:
        print(f"{force.id:<{wide}}  {force.health} health  {len(force.units)} dice  {plain(force.name)}")
    for _, why in kept.unread:
        print(why, file=sys.stderr)
    list_armies()
    return GOOD


def write(
    window: Window | None,
    form: Form,
    wanted_forces: Sequence[str],
    out: Target | None,
    wanted: Wanted,
    language: str | None,
    *,
    overwrite: bool,
) -> int:
    """Write the rosters of some forces to one file, to one file each in a folder, or to the terminal.

    By default they have the usual parts. Nothing is written unless all forces are found and every file can be
    written. A missing folder is made. Raises CommandError.
    """
    from ddtable.commands.battle_roster import find_armies, write_armies

    if out is not None and not out.is_folder and not out.is_terminal:
        refuse_suffix(out.path, (SUFFIXES[form], *OTHER_SUFFIXES[form]), FORM_NAMES[form])
    if armies := find_armies(wanted_forces):
        return write_armies(window, form, armies, out, wanted, language, overwrite=overwrite)
    wanted = replace(wanted, parts=wanted.parts or WHOLE)
    use_library_dice()  # a force may have dice of its owner
    forces = [force for name in wanted_forces for force in find_forces(name)]
    words = Words(language or spoken(window))
    if out is None or out.is_terminal:
        content = _written(window, form, words, forces, wanted)
        if form == "pdf":
            sys.stdout.buffer.write(content)
        else:
            sys.stdout.write(content.decode())
        return GOOD
    if not out.is_folder:
        refuse_taken([out.path], overwrite)
        keep(out.path, _written(window, form, words, forces, wanted), overwrite)
        print(f"{_names(forces)}: written to {shown(out.path)}.")
        return GOOD
    files = places(words, forces, out.path, form)
    refuse_taken(files, overwrite)
    make_folder(out.path)
    for number, (force, place) in enumerate(zip(forces, files, strict=True), 1):
        keep(place, _written(window, form, words, [force], wanted), overwrite)
        if len(forces) > 1:
            print(f"{number} of {len(forces)}: {plain(place.name)}", file=sys.stderr)
    print(f"{len(forces)} {'roster' if len(forces) == 1 else 'rosters'} written to {shown(out.path)}.")
    return GOOD


def spoken(window: Window | None) -> str:
    """Return the language of the window; English if there is no window."""
    try:
        return ask(window, lambda found: found.language())
    except CommandError:
        return ENGLISH


def _written(window: Window | None, form: Form, words: Words, forces: Sequence[Named], wanted: Wanted) -> bytes:
    """Return the content of a file. Raises CommandError."""
    try:
        if form == "pdf":
            offscreen()
            return ask(window, lambda found: found.roster(forces, wanted, words.language))
        return written(form, words, forces, wanted).encode()
    except CatalogueError as error:
        raise CommandError(f"{_names(forces)}: unknown die: {error}.", BAD) from error


def _names(forces: Sequence[Named]) -> str:
    return ", ".join(plain(force.name) for _, force in forces)


def refuse_taken(places: Sequence[Path], overwrite: bool) -> None:
    """Raise CommandError if one of the files exists."""
    for place in places:
        if os.path.lexists(place) and not overwrite:
            raise CommandError(f"{shown(place)} already exists. Use --overwrite to replace it.")


def keep(out: Path, content: bytes, overwrite: bool) -> None:
    """Write a whole file or none. Raises CommandError."""
    try:
        write_whole(out, content, overwrite)
    except OSError as error:
        raise CommandError(f"Could not write {shown(out)}: {error.strerror}.") from error


def find_forces(wanted: str) -> list[Named]:
    """Return the forces of an id, a name, a force file or a saved game, with the names of their players or ""."""
    from ddtable.forces import ddforce
    from ddtable.saves import SUFFIX

    starters = {force.id: force for force in starter_forces()}
    path = Path(wanted)
    if wanted in starters:
        return [("", starters[wanted])]
    if path.suffix == SUFFIX and os.path.exists(path):
        return _of_save(path)
    if path.suffix == ddforce.SUFFIX and os.path.exists(path):
        return [_of_ddforce(path)]
    if os.path.isfile(path):
        return [("", built_for(force, edition_for(force))) for force in _of_file(path)]
    called = {force.name.casefold(): force for force in starters.values()}
    if found := starters.get(slug(wanted)) or called.get(wanted.casefold()):
        return [("", found)]
    if os.path.exists(path):
        raise CommandError(f"{shown(wanted)} is not a file.")
    if path.suffix in (SUFFIX, ddforce.SUFFIX, ".toml"):
        raise CommandError(f"There is no file {shown(wanted)}.")
    if kept := _of_library(wanted):
        return kept
    raise CommandError(_unknown(wanted, list(starters)))


def _unknown(wanted: str, ids: Sequence[str]) -> str:
    near = nearest(slug(wanted), ids, NEAR, cutoff=0.5)
    if near:
        return f"There is no force or file {wanted!r}. Did you mean {' or '.join(near)}?"
    return f"There is no force or file {wanted!r}. ddtable roster list prints the starter forces."


def _of_file(path: Path) -> Sequence[Force]:
    """Return the force or forces of a file."""
    if why := mistaken(path, "a force", ".toml") or strange(path, "a force", ".ddforce", ".toml"):
        raise CommandError(why, BAD)
    try:
        return load_all(path)
    except ForceError as error:
        raise CommandError(str(error), BAD) from error


def _of_ddforce(path: Path) -> Named:
    """Return the force of a shared file with the name of its player."""
    from ddtable.forces.ddforce import read_ddforce

    try:
        shared = read_ddforce(path)
    except ForceError as error:
        raise CommandError(str(error), BAD) from error
    return shared.player, built_for(shared.force, shared.edition)


def _of_library(wanted: str) -> list[Named]:
    """Return the last changed force of the library with this name; an empty list if there is none.

    Raises CommandError if the only one cannot be read.
    """
    kept, name = _kept(), wanted.casefold()
    found = [named for named in kept.forces if named[1].name.casefold() == name][:1]
    unread = [why for called, why in kept.unread if called.casefold() == name]
    if unread and not found:
        raise CommandError(unread[0], BAD)
    return found


def _kept() -> Kept:
    """Return the forces of the library. Raises CommandError if it cannot be read."""
    use_library_dice()
    try:
        return kept_forces()
    except LibraryError as error:
        raise CommandError(str(error.sentence), BAD) from error


def _of_save(path: Path) -> list[Named]:
    """Return the forces of a game with their players, without armies that are still hidden."""
    import ddtable.rules  # noqa: F401  (makes the rule systems known)
    from ddtable import saves
    from ddtable.rosters.in_game import force_in_game

    try:
        found = saves.open_save(path, read_only=True)
        if found.game.set_up.system == BATTLE:
            raise CommandError(f"{shown(path.name)} is a saved game of Battle Dice, which has no forces.", BAD)
        forces = [force_in_game(found.game, seat, NOBODY) for seat in range(len(found.seats))]
    except saves.SaveError as error:
        raise CommandError(str(error), BAD) from error
    except msgspec.ValidationError as error:
        raise CommandError(f"{path.name} has a force that cannot be read: {error}.", BAD) from error
    return [(seat.name, force) for seat, force in zip(found.seats, forces, strict=True)]

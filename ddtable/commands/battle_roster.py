"""`ddtable roster` for armies of Battle Dice: preset and own ones, an army file, a saved game."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

from ddtable.commands import BAD, GOOD, CommandError, Window
from ddtable.commands.asking_rosters import OF_ARMIES
from ddtable.commands.given import Target, make_folder, refuse_missing, shown
from ddtable.commands.roster import keep, refuse_taken, spoken
from ddtable.commands.window import ask, offscreen
from ddtable.forces.battle_armies import battle_armies
from ddtable.forces.ddarmy import SUFFIX as ARMY
from ddtable.forces.ddarmy import read_ddarmy
from ddtable.forces.force import ForceError
from ddtable.forces.own_armies import OwnArmies
from ddtable.forces.starter import starter_forces
from ddtable.rosters.battle import BattleRoster, army_title, needs_reference, rosters_of, written_battle
from ddtable.rosters.files import SUFFIXES, Form
from ddtable.rosters.wanted import WHOLE, Part, Wanted
from ddtable.rosters.wording import safe_name
from ddtable.texts.plain import plain
from ddtable.words.sentences import Words

SYSTEM = "battle_dice"


def find_armies(wanted: Sequence[str]) -> list[BattleRoster]:
    """Return the armies with these names; an empty list if they name forces. Raises CommandError if they name both."""
    found = [_armies_of(name) for name in wanted]
    if any(found) and not all(found):
        raise CommandError("Armies of Battle Dice and forces cannot be printed together. Run the command for each.")
    return [roster for rosters in found for roster in rosters]


def list_armies() -> None:
    """Print the armies of Battle Dice: those of the program with their ids, and the player's own by name."""
    own = OwnArmies()
    found = [*((army.id, army) for army in battle_armies()), *(("", army) for army in own.armies)]
    wide = max(len(army_id) for army_id, _ in found)
    print("\nof Battle Dice:")
    for army_id, army in found:
        print(f"{army_id:<{wide}}  {army.size} dice  {plain(army.name)}")
    if own.told:
        print(own.told, file=sys.stderr)


def _armies_of(wanted: str) -> list[BattleRoster]:
    """Return the armies of an id, a name, an army file or a saved game; an empty list if it is a force."""
    from ddtable.saves import SUFFIX

    path = Path(wanted)
    if preset := next((army for army in battle_armies() if army.id == wanted), None):
        return [BattleRoster("", preset)]
    if path.suffix == ARMY:
        refuse_missing(path)
        try:
            return [BattleRoster("", read_ddarmy(path))]
        except ForceError as error:
            raise CommandError(str(error), BAD) from error
    if os.path.lexists(path):
        return _of_save(path) if path.suffix == SUFFIX and os.path.isfile(path) else []
    return _called(wanted)


def _called(wanted: str) -> list[BattleRoster]:
    """Return the army of this name, the player's own first; an empty list if a starter force has it.

    Raises CommandError.
    """
    name = wanted.casefold()
    if any(name in (force.id, force.name.casefold()) for force in starter_forces()):
        return []
    own = OwnArmies()
    for army in (*own.armies, *battle_armies()):
        if army.name.casefold() == name:
            return [BattleRoster("", army)]
    if unread := next((one for one in own.unread if one.name.casefold() == name), None):
        raise CommandError(str(unread.why), BAD)
    return []


def _of_save(path: Path) -> list[BattleRoster]:
    """Return the armies of a saved game with their players; an empty list for a game of forces. Raises CommandError."""
    import ddtable.rules  # noqa: F401  (makes the rule systems known)
    from ddtable import saves

    try:
        found = saves.show(path)
        played = rosters_of(found.set_up, [seat.name for seat in found.seats]) if found.set_up.system == SYSTEM else []
    except (saves.SaveError, ValueError) as error:
        raise CommandError(str(error), BAD) from error
    return played


def write_armies(
    window: Window | None,
    form: Form,
    rosters: Sequence[BattleRoster],
    out: Target | None,
    wanted: Wanted,
    language: str | None,
    *,
    overwrite: bool,
) -> int:
    """Write armies to one file, to one file each in a folder, or to the terminal. Raises CommandError."""
    wanted = replace(wanted, parts=_parts(rosters, wanted))
    words = Words(language or spoken(window))
    names = ", ".join(plain(army_title(words, roster.army)) for roster in rosters)
    if out is None or out.is_terminal:
        sys.stdout.buffer.write(_content(window, form, words, rosters, wanted))
        sys.stdout.flush()
        return GOOD
    if not out.is_folder:
        refuse_taken([out.path], overwrite)
        keep(out.path, _content(window, form, words, rosters, wanted), overwrite)
        print(f"{names}: written to {shown(out.path)}.")
        return GOOD
    files = _places(words, rosters, out.path, form)
    refuse_taken(files, overwrite)
    make_folder(out.path)
    for roster, place in zip(rosters, files, strict=True):
        keep(place, _content(window, form, words, [roster], wanted), overwrite)
    print(f"{names}: written to {shown(out.path)}.")
    return GOOD


def _parts(rosters: Sequence[BattleRoster], wanted: Wanted) -> tuple[Part, ...]:
    """Return the parts of a file; by default those that the window suggests. Raises CommandError."""
    strange = next((part for part in wanted.parts if part not in OF_ARMIES), "")
    if strange:
        raise CommandError(f"An army of Battle Dice has no part {strange!r}; it has {' and '.join(OF_ARMIES)}.")
    return wanted.parts or (("whole", "reference") if needs_reference(rosters) else WHOLE)


def _content(window: Window | None, form: Form, words: Words, rosters: Sequence[BattleRoster], wanted: Wanted) -> bytes:
    """Return the content of a file, with the reference page if wanted. Raises CommandError."""
    if form == "pdf":
        offscreen()
        return ask(window, lambda found: found.army_roster(rosters, wanted, words.language))
    return written_battle(form, words, rosters, wanted, reference="reference" in wanted.parts).encode()


def _places(words: Words, rosters: Sequence[BattleRoster], folder: Path, form: Form) -> list[Path]:
    """Return a different file in the folder for each army."""
    found: list[Path] = []
    for roster in rosters:
        name = safe_name(" ".join(filter(None, (army_title(words, roster.army), roster.player))))
        path, number = folder / f"{name}{SUFFIXES[form]}", 1
        while path in found:
            number += 1
            path = folder / f"{name} ({number}){SUFFIXES[form]}"
        found.append(path)
    return found

"""`ddtable roster pdf` and `ddtable roster list`: forces on paper, without a screen."""

from __future__ import annotations

import os
from collections.abc import Sequence
from difflib import get_close_matches
from pathlib import Path

import msgspec

from ddtable.commands import BAD, GOOD, CommandError, Window
from ddtable.commands.window import ask, offscreen
from ddtable.dice.errors import CatalogueError
from ddtable.forces.documents import load_force, load_forces, read_document
from ddtable.forces.force import Force, ForceError
from ddtable.forces.notation import slug
from ddtable.forces.starter import starter_forces

NEAR = 3
NOBODY = -1

Named = tuple[str, Force]


def list_forces() -> int:
    """Print the starter forces: their ids, names, health and dice."""
    forces = starter_forces()
    wide = max(len(force.id) for force in forces)
    for force in forces:
        print(f"{force.id:<{wide}}  {force.health} health  {len(force.units)} dice  {force.name}")
    return GOOD


def pdf(
    window: Window | None, wanted: str, out: Path, *, paper: str, colour: bool, faces: bool, overwrite: bool
) -> int:
    """Write the rosters of what was asked for into a PDF file. Raises CommandError."""
    _refuse_place(out)
    if os.path.lexists(out) and not overwrite:
        raise CommandError(f"{out} is there already; --overwrite writes over it.")
    forces = find_forces(wanted)
    offscreen()
    try:
        content = ask(window, lambda found: found.roster(forces, paper, colour, faces))
    except CatalogueError as error:
        raise CommandError(f"{wanted} holds dice that this program does not know: {error}.", BAD) from error
    try:
        with out.open("wb" if overwrite else "xb") as file:
            file.write(content)
    except OSError as error:
        raise CommandError(f"{out} cannot be written ({error.strerror}).") from error
    print(f"{', '.join(force.name for _, force in forces)}: written to {out}.")
    return GOOD


def _refuse_place(out: Path) -> None:
    """Raise CommandError where a file cannot stand; an empty name is the present folder to a path."""
    if out == Path():
        raise CommandError("--out needs the name of a file.")
    if out.is_dir():
        raise CommandError(f"{out} is a folder; --out needs the name of a file, such as {out / 'roster.pdf'}.")


def find_forces(wanted: str) -> list[Named]:
    """Return the forces that an id, a name, a force file or a saved game means, with their players' names if any."""
    from ddtable.saves import SUFFIX

    starters = {force.id: force for force in starter_forces()}
    path = Path(wanted)
    if wanted in starters:
        return [("", starters[wanted])]
    if path.suffix == SUFFIX and path.exists():
        return _of_save(path)
    if path.is_file():
        return [("", force) for force in _of_file(path)]
    if slug(wanted) in starters:
        return [("", starters[slug(wanted)])]
    if path.suffix in (SUFFIX, ".toml") or path.exists():
        raise CommandError(f"There is no file {wanted}.")
    raise CommandError(_unknown(wanted, list(starters)))


def _unknown(wanted: str, ids: Sequence[str]) -> str:
    near = get_close_matches(slug(wanted), ids, n=NEAR, cutoff=0.5)
    if near:
        return f"There is no force and no file called {wanted!r}; perhaps {' or '.join(near)} was meant."
    return f"There is no force and no file called {wanted!r}; ddtable roster list names the starter forces."


def _of_file(path: Path) -> list[Force]:
    """Return the force of a file, or the forces of a file of many."""
    try:
        alone = "name" in read_document(path)
        forces = [load_force(path)] if alone else list(load_forces(path))
    except ForceError as error:
        raise CommandError(str(error), BAD) from error
    if not forces:
        raise CommandError(f"{path.name} holds no force.", BAD)
    return forces


def _of_save(path: Path) -> list[Named]:
    """Return the forces of a game with their players, no more of their armies than is revealed."""
    import ddtable.rules  # noqa: F401  (makes the rule systems known)
    from ddtable import saves
    from ddtable.rules.classic.rosters import played_force

    try:
        found = saves.open_save(path, read_only=True)
        forces = [played_force(found.game, seat, NOBODY) for seat in range(len(found.seats))]
    except saves.SaveError as error:
        raise CommandError(str(error), BAD) from error
    except msgspec.ValidationError as error:
        raise CommandError(f"{path.name} holds a force that cannot be read: {error}.", BAD) from error
    return [(seat.name, force) for seat, force in zip(found.seats, forces, strict=True)]

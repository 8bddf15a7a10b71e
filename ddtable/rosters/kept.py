"""The forces of the library for rosters."""

from __future__ import annotations

import os
from pathlib import Path
from typing import NamedTuple

from msgspec.structs import replace

from ddtable import library
from ddtable.dice.catalogue import catalogue
from ddtable.dice.errors import CatalogueError
from ddtable.forces.force import Force
from ddtable.rosters.document import Named
from ddtable.rules.dragon_dice.rosters import built_for

OWN = ""  # the id of a force that is not a starter force


class Kept(NamedTuple):
    """The forces with their players, and the errors by the names of unreadable forces."""

    forces: list[Named]
    unread: list[tuple[str, str]]


def kept_forces(path: Path | None = None) -> Kept:
    """Return the forces of the library, the last changed first; empty without a library.

    A force with a die that has since been removed is left out. Raises LibraryError if the library cannot be read.
    """
    found, path = Kept([], []), path or library.library_path()
    if not os.path.exists(path):
        return found
    with library.read_library(path) as shelf:
        for entry, shared in shelf.each_force():
            if isinstance(shared, library.LibraryError):
                found.unread.append((entry.name, shared.sentence))
            elif _known(shared.force):
                force = built_for(replace(shared.force, id=OWN), shared.edition)
                found.forces.append((shared.player, force))
    return found


def _known(force: Force) -> bool:
    try:
        for die in force.dice:
            catalogue().die(die)
    except CatalogueError:
        return False
    return True

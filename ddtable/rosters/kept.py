"""The forces that the library keeps, as rosters need them."""

from __future__ import annotations

from pathlib import Path

from msgspec.structs import replace

from ddtable import library
from ddtable.dice.catalogue import catalogue
from ddtable.dice.errors import CatalogueError
from ddtable.forces.force import Force
from ddtable.rosters.document import Named

OWN = ""  # the id of a force that is no starter force, whatever its name


def kept_forces(path: Path | None = None) -> list[Named]:
    """Return the forces of the library with their players, the last changed first; none where there is no library.

    A force with a die that has been removed since is left out. Raises LibraryError where the library cannot be read.
    """
    path = path or library.library_path()
    if not path.exists():
        return []
    with library.open_library(path) as shelf:
        shared = [shelf.force(entry.id) for entry in shelf.forces()]
    return [(one.player, replace(one.force, id=OWN)) for one in shared if _known(one.force)]


def _known(force: Force) -> bool:
    picks = (pick for pick in (force.home_terrain, force.frontier) if pick)
    try:
        for die in (*force.units, *force.dragons, *picks):
            catalogue().die(die)
    except CatalogueError:
        return False
    return True

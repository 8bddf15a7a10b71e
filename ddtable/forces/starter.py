"""The forces that come with the game: 2 for each starter race, and mixed ones of 3 sizes."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from ddtable.dice.catalogue import catalogue
from ddtable.dice.playable import playable_units, terrains_1995
from ddtable.files.resources import resource
from ddtable.forces.documents import load_forces
from ddtable.forces.force import ARMY_NAMES, Force, ForceError
from ddtable.forces.sums import dragons_due


@cache
def starter_forces() -> tuple[Force, ...]:
    """Return the forces of `resources/forces`, the smaller first. Raises ForceError if one is not a legal start."""
    return load_starter_forces(resource("forces"))


def load_starter_forces(root: Path) -> tuple[Force, ...]:
    """Return the checked forces of all TOML files in a folder, by health, then in the order of the files.

    Raises ForceError with one sentence that names the force and its error.
    """
    forces: dict[str, Force] = {}
    for path in sorted(root.glob("*.toml")):
        for force in load_forces(path):
            if force.id in forces:
                raise ForceError(f"{path.name}, {force.id}: the id is already taken by another force.")
            if wrong := _unfit(force):
                raise ForceError(f"{path.name}, {force.id}: {wrong}.")
            forces[force.id] = force
    return tuple(sorted(forces.values(), key=lambda force: force.health))


def _unfit(force: Force) -> str:
    """Return the reason why a force cannot start a game of every edition (SU1 to SU4, SU9 and Q1's cap), or ""."""
    dice = catalogue()
    playable = {unit.id for unit in playable_units(dice)}
    if strange := [unit for unit in force.units if unit not in playable]:
        return f"{strange[0]!r} is not a six-sided die of a starter species"
    for name in ARMY_NAMES:
        if not force.army(name):
            return f"the army {name!r} has no unit"
        if 2 * force.army_health(name) > force.health:
            return f"the army {name!r} has more than half of the health"
        if name != "horde" and len(force.army_species(name)) > 1:
            return f"the army {name!r} is of more than one species"
    if force.dragon_slots != dragons_due(force.health):
        return f"it has {force.dragon_slots} dragons where {dragons_due(force.health)} are due"
    originals = {terrain.id for terrain in terrains_1995(dice)}
    if {force.home_terrain, force.frontier} - originals:
        return "its terrains must be of the sixteen of 1995"
    return ""

"""Which forces may play a classic game together (SU1, SU2, SU9)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from ddtable.dice.catalogue import catalogue
from ddtable.forces.force import Force
from ddtable.forces.sums import dragons_due

PLAYERS = (2, 4)


def read_forces(forces: Sequence[Mapping[str, Any]]) -> list[Force] | str:
    """Return the forces of a set-up, or in a sentence why one cannot be read."""
    try:
        return [msgspec.convert(force, Force) for force in forces]
    except msgspec.ValidationError as error:
        return f"A force cannot be read: {error}."


def refuse_forces(forces: Sequence[Force], half_cap: bool) -> str | None:
    """Return in one sentence why these forces cannot play each other, or None."""
    if not PLAYERS[0] <= len(forces) <= PLAYERS[1]:
        return f"The classic game is for {PLAYERS[0]} to {PLAYERS[1]} players, not {len(forces)} (SU1)."
    dice = catalogue()
    for force in forces:
        for unit in force.units:
            if unit not in dice.units:
                return f"{force.name} has a die {unit!r} that is not in the catalogue."
        for dragon in force.dragons:
            if dragon not in dice.dragons:
                return f"{force.name} has a dragon {dragon!r} that is not in the catalogue."
    health = forces[0].health
    for force in forces:
        if defect := _refuse_force(force, health, half_cap):
            return defect
    return None


def _refuse_force(force: Force, health: int, half_cap: bool) -> str | None:
    dice = catalogue()
    if force.health != health:
        return f"{force.name} has {force.health} health, the others {health}; all forces must be equal (SU9)."
    for unit in force.units:
        kind = dice.units[unit]
        if kind.size == "monster" or not dice.species[kind.species].starter_1995:
            return f"{force.name}: {kind.name} cannot be played yet."
    if len(force.units) < 3:
        return f"{force.name} has {len(force.units)} units; three armies need at least three (SU2)."
    due = dragons_due(health)
    if force.dragon_slots != due:
        return f"{force.name} has {force.dragon_slots} dragons; {health} health need exactly {due} (SU1)."
    if half_cap and any(dice.units[unit].health > health // 2 for unit in force.units):
        return f"{force.name} has a unit of more than half of its health (Q1)."
    return None

"""The proposals of a player's own document: in the classic game the armies and terrains of the force (SU2, SU4)."""

from __future__ import annotations

import msgspec

from ddtable.engine.game import Game
from ddtable.engine.position import area
from ddtable.engine.questions import Choice, Chosen, Picked, Question
from ddtable.forces.force import Force


def planned(game: Game, question: Question) -> Choice | None:
    """Return what the force's own document proposes for its armies and terrains; None for all other questions."""
    if question.kind not in ("terrain-home", "terrain-frontier", "assemble-home", "assemble-campaign"):
        return None
    force = msgspec.convert(game.set_up.forces[question.seat], Force)
    if question.kind == "terrain-home":
        return Picked(force.home_terrain)
    if question.kind == "terrain-frontier":
        return Picked(force.frontier)
    part = question.kind.removeprefix("assemble-")
    wanted = list(force.home if part == "home" else force.campaign)
    chosen = []
    for number, die in enumerate(game.position.dice):
        if area(die.place, die.owner) == area("force", question.seat) and die.type in wanted:
            wanted.remove(die.type)
            chosen.append(number)
    return Chosen(tuple(chosen))

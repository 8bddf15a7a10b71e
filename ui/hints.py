"""What a sensible player would answer: the force's own note while assembling, else what Recruit would do."""

from __future__ import annotations

from random import Random

import msgspec

from ddtable.engine.game import Game
from ddtable.engine.position import area
from ddtable.engine.questions import Choice, Chosen, Picked, Question
from ddtable.forces.force import Force
from ddtable.opponents.recruit import choose


def suggestion(game: Game, question: Question) -> Choice:
    """Return a legal answer worth considering."""
    planned = plan(game, question)
    if planned is not None and question.refusal(planned) is None:
        return planned
    seen = game.rules.observe(game.position, question.seat)
    return choose(seen, question, Random(game.position.answered))[0]


def plan(game: Game, question: Question) -> Choice | None:
    """Return what the force's own document proposes for its armies and terrains (SU2, SU4)."""
    force = msgspec.convert(game.set_up.forces[question.seat], Force)
    if question.kind == "terrain-home":
        return Picked(force.home_terrain)
    if question.kind == "terrain-frontier":
        return Picked(force.frontier)
    if question.kind not in ("assemble-home", "assemble-campaign"):
        return None
    part = question.kind.removeprefix("assemble-")
    wanted = list(force.home if part == "home" else force.campaign)
    chosen = []
    for number, die in enumerate(game.position.dice):
        if area(die.place, die.owner) == area("force", question.seat) and die.type in wanted:
            wanted.remove(die.type)
            chosen.append(number)
    return Chosen(tuple(chosen))

"""What a sensible player would answer: the force's own note while assembling, else what Recruit would do."""

from __future__ import annotations

from random import Random, SystemRandom

import msgspec

from ddtable.engine.game import Game
from ddtable.engine.position import area
from ddtable.engine.questions import Choice, Chosen, Faces, Pick, Picked, Question, Remark
from ddtable.forces.force import Force
from ddtable.opponents.recruit import choose
from ddtable.rules.classic.board import holds
from ddtable.rules.classic.maneuver import SKIP

PREFERRED = ("all", "in-order", "keep")
"""Options that lose nothing and are what most players want."""
UNAWARES = ("spell", "spell-target", "spell-destination")
"""Questions whose answer spends points: a Return too many must not answer them."""
BACK = "back"


def default_option(game: Game, question: Question, for_person: bool) -> str:
    """Return the option of a Pick that Return picks: the force's own plan, a preferred one, what ends small moves.

    Empty where no answer is to be given unawares.
    """
    if not isinstance(question.shape, Pick):
        return ""
    planned = plan(game, question) if for_person else None
    if isinstance(planned, Picked) and question.refusal(planned) is None:
        return planned.option
    ids = [option.id for option in question.shape.options if option.id != BACK]
    preferred = [option for option in PREFERRED if option in ids]
    if preferred:
        return preferred[0]
    if question.kind == "maneuver" and holds(game.position, question.seat, question.place):
        return SKIP  # nobody gives away what he has captured
    if question.kind in UNAWARES:
        return ids[0] if len(ids) == 1 else ""
    return question.shape.done or ids[0]


def suggestion(game: Game, question: Question) -> tuple[Choice, Remark | None]:
    """Return a legal answer worth considering, and why it is, where the force's own note does not say so."""
    planned = plan(game, question)
    if planned is not None and question.refusal(planned) is None:
        return planned, None
    seen = game.rules.observe(game.position, question.seat)
    return choose(seen, question, Random(game.position.answered))


def thrown(shape: Faces) -> Choice:
    """Return faces as the program throws them, for real dice that nobody has at hand."""
    return shape.sample(SystemRandom())


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

"""Veteran in a campaign: it advances with whole armies, by the exchanges that come next; all else is Recruit's.

Characters and weaker levels weigh advances, marches and actions otherwise (minds.py).
"""

from __future__ import annotations

from random import Random

from ddtable.engine.questions import Picked, Question, Remark
from ddtable.opponents.answering import Answer, ids_of
from ddtable.opponents.campaign import marching, massing, recruit
from ddtable.opponents.campaign.chasing import chase
from ddtable.opponents.campaign.marching import Weights
from ddtable.opponents.campaign.massing import Deployment, decided, value
from ddtable.opponents.dragon_dice import recruit as classic
from ddtable.opponents.minds import PLAIN, Best, Mind, explained
from ddtable.rules.campaign.carrying_along import CARRY, DONE
from ddtable.rules.campaign.reserves import ALL
from ddtable.rules.dragon_dice.board import ClassicPosition

WEIGHTS: Weights = {**marching.WEIGHTS, **massing.WEIGHTS}
"""Recruit's weights of marches, and Veteran's of advances."""
CLEARLY = 0.5
"""The least gain of an advance, in health."""


def choose(position: ClassicPosition, question: Question, random: Random, mind: Mind = PLAIN) -> Answer:
    """Return a legal answer to the question, and the reason for it; `mind` is that of a character or of a level."""
    if question.kind not in WEIGHED:
        return recruit.choose(position, question, random)
    return explained(_answer, position, question, random, mind)


def _answer(position: ClassicPosition, question: Question, random: Random, mind: Mind) -> Answer:
    weighed, weights, best = WEIGHED[question.kind], mind.table(WEIGHTS), mind.best(random)

    def answering(position: ClassicPosition, question: Question) -> Answer | None:
        return weighed(position, question, weights, best)

    return classic.choose(position, question, random, {question.kind: answering})


def armies(position: ClassicPosition, question: Question) -> dict[str, tuple[tuple[int, ...], str, str]]:
    """Return the options that move a whole army, or its only unit: the dice, where from and where to (KP6.2)."""
    found: dict[tuple[str, str], list[int]] = {}
    for option in ids_of(question):
        head, _, target = option.partition(":")
        if head not in (DONE, ALL, CARRY):
            found.setdefault((position.dice[int(head)].place, target), []).append(int(head))
    return {
        f"{ALL}:{source}:{target}" if len(dice) > 1 else f"{dice[0]}:{target}": (tuple(dice), source, target)
        for (source, target), dice in found.items()
    }


def _advance(position: ClassicPosition, question: Question, weights: Weights, best_of: Best) -> Answer | None:
    """Advance with the whole army that gains most by it (KP6.2)."""
    deployed, moves = Deployment(position, question.seat), armies(position, question)
    found = {option: deployed.moved(*move) for option, move in moves.items()}
    values = {option: value(terms, weights) for option, terms in found.items()}
    best = best_of({DONE: value(deployed.now, weights) + CLEARLY, **values})
    if best == DONE and (after := chase(deployed.field, question.seat, moves)):
        return Picked(after), Remark("reason-war-chase", {"place": moves[after][2]})
    if best == DONE:
        return Picked(DONE), Remark("reason-war-hold-here")
    why: dict[str, int | str] = {"why": decided(deployed.now, found[best], weights), "place": moves[best][2]}
    return Picked(best), Remark("reason-war-mass", why)


WEIGHED = {**marching.WEIGHED, "advance": _advance}
"""The questions whose options have values."""

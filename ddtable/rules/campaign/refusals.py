"""The reasons why dice may not move somewhere in the reserves phase, each with its clause and values (K6)."""

from __future__ import annotations

from collections.abc import Sequence

from ddtable.engine.questions import Question
from ddtable.engine.refusal import Refusal
from ddtable.rules.campaign.reserves import flying, reinforced_places
from ddtable.rules.campaign.steps import Reserves
from ddtable.rules.dragon_dice.board import RESERVE, ClassicView, place_at
from ddtable.rules.dragon_dice.effects import barred, stuck
from ddtable.rules.dragon_dice.places import is_terrain


def why_not(view: ClassicView, question: Question, dice: Sequence[int], target: str) -> Refusal | None:
    """Return the reason why these dice may not move to an area; None if the rules have no other than the question."""
    step = view.agenda[-1] if view.agenda else None
    to, _, owner = target.partition("@")
    if not isinstance(step, Reserves) or owner != str(question.seat):
        return None
    moving = [die for die in dice if view.dice[die].owner == question.seat]
    return next((found for die in moving if (found := _of_die(view, step, question, die, to))), None)


def _of_die(view: ClassicView, step: Reserves, question: Question, die: int, to: str) -> Refusal | None:
    source = view.dice[die].place
    if die in stuck(view):
        return Refusal("C14.4", "unit-held", {"die": die})
    used = step.forth if step.stage == "retreat" else step.moved
    if die in used:
        return Refusal(question.clause, "moved-already", {"die": die})
    for place in (source, to):
        if is_terrain(place) and barred(view, question.seat, place):
            return Refusal("K6", "barred", {"place": place})
    if not is_terrain(to):
        return None
    if step.stage == "advance" and is_terrain(source) and to not in place_at(view, source).links:
        return Refusal("KP6.2", "not-linked", {"source": source, "place": to})
    if (
        step.stage == "reinforce"
        and source == RESERVE
        and to not in reinforced_places(view, question.seat, step.armies)
    ):
        return Refusal("KP6.1", "no-army-there", {"place": to})
    if step.stage == "fly" and die not in flying(view, question.seat, source, step):
        return Refusal("KP6.3", "cannot-fly", {"die": die})
    return None

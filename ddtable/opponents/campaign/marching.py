"""Recruit's marches in a campaign: captured terrains win it, so armies without a better attack turn theirs to eight."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TypeAlias

from ddtable.engine.questions import Picked, Question, Remark
from ddtable.opponents.answering import Answer, Answering, ids_of
from ddtable.opponents.dragon_dice import recruit
from ddtable.opponents.dragon_dice.field import Field
from ddtable.opponents.dragon_dice.prospects import CAPTURE_WORTH, GOAL_WORTH, Liking, best_attack, climb
from ddtable.opponents.dragon_dice.recruit import CAPTURED, LEAST_REGRET, LEAST_TOLD, at_number
from ddtable.opponents.minds import Best, highest
from ddtable.rules.campaign.board import living
from ddtable.rules.dragon_dice.board import NOBODY, ClassicPosition, distance, held_by, land_at
from ddtable.rules.dragon_dice.places import is_terrain
from ddtable.rules.dragon_dice.turn import PASS

Weights: TypeAlias = Mapping[str, float]
Weighed: TypeAlias = Callable[[ClassicPosition, Question, Weights, Best], Answer | None]

WEIGHTS: Weights = {"step": 1.5, "deposed": 1.0, "lost": 1.0, "magic": 1.0}
"""Recruit's weights: the value of a step towards eight, for each of the classic game; of taking a captured terrain from
another player; and the parts of own losses and of the value of magic that count.
"""
PATIENT_ROUNDS, A_ROUND = 10, 0.1


def boldness(position: ClassicPosition) -> float:
    """Return how much health an army may lose in an attack; it grows with the rounds, so that no war stands still."""
    rounds = position.board.turn / len(living(position))
    return max(0.0, rounds - PATIENT_ROUNDS) * A_ROUND


def liking(weights: Weights) -> Liking:
    """Return what weights make of actions."""
    return Liking(weights["lost"], weights["magic"])


def march_worth(field: Field, seat: int, place: str, weights: Weights = WEIGHTS) -> float:
    """Return the value of an army's march: its best attack, or a step towards eight or away from it (K0)."""
    best = best_attack(field, seat, place, False, liking(weights))
    if not is_terrain(place):
        return best
    return max(
        best,
        weights["step"] * climb(field, seat, place),
        _odds(field, seat, place) * deposed(field.view, seat, place, weights),
    )


def deposed(position: ClassicPosition, seat: int, place: str, weights: Weights = WEIGHTS) -> float:
    """Return the value of taking a captured terrain from another player: much if that player is about to win."""
    holder = land_at(position, place).holder
    if holder in (seat, NOBODY):
        return 0.0
    missing = position.board.goal - held_by(position, holder)
    return weights["deposed"] * (GOAL_WORTH if missing <= 1 else CAPTURE_WORTH * weights["step"])


def _odds(field: Field, seat: int, place: str) -> float:
    """Return the rough chance to win a maneuver against the best of the armies there."""
    mine = field.mean(seat, place, "maneuver")
    theirs = max((field.mean(other, place, "maneuver") for other in field.opponents(seat, place)), default=0.0)
    return mine / (mine + theirs) if mine else 0.0


def _march(position: ClassicPosition, question: Question, weights: Weights, best_of: Best) -> Answer | None:
    """March with the army that has most to gain; if none has, as in the classic game."""
    field = Field(position)
    values = {place: march_worth(field, question.seat, place, weights) for place in ids_of(question) if place != PASS}
    best = best_of(values)
    if values[best] <= LEAST_TOLD:
        return recruit.ANSWERS["march-first"](position, question)
    return Picked(best), Remark("reason-most-to-win", {"place": best})


def turns(position: ClassicPosition, seat: int, place: str, weights: Weights = WEIGHTS) -> dict[str, float]:
    """Return the value of each way to turn a terrain die: the attack that it allows, and a step towards eight."""
    number, field, liked = distance(position, place), Field(position), liking(weights)
    if land_at(position, place).holder == seat:
        return {"keep": CAPTURED}
    values = {"keep": best_attack(field, seat, place, False, liked)}
    if number < 8:
        there = at_number(position, place, number + 1)
        step = CAPTURED if number == 7 else weights["step"] * climb(field, seat, place)
        values["up"] = best_attack(there, seat, place, False, liked) + step
    if number > 1:
        there = at_number(position, place, number - 1)
        back = deposed(position, seat, place, weights) - LEAST_REGRET
        values["down"] = best_attack(there, seat, place, False, liked) + back
    return values


def _maneuver(position: ClassicPosition, question: Question, weights: Weights, best_of: Best) -> Answer | None:
    """Maneuver if turning the die has a higher value than leaving it (C4.1)."""
    return recruit.maneuver_by(turns(position, question.seat, question.place, weights), best_of)


def _turn(position: ClassicPosition, question: Question, weights: Weights, best_of: Best) -> Answer | None:
    """Turn the die in the direction of the highest value (C4.4)."""
    return recruit.turn_by(turns(position, question.seat, question.place, weights), position, question, best_of)


def _action(position: ClassicPosition, question: Question, weights: Weights, best_of: Best) -> Answer | None:
    """Take the action with the best expected gain; in a long war also attacks that cost more than they win."""
    return recruit.act(position, question, boldness(position), liking(weights), best_of)


WEIGHED: dict[str, Weighed] = {
    "march-first": _march,
    "march-second": _march,
    "maneuver": _maneuver,
    "turn": _turn,
    "action": _action,
    "pursuit-action": _action,
}
"""The questions whose options have values, which a stronger player may weigh otherwise."""


def as_recruit(weighed: Weighed) -> Answering:
    """Return the answer to a question whose options have values, by Recruit's weights."""
    return lambda position, question: weighed(position, question, WEIGHTS, highest)


ANSWERS: dict[str, Answering] = {kind: as_recruit(weighed) for kind, weighed in WEIGHED.items()}

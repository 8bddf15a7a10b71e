"""Recruit's marches in a campaign: captured terrains win it, so armies without a better attack turn theirs to eight."""

from __future__ import annotations

from ddtable.engine.questions import Picked, Question, Remark
from ddtable.opponents.answering import Answer, Answering, ids_of
from ddtable.opponents.dragon_dice import recruit
from ddtable.opponents.dragon_dice.field import Field
from ddtable.opponents.dragon_dice.prospects import CAPTURE_WORTH, GOAL_WORTH, best_attack, climb
from ddtable.opponents.dragon_dice.recruit import CAPTURED, LEAST_REGRET, LEAST_TOLD, at_number
from ddtable.rules.campaign.board import living
from ddtable.rules.dragon_dice.board import NOBODY, ClassicPosition, distance, held_by, land_at
from ddtable.rules.dragon_dice.places import is_terrain
from ddtable.rules.dragon_dice.turn import PASS

OF_A_STEP = 1.5  # value of a step towards eight, for each of the classic game
PATIENT_ROUNDS, A_ROUND = 10, 0.1


def boldness(position: ClassicPosition) -> float:
    """Return how much health an army may lose in an attack; it grows with the rounds, so that no war stands still."""
    rounds = position.board.turn / len(living(position))
    return max(0.0, rounds - PATIENT_ROUNDS) * A_ROUND


def march_worth(field: Field, seat: int, place: str) -> float:
    """Return the value of an army's march: its best attack, or a step towards eight or away from it (K0)."""
    best = best_attack(field, seat, place, bold=False)
    if not is_terrain(place):
        return best
    return max(
        best, OF_A_STEP * climb(field, seat, place), _odds(field, seat, place) * deposed(field.view, seat, place)
    )


def deposed(position: ClassicPosition, seat: int, place: str) -> float:
    """Return the value of taking a captured terrain from another player: much if that player is about to win."""
    holder = land_at(position, place).holder
    if holder in (seat, NOBODY):
        return 0.0
    missing = position.board.goal - held_by(position, holder)
    return GOAL_WORTH if missing <= 1 else CAPTURE_WORTH * OF_A_STEP


def _odds(field: Field, seat: int, place: str) -> float:
    """Return the rough chance to win a maneuver against the best of the armies there."""
    mine = field.mean(seat, place, "maneuver")
    theirs = max((field.mean(other, place, "maneuver") for other in field.opponents(seat, place)), default=0.0)
    return mine / (mine + theirs) if mine else 0.0


def _march(position: ClassicPosition, question: Question) -> Answer | None:
    """March with the army that has most to gain; if none has, as in the classic game."""
    field = Field(position)
    values = {place: march_worth(field, question.seat, place) for place in ids_of(question) if place != PASS}
    best = max(values, key=lambda place: values[place])
    if values[best] <= LEAST_TOLD:
        return recruit.ANSWERS["march-first"](position, question)
    return Picked(best), Remark("reason-most-to-win", {"place": best})


def turns(position: ClassicPosition, seat: int, place: str) -> dict[str, float]:
    """Return the value of each way to turn a terrain die: the attack that it allows, and a step towards eight."""
    number, field = distance(position, place), Field(position)
    if land_at(position, place).holder == seat:
        return {"keep": CAPTURED}
    values = {"keep": best_attack(field, seat, place, bold=False)}
    if number < 8:
        there = at_number(position, place, number + 1)
        step = CAPTURED if number == 7 else OF_A_STEP * climb(field, seat, place)
        values["up"] = best_attack(there, seat, place, bold=False) + step
    if number > 1:
        there = at_number(position, place, number - 1)
        values["down"] = best_attack(there, seat, place, bold=False) - LEAST_REGRET + deposed(position, seat, place)
    return values


def _maneuver(position: ClassicPosition, question: Question) -> Answer | None:
    """Maneuver if turning the die has a higher value than leaving it (C4.1)."""
    return recruit.maneuver_by(turns(position, question.seat, question.place))


def _turn(position: ClassicPosition, question: Question) -> Answer | None:
    """Turn the die in the direction of the highest value (C4.4)."""
    return recruit.turn_by(turns(position, question.seat, question.place), position, question)


def _action(position: ClassicPosition, question: Question) -> Answer | None:
    """Take the action with the best expected gain; in a long war also attacks that cost more than they win."""
    return recruit.act(position, question, boldness(position))


ANSWERS: dict[str, Answering] = {
    "march-first": _march,
    "march-second": _march,
    "maneuver": _maneuver,
    "turn": _turn,
    "action": _action,
    "pursuit-action": _action,
}

"""Recruit's answers to the questions of the great spells of a campaign."""

from __future__ import annotations

from typing import cast

from ddtable.dice.catalogue import catalogue
from ddtable.engine.constraints import AtMost
from ddtable.engine.questions import Allocation, Allotted, Picked, Question, Remark, Subset
from ddtable.odds.expected import of_unit, saves_alone
from ddtable.opponents.answering import Answer, Answering, best_within, chosen, ids_of, largest, pick_best, price_of
from ddtable.opponents.dragon_dice.castings import cheapest_row
from ddtable.opponents.dragon_dice.field import Field
from ddtable.rules.campaign.great_spells.steps import LandTrade
from ddtable.rules.dragon_dice.board import NOBODY, ClassicPosition, land_at
from ddtable.rules.dragon_dice.maneuver import LET, OPPOSE
from ddtable.rules.dragon_dice.prices import read_row
from ddtable.rules.dragon_dice.roll_kinds import COUNTED, Kind
from ddtable.rules.dragon_dice.steps import Cast

STOPS = 12  # maneuvers that stop a change of the land
HOPE = 0.6  # of them on average, from which a roll is worth it


def _price(_position: ClassicPosition, question: Question) -> Answer | None:
    """Spend points of the colours with the most points."""
    shape = cast(Allocation, question.shape)
    return Allotted((cheapest_row(shape.most, shape.sources[0].points),)), Remark("reason-least-worth")


def _pair(position: ClassicPosition, question: Question) -> Answer | None:
    """Spend the two colours with the most points."""
    pool = cast(Cast, position.agenda[-1]).pool
    rest = {
        option: float(min(there for there, price in zip(pool, read_row(option), strict=True) if price))
        for option in ids_of(question)
    }
    return pick_best(rest, "reason-least-worth")


def _oppose(position: ClassicPosition, question: Question) -> Answer | None:
    """Resist for a terrain that no other player holds, if the roll may succeed; never against the own spell."""
    if cast(LandTrade, position.agenda[-1]).seat == question.seat:
        return Picked(LET), Remark("reason-own-spell")
    holder = land_at(position, question.place).holder
    if holder not in (NOBODY, question.seat):
        return Picked(LET), Remark("reason-let-it-fall")
    if Field(position).mean(question.seat, question.place, "maneuver") >= HOPE * STOPS:
        return Picked(OPPOSE), Remark("reason-costs-nothing")
    return Picked(LET), Remark("reason-no-maneuver")


def _first(_position: ClassicPosition, question: Question) -> Answer | None:
    """Take the first of several lands, which are of equal use."""
    return Picked(ids_of(question)[0]), Remark("reason-most-there")


def _next_victim(position: ClassicPosition, question: Question) -> Answer | None:
    """Give the lightning the unit of the least value, and of those the one that saves best."""
    dice = {option: int(option) for option in ids_of(question)}
    least = {
        option: -price_of(position, die) + 0.1 * saves_alone(position.dice[die].type) for option, die in dice.items()
    }
    return pick_best(least, "reason-least-worth")


def _part(position: ClassicPosition, question: Question) -> Answer | None:
    """Roll the units that save best."""
    return largest(question, lambda die: -of_unit(position.dice[die].type, "save")), Remark("reason-hurts-least")


def _channel(position: ClassicPosition, question: Question) -> Answer | None:
    """Channel the dead units with the best results in this roll."""
    kind = cast(Kind, question.values["kind"])
    results = [result for result, _ in COUNTED[kind]]

    def worth(die: int) -> float:
        return max(of_unit(position.dice[die].type, kind, result) for result in results)

    shape = cast(Subset, question.shape)
    limit = cast(AtMost, shape.constraint)
    best = sorted((die for die in shape.dice if worth(die) > 0), key=worth, reverse=True)
    return chosen(best[: limit.limit]), Remark("reason-spell-strengthen")


def _savage(position: ClassicPosition, question: Question) -> Answer | None:
    """Turn the units against their army that fight best."""
    return largest(question, lambda die: -of_unit(position.dice[die].type, "melee")), Remark("reason-spell-harm")


def _call_kin(position: ClassicPosition, question: Question) -> Answer | None:
    """Call as much health as possible."""
    shape = cast(Subset, question.shape)
    limit = cast(AtMost, shape.constraint)
    values = [float(catalogue().unit(position.dice[die].type).health) for die in shape.dice]
    best = best_within(limit.limit, limit.weights, values)[-1][1]
    return chosen(shape.dice[at] for at in best), Remark("reason-best-return")


ANSWERS: dict[str, Answering] = {
    "spell-price": _price,
    "spell-pair": _pair,
    "land-oppose": _oppose,
    "land-kind": _first,
    "land-die": _first,
    "chain-next": _next_victim,
    "void-part": _part,
    "channel": _channel,
    "savage": _savage,
    "call-kin": _call_kin,
}

"""Recruit in a campaign: it plays as in the classic game, and answers the questions that only a campaign has."""

from __future__ import annotations

from random import Random
from typing import cast

from ddtable.dice.catalogue import catalogue
from ddtable.engine.questions import Allocation, Allotted, Picked, Question, Remark, Subset
from ddtable.opponents.answering import Answer, Answering, chosen, ids_of, largest, pick_best, worth_of
from ddtable.opponents.campaign import marching, marshal, minors
from ddtable.opponents.dragon_dice import recruit
from ddtable.opponents.dragon_dice.expectation import worth
from ddtable.rules.campaign.dragons_in_armies import STAY as STAYS
from ddtable.rules.campaign.expansion import STAY
from ddtable.rules.campaign.proposing import filled
from ddtable.rules.campaign.sheets import Sheet
from ddtable.rules.dragon_dice.board import (
    ClassicPosition,
    health,
    health_of_type,
    opponents_at,
    units_at,
    units_in_play,
)
from ddtable.rules.dragon_dice.held import family_of

OWN_GROUND, OWN_COLOURS, CITY = 3.0, 1.0, 2.0
OF_A_DRAGON = 0.7
ENOUGH_TO_SPLIT, UNITS_TO_SPLIT = 12, 4


def choose(position: ClassicPosition, question: Question, random: Random) -> Answer:
    """Return a legal answer to the question, and the reason for it."""
    return recruit.choose(position, question, random, ANSWERS)


def ground_worth(position: ClassicPosition, seat: int, terrain: str) -> float:
    """Return the value of a terrain die for a seat: the powers and colours of its units, and a city (C13.1, M7)."""
    kind, units, folk = catalogue().terrain(terrain), catalogue().army_units, catalogue().folk
    powers = position.board.edition.powers_by_land
    suited = {one for (land, _), races in powers.items() if land == kind.kind for one in races}
    total = worth = 0.0
    for die in units_in_play(position):
        if position.dice[die].owner == seat:
            unit = units[position.dice[die].type]
            total += unit.health
            coloured = bool({*folk[unit.species].elements} & {*kind.elements})
            worth += unit.health * (OWN_GROUND * (unit.species in suited) + OWN_COLOURS * coloured)
    return worth / max(total, 1.0) + (CITY if kind.eighth_face == "city" else 0.0)


def _terrain(position: ClassicPosition, question: Question) -> Answer | None:
    """Pick the terrain of the pool that suits the units best, or a city (K4)."""
    found = pick_best(_grounds(position, question, ""), "reason-war-ground")
    if found is None:
        return None
    choice = cast(Picked, found[0])
    city = catalogue().terrain(position.dice[int(choice.option)].type).eighth_face == "city"
    return choice, Remark("reason-war-ground-city" if city else "reason-war-ground")


def _grounds(position: ClassicPosition, question: Question, way: str) -> dict[str, float]:
    """Return the value of each option that picks a die of the pool in this way."""
    seat = question.seat
    return {
        option: ground_worth(position, seat, position.dice[int(option.removeprefix(way))].type)
        for option in ids_of(question)
        if option.startswith(way) and option.removeprefix(way).isdecimal()
    }


def _expand(position: ClassicPosition, question: Question) -> Answer | None:
    """Expand always: by a trail if the army is large and unopposed, else by new terrain (K8)."""
    seat, place = question.seat, question.place
    mine = units_at(position, seat, place)
    large = health(position, mine) >= ENOUGH_TO_SPLIT and len(mine) >= UNITS_TO_SPLIT
    beside = opponents_at(position, seat, place)
    if large and not beside:
        for option in ids_of(question):
            if option.partition(":")[0] == "blaze":
                best = _grounds(position, question, "blaze:")
                why = Remark("reason-war-trail", {"health": health(position, mine)})
                return Picked(max(best, key=lambda one: best[one]) if best else option), why
    values = _grounds(position, question, "expand:") or dict.fromkeys(
        (option for option in ids_of(question) if option == "expand"), 1.0
    )
    if not values:
        return Picked(STAY), Remark("reason-stands")
    why = Remark("reason-war-choice", {"why": "beside" if beside else "small"})
    return Picked(max(values, key=lambda one: values[one])), why


def _split(position: ClassicPosition, question: Question) -> Answer | None:
    """Send about half of the army, every second unit by its value (KP8.2)."""
    shape = cast(Subset, question.shape)
    ranked = sorted(shape.dice, key=lambda die: (-worth_of(position, die), die))
    return chosen(ranked[::2][: max(1, len(ranked) // 2)]), Remark("reason-war-half")


def _order(_position: ClassicPosition, question: Question) -> Answer | None:
    """Use cities and temples first, then expand."""
    order = ("city", "temple", "expansion")
    return Picked(min(ids_of(question), key=lambda one: order.index(one.partition(":")[0]))), Remark("reason-war-order")


def _recruits(_position: ClassicPosition, question: Question) -> Answer | None:
    """Fill in the whole sheet: best dice first, nothing wasted (K7)."""
    sheet = cast(Sheet, cast(Allocation, question.shape).constraint)
    placed = filled(sheet)
    recruited = sum(die.health for die, bucket in zip(sheet.dice, placed, strict=True) if bucket)
    points = sum(army.total for army in sheet.armies)
    return Allotted(sheet.amounts(placed)), Remark("reason-war-recruits", {"health": recruited, "points": points})


def _casualties(position: ClassicPosition, question: Question) -> Answer | None:
    """Give up the dice of the least value for each health; a dragon is not lost for good (C10.1, Q126)."""

    def value(die: int) -> float:
        kind = position.dice[die].type
        again = OF_A_DRAGON if family_of(kind) == "dragons" else 1
        return again * worth(kind) / health_of_type(kind)

    return largest(question, value), Remark("reason-least-worth")


def _wing(_position: ClassicPosition, _question: Question) -> Answer | None:
    """Keep the dragon in the army."""
    return Picked(STAYS), Remark("reason-war-dragon-stays")


def _drop(position: ClassicPosition, question: Question) -> Answer | None:
    """Bury the item of the least value."""
    return pick_best({one: -worth(position.dice[int(one)].type) for one in ids_of(question)}, "reason-least-worth")


def _dragon(position: ClassicPosition, question: Question) -> Answer | None:
    """Choose the best dragon: to slay, tame, control or call it."""
    return pick_best({one: worth(position.dice[int(one)].type) for one in ids_of(question)}, "reason-war-dragon")


def _silver(_position: ClassicPosition, question: Question) -> Answer | None:
    """Take the first item, or one of the dragonkin."""
    return Picked(ids_of(question)[0]), Remark("reason-war-silver")


def _as_they_are(_position: ClassicPosition, question: Question) -> Answer | None:
    """Change nothing by an item: neither a colour, nor where it is, nor what was rolled."""
    if isinstance(question.shape, Subset):
        return chosen(()), Remark("reason-war-items")
    return Picked(ids_of(question)[-1]), Remark("reason-war-items")


def _grow(position: ClassicPosition, question: Question) -> Answer | None:
    """Recruit and promote as long as it is possible: the dead unit of the highest value first."""
    values = {one: worth(position.dice[int(one.partition(":")[0])].type) for one in ids_of(question) if ":" in one}
    return pick_best(values, "reason-one-more")


def _breath(position: ClassicPosition, question: Question) -> Answer | None:
    """Kill the units of the highest value."""
    return largest(question, lambda die: -worth(position.dice[die].type)), Remark("reason-war-breath")


ANSWERS: dict[str, Answering] = {
    **recruit.ANSWERS,
    "pick-home": _terrain,
    "pick-frontier": _terrain,
    "expansion": _expand,
    "split-army": _split,
    "power-order": _order,
    "recruits": _recruits,
    "casualties": _casualties,
    "dragon-wing": _wing,
    "drop-item": _drop,
    "logo-dragon": _dragon,
    "silver-logo": _silver,
    "kin-breath": _breath,
    **dict.fromkeys(("attune", "wayfare", "relic-again", "carry-items"), _as_they_are),
    "relic": _grow,
    **marching.ANSWERS,
    **marshal.ANSWERS,
    **minors.ANSWERS,
}

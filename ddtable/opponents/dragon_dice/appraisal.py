"""The chance that a seat wins from a position: a few measures of each player, weighed by figures that were fitted.

The weights come from games that computer players played (`python -m benchmarks.fitting`), so that they say better than
a guess how much health a terrain or a turn is worth. The measures use only what every player sees.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from math import exp, log

import msgspec

from ddtable.files.resources import resource
from ddtable.opponents.dragon_dice.expectation import worth
from ddtable.opponents.dragon_dice.field import Field
from ddtable.opponents.dragon_dice.prospects import climb_odds, magic_points, ravage, threat
from ddtable.rules.dragon_dice.board import (
    RESERVE,
    dead_units,
    distance,
    dragons_at,
    health,
    held_by,
    land_at,
    terrain_places,
)
from ddtable.rules.dragon_dice.roll_kinds import Kind
from ddtable.rules.dragon_dice.steps import March

Measures = dict[str, float]

TERMS: Mapping[str, tuple[str, ...]] = {
    "health": ("lead", "table", "dead", "value"),
    "reserve": ("reserve",),
    "terrain": ("held", "climb", "near", "alone"),
    "attack": ("threat", "second_threat", "first_strike", "march"),
    "rolls": ("melee", "missile", "magic", "save", "maneuver", "largest"),
    "dragons": ("dragons",),
    "over": ("over",),
    "taste": ("taste",),
}
"""The measures by the term that a reason names."""

OVER = "over"
TASTE = "taste"
"""The measure of what a character likes, in units of the logarithm of odds; 0 in every position (mind.py)."""

BAD = ("dragons",)
LEAST_GAIN = 0.01  # of a term that a reason names, about a quarter of a hundredth of the chance
CERTAIN = 8.0  # the weight of the end of the game, which is not fitted
OF_THE_TURN = ("march", "first_strike")
OF_A_PLAYER = tuple(name for names in TERMS.values() for name in names if name not in (*OF_THE_TURN, OVER, TASTE))
FITTED = (*OF_A_PLAYER, *OF_THE_TURN)
ROLLS: Mapping[str, Kind] = {"melee": "melee", "missile": "missile", "save": "save_melee", "maneuver": "maneuver"}


VETERAN, WARLORD = "1995", "warlord"
"""The files of weights: fitted to games of Recruit, and to games of Veteran."""


@cache
def fitted(name: str = VETERAN) -> Mapping[str, float]:
    """Return the weights of the game of 1995: of a player's measure less that of the strongest other player."""
    written = resource("opponents", f"appraisal_{name}.toml").read_bytes()
    found = msgspec.toml.decode(written, type=dict[str, dict[str, float]])["measures"]
    return {**{name: found[name] for name in FITTED}, OVER: CERTAIN, TASTE: 1.0}


def chance(found: Measures, weights: Mapping[str, float] | None = None) -> float:
    """Return the chance of winning that measures give, from 0 to 1; they may be averages of several outcomes."""
    table = fitted() if weights is None else weights
    return 1 / (1 + exp(-sum([table[name] * value for name, value in found.items()])))


def decided(
    before: Measures,
    after: Measures,
    weights: Mapping[str, float] | None = None,
    terms: Mapping[str, tuple[str, ...]] = TERMS,
    bad: Sequence[str] = BAD,
) -> list[str]:
    """Return the terms in which the second measures are better than the first, the most important first.

    A measure with a negative weight only corrects others with which it goes together, so fewer of it is no reason. The
    danger from dragons is bad in itself, as are all in `bad`.
    """
    table = fitted() if weights is None else weights
    helpful = {name: weight if weight > 0 or name in bad else 0.0 for name, weight in table.items()}
    gains = {term: sum(helpful[name] * (after[name] - before[name]) for name in names) for term, names in terms.items()}
    return sorted((term for term, gain in gains.items() if gain > LEAST_GAIN), key=lambda term: -gains[term])


def compared(field: Field, seat: int) -> Measures:
    """Return the measures of a seat less those of the strongest other one, and those of the turn.

    "march": the marches that are left. "first_strike": the threats of the player who acts next. "over": 1 if the seat
    has won, -1 if it has lost.
    """
    view = field.view
    others = [other for other in range(view.seats) if other != seat and other not in view.board.out]
    mine = measures(field, seat)
    theirs = max((measures(field, other) for other in others), key=lambda one: one["lead"])
    found = {name: mine[name] - theirs[name] for name in OF_A_PLAYER}
    marches, acting = sum(isinstance(step, March) for step in view.agenda), view.board.seat == seat
    found["march"] = (marches if acting else -marches) / 2
    found["first_strike"] = mine["threat"] if (marches > 0) == acting else -theirs["threat"]
    found[OVER], found[TASTE] = _over(field, seat, others), 0.0
    return found


def _over(field: Field, seat: int, others: list[int]) -> float:
    """Return 1 if the seat has won by captures or as the last one in play, -1 if it has lost (C2.1, C2.2)."""
    view, alive = field.view, {owner for owner, _ in field.armies}
    if held_by(view, seat) >= view.board.goal or not alive.intersection(others):
        return 1.0
    return -1.0 if seat not in alive or any(held_by(view, other) >= view.board.goal for other in others) else 0.0


def measures(field: Field, seat: int) -> Measures:
    """Return the measures of a player, most of them as a part of the health of a force."""
    view = field.view
    whole = view.board.health
    places = [place for place in terrain_places(view) if (seat, place) in field.armies]
    each = [field.health(seat, place) for place in places]
    table, reserve = sum(each), field.health(seat, RESERVE)
    found: dict[str, float] = {
        "lead": log(1 + table + reserve),
        "table": table / whole,
        "reserve": reserve / whole,
        "dead": health(view, dead_units(view, seat)) / whole,
        "value": sum(worth(view.dice[die].type) for place in places for die in field.units(seat, place)) / whole,
        "largest": max(each, default=0) / whole,
        "held": float(held_by(view, seat)),
        **_of_terrains(field, seat, places),
    }
    for name, kind in ROLLS.items():
        found[name] = sum(field.mean(seat, place, kind) for place in places) / whole
    armies = [*places, RESERVE] if reserve else places
    found["magic"] = sum(max(magic_points(field, seat, place).values(), default=0.0) for place in armies) / whole
    threats = [*sorted((threat(field, seat, place) for place in places), reverse=True), 0.0, 0.0]
    found["threat"], found["second_threat"] = threats[0] / whole, threats[1] / whole
    return found


def _of_terrains(field: Field, seat: int, places: list[str]) -> Measures:
    """Return the measures that are added up over terrains: how near to a capture, alone there, dragons (C4.3, DA)."""
    view, climb, near, alone, dragons = field.view, 0.0, 0.0, 0.0, 0.0
    for place in places:
        number = distance(view, place)
        if land_at(view, place).holder != seat:
            odds = climb_odds(field, seat, place)
            climb += odds * number / 8
            near += odds * (number == 7)
        alone += not field.opponents(seat, place)
        if there := dragons_at(view, place):
            dragons += ravage(field, seat, place, there) / view.board.health
    return {"climb": climb, "near": near, "alone": alone, "dragons": dragons}

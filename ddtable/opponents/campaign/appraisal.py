"""The chance that a seat wins a campaign from a position: measures of each player, weighed by figures that were fitted.

Each seat has a score, the weighed sum of its measures. The chances of the seats are in the ratio of the exponentials of
their scores, so that they add up to 1 for any number of players. The measures use only what every player sees. The
weights come from games that computer players played (`python -m benchmarks.fitting_campaign`).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from heapq import nlargest
from math import exp, log

import msgspec

from ddtable.files.resources import resource
from ddtable.opponents.dragon_dice.appraisal import CERTAIN, OVER, ROLLS, TASTE, Measures
from ddtable.opponents.dragon_dice.expectation import worth
from ddtable.opponents.dragon_dice.field import Field
from ddtable.opponents.dragon_dice.prospects import attack_on, climb_odds, magic_points, threat
from ddtable.rules.campaign.board import RECRUITING
from ddtable.rules.dragon_dice.board import (
    RESERVE,
    ClassicPosition,
    dead_units,
    distance,
    health,
    held_by,
    land_at,
    terrain_places,
)
from ddtable.rules.dragon_dice.held import family_of
from ddtable.rules.dragon_dice.steps import March

MARCHES, ONE_STEP_AWAY = 2, 7
OTHERS = "others"
"""The measure of all other players but the strongest, in units of the logarithm of odds; 0 with two players."""

TERMS: Mapping[str, tuple[str, ...]] = {
    "health": ("lead", "dead", "value"),
    "recruits": ("pool",),
    "reserve": ("reserve",),
    "terrain": ("held", "near"),
    "attack": ("threat", "march"),
    "danger": ("hurt",),
    "rolls": ("magic", "save"),
    "over": (OVER,),
    "taste": (TASTE,),
}
"""The measures by the term that a reason names."""
BAD = ("hurt",)
FITTED = tuple(name for names in TERMS.values() for name in names if name not in (OVER, TASTE))


@cache
def fitted() -> Mapping[str, float]:
    """Return the weights of a campaign."""
    written = resource("opponents", "appraisal_campaign.toml").read_bytes()
    found = msgspec.toml.decode(written, type=dict[str, dict[str, float]])["measures"]
    return {**{name: found[name] for name in FITTED}, OVER: CERTAIN, TASTE: 1.0, OTHERS: 1.0}


def chances(position: ClassicPosition) -> list[float]:
    """Return the chance of each seat, together 1; 0 for a player who is out of the game or has no units."""
    field = Field(position)
    found = shared({seat: score(measures(field, seat)) for seat in alive(position)})
    return [found.get(seat, 0.0) for seat in range(position.seats)]


def shared(scores: Mapping[int, float]) -> dict[int, float]:
    """Return the chances that scores give, by seat; together 1."""
    best = max(scores.values(), default=0.0)
    parts = {seat: exp(one - best) for seat, one in scores.items()}
    whole = sum(parts.values())
    return {seat: part / whole for seat, part in parts.items()}


def alive(position: ClassicPosition) -> list[int]:
    """Return the seats that have units in play and are in the game (C2.2)."""
    owners = {owner for place, owner in position.by_area if place == RESERVE or place in position.board.graph.land_of}
    return [seat for seat in range(position.seats) if seat in owners and seat not in position.board.out]


def score(found: Measures, weights: Mapping[str, float] | None = None) -> float:
    """Return the weighed sum of a player's measures."""
    table = fitted() if weights is None else weights
    return sum([table[name] * value for name, value in found.items()])


def compared(field: Field, seat: int) -> Measures:
    """Return the measures of a seat less those of the strongest other one, and what all others together change.

    "over": 1 if the seat has won, -1 if it has lost.
    """
    return against(field.view, seat, {owner: measures(field, owner) for owner in {*alive(field.view), seat}})


def against(view: ClassicPosition, seat: int, each: Mapping[int, Measures]) -> Measures:
    """Return the same from the measures of each player who is left, and of the seat."""
    mine, left = each[seat], alive(view)
    others = {other: each[other] for other in left if other != seat}
    scores = {other: score(found) for other, found in others.items()}
    best = max(scores, key=lambda other: scores[other], default=seat)
    theirs = others.get(best, mine)
    found = {name: mine[name] - theirs[name] for name in FITTED}
    found[OTHERS] = -log(sum([exp(one - scores[best]) for one in scores.values()])) if scores else 0.0
    found[OVER], found[TASTE] = _over(view, seat, left), 0.0
    return found


def _over(view: ClassicPosition, seat: int, left: Sequence[int]) -> float:
    """Return 1 if the seat has won by captures or as the last one in play, -1 if it has lost (K0)."""
    goal = view.board.goal
    if held_by(view, seat) >= goal or [*left] == [seat]:
        return 1.0
    return -1.0 if seat not in left or any(held_by(view, other) >= goal for other in left if other != seat) else 0.0


def measures(field: Field, seat: int) -> Measures:
    """Return the measures of a player, most of them as a part of the health of a force in play."""
    view = field.view
    whole = view.board.health
    places = [place for place in terrain_places(view) if (seat, place) in field.armies]
    table, reserve = sum(field.health(seat, place) for place in places), field.health(seat, RESERVE)
    armies = [*places, RESERVE] if reserve else places
    recruits = tuple(die for die in view.at(RECRUITING, seat) if family_of(view.dice[die].type) != "items")
    return {
        "lead": log(1 + table + reserve),
        "dead": health(view, dead_units(view, seat)) / whole,
        "value": sum(worth(view.dice[die].type) for place in places for die in field.units(seat, place)) / whole,
        "reserve": reserve / whole,
        "pool": min(health(view, recruits), table + reserve) / whole,
        "held": float(held_by(view, seat)),
        "near": sum(_near(field, seat, place) for place in places),
        "magic": sum(max(magic_points(field, seat, place).values(), default=0.0) for place in armies) / whole,
        "save": sum(field.mean(seat, place, ROLLS["save"]) for place in places) / whole,
        **_of_attacks(field, seat, places),
    }


def _near(field: Field, seat: int, place: str) -> float:
    """Return the chance that an army captures a terrain that is one step away from eight (C4.3)."""
    if distance(field.view, place) != ONE_STEP_AWAY or land_at(field.view, place).holder == seat:
        return 0.0
    return climb_odds(field, seat, place)


def _of_attacks(field: Field, seat: int, places: Sequence[str]) -> Measures:
    """Return what the best attacks of a turn are likely to take: the seat's, and those of its opponents on it.

    "march": the marches that are left, if it is the seat's turn.
    """
    view = field.view
    marches = sum(isinstance(step, March) for step in view.agenda) if view.board.seat == seat else 0
    best = nlargest(MARCHES, [threat(field, seat, place) for place in places])
    return {
        "threat": sum(best) / view.board.health,
        "hurt": sum(_attacks(field, seat, places)) / view.board.health,
        "march": marches / MARCHES,
    }


def _attacks(field: Field, seat: int, places: Sequence[str]) -> list[float]:
    """Return what the best attacks of a turn of each opponent are likely to take from a seat's armies."""
    found: dict[int, dict[str, float]] = {}
    for place in places:
        for other, at in field.attackers(seat, place):
            if other != seat:
                theirs = found.setdefault(other, {})
                theirs[at] = max(theirs.get(at, 0.0), attack_on(field, other, at, seat, place))
    return [sum(nlargest(MARCHES, theirs.values())) for theirs in found.values()]

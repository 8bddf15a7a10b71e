"""The chance that each player wins Dragon Dice Risk: a few measures of each, weighed by figures that were fitted.

The weights come from games that computer players played (`python -m benchmarks.fitting_risk`) with 2 to 6 players on
both maps that come with the game. Each player has a sum of weighed measures; the chances are in proportion to the
powers of these sums, so that they add up to 1. The measures use only what every player sees.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from math import exp, log
from typing import Final

import msgspec
from msgspec import Struct

from ddtable.files.resources import resource
from ddtable.opponents.risk.survey import Survey
from ddtable.rules.dragon_dice.board import NOBODY
from ddtable.rules.risk.cards import rising_value
from ddtable.rules.risk.recruiting import EIGHTH, base_of

Measures = dict[str, float]
Pressure = dict[int, float]
"""The chance of each seat to take a territory of another one by the best army next to it."""

TERMS: Mapping[str, tuple[str, ...]] = {
    "land": ("land",),
    "health": ("health", "worth", "total"),
    "recruits": ("pool", "income"),
    "cards": ("cards", "sets"),
    "continents": ("continents", "partly", "near"),
    "borders": ("danger", "shaky", "inland"),
    "targets": ("reach", "next"),
    "reserve": ("reserve",),
    "goal": ("goal", "over", "single"),
    "turn": ("march", "wait"),
}
"""The measures by the term that a reason names."""
FITTED: Final = tuple(name for names in TERMS.values() for name in names)
LEAST_GAIN = 0.01
"""The gain of a term that a reason names, in units of the logarithm of odds."""
HARD, STEEP = 2.3, 1.75
"""The chance to take a territory by one army next to it, by the worth of both: fitted to chains (storming.py)."""
EASIEST = 5
"""As many territories count as two marches may well take: those that are easiest to take."""
CARDS_IN_A_SET, MOST_CARDS = 3, 5


@cache
def fitted() -> Mapping[str, float]:
    """Return the weights of the measures of a player."""
    written = resource("opponents", "appraisal_risk.toml").read_bytes()
    found = msgspec.toml.decode(written, type=dict[str, dict[str, float]])["measures"]
    return {name: found[name] for name in FITTED}


def chances(seen: Survey) -> list[float]:
    """Return the chance of winning of each seat, together 1; 0 for a player who is out."""
    return shares(measures(seen), len(seen.pools), fitted())


def shares(found: Mapping[int, Measures], seats: int, weights: Mapping[str, float]) -> list[float]:
    """Return the chance of each seat by the measures of those in the game."""
    sums = {seat: sum([weights[name] * value for name, value in one.items()]) for seat, one in found.items()}
    most = max(sums.values(), default=0.0)
    powers = [exp(sums[seat] - most) if seat in sums else 0.0 for seat in range(seats)]
    return [power / sum(powers) for power in powers]


def decided(before: Survey, results: Sequence[tuple[float, Survey]], seat: int) -> tuple[list[str], list[str]]:
    """Return the terms in which a seat gains by some results on average, and those in which it loses.

    Both begin with the most important one. What others gain is counted against the seat, by their chances of winning.
    """
    start, gains = _by_term(before, seat), dict.fromkeys(TERMS, 0.0)
    for share, after in results:
        for term, value in _by_term(after, seat).items():
            gains[term] += share * (value - start[term])
    better = sorted((term for term in gains if gains[term] > LEAST_GAIN), key=lambda term: -gains[term])
    worse = sorted((term for term in gains if gains[term] < -LEAST_GAIN), key=lambda term: gains[term])
    return better, worse


def _by_term(seen: Survey, seat: int) -> dict[str, float]:
    """Return the weighed measures of a seat less those of the others on average, by term."""
    found, weights = measures(seen), fitted()
    won = shares(found, len(seen.pools), weights)
    others = {other: won[other] for other in found if other != seat}
    whole = sum(others.values()) or 1.0
    mine = found.get(seat) or dict.fromkeys(FITTED, 0.0)

    def lead(name: str) -> float:
        theirs = sum([share * found[other][name] for other, share in others.items()]) / whole
        return weights[name] * (mine[name] - theirs)

    return {term: sum(map(lead, names)) for term, names in TERMS.items()}


def take(attack: float, defence: float) -> float:
    """Return about the chance that an army takes a territory, by the worth of both."""
    if attack <= 0:
        return 0.0
    ratio = (attack / (HARD * max(defence, 0.01))) ** STEEP
    return float(ratio / (1 + ratio))


# The measures


class Side(Struct):
    """The sums of a player over all territories."""

    land: int = 0
    health: float = 0.0
    worth: float = 0.0
    inland: float = 0.0
    danger: float = 0.0
    reached: list[float] = []

    @property
    def reach(self) -> float:
        """The chances to take the territories that are easiest to take, together."""
        return sum(sorted(self.reached)[-EASIEST:]) / EASIEST


def measures(seen: Survey) -> dict[int, Measures]:
    """Return the measures of each player in the game.

    "land", "health", "worth", "total", "income": logarithms of territories, of health and worth on the map, of all
    health, and of the recruits of the next turn. "continents", "partly": the bonus of whole continents and of parts,
    of all bonuses. "near", "shaky": the bonus that the next march may win, and that the others may break. "danger",
    "reach": territories that others are likely to take, and that the player is.
    """
    pressed = _pressed(seen)
    sides = _sides(seen, pressed)
    return {seat: _of(seen, pressed, sides[seat], seat) for seat in seen.alive}


def _pressed(seen: Survey) -> list[Pressure]:
    """Return the pressure on each territory."""
    armies, found = seen.armies, list[Pressure]()
    going = [army.going for army in armies]
    for at, army in enumerate(armies):
        best: Pressure = {}
        for near in seen.chart.near[at]:
            seat = armies[near].seat
            if seat not in (army.seat, NOBODY) and going[near] > best.get(seat, 0.0):
                best[seat] = going[near]
        empty = army.seat == NOBODY
        found.append({seat: 1.0 if empty else take(most, army.worth) for seat, most in best.items()})
    return found


def _sides(seen: Survey, pressed: Sequence[Pressure]) -> dict[int, Side]:
    sides = {seat: Side() for seat in range(len(seen.pools))}
    armies, near = seen.armies, seen.chart.near
    for at, (army, pressure) in enumerate(zip(armies, pressed, strict=True)):
        for seat, share in pressure.items():
            sides[seat].reached.append(share)
        if army.seat == NOBODY:
            continue
        side = sides[army.seat]
        side.land += 1
        side.health += army.health
        side.worth += army.worth
        side.danger += max(pressure.values(), default=0.0)
        if all(armies[one].seat == army.seat for one in near[at]):
            side.inland += army.health
    return sides


def _of(seen: Survey, pressed: Sequence[Pressure], side: Side, seat: int) -> Measures:
    chart, first = seen.chart, seat == seen.alive[0]
    placing = seen.placing if first else 0.0
    health, worth = side.health + placing, side.worth + placing * (side.worth / side.health if side.health else 1.0)
    pool, hand = seen.pools[seat], seen.cards[seat] + (first and seen.taken)
    bonus, found = _of_continents(seen, pressed, seat)
    eighths = sum([holder == seat for holder in seen.holders])
    income = min(base_of(side.land) + bonus + EIGHTH * eighths, pool)
    acts = first if seen.marches else seat == seen.alive[1 % len(seen.alive)]
    return {
        "land": log(1 + side.land),
        "health": log(1 + health),
        "worth": log(1 + worth),
        "total": log(1 + health + pool + seen.reserves[seat]),
        "pool": pool / 100,
        "income": log(1 + income),
        "cards": min(hand, MOST_CARDS) / MOST_CARDS,
        "sets": min(hand, CARDS_IN_A_SET) / CARDS_IN_A_SET * min(rising_value(seen.traded), pool) / 50,
        **found,
        "danger": side.danger / (1 + side.land),
        "inland": side.inland / (1 + health),
        "reach": side.reach,
        "next": side.reach * acts,
        "reserve": seen.reserves[seat] / 100,
        "goal": max(0.0, side.land / chart.goal - 0.5) * 2,
        "over": float(side.land >= chart.goal),
        "single": float(side.land == 1),
        "march": seen.marches / 2 * first,
        "wait": seen.alive.index(seat) / len(seen.alive),
    }


def _of_continents(seen: Survey, pressed: Sequence[Pressure], seat: int) -> tuple[int, Measures]:
    """Return the bonus of a player's continents, and the measures of all continents."""
    chart, lands = seen.chart, range(len(seen.chart.bonuses))
    sizes, have = [0] * len(lands), [0] * len(lands)
    keeps, gets = [1.0] * len(lands), [1.0] * len(lands)
    for land, army, pressure in zip(chart.land_of, seen.armies, pressed, strict=True):
        sizes[land] += 1
        if army.seat == seat:
            have[land] += 1
            keeps[land] *= 1 - max(pressure.values(), default=0.0)
        else:
            gets[land] *= pressure.get(seat, 0.0)
    whole = sum(chart.bonuses) or 1
    held = [land for land in lands if have[land] == sizes[land]]
    parts = [land for land in lands if 0 < have[land] < sizes[land]]
    bonus = sum([chart.bonuses[land] for land in held])
    return bonus, {
        "continents": bonus / whole,
        "partly": sum([chart.bonuses[land] * (have[land] / sizes[land]) ** 2 for land in parts]) / whole,
        "near": sum([chart.bonuses[land] * gets[land] * keeps[land] for land in parts]) / whole,
        "shaky": sum([chart.bonuses[land] * (1 - keeps[land]) for land in held]) / whole,
    }

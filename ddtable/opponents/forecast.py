"""The odds of an answer as values: the window shows them, forecasting.py works them out in the worker process."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import sqrt

from msgspec import Struct

from ddtable.engine.questions import Pick, Question, Subset

ATTACKS = ("march-first", "march-second", "maneuver", "oppose", "action", "pursuit-action", "attack-on")
ASKED: Mapping[str, tuple[str, ...]] = {
    **dict.fromkeys(("classic", "campaign", "risk"), ATTACKS),
    "battle_dice": ("quest", "losses", "ward", "reroll", "feint", "hold", "bonus", "heal", "wand", "orb", "assign"),
}
"""The questions whose answers have odds, by rule system."""
SURE = 1.96  # standard errors of 95 %


class Forecast(Struct, frozen=True):
    """The likely results of an answer: the chance of each health that the opponents lose (`out`) and of one's own.

    `option`: the answer as `judging.written`. Battle Dice counts units, not health. `routs`, `own_routs`: the chance
    that an opponent or one's own army routs (C9.1, BD8.1). `succeeds`: the chance that the maneuver or quest which is
    asked about succeeds (C4.3, BQ7), -1 if there is none. `tries`: 0 if it is exact.
    """

    option: str
    out: tuple[float, ...]
    back: tuple[float, ...]
    routs: float = 0.0
    own_routs: float = 0.0
    succeeds: float = -1.0
    tries: int = 0

    @property
    def expected_out(self) -> float:
        """Return the average health that the opponents lose."""
        return _mean(self.out)

    @property
    def expected_back(self) -> float:
        """Return the average health that the player loses."""
        return _mean(self.back)

    @property
    def worth(self) -> float:
        """Return what the answer brings: the health that the opponents lose, less one's own."""
        return self.expected_out - self.expected_back

    @property
    def error(self) -> float:
        """Return by how much `worth` may be off, in 95 of 100 cases; 0 if it is exact."""
        if not self.tries:
            return 0.0
        return SURE * sqrt((_variance(self.out) + _variance(self.back)) / self.tries)


def may_have_odds(system: str) -> bool:
    """Return True if some questions of a rule system have odds."""
    return system in ASKED


def has_odds(system: str, question: Question | None) -> bool:
    """Return True if the answers of a question have odds."""
    if question is None or question.kind not in ASKED.get(system, ()):
        return False
    shape = question.shape
    return isinstance(shape, Subset) or (isinstance(shape, Pick) and len(shape.options) > 1)


def joined(one: Forecast, more: Forecast) -> Forecast:
    """Return the odds of the tries of both together."""
    every = one.tries + more.tries
    parts = (one.tries / every, more.tries / every)

    def mixed(first: Sequence[float], second: Sequence[float]) -> tuple[float, ...]:
        long = max(len(first), len(second))
        rows = ([*row, *[0.0] * (long - len(row))] for row in (first, second))
        return tuple(a * parts[0] + b * parts[1] for a, b in zip(*rows, strict=True))

    routs = parts[0] * one.routs + parts[1] * more.routs
    own_routs = parts[0] * one.own_routs + parts[1] * more.own_routs
    succeeds = parts[0] * one.succeeds + parts[1] * more.succeeds
    return Forecast(one.option, mixed(one.out, more.out), mixed(one.back, more.back), routs, own_routs, succeeds, every)


def _mean(row: Sequence[float]) -> float:
    return sum(lost * share for lost, share in enumerate(row))


def _variance(row: Sequence[float]) -> float:
    mean = _mean(row)
    return sum((lost - mean) ** 2 * share for lost, share in enumerate(row))

"""The odds of an answer as values: the window shows them, forecasting.py works them out in the worker process."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import sqrt

from msgspec import Struct

from ddtable.engine.questions import Allocation, Pick, Question, Subset

ATTACKS = (
    *("march-first", "march-second", "maneuver", "oppose", "action", "pursue", "pursuit-action", "strike-back"),
    *("muster", "attack-on", "fight-on", "bullseye", "icon-targets", "icon-target", "icon-army"),
)
DRAGONS = ("dragon-order", "dragon-target", "dragon-ids", "dragon-strike", "breath-stone")
SPELLS = ("spell", "spell-target", "spell-destination")
ASKED: Mapping[str, tuple[str, ...]] = {
    **dict.fromkeys(("classic", "campaign", "risk"), (*ATTACKS, *DRAGONS, *SPELLS)),
    "battle_dice": ("quest", "losses", "ward", "reroll", "feint", "hold", "bonus", "heal", "wand", "orb", "assign"),
}
"""The questions whose answers have odds, by rule system."""
SURE = 1.96  # standard errors of 95 %


class Forecast(Struct, frozen=True):
    """The likely results of an answer: the chance of each health that the opponents lose (`out`) and of one's own.

    `option`: the answer as `judging.written`. Battle Dice counts units, not health. `routs`, `own_routs`: the chance
    that an opponent or one's own army routs (C9.1, BD8.1). `succeeds`: the chance that the maneuver or quest which is
    asked about succeeds (C4.3, BQ7), -1 if there is none. `tries`: 0 if it is exact. `chances`: others that matter, by
    name: "taken" of a territory (RK4.2g), "slain" of at least one dragon (DA-B) or of the target,
    "own-slain" of the dragon that is asked about (DG-D), "dies" of the unit that a spell is
    aimed at, "returns" of at least one dead unit (M4). `pursuit`: what a pursuit of the army that routs adds to both
    losses on average (C9.4); None if it is not known.
    """

    option: str
    out: tuple[float, ...]
    back: tuple[float, ...]
    routs: float = 0.0
    own_routs: float = 0.0
    succeeds: float = -1.0
    tries: int = 0
    chances: tuple[tuple[str, float], ...] = ()
    pursuit: tuple[float, float] | None = None

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
    def aim(self) -> float:
        """Return the chance of the aim of the answer: of its success, or else of the first chance that matters."""
        return max(self.succeeds, 0.0) if self.succeeds >= 0 or not self.chances else self.chances[0][1]

    @property
    def may_be_pursued(self) -> bool:
        """Return True if the losses of a pursuit may still be worked out: they take longer."""
        return not self.tries and self.routs > 0 and self.pursuit is None

    @property
    def may_cost(self) -> bool:
        """Return True if either side may lose dice."""
        return max(len(self.out), len(self.back)) > 1

    @property
    def has_result(self) -> bool:
        """Return True if units may die, or if some chance matters."""
        return self.succeeds >= 0 or bool(self.chances) or self.may_cost

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
    return isinstance(shape, Subset | Allocation) or (isinstance(shape, Pick) and len(shape.options) > 1)


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
    names = dict.fromkeys(name for name, _ in (*one.chances, *more.chances))
    shares = [dict(part.chances) for part in (one, more)]
    chances = tuple(
        (name, sum(part * own.get(name, 0.0) for part, own in zip(parts, shares, strict=True))) for name in names
    )
    out, back = mixed(one.out, more.out), mixed(one.back, more.back)
    return Forecast(one.option, out, back, routs, own_routs, succeeds, every, chances)


def _mean(row: Sequence[float]) -> float:
    return sum(lost * share for lost, share in enumerate(row))


def _variance(row: Sequence[float]) -> float:
    mean = _mean(row)
    return sum((lost - mean) ** 2 * share for lost, share in enumerate(row))

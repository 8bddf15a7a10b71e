"""Dice that each add to several numbers: the chance of each combination, as an array with an axis for each number.

A die is added by shifts of the whole array. Rows at the ends of an axis whose chance is below `TAIL` are left out.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import accumulate
from math import prod
from operator import mul
from typing import NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from ddtable.odds.plans import Totals

Array: TypeAlias = NDArray[np.float64]

TAIL = 1e-14
MOST = 1 << 22  # cells of an array: more would take longer than half a second

Die: TypeAlias = Mapping[Totals, float]
"""The chance of each combination of numbers of a die."""


class TooMany(Exception):
    """An error: what follows has too many outcomes, or some whose chances are not known."""


class Spread(NamedTuple):
    """The chance of each combination of numbers: index 0 of an axis is the number in `start`."""

    start: Totals
    chances: Array

    def plus(self, more: Totals) -> Spread:
        """Return the chances with constants added to the numbers."""
        return self._replace(start=tuple(one + plus for one, plus in zip(self.start, more, strict=True)))

    def listed(self) -> dict[Totals, float]:
        """Return the combinations that have a chance."""
        places = np.nonzero(self.chances)
        rows = (row + least for row, least in zip(places, self.start, strict=True))
        keys = zip(*(row.tolist() for row in rows), strict=True)
        return dict(zip(keys, self.chances[places].tolist(), strict=True))


def together(dice: Sequence[tuple[Die, int]], below: int | None = None) -> Spread:
    """Return the chance of each combination of numbers of some kinds of dice, each with its number of dice.

    With `below` only those whose last number is less than it. Raises TooMany.
    """
    axes = len(next(iter(dice[0][0])))
    found = Spread((0,) * axes, np.ones((1,) * axes))
    lows = [[min(one[axis] for one in die) for axis in range(axes)] for die, _ in dice]
    further = sum(low[-1] * size for low, (_, size) in zip(lows, dice, strict=True))
    for (die, size), low in zip(dice, lows, strict=True):
        further -= low[-1] * size
        found = _with(found, die, size, low)
        if below is not None:
            kept = max(0, below - further - found.start[-1])
            found = found._replace(chances=found.chances[..., :kept])
    return found


def _with(found: Spread, die: Die, size: int, low: Sequence[int]) -> Spread:
    """Return the chances with some equal dice more; so many that they need too much room are added in parts."""
    before = found.chances.shape
    high = [max(one[axis] for one in die) for axis in range(len(low))]
    shape = tuple(room + (most - least) * size for room, most, least in zip(before, high, low, strict=True))
    if prod(shape) <= MOST:
        return _without_tails(_shifted(found, die, size, low, shape))
    if size == 1:
        raise TooMany
    return _with(_with(found, die, size // 2, low), die, size - size // 2, low)


def _shifted(found: Spread, die: Die, size: int, low: Sequence[int], shape: tuple[int, ...]) -> Spread:
    """Return the chances in an array of this shape, which is one row here: its axes are steps in it."""
    before = found.chances.shape
    steps = [*accumulate(reversed(shape[1:]), mul, initial=1)][::-1]
    shifts = [
        (sum(step * (number - least) for step, number, least in zip(steps, one, low, strict=True)), share)
        for one, share in die.items()
    ]
    grown = np.zeros(shape)
    grown[tuple(slice(room) for room in before)] = found.chances
    row = grown.ravel()
    used = 1 + sum(step * (room - 1) for step, room in zip(steps, before, strict=True))
    for _ in range(size):
        now = np.zeros(len(row))
        for shift, share in shifts:
            now[shift : shift + used] += row[:used] * share
        row, used = now, used + max(shift for shift, _ in shifts)
    start = tuple(one + least * size for one, least in zip(found.start, low, strict=True))
    return Spread(start, row.reshape(shape))


def _without_tails(found: Spread) -> Spread:
    """Return the chances without the rows at both ends of each axis that together have less than `TAIL`."""
    chances, start = found.chances, list(found.start)
    for axis in range(chances.ndim):
        others = tuple(other for other in range(chances.ndim) if other != axis)
        shares = chances.sum(axis=others)
        low = int(np.searchsorted(shares.cumsum(), TAIL))
        high = len(shares) - int(np.searchsorted(shares[::-1].cumsum(), TAIL))
        if low < high and (low or high < len(shares)):
            chances = chances[(slice(None),) * axis + (slice(low, high),)]
            start[axis] += low
    return Spread(tuple(start), chances)

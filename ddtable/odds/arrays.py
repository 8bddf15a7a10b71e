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

from ddtable.odds.plans import Die, Totals

Array: TypeAlias = NDArray[np.float64]

TAIL = 1e-12
ANY = 1 << 20  # more than any number has
SMALL = 1 << 10  # cells of an array whose tails may stay
MOST = 1 << 22  # cells of an array: more would take longer than half a second


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


def together(dice: Sequence[tuple[Die, int]], axes: int, most: Mapping[int, int] = {}) -> Spread:
    """Return the chance of each combination of so many numbers of some kinds of dice, each with its number of dice.

    `most`: by axis the number from which on all are one; no die may add less than 0 to it. Raises TooMany.
    """
    found = Spread((0,) * axes, np.ones((1,) * axes))
    for die, size in sorted(dice, key=_growth):
        found = _with(found, die, size, most)
    return found


def together_below(
    dice: Sequence[tuple[Die, int]], axes: int, below: int, first: int, most: Mapping[int, int] = {}
) -> Spread:
    """Return the same for the combinations whose last number is less than `below`, without that number.

    Only those whose first number is at most `first` are counted. No die may add less than 0 to it. The last kind of
    dice is not added: each of its combinations adds the chances that stay below with it.
    """
    ordered = sorted(dice, key=_growth)
    found = Spread((0,) * axes, np.ones((1,) * axes))
    further = sum(_ends(die)[-1][0] * size for die, size in dice)
    for die, size in ordered[:-1]:
        found = _with(found, die, size, most, first)
        further -= _ends(die)[-1][0] * size
        found = found._replace(chances=found.chances[..., : max(1, below - further - found.start[-1])])
    ended = _ended(found, together(ordered[-1:], axes, most), below, most)
    return ended._replace(chances=ended.chances[: max(1, first + 1 - ended.start[0])])


def _ended(found: Spread, more: Spread, below: int, most: Mapping[int, int]) -> Spread:
    """Return the combinations of both that stay below a limit in their last number, without it."""
    rooms = [one + two - 1 for one, two in zip(found.chances.shape[:-1], more.chances.shape[:-1], strict=True)]
    sums, chances = found.chances.cumsum(axis=-1), np.zeros(rooms)
    for (*shift, last), share in more._replace(start=(0,) * len(more.start)).listed().items():
        within = below - found.start[-1] - more.start[-1] - last
        if within > 0:
            part = tuple(slice(at, at + room) for at, room in zip(shift, sums.shape, strict=False))
            chances[part] += sums[..., min(within, sums.shape[-1]) - 1] * share
    ended = Spread(tuple(one + two for one, two in zip(found.start[:-1], more.start[:-1], strict=True)), chances)
    for axis, limit in most.items():
        ended = _folded(ended, axis, limit)
    return ended


def _growth(kind: tuple[Die, int]) -> int:
    """Return how many times as many combinations there are with some equal dice more; those with least come first."""
    die, size = kind
    return prod(1 + (high - low) * size for low, high in _ends(die))


def _ends(die: Die) -> list[tuple[int, int]]:
    """Return the least and the most that a die adds to each number."""
    return [(min(row), max(row)) for row in zip(*die, strict=True)]


def _with(found: Spread, die: Die, size: int, most: Mapping[int, int], first: int = ANY) -> Spread:
    """Return the chances with some equal dice more; so many that they need too much room are added in parts.

    Combinations whose first number is above `first` are left out.
    """
    before = found.chances.shape
    shape = [room + (high - low) * size for room, (low, high) in zip(before, _ends(die), strict=True)]
    shape[0] = max(1, min(shape[0], first + 1 - found.start[0] - _ends(die)[0][0] * size))
    if prod(shape) <= MOST:
        grown = _shifted(found, die, size, tuple(shape))
        for axis, limit in most.items():
            grown = _folded(grown, axis, limit)
        return _without_tails(grown)
    if size == 1:
        raise TooMany
    return _with(_with(found, die, size // 2, most, first), die, size - size // 2, most, first)


def _shifted(found: Spread, die: Die, size: int, shape: tuple[int, ...]) -> Spread:
    """Return the chances in an array of this shape, which is one row here: its axes are steps in it.

    The first axis has the largest steps. If it is too short, what does not fit is beyond the end of the row.
    """
    before, lows = found.chances.shape, [low for low, _ in _ends(die)]
    steps = [*accumulate(reversed(shape[1:]), mul, initial=1)][::-1]
    shifts = [
        (sum(step * (number - low) for step, number, low in zip(steps, one, lows, strict=True)), share)
        for one, share in die.items()
    ]
    grown = np.zeros(shape)
    grown[tuple(slice(room) for room in before)] = found.chances[: shape[0]]
    row, part = grown.ravel(), np.empty(prod(shape))
    used = 1 + sum(step * (room - 1) for step, room in zip(steps, before, strict=True))
    for _ in range(size):
        now = np.zeros(len(row))
        for shift, share in shifts:
            fits = min(used, len(row) - shift)
            if fits > 0:
                now[shift : shift + fits] += np.multiply(row[:fits], share, out=part[:fits])
        row, used = now, used + max(shift for shift, _ in shifts)
    start = tuple(one + low * size for one, low in zip(found.start, lows, strict=True))
    return Spread(start, row.reshape(shape))


def _folded(found: Spread, axis: int, limit: int) -> Spread:
    """Return the chances with all numbers of an axis above a limit at the limit."""
    at = max(0, limit - found.start[axis])
    if at >= found.chances.shape[axis] - 1:
        return found
    chances = np.moveaxis(found.chances, axis, 0)
    kept = chances[: at + 1].copy()
    kept[at] += chances[at + 1 :].sum(axis=0)
    return found._replace(chances=np.moveaxis(kept, 0, axis))


def _without_tails(found: Spread) -> Spread:
    """Return the chances without the rows at both ends of each axis that together have less than `TAIL`."""
    if found.chances.size < SMALL:
        return found
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

"""How the piles of a player share their room: pure functions of what lies on them."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import ceil

from msgspec import Struct

from ui.table.arrange import SMALLEST, height_for, width_for

LEAST = 14.0  # pixels of dice on a pile that is too full
READABLE = 24.0  # pixels from which dice can be told apart
ENOUGH = 28.0  # pixels beyond which it matters little that dice are larger
STEP = 2.0


class Pile(Struct, frozen=True):
    """What lies on a pile: the relative sizes of its dice, singly and with equal ones on each other.

    `gap` is the share of a die that lies free beside it; `asked` tells that dice are to be taken from there.
    """

    alone: tuple[float, ...]
    heaped: tuple[float, ...]
    gap: float
    largest: float
    asked: bool


class Frame(Struct, frozen=True):
    """What is round the dice of each pile, in pixels; piles lie below each other, or side by side on a `plate`.

    `across` is what they have the other way: the width of an upright panel's piles, the height of a plate's.
    """

    across: int
    padding: int
    above: int
    plate: bool = False

    @property
    def tallest(self) -> float:
        """The largest die for which there is room."""
        return float(self.across - self.above if self.plate else self.across - 2 * self.padding)

    def needed(self, pile: Pile, size: float) -> int:
        """Return how much a pile needs of what is shared, for dice of a size."""
        sizes = pile.heaped if size < SMALLEST else pile.alone
        if self.plate:
            return 2 * self.padding + ceil(width_for(sizes, self.across - self.above, size, pile.gap))
        return self.above + ceil(height_for(sizes, self.across - 2 * self.padding, size, pile.gap))


Tries = tuple[tuple[tuple[int, ...], float], ...]
"""The least that piles get, and the size of dice at which that is given up for the next try."""


@lru_cache(maxsize=512)
def fitted(piles: tuple[Pile, ...], room: int, tries: Tries, frame: Frame) -> tuple[tuple[int, ...], float]:
    """Return how much each pile needs, so that the smallest dice are as large as can be; and how large they are.

    Piles from which dice are to be taken go first: the others keep dice that can just be told apart, or none.
    """
    tops = [min(pile.largest, frame.tallest) for pile in piles if pile.alone]
    wanted = tries[-1][0]
    for least, smallest in tries:
        size = max(min(tops, default=ENOUGH), smallest)
        while size >= smallest:
            wanted = tuple(_wanted(piles, least, size, frame))
            if sum(wanted) <= room:
                return wanted, size
            size -= STEP
    return _cut_down(piles, wanted, tries[-1][0], room), LEAST


def _wanted(piles: Sequence[Pile], least: Sequence[int], size: float, frame: Frame) -> list[int]:
    some_asked = any(pile.asked for pile in piles)
    modest = [min(size, READABLE) if some_asked and not pile.asked else size for pile in piles]
    return [
        max(low, frame.needed(pile, side)) if pile.alone else low
        for pile, low, side in zip(piles, least, modest, strict=True)
    ]


def _cut_down(piles: Sequence[Pile], wanted: Sequence[int], least: Sequence[int], room: int) -> tuple[int, ...]:
    """The room in the ratio of what was wanted beyond the least; if need be only for piles that are asked about."""
    some_asked = any(pile.asked for pile in piles)
    over = [
        want - low if pile.asked or not some_asked else 0 for pile, want, low in zip(piles, wanted, least, strict=True)
    ]
    spare = max(0, room - sum(least))
    return tuple(low + spare * more // max(1, sum(over)) for low, more in zip(least, over, strict=True))

"""The sharing of room among the piles of a player: pure functions of their content."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import ceil

from msgspec import Struct

from ui.areas.arrange import SMALLEST, height_for, width_for

LEAST = 14.0  # size of dice in a pile that is too full, in pixels
READABLE = 24.0  # pixels from which dice are distinguishable
ENOUGH = 28.0  # pixels above which larger dice matter little
STEP = 2.0


class Pile(Struct, frozen=True):
    """The content of a pile: the relative sizes of its dice, singly and stacked.

    `gap` is the space beside a die as a share of it; `asked`: dice are to be chosen here.
    """

    alone: tuple[float, ...]
    heaped: tuple[float, ...]
    gap: float
    largest: float
    asked: bool


class Frame(Struct, frozen=True):
    """The space around the dice of each pile, in pixels; piles are below each other, or side by side on a `plate`.

    `across` is the size in the other direction: the width of an upright panel's piles, the height of a plate's.
    """

    across: int
    padding: int
    above: int
    plate: bool = False

    @property
    def tallest(self) -> float:
        """The largest die that fits."""
        return float(self.across - self.above if self.plate else self.across - 2 * self.padding)

    def needed(self, pile: Pile, size: float) -> int:
        """Return the space that a pile needs for dice of a size."""
        sizes = pile.heaped if size < SMALLEST else pile.alone
        if self.plate:
            return 2 * self.padding + ceil(width_for(sizes, self.across - self.above, size, pile.gap))
        return self.above + ceil(height_for(sizes, self.across - 2 * self.padding, size, pile.gap))


Tries = tuple[tuple[tuple[int, ...], float], ...]
"""The least spaces of the piles, and the size of dice below which the next try is used."""


@lru_cache(maxsize=512)
def fitted(piles: tuple[Pile, ...], room: int, tries: Tries, frame: Frame) -> tuple[tuple[int, ...], float]:
    """Return the space of each pile that makes the smallest dice as large as possible, and their size.

    Piles with dice to choose come first: the dice of others only stay distinguishable.
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
    """Share the room by the needs beyond the least; if necessary only among piles with dice to choose."""
    some_asked = any(pile.asked for pile in piles)
    over = [
        want - low if pile.asked or not some_asked else 0 for pile, want, low in zip(piles, wanted, least, strict=True)
    ]
    spare = max(0, room - sum(least))
    return tuple(low + spare * more // max(1, sum(over)) for low, more in zip(least, over, strict=True))

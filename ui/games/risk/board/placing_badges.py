"""The places of badges on a crowded map: on their land, apart from each other, each with its name below or above.

All is in units of the map. A badge moves no farther than it must: one with enough room around it stays at the label
point of its territory.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import product
from math import hypot, prod
from typing import TypeAlias

from msgspec import Struct

from ddtable.maps.board_map import BoardMap
from ui.games.risk.board.shapes import SEA, Shapes, shapes_of

FAR, STEP = 40, 4  # how far from its label point a badge may be, and the grid of the points tried
WAYS = sorted((hypot(x, y), float(x), float(y)) for x, y in product(range(-FAR, FAR + 1, STEP), repeat=2))
OFF_LAND, ON_OTHERS, MIDDLE_ON_OTHERS = 5.0, 14.0, 200.0  # the cost of a corner at sea or on other land, of the middle
BARELY, COVERED = 0.5, 20.0  # the cost of a name above; of 2 parts that cover each other, besides their common units
PRICES = (0.04, 0.08, 0.16, 0.32, 0.64, 1.3, 2.6, 5.0, 10.0, 20.0, 40.0)  # of what is covered, in each round
CROWDED = 0.5  # of the map: badges that need more room than this find no places, e.g. before the board has its size
KEPT = 16  # sizes of the board and of what is on it

Rect: TypeAlias = tuple[float, float, float, float]
"""Left, top, right, bottom."""


class Size(Struct, frozen=True):
    """The width and height of a plate and of the name beside it; a name of height 0 is not written."""

    plate: tuple[float, float]
    name: tuple[float, float]

    @property
    def room(self) -> float:
        """Return the area of both, in square units of the map."""
        return prod(self.plate) + prod(self.name)


class Place(Struct, frozen=True):
    """The way of a badge from the label point of its territory; `above`: its name is above the plate."""

    x: float = 0.0
    y: float = 0.0
    above: bool = False


@lru_cache(KEPT)
def places_of(
    board_map: BoardMap, sizes: tuple[Size, ...], taken: tuple[Rect, ...], usual: tuple[Place, ...] = ()
) -> tuple[Place, ...]:
    """Return the place of each badge; `taken` is where continents' dice and words are, `usual` where badges are now.

    What they cover of each other costs more in each round, so that first all of a crowd give way a little.
    On a board that is too small for its badges they stay where they are.
    """
    places = list(usual) or [Place()] * len(sizes)
    if sum(size.room for size in sizes) > CROWDED * prod(board_map.document.size):
        return tuple(places)
    shapes = shapes_of(board_map)
    rects = [_rects(shapes, number, size, places[number]) for number, size in enumerate(sizes)]
    best, least = tuple(places), _all_covered(rects, taken)
    for price in PRICES:
        if not least:
            break
        for number, size in enumerate(sizes):
            others = [rect for at, found in enumerate(rects) if at != number for rect in found]
            others += taken
            if _covered(rects[number], others):
                places[number] = _best(shapes, number, size, others, price)
                rects[number] = _rects(shapes, number, size, places[number])
        covered = _all_covered(rects, taken)
        if covered < least:
            best, least = tuple(places), covered
    return best


def _rects(shapes: Shapes, number: int, size: Size, place: Place) -> list[Rect]:
    """Return the plate of a badge at a place, and its name."""
    label = shapes.label(number)
    x, y = label.x() + place.x, label.y() + place.y
    (wide, high), (long, tall) = size.plate, size.name
    plate = (x - wide / 2, y - high / 2, x + wide / 2, y + high / 2)
    if not tall:
        return [plate]
    top = plate[1] - tall if place.above else plate[3]
    return [plate, (x - long / 2, top, x + long / 2, top + tall)]


def _best(shapes: Shapes, number: int, size: Size, others: Sequence[Rect], price: float) -> Place:
    """Return the place at which a badge covers little of others, is near its label point, and most on its land."""
    near = [rect for rect in others if _is_near(shapes, number, size, rect)]
    wide, high = shapes.map.document.size
    found, least = Place(), float("inf")
    for far, x, y in WAYS:
        if far >= least:
            break
        for above in (False, True) if size.name[1] else (False,):
            place = Place(x, y, above)
            rects = _rects(shapes, number, size, place)
            if not all(rect[0] >= 0 <= rect[1] and rect[2] < wide and rect[3] < high for rect in rects):
                continue
            cost = far + BARELY * above + _off_land(shapes, number, rects[0])
            if cost < least and (cost := cost + price * _covered(rects, near)) < least:
                found, least = place, cost
    return found


def _is_near(shapes: Shapes, number: int, size: Size, rect: Rect) -> bool:
    """Return True if a badge can come to a rectangle at all."""
    label = shapes.label(number)
    across = max(size.plate[0], size.name[0]) / 2 + FAR
    down = size.plate[1] / 2 + size.name[1] + FAR
    return (
        rect[0] < label.x() + across
        and rect[2] > label.x() - across
        and rect[1] < label.y() + down
        and rect[3] > label.y() - down
    )


def _off_land(shapes: Shapes, number: int, plate: Rect) -> float:
    """Return the cost of the corners of a plate that are not on its land, and of its middle on other land."""
    left, top, right, bottom = (int(edge) for edge in plate)
    upper, lower = shapes.plan[top], shapes.plan[bottom]
    middle = shapes.plan[(top + bottom) // 2][(left + right) // 2]
    cost = 0.0 if middle == number else OFF_LAND if middle == SEA else MIDDLE_ON_OTHERS
    for land in (upper[left], upper[right], lower[left], lower[right]):
        if land != number:
            cost += OFF_LAND if land == SEA else ON_OTHERS
    return cost


def _all_covered(rects: Sequence[Sequence[Rect]], taken: Sequence[Rect]) -> float:
    """Return how much all badges cover of those after them, and of what is taken."""
    return sum(
        _covered(found, [*(rect for later in rects[number + 1 :] for rect in later), *taken])
        for number, found in enumerate(rects)
    )


def _covered(rects: Sequence[Rect], others: Sequence[Rect]) -> float:
    """Return what it costs that some rectangles cover others; 0 if they are apart."""
    cost = 0.0
    for left, top, right, bottom in rects:
        for other_left, other_top, other_right, other_bottom in others:
            wide = min(right, other_right) - max(left, other_left)
            if wide > 0 and (high := min(bottom, other_bottom) - max(top, other_top)) > 0:
                cost += COVERED + wide * high
    return cost

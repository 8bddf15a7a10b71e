"""Outlines of territories, put together from the arcs that neighbours share."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from typing import Final, TypeAlias

Spot: TypeAlias = tuple[float, float]
Ring: TypeAlias = tuple[Spot, ...]
"""A closed line: the last point is joined to the first, which is not repeated."""

FEWEST_POINTS: Final = 3


class OpenOutlineError(ValueError):
    """The arcs of a territory do not close; `spot` is an end that meets no other end, or more than one."""

    def __init__(self, spot: Spot) -> None:
        super().__init__(f"the outline does not close at {spot}")
        self.spot = spot


def rings(arcs: Sequence[Ring]) -> tuple[Ring, ...]:
    """Return the closed outlines that the arcs of a territory make, each arc used once, in either direction.

    Raises OpenOutlineError if the ends of the arcs do not meet in pairs.
    """
    ends: dict[Spot, list[int]] = defaultdict(list)
    for number, arc in enumerate(arcs):
        ends[arc[0]].append(number)
        ends[arc[-1]].append(number)
    for spot, there in ends.items():
        if len(there) != 2:
            raise OpenOutlineError(spot)
    found, free = [], dict.fromkeys(range(len(arcs)))
    while free:
        first = next(iter(free))
        found.append(_ring(arcs, ends, first, free))
    return tuple(found)


def _ring(arcs: Sequence[Ring], ends: dict[Spot, list[int]], first: int, free: dict[int, None]) -> Ring:
    """Follow the arcs from the start of the first one until they come back to it; take them out of the free ones."""
    ring: list[Spot] = []
    at, number = arcs[first][0], first
    while number in free:
        del free[number]
        arc = arcs[number] if arcs[number][0] == at else arcs[number][::-1]
        ring += arc[:-1]
        at = arc[-1]
        one, other = ends[at]
        number = other if one == number else one
    return tuple(ring)


def area_of(ring: Ring) -> float:
    """Return the area within a closed line, whichever way it runs."""
    return abs(sum(x * v - u * y for (x, y), (u, v) in zip(ring, (*ring[1:], ring[0]), strict=True))) / 2


def inside(spot: Spot, outline: Sequence[Ring]) -> bool:
    """Return True if a spot lies within an outline; a ring within another one is a hole."""
    x, y = spot
    crossings = 0
    for ring in outline:
        for (ax, ay), (bx, by) in zip(ring, (*ring[1:], ring[0]), strict=True):
            if (ay > y) != (by > y) and x < ax + (y - ay) * (bx - ax) / (by - ay):
                crossings += 1
    return crossings % 2 == 1

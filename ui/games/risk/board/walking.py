"""The way of the arrow keys over the board: to the nearest place in a direction, neighbours first."""

from __future__ import annotations

from collections.abc import Mapping, Set
from math import hypot

from PySide6.QtCore import QPointF

NARROW = 0.5  # cosine of the widest angle to the direction of a key
ASIDE = 1.6  # a step aside is so many times as long as one ahead
FARTHER = 1.7  # a place over no border is so many times as far


def next_place(here: QPointF, others: Mapping[str, QPointF], near: Set[str], direction: tuple[int, int]) -> str | None:
    """Return the place to go to; None if there is none in that direction."""
    best, found = 0.0, None
    for place, middle in others.items():
        way = middle - here
        length = hypot(way.x(), way.y())
        ahead = way.x() * direction[0] + way.y() * direction[1]
        if length < 1 or ahead / length < NARROW:
            continue
        aside = abs(way.x() * direction[1] - way.y() * direction[0])
        cost = (ahead + ASIDE * aside) * (1.0 if place in near else FARTHER)
        if found is None or cost < best:
            best, found = cost, place
    return found

"""The places of names on a crowded map: below a badge, or above it if another badge or name is there."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace
from PySide6.QtCore import QPointF, QRectF

from ui.games.risk.board.badge import Badge, name_of, plate_of


def names_above(badges: Sequence[Badge], middles: Sequence[QPointF]) -> frozenset[int]:
    """Return the badges whose names are better above: there they cover less of the other badges and names."""
    plates = [plate_of(badge).translated(middle) for badge, middle in zip(badges, middles, strict=True)]
    names = [name_of(badge).translated(middle) for badge, middle in zip(badges, middles, strict=True)]
    found = set()
    for number, (badge, middle) in enumerate(zip(badges, middles, strict=True)):
        if not badge.has_plate:
            continue
        others = [rect for at, rect in enumerate(plates) if at != number]
        others += [rect for at, rect in enumerate(names) if at != number]
        over = name_of(replace(badge, above=True)).translated(middle)
        if _covered(over, others) < _covered(names[number], others):
            found.add(number)
            names[number] = over
    return frozenset(found)


def _covered(rect: QRectF, others: Sequence[QRectF]) -> float:
    """Return how many square pixels of other rectangles a rectangle covers."""
    shared = (rect.intersected(other) for other in others if rect.intersects(other))
    return sum(one.width() * one.height() for one in shared)

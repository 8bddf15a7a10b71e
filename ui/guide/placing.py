"""The place of a card: beside its target, and over as little as possible of what matters now."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial

from PySide6.QtCore import QPoint, QRect, QSize

from ui.kit.raised_card import Weighed, cost

GAP = 14  # pixels between the card and its target, for the arrow
EDGE = 8  # pixels between the card and the edge of the page
STEP = 32  # pixels between places that are tried
FINE = 8  # pixels between places round the best of these
TARGET_COST = 200  # for each pixel of the target that is covered
FAR_COST = 100  # for each pixel between card and target, and for each by which its arrow misses it
CORNER = 20  # pixels between the arrow and a corner of the card


def _beside(target: QRect, size: QSize) -> Iterator[QRect]:
    """Yield places above, below, left and right of a target, first in line with its middle."""
    middle = target.center()
    left, top = middle.x() - size.width() // 2, middle.y() - size.height() // 2
    for place in (
        QPoint(left, target.top() - size.height() - GAP),
        QPoint(target.right() + GAP, top),
        QPoint(target.left() - size.width() - GAP, top),
        QPoint(left, target.bottom() + GAP),
        QPoint(target.left(), target.top() - size.height() - GAP),
        QPoint(target.right() - size.width(), target.top() - size.height() - GAP),
        QPoint(target.left(), target.bottom() + GAP),
    ):
        yield QRect(place, size)


def _grid(room: QRect, size: QSize) -> Iterator[QRect]:
    for top in range(room.top(), room.bottom() - size.height() + 2, STEP):
        for left in range(room.left(), room.right() - size.width() + 2, STEP):
            yield QRect(QPoint(left, top), size)


def _round(place: QRect) -> Iterator[QRect]:
    """Yield the places less than a step away from this one."""
    for down in range(FINE - STEP, STEP, FINE):
        for across in range(FINE - STEP, STEP, FINE):
            yield place.translated(across, down)


def distance(one: QRect, other: QRect) -> int:
    """Return how many pixels are between two rectangles, 0 if they touch."""
    across = max(one.left() - other.right(), other.left() - one.right(), 0)
    down = max(one.top() - other.bottom(), other.top() - one.bottom(), 0)
    return across + down


def skew(place: QRect, target: QRect) -> int:
    """Return how many pixels the arrow of a card at this place misses its target by, or points at its very edge."""
    if target.top() > place.bottom() or target.bottom() < place.top():
        inside = min(CORNER, target.width() // 2)
        first, last, near, far = place.left(), place.right(), target.left() + inside, target.right() - inside
    else:
        inside = min(CORNER, target.height() // 2)
        first, last, near, far = place.top(), place.bottom(), target.top() + inside, target.bottom() - inside
    return max(first + CORNER - far, near - last + CORNER, 0)


def _price(kept: Weighed, target: QRect, place: QRect) -> int:
    return cost(kept, place) + (0 if target.isNull() else FAR_COST * (distance(place, target) + skew(place, target)))


def stand(size: QSize, room: QRect, target: QRect, keep_clear: Weighed) -> QRect:
    """Return the best place in a room for a card of this size; an empty target is nothing to stay close to."""
    room = room.adjusted(EDGE, EDGE, -EDGE, -EDGE)
    kept: Sequence[tuple[QRect, int]] = [*keep_clear, (target, TARGET_COST)] if not target.isNull() else keep_clear

    price = partial(_price, kept, target)
    places = [place for place in _beside(target, size) if room.contains(place)] if not target.isNull() else []
    found = min([*places, *_grid(room, size)], key=price, default=QRect(room.topLeft(), size))
    return min([found, *(place for place in _round(found) if room.contains(place))], key=price)

"""Arrows of an attack: from every territory that takes part, over the border, to the target."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from math import hypot

from msgspec import Struct
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPolygonF

from ui.art.palette import Palette

STEPS = 14
CLEAR, BESIDE = 17.0, 3.0  # pixels at growth 1 from the middle of a badge, or from its edge, to an arrow's end
LEAST, MOST = 2.2, 6.0  # pixels of the half width of an arrow
PER_HEALTH = 0.16
MOST_WAY = 0.7  # of the way from a badge to the crossing, beside which an arrow ends
HEAD = 2.5  # half widths of the head
BOWS = (0.16, -0.16, 0.32, -0.32)  # of its length, by which an arrow without a border to cross is bent


class Arrow(Struct, frozen=True):
    """An arrow between two territories by number; `health` makes it wide.

    `faint`: an attack that is only possible; `hostile`: one of an opponent, which threatens.
    """

    source: int
    target: int
    health: int
    faint: bool = False
    hostile: bool = False


def way_over(start: QPointF, end: QPointF, growth: float, badges: Sequence[QRectF]) -> QPointF:
    """Return the middle of an arrow without a border to cross: bent so that it covers the fewest of the badges."""
    way = end - start

    def covered(bow: QPointF) -> int:
        points = curve(start, end, bow, growth)
        return sum(badge.contains(point) for badge in badges for point in points)

    return min(((start + end) / 2 + QPointF(way.y(), -way.x()) * bow for bow in BOWS), key=covered)


def curve(
    start: QPointF, end: QPointF, crossing: QPointF, growth: float, badges: tuple[QRectF, QRectF] | None = None
) -> list[QPointF]:
    """Return the points of an arrow's middle line: through the crossing, and clear of the badges at both ends."""
    clear = [CLEAR * growth] * 2
    if badges is not None:
        ends = zip(badges, (start, end), strict=True)
        clear = [_edge(badge, middle, crossing) + BESIDE * growth for badge, middle in ends]
    first = _towards(start, crossing, clear[0])
    last = _towards(end, crossing, clear[1])
    bend = crossing * 2 - (first + last) / 2
    found = []
    for step in range(STEPS + 1):
        t = step / STEPS
        found.append(first * (1 - t) ** 2 + bend * (2 * t * (1 - t)) + last * t**2)
    return found


def _towards(start: QPointF, end: QPointF, by: float) -> QPointF:
    """Return a point between two: `by` pixels from the first, at most a part of the way."""
    way = end - start
    length = hypot(way.x(), way.y())
    return start + way * min(MOST_WAY, by / max(1.0, length))


def _edge(badge: QRectF, start: QPointF, end: QPointF) -> float:
    """Return how far from `start`, in a badge, a line to `end` leaves it."""
    way = end - start
    length = max(1.0, hypot(way.x(), way.y()))
    across = (badge.right() if way.x() > 0 else badge.left()) - start.x()
    down = (badge.bottom() if way.y() > 0 else badge.top()) - start.y()
    shares = [room / part for room, part in ((across, way.x()), (down, way.y())) if abs(part) > 0.01]
    return min(shares, default=0.0) * length


def half_width(health: int, growth: float) -> float:
    """Return half of the width of an arrow's shaft in pixels."""
    return min(MOST, LEAST + PER_HEALTH * health) * growth


def body(points: Sequence[QPointF], half: float) -> QPainterPath:
    """Return the outline of an arrow along a line: it grows from its tail to its head."""
    lengths = [0.0]
    for one, other in pairwise(points):
        lengths.append(lengths[-1] + hypot(other.x() - one.x(), other.y() - one.y()))
    whole = lengths[-1]
    head = min(HEAD * 1.9 * half, whole * 0.55)
    left, right = [], []
    for number, point in enumerate(points):
        if lengths[number] > whole - head and number:
            break
        across = _across(points, number)
        width = half * (0.62 + 0.38 * lengths[number] / max(1.0, whole))
        left.append(point + across * width)
        right.append(point - across * width)
    neck, across = (left[-1] + right[-1]) / 2, _across(points, len(left) - 1)
    wing = across * half * HEAD * 0.86
    outline = QPainterPath()
    outline.addPolygon(QPolygonF([*left, neck + wing, points[-1], neck - wing, *reversed(right)]))
    outline.closeSubpath()
    return outline


def _across(points: Sequence[QPointF], number: int) -> QPointF:
    """Return the direction across the line at a point, of length 1."""
    before, after = points[max(0, number - 1)], points[min(len(points) - 1, number + 1)]
    way = after - before
    length = max(0.01, hypot(way.x(), way.y()))
    return QPointF(-way.y() / length, way.x() / length)


def paint_arrow(
    painter: QPainter,
    points: Sequence[QPointF],
    health: int,
    colour: str,
    palette: Palette,
    growth: float,
    *,
    faint: bool,
) -> None:
    """Paint an arrow, with a round tail and a dark casing."""
    half = half_width(health, growth)
    outline = body(points, half)
    fill, casing = QColor(colour), QColor(palette.casing or palette.on_accent)
    if faint:
        fill.setAlphaF(0.75)
    pen = QPen(casing, 1.6 * growth)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(pen)
    painter.setBrush(fill)
    painter.drawPath(outline)
    painter.drawEllipse(points[0], half * 1.05, half * 1.05)

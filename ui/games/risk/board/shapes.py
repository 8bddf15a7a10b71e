"""The lines of a map as painter paths, in the units of its file: territories, shores and borders."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property, lru_cache
from typing import TypeAlias

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath, QPolygonF

from ddtable.maps.board_map import BoardMap
from ddtable.maps.document import Arc
from ddtable.maps.outlines import Ring, rings

SEA = -1
"""The number on the far side of a shore."""
NUMBERS = 0xFFFFFF  # the bits of a pixel without its opacity
FINE_STEPS = 3  # points between two points of a file, where the map is enlarged
KEPT = 4  # maps

Sides: TypeAlias = tuple[int, int]


class Shapes:
    """The paths of a map.

    `lands`: the outline of each territory. `arcs`: each arc with the territories on both sides; SEA beyond a shore.
    """

    def __init__(self, board_map: BoardMap, steps: int) -> None:
        document = board_map.document
        self.map = board_map
        self.size = QRectF(0, 0, *document.size)
        lines = [_line(arc, steps) for arc in document.arcs]
        self.lands = tuple(
            _closed(rings([line for arc, line in zip(document.arcs, lines, strict=True) if one.id in arc.between]))
            for one in document.territories
        )
        self.arcs: tuple[tuple[QPainterPath, Sides], ...] = tuple(
            (_open(line), _sides(board_map, arc)) for arc, line in zip(document.arcs, lines, strict=True)
        )
        self.shore = QPainterPath()
        self.inner = QPainterPath()
        self.outer = QPainterPath()
        for path, (one, other) in self.arcs:
            same = other != SEA and board_map.continent_of[one] == board_map.continent_of[other]
            (self.shore if other == SEA else self.inner if same else self.outer).addPath(path)
        self.bounds = tuple(land.boundingRect() for land in self.lands)
        self._middles: dict[frozenset[int], QPointF] = {}

    def at(self, point: QPointF) -> int:
        """Return the territory at a point, SEA for none."""
        for number, (bounds, land) in enumerate(zip(self.bounds, self.lands, strict=True)):
            if bounds.contains(point) and land.contains(point):
                return number
        return SEA

    @cached_property
    def plan(self) -> tuple[Sequence[int], ...]:
        """The territory at each unit of the map, in rows; SEA for none. Faster than `at`, for many points."""
        plan = QImage(self.size.size().toSize(), QImage.Format.Format_RGB32)
        plan.fill(0)
        painter = QPainter(plan)
        for number, land in enumerate(self.lands):
            painter.fillPath(land, QColor(number + 1))
        painter.end()
        wide, pixels = plan.width(), memoryview(plan.constBits()).cast("I")
        numbers = [(pixel & NUMBERS) + SEA for pixel in pixels]
        return tuple(numbers[row * wide : (row + 1) * wide] for row in range(plan.height()))

    def near(self, point: QPointF, reach: float) -> int:
        """Return the territory at a point or within `reach` of it: small islands are hard to hit. SEA for none."""
        found = self.at(point)
        if found != SEA:
            return found
        around = QRectF(point.x() - reach, point.y() - reach, 2 * reach, 2 * reach)
        close = (number for number, land in enumerate(self.lands) if land.intersects(around))
        return next(close, SEA)

    def label(self, number: int) -> QPointF:
        """Return the middle of a territory's badge."""
        return QPointF(*self.map.territories[number].label)

    def crossing(self, one: int, other: int) -> QPointF | None:
        """Return the middle of the border of two neighbours by land, of its arc that is longest; None without one."""
        key = frozenset((one, other))
        if key not in self._middles:
            shared = [path for path, sides in self.arcs if frozenset(sides) == key]
            if not shared:
                return None
            self._middles[key] = max(shared, key=QPainterPath.length).pointAtPercent(0.5)
        return self._middles[key]

    def edge(self, numbers: frozenset[int]) -> tuple[QPainterPath, QPainterPath]:
        """Return the outline of some territories taken as one, and the borders between them."""
        outline, inner = QPainterPath(), QPainterPath()
        for path, (one, other) in self.arcs:
            inside = (one in numbers) + (other in numbers)
            if inside:
                (outline if inside == 1 else inner).addPath(path)
        return outline, inner


@lru_cache(KEPT)
def shapes_of(board_map: BoardMap, fine: bool = False) -> Shapes:
    """Return the shapes of a map; `fine`: with more points, for an enlarged map."""
    return Shapes(board_map, FINE_STEPS if fine else 1)


def _sides(board_map: BoardMap, arc: Arc) -> Sides:
    one = board_map.number[arc.between[0]]
    return one, board_map.number[arc.between[1]] if len(arc.between) == 2 else SEA


def _line(arc: Arc, steps: int) -> Ring:
    """Return the points of an arc, with a curve through them if `steps` is more than 1."""
    points = tuple(zip(arc.points[::2], arc.points[1::2], strict=True))
    if steps == 1 or len(points) < 3:
        return points
    closed = points[0] == points[-1]
    before = points[-2] if closed else points[0]
    after = points[1] if closed else points[-1]
    padded = (before, *points, after)
    weights = [_weights(step / steps) for step in range(1, steps)]
    found = [points[0]]
    for at in range(1, len(points)):
        (ax, ay), (bx, by), (cx, cy), (dx, dy) = padded[at - 1 : at + 3]
        found += [(k * ax + q * bx + m * cx + n * dx, k * ay + q * by + m * cy + n * dy) for k, q, m, n in weights]
        found.append((cx, cy))
    return tuple(found)


def _weights(t: float) -> tuple[float, float, float, float]:
    """Return the parts of four points in the Catmull-Rom curve from the second to the third, at t of 0 to 1."""
    square, cube = t * t, t * t * t
    return (
        (2 * square - cube - t) / 2,
        1 + (3 * cube - 5 * square) / 2,
        (t + 4 * square - 3 * cube) / 2,
        (cube - square) / 2,
    )


def _polygon(points: Sequence[tuple[float, float]]) -> QPolygonF:
    return QPolygonF([QPointF(x, y) for x, y in points])


def _open(line: Ring) -> QPainterPath:
    path = QPainterPath()
    path.addPolygon(_polygon(line))
    return path


def _closed(outline: Sequence[Ring]) -> QPainterPath:
    path = QPainterPath()
    for ring in outline:
        path.addPolygon(_polygon(ring))
        path.closeSubpath()
    return path

"""The bodies of polyhedral dice in any colour: plastic, and gems in gold mounts, lit from the upper left.

Everything is painted in a box of 100 by 100 units. `grain` is the size of one device pixel in these units.
"""

import math
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import Literal

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPen,
    QPolygonF,
    QRadialGradient,
    QTransform,
)

from ui.art.die_bodies import BODY, diagonal, ramp, rounded_polygon, tinted, veil
from ui.art.die_solids import (
    Facet,
    Point,
    Solid,
    eight_sided,
    six_sided,
    standing_four_sided,
    ten_sided,
    twelve_sided,
    twenty_sided,
)
from ui.art.palette import Tones, luminance, mix

Substance = Literal["plastic", "gem"]

MOST_SATURATION = 0.8  # of a body; a higher one looks like light instead of plastic
GOLD = Tones("#ffe9a8", "#d9a53a", "#6d4508", "#fff6d6")
BONE = Tones("#ffffff", "#efece4", "#8f8a7e", "#ffffff")
SMOKE = Tones("#c9d2da", "#5d6b78", "#1c242b", "#eef3f7")  # a gem without an owner
KITE: tuple[Point, ...] = ((0.0, -1.25), (0.725, 0.35), (0.0, 0.75), (-0.725, 0.35))  # a side of the ten-sided die


@dataclass(frozen=True)
class Material:
    """The material of a die; `dark_ink`: marks are dark instead of ivory."""

    tones: Tones
    substance: Substance = "plastic"
    dark_ink: bool = False


def solid_of(sides: int) -> Solid:
    """Return the die with this number of sides. Raises KeyError for other than 4, 6, 8, 10, 12 and 20."""
    shapes: dict[int, Callable[[], Solid]] = {
        4: standing_four_sided,
        6: six_sided,
        8: eight_sided,
        10: ten_sided,
        12: twelve_sided,
        20: twenty_sided,
    }
    return shapes[sides]()


def worn(solid: Solid) -> QPainterPath:
    """Return the silhouette with worn corners."""
    return rounded_polygon(solid.outline, 6.0 if len(solid.outline) > 3 else 9.0)


@cache
def tones_of(colour: str, brightness: float, depth: float) -> Tones:
    """Return the tones of a material of this hue whose base has a relative luminance of `brightness` (0 to 1).

    `depth` is the share of it that the deepest shade has.
    """
    return Tones(
        light=_of_luminance(colour, min(0.86, brightness * 1.75 + 0.06)),
        base=_of_luminance(colour, brightness),
        deep=_of_luminance(colour, brightness * depth),
        edge=mix(_of_luminance(colour, min(0.8, brightness + 0.35)), "#ffffff", 0.35),
    )


def _of_luminance(colour: str, wanted: float) -> str:
    """Return the colour with the luminance `wanted`, its hue and most of its saturation."""
    own = QColor(colour)
    hue, saturation = max(0.0, own.hslHueF()), min(own.hslSaturationF(), MOST_SATURATION)
    low, high = 0.0, 1.0
    for _ in range(20):
        middle = (low + high) / 2
        found = QColor.fromHslF(hue, saturation, middle).name()
        low, high = (middle, high) if luminance(found) < wanted else (low, middle)
    return QColor.fromHslF(hue, saturation, low).name()


def lit(tones: Tones, light: float) -> QColor:
    """Return the material in a light of 0 (turned away) to 1 (facing the lamp); 0.5 is its base."""
    if light < 0.5:
        return QColor(mix(tones.deep, tones.base, max(light, 0.0) * 2))
    return QColor(mix(tones.base, tones.light, min(light, 1.0) * 2 - 1))


def face_frame(corners: tuple[Point, ...], shape: tuple[Point, ...] | None = None, *, turn: int = 0) -> QTransform:
    """Return the transform of a drawing in a circle of radius 1 (y downward) to a side with these corners.

    Its top points to the side's highest corner (of a square: the middle of its highest edge), or `turn` corners
    further. `shape` is the shape of the side, by default a regular polygon.
    """
    count = len(corners)
    around = sum(a[0] * b[1] - a[1] * b[0] for a, b in zip(corners, (*corners[1:], corners[0]), strict=True))
    ordered = corners if around > 0 else corners[::-1]  # clockwise as seen
    if count == 4 and shape is None:
        first = min(range(count), key=lambda i: ordered[i][1] + ordered[(i + 1) % count][1])
        start = -135.0
    else:
        first, start = min(range(count), key=lambda i: ordered[i][1]), -90.0
    placed = [ordered[(first + turn + i) % count] for i in range(count)]
    flat = shape or tuple(
        (math.cos(math.radians(start + 360 * i / count)), math.sin(math.radians(start + 360 * i / count)))
        for i in range(count)
    )
    return _nearest_affine(flat, placed)


def _nearest_affine(flat: tuple[Point, ...], placed: list[Point]) -> QTransform:
    """Return the affine map that brings the first points nearest to the second ones."""
    count = len(flat)
    mean_x, mean_y = sum(x for x, _ in flat) / count, sum(y for _, y in flat) / count
    to_x, to_y = sum(x for x, _ in placed) / count, sum(y for _, y in placed) / count
    own = [(x - mean_x, y - mean_y) for x, y in flat]
    seen = [(x - to_x, y - to_y) for x, y in placed]
    xx, xy, yy = (sum(a * b for a, b in pairs) for pairs in _products(own))
    spread = xx * yy - xy * xy

    def solved(index: int) -> tuple[float, float]:
        along_x = sum(o[0] * s[index] for o, s in zip(own, seen, strict=True))
        along_y = sum(o[1] * s[index] for o, s in zip(own, seen, strict=True))
        return (along_x * yy - along_y * xy) / spread, (along_y * xx - along_x * xy) / spread

    (x_x, x_y), (y_x, y_y) = solved(0), solved(1)
    return QTransform(x_x, y_x, x_y, y_y, to_x - x_x * mean_x - x_y * mean_y, to_y - y_x * mean_x - y_y * mean_y)


def _products(points: list[Point]) -> tuple[list[Point], list[Point], list[Point]]:
    return [(x, x) for x, _ in points], [(x, y) for x, y in points], [(y, y) for _, y in points]


def paint_polyhedron(painter: QPainter, solid: Solid, material: Material, grain: float) -> None:
    """Paint a die without marks on its sides."""
    outline = worn(solid)
    painter.fillPath(outline, lit(material.tones, 0.35))
    painter.save()
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceAtop)
    if material.substance == "gem":
        _paint_gem(painter, solid, material.tones)
    else:
        _paint_plastic(painter, solid, material.tones, grain)
    _paint_round(painter, outline)
    if material.substance == "gem":
        _paint_mount(painter, solid, outline, grain)
    else:
        _paint_edges(painter, solid, material.tones, grain)
        _paint_rim(painter, outline, material.tones.edge, grain)
    painter.restore()


def _polygon(facet: Facet) -> QPolygonF:
    return QPolygonF([QPointF(x, y) for x, y in facet.corners])


def _paint_plastic(painter: QPainter, solid: Solid, tones: Tones, grain: float) -> None:
    """Paint each side in its light, with a gradual change from one end to the other."""
    for facet in solid.facets:
        polygon, front = _polygon(facet), facet is solid.facets[0]
        light = (facet.light - 0.32) * 1.12
        area = polygon.boundingRect()
        fall = diagonal(area)
        near, far = (0.10, -0.07) if front else (0.10, -0.12)
        brush = ramp(fall, (0, lit(tones, light + near)), (0.5, lit(tones, light)), (1, lit(tones, light + far)))
        painter.setPen(QPen(brush, grain))
        painter.setBrush(brush)
        painter.drawPolygon(polygon)
    front_side = _polygon(solid.facets[0])
    area = front_side.boundingRect()
    pool = QRadialGradient(area.topLeft() + QPointF(area.width() * 0.34, area.height() * 0.14), area.width() * 0.72)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(ramp(pool, (0, veil(True, 0.16)), (0.5, veil(True, 0.05)), (1, veil(True, 0.0))))
    painter.drawPolygon(front_side)


def _paint_round(painter: QPainter, outline: QPainterPath) -> None:
    """Paint the light on the whole body: bright above left, dark below right, reflected from the table."""
    area = outline.boundingRect()
    shade = QRadialGradient(area.center() - QPointF(area.width() * 0.16, area.height() * 0.20), area.width() * 0.74)
    painter.fillPath(
        outline,
        ramp(shade, (0, veil(True, 0.06)), (0.55, veil(False, 0.0)), (0.85, veil(False, 0.10)), (1, veil(False, 0.28))),
    )
    back = QLinearGradient(area.bottomLeft(), area.bottomLeft() - QPointF(0, area.height() * 0.16))
    painter.fillPath(outline, ramp(back, (0, veil(True, 0.12)), (1, veil(True, 0.0))))


def _paint_edges(painter: QPainter, solid: Solid, tones: Tones, grain: float) -> None:
    """Paint the edges between sides: a soft glow, then a hairline, brighter around the front side."""
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for facet in reversed(solid.facets):
        front = facet is solid.facets[0]
        path = rounded_polygon(facet.corners, 3.0 if front else 1.0)
        for width, opacity in ((3.4, 0.12), (max(0.9, grain), 0.62 if front else 0.26)):
            brush = ramp(diagonal(BODY), (0.1, tinted(tones.edge, opacity)), (0.9, tinted(tones.edge, opacity * 0.5)))
            painter.strokePath(path, _round_pen(brush, width))


def _paint_rim(painter: QPainter, outline: QPainterPath, colour: str, grain: float) -> None:
    """Paint the outermost hairline, which separates a dark body from a dark table."""
    brush = ramp(diagonal(BODY), (0, tinted(colour, 0.85)), (0.45, tinted(colour, 0.42)), (1, tinted(colour, 0.24)))
    painter.strokePath(outline, _round_pen(brush, max(1.1, grain) * 2))


def _round_pen(brush: QBrush, width: float) -> QPen:
    return QPen(brush, width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin)


def _paint_gem(painter: QPainter, solid: Solid, tones: Tones) -> None:
    """Paint a clear body: dark towards the lamp, bright opposite, with its far edges visible."""
    for facet in solid.facets:
        polygon = _polygon(facet)
        area = polygon.boundingRect()
        front = facet is solid.facets[0]
        strength = 0.34 if front else 0.16
        glow = QRadialGradient(area.center() + QPointF(area.width() * 0.20, area.height() * 0.26), area.width() * 0.78)
        brush = ramp(
            glow,
            (0, lit(tones, strength + 0.30)),
            (0.45, lit(tones, strength + 0.06)),
            (1, lit(tones, strength - 0.16)),
        )
        painter.setPen(QPen(brush, 0.6))
        painter.setBrush(brush)
        painter.drawPolygon(polygon)
    middle = QPointF(*solid.face)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for x, y in solid.outline:
        corner = QPointF(x, y)
        brush = ramp(QLinearGradient(corner, middle), (0, veil(True, 0.34)), (1, veil(True, 0.03)))
        painter.setPen(_round_pen(brush, 1.2))
        painter.drawLine(corner, middle + (corner - middle) * 0.1)
    area = QRectF(_polygon(solid.facets[0]).boundingRect())
    streak = QPolygonF(
        [
            QPointF(area.center().x() - area.width() * 0.02, area.top() + area.height() * 0.10),
            QPointF(area.center().x() + area.width() * 0.04, area.top() + area.height() * 0.20),
            QPointF(area.left() + area.width() * 0.24, area.bottom() - area.height() * 0.12),
            QPointF(area.left() + area.width() * 0.12, area.bottom() - area.height() * 0.10),
        ]
    )
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(
        ramp(QLinearGradient(area.topLeft(), area.bottomLeft()), (0, veil(True, 0.42)), (1, veil(True, 0.04)))
    )
    painter.drawPolygon(streak)


def _paint_mount(painter: QPainter, solid: Solid, outline: QPainterPath, grain: float) -> None:
    """Paint the gold mount of a gem: a bar along every edge, lit from the upper left."""
    gold = ramp(
        diagonal(BODY),
        (0.05, QColor(GOLD.edge)),
        (0.28, QColor(GOLD.light)),
        (0.52, QColor(GOLD.base)),
        (0.80, QColor(GOLD.deep)),
        (0.93, QColor(GOLD.base)),
        (1, QColor(GOLD.deep)),
    )
    wide = max(3.8, grain * 1.4)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for facet in reversed(solid.facets):
        path = rounded_polygon(facet.corners, 3.0)
        painter.strokePath(path.translated(0.5, 0.9), _round_pen(QBrush(veil(False, 0.45)), wide + 1.4))
        painter.strokePath(path, _round_pen(gold, wide))
        painter.strokePath(
            path.translated(-0.6, -0.7), _round_pen(QBrush(tinted(GOLD.edge, 0.45)), max(0.7, wide * 0.2))
        )
    painter.strokePath(outline, _round_pen(gold, wide * 2))
    painter.strokePath(outline, _round_pen(QBrush(tinted(GOLD.deep, 0.9)), max(0.8, grain)))

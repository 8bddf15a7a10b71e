"""The bodies of dice: moulded blocks and faceted solids, lit from the upper left, with their shadows.

Everything is painted in a box of 100 by 100 units. `grain` is the size of one device pixel in these units: lines are
never thinner.
"""

import math

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QConicalGradient,
    QGradient,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPen,
    QPolygonF,
    QRadialGradient,
)

from ui.art.die_solids import Point, Solid
from ui.art.palette import ELEMENTS, mix

BODY = QRectF(4.5, 3, 91, 91)
CORNER = 20.0
RIM = 8.5
SIMPLE_BELOW = 32  # device-independent pixels: smaller dice leave out illegible details


def shade(element: str, light: float) -> str:
    """Return an element's colour in a light of 0 (dark side) to 1 (facing the lamp); 0.5 is its base."""
    tones = ELEMENTS[element]
    if light < 0.5:
        return mix(tones.deep, tones.base, max(light, 0) * 2)
    return mix(tones.base, tones.light, min(light, 1) * 2 - 1)


def veil(white: bool, opacity: float) -> QColor:
    """Return white or black with this opacity, to lighten or darken what is below."""
    colour = QColor("#ffffff" if white else "#000000")
    colour.setAlphaF(max(0.0, min(1.0, opacity)))
    return colour


def tinted(colour: str, opacity: float) -> QColor:
    """Return `colour` with an opacity of 0 to 1."""
    tint = QColor(colour)
    tint.setAlphaF(opacity)
    return tint


def diagonal(area: QRectF) -> QLinearGradient:
    """Return a gradient from the upper left to the lower right corner of a square."""
    return QLinearGradient(area.topLeft(), area.bottomRight())


def split(elements: tuple[str, ...], lights: tuple[float, float], grain: float, soft: float = 0.0) -> QLinearGradient:
    """Return the colours of a body, divided by the diagonal; `soft` (0 to 0.5) is the width of the blend."""
    if len(elements) > 2:
        return _banded(elements, lights, grain)
    first, last = elements[0], elements[-1]
    gradient = diagonal(BODY)
    middle = (lights[0] + lights[1]) / 2
    half = max(soft, grain / BODY.width() / 2)
    gradient.setColorAt(0, QColor(shade(first, lights[0])))
    gradient.setColorAt(0.5 - half, QColor(shade(first, middle + 0.04)))
    gradient.setColorAt(0.5 + half, QColor(shade(last, middle - 0.02)))
    gradient.setColorAt(1, QColor(shade(last, lights[1])))
    return gradient


def _banded(elements: tuple[str, ...], lights: tuple[float, float], grain: float) -> QLinearGradient:
    """Return all colours in bands along the diagonal."""
    gradient = diagonal(BODY)
    wide, half = 1 / len(elements), grain / BODY.width() / 2
    for number, element in enumerate(elements):
        for place in (number * wide + half, (number + 1) * wide - half):
            light = lights[0] + (lights[1] - lights[0]) * place
            gradient.setColorAt(place, QColor(shade(element, light)))
    return gradient


def ramp(gradient: QGradient, *stops: tuple[float, QColor]) -> QBrush:
    """Return a brush of the gradient with these stops."""
    for place, colour in stops:
        gradient.setColorAt(place, colour)
    return QBrush(gradient)


def rounded(area: QRectF, radius: float) -> QPainterPath:
    """Return a rectangle with rounded corners."""
    path = QPainterPath()
    path.addRoundedRect(area, radius, radius)
    return path


def rounded_polygon(corners: tuple[Point, ...], radius: float) -> QPainterPath:
    """Return a polygon with corners rounded by `radius`."""
    path = QPainterPath()
    points = [QPointF(x, y) for x, y in corners]
    for index, point in enumerate(points):
        before, after = points[index - 1], points[(index + 1) % len(points)]
        start, end = _towards(point, before, radius), _towards(point, after, radius)
        if index:
            path.lineTo(start)
        else:
            path.moveTo(start)
        path.quadTo(point, end)
    path.closeSubpath()
    return path


def _towards(start: QPointF, goal: QPointF, length: float) -> QPointF:
    across, down = goal.x() - start.x(), goal.y() - start.y()
    share = min(length / math.hypot(across, down), 0.45)
    return QPointF(start.x() + across * share, start.y() + down * share)


def paint_shadow(painter: QPainter, outline: QPainterPath) -> None:
    """Paint a soft shadow below the body: a tight one at its base, a wide one around."""
    painter.save()
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for drop, opacity, widths in ((1.6, 0.10, (1, 2.2, 3.4)), (2.4, 0.042, (1, 2.5, 4, 5.5, 7, 8.5))):
        moved = outline.translated(0.4, drop)
        painter.fillPath(moved, veil(False, 0.25))
        for width in widths:
            pen = QPen(veil(False, opacity), width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap)
            pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
            painter.strokePath(moved, pen)
    painter.restore()


def unit_outline() -> QPainterPath:
    """Return the silhouette of a unit's die."""
    return rounded(BODY, CORNER)


def paint_unit(painter: QPainter, elements: tuple[str, ...], health: int, grain: float, simple: bool) -> None:
    """Paint a moulded block with an inset plate; the plate's rim is plain, beaded or double for 1, 2 or 3 health."""
    outline = unit_outline()
    painter.fillPath(outline, QBrush(split(elements, (0.78, 0.2), grain)))
    painter.save()
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceAtop)
    painter.fillPath(outline, _bevel())
    _edge_light(painter, outline, elements, grain)
    rim = 6.0 if simple else RIM
    plate_area = BODY.adjusted(rim, rim - 0.5, -rim, -rim - 0.5)
    plate = rounded(plate_area, CORNER - rim + 1.5)
    painter.fillPath(plate, QBrush(split(elements, (0.72, 0.36), grain)))
    painter.fillPath(plate, _sheen(plate_area))
    _groove(painter, plate, plate_area, grain)
    if not simple and grain < 1.45:
        _rank_rim(painter, health, grain)
    painter.restore()


def _bevel() -> QBrush:
    """Return the light on the rounded rim: from the right side over the top and left to the bottom."""
    light = QConicalGradient(BODY.center(), 0)
    return ramp(
        light,
        (0.0, veil(False, 0.20)),
        (0.10, veil(False, 0.12)),
        (0.15, veil(True, 0.26)),
        (0.34, veil(True, 0.36)),
        (0.375, veil(True, 0.58)),
        (0.41, veil(True, 0.30)),
        (0.59, veil(True, 0.14)),
        (0.65, veil(False, 0.30)),
        (0.84, veil(False, 0.40)),
        (0.875, veil(False, 0.48)),
        (0.91, veil(False, 0.28)),
        (1.0, veil(False, 0.20)),
    )


def _edge_light(painter: QPainter, outline: QPainterPath, elements: tuple[str, ...], grain: float) -> None:
    """Paint the outermost hairline in each element's edge colour, which separates black bodies from a dark table."""
    width = max(1.1, grain)
    gradient = diagonal(BODY)
    first, last = ELEMENTS[elements[0]].edge, ELEMENTS[elements[-1]].edge
    brush = ramp(
        gradient,
        (0, tinted(first, 0.95)),
        (0.35, tinted(first, 0.6)),
        (0.5, tinted(mix(first, last, 0.5), 0.45)),
        (1, tinted(last, 0.38)),
    )
    painter.strokePath(outline, QPen(brush, width * 2))


def _sheen(area: QRectF) -> QBrush:
    """Return the light on the plate's upper left."""
    gradient = QRadialGradient(area.topLeft() + QPointF(area.width() * 0.22, area.height() * 0.12), area.width() * 1.1)
    return ramp(
        gradient,
        (0, veil(True, 0.26)),
        (0.45, veil(True, 0.05)),
        (0.7, veil(False, 0.02)),
        (1, veil(False, 0.20)),
    )


def _groove(painter: QPainter, plate: QPainterPath, area: QRectF, grain: float) -> None:
    """Paint the step down to the plate: dark at the upper left, light at the lower right."""
    width = max(1.5, grain)
    wide = ramp(diagonal(area), (0, veil(False, 0.20)), (0.5, veil(False, 0.08)), (1, veil(True, 0.10)))
    painter.strokePath(plate, QPen(wide, width * 2.4))
    thin = ramp(diagonal(area), (0, veil(False, 0.42)), (0.45, veil(False, 0.24)), (1, veil(True, 0.42)))
    painter.strokePath(plate, QPen(thin, width))


def _rank_rim(painter: QPainter, health: int, grain: float) -> None:
    """Paint the mark of an uncommon or rare die besides its size: beads or a line along the rim."""
    inset = RIM * 0.52
    along = rounded(BODY.adjusted(inset, inset, -inset, -inset), CORNER - inset)
    if health == 2:
        width = max(1.9, grain)
        for offset, colour in ((0.45, veil(False, 0.30)), (0.0, veil(True, 0.46))):
            pen = QPen(colour, width, Qt.PenStyle.CustomDashLine, Qt.PenCapStyle.RoundCap)
            pen.setDashPattern([0.01, 7.0 / width])
            painter.strokePath(along.translated(offset, offset), pen)
    elif health >= 3:
        width = max(0.9, grain)
        painter.strokePath(along.translated(width * 0.7, width * 0.7), QPen(veil(True, 0.22), width))
        painter.strokePath(along, QPen(veil(False, 0.30), width))


def solid_outline(solid: Solid) -> QPainterPath:
    """Return the silhouette of a faceted die."""
    return rounded_polygon(solid.outline, 5.0)


def paint_solid(painter: QPainter, solid: Solid, elements: tuple[str, ...], soft: float, grain: float) -> None:
    """Paint a faceted die: each side in its light, worn edges, the front side with a sheen."""
    outline = solid_outline(solid)
    painter.fillPath(outline, QBrush(split(elements, (0.6, 0.5), grain, soft)))
    painter.save()
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceAtop)
    for facet in solid.facets:
        polygon = QPolygonF([QPointF(x, y) for x, y in facet.corners])
        light = (facet.light - 0.30) * 1.15
        painter.setPen(QPen(QBrush(split(elements, (light, light), grain, soft)), grain))
        painter.setBrush(QBrush(split(elements, (light, light), grain, soft)))
        painter.drawPolygon(polygon)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(_facet_fall(polygon.boundingRect(), facet is solid.facets[0]))
        painter.drawPolygon(polygon)
    _worn_edges(painter, solid, elements, grain)
    _edge_light(painter, outline, elements, grain)
    painter.restore()


def _facet_fall(area: QRectF, front: bool) -> QBrush:
    """Return the gradual change of light across one side."""
    near, far = (0.24, 0.16) if front else (0.14, 0.16)
    return ramp(diagonal(area), (0, veil(True, near)), (0.5, veil(True, 0.02)), (1, veil(False, far)))


def _worn_edges(painter: QPainter, solid: Solid, elements: tuple[str, ...], grain: float) -> None:
    """Paint the edges between sides: a soft glow, then a hairline, brighter around the front side."""
    painter.setBrush(Qt.BrushStyle.NoBrush)
    first, last = ELEMENTS[elements[0]].edge, ELEMENTS[elements[-1]].edge
    for facet in reversed(solid.facets):
        front = facet is solid.facets[0]
        path = rounded_polygon(facet.corners, 3.0 if front else 1.0)
        for width, opacity in ((3.2, 0.10), (max(1.0, grain), 0.55 if front else 0.22)):
            brush = ramp(diagonal(BODY), (0.1, tinted(first, opacity)), (0.9, tinted(last, opacity * 0.55)))
            pen = QPen(brush, width)
            pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
            painter.strokePath(path, pen)

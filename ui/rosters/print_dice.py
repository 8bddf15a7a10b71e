"""Dice on paper: outlines and hatching that are sharp at any size and legible without colour.

Elements are hatched as in heraldry: gold dotted, blue across, red upright, green diagonal, black both ways.
"""

from __future__ import annotations

from functools import cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPolygonF

from ui.art.die import DieLook, relative_size
from ui.art.die_bodies import rounded_polygon
from ui.art.die_faces import PIPS, figure_path, pips, square_at
from ui.art.die_solids import Solid, eight_sided, four_sided, ten_sided, twelve_sided
from ui.rosters.inks import WHITE, Inks
from ui.rosters.print_icons import paint_icon

HATCH_PITCH = 7.5  # in hundredths of a die, as all measures of a body
HATCH_WIDTH = 1.3
DOT, NO_LENGTH = 1.5, 0.01
WHOLE = 0  # the whole outline, not a half
SQUARE, FIVE_SIDED = "square", "five-sided"  # the outlines of faces
SEALS = {  # the middle and the radius of the disc
    "unit": ((50.0, 50.0), 33.0),
    "monster": ((50.0, 50.0), 28.0),
    "dragon": ((50.0, 49.0), 29.0),
    "terrain": ((50.0, 56.0), 25.0),
    "pyramid": ((50.0, 60.0), 20.0),
}
DOUBT, DOUBT_ON_SOLIDS, DOUBT_RADIUS = QPointF(84, 16), QPointF(84, 20), 14.5
CLEARANCE = 0.085  # the part that each side of a pip gives up, so that flat drawings do not touch
SOLIDS = {"monster": ten_sided, "dragon": twelve_sided, "terrain": eight_sided, "pyramid": four_sided}
PENTAGON = ((50.0, 3.0), (97.0, 38.0), (79.0, 95.0), (21.0, 95.0), (3.0, 38.0))


def paint_body(painter: QPainter, look: DieLook, rect: QRectF, inks: Inks) -> None:
    """Paint a whole die with its sign on a disc, centred in a square; smaller dice are drawn smaller."""
    side = min(rect.width(), rect.height()) * (relative_size(look.health) if look.body == "unit" else 1.0)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(rect.center())
    painter.scale(side / 100, side / 100)
    painter.translate(-50, -50)
    _fill_halves(painter, look, inks)
    pen = QPen(QColor(inks.edge(look.elements[-1])), 2.6 * inks.weight)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    if look.body in SOLIDS:
        _facets(painter, SOLIDS[look.body](), look, inks)
    painter.strokePath(_parts(look.body)[WHOLE], pen)
    _seal(painter, look, inks)
    if look.reconstructed:
        _doubt(painter, look, inks)
    painter.restore()


def _doubt(painter: QPainter, look: DieLook, inks: Inks) -> None:
    """Paint the mark of reconstructed faces: a question mark on a disc, in the upper right corner."""
    middle = DOUBT_ON_SOLIDS if look.body in SOLIDS else DOUBT
    painter.setPen(QPen(QColor(inks.text), 1.8 * inks.weight))
    painter.setBrush(QColor(WHITE))
    painter.drawEllipse(middle, DOUBT_RADIUS, DOUBT_RADIUS)
    painter.fillPath(figure_path("?", DOUBT_RADIUS * 1.5, middle), QColor(inks.text))


@cache
def _parts(body: str) -> tuple[QPainterPath, QPainterPath, QPainterPath]:
    """Return the outline of a body or face: all of it, the part above the diagonal, the part below."""
    whole = QPainterPath()
    if body == SQUARE:
        whole.addRoundedRect(QRectF(1, 1, 98, 98), 17, 17)
    elif body == "unit":
        whole.addRoundedRect(QRectF(3, 3, 94, 94), 20, 20)
    else:
        whole = rounded_polygon(PENTAGON, 9.0) if body == FIVE_SIDED else rounded_polygon(SOLIDS[body]().outline, 5.0)
    upper, lower = QPainterPath(), QPainterPath()
    upper.addPolygon(QPolygonF([QPointF(0, 0), QPointF(100, 0), QPointF(0, 100), QPointF(0, 0)]))
    lower.addPolygon(QPolygonF([QPointF(100, 100), QPointF(100, 0), QPointF(0, 100), QPointF(100, 100)]))
    return whole, whole.intersected(upper), whole.intersected(lower)


def _halves(body: str, elements: tuple[str, ...]) -> list[tuple[str, QPainterPath]]:
    """Return the parts of an outline by element: one part for one element, else divided by the diagonal."""
    whole, upper, lower = _parts(body)
    if elements[0] == elements[-1]:
        return [(elements[0], whole)]
    return [(elements[0], upper), (elements[-1], lower)]


def _fill_halves(painter: QPainter, look: DieLook, inks: Inks) -> None:
    elements = look.elements
    halves = _halves(look.body, elements)
    for number, (element, part) in enumerate(halves):
        painter.fillPath(part, QColor(inks.body(element)))
        painter.save()
        painter.setClipPath(part)
        paint_hatching(painter, element, QColor(inks.hatch(element)), number + 1 if len(halves) > 1 else WHOLE)
        painter.restore()
    if elements[0] != elements[-1]:
        painter.save()
        painter.setClipPath(_parts(look.body)[WHOLE])
        painter.setPen(QPen(QColor(inks.edge(elements[-1])), 1.2 * inks.weight))
        painter.drawLine(QPointF(100, 0), QPointF(0, 100))
        painter.restore()


def paint_hatching(painter: QPainter, element: str, colour: QColor, half: int = WHOLE) -> None:
    """Hatch a box of 100 units, or a half of it; the caller sets the clipping."""
    pen = QPen(colour, 2 * DOT if element == "earth" else HATCH_WIDTH)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap if element == "earth" else Qt.PenCapStyle.FlatCap)
    painter.strokePath(_hatching(element, half), pen)


@cache
def _hatching(element: str, half: int) -> QPainterPath:
    """Return the lines of an element in a box of 100 units; a dot is a line of no length with round ends."""
    pitch = HATCH_PITCH * (0.7 if element == "death" else 1.0)
    places = [number * pitch for number in range(round(200 / pitch) + 1)]
    path = QPainterPath()

    def line(left: float, top: float, right: float, bottom: float) -> None:
        path.moveTo(left, top)
        path.lineTo(right, bottom)

    if element == "earth":
        for row, y in enumerate(places):
            for x in places:
                across, down = x + row % 2 * pitch / 2, y * 0.8
                beyond = (across + down - 100) * (0, 1, -1)[half]  # distance beyond the diagonal
                if across <= 100 and down <= 100 and beyond <= 2 * DOT:
                    line(across, down, across + NO_LENGTH, down)
    if element in ("air", "death"):
        for y in (place for place in places if place <= 100):
            line(0, y, 100, y)
    if element in ("fire", "death"):
        for x in (place for place in places if place <= 100):
            line(x, 0, x, 100)
    if element == "water":
        for x in (place for place in places if place <= 154):
            line(x * 1.3 - 100, 0, x * 1.3, 100)
    return path


def _facets(painter: QPainter, solid: Solid, look: DieLook, inks: Inks) -> None:
    pen = QPen(QColor(inks.edge(look.elements[-1])), 1.2 * inks.weight)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for facet in solid.facets:
        painter.drawPolygon(QPolygonF([QPointF(x, y) for x, y in facet.corners]))


def _seal(painter: QPainter, look: DieLook, inks: Inks) -> None:
    """Paint the disc with the emblem of a unit and a bead for each health, or the sign of a dragon or terrain."""
    (across, down), radius = SEALS[look.body]
    middle = QPointF(across, down)
    on_seal = QColor(inks.on_seal())
    painter.setPen(QPen(QColor(inks.edge(look.elements[-1])), 1.8 * inks.weight))
    painter.setBrush(QColor(inks.seal()))
    painter.drawEllipse(middle, radius, radius)
    beads = look.health if look.body in ("unit", "monster") else 0
    lift = radius * 0.1 if beads else 0.0
    sign = (look.emblem or "") if look.icon == "id" else look.icon
    paint_icon(painter, sign, square_at(middle.x(), middle.y() - lift, radius * 1.5), on_seal)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(on_seal)
    for number in range(beads):
        across = middle.x() + (number - (beads - 1) / 2) * radius * 0.2
        painter.drawEllipse(QPointF(across, middle.y() + radius * 0.77), radius * 0.076, radius * 0.076)


def paint_face(painter: QPainter, look: DieLook, rect: QRectF, inks: Inks) -> None:
    """Paint one flat face, upright: the square of a block, or a dragon's pentagon."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(rect.topLeft())
    painter.scale(rect.width() / 100, rect.height() / 100)
    dragon = look.body == "dragon"
    _paint_ground(painter, FIVE_SIDED if dragon else SQUARE, look.elements, inks)
    ink = QColor(inks.text)
    if look.icon == "id":
        paint_icon(painter, look.emblem or "", square_at(50, 44, 74), ink)
        _beads(painter, look.health, ink)
    elif dragon:
        paint_icon(painter, look.icon, square_at(50, 54, 64), ink)
    else:
        _pips(painter, look, ink)
    painter.restore()


def _paint_ground(painter: QPainter, shape: str, elements: tuple[str, ...], inks: Inks) -> None:
    halves = _halves(shape, elements)
    for element, half in halves:
        painter.fillPath(half, QColor(inks.tint(element)))
    for element, half in halves:
        if len(halves) > 1:
            painter.save()
            painter.setClipPath(half)
        pen = QPen(QColor(inks.face_edge(element)), 2.4 * inks.weight)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter.strokePath(_parts(shape)[WHOLE], pen)
        if len(halves) > 1:
            painter.restore()


def _beads(painter: QPainter, health: int, ink: QColor) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(ink)
    for number in range(health):
        painter.drawEllipse(QPointF(50 + (number - (health - 1) / 2) * 11, 88), 3.7, 3.7)


def _pips(painter: QPainter, look: DieLook, ink: QColor) -> None:
    """Paint the icon as often as it counts; above 6 with a number."""
    if look.count in PIPS:
        for square in pips(PIPS, look.count, (50, 50), 84):
            less = square.width() * (0.0 if look.count == 1 else CLEARANCE)
            paint_icon(painter, look.icon, square.adjusted(less, less, -less, -less), ink)
        return
    paint_icon(painter, look.icon, square_at(38, 40, 56), ink)
    painter.fillPath(figure_path(str(look.count), 34, QPointF(74, 76)), ink)


def paint_triangle(painter: QPainter, look: DieLook, rect: QRectF, downward: bool, inks: Inks) -> None:
    """Paint a face of a terrain die in its row of 8: every other one upside down."""
    corners = (
        ((rect.left(), rect.top()), (rect.right(), rect.top()), (rect.center().x(), rect.bottom()))
        if downward
        else ((rect.left(), rect.bottom()), (rect.right(), rect.bottom()), (rect.center().x(), rect.top()))
    )
    shape = QPainterPath()
    shape.addPolygon(QPolygonF([QPointF(x, y) for x, y in (*corners, corners[0])]))
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.fillPath(shape, QColor(inks.tint(look.elements[0 if downward else -1])))
    pen = QPen(QColor(inks.edge(look.elements[0])), rect.width() * 0.014 * inks.weight)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.strokePath(shape, pen)
    high = rect.height()
    third = rect.top() + high * (0.36 if downward else 0.66)
    eighth = look.number == 8
    paint_icon(
        painter, look.icon, square_at(rect.center().x(), third, high * (0.44 if eighth else 0.38)), QColor(inks.text)
    )
    number_at = QPointF(rect.center().x(), rect.top() + high * (0.74 if downward else 0.28))
    painter.fillPath(figure_path(str(look.number), high * 0.135, number_at), QColor(inks.text))
    painter.restore()

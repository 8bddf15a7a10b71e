"""Dice on paper: outlines and hatching that a printer draws sharp at any size, legible without colour.

Elements are hatched as engravers of arms did it: gold dotted, blue across, red upright, green aslant, black both ways.
"""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QPainter, QPainterPath, QPen, QPolygonF

from ui.art.die import DieLook, relative_size
from ui.art.die_bodies import rounded_polygon
from ui.art.die_faces import PIPS, figure_path, pips, square_at
from ui.art.die_solids import Solid, eight_sided, ten_sided, twelve_sided
from ui.art.icons import paint_icon
from ui.rosters.inks import Inks

HATCH_PITCH = 7.5  # in hundredths of a die, as all measures of a body
HATCH_WIDTH = 1.3
DOT = 1.5
SEALS = {  # the middle and the radius of the disc
    "unit": ((50.0, 50.0), 33.0),
    "monster": ((50.0, 50.0), 28.0),
    "dragon": ((50.0, 49.0), 29.0),
    "terrain": ((50.0, 56.0), 25.0),
}
CLEARANCE = 0.085  # what each side of a pip gives up, so that flat drawings do not touch
SOLIDS = {"monster": ten_sided, "dragon": twelve_sided, "terrain": eight_sided}
PENTAGON = ((50.0, 3.0), (97.0, 38.0), (79.0, 95.0), (21.0, 95.0), (3.0, 38.0))


def paint_body(painter: QPainter, look: DieLook, rect: QRectF, inks: Inks) -> None:
    """Paint a whole die, its sign on a disc, into the middle of a square; smaller dice are drawn smaller."""
    side = min(rect.width(), rect.height()) * (relative_size(look.health) if look.body == "unit" else 1.0)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(rect.center())
    painter.scale(side / 100, side / 100)
    painter.translate(-50, -50)
    solid = SOLIDS[look.body]() if look.body in SOLIDS else None
    outline = _block() if solid is None else rounded_polygon(solid.outline, 5.0)
    _fill_halves(painter, outline, look.elements, inks)
    pen = QPen(QColor(inks.edge(look.elements[-1])), 2.6)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    if solid is not None:
        _facets(painter, solid, look, inks)
    painter.strokePath(outline, pen)
    _seal(painter, look, inks)
    painter.restore()


def _block() -> QPainterPath:
    path = QPainterPath()
    path.addRoundedRect(QRectF(3, 3, 94, 94), 20, 20)
    return path


def _halves(elements: tuple[str, ...]) -> list[tuple[str, QPainterPath]]:
    """The parts of a die's box: one for one element, else parted on the diagonal."""
    whole = QPainterPath()
    whole.addRect(QRectF(0, 0, 100, 100))
    if elements[0] == elements[-1]:
        return [(elements[0], whole)]
    upper = QPainterPath()
    upper.addPolygon(QPolygonF([QPointF(0, 0), QPointF(100, 0), QPointF(0, 100), QPointF(0, 0)]))
    lower = QPainterPath()
    lower.addPolygon(QPolygonF([QPointF(100, 100), QPointF(100, 0), QPointF(0, 100), QPointF(100, 100)]))
    return [(elements[0], upper), (elements[-1], lower)]


def _fill_halves(painter: QPainter, outline: QPainterPath, elements: tuple[str, ...], inks: Inks) -> None:
    for element, half in _halves(elements):
        part = outline.intersected(half)
        painter.fillPath(part, QColor(inks.body(element)))
        painter.save()
        painter.setClipPath(part)
        paint_hatching(painter, element, QColor(inks.hatch(element)))
        painter.restore()
    if elements[0] != elements[-1]:
        painter.save()
        painter.setClipPath(outline)
        painter.setPen(QPen(QColor(inks.edge(elements[-1])), 1.2))
        painter.drawLine(QPointF(100, 0), QPointF(0, 100))
        painter.restore()


def paint_hatching(painter: QPainter, element: str, colour: QColor) -> None:
    """Hatch a box of 100 units; whoever calls has set what is to be clipped."""
    pitch = HATCH_PITCH * (0.7 if element == "death" else 1.0)
    places = [number * pitch for number in range(round(200 / pitch) + 1)]
    painter.setPen(QPen(colour, HATCH_WIDTH))
    if element == "earth":
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QBrush(colour))
        for row, y in enumerate(places):
            for x in places:
                if y <= 130 and x <= 100:
                    painter.drawEllipse(QPointF(x + row % 2 * pitch / 2, y * 0.8), DOT, DOT)
    if element in ("air", "death"):
        for y in places:
            painter.drawLine(QPointF(0, y), QPointF(100, y))
    if element in ("fire", "death"):
        for x in places:
            painter.drawLine(QPointF(x, 0), QPointF(x, 100))
    if element == "water":
        for x in places:
            painter.drawLine(QPointF(x * 1.3 - 100, 0), QPointF(x * 1.3, 100))


def _facets(painter: QPainter, solid: Solid, look: DieLook, inks: Inks) -> None:
    pen = QPen(QColor(inks.edge(look.elements[-1])), 1.2)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for facet in solid.facets:
        painter.drawPolygon(QPolygonF([QPointF(x, y) for x, y in facet.corners]))


def _seal(painter: QPainter, look: DieLook, inks: Inks) -> None:
    """The disc with the emblem of a unit and a bead for each health, or with what a dragon or terrain is."""
    (across, down), radius = SEALS[look.body]
    middle = QPointF(across, down)
    on_seal = QColor(inks.on_seal())
    painter.setPen(QPen(QColor(inks.edge(look.elements[-1])), 1.8))
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
    """Paint one face flat, as it would lie before a reader: the block's square, or a dragon's pentagon."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(rect.topLeft())
    painter.scale(rect.width() / 100, rect.height() / 100)
    dragon = look.body == "dragon"
    shape = rounded_polygon(PENTAGON, 9.0) if dragon else QPainterPath()
    if not dragon:
        shape.addRoundedRect(QRectF(1, 1, 98, 98), 17, 17)
    _paint_ground(painter, shape, look.elements, inks)
    ink = QColor(inks.text)
    if look.icon == "id":
        paint_icon(painter, look.emblem or "", square_at(50, 44, 74), ink)
        _beads(painter, look.health, ink)
    elif dragon:
        paint_icon(painter, look.icon, square_at(50, 54, 64), ink)
    else:
        _pips(painter, look, ink)
    painter.restore()


def _paint_ground(painter: QPainter, shape: QPainterPath, elements: tuple[str, ...], inks: Inks) -> None:
    for element, half in _halves(elements):
        painter.fillPath(shape.intersected(half), QColor(inks.tint(element)))
        painter.save()
        painter.setClipPath(half)
        pen = QPen(QColor(inks.face_edge(element)), 2.4)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter.strokePath(shape, pen)
        painter.restore()


def _beads(painter: QPainter, health: int, ink: QColor) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(ink)
    for number in range(health):
        painter.drawEllipse(QPointF(50 + (number - (health - 1) / 2) * 11, 88), 3.7, 3.7)


def _pips(painter: QPainter, look: DieLook, ink: QColor) -> None:
    """The icon as often as it counts; beyond six with a figure."""
    if look.count in PIPS:
        for square in pips(PIPS, look.count, (50, 50), 84):
            less = square.width() * (0.0 if look.count == 1 else CLEARANCE)
            paint_icon(painter, look.icon, square.adjusted(less, less, -less, -less), ink)
        return
    paint_icon(painter, look.icon, square_at(38, 40, 56), ink)
    painter.fillPath(figure_path(str(look.count), 34, QPointF(74, 76)), ink)


def paint_triangle(painter: QPainter, look: DieLook, rect: QRectF, downward: bool, inks: Inks) -> None:
    """Paint a face of a terrain die as it stands in the row of its eight: every other one upside down."""
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
    pen = QPen(QColor(inks.edge(look.elements[0])), rect.width() * 0.014)
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

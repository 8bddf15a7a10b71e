"""The dice of Battle Dice on paper: edges and the emblem of their kind, to save ink."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPolygonF, QTransform

from ddtable.rules.battle_dice.kinds import sides_of
from ui.art.battle_die import battle_outline
from ui.art.battle_faces import emblem_of
from ui.art.polyhedra import solid_of
from ui.rosters.inks import WHITE, Inks
from ui.rosters.print_icons import paint_icon

BODY = 100.0  # size of a die's box in units
EMBLEM = 46.0


def paint_print_die(painter: QPainter, kind: str, rect: QRectF, inks: Inks) -> None:
    """Paint a die as large as fits into `rect`. Raises KeyError for an unknown kind."""
    solid, side = solid_of(sides_of(kind)), min(rect.width(), rect.height())
    place = QTransform.fromTranslate(rect.center().x() - side / 2, rect.center().y() - side / 2)
    place.scale(side / BODY, side / BODY)
    painter.save()
    painter.setPen(QPen(QColor(inks.quiet), max(1.0, side * 0.012)))
    painter.setBrush(QColor(WHITE))
    for facet in reversed(solid.facets):
        painter.drawPolygon(place.map(QPolygonF([QPointF(x, y) for x, y in facet.corners])))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.strokePath(place.map(battle_outline(kind)), QPen(QColor(inks.text), max(1.8, side * 0.032 * inks.weight)))
    painter.restore()
    if emblem := emblem_of(kind):
        middle, size = place.map(QPointF(*solid.face)), EMBLEM * side / BODY
        at = QRectF(middle.x() - size / 2, middle.y() - size / 2, size, size)
        paint_icon(painter, emblem, at, QColor(inks.text))

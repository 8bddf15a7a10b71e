"""The ground of the board below its badges: the land, the marks on it, and the edge of the widget."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QWidget

from ui.art.palette import Palette
from ui.games.risk.board.land_tiles import LandTiles, Level
from ui.games.risk.board.marks import Marks, paint_marks
from ui.games.risk.board.scene import Scene

RADIUS = 14


def paint_ground(
    painter: QPainter,
    widget: QWidget,
    scene: Scene,
    tiles: LandTiles,
    owners: tuple[int, ...],
    palette: Palette,
    *,
    moving: bool,
) -> None:
    """Paint sea and land, in the colours of the owners; `moving`: the map is being zoomed."""
    fitted, growth = scene.camera.fitted, scene.base_growth
    level = Level(scene.map.id, fitted, fitted, growth, palette, widget.devicePixelRatioF(), growth)
    tiles.paint(painter, scene.camera, scene.map, owners, level, scene.growth, moving=moving)


def paint_marks_on(painter: QPainter, scene: Scene, marks: Marks, palette: Palette) -> None:
    """Paint the marks on the land."""
    camera = scene.camera
    painter.save()
    painter.translate(-camera.left, -camera.top)
    painter.scale(camera.scale, camera.scale)
    paint_marks(painter, scene.shapes, marks, palette, scene.shown_growth / camera.scale)
    painter.restore()


def paint_frame(painter: QPainter, widget: QWidget, palette: Palette) -> None:
    """Paint the table at the round corners, which is faster than to clip all of the land, and the edge."""
    frame, corners = QPainterPath(), QPainterPath()
    frame.addRoundedRect(QRectF(widget.rect()).adjusted(0.5, 0.5, -0.5, -0.5), RADIUS, RADIUS)
    corners.addRect(QRectF(widget.rect()))
    high = (widget.parentWidget() or widget).height()
    table = QLinearGradient(0, -widget.y(), 0, high - widget.y())
    table.setColorAt(0, QColor(palette.table_top))
    table.setColorAt(1, QColor(palette.table_bottom))
    painter.fillPath(corners.subtracted(frame), table)
    painter.setPen(QPen(QColor(palette.card_edge), 1))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(frame)

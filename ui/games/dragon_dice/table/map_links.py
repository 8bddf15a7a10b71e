"""The painting of the links between the places of a map, below their plates."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRect, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from ui.art.palette import Palette, mix

DOTS = [0.1, 3.0]  # in widths of the pen
WIDE, BOLD = 2.5, 3.5  # pixels


def paint_links(
    painter: QPainter, plates: Sequence[QRect], links: Sequence[Sequence[int]], palette: Palette, opened: int
) -> None:
    """Paint a dotted line between the middles of linked plates; those of the opened place are whole."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    for one, others in enumerate(links):
        for other in (number for number in others if number > one):
            _paint_link(painter, plates[one], plates[other], palette, opened in (one, other))
    painter.restore()


def _paint_link(painter: QPainter, one: QRect, other: QRect, palette: Palette, opened: bool) -> None:
    ink = palette.quiet_text if opened else mix(palette.quiet_text, palette.table_bottom, 0.35)
    pen = QPen(QColor(ink), BOLD if opened else WIDE, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap)
    if not opened:
        pen.setDashPattern(DOTS)
    painter.setPen(pen)
    painter.drawLine(QPointF(one.center()), QPointF(other.center()))

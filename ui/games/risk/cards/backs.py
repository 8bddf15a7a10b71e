"""The backs of a player's cards with their number, as everyone may see them (RK4.5)."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPen

from ui.areas.surfaces import RIGHT, width_of, write
from ui.art.palette import Palette
from ui.kit.fonts import interface_font

CARD = (9.0, 13.0)  # pixels of a card
STEP, MOST_DRAWN = 4.0, 6


def paint_backs(painter: QPainter, at: QPointF, cards: int, palette: Palette) -> float:
    """Paint the backs of cards, and their number, to the left of a point; return the left edge."""
    if not cards:
        return at.x()
    small = interface_font(12)
    wide = width_of(str(cards), small) + 2
    write(painter, QRectF(at.x() - wide, at.y() - 10, wide, 20), str(cards), small, palette.text, RIGHT)
    drawn = min(cards, MOST_DRAWN)
    left = at.x() - wide - 4 - CARD[0] - STEP * (drawn - 1)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(QColor(palette.quiet_text), 1))
    painter.setBrush(QColor(palette.area))
    for number in range(drawn):
        painter.drawRoundedRect(QRectF(left + number * STEP, at.y() - CARD[1] / 2, *CARD), 2, 2)
    return left - 8

"""Painting shared by several widgets: round cards, key caps, seat marks, the table's gradient."""

from __future__ import annotations

from functools import lru_cache
from typing import Literal

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QFont, QFontMetricsF, QLinearGradient, QPainter, QPen

from ui.art.palette import Palette, ink_on, player_colour
from ui.kit.fonts import interface_font

KEY_FONT_PIXELS = 10


def fill_table(painter: QPainter, rect: QRectF, palette: Palette) -> None:
    """Paint the table's background, lighter at the top."""
    gradient = QLinearGradient(rect.topLeft(), rect.bottomLeft())
    gradient.setColorAt(0, QColor(palette.table_top))
    gradient.setColorAt(1, QColor(palette.table_bottom))
    painter.fillRect(rect, gradient)


def fill_bar(painter: QPainter, rect: QRectF, palette: Palette, line: Literal["above", "below"]) -> None:
    """Paint the flat background of a bar, with a line towards the table."""
    top = rect.top() if line == "above" else rect.bottom() - 1
    painter.fillRect(rect, QColor(palette.area))
    painter.fillRect(QRectF(rect.left(), top, rect.width(), 1), QColor(palette.card_edge))


def fill_dialog(painter: QPainter, rect: QRectF, palette: Palette) -> None:
    """Paint the background of a dialog; in a strong theme with an edge, because the system's frame may be thin."""
    fill_table(painter, rect, palette)
    if palette.strong:
        painter.setPen(QPen(QColor(palette.area_edge), 2))
        painter.drawRect(rect.adjusted(1, 1, -1, -1))


def rounded(
    painter: QPainter, rect: QRectF, radius: float, fill: str | None, edge: str | None = None, width: float = 1.0
) -> None:
    """Paint a rounded rectangle with its edge inside `rect`."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setBrush(QBrush(QColor(fill)) if fill else QBrush(Qt.BrushStyle.NoBrush))
    painter.setPen(QPen(QColor(edge), width) if edge else QPen(Qt.PenStyle.NoPen))
    inset = width / 2 if edge else 0
    painter.drawRoundedRect(rect.adjusted(inset, inset, -inset, -inset), radius, radius)


def text(
    painter: QPainter,
    rect: QRectF,
    words: str,
    font: QFont,
    colour: str,
    align: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignLeft,
    cut: Qt.TextElideMode = Qt.TextElideMode.ElideRight,
) -> None:
    """Paint one line of text, centred vertically and cut off with an ellipsis."""
    painter.setFont(font)
    painter.setPen(QColor(colour))
    shown = QFontMetricsF(font).elidedText(words, cut, rect.width() + 0.5)
    painter.drawText(rect, align | Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextSingleLine, shown)


def key_font() -> QFont:
    """Return the font on key caps."""
    return interface_font(KEY_FONT_PIXELS, QFont.Weight.DemiBold)


@lru_cache(maxsize=256)
def key_cap_width(keys: str) -> float:
    """Return the width of a key cap in pixels; 0 without a key."""
    return max(18.0, QFontMetricsF(key_font()).horizontalAdvance(keys) + 10) if keys else 0.0


def paint_key_cap(painter: QPainter, right: float, middle: float, keys: str, ink: str) -> None:
    """Paint a key cap at this right edge and middle, in the ink of the text beside it."""
    width = key_cap_width(keys)
    rect = QRectF(right - width, middle - 9, width, 18)
    painter.save()
    painter.setOpacity(painter.opacity() * 0.5)
    rounded(painter, rect, 4, None, ink)
    painter.restore()
    text(painter, rect, keys, key_font(), ink, Qt.AlignmentFlag.AlignHCenter)


def paint_seat(painter: QPainter, middle: QPointF, seat: int, palette: Palette, initial: str = "") -> None:
    """Paint a seat's mark, a disc of its colour, with the player's initial if given."""
    radius = 9.0 if initial else 5.0
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(player_colour(seat)) if seat >= 0 else QColor(palette.quiet_text))
    painter.drawEllipse(middle, radius, radius)
    if initial:
        rect = QRectF(middle.x() - radius, middle.y() - radius, 2 * radius, 2 * radius)
        text(
            painter,
            rect,
            initial,
            key_font(),
            ink_on(player_colour(seat)) if seat >= 0 else palette.card,
            Qt.AlignmentFlag.AlignHCenter,
        )

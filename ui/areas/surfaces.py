"""The backgrounds of the table: cards, areas, chips, and the text on them."""

from __future__ import annotations

from functools import lru_cache

from PySide6.QtCore import QPointF, QRect, QRectF, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPen,
    QPixmap,
)

from ui.art.keeping import kept
from ui.art.palette import ELEMENTS, Palette, ink_on, mix
from ui.kit.fonts import BOLD, interface_font

Align = Qt.AlignmentFlag
LEFT = Align.AlignLeft | Align.AlignVCenter
RIGHT = Align.AlignRight | Align.AlignVCenter
CENTRE = Align.AlignCenter
CASING = 1.2  # pixels of both sides of an edge's casing together
DASHES = (3.5, 2.5)  # of a lit edge, in widths of its pen


@lru_cache(maxsize=1024)
def width_of(text: str, font: QFont) -> float:
    """Return the width of a text in pixels, cached for the few fonts of this module."""
    return QFontMetricsF(font).horizontalAdvance(text)


def write(painter: QPainter, rect: QRectF, text: str, font: QFont, colour: str, align: Align = LEFT) -> None:
    """Write one line of text; cut off its end if it does not fit."""
    painter.setFont(font)
    painter.setPen(QColor(colour))
    if width_of(text, font) > rect.width():
        text = QFontMetricsF(font).elidedText(text, Qt.TextElideMode.ElideRight, rect.width())
    painter.drawText(rect, align | Qt.TextFlag.TextSingleLine, text)


def _blank(width: int, height: int, ratio: float) -> QPixmap:
    pixmap = QPixmap(round(width * ratio), round(height * ratio))
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    return pixmap


def _falling(height: float, top: str, bottom: str) -> QLinearGradient:
    gradient = QLinearGradient(0, 0, 0, height)
    gradient.setColorAt(0, QColor(top))
    gradient.setColorAt(1, QColor(bottom))
    return gradient


def paint_table(painter: QPainter, rect: QRect, palette: Palette) -> None:
    """Paint the table, light at the top and dark at the bottom."""
    painter.fillRect(rect, _falling(rect.height(), palette.table_top, palette.table_bottom))


def paint_accent_edge(
    painter: QPainter, rect: QRectF, palette: Palette, wide: float, radius: float, dashed: bool = False
) -> None:
    """Paint an edge in the accent colour, with its casing if the palette has one; `dashed`: in short lines."""
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for ink, width in ((palette.casing, wide + CASING), (palette.accent, wide)):
        if not ink:
            continue
        pen = QPen(QColor(ink), width)
        if dashed:
            if palette.casing:
                pen.setCapStyle(Qt.PenCapStyle.FlatCap)
            pen.setDashPattern([length * wide / width for length in DASHES])
        painter.setPen(pen)
        painter.drawRoundedRect(rect, radius, radius)


@kept(screens=1.5)
def _card(width: int, height: int, palette: Palette, asked: bool, radius: float, ratio: float) -> QPixmap:
    pixmap = _blank(width, height, ratio)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setBrush(_falling(height, palette.card, mix(palette.card, palette.table_bottom, 0.35)))
    painter.setPen(QPen(QColor(palette.accent if asked else palette.card_edge), 2 if asked else 1))
    painter.drawRoundedRect(QRectF(1, 1, width - 2, height - 2), radius, radius)
    if asked and palette.casing:
        paint_accent_edge(painter, QRectF(2, 2, width - 4, height - 4), palette, 2.0, radius - 1)
    painter.end()
    return pixmap


def paint_card(painter: QPainter, rect: QRect, palette: Palette, asked: bool = False, radius: float = 16) -> None:
    """Paint a card, a raised panel; the one in question has an accent border."""
    ratio = painter.device().devicePixelRatioF()
    painter.drawPixmap(rect.topLeft(), _card(rect.width(), rect.height(), palette, asked, radius, ratio))


def paint_lit_edge(painter: QPainter, rect: QRect, palette: Palette, over: bool, radius: float = 16) -> None:
    """Paint the dashed edge inside a card that would take held dice or answers the question.

    It is solid during a drag over the card.
    """
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    inside = QRectF(rect).adjusted(5, 5, -5, -5)
    paint_accent_edge(painter, inside, palette, 2.0 if over else 1.5, radius - 4, dashed=not over)
    painter.restore()


@kept(screens=1.0)
def _area(width: int, height: int, palette: Palette, lit: bool, over: bool, radius: float, ratio: float) -> QPixmap:
    pixmap = _blank(width, height, ratio)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(QColor(palette.area_edge), 1) if palette.strong else QPen(Qt.PenStyle.NoPen))
    painter.setBrush(QColor(palette.accent_area if lit else palette.area))
    inset = 0.5 if palette.strong else 0.0
    painter.drawRoundedRect(QRectF(0, 0, width, height).adjusted(inset, inset, -inset, -inset), radius, radius)
    if lit:
        inside = QRectF(1, 1, width - 2, height - 2)
        if palette.casing:
            inside.adjust(0.5, 0.5, -0.5, -0.5)
        paint_accent_edge(painter, inside, palette, 2.0 if over else 1.5, radius - 1, dashed=not over)
    painter.end()
    return pixmap


def paint_area(painter: QPainter, rect: QRect, palette: Palette, lit: bool, over: bool, radius: float) -> None:
    """Paint the background of an area; dashed in the accent colour if it would take held dice."""
    ratio = painter.device().devicePixelRatioF()
    painter.drawPixmap(rect.topLeft(), _area(rect.width(), rect.height(), palette, lit, over, radius, ratio))


def paint_edge(painter: QPainter, rect: QRectF, colour: str, top: bool, radius: float = 12) -> None:
    """Paint the owner's colour along the upper or lower edge of an area and its corners."""
    painter.save()
    clip = QRectF(rect.left() - 2, rect.top() - 2, rect.width() + 4, radius * 0.7 + 2)
    if not top:
        clip.moveBottom(rect.bottom() + 2)
    painter.setClipRect(clip)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(colour), 2))
    painter.drawRoundedRect(rect.adjusted(1, 1, -1, -1), radius - 1, radius - 1)
    painter.restore()


def paint_initial(painter: QPainter, rect: QRectF, name: str, seat: int, palette: Palette) -> None:
    """Paint a player's chip: the first letter of the name on the player's colour."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    ground = palette.players[seat % len(palette.players)]
    painter.setBrush(QColor(ground))
    painter.drawRoundedRect(rect, rect.width() * 0.28, rect.width() * 0.28)
    font = interface_font(max(9, round(rect.height() * 0.66)), BOLD)
    write(painter, rect, name[:1].upper(), font, ink_on(ground), CENTRE)


def paint_elements(painter: QPainter, rect: QRectF, elements: tuple[str, ...]) -> None:
    """Paint a small square of a terrain's two colours, divided by the diagonal."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    radius = rect.width() * 0.28
    painter.setBrush(QColor(ELEMENTS[elements[0]].base))
    painter.drawRoundedRect(rect, radius, radius)
    half = QPainterPath(rect.topRight())
    half.lineTo(rect.bottomRight())
    half.lineTo(rect.bottomLeft())
    half.closeSubpath()
    whole = QPainterPath()
    whole.addRoundedRect(rect, radius, radius)
    painter.fillPath(whole.intersected(half), QColor(ELEMENTS[elements[-1]].base))


def paint_flag(painter: QPainter, at: QPointF, colour: str, palette: Palette) -> None:
    """Paint the flag of a terrain's holder: 18 by 22 pixels, its base at `at`."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(QColor(palette.text), 2))
    painter.drawLine(at, at - QPointF(0, 22))
    cloth = QPainterPath(at - QPointF(0, 22))
    cloth.lineTo(at + QPointF(16, -17))
    cloth.lineTo(at + QPointF(0, -10))
    cloth.closeSubpath()
    painter.fillPath(cloth, QColor(colour))


def paint_bar(painter: QPainter, rect: QRectF, share: float, colour: str, palette: Palette) -> None:
    """Paint a slim bar filled by `share` (0 to 1); its text belongs beside it."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(QColor(palette.area_edge), 1) if palette.strong else Qt.PenStyle.NoPen)
    radius = rect.height() / 2
    track = QPainterPath()
    track.addRoundedRect(rect, radius, radius)
    painter.setBrush(QColor(palette.area if palette.strong else palette.area_edge))
    painter.drawPath(track)
    filled = QPainterPath()
    filled.addRect(QRectF(rect.left(), rect.top(), rect.width() * max(0.0, min(1.0, share)), rect.height()))
    painter.fillPath(track.intersected(filled), QColor(colour))

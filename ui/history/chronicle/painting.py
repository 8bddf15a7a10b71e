"""Painting a chronicle's picture, on the screen and on paper: bands have patterns and initials besides colours."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QFont, QFontMetricsF, QPainter, QPen, QPolygonF

from ddtable.summaries.chronicle.picture import Picture, Rect, Row, Sign
from ddtable.summaries.chronicle.values import NONE, MarkKind
from ui.art.palette import ink_on
from ui.kit.painting import text

PATTERNS = (
    Qt.BrushStyle.NoBrush,
    Qt.BrushStyle.BDiagPattern,
    Qt.BrushStyle.VerPattern,
    Qt.BrushStyle.DiagCrossPattern,
    Qt.BrushStyle.FDiagPattern,
    Qt.BrushStyle.HorPattern,
)
DASHES: tuple[tuple[float, ...], ...] = ((), (5, 2), (1.5, 1.5), (7, 2, 1.5, 2), (3, 3), (10, 2))
TRIANGLE = ((-1.1, -0.8), (1.1, -0.8), (0, 1))
DIAMOND = ((0, -1.2), (1.2, 0), (0, 1.2), (-1.2, 0))
OTHER_DIE = ("added", "traded")
LEFT, RIGHT, MIDDLE = Qt.AlignmentFlag.AlignLeft, Qt.AlignmentFlag.AlignRight, Qt.AlignmentFlag.AlignHCenter


@dataclass(frozen=True)
class Look:
    """The colours and fonts of a picture; `unit` is the width of a thin line, `pattern` the scale of patterns."""

    text: str
    quiet: str
    hair: str
    field: str
    players: tuple[str, ...]
    plain: QFont
    small: QFont
    unit: float = 1.0
    pattern: float = 1.0


@dataclass(frozen=True)
class Names:
    """The names in a picture: of the terrains in their order, and of the players; `homes` by terrain, -1 for none."""

    lands: tuple[str, ...]
    players: tuple[str, ...]
    homes: tuple[int, ...]


def paint_picture(painter: QPainter, picture: Picture, names: Names, look: Look) -> None:
    """Paint the rows, the axis and the chart."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    for number, row in enumerate(picture.rows):
        if number % 2 == 0:
            whole = QRectF(0, row.label.top, picture.axis.right, row.label.height)
            painter.fillRect(whole, QColor(look.field))
    for x, _ in picture.ticks:
        _line(painter, QPointF(x, 0), QPointF(x, picture.chart.bottom), look.hair, look.unit)
    for row in picture.rows:
        _paint_row(painter, row, names, look)
    _paint_axis(painter, picture, look)
    _paint_chart(painter, picture, names, look)


def rect_of(rect: Rect) -> QRectF:
    """Return a rectangle of the geometry as one of Qt."""
    return QRectF(rect.left, rect.top, rect.width, rect.height)


def _line(painter: QPainter, start: QPointF, end: QPointF, colour: str, width: float) -> None:
    painter.setPen(QPen(QColor(colour), width))
    painter.drawLine(start, end)


def _paint_row(painter: QPainter, row: Row, names: Names, look: Look) -> None:
    home, label = names.homes[row.land], rect_of(row.label)
    dot = row.line.height * 0.34
    if home != NONE:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(look.players[home]))
        painter.drawEllipse(QPointF(dot + 2 * look.unit, label.center().y()), dot, dot)
    words = label.adjusted(2 * dot + 8 * look.unit, 0, -8 * look.unit, 0)
    text(painter, words, names.lands[row.land], look.plain, look.text)
    line = rect_of(row.line)
    painter.setPen(QPen(QColor(look.quiet), look.unit))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRect(line)
    for seat, rect in row.bands:
        _paint_band(painter, rect_of(rect), seat, names.players[seat], look)
    for seat, left, right, y in row.threads:
        pen = QPen(QColor(look.players[seat]), 2 * look.unit)
        pen.setCapStyle(Qt.PenCapStyle.FlatCap)
        painter.setPen(pen)
        painter.drawLine(QPointF(left, y), QPointF(right, y))
    for sign in row.signs:
        _paint_sign(painter, sign, row.line, look)


def _paint_band(painter: QPainter, rect: QRectF, seat: int, player: str, look: Look) -> None:
    """Paint a band in the colour and the pattern of a player, with the initial if there is room."""
    colour = look.players[seat]
    painter.fillRect(rect, QColor(colour))
    ink = QColor(ink_on(colour))
    pattern = PATTERNS[seat % len(PATTERNS)]
    if pattern != Qt.BrushStyle.NoBrush:
        painter.save()
        painter.setClipRect(rect)
        ink.setAlphaF(0.4)
        brush = QBrush(ink, pattern)
        painter.translate(rect.topLeft())
        painter.scale(look.pattern, look.pattern)
        painter.fillRect(QRectF(0, 0, rect.width() / look.pattern, rect.height() / look.pattern), brush)
        painter.restore()
    initial = player[:1].upper()
    room = QFontMetricsF(look.small).horizontalAdvance(initial) + 6 * look.unit
    if rect.width() >= room:
        plate = QRectF(rect.left(), rect.top(), room, rect.height())
        painter.fillRect(plate, QColor(colour))
        text(painter, plate, initial, look.small, ink_on(colour), MIDDLE)


def _paint_sign(painter: QPainter, sign: Sign, line: Rect, look: Look) -> None:
    """Paint a mark: above the band a capture or its loss, below it a fight, on it another die."""
    half = line.height * 0.25
    y = line.bottom + half if sign.kind == "fight" else line.middle if sign.kind in OTHER_DIE else line.top - half * 1.2
    paint_mark(painter, sign.kind, QPointF(sign.x, y), half, look)


def paint_mark(painter: QPainter, kind: MarkKind, at: QPointF, half: float, look: Look) -> None:
    """Paint a mark: a cross for a fight, a full or an open triangle for a capture and its loss, else a diamond."""
    painter.setPen(QPen(QColor(look.text), 1.3 * look.unit))
    painter.setBrush(QColor(look.field) if kind == "lost" else QColor(look.text))
    x, y = at.x(), at.y()
    if kind == "fight":
        for away in (half, -half):
            painter.drawLine(QPointF(x - half, y - away), QPointF(x + half, y + away))
    else:
        corners = TRIANGLE if kind in ("captured", "lost") else DIAMOND
        painter.drawPolygon(QPolygonF([QPointF(x + across * half, y + down * half) for across, down in corners]))


def _paint_axis(painter: QPainter, picture: Picture, look: Look) -> None:
    axis = picture.axis
    _line(painter, QPointF(axis.left, axis.top), QPointF(axis.right, axis.top), look.quiet, look.unit)
    for x, turn in picture.ticks:
        at = QRectF(x + 3 * look.unit, axis.top, 60 * look.unit, axis.height)
        text(painter, at, str(turn), look.small, look.quiet)


def _paint_chart(painter: QPainter, picture: Picture, names: Names, look: Look) -> None:
    """Paint the lines of health with a scale, and the names of the players on the left."""
    chart = picture.chart
    painter.setPen(QPen(QColor(look.quiet), look.unit))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRect(rect_of(chart))
    for share in (0.0, 0.5, 1.0):
        y = chart.bottom - chart.height * share
        _line(painter, QPointF(chart.left, y), QPointF(chart.right, y), look.hair, look.unit)
        at = QRectF(chart.left - 46 * look.unit, y - 8 * look.unit, 40 * look.unit, 16 * look.unit)
        text(painter, at, str(round(picture.top * share)), look.small, look.quiet, RIGHT)
    painter.save()
    painter.setClipRect(rect_of(chart).adjusted(0, -2 * look.unit, 0, 2 * look.unit))
    for curve in picture.curves:
        painter.setPen(_pen(curve.seat, look))
        painter.drawPolyline(QPolygonF([QPointF(x, y) for x, y in curve.corners]))
    painter.restore()
    for seat, player in enumerate(names.players):
        y = chart.top + 6 * look.unit + seat * 17 * look.unit
        painter.setPen(_pen(seat, look))
        painter.drawLine(QPointF(2 * look.unit, y), QPointF(30 * look.unit, y))
        at = QRectF(36 * look.unit, y - 9 * look.unit, chart.left - 86 * look.unit, 18 * look.unit)
        text(painter, at, player, look.small, look.text)


def _pen(seat: int, look: Look) -> QPen:
    pen = QPen(QColor(look.players[seat]), 2 * look.unit)
    pen.setCapStyle(Qt.PenCapStyle.FlatCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    if dashes := DASHES[seat % len(DASHES)]:
        pen.setDashPattern(list(dashes))
    return pen

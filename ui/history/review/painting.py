"""Painting a review's chart, on the screen and on paper."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPen, QPolygonF

from ddtable.summaries.review_chart import SHARES, At, Chart, Mark
from ddtable.words.shares import whole_points
from ui.art.palette import ink_on
from ui.kit.painting import rounded, text

SIDE = 0.45  # opacity of the regions above and below a line
DASHES = (2.0, 3.0)
DIE, PIP, DOT = 7.0, 1.4, 3.5  # units: half a die, the radius of a pip, of a small disc
HALF = 0.5
LABEL, WIDE = 18.0, 300.0  # units: the height and the width of a name
CENTRE = Qt.AlignmentFlag.AlignHCenter


@dataclass(frozen=True)
class Look:
    """The colours, words and fonts of a chart; `unit` is the width of a thin line, `mark` the radius of a number.

    `lit` is the ground of the chosen number and of the cursor.
    """

    text: str
    quiet: str
    hair: str
    ground: str
    lit: str
    players: tuple[str, ...]
    names: tuple[str, ...]
    wins: Callable[[int], str]
    percent: Callable[[int], str]
    small: QFont
    bold: QFont
    mark: float
    unit: float = 1.0


def paint_chart(painter: QPainter, chart: Chart, first: int, look: Look, chosen: int = -1, cursor: int = -1) -> None:
    """Paint a chart: regions, lines, turns, turning points, numbers; `chosen` and `cursor` are -1 for none."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    for region in chart.regions:
        _paint_region(painter, region.seat, region.outline, chart, look)
    _paint_shares(painter, chart, look)
    if chart.decided is not None:
        pen = QPen(QColor(look.quiet if chart.line else look.ground), (1 if chart.line else 2) * look.unit)
        pen.setDashPattern(list(DASHES))
        _line(painter, (chart.decided, chart.plot.top), (chart.decided, chart.plot.bottom), pen)
    if cursor >= 0:
        x = chart.columns[cursor]
        _line(painter, (x, chart.plot.top), (x, chart.plot.bottom), QPen(QColor(look.lit), 2 * look.unit))
    if chart.line:
        pen = QPen(QColor(look.text), 2.2 * look.unit)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter.setPen(pen)
        painter.drawPolyline(QPolygonF([QPointF(*at) for at in chart.line]))
        _paint_sides(painter, chart, first, look)
    for one in chart.initials:
        ink = ink_on(look.players[one.seat])
        text(painter, _around(one.at, 12 * look.unit), look.names[one.seat][:1].upper(), look.bold, ink, CENTRE)
    _paint_ticks(painter, chart, look)
    for die in chart.dice:
        paint_die(painter, die.at, look.ground, look.text, look.unit)
    for number, mark in enumerate(chart.marks):
        _paint_mark(painter, chart, mark, look, lit=number == chosen)


def _around(at: At, radius: float) -> QRectF:
    return QRectF(at[0] - radius, at[1] - radius, 2 * radius, 2 * radius)


def _line(painter: QPainter, start: At, end: At, pen: QPen) -> None:
    painter.setPen(pen)
    painter.drawLine(QPointF(*start), QPointF(*end))


def _disc(painter: QPainter, at: At, radius: float, colour: str) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(colour))
    painter.drawEllipse(QPointF(*at), radius, radius)


def _paint_region(painter: QPainter, seat: int, outline: tuple[At, ...], chart: Chart, look: Look) -> None:
    """Paint a region; bands have a line between them, so that no colour is needed to tell them apart."""
    colour = QColor(look.players[seat])
    if chart.line:
        colour.setAlphaF(SIDE)
        painter.setPen(Qt.PenStyle.NoPen)
    else:
        painter.setPen(QPen(QColor(look.ground), 1.5 * look.unit))
    painter.setBrush(colour)
    painter.drawPolygon(QPolygonF([QPointF(*at) for at in outline]))


def _paint_shares(painter: QPainter, chart: Chart, look: Look) -> None:
    for share in SHARES:
        y = chart.height(share)
        _line(painter, (chart.plot.left, y), (chart.plot.right, y), QPen(QColor(look.hair), look.unit))
        if share in (0.0, HALF, 1.0):
            high = LABEL * look.unit
            beside = QRectF(chart.plot.right + 6 * look.unit, y - high / 2, WIDE * look.unit, high)
            text(painter, beside, look.percent(whole_points(share)), look.small, look.quiet)


def _paint_sides(painter: QPainter, chart: Chart, first: int, look: Look) -> None:
    """Paint the names of two players: the first one's above the middle."""
    left, high, by = chart.plot.left + 8 * look.unit, LABEL * look.unit, 6 * look.unit
    for seat, top in ((first, chart.plot.top + by), (1 - first, chart.plot.bottom - by - high)):
        where = QRectF(left, top, WIDE * look.unit, high)
        text(painter, where, look.wins(seat), look.bold, look.players[seat])


def _paint_ticks(painter: QPainter, chart: Chart, look: Look) -> None:
    for tick in chart.ticks:
        y = chart.plot.bottom + 15 * look.unit
        if tick.seat >= 0:
            _disc(painter, (tick.x - 9 * look.unit, y), DOT * look.unit, look.players[tick.seat])
        where = QRectF(tick.x - 3 * look.unit, y - 9 * look.unit, 40 * look.unit, LABEL * look.unit)
        text(painter, where, str(tick.turn), look.small, look.quiet)


def paint_die(painter: QPainter, at: At, ground: str, ink: str, unit: float = 1.0) -> None:
    """Paint a small die: a turning point of the dice."""
    half = DIE * unit
    rounded(painter, _around(at, half), 3 * unit, ground, ink, 1.5 * unit)
    for away in (-0.45, 0.0, 0.45):
        _disc(painter, (at[0] + away * half, at[1] + away * half), PIP * unit, ink)


def _paint_mark(painter: QPainter, chart: Chart, mark: Mark, look: Look, *, lit: bool) -> None:
    """Paint the number of a decision, with a stem to its place on the line."""
    colour = look.players[mark.seat]
    if chart.line:
        _line(painter, mark.on, mark.at, QPen(QColor(colour), 1.6 * look.unit))
        _disc(painter, mark.on, DOT * look.unit, colour)
    where = _around(mark.at, look.mark)
    edge = look.lit if lit else look.ground
    rounded(painter, where, look.mark, colour, edge, (3 if lit else 1.5) * look.unit)
    text(painter, where, str(mark.number), look.bold, ink_on(colour), CENTRE)

"""The chart of a review: the chance of winning over the game, with the dearest decisions as numbered marks."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPaintEvent, QPolygonF
from PySide6.QtWidgets import QWidget

from ui.art.palette import ink_on, player_colour
from ui.kit.fonts import interface_font
from ui.kit.painting import rounded, text
from ui.kit.theme import colours

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ddtable.summaries.review import Decision, Review

HIGH = 190
LEFT, BELOW, EDGE = 40, 20, 10
MARK = 9.0  # pixels of the radius of a mark
RULE = 0.35  # opacity of the lines at 25, 50 and 75 %
NAME = 20.0  # pixels of a name's height
TIMES = 8  # turns at most that have their number below


class ReviewChart(QWidget):
    """Bands of all players, one above the other, so that each moment adds up to 100 %."""

    def __init__(self, names: Sequence[str], parent: QWidget) -> None:
        super().__init__(parent)
        self._names = names
        self.review: Review | None = None
        self.marks: tuple[Decision, ...] = ()
        self.chosen = -1
        self.setMinimumHeight(HIGH)

    def sizeHint(self) -> QSize:
        """Return the height of the chart."""
        return QSize(600, HIGH)

    def show_review(self, review: Review, marks: tuple[Decision, ...]) -> None:
        """Show a review with marks at these decisions, numbered from 1."""
        self.review, self.marks = review, marks
        self.update()

    def choose(self, number: int) -> None:
        """Light the mark of a decision, -1 for none."""
        self.chosen = number
        self.update()

    def _plot(self) -> QRectF:
        return QRectF(self.rect()).adjusted(LEFT, EDGE, -EDGE, -BELOW)

    def _x(self, entry: int) -> float:
        assert self.review is not None
        plot, last = self._plot(), max(1, self.review.line[-1].entry)
        return plot.left() + plot.width() * entry / last

    def _share(self, entry: int, seat: int) -> float:
        """Return the height at which a player's band ends at an entry, from 0 at the top to 1."""
        assert self.review is not None
        line = self.review.line
        after = next((number for number, point in enumerate(line) if point.entry >= entry), len(line) - 1)
        before = max(0, after - 1)
        one, two = line[before], line[after]
        part = (entry - one.entry) / (two.entry - one.entry) if two.entry > one.entry else 1.0
        ends = [sum(point.chances[: seat + 1]) for point in (one, two)]
        return ends[0] + part * (ends[1] - ends[0])

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint bands, lines at 25, 50 and 75 %, turns and marks."""
        painter, palette, plot = QPainter(self), colours(self), self._plot()
        rounded(painter, QRectF(self.rect()), 10, palette.area, palette.area_edge)
        if self.review is None:
            return
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for seat in range(len(self._names)):
            self._paint_band(painter, plot, seat)
        small, right = interface_font(10), Qt.AlignmentFlag.AlignRight
        rule = QColor(palette.area)
        rule.setAlphaF(RULE)
        for share in (0.25, 0.5, 0.75):
            y = plot.top() + plot.height() * share
            painter.fillRect(QRectF(plot.left(), y, plot.width(), 1), rule)
            beside = QRectF(0, y - 8, LEFT - 6, 16)
            text(painter, beside, f"{round(100 * share)}%", small, palette.quiet_text, right)
        for seat in range(len(self._names)):
            self._paint_name(painter, plot, seat)
        self._paint_turns(painter, plot)
        for number, one in enumerate(self.marks):
            self._paint_mark(painter, plot, number, one)

    def _paint_band(self, painter: QPainter, plot: QRectF, seat: int) -> None:
        assert self.review is not None
        upper, lower = [], []
        for point in self.review.line:
            x, above = self._x(point.entry), sum(point.chances[:seat])
            upper.append(QPointF(x, plot.top() + plot.height() * above))
            lower.append(QPointF(x, plot.top() + plot.height() * (above + point.chances[seat])))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(player_colour(seat)))
        painter.drawPolygon(QPolygonF([*upper, *reversed(lower)]))

    def _paint_name(self, painter: QPainter, plot: QRectF, seat: int) -> None:
        """Paint a player's name at the beginning of the band, if there is room."""
        assert self.review is not None
        first = self.review.line[0].chances
        top = plot.top() + plot.height() * sum(first[:seat])
        high = plot.height() * first[seat]
        if high > NAME:
            name = QRectF(plot.left() + 8, top + (high - NAME) / 2, 160, NAME)
            font = interface_font(12, QFont.Weight.Bold)
            text(painter, name, self._names[seat], font, ink_on(player_colour(seat)))

    def _paint_turns(self, painter: QPainter, plot: QRectF) -> None:
        assert self.review is not None
        line = [point for point in self.review.line if point.turn]
        step = max(1, -(-len(line) // TIMES))
        for point in line[::step]:
            where = QRectF(self._x(point.entry) - 20, plot.bottom() + 2, 40, BELOW - 4)
            ink = colours(self).quiet_text
            text(painter, where, str(point.turn), interface_font(10), ink, Qt.AlignmentFlag.AlignHCenter)

    def _paint_mark(self, painter: QPainter, plot: QRectF, number: int, one: Decision) -> None:
        """Paint the number of a decision where the player's band ends."""
        palette = colours(self)
        seat = one.seat if one.seat < len(self._names) - 1 else one.seat - 1
        y = plot.top() + plot.height() * self._share(one.entry, max(0, seat))
        x = min(max(self._x(one.entry), plot.left() + MARK), plot.right() - MARK)
        y = min(max(y, plot.top() + MARK), plot.bottom() - MARK)
        where = QRectF(x - MARK, y - MARK, 2 * MARK, 2 * MARK)
        lit = number == self.chosen
        rounded(painter, where, MARK, palette.accent if lit else palette.card, palette.text, 1.5)
        ink = palette.on_accent if lit else palette.text
        text(painter, where, str(number + 1), interface_font(11, QFont.Weight.Bold), ink, Qt.AlignmentFlag.AlignHCenter)

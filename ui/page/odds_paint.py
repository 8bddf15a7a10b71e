"""The painting of the lines of the Odds page."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter
from PySide6.QtWidgets import QListView, QStyle, QStyledItemDelegate, QStyleOptionViewItem

from ddtable.opponents.forecast import Forecast
from ui.art.palette import player_colour
from ui.kit.focus_seen import focus_seen
from ui.kit.fonts import interface_font
from ui.kit.painting import key_cap_width, paint_key_cap, paint_seat, rounded, text
from ui.kit.rows_model import ROW, AnyIndex
from ui.kit.theme import colours
from ui.page.odds_rows import AnyRow, BestRow, OddsRow, ProposalRow, StepRow

SIDE, INSIDE, APART = 12, 12, 8
CHART, LABEL, GAP = 34.0, 13.0, 14.0  # pixels of the bars, of the numbers below them, and between two charts
FIGURES, BELOW = 17, 56  # pixels of the line of figures, and of a chart with the distances around it
HEAD, BAR, LINE, STEP = 24, 20, 18, 18  # pixels of the parts of a card, and of the number of a step
DIFFERENCE = 36  # pixels beside a bar for the difference in points
MOST_BARS = 12  # more health is one bar, the last
EVERY_NUMBER = 9  # bars at most that each have their number
WRAP = Qt.TextFlag.TextWordWrap
HEAD_EDGE = 4  # pixels above the words of a head
PLAIN, BOLD = (12, QFont.Weight.Medium), (13, QFont.Weight.Bold)  # pixels and weights of the texts of a card
BIG = (17, QFont.Weight.Bold)  # those of a chance


class OddsDelegate(QStyledItemDelegate):
    """Paints each line: one of the best answers, a step, a proposal, or an answer with its losses as bars."""

    def __init__(self, view: QListView) -> None:
        super().__init__(view)
        self._view = view

    def sizeHint(self, _option: QStyleOptionViewItem, index: AnyIndex) -> QSize:
        """Return the height of this kind of line; long texts are wrapped."""
        row: AnyRow = index.data(ROW)
        width = self._view.viewport().width()
        inner = width - 2 * SIDE - 2 * INSIDE
        if isinstance(row, BestRow):
            told = _wrapped(row.told, inner) if row.told else 0
            return QSize(width, 8 + _head_height(row, inner) + BAR + told + _wrapped(row.reason, inner) + 10 + APART)
        if isinstance(row, ProposalRow):
            return QSize(width, 8 + HEAD + _wrapped(row.reason, inner) + 10 + APART)
        if isinstance(row, StepRow):
            return QSize(width, _wrapped(row.words, width - 2 * SIDE - STEP) + 8)
        if row.odds is not None:
            texts = _wrapped(row.words, inner, BOLD) + _wrapped(row.told, inner) + FIGURES + 4
            return QSize(width, 16 + texts + (BELOW if row.has_chart else 0) + APART)
        return QSize(width, _wrapped(row.words, width - 2 * SIDE) + (28 if row.is_about else 12))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: AnyIndex) -> None:
        """Paint one line."""
        row: AnyRow = index.data(ROW)
        palette = colours(self._view)
        rect = QRectF(option.rect).adjusted(SIDE, APART / 2, -SIDE, -APART / 2)
        inner = rect.adjusted(INSIDE, 8, -INSIDE, -8)
        pointed = bool(option.state & QStyle.StateFlag.State_MouseOver)
        painter.save()
        if isinstance(row, BestRow):
            self._paint_card(painter, rect, row.marked, pointed)
            self._paint_best(painter, inner, row)
        elif isinstance(row, ProposalRow):
            self._paint_card(painter, rect, row.marked, pointed)
            self._paint_proposal(painter, inner, row)
        elif isinstance(row, StepRow):
            self._paint_step(painter, QRectF(option.rect).adjusted(SIDE, 4, -SIDE, 0), row)
        elif row.odds is None:
            paint_wrapped(painter, rect.adjusted(0, 8 if row.is_about else 2, 0, 0), row.words, palette.quiet_text)
        else:
            rounded(painter, rect, 10, palette.area, palette.area_edge)
            self._paint_answer(painter, inner, row, row.odds)
        if focus_seen(self._view) and self._view.currentIndex() == index:
            rounded(painter, rect, 10, None, palette.accent_text, 2)
        painter.restore()

    def _paint_card(self, painter: QPainter, rect: QRectF, marked: bool, pointed: bool) -> None:
        """Paint the card of an answer that can be filled in; the one that is has a bright edge."""
        palette = colours(self._view)
        fill = palette.field if marked or pointed else palette.area
        rounded(painter, rect, 10, fill, palette.text if marked else palette.area_edge)

    def _paint_best(self, painter: QPainter, rect: QRectF, row: BestRow) -> None:
        """Paint number, words and chance, the bar with a mark at the chance of now, what decides."""
        palette = colours(self._view)
        head = QRectF(rect.left(), rect.top(), rect.width(), HEAD)
        text(painter, head, row.share, interface_font(*BIG), palette.text, Qt.AlignmentFlag.AlignRight)
        cap = key_cap_width(str(row.number))
        number = str(row.number)
        if row.has_key:
            paint_key_cap(painter, head.left() + cap, head.center().y(), number, palette.text)
        else:
            text(painter, head, number, interface_font(*BOLD), palette.quiet_text)
        high = _head_height(row, rect.width())
        words = QRectF(head.left() + cap + 8, head.top() + HEAD_EDGE, _words_width(row, rect.width()), high)
        paint_wrapped(painter, words, row.words, palette.text, BOLD)
        bar = QRectF(rect.left(), rect.top() + high, rect.width(), BAR)
        self._paint_bar(painter, bar, row)
        top = bar.bottom()
        if row.told:
            high = _wrapped(row.told, rect.width())
            paint_wrapped(painter, QRectF(rect.left(), top, rect.width(), high), row.told, palette.text)
            top += high
        below = QRectF(rect.left(), top, rect.width(), rect.bottom() - top + 8)
        paint_wrapped(painter, below, row.reason, palette.quiet_text)

    def _paint_bar(self, painter: QPainter, rect: QRectF, row: BestRow) -> None:
        """Paint the chance of winning as a bar, a mark at the chance of now, and the difference in points."""
        palette = colours(self._view)
        points = _percent(row.chance) - _percent(row.now)
        said = f"+{points}" if points > 0 else f"−{-points}" if points else "±0"
        ink = palette.good if points > 0 else palette.danger if points < 0 else palette.quiet_text
        text(painter, rect, said, interface_font(12, QFont.Weight.Bold), ink, Qt.AlignmentFlag.AlignRight)
        track = QRectF(rect.left(), rect.center().y() - 3, rect.width() - DIFFERENCE, 6)
        rounded(painter, track, 3, palette.card_edge)
        full = QRectF(track.left(), track.top(), max(6.0, track.width() * row.chance), 6)
        rounded(painter, full, 3, player_colour(row.seat) if row.seat >= 0 else palette.quiet_text)
        mark = track.left() + track.width() * row.now
        painter.fillRect(QRectF(mark - 1, track.top() - 3, 2, 12), QColor(palette.text))

    def _paint_proposal(self, painter: QPainter, rect: QRectF, row: ProposalRow) -> None:
        palette = colours(self._view)
        head = QRectF(rect.left(), rect.top(), rect.width(), HEAD)
        cap = key_cap_width(row.keys)
        paint_key_cap(painter, head.left() + cap, head.center().y(), row.keys, palette.text)
        text(painter, head.adjusted(cap + 8, 0, 0, 0), row.words, interface_font(13, QFont.Weight.Bold), palette.text)
        paint_wrapped(painter, rect.adjusted(0, HEAD, 0, 8), row.reason, palette.quiet_text)

    def _paint_step(self, painter: QPainter, rect: QRectF, row: StepRow) -> None:
        palette = colours(self._view)
        mark = QRectF(rect.left(), rect.top(), STEP, LINE)
        text(
            painter,
            mark,
            str(row.number) if row.number else "·",
            interface_font(12, QFont.Weight.Bold),
            palette.quiet_text,
        )
        paint_wrapped(painter, rect.adjusted(STEP, 0, 0, 0), row.words, palette.text)

    def _paint_answer(self, painter: QPainter, rect: QRectF, row: OddsRow, odds: Forecast) -> None:
        palette = colours(self._view)
        top = rect.top()
        for words, size in ((row.words, BOLD), (row.told, PLAIN)):
            lines = QRectF(rect.left(), top, rect.width(), _wrapped(words, rect.width(), size))
            paint_wrapped(painter, lines, words, palette.text, size)
            top = lines.bottom() + 2
        below = QRectF(rect.left(), top, rect.width(), FIGURES)
        text(painter, below, row.figures, interface_font(11), palette.quiet_text)
        top += FIGURES
        if row.has_chart:
            wide = (rect.width() - GAP) / 2
            high = max(*odds.out, *odds.back)
            for number, (chances, seat) in enumerate(zip((odds.out, odds.back), row.seats, strict=True)):
                if len(chances) == 1:
                    continue
                area = QRectF(rect.left() + number * (wide + GAP), top + 6, wide, CHART + LABEL)
                self._paint_chart(painter, area, chances, seat, high)

    def _paint_chart(self, painter: QPainter, area: QRectF, chances: tuple[float, ...], seat: int, high: float) -> None:
        """Paint the chance of each loss; both charts of an answer have the same scale."""
        palette = colours(self._view)
        mark = QPointF(area.left() + 5, area.top() + CHART / 2)
        if seat >= 0:
            paint_seat(painter, mark, seat, palette)
        bars = _bars(chances)
        left = area.left() + 16
        step = (area.width() - 16) / max(len(bars), 5)
        ink = player_colour(seat) if seat >= 0 else palette.quiet_text
        small = interface_font(9)
        for number, chance in enumerate(bars):
            tall = max(1.0, CHART * chance / high) if chance else 0.0
            bar = QRectF(left + number * step + 1, area.top() + CHART - tall, step - 2, tall)
            painter.fillRect(bar, QColor(ink))
            if (len(bars) - 1 - number) % (1 if len(bars) <= EVERY_NUMBER else 2) == 0:
                more = "+" if number == len(bars) - 1 and len(chances) > len(bars) else ""
                below = QRectF(left + number * step - 4, area.bottom() - LABEL, step + 8, LABEL)
                text(painter, below, f"{number}{more}", small, palette.quiet_text, Qt.AlignmentFlag.AlignHCenter)
        painter.fillRect(QRectF(left, area.top() + CHART, step * len(bars), 1), QColor(palette.area_edge))


def _bars(chances: tuple[float, ...]) -> list[float]:
    """Return the chance of each loss; the last bar has all that is more."""
    if len(chances) <= MOST_BARS:
        return list(chances)
    return [*chances[: MOST_BARS - 1], sum(chances[MOST_BARS - 1 :])]


def _percent(share: float) -> int:
    return round(100 * share)


def _words_width(row: BestRow, width: float) -> float:
    """Return the width in pixels of the words of an answer, between its number and its chance."""
    chance = QFontMetricsF(interface_font(*BIG)).horizontalAdvance(row.share)
    return width - chance - key_cap_width(str(row.number)) - 16


def _head_height(row: BestRow, width: float) -> int:
    """Return the height in pixels of the head of an answer: one line, or as many as its words need."""
    return max(HEAD, _wrapped(row.words, _words_width(row, width), BOLD) + 2 * HEAD_EDGE)


def _wrapped(words: str, width: float, size: tuple[int, QFont.Weight] = PLAIN) -> int:
    """Return the height in pixels of a text that is wrapped."""
    return math.ceil(QFontMetricsF(interface_font(*size)).boundingRect(QRectF(0, 0, width, 1000), WRAP, words).height())


def paint_wrapped(
    painter: QPainter, rect: QRectF, words: str, ink: str, size: tuple[int, QFont.Weight] = PLAIN
) -> None:
    """Paint a text in as many lines as it needs."""
    painter.setFont(interface_font(*size))
    painter.setPen(QColor(ink))
    painter.drawText(rect, WRAP, words)

"""The odds beside the log: each answer with what it is likely to cost both sides, the best first."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from msgspec import Struct
from PySide6.QtCore import QObject, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QListView, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from ddtable.engine.questions import Pick
from ddtable.words.given import given
from ddtable.words.sentences import sentence
from ui.art.palette import player_colour
from ui.kit.focus_seen import focus_seen
from ui.kit.fonts import interface_font
from ui.kit.painting import paint_seat, rounded, text
from ui.kit.plain_list import make_plain
from ui.kit.rows_model import ROW, AnyIndex, RowsModel
from ui.kit.theme import colours
from ui.page.answers import answers

if TYPE_CHECKING:
    from ddtable.opponents.forecast import Forecast
    from ui.session.odds import AnswerOdds
    from ui.session.session import Session

SIDE, INSIDE, APART = 16, 12, 8
CHART, LABEL, GAP = 34.0, 13.0, 14.0  # pixels of the bars, of the numbers below them, and between two charts
HIGH = {"short": 72, "chart": 128}
MOST_BARS = 12  # more health is one bar, the last
EVERY_NUMBER = 9  # bars at most that each have their number
WRAP = Qt.TextFlag.TextWordWrap


class OddsRow(Struct, frozen=True):
    """An answer with its odds, or the text at the end. `figures`: what it brings; `seats`: of both charts."""

    words: str
    figures: str = ""
    told: str = ""
    tip: str = ""
    odds: Forecast | None = None
    seats: tuple[int, int] = (-1, -1)

    @property
    def has_chart(self) -> bool:
        """True if a player may lose dice."""
        return self.odds is not None and max(len(self.odds.out), len(self.odds.back)) > 1


class OddsModel(RowsModel):
    """The answers, the one that brings most first; `read` takes over what is known."""

    def __init__(self, session: Session, odds: AnswerOdds, parent: QObject) -> None:
        super().__init__(parent)
        self._session, self._odds = session, odds

    def read(self) -> None:
        """Show what is known now."""
        self.show_rows(self._found())

    def _found(self) -> list[OddsRow]:
        say, state = self._session.words.say, self._odds.state
        if state not in ("working", "shown") or not self._odds.found:
            return [OddsRow(say("ui-odds-state", state=state))]
        words = self._words()
        known = [(words[option], one) for option, one in self._odds.found.items() if option in words]
        known.sort(key=lambda pair: _order(pair[1]))
        rows = [self._row(said, one) for said, one in known]
        tried, table = sum(one.tries > 0 for _, one in known), self._session.game_table
        return [*rows, OddsRow(self._session.words.own("ui-odds-about", table, tried=tried, state=state))]

    def _words(self) -> dict[str, str]:
        """Return the words of each answer that has odds or may have them."""
        session, question = self._session, self._session.question
        if question is None or isinstance(question.shape, Pick):
            return {answer.option: answer.words for answer in answers(session, everything=True)}
        return {answer: given(session.words, question, answer, session.game_table) for answer in self._odds.found}

    def _row(self, said: str, one: Forecast) -> OddsRow:
        session = self._session
        say, question = session.words.say, session.question
        parts = []
        if one.succeeds >= 0:
            parts.append(say("ui-odds-succeeds", share=_percent(one.succeeds)))
        if max(len(one.out), len(one.back)) > 1:
            parts.append(say("ui-odds-loss", out=round(one.expected_out, 1), back=round(one.expected_back, 1)))
        if _percent(one.routs):
            parts.append(say("ui-odds-routs", share=_percent(one.routs)))
        if _percent(one.own_routs):
            parts.append(say("ui-odds-own-routs", share=_percent(one.own_routs)))
        told = sentence(" · ".join(parts)) if parts else say("ui-odds-nobody")
        error = round(one.error, 1)
        figures = say("ui-odds-tried", tries=one.tries, error=error) if one.tries else say("ui-odds-exact")
        seat = question.seat if question is not None else -1
        seats = (self._target(one.option, seat), seat)
        tip = say("ui-odds-row", answer=said, told=told, figures=figures)
        return OddsRow(said, figures, told, tip, one, seats)

    def _target(self, option: str, seat: int) -> int:
        """Return the only opponent that an answer can cost dice, or -1."""
        shape = self._session.question.shape if self._session.question is not None else None
        options = shape.options if isinstance(shape, Pick) else ()
        named = next((one.values.get("seat", -1) for one in options if one.id == option), -1)
        others = [number for number in range(len(self._session.names)) if number != seat]
        return int(named) if len(others) > 1 else others[0]

    def told(self, _number: int, row: OddsRow) -> dict[Qt.ItemDataRole, str | None]:
        """Return the answer with its odds."""
        said = row.tip or row.words
        return {Qt.ItemDataRole.AccessibleTextRole: said, Qt.ItemDataRole.DisplayRole: said}


def _order(one: Forecast) -> tuple[float, float, float]:
    """Return the sort key of an answer: success, then losses, then who may rout."""
    return -max(one.succeeds, 0.0), -round(one.worth, 6), one.own_routs - one.routs


def _percent(share: float) -> int:
    return round(100 * share)


class OddsDelegate(QStyledItemDelegate):
    """Paints an answer as a card: its words, what it costs both, and the chance of each loss as bars."""

    def __init__(self, view: QListView) -> None:
        super().__init__(view)
        self._view = view

    def sizeHint(self, _option: QStyleOptionViewItem, index: AnyIndex) -> QSize:
        """Return the height of this kind of line; the text at the end is wrapped."""
        row: OddsRow = index.data(ROW)
        width = self._view.viewport().width()
        if row.odds is not None:
            return QSize(width, HIGH["chart" if row.has_chart else "short"] + APART)
        room = QRectF(0, 0, width - 2 * SIDE, 1000)
        said = QFontMetricsF(interface_font(12)).boundingRect(room, WRAP, row.words)
        return QSize(width, math.ceil(said.height()) + 28)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: AnyIndex) -> None:
        """Paint one line."""
        row: OddsRow = index.data(ROW)
        palette = colours(self._view)
        rect = QRectF(option.rect).adjusted(SIDE, APART / 2, -SIDE, -APART / 2)
        painter.save()
        if row.odds is None:
            painter.setFont(interface_font(12))
            painter.setPen(QColor(palette.quiet_text))
            painter.drawText(rect.adjusted(0, 8, 0, 0), WRAP, row.words)
        else:
            rounded(painter, rect, 10, palette.area, palette.area_edge)
            self._paint_answer(painter, rect.adjusted(INSIDE, 8, -INSIDE, -8), row, row.odds)
        if focus_seen(self._view) and self._view.currentIndex() == index:
            rounded(painter, rect, 10, None, palette.accent_text, 2)
        painter.restore()

    def _paint_answer(self, painter: QPainter, rect: QRectF, row: OddsRow, odds: Forecast) -> None:
        palette = colours(self._view)
        lines = (
            (row.words, interface_font(13, QFont.Weight.Bold), palette.text, 20),
            (row.told, interface_font(12), palette.text, 19),
            (row.figures, interface_font(11), palette.quiet_text, 17),
        )
        top = rect.top()
        for words, font, ink, line in lines:
            text(painter, QRectF(rect.left(), top, rect.width(), line), words, font, ink)
            top += line
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


class OddsPage(QListView):
    """The page; it reads only while it is visible."""

    def __init__(self, session: Session, odds: AnswerOdds, parent: QWidget) -> None:
        super().__init__(parent)
        self._odds = odds
        self.lines = OddsModel(session, odds, self)
        self.setModel(self.lines)
        self.setItemDelegate(OddsDelegate(self))
        make_plain(self)
        self.setAccessibleName(session.words.say("ui-odds"))
        odds.changed.connect(self._on_changed)

    @property
    def is_sharp(self) -> bool:
        """True if all that it can show is there."""
        return self._odds.state != "working"

    def _on_changed(self) -> None:
        if self.isVisible():
            self.lines.read()

    def showEvent(self, event: QShowEvent) -> None:
        """Read what is known since the page was visible last."""
        super().showEvent(event)
        self.lines.read()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay out the lines again."""
        super().resizeEvent(event)
        self.scheduleDelayedItemsLayout()

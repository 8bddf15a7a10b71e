"""The chart of a review as a widget: arrow keys walk through the turns, a double click goes to the moment."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QResizeEvent,
)
from PySide6.QtWidgets import QSizePolicy, QWidget

from ddtable.summaries.review_chart import Chart, Sizes, lay_out_chart
from ddtable.summaries.review_words import Reviewed, point_words
from ui.history.review.painting import Look, paint_chart, paint_die
from ui.kit.focus_seen import focus_seen
from ui.kit.fonts import interface_font
from ui.kit.painting import rounded, text
from ui.kit.theme import colours

if TYPE_CHECKING:
    from ddtable.words.sentences import Words

HIGH, LEAST = 268, 150
SIZES = Sizes(right=48, below=28, edge=14, mark=10, stem=27, apart=34, initial=22)
LONG_STEP = 5  # turns that Page Up and Page Down move
STEPS = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1, Qt.Key.Key_PageUp: -LONG_STEP, Qt.Key.Key_PageDown: LONG_STEP}
KEY = ("decision", "dice", "decided")
KEY_HEIGHT, KEY_SIGN, KEY_GAP = 24, 22, 16
CENTRE = Qt.AlignmentFlag.AlignHCenter
RETURN = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


class ChartKey(QWidget):
    """The meaning of the signs on a chart, on one line."""

    def __init__(self, words: Words, parent: QWidget) -> None:
        super().__init__(parent)
        self._words = [(kind, words.say("review-key", kind=kind)) for kind in KEY]
        self.setFont(interface_font(12))
        self.setAccessibleName("; ".join(said for _, said in self._words))
        self.setFixedSize(round(sum(self._wide(said) for _, said in self._words)), KEY_HEIGHT)

    def _wide(self, said: str) -> float:
        return QFontMetricsF(self.font()).horizontalAdvance(said) + KEY_SIGN + KEY_GAP

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint each sign with its meaning."""
        painter, palette, left = QPainter(self), colours(self), float(KEY_GAP)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for kind, said in self._words:
            x, y = left + 8, self.height() / 2
            if kind == "dice":
                paint_die(painter, (x, y), palette.area, palette.text)
            elif kind == "decided":
                pen = QPen(QColor(palette.text), 1.5)
                pen.setDashPattern([2.0, 3.0])
                painter.setPen(pen)
                painter.drawLine(QPointF(x, y - 9), QPointF(x, y + 9))
            else:
                disc = QRectF(x - 8, y - 8, 16, 16)
                rounded(painter, disc, 8, palette.quiet_text)
                text(painter, disc, "1", interface_font(11, QFont.Weight.Bold), palette.table_bottom, CENTRE)
            where = QRectF(left + KEY_SIGN, 0, self._wide(said), self.height())
            text(painter, where, said, self.font(), palette.quiet_text)
            left += self._wide(said)


class ReviewChart(QWidget):
    """The chart. `said`: the words of the cursor's moment; `wanted`: a moment to show on the table, by its entry."""

    said = Signal(str)
    wanted = Signal(int)

    def __init__(self, words: Words, parent: QWidget) -> None:
        super().__init__(parent)
        self._words = words
        self.reviewed: Reviewed | None = None
        self._laid: Chart | None = None
        self.chosen = self.cursor_point = -1
        self.setMinimumHeight(LEAST)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAccessibleName(words.say("review-chart"))

    def sizeHint(self) -> QSize:
        """Return the preferred size."""
        return QSize(900, HIGH)

    def show_review(self, reviewed: Reviewed) -> None:
        """Show a review, with numbers at its decisions."""
        self.reviewed, self._laid = reviewed, None
        self.update()

    @property
    def laid(self) -> Chart | None:
        """The geometry in the present size; None before the review is there."""
        if self._laid is None and self.reviewed is not None:
            one = self.reviewed
            self._laid = lay_out_chart(one.review, one.shown, one.first, self.width(), self.height(), SIZES)
        return self._laid

    def choose(self, number: int) -> None:
        """Light the number of a decision, and put the cursor on its turn; -1 for none."""
        self.chosen = number
        if self.reviewed is not None and number >= 0:
            entry, line = self.reviewed.shown[number].entry, self.reviewed.review.line
            self.cursor_point = max(point for point, one in enumerate(line) if point == 0 or one.entry <= entry)
        self.update()

    def entry(self) -> int:
        """Return the number of entries before the cursor's moment; -1 without a review."""
        if self.reviewed is None:
            return -1
        return self.reviewed.review.line[max(0, self.cursor_point)].entry

    def _put(self, point: int) -> None:
        """Move the cursor, and say what is there."""
        assert self.reviewed is not None
        self.cursor_point = max(0, min(len(self.reviewed.review.line) - 1, point))
        words = point_words(self._words, self.reviewed, self.cursor_point)
        self.setAccessibleDescription(words)
        self.said.emit(words)
        self.update()

    # Events

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay the chart out again."""
        super().resizeEvent(event)
        self._laid = None

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Walk through the turns; Return shows the moment on the table."""
        key = Qt.Key(event.key())
        if self.reviewed is None or event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier:
            super().keyPressEvent(event)
        elif key in STEPS:
            self._put(max(0, self.cursor_point) + STEPS[key])
        elif key == Qt.Key.Key_Home:
            self._put(0)
        elif key == Qt.Key.Key_End:
            self._put(len(self.reviewed.review.line) - 1)
        elif key in RETURN:
            self.wanted.emit(self.entry())
        else:
            super().keyPressEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Put the cursor on the turn at the pointer."""
        if (chart := self.laid) is not None and event.button() == Qt.MouseButton.LeftButton:
            self._put(chart.nearest(event.position().x()))

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Show the moment at the pointer on the table."""
        if self.laid is not None and event.button() == Qt.MouseButton.LeftButton:
            self.wanted.emit(self.entry())

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint a card with the chart."""
        painter, palette = QPainter(self), colours(self)
        edge = palette.accent_text if focus_seen(self) else palette.area_edge
        rounded(painter, QRectF(self.rect()), 12, palette.area, edge, 2 if focus_seen(self) else 1)
        if self.laid is not None and self.reviewed is not None:
            point = self.cursor_point
            paint_chart(painter, self.laid, self.reviewed.first, self._look(self.reviewed), self.chosen, point)

    def _look(self, reviewed: Reviewed) -> Look:
        palette, say = colours(self), self._words.say
        return Look(
            text=palette.text,
            quiet=palette.quiet_text,
            hair=palette.card_edge,
            ground=palette.area,
            lit=palette.accent_text,
            players=palette.players,
            names=reviewed.players,
            wins=lambda seat: say("review-wins", player=reviewed.players[seat]),
            percent=lambda percent: say("review-percent", percent=percent),
            small=interface_font(11),
            bold=interface_font(12, QFont.Weight.Bold),
            mark=SIZES.mark,
        )

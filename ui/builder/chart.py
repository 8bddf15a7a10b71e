"""A small chart: the probability of each total of a roll, compared with that of another army."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFocusEvent, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QSizePolicy, QWidget

from ddtable.words.sentences import Words
from ui.art.palette import Palette
from ui.builder.figures import Figure
from ui.kit.focus_seen import focus_seen
from ui.kit.fonts import interface_font
from ui.kit.painting import rounded, text
from ui.kit.theme import colours

LEAST, TALLEST = 84, 520
HEAD, FOOT = 22, 20
INSET = 14
NARROW, BROAD = 11.0, 17.0  # pixels that a total of one digit needs below its bar, and one of two digits
MIDDLE = Qt.AlignmentFlag.AlignHCenter


class Chart(QWidget):
    """Bars for one army, a stepped line for the other.

    Shows the probability of the total that is under the pointer or chosen with the arrow keys.
    """

    def __init__(self, words: Words, parent: QWidget) -> None:
        super().__init__(parent)
        self._words = words
        self.one: Figure | None = None
        self.other: Figure | None = None
        self.at: int | None = None
        self.note = ""
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setMinimumHeight(LEAST)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setMaximumHeight(TALLEST)

    def show_figures(self, one: Figure | None, other: Figure | None, note: str = "") -> None:
        """Show another roll; compare it with `other`, and show `note` while no total is pointed at."""
        self.one, self.other, self.note = one, other, note
        if self.at is not None:
            self.at = min(max(self.at, self.span[0]), self.span[1])
        self.setAccessibleName(self.told())
        self.update()

    @property
    def span(self) -> tuple[int, int]:
        """The lowest and the highest total."""
        spans = [figure.span() for figure in (self.one, self.other) if figure is not None]
        return (min(low for low, _ in spans), max(high for _, high in spans)) if spans else (0, 0)

    def told(self) -> str:
        """Return the text for the total pointed at, or for the roll as a whole."""
        if self.one is None or (self.one.best == 0 and (self.other is None or self.other.best == 0)):
            return self._words.say("builder-chart-empty")
        say = self._words.say
        if self.at is None and self.note:
            return self.note
        if self.at is None:
            return say("builder-chart-range", low=self.one.low, high=self.one.high)
        share = round(100 * self.one.at_least(self.at))
        if self.other is None:
            return say("builder-chart-chance", total=self.at, share=share)
        other = round(100 * self.other.at_least(self.at))
        return say("builder-chart-both", total=self.at, share=share, other=other)

    # Mouse and keyboard

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Show the probability of the total under the pointer."""
        low, high = self.span
        wide = (self.width() - 2 * INSET) / (high - low + 1)
        self._point_at(min(high, max(low, low + int((event.position().x() - INSET) / wide))))

    def leaveEvent(self, event: QEvent) -> None:
        """Show the summary again."""
        super().leaveEvent(event)
        self._point_at(None)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Show the summary again."""
        super().focusOutEvent(event)
        self._point_at(None)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Move from total to total with Left and Right."""
        step = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}.get(Qt.Key(event.key()), 0)
        if not step or self.one is None:
            super().keyPressEvent(event)
            return
        low, high = self.span
        at = round(self.one.mean) if self.at is None else self.at + step
        self._point_at(min(high, max(low, at)))

    def _point_at(self, total: int | None) -> None:
        if total != self.at:
            self.at = total
            self.setAccessibleName(self.told())
            self.update()

    # Painting

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the text, the bars, and the totals below them."""
        palette = colours(self)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        rect = QRectF(self.rect())
        if focus_seen(self):
            rounded(painter, rect.adjusted(4, 0, -4, 0), 8, None, palette.accent_text, 2)
        told = rect.adjusted(INSET, 0, -INSET, 0)
        told.setHeight(HEAD)
        ink = palette.text if self.at is not None else palette.quiet_text
        text(painter, told, self.told(), interface_font(12), ink)
        if self.one is None or not (self.one.best or (self.other is not None and self.other.best)):
            return
        area = rect.adjusted(INSET, HEAD + 2, -INSET, -FOOT)
        highest = max(max(figure.chances) for figure in (self.one, self.other) if figure is not None)
        self._paint_bars(painter, area, highest, palette)
        if self.other is not None:
            self._paint_steps(painter, area, self.other, highest, palette)
        painter.fillRect(QRectF(area.left(), area.bottom(), area.width(), 1), QColor(palette.quiet_text))
        self._paint_totals(painter, area, palette)

    def _paint_bars(self, painter: QPainter, area: QRectF, highest: float, palette: Palette) -> None:
        low, high = self.span
        wide = area.width() / (high - low + 1)
        painter.setPen(Qt.PenStyle.NoPen)
        for number, total in enumerate(range(low, high + 1)):
            chance = self.one.chances[total] if self.one is not None and total < len(self.one.chances) else 0.0
            tall = max(1.0, (area.height() - 2) * chance / highest)
            gap = min(2.0, wide * 0.2)
            bar = QRectF(area.left() + number * wide + gap / 2, area.bottom() - tall, wide - gap, tall)
            reached = self.at is not None and total >= self.at
            painter.setOpacity(1.0 if reached else 0.55)
            painter.setBrush(QColor(palette.text if reached else palette.quiet_text))
            painter.drawRoundedRect(bar, min(3.0, wide / 4), min(3.0, wide / 4))
        painter.setOpacity(1.0)

    def _paint_steps(self, painter: QPainter, area: QRectF, other: Figure, highest: float, palette: Palette) -> None:
        low, high = self.span
        wide = area.width() / (high - low + 1)
        steps = QPolygonF([QPointF(area.left(), area.bottom())])
        for number, total in enumerate(range(low, high + 1)):
            chance = other.chances[total] if total < len(other.chances) else 0.0
            top = area.bottom() - (area.height() - 2) * chance / highest
            steps.append(QPointF(area.left() + number * wide, top))
            steps.append(QPointF(area.left() + (number + 1) * wide, top))
        steps.append(QPointF(area.right(), area.bottom()))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(QColor(palette.good), 2, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
        painter.drawPolyline(steps)

    def _paint_totals(self, painter: QPainter, area: QRectF, palette: Palette) -> None:
        low, high = self.span
        wide = area.width() / (high - low + 1)
        least = NARROW if high < 10 else BROAD
        each = next(step for step in (1, 2, 5, 10, 20, 50, 100) if step * wide >= least or step == 100)
        font = interface_font(10)
        for number, total in enumerate(range(low, high + 1)):
            if total % each == 0 or total == self.at:
                middle = area.left() + (number + 0.5) * wide
                ink = palette.text if total == self.at else palette.quiet_text
                text(painter, QRectF(middle - 20, area.bottom() + 2, 40, FOOT - 4), str(total), font, ink, MIDDLE)

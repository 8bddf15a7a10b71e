"""The overlay of the table while an earlier moment is shown: a frame, its name, rings around the dice concerned."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from ui.kit.fonts import interface_font, title_font
from ui.kit.painting import rounded, text
from ui.kit.theme import colours

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ui.games.game_table import GameTable

DASHES = (6.0, 4.0)
TAG = 20
MIDDLE = Qt.AlignmentFlag.AlignHCenter


class PastMarks(QWidget):
    """A transparent overlay of the table.

    Frame and rings are dashed in the text colour, never in the accent colour.
    """

    def __init__(self, words: str, table: GameTable) -> None:
        super().__init__(table)
        self._table, self._words = table, words
        self._dice: frozenset[int] = frozenset()
        self._instead = ""
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setAccessibleName(words)
        table.installEventFilter(self)
        self.hide()

    @property
    def dice(self) -> frozenset[int]:
        """The dice with rings."""
        return self._dice

    def mark(self, dice: frozenset[int] | None, instead: str = "") -> None:
        """Ring these dice; None hides the overlay. `instead` is the reason why nothing can be seen."""
        self._dice, self._instead = dice or frozenset(), instead
        self.setAccessibleDescription(instead)
        self.setVisible(dice is not None)
        if dice is not None:
            self.setGeometry(self._table.rect())
            self.raise_()
            self.update()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Cover the table and stay above its new children."""
        if event.type() == QEvent.Type.Resize:
            self.setGeometry(self._table.rect())
        elif event.type() == QEvent.Type.ChildAdded:
            self.raise_()
        return super().eventFilter(watched, event)

    def rings(self) -> Iterator[QRectF]:
        """Yield the rectangles of the rings: around each die, its stack, or the line of a folded army."""
        yield from self._table.rings(self._dice)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the frame with its name, then the rings."""
        palette = colours(self)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        pen = QPen(QColor(palette.quiet_text), 2)
        pen.setDashPattern(list(DASHES))
        painter.setPen(pen)
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(4, 4, -4, -4), 16, 16)
        ring = QPen(QColor(palette.text), 2)
        ring.setDashPattern([3.0, 2.0])
        for square in self.rings():
            painter.setPen(ring)
            painter.drawRoundedRect(square, 8, 8)
        text(painter, QRectF(self.rect()), self._instead, title_font(18, italic=True), palette.quiet_text, MIDDLE)
        font = interface_font(11, QFont.Weight.Bold)
        width = QFontMetricsF(font).horizontalAdvance(self._words) + 24
        tag = QRectF((self.width() - width) / 2, 0, width, TAG)
        rounded(painter, tag, 10, palette.text)
        text(painter, tag, self._words, font, palette.card, MIDDLE)

"""The card with the events since a player's last turn. It takes no focus and disappears with the first answer."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget

from ddtable.summaries.recap_values import Line
from ui.art.icons import icon_pixmap
from ui.kit.buttons import KeyButton
from ui.kit.fonts import interface_font, title_font
from ui.kit.painting import rounded, text
from ui.kit.theme import colours

if TYPE_CHECKING:
    from ddtable.words.sentences import Words

MARGIN = 16
BESIDE = 10  # pixels beside the buttons, which need more room than text that can be wrapped
TITLE = 28
ICON = 16
GAP = 6
FOOT = 44
MOST_LINES = 8
WRAP = Qt.TextFlag.TextWordWrap


class RecapCard(QWidget):
    """A card over the bottom of the log. `wanted` asks for a replay on the table; `told` is emitted with its text."""

    wanted = Signal()
    told = Signal(str)

    def __init__(self, words: Words, over: QWidget, parent: QWidget) -> None:
        super().__init__(parent)
        self._words, self._over = words, over
        self._title, self.lines = "", list[Line]()
        row = QHBoxLayout(self)
        row.setContentsMargins(BESIDE, 0, BESIDE, 12)
        row.setSpacing(4)
        self.show_me = KeyButton(words.say("ui-recap-show"), "L", "plain", self, height=32)
        self.show_me.setToolTip(words.say("ui-recap-show-tip"))
        self.close_button = KeyButton(words.say("ui-recap-close"), "Esc", "quiet", self, height=32)
        self.show_me.clicked.connect(self._show_clicked)
        self.close_button.clicked.connect(partial(self.setVisible, False))
        for button in (self.show_me, self.close_button):
            row.addWidget(button, 0, Qt.AlignmentFlag.AlignBottom)
        row.addStretch(1)
        over.installEventFilter(self)
        self.hide()

    def tell(self, title: str, lines: Sequence[Line], most: int = MOST_LINES) -> None:
        """Show the first lines of a recap, at most so many."""
        rest = len(lines) - most
        self._title, self.lines = title, list(lines if rest <= 1 else lines[: most - 1])
        if rest > 1:
            self.lines.append(Line("log", self._words.say("ui-recap-more", count=rest + 1)))
        self.setAccessibleName(title)
        self.setAccessibleDescription("; ".join(line.words for line in self.lines))
        self.place()
        self.show()
        self.raise_()
        self.told.emit(f"{title}: {self.accessibleDescription()}")

    def _show_clicked(self, _checked: bool = False) -> None:
        self.wanted.emit()

    def place(self) -> None:
        """Cover the bottom of the log."""
        over = self._over.geometry()
        width = over.width()
        high = MARGIN + TITLE + sum(self._height(line, width) + GAP for line in self.lines) + FOOT + 8
        high = min(round(high), over.height())
        self.setGeometry(over.left(), over.bottom() + 1 - high, width, high)

    def _height(self, line: Line, width: int) -> float:
        room = QRectF(0, 0, width - 2 * MARGIN - ICON - 8, 1000)
        return QFontMetricsF(interface_font(12), self).boundingRect(room, WRAP, line.words).height()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follow the log."""
        if event.type() in (QEvent.Type.Resize, QEvent.Type.Move) and self.isVisible():
            self.place()
        return super().eventFilter(watched, event)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the card, its title, its lines with their icons."""
        palette = colours(self)
        ink = QColor(palette.quiet_text)
        pictures = [icon_pixmap(line.icon, ICON, ink, self.devicePixelRatioF()) for line in self.lines]
        painter = QPainter(self)
        rect = QRectF(self.rect())
        rounded(painter, rect, 14, palette.card, palette.quiet_text)
        inner = rect.adjusted(MARGIN, 12, -MARGIN, 0)
        text(painter, QRectF(inner.left(), inner.top(), inner.width(), 22), self._title, title_font(16), palette.text)
        top = inner.top() + TITLE
        for line, picture in zip(self.lines, pictures, strict=True):
            height = self._height(line, self.width())
            painter.drawPixmap(QPointF(inner.left(), top), picture)
            painter.setFont(interface_font(12))
            painter.setPen(QColor(palette.text))
            painter.drawText(QRectF(inner.left() + ICON + 8, top, inner.width() - ICON - 8, height), WRAP, line.words)
            top += height + GAP

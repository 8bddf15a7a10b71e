"""A notice shown over the window for a while; it takes no clicks and is announced to screen readers."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QPoint, QRectF, Qt, QTimer
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from ui.kit.aloud import say_aloud
from ui.kit.fonts import interface_font
from ui.kit.painting import rounded, text
from ui.kit.theme import colours, raised

MILLISECONDS = 5000
HEIGHT, BESIDE, ABOVE = 40, 20, 4


class Notice(QWidget):
    """One line on a round card at the top of its window, where it covers neither dice nor rolls."""

    def __init__(self, window: QWidget, below: QWidget | None = None) -> None:
        super().__init__(window)
        self._below = below  # the widget below the window's menus
        self._window = window
        self.words = ""
        self.setFont(interface_font(13))
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._ending = QTimer(self)
        self._ending.setSingleShot(True)
        self._ending.setInterval(MILLISECONDS)
        self._ending.timeout.connect(self.hide)
        window.installEventFilter(self)
        self.hide()

    def show_words(self, words: str) -> None:
        """Show this text for a while."""
        self.words = words
        self.setAccessibleName(words)
        self._place()
        self.show()
        self.raise_()
        self.update()
        self._ending.start()
        say_aloud(self, words)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Stay in the middle."""
        if event.type() == QEvent.Type.Resize and self.isVisible():
            self._place()
        return super().eventFilter(watched, event)

    def _place(self) -> None:
        window = self._window
        wanted = round(QFontMetricsF(self.font()).horizontalAdvance(self.words)) + 2 * BESIDE + 2
        wide = min(wanted, window.width() - 2 * BESIDE)
        top = self._below.mapTo(window, QPoint(0, ABOVE)).y() if self._below is not None else ABOVE
        self.setGeometry((window.width() - wide) // 2, top, wide, HEIGHT)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the card and its line."""
        palette = colours(self)
        painter = QPainter(self)
        rect = QRectF(self.rect())
        rounded(painter, rect, 12, raised(palette), palette.quiet_text)
        line = rect.adjusted(BESIDE, 0, -BESIDE, 0)
        text(painter, line, self.words, self.font(), palette.text, Qt.AlignmentFlag.AlignHCenter)

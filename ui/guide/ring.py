"""The ring round the target of a card. It takes no clicks."""

from __future__ import annotations

from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from ui.kit.theme import colours

WIDE = 3  # pixels


class GuideRing(QWidget):
    """A rounded frame over the page."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()

    def put_round(self, target: QRect) -> None:
        """Show the ring round a rectangle of the page; hide it if that is empty."""
        self.setGeometry(target.adjusted(-1, -1, 1, 1))
        self.setVisible(not target.isNull())
        self.raise_()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """The frame in the accent colour."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(QColor(colours(self).accent_text), WIDE))
        inset = WIDE / 2 + 0.5
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(inset, inset, -inset, -inset), 10, 10)

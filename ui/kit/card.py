"""The raised card below a group of widgets."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from ui.kit.painting import rounded
from ui.kit.theme import colours

ROUND = 14


class Card(QWidget):
    """A card; its subclasses lay out what is on it."""

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the card."""
        edge, width = self.edge()
        rounded(QPainter(self), QRectF(self.rect()), ROUND, colours(self).card, edge, width)

    def edge(self) -> tuple[str, float]:
        """Return the colour and the width of the edge."""
        return colours(self).card_edge, 1.0

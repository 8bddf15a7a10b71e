"""The card of a seat in the new game dialog; files can be dropped on it."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from ui.kit.painting import rounded
from ui.kit.theme import colours

ROUND = 14


class SeatCard(QWidget):
    """A raised card for a `seat`."""

    def __init__(self, seat: int, parent: QWidget) -> None:
        super().__init__(parent)
        self.seat = seat
        self.is_pointed = False

    def show_pointed(self, pointed: bool) -> None:
        """Mark the card while dragged files would go to this player."""
        if pointed != self.is_pointed:
            self.is_pointed = pointed
            self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint a raised card."""
        palette = colours(self)
        painter = QPainter(self)
        edge, width = (palette.accent_text, 2.0) if self.is_pointed else (palette.card_edge, 1.0)
        rounded(painter, QRectF(self.rect()), ROUND, palette.card, edge, width)

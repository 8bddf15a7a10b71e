"""A card that stands above the question bar, over the table: what the panels of the bar have in common."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from ui.shell.painting import rounded
from ui.shell.theme import colours

BESIDE = 16  # pixels between the card and the window's edge
ABOVE = 8  # pixels between the card and the question bar
RIBBON = 44  # pixels at the top that stay free: the phases of the turn


class RaisedCard(QWidget):
    """Stands at the right edge above the bar, or at the left one."""

    def __init__(self, parent: QWidget, bar: QWidget, *, left: bool = False) -> None:
        super().__init__(parent)
        self.bar = bar
        self._left = left
        self.hide()

    def room(self) -> tuple[int, int]:
        """Return the width and height that a card may have."""
        return self.bar.width() - 2 * BESIDE, self.bar.y() - 2 * ABOVE - RIBBON

    def place(self) -> None:
        """Take the size that it likes, and stand above the question bar."""
        self.adjustSize()
        width, height = self.room()
        size = self.sizeHint()
        wide, high = min(size.width(), width), min(size.height(), height)
        left = self.bar.x() + (BESIDE if self._left else self.bar.width() - wide - BESIDE)
        self.setGeometry(left, self.bar.y() - high - ABOVE, wide, high)
        self.raise_()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """A raised card."""
        palette = colours(self)
        rounded(QPainter(self), QRectF(self.rect()), 14, palette.card, palette.card_edge)

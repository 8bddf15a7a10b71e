"""The base of dialogs with the background of the table."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QDialog

from ui.kit.painting import fill_dialog
from ui.kit.theme import colours


class TableDialog(QDialog):
    """A dialog; all others are derived from it."""

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the table background."""
        fill_dialog(QPainter(self), QRectF(self.rect()), colours(self))

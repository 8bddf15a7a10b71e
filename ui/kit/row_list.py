"""A list of rows, each with a name and quiet words."""

from __future__ import annotations

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QFrame, QListWidget, QWidget

from ui.kit.row_delegate import RowDelegate


class RowList(QListWidget):
    """A list without a frame that scrolls smoothly; its rows have one size and are painted by the delegate."""

    def __init__(self, parent: QWidget, row: QSize, delegate: type[RowDelegate] = RowDelegate) -> None:
        super().__init__(parent)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setItemDelegate(delegate(self, row))
        self.setMouseTracking(True)
        self.setVerticalScrollMode(QListWidget.ScrollMode.ScrollPerPixel)
        self.viewport().setAutoFillBackground(False)

"""A page that scrolls when it must, on the ground of its dialog."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QScrollArea, QWidget

WIDE = 780  # pixels of a dialog with a long page


class ScrollPage(QScrollArea):
    """Shows a widget as wide as itself, and scrolls it up and down."""

    def __init__(self, page: QWidget, parent: QWidget) -> None:
        super().__init__(parent)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setWidgetResizable(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setWidget(page)
        self.viewport().setAutoFillBackground(False)
        page.setAutoFillBackground(False)  # the scroll area has set it

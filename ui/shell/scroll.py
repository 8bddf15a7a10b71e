"""A part of a dialog that scrolls where the screen is too low for it."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QFrame, QScrollArea, QWidget

LEAST_BODY = 160


class Scroll(QScrollArea):
    """A body that is as high as it wants, and scrolls where it may not be."""

    def __init__(self, body: QWidget, parent: QWidget) -> None:
        super().__init__(parent)
        self._body = body
        self._most = 10_000
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # it follows the focus of its parts
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setWidgetResizable(True)
        self.setWidget(body)
        self.viewport().setAutoFillBackground(False)
        body.setAutoFillBackground(False)

    def limit(self, most: int) -> None:
        """Be at most so many pixels high from now on."""
        self._most = max(LEAST_BODY, most)
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        """The body's size, and room for the bar where it scrolls."""
        least, most = self._body.minimumSize(), self._body.maximumSize()
        wanted = self._body.sizeHint().expandedTo(least).boundedTo(most)
        if self._body.hasHeightForWidth():  # words that wrap need less height than hinted at where they have room
            wanted.setHeight(max(least.height(), min(self._body.heightForWidth(wanted.width()), most.height())))
        bar = self.verticalScrollBar().sizeHint().width() if wanted.height() > self._most else 0
        return QSize(wanted.width() + bar, min(wanted.height(), self._most))

    def minimumSizeHint(self) -> QSize:
        """As sizeHint: the dialog takes the size of its parts."""
        return self.sizeHint()

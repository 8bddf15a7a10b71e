"""A part of a dialog that scrolls if the screen is too low."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QFrame, QScrollArea, QWidget

LEAST_BODY = 160


class Scroll(QScrollArea):
    """A body of its preferred height, which scrolls if the height is limited."""

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
        """Set the greatest height in pixels."""
        self._most = max(LEAST_BODY, most)
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        """Return the body's size, with room for the scroll bar if it scrolls."""
        least, most = self._body.minimumSize(), self._body.maximumSize()
        wanted = self._body.sizeHint().expandedTo(least).boundedTo(most)
        if self._body.hasHeightForWidth():  # text that wraps needs less height than its hint if there is room
            wanted.setHeight(max(least.height(), min(self._body.heightForWidth(wanted.width()), most.height())))
        bar = self.verticalScrollBar().sizeHint().width() if wanted.height() > self._most else 0
        return QSize(wanted.width() + bar, min(wanted.height(), self._most))

    def minimumSizeHint(self) -> QSize:
        """Return the preferred size: the dialog takes the size of its parts."""
        return self.sizeHint()

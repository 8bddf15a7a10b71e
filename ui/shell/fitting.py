"""A dialog that is as large as its parts want, in the middle of the window and whole on the screen."""

from __future__ import annotations

from PySide6.QtCore import QRect, QRectF
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QDialog

from ui.shell.painting import fill_dialog
from ui.shell.scroll import Scroll
from ui.shell.theme import colours

FRAME = 40  # pixels that a window manager may need for a title and borders


class FittingDialog(QDialog):
    """To be given a layout of fixed size with `body` in it, which scrolls where the screen is too low for all of it."""

    body: Scroll

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Grow and shrink about the middle."""
        super().resizeEvent(event)
        if self.isVisible() and event.oldSize().isValid():
            change = event.size() - event.oldSize()
            self._move_into_sight(self.x() - change.width() // 2, self.y() - change.height() // 2)

    def showEvent(self, event: QShowEvent) -> None:
        """Open in the middle of the window, and within the screen."""
        self._fit()
        self.adjustSize()
        super().showEvent(event)
        parent = self.parentWidget()
        middle = (parent.window().geometry() if parent else self._screen()).center()
        self._move_into_sight(middle.x() - self.width() // 2, middle.y() - (self.height() + FRAME) // 2)

    def _screen(self) -> QRect:
        """The part of the screen that windows may use."""
        return self.screen().availableGeometry()

    def _fit(self) -> None:
        """Give the body the height that the screen has beside the rows always in sight; the rest of it scrolls."""
        layout = self.layout()
        if layout is not None:
            self.body.updateGeometry()  # its pages want another size now
            layout.activate()
            rest = layout.totalSizeHint().height() - self.body.sizeHint().height()
            self.body.limit(self._screen().height() - FRAME - rest)

    def _move_into_sight(self, left: int, top: int) -> None:
        """Move so that the whole dialog with its frame is on the screen; where it is too large, its upper left is."""
        screen = self._screen()
        left = min(left, screen.right() + 1 - self.width())
        top = min(top, screen.bottom() + 1 - self.height() - FRAME)
        self.move(max(screen.left(), left), max(screen.top(), top))

    def paintEvent(self, _event: QPaintEvent) -> None:
        """The table's ground."""
        fill_dialog(QPainter(self), QRectF(self.rect()), colours(self))

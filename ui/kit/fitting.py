"""A dialog of the size of its parts, centred in the window and completely on the screen."""

from __future__ import annotations

from PySide6.QtCore import QRect
from PySide6.QtGui import QResizeEvent, QShowEvent

from ui.kit.scroll import Scroll
from ui.kit.table_dialog import TableDialog

FRAME = 40  # pixels that a window manager may need for a title and borders


class FittingDialog(TableDialog):
    """Base class; subclasses set a layout of fixed size with `body`, which scrolls if the screen is too low."""

    body: Scroll

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the centre when the size changes."""
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
        """Return the usable area of the screen."""
        return self.screen().availableGeometry()

    def _fit(self) -> None:
        """Set the body's height to what the screen has beside the fixed rows; the rest scrolls."""
        layout = self.layout()
        if layout is not None:
            self.body.updateGeometry()  # its pages have another size now
            layout.activate()
            rest = layout.totalSizeHint().height() - self.body.sizeHint().height()
            self.body.limit(self._screen().height() - FRAME - rest)

    def _move_into_sight(self, left: int, top: int) -> None:
        """Move the whole dialog with its frame onto the screen; if it is too large, its upper left corner."""
        screen = self._screen()
        left = min(left, screen.right() + 1 - self.width())
        top = min(top, screen.bottom() + 1 - self.height() - FRAME)
        self.move(max(screen.left(), left), max(screen.top(), top))

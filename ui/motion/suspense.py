"""Delays result announcements until the animation of the roll has ended."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal


class Suspense(QObject):
    """The delay of one page. While `held`, new results stay hidden; `over` is emitted when they may be shown."""

    over = Signal()

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.held = False

    def hold(self) -> None:
        """Hide new results from now on."""
        self.held = True

    def release(self) -> None:
        """Show the hidden results."""
        if self.held:
            self.held = False
            self.over.emit()

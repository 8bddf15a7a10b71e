"""What a roll has brought is not told before its dice lie still: whoever tells of it asks here, and waits."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal


class Suspense(QObject):
    """One for a page. While `held` nothing new is told; `over` says that it may be, all of it."""

    over = Signal()

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.held = False

    def hold(self) -> None:
        """Tell nothing from now on."""
        self.held = True

    def release(self) -> None:
        """Tell what there is to tell."""
        if self.held:
            self.held = False
            self.over.emit()

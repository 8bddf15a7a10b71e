"""The part of a widget that is repainted. `QWidget.grab()` cannot show it, since it paints everything itself."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QRect
from PySide6.QtGui import QPaintEvent, QRegion
from PySide6.QtWidgets import QApplication, QWidget


class Painted(QObject):
    """Adds up the regions that a widget is asked to paint."""

    def __init__(self, widget: QWidget) -> None:
        super().__init__(widget)
        QApplication.processEvents()  # what was to be painted before does not count
        self.region = QRegion()
        widget.installEventFilter(self)

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:  # noqa: N802
        if isinstance(event, QPaintEvent):
            self.region = self.region.united(event.region())
        return False

    def covers(self, part: QRect | QRegion) -> bool:
        """Return True if all of a part has been repainted since this began to watch."""
        QApplication.processEvents()
        return QRegion(part).subtracted(self.region).isEmpty()

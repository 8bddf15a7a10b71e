"""What is painted: which part of a widget, which `QWidget.grab()` cannot show; the greys of a picture."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, QObject, QRect
from PySide6.QtGui import QImage, QPainter, QPaintEvent, QRegion
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


def painted_words(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Return a list to which everything is added that is painted as text from here on."""
    found: list[str] = []
    draw = QPainter.drawText

    def record(painter: QPainter, *given: object) -> object:
        found.extend(one for one in given if isinstance(one, str))
        return draw(painter, *given)  # type: ignore[call-overload]

    monkeypatch.setattr(QPainter, "drawText", record)
    return found


def grey_pixels(picture: QImage) -> bytes:
    """Return the lightness of each pixel, 0 to 255, row by row."""
    grey = picture.convertToFormat(QImage.Format.Format_Grayscale8)
    bits, line, wide = bytes(grey.constBits()), grey.bytesPerLine(), grey.width()
    return b"".join(bits[at : at + wide] for at in range(0, line * grey.height(), line))

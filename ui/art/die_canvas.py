"""Transparent pictures of a die's box, and painters on them that always end before their picture does."""

from collections.abc import Iterator
from contextlib import contextmanager

from PySide6.QtCore import Qt
from PySide6.QtGui import QImage, QPainter

BOX = 100.0  # units a side of a die's box, the unit of all measures


def blank(pixels: int) -> QImage:
    """Return a transparent square picture."""
    image = QImage(pixels, pixels, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    return image


@contextmanager
def painting(image: QImage, units: float = BOX) -> Iterator[QPainter]:
    """Yield a smooth painter on a square picture, scaled to `units` a side; it is ended even after an error."""
    painter = QPainter(image)
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
    painter.scale(image.width() / units, image.height() / units)
    try:
        yield painter
    finally:
        painter.end()

"""Transparent pictures of a die's box, and painters on them that always end before their picture does."""

from collections.abc import Iterator
from contextlib import contextmanager

from PySide6.QtCore import Qt
from PySide6.QtGui import QImage, QPainter

BOX = 100.0  # units a side, in which everything on a die is measured


def blank(pixels: int) -> QImage:
    """A transparent square picture."""
    image = QImage(pixels, pixels, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    return image


@contextmanager
def painting(image: QImage, units: float = BOX) -> Iterator[QPainter]:
    """A smooth painter on a square picture, scaled to so many units a side; ended even when an icon is unknown."""
    painter = QPainter(image)
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
    painter.scale(image.width() / units, image.height() / units)
    try:
        yield painter
    finally:
        painter.end()

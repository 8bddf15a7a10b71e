"""The fonts of the interface and of its titles."""

from __future__ import annotations

from PySide6.QtGui import QFont

from ui.art.typefaces import INTERFACE, TITLES, typeface


def interface_font(pixels: int = 13, weight: QFont.Weight = QFont.Weight.Medium) -> QFont:
    """Return the interface font, with digits of equal width."""
    font = typeface(INTERFACE, pixels)
    font.setWeight(weight)
    font.setFeature(QFont.Tag("tnum"), 1)
    return font


def title_font(pixels: int, *, italic: bool = False) -> QFont:
    """Return the font of titles."""
    font = typeface(TITLES, pixels)
    font.setWeight(QFont.Weight.Normal if italic else QFont.Weight.DemiBold)
    font.setItalic(italic)
    return font

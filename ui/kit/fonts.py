"""The fonts of the interface and of its titles, made once for each size. Copy one before you change it."""

from __future__ import annotations

from functools import cache

from PySide6.QtGui import QFont

from ui.art.typefaces import INTERFACE, TITLES, typeface

MEDIUM, BOLD = QFont.Weight.Medium, QFont.Weight.Bold


@cache
def interface_font(pixels: int = 13, weight: QFont.Weight = MEDIUM) -> QFont:
    """Return the interface font, with digits of equal width."""
    font = typeface(INTERFACE, pixels)
    font.setWeight(weight)
    font.setFeature(QFont.Tag("tnum"), 1)
    return font


@cache
def title_font(pixels: int, *, italic: bool = False) -> QFont:
    """Return the font of titles."""
    font = typeface(TITLES, pixels)
    font.setWeight(QFont.Weight.Normal if italic else QFont.Weight.DemiBold)
    font.setItalic(italic)
    return font

"""Fonts for paper: sizes in tenths of a millimetre, unhinted, so that every printer and zoom breaks lines equally."""

from __future__ import annotations

from functools import cache

from PySide6.QtCore import QPointF
from PySide6.QtGui import QFont, QFontMetricsF, QTextLayout, QTextOption

from ui.kit.fonts import MEDIUM, interface_font, title_font

FORCE, FIGURE, ARMY, NAME, AMOUNT, PLAIN, SMALL = 76, 62, 46, 33, 38, 27, 23
REGULAR = QFont.Weight.Normal


@cache
def plain(size: int, weight: QFont.Weight = MEDIUM) -> QFont:
    """Return the shared font of tables; callers must not change it."""
    return _for_paper(interface_font(size, weight))


@cache
def serif(size: int, *, italic: bool = False) -> QFont:
    """Return the shared font of titles; callers must not change it."""
    return _for_paper(title_font(size, italic=italic))


def _for_paper(shared: QFont) -> QFont:
    """Return a copy of a font without hinting, ligatures and special digits.

    A PDF file could not be searched for these glyphs.
    """
    font = QFont(shared)
    font.clearFeatures()
    for joined in ("liga", "clig", "dlig"):
        font.setFeature(QFont.Tag(joined), 0)
    font.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    return font


def wide(words: str, font: QFont) -> float:
    """Return the width of a text."""
    return QFontMetricsF(font).horizontalAdvance(words)


def shrunk(font: QFont, words: str, width: float, least: int) -> QFont:
    """Return a smaller font if the text is too wide, at least of size `least`."""
    room = width / max(1.0, wide(words, font))
    if room >= 1:
        return font
    smaller = QFont(font)
    smaller.setPixelSize(max(least, int(font.pixelSize() * room)))
    return smaller


def lines_of(words: str, font: QFont, width: float, most: int) -> tuple[str, ...]:
    """Return a text in at most `most` lines of this width; the last line holds all the rest and may be too long."""
    layout = QTextLayout(words, font)
    option = QTextOption()
    option.setWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
    layout.setTextOption(option)
    found: list[str] = []
    layout.beginLayout()
    while (line := layout.createLine()).isValid():
        line.setLineWidth(width)
        line.setPosition(QPointF(0, 0))
        start = line.textStart()
        if len(found) == most - 1:
            found.append(words[start:].strip())
            break
        found.append(words[start : start + line.textLength()].strip())
    layout.endLayout()
    return tuple(found)

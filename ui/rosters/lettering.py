"""Type on paper: sizes in tenths of a millimetre, unhinted, so that every printer and zoom sets the same lines."""

from __future__ import annotations

from functools import cache

from PySide6.QtCore import QPointF
from PySide6.QtGui import QFont, QFontMetricsF, QTextLayout, QTextOption

from ui.shell.fonts import interface_font, title_font

FORCE, FIGURE, ARMY, NAME, AMOUNT, PLAIN, SMALL = 76, 62, 46, 33, 38, 27, 23
BOLD, MEDIUM, REGULAR = QFont.Weight.Bold, QFont.Weight.Medium, QFont.Weight.Normal


@cache
def plain(size: int, weight: QFont.Weight = MEDIUM) -> QFont:
    """Return the typeface of tables; nobody changes it."""
    return _for_paper(interface_font(size, weight))


@cache
def serif(size: int, *, italic: bool = False) -> QFont:
    """Return the typeface of titles; nobody changes it."""
    return _for_paper(title_font(size, italic=italic))


def _for_paper(font: QFont) -> QFont:
    """Return a font unhinted, each sign its own letter.

    Figures of one width and joined letters are no letters to a PDF file: nobody could find or copy them.
    """
    font.clearFeatures()
    for joined in ("liga", "clig", "dlig"):
        font.setFeature(QFont.Tag(joined), 0)
    font.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    return font


def wide(words: str, font: QFont) -> float:
    """Return how wide words are set."""
    return QFontMetricsF(font).horizontalAdvance(words)


def shrunk(font: QFont, words: str, width: float, least: int) -> QFont:
    """Return a font in smaller type where words are too wide, `least` at the smallest."""
    room = width / max(1.0, wide(words, font))
    if room >= 1:
        return font
    smaller = QFont(font)
    smaller.setPixelSize(max(least, int(font.pixelSize() * room)))
    return smaller


def lines_of(words: str, font: QFont, width: float, most: int) -> tuple[str, ...]:
    """Return words as lines of this width, at most so many: the last one then holds all the rest, to be cut."""
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

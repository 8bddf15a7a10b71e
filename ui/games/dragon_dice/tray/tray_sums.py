"""The sums beside a roll's dice: every line, then the total; several long ones are in rows below the dice."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct
from PySide6.QtCore import QRectF
from PySide6.QtGui import QFont, QFontMetricsF, QPainter

from ui.art.palette import Palette
from ui.kit.fonts import interface_font
from ui.kit.painting import text

WIDEST = 168
TOTAL, LINE, LEAST_LINE = 26.0, 18.0, 13.0
WHOLE_LINE = 15.0  # pixels of height from which a line has its usual size
ROW = 15.0


class Told(Struct, frozen=True):
    """A sum as text: each line with its tool tip, and the total."""

    lines: tuple[tuple[str, str], ...]
    total: str


def stand_below(sums: Sequence[Told], height: float) -> bool:
    """Return True if the sums must be in rows below the dice, because columns would be too high."""
    rows = sum(len(one.lines) for one in sums)
    return len(sums) > 1 and rows * LEAST_LINE + len(sums) * TOTAL > height


def _line_height(sums: Sequence[Told], height: float) -> float:
    """Return the height of a line of sums in a column of this height."""
    rows = sum(len(one.lines) for one in sums)
    return min(LINE, (height - TOTAL * len(sums)) / max(1, rows))


def _line_font(line: float) -> QFont:
    return interface_font(12 if line >= WHOLE_LINE else 10)


def sums_width(sums: Sequence[Told], height: float, most: float = WIDEST) -> float:
    """Return the width in pixels of a column of sums of this height, at most `most`; many lines are small."""
    lines, totals = QFontMetricsF(_line_font(_line_height(sums, height))), QFontMetricsF(_total_font())
    widths = [lines.horizontalAdvance(words) for one in sums for words, _ in one.lines]
    widths += [totals.horizontalAdvance(one.total) for one in sums]
    return min(most, max(widths, default=0.0) + 2)


def rows_width(sums: Sequence[Told]) -> float:
    """Return the width in pixels of sums in rows."""
    bold, quiet = QFontMetricsF(interface_font(12, QFont.Weight.Bold)), QFontMetricsF(interface_font(11))
    lines = max(quiet.horizontalAdvance("= " + " ".join(words for words, _ in one.lines)) for one in sums)
    return max(bold.horizontalAdvance(one.total) for one in sums) + 8 + lines + 2


def paint_rows(painter: QPainter, rect: QRectF, sums: Sequence[Told], palette: Palette) -> list[tuple[QRectF, str]]:
    """Paint each sum as a row: the total, then its lines; return each row's rectangle with its lines' tool tips."""
    bold, quiet = interface_font(12, QFont.Weight.Bold), interface_font(11)
    column = max(QFontMetricsF(bold).horizontalAdvance(one.total) for one in sums) + 8
    tips = []
    for number, one in enumerate(sums):
        row = QRectF(rect.left(), rect.top() + number * ROW, rect.width(), ROW)
        text(painter, row, one.total, bold, palette.text)
        lines = " ".join(words for words, _ in one.lines)
        if one.lines:
            text(painter, row.adjusted(column, 0, 0, 0), f"= {lines}", quiet, palette.quiet_text)
        tips.append((row, "\n".join(tip for _, tip in one.lines)))
    return tips


def paint_column(painter: QPainter, rect: QRectF, sums: Sequence[Told], palette: Palette) -> list[tuple[QRectF, str]]:
    """Paint the sums below each other; return each line's rectangle with its tool tip."""
    rows, height = sum(len(one.lines) for one in sums), _line_height(sums, rect.height())
    top = rect.center().y() - (height * rows + TOTAL * len(sums)) / 2
    font = _line_font(height)
    tips = []
    for one in sums:
        for words, tip in one.lines:
            line = QRectF(rect.left(), top, rect.width(), height)
            text(painter, line, words, font, palette.quiet_text)
            tips.append((line, tip))
            top += height
        text(painter, QRectF(rect.left(), top, rect.width(), TOTAL), one.total, _total_font(), palette.text)
        top += TOTAL
    return tips


def _total_font() -> QFont:
    return interface_font(16, QFont.Weight.Bold)

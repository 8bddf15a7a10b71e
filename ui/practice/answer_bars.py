"""The answers to a puzzle with their chances of winning, as bars."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct
from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from ui.kit.fonts import interface_font
from ui.kit.painting import rounded, text
from ui.kit.theme import colours

ROW, MINE, BAR, GAP = 40, 18, 6, 8
WIDE = 200


class AnswerRow(Struct, frozen=True):
    """An answer in words, its chance from 0 to 1, the chance in words, and if it is the best one and the player's."""

    words: str
    chance: float
    figure: str
    best: bool
    mine: str = ""


class AnswerBars(QWidget):
    """Paints the rows; a screen reader hears them as one text."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.rows: Sequence[AnswerRow] = ()
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def show_rows(self, rows: Sequence[AnswerRow]) -> None:
        """Show other answers."""
        self.rows = rows
        self.setAccessibleName("; ".join(f"{one.words}: {one.figure} {one.mine}".strip() for one in rows))
        self.setToolTip("\n".join(f"{one.words}: {one.figure}" for one in rows))
        self.setVisible(bool(rows))
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        """Return the height of all rows."""
        return QSize(WIDE, sum(map(_height, self.rows)))

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint each answer over its bar."""
        painter, palette = QPainter(self), colours(self)
        plain, bold = interface_font(13), interface_font(13, QFont.Weight.Bold)
        top = 0
        for row in self.rows:
            font = bold if row.best or row.mine else plain
            ink = palette.good if row.best else palette.text
            wide = QFontMetricsF(bold).horizontalAdvance(row.figure) + GAP
            line = QRectF(0, top + 2, self.width(), 20)
            text(painter, line, row.figure, bold, ink, Qt.AlignmentFlag.AlignRight)
            text(painter, line.adjusted(0, 0, -wide, 0), row.words, font, ink)
            bar = QRectF(0, top + 25, self.width(), BAR)
            rounded(painter, bar, BAR / 2, palette.area)
            filled = QRectF(bar.left(), bar.top(), max(BAR, bar.width() * row.chance), BAR)
            rounded(
                painter, filled, BAR / 2, ink if row.best else palette.accent_text if row.mine else palette.quiet_text
            )
            if row.mine:
                text(painter, QRectF(0, top + 33, self.width(), MINE), row.mine, interface_font(12), palette.quiet_text)
            top += _height(row)


def _height(row: AnswerRow) -> int:
    return ROW + MINE if row.mine else ROW

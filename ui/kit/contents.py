"""The list of pages beside a dialog with many pages: one row for each, with arrow keys."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QRectF, QSize, Signal
from PySide6.QtGui import QColor, QFont, QPainter, QPaintEvent
from PySide6.QtWidgets import QButtonGroup, QSizePolicy, QVBoxLayout, QWidget

from ui.kit.fonts import interface_font
from ui.kit.painted_button import PaintedButton
from ui.kit.painting import rounded, text
from ui.kit.theme import colours

ROW = 36


class ContentsRow(PaintedButton):
    """The name of one page."""

    def __init__(self, words: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.setText(words)
        self.setCheckable(True)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        """Return the size of a row."""
        return QSize(160, ROW)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint a plate and a bar beside the page shown."""
        palette = colours(self)
        painter = QPainter(self)
        rect = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        if self.isChecked() or self.underMouse():
            edge = palette.card_edge if self.isChecked() else None
            rounded(painter, rect, 8, palette.field if self.isChecked() else palette.area, edge)
        if self.isChecked():
            painter.fillRect(QRectF(rect.left() + 4, rect.top() + 9, 3, rect.height() - 18), QColor(palette.text))
        if self.hasFocus():
            rounded(painter, rect, 8, None, palette.accent_text, 2)
        weight = QFont.Weight.Bold if self.isChecked() else QFont.Weight.Medium
        ink = palette.text if self.isChecked() or self.underMouse() else palette.quiet_text
        text(painter, rect.adjusted(14, 0, -8, 0), self.text(), interface_font(13, weight), ink)


class Contents(QWidget):
    """The rows; `chosen` is emitted with the number of the page."""

    chosen = Signal(int)

    def __init__(self, pages: Sequence[str], parent: QWidget) -> None:
        super().__init__(parent)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(2)
        self._group = QButtonGroup(self)
        self.rows: list[ContentsRow] = []
        for number, words in enumerate(pages):
            row = ContentsRow(words, self)
            row.toggled.connect(partial(self._toggled, number))
            self._group.addButton(row)
            self.rows.append(row)
            column.addWidget(row)
        column.addStretch(1)

    def show_number(self, number: int) -> None:
        """Mark a page as shown."""
        self.rows[number].setChecked(True)

    def _toggled(self, number: int, checked: bool) -> None:
        if checked:
            self.chosen.emit(number)

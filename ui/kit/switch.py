"""A switch with its text beside it: on or off, with a quiet note."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from ui.kit.fonts import interface_font
from ui.kit.painted_button import PaintedButton
from ui.kit.painting import rounded, text
from ui.kit.theme import colours


class Switch(PaintedButton):
    """A check box painted as a switch."""

    def __init__(self, words: str, note: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.note = note
        self.setText(words)
        self.setAccessibleName(f"{words}, {note}" if note else words)
        self.setCheckable(True)
        self.setFont(interface_font(13))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        """Return the size of switch, text and note in one row."""
        words = QFontMetricsF(self.font()).horizontalAdvance(self.text())
        note = QFontMetricsF(interface_font(12)).horizontalAdvance(self.note)
        return QSize(round(48 + words + 8 + note + 8), 32)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the switch, its text, and its note."""
        palette = colours(self)
        painter = QPainter(self)
        rect = QRectF(self.rect())
        track = QRectF(2, rect.center().y() - 10, 36, 20)
        fill = palette.text if self.isChecked() else palette.field_hover if self.underMouse() else palette.field
        rounded(painter, track, 10, fill, palette.quiet_text)
        if self.hasFocus():
            rounded(painter, track.adjusted(-2, -2, 2, 2), 12, None, palette.accent_text, 2)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(palette.card if self.isChecked() else palette.quiet_text))
        painter.drawEllipse(
            QPointF(track.right() - 10 if self.isChecked() else track.left() + 10, track.center().y()), 6, 6
        )
        width = QFontMetricsF(self.font()).horizontalAdvance(self.text())
        words = QRectF(48, 0, min(width + 1, rect.width() - 48), rect.height())
        text(painter, words, self.text(), self.font(), palette.text)
        note = QRectF(words.right() + 8, 0, rect.width() - words.right() - 8, rect.height())
        if note.width() > 24:
            text(painter, note, self.note, interface_font(12), palette.quiet_text)

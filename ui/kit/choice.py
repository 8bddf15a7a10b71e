"""A combo box in the style of the window."""

from __future__ import annotations

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QComboBox, QStyle, QStyleOptionComboBox, QStylePainter

from ui.kit.theme import colours

BESIDE = 44  # pixels of a box that are not for its text


class Choice(QComboBox):
    """A combo box with an ellipsis, and an arrow of its own, because a style sheet removes Qt's."""

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the box, its text, and the arrow on its right."""
        painter = QStylePainter(self)
        option = QStyleOptionComboBox()
        self.initStyleOption(option)
        room = self.width() - BESIDE
        option.currentText = self.fontMetrics().elidedText(option.currentText, Qt.TextElideMode.ElideRight, room)
        painter.drawComplexControl(QStyle.ComplexControl.CC_ComboBox, option)
        painter.drawControl(QStyle.ControlElement.CE_ComboBoxLabel, option)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(QColor(colours(self).quiet_text), 1.6))
        right, middle = self.width() - 18, self.height() / 2
        painter.drawPolyline(
            [QPointF(right - 5, middle - 2), QPointF(right, middle + 3), QPointF(right + 5, middle - 2)]
        )

"""A small square button with a drawing."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from ui.art.icons import icon_pixmap
from ui.kit.focus_seen import focus_seen
from ui.kit.painted_button import PaintedButton
from ui.kit.painting import rounded
from ui.kit.theme import colours
from ui.kit.tips import show_button_tip

DRAWING = 18


class IconButton(PaintedButton):
    """A button with only a drawing; its text is the tool tip and accessible name."""

    def __init__(self, drawing: str, words: str, keys: str, parent: QWidget, *, side: int = 34) -> None:
        super().__init__(parent)
        self.drawing, self.keys = drawing, keys
        self.say_why(words, "")
        self.setFixedSize(side, side)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)

    def say_why(self, words: str, why: str) -> None:
        """Set the text; a reason disables the button."""
        self.setEnabled(not why)
        self.setAccessibleName(words)
        self.setAccessibleDescription(why)
        self.setToolTip(why or (f"{words} ({self.keys})" if self.keys else words))

    def event(self, event: QEvent) -> bool:
        """Show the tip beside the button."""
        if event.type() == QEvent.Type.ToolTip:
            show_button_tip(self)
            return True
        return super().event(event)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the drawing, on a plate while it is pointed at."""
        palette = colours(self)
        ink = QColor(palette.text)
        drawing = icon_pixmap(self.drawing, DRAWING, ink, self.devicePixelRatioF())
        painter = QPainter(self)
        rect = QRectF(self.rect())
        if self.underMouse() and self.isEnabled():
            rounded(painter, rect, 9, palette.field)
        if focus_seen(self):
            rounded(painter, rect.adjusted(1, 1, -1, -1), 8, None, palette.accent_text, 2)
        painter.setOpacity(1.0 if self.isEnabled() else 0.35)
        beside = (self.width() - DRAWING) / 2
        painter.drawPixmap(QPointF(beside, beside), drawing)

"""A small button with only an icon; its text is its tool tip and accessible name."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from ui.art.icons import icon_pixmap
from ui.kit.focus_seen import focus_seen
from ui.kit.painted_button import PaintedButton
from ui.kit.painting import rounded
from ui.kit.theme import colours

SIZE = 28
ICON = 14


class StepButton(PaintedButton):
    """One of the buttons of the replay bar."""

    def __init__(self, icon: str, words: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.show_as(icon, words)

    def show_as(self, icon: str, words: str) -> None:
        """Change icon and text together."""
        self._icon = icon
        self.setToolTip(words)
        self.setAccessibleName(words)
        self.update()

    def sizeHint(self) -> QSize:
        """Return a square."""
        return QSize(SIZE, SIZE)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the icon, with a plate under the pointer."""
        palette = colours(self)
        ink = QColor(palette.text if self.isEnabled() else palette.quiet_text)
        picture = icon_pixmap(self._icon, ICON, ink, self.devicePixelRatioF())
        painter = QPainter(self)
        rect = QRectF(self.rect())
        if self.underMouse() and self.isEnabled():
            rounded(painter, rect, 8, palette.field_hover)
        if focus_seen(self):
            rounded(painter, rect.adjusted(1, 1, -1, -1), 8, None, palette.accent_text, 2)
        painter.setOpacity(1.0 if self.isEnabled() else 0.5)
        painter.drawPixmap(rect.adjusted(7, 7, -7, -7).topLeft(), picture)

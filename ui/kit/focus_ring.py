"""A broad focus ring in the high contrast theme; in other themes each widget paints its own."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QFocusFrame, QWidget

from ui.kit.painting import rounded
from ui.kit.theme import Theme, application, colours

BROAD = 3


class FocusRing(QFocusFrame):
    """Follows the focus through all windows of the program."""

    def __init__(self, theme: Theme, window: QWidget) -> None:
        super().__init__(window)
        self._theme = theme
        self.hide()
        application().focusChanged.connect(self._follow)
        theme.changed.connect(self._show)

    def _follow(self, _old: QWidget | None, now: QWidget | None) -> None:
        self._surround(now)

    def _show(self) -> None:
        self._surround(application().focusWidget())

    def _surround(self, widget: QWidget | None) -> None:
        if widget is None or not self._theme.palette.strong or widget.isWindow():
            self.setWidget(None)  # type: ignore[arg-type]
            self.hide()
        else:
            self.setWidget(widget)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the ring without the style's mask."""
        if not self.mask().isEmpty():
            self.clearMask()
        rounded(QPainter(self), QRectF(self.rect()), 11, None, colours(self).accent, BROAD)

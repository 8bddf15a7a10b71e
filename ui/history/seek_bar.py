"""The slider over all moments of a game, with a tick where each turn began."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QSlider, QWidget

from ui.art.palette import player_colour
from ui.kit.focus_seen import focus_seen
from ui.kit.painting import rounded
from ui.kit.theme import colours

if TYPE_CHECKING:
    from ui.history.steps import TurnStart

HEIGHT = 28
END = 9.0  # pixels at both ends for the handle
CLOSEST = 5.0  # least pixels between ticks; without room, some are left out


class SeekBar(QSlider):
    """A slider whose handle jumps to the pointer; each tick has the colour of the turn's player."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setPageStep(10)
        self._turns: Sequence[TurnStart] = ()

    def show_moments(self, latest: int, turns: Sequence[TurnStart], moment: int) -> None:
        """Show a moment among all, without a signal."""
        self.blockSignals(True)
        self.setRange(0, latest)
        self.setValue(moment)
        self.blockSignals(False)
        self._turns = turns
        self.update()

    def sizeHint(self) -> QSize:
        """Return the preferred size."""
        return QSize(240, HEIGHT)

    def minimumSizeHint(self) -> QSize:
        """Return the least size for aiming."""
        return QSize(120, HEIGHT)

    def left_of(self, moment: int) -> float:
        """Return the x of a moment in pixels."""
        return END + (self.width() - 2 * END) * moment / max(1, self.maximum())

    def _moment_at(self, x: float) -> int:
        return round((x - END) / max(1.0, self.width() - 2 * END) * self.maximum())

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Move to the pointer."""
        if event.button() == Qt.MouseButton.LeftButton:
            self.setSliderDown(True)
            self.setValue(self._moment_at(event.position().x()))
            event.accept()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Follow the pointer."""
        if self.isSliderDown():
            self.setValue(self._moment_at(event.position().x()))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """End the drag."""
        if self.isSliderDown() and event.button() == Qt.MouseButton.LeftButton:
            self.setSliderDown(False)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the groove, the played part, the ticks, the handle."""
        palette = colours(self)
        painter = QPainter(self)
        middle, here = self.height() / 2, self.left_of(self.value())
        groove = QRectF(END, middle - 2, self.width() - 2 * END, 4)
        rounded(painter, groove, 2, palette.field, palette.quiet_text)
        rounded(painter, QRectF(END, middle - 2, here - END, 4), 2, palette.text)
        last = -CLOSEST
        for start in self._turns:
            left = self.left_of(start.step)
            if left - last >= CLOSEST:
                painter.fillRect(QRectF(left - 1, middle - 9, 2, 5), QColor(player_colour(start.seat)))
                last = left
        painter.setPen(QColor(palette.card))
        painter.setBrush(QColor(palette.text))
        painter.drawEllipse(QPointF(here, middle), 7, 7)
        if focus_seen(self):
            rounded(painter, QRectF(here - 11, middle - 11, 22, 22), 11, None, palette.accent_text, 2)

"""The overview of a zoomed map: all places as dots, the part that is seen as a frame; a click goes there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from ui.areas.delegate import DieDelegate
from ui.art.palette import player_colour
from ui.kit.painting import rounded

if TYPE_CHECKING:
    from ui.games.campaign.map.pane import MapPane

SIZE = QSize(132, 92)
EDGE = 8.0
DOT = 3.5


class Overview(QWidget):
    """The whole map in small."""

    def __init__(self, pane: MapPane, delegate: DieDelegate) -> None:
        super().__init__(pane)
        self._pane, self._delegate = pane, delegate
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAccessibleName(pane.hand.session.words.say("ui-war-overview"))
        self.setToolTip(self.accessibleName())
        self.hide()

    def sizeHint(self) -> QSize:
        """Return a fixed size."""
        return SIZE

    @property
    def _inside(self) -> QRectF:
        return QRectF(self.rect()).adjusted(EDGE, EDGE, -EDGE, -EDGE)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Show the point on the map."""
        self._go(event.position())

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Follow the pointer."""
        if event.buttons():
            self._go(event.position())

    def _go(self, at: QPointF) -> None:
        inside = self._inside
        share = QPointF((at.x() - inside.left()) / inside.width(), (at.y() - inside.top()) / inside.height())
        self._pane.look_at(share)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the links, the dots and the frame."""
        painter, palette, pane = QPainter(self), self._delegate.colours, self._pane
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        rounded(painter, QRectF(self.rect()), 10, palette.card, palette.card_edge)
        inside = self._inside
        wide, high = pane.width() * pane.zoom, pane.height() * pane.zoom
        dots = [
            QPointF(inside.left() + at.x() / wide * inside.width(), inside.top() + at.y() / high * inside.height())
            for at in pane.middles()
        ]
        painter.setPen(QPen(QColor(palette.quiet_text), 1))
        for one, other in pane.roads():
            painter.drawLine(dots[one], dots[other])
        painter.setPen(Qt.PenStyle.NoPen)
        for dot, node in zip(dots, pane.nodes.values(), strict=True):
            holder = node.facts.holder
            painter.setBrush(QColor(player_colour(holder) if holder >= 0 else palette.text))
            painter.drawEllipse(dot, DOT, DOT)
        seen = pane.view
        frame = QRectF(
            inside.left() + seen.x() * inside.width(),
            inside.top() + seen.y() * inside.height(),
            seen.width() * inside.width(),
            seen.height() * inside.height(),
        )
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(QColor(palette.accent), 1.5))
        painter.drawRoundedRect(frame, 3, 3)

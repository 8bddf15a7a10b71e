"""A card above the question bar, over the table: the common part of the bar's panels."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QRectF, QTimer
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from ui.kit.painting import rounded
from ui.kit.theme import application, colours

BESIDE = 16  # pixels between the card and the window's edge
ABOVE = 8  # pixels between the card and what is below it
RIM = 16  # pixels of a widget beside the card that show nothing of it
RIBBON = 44  # pixels at the top that stay free for the phases of the turn

Weighed = Sequence[tuple[QRect, int]]
"""Rectangles of the window with the cost per pixel of covering them."""


class RaisedCard(QWidget):
    """A card at the right edge, or the left one: above the roll tray if there is room, else above the bar.

    It moves sideways to where it covers least of the subject of the question. The rolls stay visible while points,
    spells or dice are chosen for them. It hides while it would cover the focused widget.
    """

    def __init__(self, parent: QWidget, bar: QWidget, *, left: bool = False) -> None:
        super().__init__(parent)
        self.bar = bar
        self._tray: QWidget | None = None
        self._in_the_way: Callable[[], Weighed] = tuple
        self._left = left
        self._aside = False
        # The table may be laid out after the card was placed, so the card is placed again afterwards.
        self._again = QTimer(self)
        self._again.setSingleShot(True)
        self._again.setInterval(0)
        self._again.timeout.connect(self._stand)
        self.hide()
        application().focusChanged.connect(self._on_focus)

    def stand_on(self, tray: QWidget) -> None:
        """Place the card above this tray, and follow it."""
        self._tray = tray
        tray.installEventFilter(self)

    def stand_clear_of(self, in_the_way: Callable[[], Weighed]) -> None:
        """Set the function that returns the rectangles to cover as little as possible."""
        self._in_the_way = in_the_way

    def setVisible(self, visible: bool) -> None:
        """Show or hide the card; overrides automatic hiding."""
        self._aside = False
        if visible and self.isHidden():
            self._stand()
        super().setVisible(visible)

    def _on_focus(self, _before: QWidget | None, now: QWidget | None) -> None:
        if now is None or now.window() is not self.window():
            return
        if self._covers(now):
            if self.isVisible():
                self.hide()
                self._aside = True
        elif self._aside:
            self.show()

    def _covers(self, widget: QWidget) -> bool:
        """Return True if a widget of the table is hidden below the card, except for a rim."""
        if self is widget or self.isAncestorOf(widget):
            return False
        there = QRect(widget.mapTo(self.window(), QPoint(0, 0)), widget.size())
        card = QRect(self.mapTo(self.window(), QPoint(0, 0)), self.size())
        return card.adjusted(-RIM, -RIM, RIM, RIM).contains(there)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follow the tray."""
        if event.type() in (QEvent.Type.Move, QEvent.Type.Resize, QEvent.Type.Show, QEvent.Type.Hide):
            self.place()
        return super().eventFilter(watched, event)

    def _floor(self, high: int) -> int:
        """Return the y at which a card of this height ends."""
        tray = self._tray
        if tray is not None and not tray.isHidden() and tray.y() - 2 * ABOVE - RIBBON >= high:
            return tray.y()
        return self.bar.y()

    def room(self) -> tuple[int, int]:
        """Return the greatest width and height of a card."""
        return self.bar.width() - 2 * BESIDE, self.bar.y() - 2 * ABOVE - RIBBON

    def place(self) -> None:
        """Resize to the preferred size, and move above the question bar; a hidden card does so when it is shown."""
        self.raise_()
        if not self.isHidden():
            self._stand()
            self._again.start()

    def _stand(self) -> None:
        self.adjustSize()
        self.setGeometry(self._standing())

    def _standing(self) -> QRect:
        """Return the place of the card in its preferred size."""
        width, height = self.room()
        size = self.sizeHint()
        wide, high = min(size.width(), width), min(size.height(), height)
        return self._stood_clear(QRect(0, self._floor(high) - high - ABOVE, wide, high))

    def _stood_clear(self, card: QRect) -> QRect:
        """Return the card moved sideways to where it covers least, at its own edge if possible."""
        first, last = self.bar.x() + BESIDE, self.bar.x() + self.bar.width() - card.width() - BESIDE
        kept = self._in_the_way()
        beside = [left for rect, _ in kept for left in (rect.right() + ABOVE, rect.left() - card.width() - ABOVE)]
        edges = [first, last] if self._left else [last, first]
        places = [card.translated(left, 0) for left in (*edges, *beside) if left in edges or first <= left <= last]
        return min(places, key=partial(cost, kept))

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint a raised card, with a stronger edge than the cards below it."""
        palette = colours(self)
        painter = QPainter(self)
        rounded(painter, QRectF(self.rect()), 14, palette.card)
        painter.setOpacity(0.6)
        rounded(painter, QRectF(self.rect()), 14, None, palette.quiet_text)


def cost(kept: Weighed, place: QRect) -> int:
    """Return the cost of a place: the pixels covered, each with its price."""
    return sum(_covered(place, rect) * price for rect, price in kept)


def _covered(card: QRect, rect: QRect) -> int:
    common = card.intersected(rect)
    return max(0, common.width()) * max(0, common.height())

"""A card that stands above the question bar, over the table: what the panels of the bar have in common."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QRectF, QTimer
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from ui.shell.painting import rounded
from ui.shell.theme import application, colours

BESIDE = 16  # pixels between the card and the window's edge
ABOVE = 8  # pixels between the card and what it stands on
RIM = 16  # pixels of a widget that may be seen beside the card and still show nothing of it
RIBBON = 44  # pixels at the top that stay free: the phases of the turn

Weighed = Sequence[tuple[QRect, int]]
"""Rectangles of the window with what it costs to cover a pixel of each."""


class RaisedCard(QWidget):
    """Stands at the right edge, or at the left one: above the roll tray, as long as there is room, else above the bar.

    It moves along to where it covers least of what it is about. What was rolled stays in sight so while points, spells
    or dice are chosen for it. It steps aside while what has the focus lies below it.
    """

    def __init__(self, parent: QWidget, bar: QWidget, *, left: bool = False) -> None:
        super().__init__(parent)
        self.bar = bar
        self._tray: QWidget | None = None
        self._in_the_way: Callable[[], Weighed] = tuple
        self._left = left
        self._aside = False
        # The table may be laid out after the card was placed: it looks again when all that is under way is done.
        self._again = QTimer(self)
        self._again.setSingleShot(True)
        self._again.setInterval(0)
        self._again.timeout.connect(self._stand)
        self.hide()
        application().focusChanged.connect(self._on_focus)

    def stand_on(self, tray: QWidget) -> None:
        """Stand above this tray from now on, and follow it."""
        self._tray = tray
        tray.installEventFilter(self)

    def stand_clear_of(self, in_the_way: Callable[[], Weighed]) -> None:
        """Cover as little as can be of these rectangles from now on."""
        self._in_the_way = in_the_way

    def setVisible(self, visible: bool) -> None:
        """Be there or not; whoever says so knows better than a card that stepped aside."""
        self._aside = False
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
        """Tell whether a widget of the table lies below the card, but for its rim: no pointer can come to it."""
        if self is widget or self.isAncestorOf(widget):
            return False
        there = QRect(widget.mapTo(self.window(), QPoint(0, 0)), widget.size())
        card = QRect(self.mapTo(self.window(), QPoint(0, 0)), self.size())
        return card.adjusted(-RIM, -RIM, RIM, RIM).contains(there)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follow the tray where the window lays it."""
        if event.type() in (QEvent.Type.Move, QEvent.Type.Resize, QEvent.Type.Show, QEvent.Type.Hide):
            self.place()
        return super().eventFilter(watched, event)

    def _floor(self, high: int) -> int:
        """Return where a card of this height stands."""
        tray = self._tray
        if tray is not None and not tray.isHidden() and tray.y() - 2 * ABOVE - RIBBON >= high:
            return tray.y()
        return self.bar.y()

    def room(self) -> tuple[int, int]:
        """Return the width and height that a card may have."""
        return self.bar.width() - 2 * BESIDE, self.bar.y() - 2 * ABOVE - RIBBON

    def place(self) -> None:
        """Take the size that it likes, and stand above the question bar."""
        self._stand()
        self.raise_()
        self._again.start()

    def _stand(self) -> None:
        self.adjustSize()
        self.setGeometry(self._standing())

    def _standing(self) -> QRect:
        """Return where the card stands in the size that it likes."""
        width, height = self.room()
        size = self.sizeHint()
        wide, high = min(size.width(), width), min(size.height(), height)
        return self._stood_clear(QRect(0, self._floor(high) - high - ABOVE, wide, high))

    def _stood_clear(self, card: QRect) -> QRect:
        """Return the card moved along its floor to where it covers least, at its own edge if it can."""
        first, last = self.bar.x() + BESIDE, self.bar.x() + self.bar.width() - card.width() - BESIDE
        kept = self._in_the_way()
        beside = [left for rect, _ in kept for left in (rect.right() + ABOVE, rect.left() - card.width() - ABOVE)]
        edges = [first, last] if self._left else [last, first]
        places = [card.translated(left, 0) for left in (*edges, *beside) if left in edges or first <= left <= last]
        return min(places, key=partial(cost, kept))

    def paintEvent(self, _event: QPaintEvent) -> None:
        """A raised card: its edge is stronger than that of the cards on which it stands."""
        palette = colours(self)
        painter = QPainter(self)
        rounded(painter, QRectF(self.rect()), 14, palette.card)
        painter.setOpacity(0.6)
        rounded(painter, QRectF(self.rect()), 14, None, palette.quiet_text)


def cost(kept: Weighed, place: QRect) -> int:
    """Return what it costs to stand there: the pixels covered, each with its price."""
    return sum(_covered(place, rect) * price for rect, price in kept)


def _covered(card: QRect, rect: QRect) -> int:
    common = card.intersected(rect)
    return max(0, common.width()) * max(0, common.height())

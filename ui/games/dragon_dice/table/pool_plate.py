"""The plate of a player above a map: their name, some figures, and their dice off the map in pools."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any, Protocol

from PySide6.QtCore import QEvent, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import (
    QColor,
    QDragEnterEvent,
    QDragLeaveEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QResizeEvent,
)
from PySide6.QtWidgets import QWidget

from ddtable.rules.dragon_dice.board import BURIED, DEAD, RESERVE
from ui.areas.delegate import DieDelegate
from ui.areas.dice import DiceModel
from ui.areas.hand import Hand
from ui.areas.surfaces import paint_card
from ui.art.palette import Palette, player_colour
from ui.games.dragon_dice.table.player_panel import PlayerPanel
from ui.games.dragon_dice.table.pool_view import OPENS_AFTER, PoolView

RECRUITING, SUMMONING = "recruiting", "summoning"
ICONS = {RECRUITING: "recruit", RESERVE: "reserves", DEAD: "dead", BURIED: "buried", SUMMONING: "dragon"}
WORDS = {
    RECRUITING: "ui-war-recruiting",
    RESERVE: "ui-table-reserves",
    DEAD: "ui-table-dead",
    BURIED: "ui-table-buried",
    SUMMONING: "ui-war-summoning",
}
WHOLE, LOW, TALL = 70, 44, 88  # pixels of a plate with its pools, without them, with pools that have words
LEAST_TALL = 300  # pixels of width from which each pool has room for its word
LEAST_WHOLE = 224  # pixels of width below which a plate has no room for its pools
MARGIN, GAP, CELL, TALL_CELL = 10, 5, 26, 42
WIDEST_POOL = 96


class Figures(Protocol):
    """The figures of a player; a game has others besides those of the pools."""

    @property
    def pools(self) -> Mapping[str, int]:
        """The health of the units in each pool, or the number of its dice."""


class PoolPlate(PlayerPanel):
    """A player's plate. `pool_wanted` asks to see one of the pools, "" for all of them.

    A game sets `places`, its pools, and replaces the methods below "Variants".
    """

    pool_wanted = Signal(int, str)
    places: Sequence[str]

    def __init__(self, seat: int, model: DiceModel, hand: Hand, delegate: DieDelegate, parent: QWidget) -> None:
        super().__init__(seat, hand, delegate, parent)
        self.pools = {
            place: PoolView(model, f"{place}@{seat}", hand, delegate, self, of_dice=place == SUMMONING)
            for place in self.places
        }
        self.piles = self.pools
        say = hand.session.words.say
        for place, view in self.pools.items():
            view.set_title(say(WORDS[place]), ICONS[place])
            view.setToolTip(say(WORDS[place]))
            view.heading_clicked.connect(partial(self.pool_wanted.emit, seat, place))
        self._figures: Any = None
        self._painted: tuple[object, ...] = ()
        self._hovering = QTimer(self)
        self._hovering.setSingleShot(True)
        self._hovering.setInterval(OPENS_AFTER)
        self._hovering.timeout.connect(partial(self.pool_wanted.emit, seat, ""))
        self.setAcceptDrops(True)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        hand.changed.connect(self._refresh)
        hand.told.connect(self._tell)
        self._tell()
        self._refresh()

    # Variants

    @abstractmethod
    def _read(self) -> Figures:
        """Return the figures of the player."""

    @abstractmethod
    def _said(self) -> str:
        """Return the figures in words."""

    def _status(self) -> str:
        """Return anything else that the plate shows, so that it is painted again if that changes."""
        return ""

    @abstractmethod
    def _paint_figures(self, painter: QPainter, palette: Palette) -> None:
        """Paint the name and the figures."""

    def _beside(self) -> int:
        """Return the width in pixels that figures need beside the pools."""
        return 0

    # Content

    def _tell(self) -> None:
        """Read the figures again, and name the plate."""
        figures = self._read()
        if figures == self._figures:
            return
        self._figures = figures
        words = self.hand.session.words
        pools = [
            words.say("ui-war-pool", pool=words.say(WORDS[place]), value=value)
            for place, value in figures.pools.items()
        ]
        said = self._said()
        self.setAccessibleName("; ".join([said, *pools]))
        self.setToolTip("\n".join([said, *pools]))
        self.update()

    def _refresh(self) -> None:
        change = self.hand.change
        if not self.hand.waits and change is not None and (change.dice or change.board or change.seats):
            self._tell()
        painted = (self._status(), self.asked, self.hand.quiet, self.hand.session.position.board.seat == self.seat)
        if painted != self._painted:
            self._painted = painted
            self.update()

    # Layout

    @property
    def whole(self) -> bool:
        """True if the plate has room for its pools."""
        return self.width() >= LEAST_WHOLE and self.height() >= WHOLE

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay out the pools."""
        super().resizeEvent(event)
        for view in self.pools.values():
            view.setVisible(self.whole)
        if not self.whole:
            return
        room = self.width() - 2 * MARGIN - self._beside() - GAP * (len(self.pools) - 1)
        each = min(room // len(self.pools), WIDEST_POOL)
        top = self.height() - self._cell - 9
        for number, view in enumerate(self.pools.values()):
            view.setGeometry(MARGIN + number * (each + GAP), top, each, self._cell)

    @property
    def _cell(self) -> int:
        """The height of a pool in pixels."""
        return TALL_CELL if self.height() >= TALL else CELL

    # Input

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Show all pools on a click."""
        super().mouseReleaseEvent(event)
        if event.button() == Qt.MouseButton.LeftButton and self.rect().contains(event.position().toPoint()):
            self.pool_wanted.emit(self.seat, "")

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """Open the pools if dice are held over the plate for a while; the plate itself takes none."""
        if event.mimeData().formats():
            event.accept()
            self._hovering.start()

    def dragLeaveEvent(self, _event: QDragLeaveEvent) -> None:
        """Leave them as they are."""
        self._hovering.stop()

    def dropEvent(self, event: QEvent) -> None:
        """Take nothing: the pools do."""
        self._hovering.stop()
        event.ignore()

    # Painting

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the card, the name and the figures; a ring in the player's colour on their turn."""
        painter, palette = QPainter(self), self.colours
        asked = self.asked and not self.hand.quiet
        paint_card(painter, self.rect(), palette, asked=asked, radius=12)
        if self.hand.session.position.board.seat == self.seat and not asked:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(QPen(QColor(player_colour(self.seat)), 2))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(1.5, 1.5, -1.5, -1.5), 12, 12)
        self._paint_figures(painter, palette)

"""The place of the next terrain: a dashed node on which a die of the common pool is dropped."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from ddtable.engine.position import area
from ddtable.engine.questions import Pick, Subset
from ddtable.rules.campaign.board import POOL, SITE, board_of
from ddtable.rules.dragon_dice.board import NOBODY
from ui.areas.delegate import DieDelegate
from ui.areas.hand import Hand
from ui.areas.surfaces import CENTRE, write
from ui.areas.takes_dice import TakesDice
from ui.art.palette import Palette
from ui.games.campaign.map.island import island
from ui.games.campaign.map.node_paint import LOW, WIDE
from ui.kit.fonts import BOLD, interface_font

if TYPE_CHECKING:
    from ui.games.campaign.map.pane import MapPane


class SiteNode(TakesDice, QWidget):
    """The place of the next terrain: seen while a question is about one."""

    def __init__(self, hand: Hand, delegate: DieDelegate, pane: MapPane) -> None:
        super().__init__(pane)
        self.hand, self._delegate, self._pane = hand, delegate, pane
        self.area = area(SITE, NOBODY)
        self.source = ""
        self._scale = 1.0
        self.setProperty("area", self.area)
        self.setAcceptDrops(True)
        self.setAccessibleName(hand.session.words.say("ui-war-site"))
        self.hide()

    @property
    def wanted(self) -> bool:
        """True if a die of the pool, or units that blaze a trail, may be put here now."""
        question, pool = self.hand.session.question, area(POOL, NOBODY)
        if question is None or not self.hand.session.asks_person:
            return False
        if isinstance(question.shape, Subset):
            return question.shape.target == self.area
        if not isinstance(question.shape, Pick):
            return False
        return any(move.source == pool for option in question.shape.options for move in option.moves)

    def refresh(self) -> None:
        """Show the place while it is asked about."""
        question = self.hand.session.question
        self.source = question.place if question is not None else ""
        wanted = self.wanted
        if question is not None and wanted and not self.source:
            self.source = str(question.values.get("place", ""))
        if wanted == self.isHidden():
            self.setVisible(wanted)
            self.arrange(self._scale)
            self._pane.update()
        self.update()

    def arrange(self, scale: float) -> None:
        """Stand where the next place will be, as far as its link tells."""
        self._scale = scale
        if self.isHidden():
            return
        middle = self._middle()
        wide, high = round(WIDE * scale), round(LOW * scale)
        self.setGeometry(round(middle.x() - wide / 2), round(middle.y() - high / 2), wide, high)
        self.raise_()

    def _middle(self) -> QPointF:
        pane = self._pane
        position = self.hand.session.position
        count = len(pane.nodes)
        near = [list(pane.nodes).index(self.source)] if self.source in pane.nodes else []
        links = (*pane.links, tuple(near))
        links = tuple((*one, count) if number in near else one for number, one in enumerate(links))
        pinned = pane.moving.pinned(list(pane.nodes))
        chart = island(links, position.seats, board_of(position).size.terrains, pinned)
        return pane.point_of(chart, count)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Put held dice here."""
        if event.button() == Qt.MouseButton.LeftButton and self.hand.carried:
            self.hand.session.hand.activate_area(self.area)

    def update_ground(self) -> None:
        """Repaint after a drag has entered or left."""
        self.update()

    def paint_road(self, painter: QPainter, palette: Palette) -> None:
        """Paint the link to the place that the terrain will come from."""
        if self.isHidden() or self.source not in self._pane.nodes:
            return
        painter.setPen(QPen(QColor(palette.accent), 2, Qt.PenStyle.DashLine))
        painter.drawLine(QPointF(self.geometry().center()), self._pane.middle_of(self.source))

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint a dashed plate with its words."""
        painter, palette = QPainter(self), self._delegate.colours
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        rect = QRectF(self.rect()).adjusted(1.5, 1.5, -1.5, -1.5)
        lit = self.over or bool(self.hand.carried and self.area in self.hand.lit)
        painter.setBrush(QColor(palette.accent_area if lit else palette.card))
        ink = palette.accent if palette.name != "light" else palette.lit
        painter.setPen(QPen(QColor(ink), 2, Qt.PenStyle.SolidLine if self.over else Qt.PenStyle.DashLine))
        painter.drawRoundedRect(rect, 10, 10)
        say, half = self.hand.session.words.say, rect.height() / 2
        upper = QRectF(rect.left(), rect.top() + 4, rect.width(), half - 2)
        lower = QRectF(rect.left(), rect.top() + half, rect.width(), half - 6)
        size = max(10, round(12.5 * self._scale))
        write(painter, upper, say("ui-war-site"), interface_font(size, BOLD), palette.accent_text, CENTRE)
        how = "ui-war-site-units" if self._units_asked else "ui-war-site-how"
        write(painter, lower, say(how), interface_font(max(9, size - 2)), palette.quiet_text, CENTRE)

    @property
    def _units_asked(self) -> bool:
        question = self.hand.session.question
        return question is not None and isinstance(question.shape, Subset)

"""The place of the open terrain in the row of the others: a tab above its card."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from ui.areas.surfaces import paint_elements, width_of, write
from ui.art.die import DieLook, die_pixmap
from ui.art.palette import Palette
from ui.games.dragon_dice.die_words import look_of
from ui.games.dragon_dice.table.card_layout import TILE_DIE, TILE_EDGE
from ui.games.dragon_dice.table.terrain_card import TerrainCard
from ui.kit.fonts import interface_font, title_font

RADIUS = 16.0
JOINED = 3  # pixels that overlap the edge of the card below
DIE = 64
LOW = 100  # pixels of height below which a tab looks like a tile
LEFT = 14


class OpenTab(QWidget):
    """Keeps the terrain's place while its card is open below the row, so that no other terrain moves."""

    def __init__(self, colours: Palette, parent: QWidget) -> None:
        super().__init__(parent)
        self.colours = colours
        self.card: TerrainCard | None = None
        self.joined = True
        self.hide()

    def show_card(self, card: TerrainCard, joined: bool) -> None:
        """Show the tab of this card, joined to the card below, or for itself in an upper row."""
        self.card, self.joined = card, joined
        self.setAccessibleName(f"{card.title()}, {card.subtitle()}")
        self.setToolTip(card.tip())
        self.show()
        self.raise_()
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the background of the card upward, its name and its die, with one edge around both."""
        card = self.card
        if card is None or not card.exists:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        palette, asked = self.colours, card.asked and not card.hand.quiet
        wide = 2.0 if asked else 1.0
        outline = self._outline(wide)
        painter.fillPath(outline, QColor(palette.card))
        edge = palette.card_edge if self.joined else palette.quiet_text
        painter.setPen(QPen(QColor(palette.accent if asked else edge), wide))
        painter.drawPath(outline)
        self._paint_terrain(painter, card)

    def _outline(self, wide: float) -> QPainterPath:
        """Return a shape with round corners above that is open below, or has all corners round."""
        rect = QRectF(self.rect()).adjusted(wide / 2, wide / 2, -wide / 2, 0)
        if not self.joined:
            whole = QPainterPath()
            whole.addRoundedRect(rect.adjusted(0, 0, 0, -wide / 2), RADIUS, RADIUS)
            return whole
        path = QPainterPath(rect.bottomLeft())
        path.lineTo(rect.left(), rect.top() + RADIUS)
        path.quadTo(rect.topLeft(), rect.topLeft() + QPointF(RADIUS, 0))
        path.lineTo(rect.right() - RADIUS, rect.top())
        path.quadTo(rect.topRight(), rect.topRight() + QPointF(0, RADIUS))
        path.lineTo(rect.bottomRight())
        return path

    def _paint_low(self, painter: QPainter, card: TerrainCard, look: DieLook) -> None:
        """Paint die, name and home where a tile has them."""
        ratio, left = self.devicePixelRatioF(), TILE_EDGE + TILE_DIE + 6
        painter.drawPixmap(QPointF(TILE_EDGE, TILE_EDGE), die_pixmap(look, TILE_DIE, ratio))
        right = self.width() - left - 6
        write(painter, QRectF(left, 4, right, 20), card.title(), title_font(13), self.colours.text)
        write(painter, QRectF(left, 22, right, 16), card.subtitles()[-1], interface_font(11), self.colours.quiet_text)

    def _paint_terrain(self, painter: QPainter, card: TerrainCard) -> None:
        palette, session = self.colours, card.hand.session
        look = look_of(session, card.terrain.die)
        if self.height() < LOW:
            self._paint_low(painter, card, look)
            return
        side = min(DIE, self.height() - 52, self.width() - 2 * LEFT)
        painter.drawPixmap(QPointF(LEFT, 38), die_pixmap(look, side, self.devicePixelRatioF()))
        paint_elements(painter, QRectF(LEFT, 16, 14, 14), card.elements())
        font, left = title_font(16), LEFT + 22.0
        name = QRectF(left, 10, self.width() - left - 8, 26)
        write(painter, name, card.title(), font, palette.text)
        words = QRectF(LEFT + side + 10, 38, self.width() - side - LEFT - 18, side)
        home = card.subtitles()[-1]
        if width_of(home, interface_font(12)) <= words.width():
            write(painter, words, home, interface_font(12), palette.quiet_text)

"""The plate of a player above the board: territories of the goal, health on the map, cards, the pools."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPen

from ddtable.rules.dragon_dice.board import NOBODY
from ddtable.summaries.risk.figures import POOLS, Figures, figures_of, taker_of
from ui.areas.surfaces import LEFT, RIGHT, paint_bar, paint_initial, width_of, write
from ui.art.palette import Palette, player_colour
from ui.games.dragon_dice.table.pool_plate import MARGIN, PoolPlate
from ui.kit.fonts import BOLD, interface_font

BAR_HIGH, LEAST_BAR = 6.0, 24.0
CARD = (9.0, 13.0)  # pixels of a card
CARD_STEP, MOST_DRAWN = 4.0, 6


class RiskPlate(PoolPlate):
    """A player's plate."""

    places = POOLS
    _taker: int | None = None  # of the player who is out; None if it is not known yet

    @property
    def figures(self) -> Figures:
        """The figures of the player as the plate shows them."""
        assert isinstance(self._figures, Figures), "read when the plate is made"
        return self._figures

    def _read(self) -> Figures:
        return figures_of(self.hand.session.position, self.seat)

    def _said(self) -> str:
        session, figures = self.hand.session, self.figures
        if gone := self._gone():
            return f"{session.names[self.seat]}: {gone}"
        return session.words.say(
            "ui-risk-plate",
            player=session.names[self.seat],
            land=figures.land,
            whole=figures.whole,
            health=figures.health,
            cards=figures.cards,
        )

    def _status(self) -> str:
        return "out" if self.seat in self.hand.session.position.board.out else ""

    def _gone(self) -> str:
        """Return the words about a player who is out, with the player who wiped them out; "" for others."""
        session = self.hand.session
        if not self._status():
            self._taker = None
            return ""
        if self._taker is None:
            self._taker = taker_of(session.history, self.seat)
        by = session.names[self._taker] if self._taker != NOBODY else ""
        return session.words.say("ui-risk-gone", player=by, known="yes" if by else "no")

    def _paint_figures(self, painter: QPainter, palette: Palette) -> None:
        """Paint the name, the health, the bar of territories, the cards."""
        figures, session, say = self.figures, self.hand.session, self.hand.session.words.say
        if self._status():
            painter.setOpacity(0.5)
        middle = 20.0 if self.whole else self.height() / 2
        chip = QRectF(MARGIN + 2, middle - 9, 18, 18)
        paint_initial(painter, chip, session.names[self.seat], self.seat, palette)
        right = self._paint_cards(painter, QPointF(self.width() - MARGIN - 2, middle), palette)
        small, font = interface_font(12), interface_font(14, BOLD)
        gone = self._gone()
        land = gone or say("ui-risk-land", land=figures.land, goal=figures.goal or figures.whole)
        wide = width_of(land, small) + 4
        write(painter, QRectF(right - wide, middle - 10, wide, 20), land, small, palette.quiet_text, RIGHT)
        right -= wide + 6
        name = session.names[self.seat]
        named = min(width_of(name, font) + 2, max(20.0, right - chip.right() - 10))
        write(painter, QRectF(chip.right() + 7, middle - 10, named, 20), name, font, palette.text, LEFT)
        left = chip.right() + 15 + named
        if right - left >= LEAST_BAR and not gone:
            share = min(1.0, figures.land / max(1, figures.goal or figures.whole))
            bar = QRectF(left, middle - BAR_HIGH / 2, right - left, BAR_HIGH)
            paint_bar(painter, bar, share, player_colour(self.seat), palette)
        painter.setOpacity(1.0)

    def _paint_cards(self, painter: QPainter, at: QPointF, palette: Palette) -> float:
        """Paint the backs of the player's cards to the left of a point; return the left edge."""
        cards = self.figures.cards
        if not cards:
            return at.x()
        small = interface_font(12)
        wide = width_of(str(cards), small) + 2
        write(painter, QRectF(at.x() - wide, at.y() - 10, wide, 20), str(cards), small, palette.text, RIGHT)
        drawn = min(cards, MOST_DRAWN)
        left = at.x() - wide - 4 - CARD[0] - CARD_STEP * (drawn - 1)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(QColor(palette.quiet_text), 1))
        painter.setBrush(QColor(palette.area))
        for number in range(drawn):
            painter.drawRoundedRect(QRectF(left + number * CARD_STEP, at.y() - CARD[1] / 2, *CARD), 2, 2)
        return left - 8

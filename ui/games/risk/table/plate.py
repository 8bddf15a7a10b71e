"""The plate of a player above the board: territories of the goal, health on the map, cards, the pools."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from ddtable.rules.dragon_dice.board import NOBODY
from ddtable.summaries.risk.figures import POOLS, Figures, figures_of, taker_of
from ui.areas.surfaces import LEFT, RIGHT, paint_bar, paint_initial, width_of, write
from ui.art.palette import Palette, player_colour
from ui.games.dragon_dice.table.pool_plate import MARGIN, PoolPlate
from ui.games.risk.cards.backs import paint_backs
from ui.kit.fonts import BOLD, interface_font

BAR_HIGH, LOW_BAR, LEAST_BAR = 6.0, 3.0, 24.0
NARROW = 240  # pixels of a plate below which the bar is below the words, for all players alike


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
        right = paint_backs(painter, QPointF(self.width() - MARGIN - 2, middle), figures.cards, palette)
        small, font = interface_font(12), interface_font(14, BOLD)
        gone = self._gone()
        land = gone or say("ui-risk-land", land=figures.land, goal=figures.goal or figures.whole)
        wide = width_of(land, small) + 4
        write(painter, QRectF(right - wide, middle - 10, wide, 20), land, small, palette.quiet_text, RIGHT)
        right -= wide + 6
        name = session.names[self.seat]
        named = min(width_of(name, font) + 2, max(20.0, right - chip.right() - 10))
        write(painter, QRectF(chip.right() + 7, middle - 10, named, 20), name, font, palette.text, LEFT)
        if not gone:
            left = chip.right() + 15 + named
            bar = QRectF(left, middle - BAR_HIGH / 2, right - left, BAR_HIGH)
            if not self.whole and self.width() < NARROW:
                bottom = self.height() - LOW_BAR - 5
                bar = QRectF(chip.right() + 7, bottom, self.width() - MARGIN - chip.right() - 9, LOW_BAR)
            if bar.width() >= LEAST_BAR:
                share = min(1.0, figures.land / max(1, figures.goal or figures.whole))
                paint_bar(painter, bar, share, player_colour(self.seat), palette)
        painter.setOpacity(1.0)

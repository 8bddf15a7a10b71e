"""The cards of a player over the board, opened with their pools; those of others are hidden."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from ddtable.rules.risk.board import HIDDEN_CARD, board_of
from ui.games.risk.cards.card_row import GAP, HIGH, RISE, WIDE, CardRow
from ui.kit.fonts import title_font
from ui.kit.painting import rounded, text
from ui.kit.theme import colours

if TYPE_CHECKING:
    from ui.session.session import Session

EDGE, HEAD, SHOWN = 14, 32, 6


class HandView(QWidget):
    """A card with the hand of one player."""

    def __init__(self, session: Session, parent: QWidget) -> None:
        super().__init__(parent)
        self._session = session
        self.seat = -1
        self.row = CardRow(session, self)
        self.row.move(EDGE, HEAD - RISE)
        self.hide()

    def known(self, seat: int) -> tuple[int, ...]:
        """Return the cards of a player that the screen may show; () for hidden ones."""
        cards = board_of(self._session.position).hands[seat] if seat >= 0 else ()
        return () if HIDDEN_CARD in cards else cards

    def show_hand(self, seat: int) -> None:
        """Show the cards of a player; hide if there are none to see."""
        self.seat = seat
        cards = self.known(seat)
        self.setVisible(bool(cards))
        if cards:
            self.row.show_cards(cards, able=False)
            self.setAccessibleName(self._title())
            self.resize(self.sizeHint())
            self.row.setFixedWidth(self.width() - 2 * EDGE)
            self.update()

    def _title(self) -> str:
        return self._session.words.say("ui-risk-cards", player=self._session.names[self.seat])

    def sizeHint(self) -> QSize:
        """Return the size for a usual hand."""
        count = max(2, min(SHOWN, len(self.row.cards)))
        return QSize(2 * EDGE + count * (WIDE + GAP) - GAP, HEAD + HIGH + EDGE)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the card and the name of its player."""
        painter, palette = QPainter(self), colours(self)
        rounded(painter, QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5), 14, palette.card, palette.quiet_text)
        line = QRectF(EDGE, 4, self.width() - 2 * EDGE, HEAD - 6)
        text(painter, line, self._title(), title_font(16), palette.text)

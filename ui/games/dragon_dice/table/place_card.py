"""The open card of a place: its die and ladder above, then the armies below each other, those in question first."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRect

from ddtable.summaries.dragon_dice.effects import Group
from ddtable.words.sentences import Table, Words
from ui.areas.area_view import AreaView
from ui.areas.chips import HEIGHT as CHIP
from ui.areas.chips import Chip
from ui.games.dragon_dice.owned_effects import owned_chip
from ui.games.dragon_dice.table.card_layout import GAP, LADDER, TITLE
from ui.games.dragon_dice.table.terrain_card import TerrainCard

EDGE = 12
BAND, MOST_BAND, LEAST_BAND = 74, 132, 48  # pixels of the die
FOLDED = 30  # pixels of an army that only shows its heading
HEAD = 30  # pixels of an army's heading
ROW_OF = 9  # dice in a full row of an army
FEW = 1.0  # least rows that an army counts for
ASKED = 1.4  # times the height for the army of the asked player, whose dice have keys


class PlaceCard(TerrainCard):
    """A terrain card beside the map; it is never folded."""

    def tip(self) -> str:
        """Return the tool tip, with the linked places."""
        return "\n".join([super().tip(), *self._linked()])

    def _wants_open(self) -> None:
        """Do nothing: the card is open."""

    def chip_of(self, words: Words, table: Table, group: Group) -> Chip:
        """Return the chip of equal effects, with its player."""
        return owned_chip(words, table, group)

    @property
    def _wide(self) -> bool:
        return False

    @property
    def _low(self) -> bool:
        return False

    def _in_question(self, view: AreaView) -> bool:
        """Return True for the army of the asked player, of the player of the turn, and one that is an answer."""
        session = self.hand.session
        seats = (self._near, session.asked_seat, session.position.board.seat)
        return view.seat in seats or view.area in self.hand.lit

    def _arrange_open(self, present: Sequence[AreaView]) -> None:
        inside = QRect(EDGE, TITLE, self.width() - 2 * EDGE, self.height() - TITLE - EDGE - self._foot())
        rows = self._rows(present)
        least = min(BAND, inside.height() // 4)
        most = max(least, min(round(MOST_BAND * self._band_growth), inside.height() // 4))
        band = most if len(rows) < 3 else max(least, min(most, inside.height() // 5))
        spare = inside.height() - (FOLDED + GAP) * len(rows) - GAP
        band = max(LEAST_BAND, min(band, spare))
        self._arrange_band(QRect(inside.left(), inside.top(), inside.width(), band))
        top = inside.top() + band + GAP
        room = inside.bottom() + 1 - top - GAP * max(0, len(rows) - 1)
        heading = min(HEAD, room // max(1, len(rows)))
        weights = [max(self._weight(view, len(row)) for view in row) for row in rows]
        for row, weight in zip(rows, weights, strict=True):
            high = heading + round((room - heading * len(rows)) * weight / sum(weights))
            wide = (inside.width() - GAP * (len(row) - 1)) // len(row)
            for number, view in enumerate(row):
                view.own = view.seat == self._near
                view.setGeometry(inside.left() + number * (wide + GAP), top, wide, high)
            top += high + GAP

    def _weight(self, view: AreaView, across: int) -> float:
        """Return the share of an army in the height below the headings: by its rows of dice, more if it is asked."""
        rows = max(FEW, len(view.shown) * across / ROW_OF)
        return ASKED * rows if view.seat == self.hand.session.asked_seat else rows

    def _foot(self) -> int:
        """Return the height in pixels that a variant needs below the armies."""
        return 0

    def _rows(self, present: Sequence[AreaView]) -> list[list[AreaView]]:
        """Return the armies in rows: those in question in full width, the others in pairs if there are many."""
        if len(present) <= 3:
            return [[view] for view in present]
        first = [view for view in present if self._in_question(view)]
        others = [view for view in present if view not in first]
        pairs = [others[at : at + 2] for at in range(0, len(others), 2)]
        return [
            *([view] for view in first if view.seat != self._near),
            *pairs,
            *([v] for v in first if v.seat == self._near),
        ]

    def _arrange_band(self, band: QRect) -> None:
        """Place the die on the left and the ladder beside it."""
        self._band = band
        die = min(band.height(), band.width() - LADDER - 8)
        ladder = min(band.width() - die - 16, max(LADDER, (band.height() - 4) * 2), 240)
        self.die_view.setGeometry(band.left() + 4, band.top() + (band.height() - die) // 2, die, die)
        high = min(band.height() - 4, ladder // 2)
        self.ladder.setGeometry(band.left() + die + 20, band.top() + (band.height() - high) // 2, ladder, high)
        beside = self.ladder.geometry().right() + 12
        self._strip = QRect(beside, band.center().y() - CHIP // 2, band.right() - beside, CHIP)

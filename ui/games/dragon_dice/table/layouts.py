"""The places of the terrains on the table: strategies without widgets, from the number of cards and the room for them.

`Row`: every card is open, side by side. `Folded`: a row of folded cards with the open one below, or several rows of
small ones if there are more terrains than a row has room for. A map has a strategy of its own (map_layout.py).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol

from PySide6.QtCore import QRect

GAP = 10
CARD_WIDTH = 130  # pixels of width from which a folded card has a line for each army
TILE_WIDTH = 104  # pixels of width that a tile needs
MOST_ROWS = 4


@dataclass(frozen=True)
class Places:
    """The rectangles of all cards in a folded state, in order, and the one of the open card; null if none is open."""

    cards: tuple[QRect, ...]
    opened: QRect = QRect()  # noqa: RUF009 - it is never changed


class Layout(Protocol):
    """A strategy."""

    def places(self, count: int, room: QRect) -> Places:
        """Return the rectangles of `count` cards in a room."""


@dataclass(frozen=True)
class Row:
    """All cards open, side by side, over the whole height."""

    def places(self, count: int, room: QRect) -> Places:
        """Return equal columns."""
        return Places(grid(count, 1, room, room.height()))


@dataclass(frozen=True)
class Folded:
    """Rows of folded cards, each `height` pixels high, and the open one in the rest of the room."""

    rows: int
    height: int

    @property
    def whole_height(self) -> int:
        """The height of all rows with the gaps between them."""
        return self.rows * self.height + (self.rows - 1) * GAP

    def places(self, count: int, room: QRect) -> Places:
        """Return the rows above, and the room below them."""
        cards = grid(count, self.rows, room, self.height)
        return Places(cards, room.adjusted(0, self.whole_height + GAP, 0, 0))


def rows_for(count: int, width: int) -> int:
    """Return 1 if folded cards are wide enough in one row, else the fewest rows in which tiles are."""
    if column_width(count, 1, width) >= CARD_WIDTH:
        return 1
    rows = (rows for rows in range(1, MOST_ROWS) if column_width(count, rows, width) >= TILE_WIDTH)
    return next(rows, MOST_ROWS)


def column_width(count: int, rows: int, width: int) -> int:
    """Return the width of each card in pixels if so many cards share some rows."""
    columns = max(1, -(-count // rows))
    return (width - GAP * (columns - 1)) // columns


def grid(count: int, rows: int, room: QRect, height: int) -> tuple[QRect, ...]:
    """Return equal rectangles from left to right in rows; the last row may have fewer."""
    columns, width = max(1, -(-count // rows)), column_width(count, rows, room.width())
    return tuple(
        QRect(
            room.left() + number % columns * (width + GAP),
            room.top() + number // columns * (height + GAP),
            width,
            height,
        )
        for number in range(count)
    )

"""The map of a table: the places of a board with links of its own, as plates."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QRect, QSize
from PySide6.QtGui import QPainter

from ddtable.rules.dragon_dice.board import Board
from ui.art.palette import Palette
from ui.games.dragon_dice.table.layouts import CARD_WIDTH, GAP, Places
from ui.games.dragon_dice.table.map_layout import (
    Chart,
    Links,
    MapLayout,
    Spot,
    cell_size,
    charted,
    drawn,
    map_room,
    numbers_of,
)
from ui.games.dragon_dice.table.map_links import paint_links
from ui.games.dragon_dice.table.terrain_card import TerrainCard

MOST_PLATE, LEAST_PLATE = 240, 64  # pixels of width


class TableMap:
    """The places of a board by the coordinates of `spots` if it has all of them, else by their links."""

    def __init__(self, spots: Mapping[str, Spot]) -> None:
        self._spots = spots

    def places(self, board: Board, cards: Sequence[TerrainCard], room: QRect, lines_height: int, opens: bool) -> Places:
        """Return the rectangles of the cards. `lines_height`: the height of a plate with a line for each army."""
        chart = self.chart(board)
        cell = cell_size(chart, map_room(room) if opens else room)
        return MapLayout(chart, _plate_size(cell, cards, lines_height), opens).places(len(cards), room)

    def chart(self, board: Board) -> Chart:
        """Return the map of a board."""
        ids = board.graph.ids
        if all(place in self._spots for place in ids):
            return charted([self._spots[place] for place in ids])
        return drawn(_links(board))

    def paint_links(
        self, painter: QPainter, board: Board, plates: Sequence[QRect], palette: Palette, opened: int
    ) -> None:
        """Paint the links between plates; those of the opened place are whole lines."""
        paint_links(painter, plates, _links(board), palette, opened)


def _links(board: Board) -> Links:
    graph = board.graph
    return numbers_of(graph.ids, {place.id: place.links for place in graph.places.values()})


def _plate_size(cell: QSize, cards: Sequence[TerrainCard], lines_height: int) -> tuple[int, int]:
    """Return the size of plates in cells of this size: with a line for each army, or small ones with its health."""
    wide = min(cell.width() - GAP, MOST_PLATE)
    if wide >= CARD_WIDTH and lines_height <= cell.height() - GAP:
        return wide, lines_height
    wide = max(LEAST_PLATE, min(wide, CARD_WIDTH - 1))
    return wide, max((card.tile_height(wide) for card in cards), default=0)

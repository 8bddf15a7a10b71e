"""Between the cells of the map's chart and pixels of the whole map."""

from __future__ import annotations

from msgspec import Struct
from PySide6.QtCore import QPointF

from ui.games.dragon_dice.table.map_layout import Chart


class Projection(Struct, frozen=True):
    """A chart on a whole map of this width and height in pixels. Outer cells have half of their room beyond them."""

    chart: Chart
    wide: float
    high: float

    @property
    def _room(self) -> tuple[float, float]:
        """The width and height of a cell's room, which is a little less than the distance of two cells."""
        left, top, right, bottom = self.chart.bounds
        return self.wide / (round(right - left) + 1), self.high / (round(bottom - top) + 1)

    @property
    def cell(self) -> QPointF:
        """The distance of two cells to the right and down."""
        left, top, right, bottom = self.chart.bounds
        wide, high = self._room
        return QPointF((self.wide - wide) / (right - left), (self.high - high) / (bottom - top))

    def point(self, number: int) -> QPointF:
        """Return the middle of a place."""
        left, top, _, _ = self.chart.bounds
        (x, y), (wide, high), cell = self.chart.spots[number], self._room, self.cell
        return QPointF(wide / 2 + (x - left) * cell.x(), high / 2 + (y - top) * cell.y())

    def cells_of(self, at: QPointF) -> tuple[float, float]:
        """Return a point of the map in cells."""
        left, top, _, _ = self.chart.bounds
        (wide, high), cell = self._room, self.cell
        return left + (at.x() - wide / 2) / cell.x(), top + (at.y() - high / 2) / cell.y()

"""The gaps in the land of the island: channels and lakes too small to be seen as water, which become land.

The land is drawn into a small image of 1 bit a cell. Each row is a number, so that all cells of it are handled at once.
"""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, qRgb

CELL = 4.0  # pixels of a cell at scale 1
NARROW = 3  # cells: half of the width of a channel that is closed
AROUND = 8  # cells around the map, so that land at its edge is like any other
MORE = 0.7  # cells by which a rectangle is larger on each side
SMALL = 130  # cells of a lake that is filled

Rows = list[int]


def gaps(size: tuple[int, int], scale: float, draw: Callable[[QPainter], None]) -> list[QRectF]:
    """Return the rows of cells that become land, or are inside it, each as a rectangle a little larger than its cells.

    `draw` paints the land white in a sea of this width and height.
    """
    cell = CELL * scale
    wide, high = int(size[0] / cell) + 2 * AROUND, int(size[1] / cell) + 2 * AROUND
    land = _rows(wide, high, cell, draw)
    whole = (1 << wide) - 1
    closed = _shrunk(_grown(land, NARROW, whole), NARROW, whole)
    for lake in _lakes(closed, whole):
        if sum(row.bit_count() for row in lake) < SMALL:
            closed = [one | other for one, other in zip(closed, lake, strict=True)]
    found = []
    added = _grown([after & ~before for after, before in zip(closed, land, strict=True)], 2, whole)
    inside = _shrunk(closed, 2, whole)  # where cracks between two shapes may be narrower than a cell
    for y, (after, near, inner) in enumerate(zip(closed, added, inside, strict=True)):
        new = after & (near | inner)
        while new:
            first = new.bit_length()
            rest = ~new & ((1 << first) - 1)
            last = rest.bit_length()  # the first cell after the row that is not new
            new &= (1 << last) - 1
            left, right, top = wide - first - MORE - AROUND, wide - last + MORE - AROUND, y - MORE - AROUND
            found.append(QRectF(left * cell, top * cell, (right - left) * cell, (1 + 2 * MORE) * cell))
    return found


def _rows(wide: int, high: int, cell: float, draw: Callable[[QPainter], None]) -> Rows:
    """Return the land as rows of bits, the left cell first."""
    image = QImage(wide, high, QImage.Format.Format_Mono)
    image.setColorTable([qRgb(0, 0, 0), qRgb(255, 255, 255)])
    image.fill(0)
    painter = QPainter(image)
    painter.translate(AROUND, AROUND)
    painter.scale(1 / cell, 1 / cell)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor("#ffffff"))
    draw(painter)
    painter.end()
    step = image.bytesPerLine()
    bits = bytes(image.constBits())
    return [int.from_bytes(bits[y * step : (y + 1) * step], "big") >> (step * 8 - wide) for y in range(high)]


def _grown(rows: Rows, by: int, whole: int) -> Rows:
    """Return rows in which each cell of land has spread to its neighbours, so many times."""
    for _ in range(by):
        across = [(row | row << 1 | row >> 1) & whole for row in rows]
        beside = zip([0, *across[:-1]], across, [*across[1:], 0], strict=True)
        rows = [above | row | below for above, row, below in beside]
    return rows


def _shrunk(rows: Rows, by: int, whole: int) -> Rows:
    """Return rows in which the sea has spread into the land, so many times."""
    sea = _grown([~row & whole for row in rows], by, whole)
    return [~row & whole for row in sea]


def _lakes(land: Rows, whole: int) -> list[Rows]:
    """Return each part of the sea that has no way to the edge of the map."""
    sea = [~row & whole for row in land]
    edge = [row & (1 | 1 << (whole.bit_length() - 1)) for row in sea]
    edge[0], edge[-1] = sea[0], sea[-1]
    open_sea = _reached(edge, sea, whole)
    left = [row & ~reached for row, reached in zip(sea, open_sea, strict=True)]
    found = []
    while any(left):
        at = next(number for number, row in enumerate(left) if row)
        start = [0] * len(left)
        start[at] = left[at] & -left[at]
        lake = _reached(start, left, whole)
        found.append(lake)
        left = [row & ~reached for row, reached in zip(left, lake, strict=True)]
    return found


def _reached(start: Rows, sea: Rows, whole: int) -> Rows:
    """Return all cells of a sea that are reached from some of them."""
    reached = start
    while True:
        further = [row & water for row, water in zip(_grown(reached, 1, whole), sea, strict=True)]
        if further == reached:
            return reached
        reached = further

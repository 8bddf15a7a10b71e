"""The places of a map on the table: where its data puts them, or beside the places that they are linked to.

`charted` takes coordinates. `drawn` finds a place for each node from its links to earlier ones, so that a new node
moves no old one. `MapLayout` turns either into the rectangles of plates, with the open card beside the map.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import combinations
from math import ceil, sqrt

from PySide6.QtCore import QRect, QSize

from ui.games.dragon_dice.table.layouts import GAP, Places

Spot = tuple[float, float]
Cell = tuple[int, int]
Links = tuple[tuple[int, ...], ...]
"""The numbers of the nodes next to each node."""

FIRST = range(-2, 2)  # columns and rows that a drawn map has from the beginning: up to 16 nodes move none
BESIDE = 700  # pixels of width from which the open card is beside the map, else below it
MAP_SHARE = 0.58
LEAST_OPEN = 330  # pixels of width that an open card needs
BETWEEN = 6  # pixels between two plates
PASSES = 300
NEAR = 0.55  # cells: a link this close to a node seems to go through it
THROUGH, BEYOND = 6.0, 40.0  # costs of a link through a node, and of a cell outside the first ones


@dataclass(frozen=True)
class Chart:
    """The points of the nodes of a map, in units of its own, and its bounds: left, top, right, bottom.

    `is_grid`: a unit is the distance of two columns and of two rows.
    """

    spots: tuple[Spot, ...]
    bounds: tuple[float, float, float, float]
    is_grid: bool = False


def charted(spots: Sequence[Spot]) -> Chart:
    """Return a map by the coordinates of its nodes, x to the right and y down, in any unit."""
    return Chart(tuple(spots), _bounds(spots))


def _bounds(spots: Sequence[Spot]) -> tuple[float, float, float, float]:
    across, down = [x for x, _ in spots], [y for _, y in spots]
    return min(across), min(down), max(across), max(down)


@lru_cache(maxsize=64)
def drawn(links: Links) -> Chart:
    """Return a map by its links alone. The place of a node depends on earlier nodes only."""
    cells: list[Cell] = []
    for node, near in enumerate(links):
        roads = [(one, other) for one in range(node) for other in links[one] if other < one]
        cells.append(cell_for([cells[one] for one in near if one < node], cells, roads))
    spots = tuple((float(x), float(y)) for x, y in cells)
    corners = (*spots, (FIRST[0], FIRST[0]), (FIRST[-1], FIRST[-1]))
    return Chart(spots, _bounds(corners), is_grid=True)


def cell_for(
    near: Sequence[Cell],
    taken: Sequence[Cell],
    roads: Sequence[tuple[int, int]],
    columns: range = FIRST,
    rows: range = FIRST,
) -> Cell:
    """Return the free cell with the shortest links, if possible with no node below a link.

    `near` are the cells that it is linked to, `roads` the links between cells of `taken`, by their numbers; `columns`
    and `rows` those that the map has from the beginning.
    """
    if not taken:
        return (0, 0)
    lines = [(taken[one], taken[other]) for one, other in roads]

    def cost(cell: Cell) -> tuple[float, int, int, int]:
        outside = _outside(cell[0], columns) + _outside(cell[1], rows)
        return _cost(cell, near, taken, lines) + BEYOND * outside, abs(cell[1]), cell[1], cell[0]

    return min(_free(taken), key=cost)


def _outside(at: int, first: range) -> int:
    return max(0, first[0] - at, at - first[-1])


def _free(taken: Sequence[Cell]) -> Iterator[Cell]:
    """Yield the free cells beside the island."""
    left, right = min(x for x, _ in taken) - 1, max(x for x, _ in taken) + 1
    top, bottom = min(y for _, y in taken) - 1, max(y for _, y in taken) + 1
    for y in range(top, bottom + 1):
        for x in range(left, right + 1):
            if (x, y) not in taken:
                yield x, y


def _cost(cell: Cell, near: Sequence[Cell], taken: Sequence[Cell], lines: Sequence[tuple[Cell, Cell]]) -> float:
    long = sum(_apart(cell, other) ** 2 for other in near)
    through = sum(_is_between(one, cell, other) for other in near for one in taken if one != other)
    blocked = sum(_is_between(cell, *line) for line in lines)
    middle = 0.05 * (cell[0] ** 2 + cell[1] ** 2)  # an island, not a line
    return round(long + THROUGH * (through + blocked) + middle, 6)


def _apart(one: Cell, other: Cell) -> float:
    return sqrt((one[0] - other[0]) ** 2 + (one[1] - other[1]) ** 2)


def _is_between(cell: Cell, start: Cell, end: Cell) -> bool:
    """Return True if a link from `start` to `end` passes over a cell."""
    whole = _apart(start, end)
    along = ((cell[0] - start[0]) * (end[0] - start[0]) + (cell[1] - start[1]) * (end[1] - start[1])) / whole
    if not 0 < along < whole:
        return False
    return sqrt(max(0.0, _apart(cell, start) ** 2 - along**2)) < NEAR


@dataclass(frozen=True)
class MapLayout:
    """Plates of a size (width, height) on a map, and the open card beside it, or below it in a narrow room.

    `opens`: there is an open card.
    """

    chart: Chart
    plate: tuple[int, int]
    opens: bool = True

    def places(self, count: int, room: QRect) -> Places:
        """Return the rectangles of the plates, none over another if the room allows it, and of the open card."""
        land = map_room(room) if self.opens else room
        corners = _corners(self.chart, self.plate, (land.width(), land.height()))[:count]
        plates = tuple(QRect(land.left() + x, land.top() + y, *self.plate) for x, y in corners)
        return Places(plates, open_room(room) if self.opens else QRect())


def map_room(room: QRect) -> QRect:
    """Return the part of a room that the map has beside, or above, the open card."""
    if room.width() < BESIDE:
        return room.adjusted(0, 0, 0, -room.height() // 2)
    wide = min(round(room.width() * MAP_SHARE), room.width() - LEAST_OPEN - GAP)
    return QRect(room.left(), room.top(), wide, room.height())


def open_room(room: QRect) -> QRect:
    """Return the part of a room that the open card has."""
    land = map_room(room)
    if room.width() < BESIDE:
        return room.adjusted(0, land.height() + GAP, 0, 0)
    return room.adjusted(land.width() + GAP, 0, 0, 0)


def cell_size(chart: Chart, land: QRect) -> QSize:
    """Return the room of each node in pixels: a cell of a drawn map, else less than an equal share."""
    left, top, right, bottom = chart.bounds
    if chart.is_grid:
        columns, rows = round(right - left) + 1, round(bottom - top) + 1
    else:
        columns = ceil(sqrt(len(chart.spots) * 1.25)) + 1
        rows = ceil(len(chart.spots) / columns)
    return QSize(land.width() // columns, land.height() // rows)


@lru_cache(maxsize=64)
def _corners(chart: Chart, plate: Cell, land: Cell) -> tuple[Cell, ...]:
    """Return the upper left corners of the plates in a land of this width and height."""
    room = (land[0] - plate[0], land[1] - plate[1])
    left, top, right, bottom = chart.bounds
    wide, high = right - left, bottom - top
    found = [
        (
            round((x - left) / wide * room[0]) if wide else room[0] // 2,
            round((y - top) / high * room[1]) if high else room[1] // 2,
        )
        for x, y in chart.spots
    ]
    return tuple(apart(found, plate, room))


def apart(corners: Sequence[Cell], plate: Cell, room: Cell) -> list[Cell]:
    """Return corners of plates moved away from each other where they overlap, in equal parts, up to those of `room`."""
    found = list(corners)
    for _ in range(PASSES):
        pushed = [_push(found, one, other, plate, room) for one, other in combinations(range(len(found)), 2)]
        if not any(pushed):
            break
    return found


def _push(found: list[Cell], one: int, other: int, plate: Cell, room: Cell) -> bool:
    """Move two plates in the direction in which they overlap least; return False if they do not overlap."""
    x, y = found[other][0] - found[one][0], found[other][1] - found[one][1]
    across, down = plate[0] + BETWEEN - abs(x), plate[1] + BETWEEN - abs(y)
    if across <= 0 or down <= 0:
        return False
    sideways = across <= down
    step = (across if sideways else down) // 2 + 1
    forth = step if (x if sideways else y) >= 0 else -step
    for number, by in ((one, -forth), (other, forth)):
        at = found[number]
        moved = (at[0] + by, at[1]) if sideways else (at[0], at[1] + by)
        found[number] = (max(0, min(moved[0], room[0])), max(0, min(moved[1], room[1])))
    return True


def numbers_of(ids: Sequence[str], links: Mapping[str, Sequence[str]]) -> Links:
    """Return the links of places by their numbers."""
    at = {place: number for number, place in enumerate(ids)}
    return tuple(tuple(at[other] for other in links[place] if other in at) for place in ids)

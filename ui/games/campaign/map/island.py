"""The places of a campaign on its map: the frontier in the middle, homes around it, others beside their links.

A grid has from the beginning as many cells as the game may have terrains, so that a new place moves no old one.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from ui.games.dragon_dice.table.map_layout import Cell, Chart, Links, cell_for

HOMES: dict[int, tuple[Cell, ...]] = {
    2: ((-1, 0), (1, 0)),
    3: ((-1, -1), (1, -1), (0, 1)),
    4: ((-1, -1), (1, -1), (1, 1), (-1, 1)),
    5: ((-1, -1), (1, -1), (1, 1), (-1, 1), (0, -1)),
    6: ((-1, -1), (0, -1), (1, -1), (1, 1), (0, 1), (-1, 1)),
}
MIDDLE: Cell = (0, 0)
ASTRAY = 0.06  # cells by which a place is beside the middle of its cell, so that the map is no grid
EDGE = 0.1  # cells between the outer places and the edge of the map
APART = 0.75  # cells that a new place keeps from places that players have moved
Pinned = tuple[tuple[int, float, float], ...]
"""Places that players have moved: the number of each, and its point in cells."""


def sides_for(terrains: int) -> tuple[int, int]:
    """Return the columns and rows of a grid for so many terrains."""
    rows = next(side for side in range(3, terrains + 3) if side * (side + 1) >= terrains)
    return (rows if rows * rows >= terrains else rows + 1), rows


@lru_cache(maxsize=64)
def island(links: Links, seats: int, terrains: int, pinned: Pinned = ()) -> Chart:
    """Return the map of places by the numbers of those next to each: the homes first, then the frontier.

    `pinned`: those that players have moved. They stay where they are put, and a new place keeps away from them.
    """
    across, down = sides_for(terrains)
    columns, rows = range(-(across // 2), across - across // 2), range(-(down // 2), down - down // 2)
    moved = {number: (x, y) for number, x, y in pinned}
    cells = [_cell_of(moved[at]) if at in moved else cell for at, cell in enumerate((*HOMES[seats], MIDDLE))]
    for node in range(len(cells), len(links)):
        if node in moved:
            cells.append(_cell_of(moved[node]))
            continue
        roads = [(one, other) for one in range(node) for other in links[one] if other < one]
        near = [cells[one] for one in links[node] if one < node]
        taken = [*cells, *_covered(moved, columns, rows)]
        cell = cell_for(near, taken, roads, columns, rows)
        if cell[0] not in columns or cell[1] not in rows:  # rather close to another place than outside the map
            cell = cell_for(near, cells, roads, columns, rows)
        cells.append(cell)
    found = cells[: len(links)]
    spots = tuple(moved.get(number) or _astray(number, cell) for number, cell in enumerate(found))
    across_all, down_all = [x for x, _ in found] + list(columns), [y for _, y in found] + list(rows)
    bounds = (min(across_all) - EDGE, min(down_all) - EDGE, max(across_all) + EDGE, max(down_all) + EDGE)
    return Chart(spots, bounds, is_grid=True)


def _cell_of(spot: tuple[float, float]) -> Cell:
    return round(spot[0]), round(spot[1])


def _covered(moved: Mapping[int, tuple[float, float]], columns: range, rows: range) -> list[Cell]:
    """Return the cells whose places would be over one that players have moved."""
    return [
        (column, row)
        for column in columns
        for row in rows
        if any(abs(column - x) < APART and abs(row - y) < APART for x, y in moved.values())
    ]


def _astray(number: int, cell: Cell) -> tuple[float, float]:
    """Return a point beside the middle of a cell, always the same for a place."""
    right, down = (number * 73 + 29) % 41 / 20 - 1, (number * 57 + 11) % 37 / 18 - 1
    return cell[0] + ASTRAY * right, cell[1] + ASTRAY * down

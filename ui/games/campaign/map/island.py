"""The places of a campaign on its map: the frontier in the middle, homes around it, others beside their links.

A grid has from the beginning as many cells as the game may have terrains, so that a new place moves no old one.
"""

from __future__ import annotations

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


def sides_for(terrains: int) -> tuple[int, int]:
    """Return the columns and rows of a grid for so many terrains."""
    rows = next(side for side in range(3, terrains + 3) if side * (side + 1) >= terrains)
    return (rows if rows * rows >= terrains else rows + 1), rows


@lru_cache(maxsize=64)
def island(links: Links, seats: int, terrains: int) -> Chart:
    """Return the map of places by the numbers of those next to each: the homes first, then the frontier."""
    across, down = sides_for(terrains)
    columns, rows = range(-(across // 2), across - across // 2), range(-(down // 2), down - down // 2)
    cells = [*HOMES[seats], MIDDLE]
    for node in range(len(cells), len(links)):
        roads = [(one, other) for one in range(node) for other in links[one] if other < one]
        near = [cells[one] for one in links[node] if one < node]
        cells.append(cell_for(near, cells, roads, columns, rows))
    found = cells[: len(links)]
    spots = tuple(_astray(number, cell) for number, cell in enumerate(found))
    across_all, down_all = [x for x, _ in found] + list(columns), [y for _, y in found] + list(rows)
    bounds = (min(across_all) - EDGE, min(down_all) - EDGE, max(across_all) + EDGE, max(down_all) + EDGE)
    return Chart(spots, bounds, is_grid=True)


def _astray(number: int, cell: Cell) -> tuple[float, float]:
    """Return a point beside the middle of a cell, always the same for a place."""
    right, down = (number * 73 + 29) % 41 / 20 - 1, (number * 57 + 11) % 37 / 18 - 1
    return cell[0] + ASTRAY * right, cell[1] + ASTRAY * down

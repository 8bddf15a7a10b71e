"""The layout of an area's dice: a pure function of their number, sizes and room."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from dataclasses import dataclass

LARGEST = 88.0
SMALLEST = 28.0
LEAST = 14.0  # the least size of stacked dice, so that none is cut off
LEAST_IN_PILE = 24.0  # the same for reserves and dead units: below that they overlap
GAP = 0.10  # between dice, as a share of the largest die


@dataclass(frozen=True)
class Box:
    """The square of one die, in pixels."""

    x: float
    y: float
    side: int


@dataclass(frozen=True)
class Arrangement:
    """The layout of some dice.

    `size` is the side in pixels of a die of relative size 1. `stacks` has the indexes of the dice on each other, the
    front one first; `boxes` the square of each stack. `rows` are the stacks of each row, from the top.
    """

    size: float
    stacks: tuple[tuple[int, ...], ...]
    boxes: tuple[Box, ...]
    rows: tuple[tuple[int, ...], ...]

    def stack_of(self, index: int) -> int:
        """Return the number of a die's stack; -1 if it is in none."""
        return next((number for number, stack in enumerate(self.stacks) if index in stack), -1)

    def stack_at(self, x: float, y: float) -> int:
        """Return the number of the stack at a point, or -1."""
        for number, box in reversed(tuple(enumerate(self.boxes))):  # the last one is on top
            if box.x <= x < box.x + box.side and box.y <= y < box.y + box.side:
                return number
        return -1

    def in_next_row(self, stack: int, step: int) -> int:
        """Return the nearest stack of the row above (-1) or below (1); the same one if there is no such row."""
        row = next(number for number, row in enumerate(self.rows) if stack in row) + step
        if not 0 <= row < len(self.rows):
            return stack
        middle = self.boxes[stack].x + self.boxes[stack].side / 2
        return min(self.rows[row], key=lambda other: abs(self.boxes[other].x + self.boxes[other].side / 2 - middle))


def arrange(
    kinds: Sequence[Hashable],
    sizes: Sequence[float],
    room: tuple[float, float, float, float],
    largest: float = LARGEST,
    left: bool = False,
    heaped: bool = False,
    gap: float = GAP,
    least: float = LEAST,
) -> Arrangement:
    """Lay out dice in a rectangle (x, y, width, height in pixels), in balanced rows around its middle.

    `sizes` are relative (1 is the largest die); dice with equal `kinds` can be stacked. Dice grow up to `largest` and
    shrink to SMALLEST, then equal ones are stacked (with `heaped` at once); if that is not enough they shrink to
    `least`, and then they overlap. With `left`, the rows start at the upper left corner.
    """
    alone = tuple((index,) for index in range(len(kinds)))
    _, _, width, height = room
    if not alone or width <= 0 or height <= 0:
        return Arrangement(0.0, (), (), ())
    stacks = stacked(kinds) if heaped else alone
    size, count = _best_rows([sizes[stack[0]] for stack in stacks], width, height, largest, gap)
    if size < SMALLEST and not heaped:
        stacks = stacked(kinds)
        size, count = _best_rows([sizes[stack[0]] for stack in stacks], width, height, largest, gap)
    least = min(least, height)
    if size < least:  # as many rows as fit, which may touch; in a row the dice overlap
        size, count = least, min(len(stacks), _rows_in(height, least, 0.0))
    return _laid_out(stacks, [sizes[stack[0]] for stack in stacks], size, count, room, left, gap)


def height_for(sizes: Sequence[float], width: float, size: float, gap: float = GAP) -> float:
    """Return the height in pixels that dice need in this width, if one of relative size 1 has the side `size`."""
    counts = range(1, len(sizes) + 1)
    fits = (count for count in counts if max(_length(row, gap) for row in _split(sizes, count)) * size <= width)
    count = next(fits, len(sizes))
    return size * (count + (count - 1) * gap)


def width_for(sizes: Sequence[float], height: float, size: float, gap: float = GAP) -> float:
    """Return the width in pixels that dice need in this height, if one of relative size 1 has the side `size`."""
    count = min(len(sizes), _rows_in(height, size, gap))
    return max(_length(row, gap) for row in _split(sizes, count)) * size


def _rows_in(height: float, size: float, gap: float) -> int:
    return max(1, int((height / size + gap) / (1 + gap)))


def stacked(kinds: Sequence[Hashable]) -> tuple[tuple[int, ...], ...]:
    """Return equal dice together, in the order of the first of each kind."""
    by_kind: dict[Hashable, list[int]] = {}
    for index, kind in enumerate(kinds):
        by_kind.setdefault(kind, []).append(index)
    return tuple(tuple(stack) for stack in by_kind.values())


def _best_rows(sizes: Sequence[float], width: float, height: float, largest: float, gap: float) -> tuple[float, int]:
    """Return the largest size that fits, and the number of rows; the fewest rows if several are equal."""
    best, rows = 0.0, 1
    for count in range(1, len(sizes) + 1):
        tall = height / (count + (count - 1) * gap)
        if tall <= best:
            break
        wide = min(width / _length(row, gap) for row in _split(sizes, count))
        size = min(tall, wide, largest)
        if size > best + 0.5:
            best, rows = size, count
    return best, rows


def _length(row: Sequence[float], gap: float) -> float:
    return sum(row) + (len(row) - 1) * gap


def _split(sizes: Sequence[float], count: int) -> list[Sequence[float]]:
    """Return a sequence cut into `count` rows whose lengths differ by at most 1, the longer ones first."""
    least, longer = divmod(len(sizes), count)
    rows, start = [], 0
    for number in range(count):
        end = start + least + (number < longer)
        rows.append(sizes[start:end])
        start = end
    return rows


def _laid_out(
    stacks: tuple[tuple[int, ...], ...],
    sizes: Sequence[float],
    size: float,
    count: int,
    room: tuple[float, float, float, float],
    left: bool,
    share: float,
) -> Arrangement:
    """Return the layout with a square for each stack: rows around the middle, each die centred in its row."""
    x, y, width, height = room
    gap = size * share
    rows = [row for row in _split(sizes, count) if row]
    tall = [max(row) * size for row in rows]
    # A few dice in a tall area are spread a little, so that they do not look like one lump.
    spare = height - sum(tall) - gap * (len(rows) - 1)
    if spare < 0:
        between = (height - sum(tall)) / max(1, len(rows) - 1)
    else:
        between = gap if left else gap + min(size * 0.16, spare / (len(rows) + 1))
    top = y if left else y + (height - sum(tall) - between * (len(rows) - 1)) / 2
    boxes: list[Box] = []
    numbers: list[tuple[int, ...]] = []
    for row, line in zip(rows, tall, strict=True):
        at = x if left else x + (width - _length(row, share) * size) / 2
        numbers.append(tuple(range(len(boxes), len(boxes) + len(row))))
        last = row[-1] * size
        whole = _length(row, share) * size
        step = (width - last) / (whole - last) if width < whole and len(row) > 1 else 1.0
        at = max(at, x)
        for relative in row:
            side = max(1, int(relative * size))
            boxes.append(Box(at, top + (line - side) / 2, side))
            at += (relative * size + gap) * step
        top += line + between
    return Arrangement(size, stacks, tuple(boxes), tuple(numbers))

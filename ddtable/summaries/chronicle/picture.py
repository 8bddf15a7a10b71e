"""The geometry of a chronicle's picture over time: a row for each terrain, and the health of the players as lines.

Time goes to the right, a turn is as wide as every other. The unit of lengths is that of the caller: pixels on a screen,
tenths of a millimetre on paper.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, Literal, NamedTuple, TypeAlias

from ddtable.summaries.chronicle.values import NONE, Chronicle, Land, MarkKind

Figure: TypeAlias = Literal["play", "pool", "dead", "buried"]
STEPS: Final = (1, 2, 5, 10, 20, 50, 100, 200, 500, 1000)  # turns between two numbers on the axis


class Sizes(NamedTuple):
    """The lengths of a picture: `least` and `most` of a row, `above`: the room for marks over a band.

    `apart`: the least distance of two numbers on the axis.
    """

    label: float
    least: float
    most: float
    above: float
    band: float
    thread: float
    axis: float
    chart: float
    gap: float
    apart: float

    def lower(self, part: float) -> Sizes:
        """Return the lengths with rows of a part of their height."""
        rows = ("least", "most", "above", "band", "thread")
        return self._replace(**{name: getattr(self, name) * part for name in rows})


class Rect(NamedTuple):
    """A rectangle."""

    left: float
    top: float
    width: float
    height: float

    @property
    def right(self) -> float:
        """The right edge."""
        return self.left + self.width

    @property
    def bottom(self) -> float:
        """The lower edge."""
        return self.top + self.height

    @property
    def middle(self) -> float:
        """The vertical middle."""
        return self.top + self.height / 2


class Band(NamedTuple):
    """The turns in which a player held a terrain without a break."""

    seat: int
    rect: Rect


class Thread(NamedTuple):
    """The turns in which a player had units at a terrain without a break: a thin line."""

    seat: int
    left: float
    right: float
    y: float


class Sign(NamedTuple):
    """The place of a mark."""

    kind: MarkKind
    x: float
    step: int
    seat: int


class Row(NamedTuple):
    """A terrain of the picture: `line` is its whole time, from the turn in which it came onto the table."""

    land: int
    label: Rect
    line: Rect
    bands: tuple[Band, ...]
    threads: tuple[Thread, ...]
    signs: tuple[Sign, ...]


class Curve(NamedTuple):
    """The line of a player's health: its corners."""

    seat: int
    corners: tuple[tuple[float, float], ...]


class Picture(NamedTuple):
    """A picture: its rows, the numbers of the axis, and the chart of health with its highest number."""

    rows: tuple[Row, ...]
    ticks: tuple[tuple[float, int], ...]
    axis: Rect
    chart: Rect
    curves: tuple[Curve, ...]
    top: int
    turn_width: float
    height: float

    def x(self, turn: int) -> float:
        """Return the left edge of a turn."""
        return self.axis.left + turn * self.turn_width

    def turn_at(self, x: float) -> int:
        """Return the turn at a place; the nearest one beside the picture."""
        last = round(self.axis.width / self.turn_width) - 1 if self.turn_width else 0
        return max(0, min(last, int((x - self.axis.left) // self.turn_width))) if self.turn_width else 0

    def row_at(self, y: float) -> int:
        """Return the number of the row at a place; -1 outside the rows."""
        return next((n for n, row in enumerate(self.rows) if row.label.top <= y < row.label.bottom), -1)


def lay_out_picture(chronicle: Chronicle, width: float, height: float, sizes: Sizes, figure: Figure) -> Picture:
    """Return the picture of a chronicle in a rectangle; it is higher than that if the rows need more room."""
    lands, turns = chronicle.lands, len(chronicle.turns)
    least = max(sizes.least, sizes.above + sizes.band + (chronicle.seats + 1) * sizes.thread)
    room = height - sizes.axis - sizes.gap - sizes.chart
    high = max(least, min(sizes.most, room / max(1, len(lands))))
    wide = (width - sizes.label) / turns
    rows = tuple(_row(number, land, high, wide, sizes, chronicle.seats) for number, land in enumerate(lands))
    axis = Rect(sizes.label, len(lands) * high, width - sizes.label, sizes.axis)
    chart_top = axis.bottom + sizes.gap
    chart = Rect(sizes.label, chart_top, axis.width, max(sizes.chart, height - chart_top))
    top = max((getattr(one, figure) for row in chronicle.health for one in row), default=0)
    curves = tuple(_curve(chronicle, seat, figure, chart, wide, top) for seat in range(chronicle.seats))
    every = next((step for step in STEPS if step * wide >= sizes.apart), STEPS[-1])
    ticks = tuple((sizes.label + turn * wide, turn) for turn in range(0, turns, every) if turn)
    return Picture(rows, ticks, axis, chart, curves, top, wide, chart.bottom)


def _row(number: int, land: Land, high: float, wide: float, sizes: Sizes, seats: int) -> Row:
    top = number * high
    left = sizes.label + land.added * wide
    line = Rect(left, top + sizes.above, (len(land.holders) - land.added) * wide, sizes.band)
    held = _runs([holder if holder > NONE else NONE for holder in land.holders])
    bands = tuple(
        Band(seat, Rect(sizes.label + first * wide, line.top, (last + 1 - first) * wide, line.height))
        for seat, first, last in held
    )
    threads = tuple(
        Thread(
            seat, sizes.label + first * wide, sizes.label + (last + 1) * wide, line.bottom + (seat + 0.8) * sizes.thread
        )
        for seat in range(seats)
        for _, first, last in _runs([seat if seat in there else NONE for there in land.armies])
    )
    signs = tuple(Sign(one.kind, sizes.label + (one.turn + 0.5) * wide, one.step, one.seat) for one in land.marks)
    return Row(number, Rect(0, top, sizes.label, high), line, bands, threads, signs)


def _runs(values: Sequence[int]) -> Iterator[tuple[int, int, int]]:
    """Yield each value above -1 with the first and the last place of its run."""
    begun = 0
    for place in range(1, len(values) + 1):
        if place == len(values) or values[place] != values[begun]:
            if values[begun] > NONE:
                yield values[begun], begun, place - 1
            begun = place


def _curve(chronicle: Chronicle, seat: int, figure: Figure, chart: Rect, wide: float, top: int) -> Curve:
    """Return the corners of a line: each turn's health at the middle of the turn."""
    corners = tuple(
        (chart.left + (turn + 0.5) * wide, chart.bottom - chart.height * getattr(row[seat], figure) / max(1, top))
        for turn, row in enumerate(chronicle.health)
    )
    return Curve(seat, corners)

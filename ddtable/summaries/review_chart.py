"""The geometry of a review's chart: the chance of winning over the turns, with decisions and turning points on it.

Each turn is as wide as every other. Two players have a line: above the middle the first one is ahead. More players have
bands, one above the other. The unit of lengths is that of the caller: pixels, or tenths of a millimetre on paper.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from ddtable.summaries.chronicle.picture import Rect
from ddtable.summaries.review import Decision, Review

At = tuple[float, float]
TWO: Final = 2
SHARES: Final = (0.0, 0.25, 0.5, 0.75, 1.0)


class Sizes(NamedTuple):
    """The lengths of a chart: what surrounds the plot, the radius of a number, the space between two turn numbers.

    `stem`: from the line to the middle of a number. `initial`: the least height of a band that shows one, and the room
    around it.
    """

    right: float
    below: float
    edge: float
    mark: float
    stem: float
    apart: float
    initial: float


class Mark(NamedTuple):
    """The number of a decision: where the decision is on the line, and the middle of its number."""

    number: int
    seat: int
    on: At
    at: At


class Dice(NamedTuple):
    """A turning point of the dice."""

    seat: int
    at: At


class Tick(NamedTuple):
    """The number of a turn below the chart, with the player whose turn it is."""

    turn: int
    seat: int
    x: float


class Region(NamedTuple):
    """A region in the colour of a player, as a polygon."""

    seat: int
    outline: tuple[At, ...]


class Initial(NamedTuple):
    """The initial of a player in a band."""

    seat: int
    at: At


class Chart(NamedTuple):
    """The chart; `line` is empty for more than two players, `decided` None if only the end decided the game."""

    plot: Rect
    columns: tuple[float, ...]
    regions: tuple[Region, ...]
    line: tuple[At, ...]
    marks: tuple[Mark, ...]
    dice: tuple[Dice, ...]
    ticks: tuple[Tick, ...]
    decided: float | None
    initials: tuple[Initial, ...] = ()

    def nearest(self, x: float) -> int:
        """Return the point of the line nearest to an x."""
        return min(range(len(self.columns)), key=lambda number: abs(self.columns[number] - x))

    def height(self, share: float) -> float:
        """Return the y of a chance."""
        return self.plot.bottom - self.plot.height * share


def lay_out_chart(
    review: Review, shown: Sequence[Decision], first: int, width: float, height: float, sizes: Sizes
) -> Chart:
    """Return the chart of a review with numbers at the shown decisions; of two players the `first` one's chance."""
    plot = Rect(sizes.edge, sizes.edge, width - sizes.edge - sizes.right, height - sizes.edge - sizes.below)
    last = max(1, len(review.line) - 1)
    columns = tuple(plot.left + plot.width * number / last for number in range(len(review.line)))
    bare = Chart(plot, columns, (), (), (), (), _ticks(review, columns, sizes), None)
    decided = review.decided
    chart = bare._replace(decided=columns[decided] if decided >= 0 else None)
    if len(review.accounts) == TWO:
        line = tuple((x, bare.height(one.chances[first])) for x, one in zip(columns, review.line, strict=True))
        chart = chart._replace(line=line, regions=_sides(line, bare.height(0.5), first))
    else:
        chart = chart._replace(regions=_bands(review, chart))
    dice = tuple(
        Dice(one.seat, (columns[one.point + 1], _middle(review, chart, one.point + 1, one.seat, first)))
        for one in review.swings
    )
    chart = chart._replace(dice=dice, marks=_marks(review, chart, shown, first, sizes))
    return chart if chart.line else chart._replace(initials=_initials(review, chart, sizes))


def _sides(line: Sequence[At], middle: float, first: int) -> tuple[Region, ...]:
    """Return the regions between the line and the middle: above it for the first player, below it for the other."""
    whole: list[At] = []
    for one, two in zip(line, (*line[1:], line[-1]), strict=True):
        whole.append(one)
        if (one[1] - middle) * (two[1] - middle) < 0:
            part = (middle - one[1]) / (two[1] - one[1])
            whole.append((one[0] + part * (two[0] - one[0]), middle))
    ends = ((line[-1][0], middle), (line[0][0], middle))
    above = tuple((x, min(y, middle)) for x, y in whole)
    below = tuple((x, max(y, middle)) for x, y in whole)
    return Region(first, above + ends), Region(1 - first, below + ends)


def _bands(review: Review, chart: Chart) -> tuple[Region, ...]:
    """Return a band for each player, seat 0 at the top, so that each moment adds up to 100 %."""
    found = []
    for seat in range(len(review.accounts)):
        above, below = ([chart.height(1 - sum(one.chances[:end])) for one in review.line] for end in (seat, seat + 1))
        upper, lower = zip(chart.columns, above, strict=True), zip(chart.columns, below, strict=True)
        found.append(Region(seat, (*upper, *reversed(tuple(lower)))))
    return tuple(found)


def _initials(review: Review, chart: Chart, sizes: Sizes) -> tuple[Initial, ...]:
    """Return an initial at the widest place of each band that is clear of numbers and dice, if there is room."""
    taken = [*(mark.at for mark in chart.marks), *(die.at for die in chart.dice)]
    found = []
    for seat in range(len(review.accounts)):
        places = []
        for number in range(1, len(chart.columns) - 1):
            at = chart.columns[number], _middle(review, chart, number, seat, seat)
            high = chart.plot.height * review.line[number].chances[seat]
            clear = all(abs(at[0] - x) > sizes.initial or abs(at[1] - y) > sizes.initial for x, y in taken)
            if high >= sizes.initial and clear:
                places.append((high, at))
        if places:
            found.append(Initial(seat, max(places)[1]))
    return tuple(found)


def _middle(review: Review, chart: Chart, point: float, seat: int, first: int) -> float:
    """Return the y of the line at a place between two points, or of the middle of a player's band."""
    before = min(int(point), len(review.line) - 1)
    after, part = min(before + 1, len(review.line) - 1), point - int(point)

    def share(number: int) -> float:
        chances = review.line[number].chances
        return chances[first] if chart.line else 1 - sum(chances[:seat]) - chances[seat] / 2

    return chart.height(share(before) + part * (share(after) - share(before)))


def _place(review: Review, entry: int) -> float:
    """Return the place of an entry between the points of the line, such as 2.5."""
    line = review.line
    after = next((number for number, one in enumerate(line) if one.entry > entry), len(line) - 1)
    before = max(0, after - 1)
    way = line[after].entry - line[before].entry
    return before + min(1.0, (entry - line[before].entry) / way) if way else float(before)


def _marks(review: Review, chart: Chart, shown: Sequence[Decision], first: int, sizes: Sizes) -> tuple[Mark, ...]:
    """Return the numbers: on a line with a stem, those of the first player below it; no number covers another."""
    plot, room, found = chart.plot, sizes.mark + 1, list[Mark]()
    for number, one in enumerate(shown, 1):
        place = _place(review, one.entry)
        on = (
            plot.left + plot.width * place / max(1, len(review.line) - 1),
            _middle(review, chart, place, one.seat, first),
        )
        x = min(max(on[0], plot.left + room), plot.right - room)
        way = 1 if one.seat == first else -1
        y = on[1] + way * sizes.stem if chart.line else on[1]
        taken = [mark.at for mark in found if abs(mark.at[0] - x) < 2 * room]
        for step in (way, -way):
            tried = _free(y, taken, step * 2 * room, room)
            if plot.top + room <= tried <= plot.bottom - room:
                y = tried
                break
            y = on[1] - way * sizes.stem if chart.line else on[1]
        found.append(Mark(number, one.seat, on, (x, min(max(y, plot.top + room), plot.bottom - room))))
    return tuple(found)


def _free(y: float, taken: Sequence[At], step: float, room: float) -> float:
    """Return the first y from a place on that is clear of those that are taken."""
    while any(abs(one[1] - y) < 2 * room for one in taken):
        y += step
    return y


def _ticks(review: Review, columns: Sequence[float], sizes: Sizes) -> tuple[Tick, ...]:
    """Return the turns that have room for their number; each number is in the middle of its turn."""
    last = len(review.line) - 1
    turns = [number for number, one in enumerate(review.line) if one.turn and number < last]
    if not turns:
        return ()
    wide = columns[1] - columns[0]
    every = next(
        step for step in (1, 2, 5, 10, 20, 50, 100, 1000, 10**9) if step * wide >= sizes.apart or step == 10**9
    )
    return tuple(
        Tick(review.line[number].turn, review.line[number].seat, columns[number] + wide / 2)
        for number in turns
        if (review.line[number].turn - 1) % every == 0
    )

"""Points in the making: how those of each source are spread over the buckets, each of them always in one."""

from __future__ import annotations

from collections.abc import Sequence

from ddtable.engine.questions import Allocation


class HalfSpread:
    """The rows of an Allocation, one for each source; every row adds up to its source's points at any time.

    `first` are for each source the buckets that its points lie in at the start, where they may.
    """

    def __init__(self, shape: Allocation, first: Sequence[frozenset[int]] = ()) -> None:
        self.shape = shape
        self._rows = [[0] * len(shape.buckets) for _ in shape.sources]
        for number, source in enumerate(shape.sources):
            self._begin(number, source.points, first[number] if first else frozenset())

    def _begin(self, number: int, points: int, first: frozenset[int]) -> None:
        """Lay a source's points into the bucket that is preferred, what finds no room there into the next ones."""
        order = sorted(self.open_to(number), key=lambda bucket: bucket not in first)
        for bucket in order:
            given = min(points, self.room(bucket)) if self.shape.most else points
            self._rows[number][bucket] += given
            points -= given
        if order:
            self._rows[number][order[0]] += points  # more than there is room for: the answer says so

    # What there is

    def open_to(self, number: int) -> tuple[int, ...]:
        """Return the buckets that a source's points may go to."""
        return self.shape.open_to(self.shape.sources[number])

    def dice(self) -> tuple[int, ...]:
        """Return the dice that are sources."""
        return tuple(source.die for source in self.shape.sources if source.die >= 0)

    def number_of(self, die: int) -> int:
        """Return the number of a die's source; -1 if it is none."""
        found = [number for number, source in enumerate(self.shape.sources) if source.die == die >= 0]
        return found[0] if found else -1

    def amounts(self) -> tuple[tuple[int, ...], ...]:
        """Return the rows as an answer gives them."""
        return tuple(tuple(row) for row in self._rows)

    def totals(self) -> tuple[int, ...]:
        """Return how many points lie in each bucket."""
        return tuple(sum(row[bucket] for row in self._rows) for bucket in range(len(self.shape.buckets)))

    def main_bucket(self, number: int) -> int:
        """Return the bucket that has most of a source's points."""
        row = self._rows[number]
        return row.index(max(row))

    def room(self, bucket: int) -> int:
        """Return how many more points a bucket takes; all that there are where it is not limited."""
        every = sum(source.points for source in self.shape.sources)
        return (self.shape.most[bucket] if self.shape.most else every) - self.totals()[bucket]

    # What hands do

    def move(self, number: int, source: int, target: int, points: int = 1) -> bool:
        """Move points of one source from a bucket to another; False where they may not go, or there are none."""
        row = self._rows[number]
        points = row[source] if self.shape.whole else min(points, row[source])
        if source == target or target not in self.open_to(number) or not 0 < points <= max(self.room(target), 0):
            return False
        row[source] -= points
        row[target] += points
        return True

    def more(self, number: int, bucket: int) -> bool:
        """Give a bucket one more point of a source, from the bucket that has most of them."""
        others = [other for other in self.open_to(number) if other != bucket and self._rows[number][other]]
        fullest = max(others, key=lambda other: self._rows[number][other], default=-1)
        return fullest >= 0 and self.move(number, fullest, bucket)

    def less(self, number: int, bucket: int) -> bool:
        """Take one point of a source from a bucket: it goes to the next one that takes it."""
        open_to = self.open_to(number)
        if bucket not in open_to:
            return False
        at = open_to.index(bucket)
        return any(self.move(number, bucket, other) for other in (*open_to[at + 1 :], *open_to[:at]))

    def all_to(self, number: int, bucket: int) -> bool:
        """Give a bucket as many points of a source as may go there."""
        moved = False
        for other in self.open_to(number):
            moved |= self.move(number, other, bucket, max(0, min(self._rows[number][other], self.room(bucket))))
        return moved

    def everything_to(self, bucket: int) -> bool:
        """Give a bucket as many points of all sources as may go there."""
        return sum(self.all_to(number, bucket) for number in range(len(self._rows))) > 0

    def next_bucket(self, die: int) -> bool:
        """Give all points of a die to the next bucket that it may use."""
        number = self.number_of(die)
        if number < 0:
            return False
        open_to = self.open_to(number)
        at = open_to.index(self.main_bucket(number))
        return any(self.all_to(number, bucket) for bucket in (*open_to[at + 1 :], *open_to[:at]))

    def take_over(self, amounts: tuple[tuple[int, ...], ...]) -> None:
        """Lie as a whole answer says."""
        self._rows = [list(row) for row in amounts]

"""The points of an unfinished Allocation: how those of each source are divided among the buckets."""

from __future__ import annotations

from collections.abc import Sequence

from ddtable.engine.questions import Allocation


class HalfSpread:
    """The rows of an Allocation, one for each source; every row always adds up to its source's points.

    `first` are for each source the preferred buckets of its points at the start.
    """

    def __init__(self, shape: Allocation, first: Sequence[frozenset[int]] = ()) -> None:
        self.shape = shape
        self._rows = [[0] * len(shape.buckets) for _ in shape.sources]
        for number, source in enumerate(shape.sources):
            self._begin(number, source.points, first[number] if first else frozenset())

    def _begin(self, number: int, points: int, first: frozenset[int]) -> None:
        """Put a source's points into its preferred bucket, and those without room there into the next ones."""
        order = sorted(self.open_to(number), key=lambda bucket: bucket not in first)
        for bucket in order:
            given = min(points, self.room(bucket)) if self.shape.most else points
            self._rows[number][bucket] += given
            points -= given
        if order:
            self._rows[number][order[0]] += points  # more than there is room for; the answer is then refused

    # State

    def open_to(self, number: int) -> tuple[int, ...]:
        """Return the buckets that are open to a source's points."""
        return self.shape.open_to(self.shape.sources[number])

    def dice(self) -> tuple[int, ...]:
        """Return the dice that are sources."""
        return tuple(source.die for source in self.shape.sources if source.die >= 0)

    def number_of(self, die: int) -> int:
        """Return the number of a die's source; -1 for other dice."""
        found = [number for number, source in enumerate(self.shape.sources) if source.die == die >= 0]
        return found[0] if found else -1

    def amounts(self) -> tuple[tuple[int, ...], ...]:
        """Return the rows in the form of an answer."""
        return tuple(tuple(row) for row in self._rows)

    def totals(self) -> tuple[int, ...]:
        """Return the number of points in each bucket."""
        return tuple(sum(row[bucket] for row in self._rows) for bucket in range(len(self.shape.buckets)))

    def main_bucket(self, number: int) -> int:
        """Return the bucket that has most of a source's points."""
        row = self._rows[number]
        return row.index(max(row))

    def room(self, bucket: int) -> int:
        """Return how many more points a bucket takes; without a limit all there are."""
        every = sum(source.points for source in self.shape.sources)
        return (self.shape.most[bucket] if self.shape.most else every) - self.totals()[bucket]

    # Changes

    def move(self, number: int, source: int, target: int, points: int = 1) -> bool:
        """Move points of one source from a bucket to another; return False if that is not possible."""
        row = self._rows[number]
        points = row[source] if self.shape.whole else min(points, row[source])
        if source == target or target not in self.open_to(number) or not 0 < points <= max(self.room(target), 0):
            return False
        row[source] -= points
        row[target] += points
        return True

    def more(self, number: int, bucket: int) -> bool:
        """Give a bucket one more point of a source, from the bucket with the most of them."""
        others = [other for other in self.open_to(number) if other != bucket and self._rows[number][other]]
        fullest = max(others, key=lambda other: self._rows[number][other], default=-1)
        return fullest >= 0 and self.move(number, fullest, bucket)

    def less(self, number: int, bucket: int) -> bool:
        """Remove one point of a source from a bucket and give it to the next one that takes it."""
        open_to = self.open_to(number)
        if bucket not in open_to:
            return False
        at = open_to.index(bucket)
        return any(self.move(number, bucket, other) for other in (*open_to[at + 1 :], *open_to[:at]))

    def all_to(self, number: int, bucket: int) -> bool:
        """Give a bucket as many points of a source as possible."""
        moved = False
        for other in self.open_to(number):
            moved |= self.move(number, other, bucket, max(0, min(self._rows[number][other], self.room(bucket))))
        return moved

    def everything_to(self, bucket: int) -> bool:
        """Give a bucket as many points of all sources as possible."""
        return sum(self.all_to(number, bucket) for number in range(len(self._rows))) > 0

    def next_bucket(self, die: int) -> bool:
        """Give all points of a die to its next possible bucket."""
        number = self.number_of(die)
        if number < 0:
            return False
        open_to = self.open_to(number)
        at = open_to.index(self.main_bucket(number))
        return any(self._if_allowed(number, bucket) for bucket in (*open_to[at + 1 :], *open_to[:at]))

    def _if_allowed(self, number: int, bucket: int) -> bool:
        """Give a bucket all points of a source, unless the constraint on all buckets refuses that."""
        before = list(self._rows[number])
        moved, constraint = self.all_to(number, bucket), self.shape.constraint
        if moved and constraint is not None and constraint.refusal(self.amounts(), "") is not None:
            self._rows[number] = before
            return False
        return moved

    def take_over(self, amounts: tuple[tuple[int, ...], ...]) -> None:
        """Take over the rows of a complete answer."""
        self._rows = [list(row) for row in amounts]

"""Constraints on the dice of a `Subset`: their protocol, and those that several games use.

A constraint identifies dice by their index in the question's list and knows what it needs of each, such as its weight.
A constraint of one game is in the folder of that game; anything that implements the protocol can be asked.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from functools import lru_cache
from random import Random
from typing import NamedTuple, Protocol

from ddtable.engine.refusal import Refusal, Values
from ddtable.engine.value import PlainValue


class Progress(NamedTuple):
    """The progress of an unfinished answer: a key of the message catalogue and its values."""

    word: str
    values: Values


class Constraint(Protocol):
    """A constraint on chosen dice, by their indices in the question's list."""

    def refusal(self, chosen: Sequence[int], clause: str) -> Refusal | None:
        """Return the reason if these indices are not a legal answer, or None."""

    def may_extend(self, chosen: Sequence[int]) -> bool:
        """Return True if these indices are legal, or could become so by adding more."""

    def sample(self, random: Random) -> list[int]:
        """Return random legal indices."""

    def single(self) -> list[int] | None:
        """Return the only answer, if there is only one."""

    def progress(self, chosen: Sequence[int]) -> Progress | None:
        """Return the progress of these indices; None if the game's window tells it."""


ASKED_AGAIN = 16
"""Constraints whose answer is kept: each question asks for its own some four times."""

Amounts = tuple[tuple[int, ...], ...]
"""The points of each source of an allocation in each bucket."""


class Spending(Protocol):
    """A constraint on the points of an allocation."""

    def refusal(self, amounts: Amounts, clause: str) -> Refusal | None:
        """Return the reason if these points are not a legal answer, or None."""

    def sample(self, random: Random) -> Amounts:
        """Return random legal points."""

    def single(self) -> Amounts | None:
        """Return the only answer, if there is only one."""


def sums(weights: Iterable[int], limit: int) -> set[int]:
    """Return every total up to `limit` that some of the weights add up to."""
    most = max(limit, 0)
    within, made = (2 << most) - 1, 1  # numbers used as bit sets of totals
    for weight in weights:
        made |= made << weight & within
    return {total for total in range(most + 1) if made >> total & 1}


@lru_cache(ASKED_AGAIN)
def _largest(weights: tuple[int, ...], limit: int) -> tuple[int, bool]:
    """Return the largest total up to `limit` of some of the weights, and if only one set of them makes it."""
    within = (2 << max(limit, 0)) - 1
    made, twice = 1, 0  # numbers used as bit sets: totals of at least one set, of at least two
    for weight in weights:
        twice |= (twice << weight | made & made << weight) & within
        made |= made << weight & within
    best = made.bit_length() - 1
    return best, not twice >> best & 1


def first_to(total: int, order: Sequence[int], weights: Sequence[int]) -> list[int]:
    """Return the first indices in this order whose weights add up to the total, which must be reachable."""
    # The totals that can still be reached from each place in the order, so that no draw ends in a dead end.
    within, reach = (2 << total) - 1, [1]  # numbers used as bit sets of totals
    for index in reversed(order):
        reach.append(reach[-1] | reach[-1] << weights[index] & within)
    reach.reverse()
    chosen = []
    for at, index in enumerate(order):
        weight = weights[index]
        if weight <= total and reach[at + 1] >> (total - weight) & 1:
            chosen.append(index)
            total -= weight
    return chosen


def ways_to(total: int, weights: Iterable[int]) -> int:
    """Return how many sets of the weights make the total."""
    ways = Counter({0: 1})
    for weight in weights:
        for made, count in sorted(ways.items(), reverse=True):
            if made + weight <= total:
                ways[made + weight] += count
    return ways[total]


class LargestUpTo(PlainValue, frozen=True, tag="largest_up_to"):
    """Dice with the largest total weight that does not exceed the limit (C10.1)."""

    limit: int
    weights: tuple[int, ...]

    def best(self) -> int:
        """Return the largest total that can be reached."""
        return _largest(self.weights, self.limit)[0]

    def refusal(self, chosen: Sequence[int], clause: str) -> Refusal | None:
        """Return the reason if these indices are not a largest set, or None."""
        total, best = sum(self.weights[index] for index in chosen), self.best()
        if total == best:
            return None
        return Refusal(clause, "too-much" if total > best else "too-little", {"total": total, "needed": best})

    def may_extend(self, chosen: Sequence[int]) -> bool:
        """Return True if more dice could make these indices a largest set."""
        rest = [weight for index, weight in enumerate(self.weights) if index not in set(chosen)]
        missing = self.best() - sum(self.weights[index] for index in chosen)
        return missing >= 0 and missing in sums(rest, missing)

    def sample(self, random: Random) -> list[int]:
        """Return a random largest set of indices."""
        order = list(range(len(self.weights)))
        random.shuffle(order)
        return first_to(self.best(), order, self.weights)

    def single(self) -> list[int] | None:
        """Return the only answer, if there is only one."""
        if sum(self.weights) <= self.limit:
            return list(range(len(self.weights)))
        return sorted(self.sample(Random(0))) if _largest(self.weights, self.limit)[1] else None

    def progress(self, chosen: Sequence[int]) -> Progress:
        """Return the total weight so far."""
        total = sum(self.weights[index] for index in chosen)
        return Progress("progress-health", {"total": total, "needed": self.best()})


class AtMost(PlainValue, frozen=True, tag="at_most"):
    """Any dice, or none, with a total weight within the limit."""

    limit: int
    weights: tuple[int, ...]

    def refusal(self, chosen: Sequence[int], clause: str) -> Refusal | None:
        """Return the reason if these indices weigh too much, or None."""
        total = sum(self.weights[index] for index in chosen)
        return Refusal(clause, "too-much", {"total": total, "needed": self.limit}) if total > self.limit else None

    def may_extend(self, chosen: Sequence[int]) -> bool:
        """Return True if these indices are within the limit."""
        return sum(self.weights[index] for index in chosen) <= self.limit

    def sample(self, random: Random) -> list[int]:
        """Return random indices within the limit; dice are added as long as they fit."""
        chosen, left = [], self.limit
        for index in random.sample(range(len(self.weights)), len(self.weights)):
            if self.weights[index] <= left:
                chosen.append(index)
                left -= self.weights[index]
        return chosen

    def single(self) -> list[int] | None:
        """Return an empty list if no die fits within the limit."""
        return None if any(weight <= self.limit for weight in self.weights) else []

    def progress(self, chosen: Sequence[int]) -> Progress:
        """Return the total weight so far."""
        total = sum(self.weights[index] for index in chosen)
        return Progress("progress-at-most", {"total": total, "most": self.limit})


class Enough(PlainValue, frozen=True, tag="enough"):
    """Dice that together weigh at least `need`, none of which could be left out (M9)."""

    need: int
    weights: tuple[int, ...]

    def refusal(self, chosen: Sequence[int], clause: str) -> Refusal | None:
        """Return the reason if these indices weigh too little, or more than needed."""
        weights = [self.weights[index] for index in chosen]
        total = sum(weights)
        if total < self.need:
            return Refusal(clause, "too-little", {"total": total, "needed": self.need})
        if weights and total - min(weights) >= self.need:
            return Refusal(clause, "more-than-needed", {"total": total, "needed": self.need})
        return None

    def may_extend(self, chosen: Sequence[int]) -> bool:
        """Return True if more dice could make these indices just enough, with none to spare."""
        mine = [self.weights[index] for index in chosen]
        rest = [weight for index, weight in enumerate(self.weights) if index not in set(chosen)]
        missing = self.need - sum(mine)
        # The excess of an answer is less than its lightest die: try each weight as the lightest.
        return any(
            missing <= more < missing + least
            for least in set(self.weights)
            if not mine or least <= min(mine)
            for more in sums([weight for weight in rest if weight >= least], missing + least - 1)
        )

    def sample(self, random: Random) -> list[int]:
        """Return random indices that are just enough."""
        chosen: list[int] = []
        for index in random.sample(range(len(self.weights)), len(self.weights)):
            if self.refusal(chosen, "") is None:
                break
            chosen.append(index)
        for index in list(chosen):
            rest = [other for other in chosen if other != index]
            if sum(self.weights[other] for other in rest) >= self.need:
                chosen = rest
        return chosen

    def single(self) -> list[int] | None:
        """Return the indices that are just enough, if there is only one such set."""
        found = [self._ways(least) for least in set(self.weights)]
        return sorted(self.sample(Random(0))) if sum(found) == 1 else None

    def _ways(self, least: int) -> int:
        """Return the number of answers whose lightest die has this weight."""
        ways = Counter({(0, False): 1})
        for weight in self.weights:
            for (total, there), count in list(ways.items()):
                if weight >= least and total + weight < self.need + least:
                    ways[total + weight, there or weight == least] += count
        return sum(count for (total, there), count in ways.items() if there and total >= self.need)

    def progress(self, chosen: Sequence[int]) -> Progress:
        """Return the total weight so far."""
        total = sum(self.weights[index] for index in chosen)
        return Progress("progress-health", {"total": total, "needed": self.need})


class Number(PlainValue, frozen=True, tag="number"):
    """A number of dice of any kind; all of them, if there are fewer (DA-D1)."""

    count: int
    among: int

    def needed(self) -> int:
        """Return the number of dice that must be chosen."""
        return min(self.count, self.among)

    def refusal(self, chosen: Sequence[int], clause: str) -> Refusal | None:
        """Return the reason if these indices are too many or too few, or None."""
        given, needed = len(chosen), self.needed()
        if given == needed:
            return None
        return Refusal(
            clause, "too-many-dice" if given > needed else "too-few-dice", {"total": given, "needed": needed}
        )

    def may_extend(self, chosen: Sequence[int]) -> bool:
        """Return True if these are not too many."""
        return len(chosen) <= self.needed()

    def sample(self, random: Random) -> list[int]:
        """Return random indices, as many as needed."""
        return random.sample(range(self.among), self.needed())

    def single(self) -> list[int] | None:
        """Return all dice, or none, if there is no choice."""
        return list(range(self.needed())) if self.needed() in (0, self.among) else None

    def progress(self, chosen: Sequence[int]) -> Progress:
        """Return the number of dice so far."""
        return Progress("progress-number", {"count": len(chosen), "needed": self.needed()})

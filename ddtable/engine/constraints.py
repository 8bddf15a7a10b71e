"""Constraints on the dice of a `Subset`.

A constraint identifies dice by their index in the question's list and knows the weight of each. It can refuse chosen
indices, check whether more dice could make them legal, produce a random answer, and find the only answer.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import combinations, islice
from random import Random

from msgspec import Struct

from ddtable.engine.refusal import Refusal

MOST_TRIED = 8  # dice; with more there is always more than one legal army


def _sums(weights: Iterable[int], limit: int) -> set[int]:
    """Return every total up to `limit` that some of the weights add up to."""
    most = max(limit, 0)
    within, made = (2 << most) - 1, 1  # numbers used as bit sets of totals
    for weight in weights:
        made |= made << weight & within
    return {total for total in range(most + 1) if made >> total & 1}


def _first_to(total: int, order: Sequence[int], weights: Sequence[int]) -> list[int]:
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


def _ways_to(total: int, weights: Iterable[int]) -> int:
    """Return how many sets of the weights make the total."""
    ways = Counter({0: 1})
    for weight in weights:
        for made, count in sorted(ways.items(), reverse=True):
            if made + weight <= total:
                ways[made + weight] += count
    return ways[total]


class LargestUpTo(Struct, frozen=True, tag="largest_up_to"):
    """Dice with the largest total weight that does not exceed the limit (C10.1)."""

    limit: int
    weights: tuple[int, ...]

    def best(self) -> int:
        """Return the largest total that can be reached."""
        return max(_sums(self.weights, self.limit))

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
        return missing >= 0 and missing in _sums(rest, missing)

    def sample(self, random: Random) -> list[int]:
        """Return a random largest set of indices."""
        order = list(range(len(self.weights)))
        random.shuffle(order)
        return _first_to(self.best(), order, self.weights)

    def single(self) -> list[int] | None:
        """Return the only answer, if there is only one."""
        if sum(self.weights) <= self.limit:
            return list(range(len(self.weights)))
        ways = {0: 1}
        for weight in self.weights:
            for total, count in sorted(ways.items(), reverse=True):
                if total + weight <= self.limit:
                    ways[total + weight] = ways.get(total + weight, 0) + count
        return sorted(self.sample(Random(0))) if ways[max(ways)] == 1 else None


class OneKind(Struct, frozen=True, tag="one_kind"):
    """At least one die, all of one kind, with at least `leave` dice left over; `kinds` is the kind of each die (SU2).

    If armies have a limit (Q1), none may weigh more than `most`, and the dice left over must still form armies within
    the limit.
    """

    kinds: tuple[str, ...]
    leave: int
    weights: tuple[int, ...] = ()
    most: int = 0

    def _heavy(self, chosen: Iterable[int]) -> int:
        return sum(self.weights[index] for index in chosen) if self.most else 0

    def refusal(self, chosen: Sequence[int], clause: str) -> Refusal | None:
        """Return the reason if these indices are not an army of one kind, or None."""
        if not chosen:
            return Refusal(clause, "army-empty")
        if len({self.kinds[index] for index in chosen}) > 1:
            return Refusal(clause, "army-mixed")
        if len(self.kinds) - len(chosen) < self.leave:
            return Refusal(clause, "army-takes-all", {"leave": self.leave})
        if self._heavy(chosen) > self.most:
            return Refusal(clause, "army-too-big", {"most": self.most})
        if self.most and self._left_too_heavy(chosen):
            return Refusal(clause, "army-rest-too-big", {"most": self.most})
        return None

    def _left_too_heavy(self, chosen: Sequence[int]) -> bool:
        """Return True if the dice left over cannot be split into armies within the limit.

        The last army takes all the dice that are left.
        """
        rest = [index for index in range(len(self.kinds)) if index not in set(chosen)]
        total = self._heavy(rest)
        if self.leave <= 1:
            return total > self.most
        by_kind: dict[str, list[int]] = {}
        for index in rest:
            by_kind.setdefault(self.kinds[index], []).append(self.weights[index])
        # A later army of one kind must weigh between `total - most` and `most`, and leave one die.
        return not any(
            any(
                total - self.most <= taken <= self.most and taken < total
                for taken in _sums(weights, self.most)
                if taken
            )
            for weights in by_kind.values()
        )

    def may_extend(self, chosen: Sequence[int]) -> bool:
        """Return True if more dice could make these indices an army."""
        kinds = {self.kinds[index] for index in chosen}
        if len(kinds) > 1 or len(self.kinds) - len(chosen) < self.leave:
            return False
        return not self.most or any(self._can_grow(chosen, kind) for kind in kinds or set(self.kinds))

    def _can_grow(self, chosen: Sequence[int], kind: str) -> bool:
        """Return True if dice of this kind can be added so that this army and the later ones stay within the limit."""
        rest: dict[str, list[int]] = {}
        for index, weight in enumerate(self.weights):
            if index not in chosen:
                rest.setdefault(self.kinds[index], []).append(weight)
        # Pairs: possible weights of this army and of the next one of the same kind. The last army takes all the rest.
        pairs = {(self._heavy(chosen), 0)}
        for weight in rest.pop(kind, []):
            pairs |= {(mine + weight, following) for mine, following in pairs} | {
                (mine, following + weight) for mine, following in pairs if self.leave > 1
            }
        if self.leave > 1:
            others = {taken for weights in rest.values() for taken in _sums(weights, self.most)}
            pairs |= {(mine, taken) for mine, following in pairs if not following for taken in others}
        else:  # no army comes between: a stand-in of weight 1, which `total` counts too
            pairs = {(mine, 1) for mine, _ in pairs}
        total = sum(self.weights) + (self.leave <= 1)
        return any(
            0 < mine <= self.most and 0 < following <= self.most and 0 < total - mine - following <= self.most
            for mine, following in pairs
        )

    def sample(self, random: Random) -> list[int]:
        """Return a random army of one kind."""
        while True:
            kind = self.kinds[int(random.random() * len(self.kinds))]
            mine = [index for index, other in enumerate(self.kinds) if other == kind]
            most = min(len(mine), len(self.kinds) - self.leave)
            chosen = sorted(random.sample(mine, random.randint(1, most)))
            if self.refusal(chosen, "") is None:
                return chosen

    def single(self) -> list[int] | None:
        """Return the only possible army; a limit on armies can leave just one."""
        if not self.most or len(self.kinds) > MOST_TRIED:
            return None
        count = len(self.kinds)
        every = (chosen for size in range(1, count) for chosen in combinations(range(count), size))
        legal = islice((list(chosen) for chosen in every if self.refusal(chosen, "") is None), 2)
        found = list(legal)
        return found[0] if len(found) == 1 else None


class AtMost(Struct, frozen=True, tag="at_most"):
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


class Enough(Struct, frozen=True, tag="enough"):
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
            for more in _sums([weight for weight in rest if weight >= least], missing + least - 1)
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


class Number(Struct, frozen=True, tag="number"):
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


class Expedition(Struct, frozen=True, tag="expedition"):
    """A party that leaves an army: no dice at all, or at least one unit, with `leave` units staying behind (BQ8).

    `units` marks the dice that are units; other dice may go along freely. `others` are units of the army that cannot
    go.
    """

    units: tuple[bool, ...]
    others: int
    leave: int

    def most(self) -> int:
        """Return the largest number of units that may go."""
        return max(0, min(sum(self.units), sum(self.units) + self.others - self.leave))

    def refusal(self, chosen: Sequence[int], _clause: str) -> Refusal | None:
        """Return the reason if these indices are not a legal party, or None."""
        going = sum(self.units[index] for index in chosen)
        if chosen and not going:
            return Refusal("BQ8", "party-no-unit")
        if going > self.most():
            return Refusal("BQ8", "party-takes-all", {"leave": self.leave, "most": self.most()})
        return None

    def may_extend(self, chosen: Sequence[int]) -> bool:
        """Return True if these indices are a legal party, or would be with one more unit."""
        going = sum(self.units[index] for index in chosen)
        return not chosen or max(1, going) <= self.most()

    def sample(self, random: Random) -> list[int]:
        """Return no dice half of the time, otherwise a random party."""
        most = self.most()
        if not most or random.random() < 0.5:
            return []
        units = [index for index, unit in enumerate(self.units) if unit]
        rest = [index for index, unit in enumerate(self.units) if not unit and random.random() < 0.5]
        return [*random.sample(units, random.randint(1, most)), *rest]

    def single(self) -> list[int] | None:
        """Return an empty list if no unit may go."""
        return None if self.most() else []


class Purchase(Struct, frozen=True, tag="purchase"):
    """Dice that weigh exactly the total; those heavier than 1 are all of one of the `kinds` (BQ3, BQ10)."""

    total: int
    weights: tuple[int, ...]
    kinds: tuple[str, ...]

    def _heavy(self, among: Iterable[int]) -> set[str]:
        return {self.kinds[index] for index in among if self.weights[index] > 1}

    def _of(self, heavy: str) -> list[int]:
        """Return the indices of the light dice and of the heavy dice of one kind."""
        return [index for index, weight in enumerate(self.weights) if weight <= 1 or self.kinds[index] == heavy]

    def refusal(self, chosen: Sequence[int], clause: str) -> Refusal | None:
        """Return the reason if these dice cannot be bought together, or None."""
        if len(self._heavy(chosen)) > 1:
            return Refusal("BQ10", "roster-mixed")
        total = sum(self.weights[index] for index in chosen)
        if total == self.total:
            return None
        values: dict[str, int | str] = {"total": total, "needed": self.total}
        return Refusal(clause, "too-much" if total > self.total else "too-little", values)

    def may_extend(self, chosen: Sequence[int]) -> bool:
        """Return True if adding dice to these indices could reach the total."""
        heavy, missing = self._heavy(chosen), self.total - sum(self.weights[index] for index in chosen)
        if len(heavy) > 1 or missing < 0:
            return False
        mine = set(chosen)
        return any(
            missing in _sums((self.weights[index] for index in self._of(kind) if index not in mine), missing)
            for kind in heavy or self._heavy(range(len(self.kinds))) | {""}
        )

    def sample(self, random: Random) -> list[int]:
        """Return a random purchase: the kind of the heavy dice first, then any dice."""
        kinds = ["", *sorted(self._heavy(range(len(self.kinds))))]
        random.shuffle(kinds)
        for kind in kinds:
            order = self._of(kind)
            if self.total in _sums((self.weights[index] for index in order), self.total):
                random.shuffle(order)
                return _first_to(self.total, order, self.weights)
        return []

    def single(self) -> list[int] | None:
        """Return the only purchase, if there is only one."""
        if self.weights.count(1) > self.total > 0:
            return None
        light = _ways_to(self.total, (weight for weight in self.weights if weight <= 1))
        ways = light + sum(
            _ways_to(self.total, (self.weights[index] for index in self._of(kind))) - light
            for kind in self._heavy(range(len(self.kinds)))
        )
        return sorted(self.sample(Random(0))) if ways == 1 else None


Constraint = LargestUpTo | OneKind | AtMost | Enough | Number | Expedition | Purchase

"""The constraint on the dice of an army while it is assembled (SU2)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import combinations, islice
from random import Random

from ddtable.engine.constraints import sums
from ddtable.engine.refusal import Refusal
from ddtable.engine.value import PlainValue

MOST_TRIED = 8  # dice; with more there is always more than one legal army


class OneKind(PlainValue, frozen=True, tag="one_kind"):
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
                total - self.most <= taken <= self.most and taken < total for taken in sums(weights, self.most) if taken
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
        # For each weight of this army the possible weights of the next one of the same kind, as bits. The last army
        # takes all the rest.
        within = (1 << self.most + 1) - 1
        nexts = [int(weight == self._heavy(chosen)) for weight in range(self.most + 1)]
        for weight in rest.pop(kind, []):
            heavier = [*[0] * weight, *nexts]
            later = weight if self.leave > 1 else 0
            nexts = [(bits | bits << later | more) & within for bits, more in zip(nexts, heavier, strict=False)]
        if self.leave > 1:
            others = {taken for weights in rest.values() for taken in sums(weights, self.most)}
            of_another = sum(1 << taken for taken in others)
            nexts = [bits | of_another if bits & 1 else bits for bits in nexts]
        else:  # no army comes between: a stand-in of weight 1, which `total` counts too
            nexts = [2 if bits else 0 for bits in nexts]
        total = sum(self.weights) + (self.leave <= 1)
        return any(self._has(bits, total - mine) for mine, bits in enumerate(nexts) if mine)

    def _has(self, bits: int, total: int) -> bool:
        """Return True if one of the weights in `bits` leaves armies within the limit of a total."""
        least, most = max(1, total - self.most), min(self.most, total - 1)
        return least <= most and bool(bits >> least & (1 << most - least + 1) - 1)

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

    def progress(self, _chosen: Sequence[int]) -> None:
        """Return None: the window tells the health of the army."""
        return

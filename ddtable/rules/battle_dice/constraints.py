"""The constraints of quests: the party that leaves, and the roster that is bought (BQ3, BQ8, BQ10)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from random import Random

from msgspec import Struct

from ddtable.engine.constraints import Progress, first_to, sums, ways_to
from ddtable.engine.refusal import Refusal


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

    def progress(self, chosen: Sequence[int]) -> Progress:
        """Return how many units and artifacts go."""
        going = sum(self.units[index] for index in chosen)
        return Progress("bd-progress-party", {"units": going, "artifacts": len(chosen) - going})


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
            missing in sums((self.weights[index] for index in self._of(kind) if index not in mine), missing)
            for kind in heavy or self._heavy(range(len(self.kinds))) | {""}
        )

    def sample(self, random: Random) -> list[int]:
        """Return a random purchase: the kind of the heavy dice first, then any dice."""
        kinds = ["", *sorted(self._heavy(range(len(self.kinds))))]
        random.shuffle(kinds)
        for kind in kinds:
            order = self._of(kind)
            if self.total in sums((self.weights[index] for index in order), self.total):
                random.shuffle(order)
                return first_to(self.total, order, self.weights)
        return []

    def single(self) -> list[int] | None:
        """Return the only purchase, if there is only one."""
        if self.weights.count(1) > self.total > 0:
            return None
        light = ways_to(self.total, (weight for weight in self.weights if weight <= 1))
        ways = light + sum(
            ways_to(self.total, (self.weights[index] for index in self._of(kind))) - light
            for kind in self._heavy(range(len(self.kinds)))
        )
        return sorted(self.sample(Random(0))) if ways == 1 else None

    def progress(self, chosen: Sequence[int]) -> Progress:
        """Return the worth of the roster so far."""
        worth = sum(self.weights[index] for index in chosen)
        return Progress("bd-progress-roster", {"worth": worth, "needed": self.total})

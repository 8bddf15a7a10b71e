"""The constraint of units that leave territories: one unit stays on each of them (RK4.2f)."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from ddtable.engine.constraints import Progress
from ddtable.engine.refusal import Refusal
from ddtable.engine.value import PlainValue


class OneStays(PlainValue, frozen=True, tag="one_stays"):
    """Any dice, one at least, but never all of a territory.

    `places`: the territory of each die, by its number in `rooms`, which has the most dice that may leave each.
    """

    places: tuple[int, ...]
    rooms: tuple[int, ...]

    def _taken(self, chosen: Sequence[int]) -> list[int]:
        taken = [0] * len(self.rooms)
        for index in chosen:
            taken[self.places[index]] += 1
        return taken

    def refusal(self, chosen: Sequence[int], clause: str) -> Refusal | None:
        """Return the reason if no die is chosen, or all of a territory."""
        if not chosen:
            return Refusal(clause, "too-few-dice", {"total": 0, "needed": 1})
        return None if self.may_extend(chosen) else Refusal(clause, "one-stays", {})

    def may_extend(self, chosen: Sequence[int]) -> bool:
        """Return True if one unit stays on each territory."""
        return all(taken <= room for taken, room in zip(self._taken(chosen), self.rooms, strict=True))

    def largest(self, order: Sequence[int]) -> list[int]:
        """Return as many indices as may be chosen; those that stay are the last ones in this order."""
        left, found = list(self.rooms), []
        for index in order:
            if left[self.places[index]]:
                left[self.places[index]] -= 1
                found.append(index)
        return sorted(found)

    def sample(self, random: Random) -> list[int]:
        """Return random legal indices, mostly as many as possible."""
        order = random.sample(range(len(self.places)), len(self.places))
        found = self.largest(order)
        if random.random() < 0.5 or len(found) == 1:
            return found
        return sorted(random.sample(found, random.randint(1, len(found))))

    def single(self) -> list[int] | None:
        """Return the only answer: the one die there is."""
        return [0] if len(self.places) == 1 and self.rooms[0] == 1 else None

    def progress(self, chosen: Sequence[int]) -> Progress:
        """Return the number of dice so far."""
        return Progress("progress-number", {"count": len(chosen), "needed": sum(self.rooms)})

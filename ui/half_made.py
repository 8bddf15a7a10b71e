"""The answer in the making: five of eight health chosen, an ID given to saves. It is in the window, never in a save."""

from __future__ import annotations

from collections.abc import Sequence

from ddtable.dice.catalogue import catalogue
from ddtable.engine.position import area_of
from ddtable.engine.questions import Allocation, Allotted, Choice, Chosen, Question, Subset
from ddtable.engine.system import AnyPosition
from ddtable.words import Words


class HalfMade:
    """What has been done so far to answer one question; a new question begins a new one.

    `chosen` are dice of a Subset in the order chosen, `buckets` the bucket of each die of an Allocation.
    """

    def __init__(self, question: Question | None) -> None:
        self._shape = question.shape if question else None
        self._values = question.values if question else {}
        self.chosen: list[int] = []
        self.buckets: dict[int, int] = {}
        if isinstance(self._shape, Allocation):
            self.buckets = {source.die: 0 for source in self._shape.sources}

    def asked_about(self) -> tuple[int, ...]:
        """Return the dice that the question is about: those of a Subset, the sources of an Allocation."""
        if isinstance(self._shape, Subset):
            return self._shape.dice
        return tuple(self.buckets)

    def selectable(self) -> frozenset[int]:
        """Return the dice that can be chosen or taken back, or given to another bucket."""
        shape = self._shape
        if not isinstance(shape, Subset):
            return frozenset(self.buckets)
        more = [die for die in shape.dice if die not in self.chosen and shape.may_extend([*self.chosen, die])]
        return frozenset([*self.chosen, *more])

    def targets(self, dice: Sequence[int], position: AnyPosition) -> list[str]:
        """Return the areas where dice of a Subset may be put: its target, or back where they came from."""
        shape = self._shape
        if not isinstance(shape, Subset):
            return []
        if all(die in self.chosen for die in dice):
            return [area_of(position.dice[die]) for die in dice]
        fresh = [die for die in dice if die not in self.chosen]
        return [shape.target] if shape.may_extend([*self.chosen, *fresh]) else []

    def put(self, dice: Sequence[int]) -> None:
        """Choose those dice that are not chosen yet; take them back if all of them are."""
        taken_back = all(die in self.chosen for die in dice)
        for die in dice:
            if taken_back:
                self.chosen.remove(die)
            elif die not in self.chosen:
                self.chosen.append(die)

    def next_bucket(self, die: int) -> None:
        """Give a die of an Allocation to the next bucket."""
        if isinstance(self._shape, Allocation) and die in self.buckets:
            self.buckets[die] = (self.buckets[die] + 1) % len(self._shape.buckets)

    def adopt(self, choice: Choice) -> bool:
        """Take a whole answer over, ready to be confirmed; False if it is not of a kind that is made by halves."""
        if isinstance(choice, Chosen):
            self.chosen = list(choice.dice)
        elif isinstance(choice, Allotted) and isinstance(self._shape, Allocation):
            rows = zip(self._shape.sources, choice.amounts, strict=True)
            self.buckets = {source.die: row.index(max(row)) for source, row in rows}
        else:
            return False
        return True

    def choice(self) -> Choice | None:
        """Return the answer as it stands, legal or not; None for a question that is not answered by halves."""
        shape = self._shape
        if isinstance(shape, Subset):
            return Chosen(tuple(sorted(self.chosen)))
        if not isinstance(shape, Allocation):
            return None
        buckets = range(len(shape.buckets))
        return Allotted(
            tuple(
                tuple(source.points if bucket == self.buckets[source.die] else 0 for bucket in buckets)
                for source in shape.sources
            )
        )

    def progress(self, words: Words, position: AnyPosition) -> str:
        """Return in words how far it has come."""
        shape = self._shape
        if isinstance(shape, Subset):
            units = catalogue().units
            total = sum(units[position.dice[die].type].health for die in self.chosen)
            if "needed" in self._values:
                return words.say("progress-health", total=total, needed=self._values["needed"])
            return words.say("progress-dice", count=len(self.chosen), health=total)
        if isinstance(shape, Allocation):
            sums = [0] * len(shape.buckets)
            for source in shape.sources:
                sums[self.buckets[source.die]] += source.points
            return words.say("progress-split", first=sums[0], second=sums[1])
        return ""

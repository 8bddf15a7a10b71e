"""The answer in the making: five of eight health chosen, points half spread. It is in the window, never in a save."""

from __future__ import annotations

from collections.abc import Sequence

from ddtable.engine.constraints import AtMost, Enough, LargestUpTo, Number
from ddtable.engine.position import area_of
from ddtable.engine.questions import (
    Allocation,
    Allotted,
    Choice,
    Chosen,
    Faces,
    Picked,
    Question,
    Remark,
    Shown,
    Subset,
)
from ddtable.engine.system import AnyPosition
from ddtable.words import Words
from ui.half_faces import HalfFaces
from ui.half_spread import HalfSpread
from ui.systems import window_of

FEW_BUCKETS = 3  # of which those without points are told too


class HalfMade:
    """What has been done so far to answer one question; a new question begins a new one.

    `chosen` are dice of a Subset in the order chosen, some of them perhaps to begin with, `points` how the points of
    an Allocation are spread; those of each source begin in the buckets of `first`. `faces` are those of real dice told
    so far; where `told` are of the same roll, to which the game has come back, they stay told. `option` is what was
    suggested for a Pick, and `reason` why anything was.
    """

    def __init__(
        self,
        question: Question | None,
        first: Sequence[frozenset[int]] = (),
        told: HalfFaces | None = None,
        chosen: Sequence[int] = (),
    ) -> None:
        self._shape = question.shape if question else None
        self.chosen = list(chosen)
        self.points: HalfSpread | None = None
        self.faces: HalfFaces | None = HalfFaces(self._shape) if isinstance(self._shape, Faces) else None
        if told is not None and told.shape is self._shape:
            self.faces = told
        self.option = ""
        self.reason: Remark | None = None
        self._adopted: Choice | None = None
        self._about: tuple[int, ...] = ()
        if isinstance(self._shape, Allocation):
            self.points = HalfSpread(self._shape, first)
        elif isinstance(self._shape, Subset):
            shape = self._shape
            self._about = tuple(die for die in shape.dice if shape.may_extend([die]))

    def asked_about(self) -> tuple[int, ...]:
        """Return the dice that the question is about: those of a Subset that fit, the sources of an Allocation."""
        if isinstance(self._shape, Subset):
            return self._about
        return self.points.dice() if self.points is not None else ()

    def selectable(self) -> frozenset[int]:
        """Return the dice that can be chosen or taken back, or given to another bucket."""
        shape = self._shape
        if not isinstance(shape, Subset):
            return frozenset(self.asked_about())
        more = [die for die in shape.dice if die not in self.chosen and shape.may_extend([*self.chosen, die])]
        return frozenset([*self.chosen, *more])

    def goal(self, die: int, position: AnyPosition) -> str:
        """Return the area where a die of a Subset goes when it is chosen; empty where it stays."""
        target = self._shape.target if isinstance(self._shape, Subset) else ""
        place = target.partition("@")[0]
        own = place in window_of(position.system).owners_own
        return f"{place}@{position.dice[die].owner}" if own else target

    def goals(self, position: AnyPosition) -> frozenset[str]:
        """Return every area where dice of a Subset may go."""
        dice = self._shape.dice if isinstance(self._shape, Subset) else ()
        return frozenset(self.goal(die, position) for die in dice) - {""}

    def targets(self, dice: Sequence[int], position: AnyPosition) -> list[str]:
        """Return the areas where dice of a Subset may be put: where chosen ones go, or back where they came from."""
        shape = self._shape
        if not isinstance(shape, Subset):
            return []
        if all(die in self.chosen for die in dice):
            return [area_of(position.dice[die]) for die in dice]
        fresh = [die for die in dice if die not in self.chosen]
        if not shape.may_extend([*self.chosen, *fresh]):
            return []
        return sorted({self.goal(die, position) for die in fresh} - {""})

    def put(self, dice: Sequence[int]) -> None:
        """Choose those dice that are not chosen yet; take them back if all of them are."""
        taken_back = all(die in self.chosen for die in dice)
        for die in dice:
            if taken_back:
                self.chosen.remove(die)
            elif die not in self.chosen:
                self.chosen.append(die)

    def adopt(self, choice: Choice, reason: Remark | None = None) -> None:
        """Take a whole answer over, ready to be confirmed."""
        self.reason = reason
        if isinstance(choice, Chosen):
            self.chosen = list(choice.dice)
        elif isinstance(choice, Allotted) and self.points is not None:
            self.points.take_over(choice.amounts)
        elif isinstance(choice, Shown) and self.faces is not None:
            self.faces.take_over(choice.faces)
        elif isinstance(choice, Picked):
            self.option = choice.option
        self._adopted = self.choice()  # in the order in which it stands here

    def choice(self) -> Choice | None:
        """Return the answer as it stands, legal or not; None for a question that is not answered by halves."""
        if isinstance(self._shape, Subset):
            return Chosen(tuple(sorted(self.chosen)))
        if self.faces is not None:
            return self.faces.choice()
        if self.option:
            return Picked(self.option)
        return Allotted(self.points.amounts()) if self.points is not None else None

    def as_suggested(self) -> bool:
        """Tell whether the answer stands as it was taken over."""
        return self._adopted is not None and self._adopted == self.choice()

    def progress(self, words: Words, position: AnyPosition) -> str:
        """Return in words how far it has come."""
        if isinstance(self._shape, Subset):
            return self._chosen_so_far(self._shape, words, position)
        if self.points is not None:
            totals = list(zip(self.points.shape.buckets, self.points.totals(), strict=True))
            told = [part for part in totals if part[1] or len(totals) <= FEW_BUCKETS]
            return ", ".join(words.say("points", bucket=bucket, amount=amount) for bucket, amount in told)
        if self.faces is not None:
            told_count = len(self.faces.told) - self.faces.missing
            return words.say("progress-faces", count=told_count, needed=len(self.faces.told))
        return ""

    def _chosen_so_far(self, shape: Subset, words: Words, position: AnyPosition) -> str:
        constraint, count = shape.constraint, len(self.chosen)
        told = window_of(position.system).progress(words, position, shape, self.chosen)
        if told is not None:
            return told
        if isinstance(constraint, Number):
            return words.say("progress-number", count=count, needed=constraint.needed())
        if not isinstance(constraint, LargestUpTo | AtMost | Enough):
            return ""
        weights = dict(zip(shape.dice, constraint.weights, strict=True))
        total = sum(weights[die] for die in self.chosen)
        if isinstance(constraint, AtMost):
            return words.say("progress-at-most", total=total, most=constraint.limit)
        needed = constraint.need if isinstance(constraint, Enough) else constraint.best()
        return words.say("progress-health", total=total, needed=needed)

"""The unfinished answer, such as 5 of 8 health chosen. It exists only in the window, never in a save."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType

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
from ddtable.words.sentences import Words
from ui.games.contract import window_of
from ui.session.answer.half_faces import HalfFaces
from ui.session.answer.half_spread import HalfSpread

FEW_BUCKETS = 3  # with at most so many buckets, those without points are named too


class HalfMade:
    """The unfinished answer to one question; a new question starts a new one.

    `chosen` are the dice of a Subset in order, possibly with some at the start. `points` are the points of an
    Allocation; those of each source start in the buckets of `first`. `faces` are the entered faces of real dice; those
    in `told` are kept if they are of the same roll. `option` is the suggested option of a Pick, and `reason` why it was
    suggested; `then` are the options of the questions that follow at once, by kind.
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
        self.then: Mapping[str, str] = {}
        self._adopted: Choice | None = None
        self._about: tuple[int, ...] = ()
        if isinstance(self._shape, Allocation):
            self.points = HalfSpread(self._shape, first)
        elif isinstance(self._shape, Subset):
            shape = self._shape
            self._about = tuple(die for die in shape.dice if shape.may_extend([die]))

    def asked_about(self) -> tuple[int, ...]:
        """Return the dice of the question: those of a Subset that fit, or the sources of an Allocation."""
        if isinstance(self._shape, Subset):
            return self._about
        return self.points.dice() if self.points is not None else ()

    def selectable(self) -> frozenset[int]:
        """Return the dice that can be chosen, unchosen, or given to another bucket."""
        shape = self._shape
        if not isinstance(shape, Subset):
            return frozenset(self.asked_about())
        more = [die for die in shape.dice if die not in self.chosen and shape.may_extend([*self.chosen, die])]
        return frozenset([*self.chosen, *more])

    def goal(self, die: int, position: AnyPosition) -> str:
        """Return the area where a die of a Subset goes when it is chosen; "" if it stays."""
        target = self._shape.target if isinstance(self._shape, Subset) else ""
        place = target.partition("@")[0]
        own = place in window_of(position.system).owners_own
        return f"{place}@{position.dice[die].owner}" if own else target

    def goals(self, position: AnyPosition) -> frozenset[str]:
        """Return all areas where dice of a Subset can go."""
        dice = self._shape.dice if isinstance(self._shape, Subset) else ()
        return frozenset(self.goal(die, position) for die in dice) - {""}

    def targets(self, dice: Sequence[int], position: AnyPosition) -> list[str]:
        """Return the areas for dice of a Subset: where chosen ones go, or where they came from."""
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
        """Choose those dice that are not chosen yet; if all are, unchoose them."""
        taken_back = all(die in self.chosen for die in dice)
        for die in dice:
            if taken_back:
                self.chosen.remove(die)
            elif die not in self.chosen:
                self.chosen.append(die)

    def adopt(
        self, choice: Choice, reason: Remark | None = None, then: Mapping[str, str] = MappingProxyType({})
    ) -> None:
        """Take over a complete answer, ready to be confirmed."""
        self.reason, self.then = reason, then
        if isinstance(choice, Chosen):
            self.chosen = list(choice.dice)
        elif isinstance(choice, Allotted) and self.points is not None:
            self.points.take_over(choice.amounts)
        elif isinstance(choice, Shown) and self.faces is not None:
            self.faces.take_over(choice.faces)
        elif isinstance(choice, Picked):
            self.option = choice.option
        self._adopted = self.choice()  # in the order used here

    def choice(self) -> Choice | None:
        """Return the present answer, legal or not; None for a question without unfinished answers."""
        if isinstance(self._shape, Subset):
            return Chosen(tuple(sorted(self.chosen)))
        if self.faces is not None:
            return self.faces.choice()
        if self.option:
            return Picked(self.option)
        return Allotted(self.points.amounts()) if self.points is not None else None

    def as_suggested(self) -> bool:
        """Return True if the answer is unchanged since `adopt`."""
        return self._adopted is not None and self._adopted == self.choice()

    def progress(self, words: Words, position: AnyPosition) -> str:
        """Return the text for the progress of the answer."""
        if isinstance(self._shape, Subset):
            return self._chosen_so_far(self._shape, words, position)
        if self.points is not None:
            shape = self.points.shape
            told_by_game = window_of(position.system).spread_progress(words, position, shape, self.points.amounts())
            if told_by_game is not None:
                return told_by_game
            totals = list(zip(self.points.shape.buckets, self.points.totals(), strict=True))
            told = [part for part in totals if part[1] or len(totals) <= FEW_BUCKETS]
            return ", ".join(words.say("points", bucket=bucket, amount=amount) for bucket, amount in told)
        if self.faces is not None:
            told_count = len(self.faces.told) - self.faces.missing
            return words.say("progress-faces", count=told_count, needed=len(self.faces.told))
        return ""

    def _chosen_so_far(self, shape: Subset, words: Words, position: AnyPosition) -> str:
        told = window_of(position.system).progress(words, position, shape, self.chosen)
        if told is not None:
            return told
        so_far = shape.progress(self.chosen)
        return words.say(so_far.word, **so_far.values) if so_far is not None else ""

"""The answer in the making: what is chosen and told so far, what is suggested, when it can be confirmed."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any

from ddtable.engine.game import Game
from ddtable.engine.questions import Choice, Faces, Pick, Question, Remark
from ddtable.engine.refusal import Refusal, Values
from ui import reach
from ui.half_faces import HalfFaces
from ui.half_spread import HalfSpread
from ui.hints import default_option, suggestion, thrown
from ui.says_why import SaysWhy


class MakesAnswers(SaysWhy):
    """To be inherited before the controller's class."""

    game: Game
    advisor: Callable[[Question], tuple[Choice, Remark]] | None = None
    """What suggests answers instead of a computer player, if anything does."""
    refused: Any
    selection_changed: Any

    def pick(self, option: str, then: Mapping[str, str] | None = None) -> None:
        """Answer a Pick."""
        raise NotImplementedError

    def ranked(self, dice: Sequence[int]) -> tuple[int, ...]:
        """Return dice in the order of the table."""
        raise NotImplementedError

    def _answer(self, choice: Choice) -> None:
        raise NotImplementedError

    # How far it is

    @property
    def selection(self) -> tuple[int, ...]:
        """The dice chosen so far for a Subset."""
        return tuple(self._half.chosen)

    @property
    def points(self) -> HalfSpread | None:
        """How the points of an Allocation lie so far; None for other questions."""
        return self._half.points

    @property
    def faces(self) -> HalfFaces | None:
        """What has been told of a roll with real dice; None for other questions."""
        return self._half.faces

    def tell(self, act: Callable[[HalfFaces], object]) -> None:
        """Let hands tell faces of real dice."""
        if self._half.faces is not None and self.asks_person:
            act(self._half.faces)
            self.selection_changed.emit()

    @property
    def allotment(self) -> dict[int, int]:
        """The bucket that has most of the points of each die of an Allocation."""
        points = self._half.points
        return {die: points.main_bucket(points.number_of(die)) for die in points.dice()} if points else {}

    def numbered(self) -> tuple[int, ...]:
        """Return the dice that a Subset or an Allocation asks about in the order of their keys: as they lie, by row."""
        return self.ranked(self._half.asked_about()) if self.asks_person else ()

    # What it comes to

    def options(self) -> list[tuple[str, str]]:
        """Return (id, words) of every option of the question in hand, small moves of single dice left out."""
        return [(option.id, self.option_words(option)) for option in reach.shown(self.question)]

    def default_option(self) -> str:
        """Return the option that Return picks; empty where no answer is to be given unawares."""
        question = self.question
        if question is None:
            return ""
        return self._half.option or default_option(self.game, question, self.asks_person)

    def half_made(self) -> Choice | None:
        """Return the answer that Confirm would give."""
        return self._half.choice()

    def refusal_now(self) -> str | None:
        """Return why the half-made answer cannot be confirmed yet, None when it can."""
        choice = self.half_made()
        if choice is None or self.question is None:
            return self.why_not((), "") if self.question is None else ""
        refusal = self.question.refusal(choice)
        return None if refusal is None else self.say_refusal(refusal)

    def confirm(self) -> None:
        """Give the half-made answer; for a Pick its default."""
        choice = self.half_made()
        if choice is not None:
            self._answer(choice)
        elif option := self.default_option():
            self.pick(option)

    def suggest(self) -> None:
        """Make the answer that a sensible player would make, ready to be confirmed; a Pick, by asking once more."""
        question = self.question
        if question is None or not self.asks_person:
            return
        if self._half.option and self._half.as_suggested():
            self.confirm()
        elif isinstance(question.shape, Faces):
            self._half.adopt(*thrown(question.shape))
            self.selection_changed.emit()
        else:
            self._half.adopt(*(self.advisor or partial(suggestion, self.game))(question))
            self.selection_changed.emit()

    def consider(self, option: str) -> None:
        """Let Return give this answer to a Pick from now on: the keyboard stands on it."""
        if self.asks_person and option != self.default_option():
            self._half.option = option
            self.selection_changed.emit()

    def suggested(self) -> str:
        """Return in words what is suggested and why; of an answer that is seen on the table only why."""
        question, reason = self.question, self._half.reason
        if question is None or not self._half.as_suggested():
            return ""
        told = self.words.remark(reason, self.table) if reason is not None else ""
        if not self._half.option or not isinstance(question.shape, Pick):
            return told
        option = next(option for option in question.shape.options if option.id == self._half.option)
        said = self.words.say("ui-suggested", option=self.option_words(option))
        return f"{said} · {told}" if told else said

    def as_suggested(self) -> bool:
        """Tell whether the answer stands as it was suggested, and a Return more gives it."""
        return self._half.as_suggested()

    def spread(self, act: Callable[[HalfSpread], bool], bucket: int) -> None:
        """Let hands move points of an Allocation; where none may come to this bucket any more, say why."""
        points, question = self._half.points, self.question
        if points is None or question is None or not self.asks_person:
            return
        full = not act(points) and points.room(bucket) <= 0
        self.selection_changed.emit()
        if full and points.shape.most:
            most = points.shape.most[bucket]
            values: Values = {"bucket": points.shape.buckets[bucket], "given": most + 1, "most": most}
            self.refused.emit(self.say_refusal(Refusal(question.clause, "bucket-full", values)))

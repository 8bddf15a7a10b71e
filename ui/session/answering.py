"""The unfinished answer: what is chosen and entered, the suggestion, when it can be confirmed."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any

from ddtable.engine.game import Game
from ddtable.engine.questions import Choice, Faces, Pick, Question, Remark
from ddtable.engine.refusal import Refusal, Values
from ui.session.answer import reach
from ui.session.answer.half_faces import HalfFaces
from ui.session.answer.half_spread import HalfSpread
from ui.session.answer.hints import default_option, suggestion, thrown
from ui.session.says_why import SaysWhy


class MakesAnswers(SaysWhy):
    """A mixin for the controller, before its class in the bases."""

    game: Game
    advisor: Callable[[Question], tuple[Choice, Remark]] | None = None
    """The source of suggestions instead of a computer player, or None."""
    guided: Callable[[Question], str] | None = None
    """The option that the guide of a guided battle calls good, "" for none; None in other games."""
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

    # Progress

    @property
    def selection(self) -> tuple[int, ...]:
        """The dice chosen so far for a Subset."""
        return tuple(self._half.chosen)

    @property
    def points(self) -> HalfSpread | None:
        """The points of an unfinished Allocation; None for other questions."""
        return self._half.points

    @property
    def faces(self) -> HalfFaces | None:
        """The entered faces of a roll with real dice; None for other questions."""
        return self._half.faces

    def tell(self, act: Callable[[HalfFaces], object]) -> None:
        """Change the entered faces of real dice."""
        if self._half.faces is not None and self.asks_person:
            act(self._half.faces)
            self.selection_changed.emit()

    @property
    def allotment(self) -> dict[int, int]:
        """The bucket that has most of the points of each die of an Allocation."""
        points = self._half.points
        return {die: points.main_bucket(points.number_of(die)) for die in points.dice()} if points else {}

    def numbered(self) -> tuple[int, ...]:
        """Return the dice of a Subset or an Allocation in the order of their number keys: as placed, by row."""
        return self.ranked(self._half.asked_about()) if self.asks_person else ()

    # Result

    def options(self) -> list[tuple[str, str]]:
        """Return (id, text) of every option of the current question, without small moves of single dice."""
        return [(option.id, self.option_words(option)) for option in reach.shown(self.question)]

    def default_option(self) -> str:
        """Return the option that Return picks; "" if no answer should be given by accident."""
        question = self.question
        if question is None:
            return ""
        if self._half.option:
            return self._half.option
        good = self.guided(question) if self.guided is not None and self.asks_person else ""
        if not good:
            return default_option(self.game, question, self.asks_person)
        # no default while the guide asks for a move of a die: Return would end the moves
        return good if any(option.id == good for option in reach.shown(question)) else ""

    def half_made(self) -> Choice | None:
        """Return the answer that Confirm would give."""
        return self._half.choice()

    def refusal_now(self) -> str | None:
        """Return the reason why the unfinished answer cannot be confirmed; None if it can."""
        choice = self.half_made()
        if choice is None or self.question is None:
            return self.why_not((), "") if self.question is None else ""
        refusal = self.question.refusal(choice)
        return None if refusal is None else self.say_refusal(refusal)

    def confirm(self) -> None:
        """Give the unfinished answer; for a Pick its default option."""
        choice = self.half_made()
        if choice is not None:
            self._answer(choice)
        elif option := self.default_option():
            self.pick(option)

    def suggest(self) -> None:
        """Prepare the suggested answer, ready to be confirmed; for a Pick a second call picks it."""
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
        """Make an option the default of a Pick, because it has the focus."""
        if self.asks_person and option != self.default_option():
            self._half.option = option
            self.selection_changed.emit()

    def suggested(self) -> str:
        """Return the suggestion and its reason; only the reason if the answer is visible on the table."""
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
        """Return True if the answer is exactly the suggestion, so that Return gives it."""
        return self._half.as_suggested()

    def spread(self, act: Callable[[HalfSpread], bool], bucket: int) -> None:
        """Move points of an Allocation; show a refusal if the bucket takes no more."""
        points, question = self._half.points, self.question
        if points is None or question is None or not self.asks_person:
            return
        full = not act(points) and points.room(bucket) <= 0
        self.selection_changed.emit()
        if full and points.shape.most:
            most = points.shape.most[bucket]
            values: Values = {"bucket": points.shape.buckets[bucket], "given": most + 1, "most": most}
            self.refused.emit(self.say_refusal(Refusal(question.clause, "bucket-full", values)))

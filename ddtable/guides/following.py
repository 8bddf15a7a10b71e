"""The cards of a guided battle at each moment. They follow from the game alone: undo and saves need nothing more."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from ddtable.engine.game import Entry, Game
from ddtable.engine.questions import Choice, Picked, Question, Remark
from ddtable.guides.conditions import Moment, holds
from ddtable.guides.good import given_answer, good_answer, is_good
from ddtable.guides.guide import NEWCOMER, Answer, Guide, Step

MOST_TOLD = 2  # cards at one moment about what has happened


class Reached(Struct, frozen=True):
    """The state of the guide after an entry: the steps shown so far, those shown now, and events without a card yet.

    `missed` is the number of the entry that did not answer a card well that must be answered well; -1 if there is none.
    """

    shown: frozenset[str]
    now: tuple[Step, ...]
    events: tuple[Any, ...]
    moment: bool = True
    missed: int = -1


class Following:
    """Follows a game with a guide. What it has worked out is kept as long as the entries stand."""

    def __init__(self, guide: Guide, game: Game, seat: int = NEWCOMER) -> None:
        self.guide, self._game, self._seat = guide, game, seat
        self._entries: list[Entry] = []
        self._reached: list[Reached] = []

    @property
    def cards(self) -> tuple[Step, ...]:
        """The steps to show now: what has happened first, then what is asked. Empty if the newcomer is not asked."""
        reached = self.reached
        return reached.now if reached.moment and reached.missed < 0 else ()

    @property
    def missed(self) -> Step | None:
        """The step whose card was not answered well; None if there is none."""
        reached = self.reached
        return next((one for one in reached.now if one.asks), None) if reached.missed >= 0 else None

    @property
    def reached(self) -> Reached:
        """The state of the guide at the end of the game as it stands."""
        entries = self._game.choices
        kept = min(len(self._entries), len(entries))
        kept = next((at for at in range(kept) if self._entries[at] is not entries[at]), kept)
        del self._reached[kept + 1 :]
        for at in range(len(self._reached), len(entries) + 1):
            self._reached.append(self._next(at))
        self._entries = list(entries)
        return self._reached[-1]

    def _next(self, at: int) -> Reached:
        before = self._reached[at - 1] if at else Reached(frozenset(), (), ())
        if before.missed >= 0:
            return before
        if at and before.moment and self._misses(at - 1, before):
            return replace(before, missed=at - 1)
        played = self._game.history[at]
        pending = () if before.moment else before.events
        events = (*pending, *played.events)
        question = played.question
        if question is not None and question.seat != self._seat:
            return Reached(before.shown, before.now, events, moment=False)
        moment = Moment(played.position, question, events, self._seat)
        now = self._cards_at(moment, before)
        return Reached(before.shown | {step.id for step in now}, now, ())

    def _misses(self, at: int, before: Reached) -> bool:
        """Return True if entry number `at` does not answer a card well that must be."""
        step = next((one for one in before.now if one.asks), None)
        played, choice = self._game.history[at], self._game.choices[at].choice
        if step is None or not step.must or choice is None or played.question is None:
            return False
        return not is_good(played.position, played.question, step.good, choice)

    def _cards_at(self, moment: Moment, before: Reached) -> tuple[Step, ...]:
        ended = any(step.last and step.id in before.shown for step in self.guide.steps)

        def fits(step: Step, shown: frozenset[str]) -> bool:
            new = step.id not in before.shown or (step.stays and step in before.now)
            late = ended and moment.question is not None
            return (
                new
                and not late
                and shown.issuperset(step.after)
                and all(holds(condition, moment) for condition in step.when)
            )

        told = [step for step in self.guide.steps if not step.asks and fits(step, before.shown)][:MOST_TOLD]
        shown = before.shown.union(step.id for step in told)
        asked = [step for step in self.guide.steps if step.asks and fits(step, shown)]
        return (*told, *asked[:1])

    def advice(self, question: Question) -> tuple[Choice, Remark]:
        """Return a good answer to the question that the newcomer is asked."""
        return good_answer(self._game, question, self._good(question))

    def option(self, question: Question) -> str:
        """Return the option that the guide's data call good; "" if they say nothing about this question.

        If the card asks for a later move, it is the option of that move, which this question does not have.
        """
        if then := self.then:
            return next(iter(then.values()))
        found = given_answer(self._game.position, question, self._good(question))
        return found.option if isinstance(found, Picked) else ""

    @property
    def then(self) -> Mapping[str, str]:
        """The move of a later part of the phase that the card asks for, option by kind of question; {} for none."""
        return next((step.then for step in self.cards if step.asks), {})

    def _good(self, question: Question) -> Sequence[str]:
        step = next((step for step in self.cards if step.asks), None)
        moment = Moment(self._game.position, question, (), self._seat)
        return step.good if step and step.good else given(self.guide.answers, moment)


def given(answers: Sequence[Answer], moment: Moment) -> Sequence[str]:
    """Return the patterns of the first entry whose conditions hold; none if there is no such entry."""
    return next((one.good for one in answers if all(holds(word, moment) for word in one.when)), ())

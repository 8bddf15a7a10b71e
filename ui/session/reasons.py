"""Explanations for the player: why dice cannot be used or put somewhere, the text of an option."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING

from msgspec.structs import replace

from ddtable.engine.position import area_of
from ddtable.engine.questions import Allocation, Chosen, Move, Option, Question, Subset
from ddtable.engine.refusal import Refusal
from ui.session.answer import reach

if TYPE_CHECKING:
    from ui.session.answer_draft import AnswerDraft
    from ui.session.table_state import TableState

MOST_GOALS = 2
FACE_OF = "#"  # in the area of a face of a terrain die


class Reasons:
    """The reasons why dice cannot be used or put somewhere now.

    `liftable` returns the dice that can be used, `targets` the areas where some dice may go.
    """

    def __init__(
        self,
        state: TableState,
        draft: AnswerDraft,
        liftable: Callable[[], frozenset[int]],
        targets: Callable[[Sequence[int]], Mapping[str, Sequence[str]]],
    ) -> None:
        self._state, self._draft, self._liftable, self._targets = state, draft, liftable, targets

    def say(self, refusal: Refusal) -> str:
        """Return the text of a refusal."""
        return refusal_words(self._state, refusal)

    def why_not(self, dice: Sequence[int], area: str, onto: int = reach.NO_DIE) -> str:
        """Return the reason, with the clause, why these dice may not go to this area; "" if they may.

        `onto` is the die of the area on which they would be put.
        """
        question = self._state.question
        if question is None:
            return nothing_asked(self._state)
        if area in self._targets(dice):
            return self._not_on(question, dice, area, onto)
        clause = question.clause
        if max(dice, default=0) >= len(self._state.position.dice):
            return self.say(Refusal(clause, "not-these-dice"))
        if not self._state.asks_person:
            player = self._state.words.player(question.seat, self._state.table)
            return self.say(Refusal(clause, "not-your-turn", {"player": player}))
        if refusal := self._state.game.rules.why_not(self._state.position, question, dice, area, onto):
            return self.say(refusal)
        if isinstance(question.shape, Subset) and area in self._draft.half.goals(self._state.position):
            if all(die in question.shape.dice for die in dice):
                return self._too_many(question, dice)
            return self.say(Refusal(clause, "not-these-dice"))
        idle = next((die for die in dice if die not in self._liftable()), None)
        if idle is not None:
            return self.why_idle(question, idle)
        return self._not_there(question, dice)

    def _not_on(self, question: Question, dice: Sequence[int], area: str, onto: int) -> str:
        """Return the reason why these dice cannot be put on this die of an area; "" if they can."""
        if onto == reach.NO_DIE or any(move.onto in (onto, reach.NO_DIE) for move in self._into(question, dice, area)):
            return ""
        refusal = self._state.game.rules.why_not(self._state.position, question, dice, area, onto)
        return self.say(refusal) if refusal is not None else ""

    def _into(self, question: Question, dice: Sequence[int], area: str) -> list[Move]:
        return [move for move in reach.moves_of(question, dice) if move.target == area]

    def _not_there(self, question: Question, dice: Sequence[int]) -> str:
        """Return where these dice may go instead, or else the hint for the question."""
        if reason := self._state.system.not_there(question):
            return self.say(Refusal(question.clause, reason))
        goals = set(self._targets(dice)) - {area_of(self._state.position.dice[die]) for die in dice}
        if not 0 < len(goals) <= MOST_GOALS or any(FACE_OF in area for area in goals):
            return self.say(Refusal(question.clause, "not-there", self._hint(question)))
        table = dataclasses.replace(self._state.table, brief=True)
        places = self._state.words.all_of(self._state.words.where(area, table) for area in sorted(goals))
        return self.say(Refusal(question.clause, "not-there-places", {"places": places}))

    def _hint(self, question: Question) -> dict[str, int | str]:
        return {"hint": self._state.words.hint(question, self._state.table)}

    def why_idle(self, question: Question, die: int) -> str:
        """Return the reason why a die that is not highlighted cannot be used now."""
        goal = self._draft.half.goal(die, self._state.position)
        if refusal := self._state.game.rules.why_not(self._state.position, question, (die,), goal, reach.NO_DIE):
            return self.say(refusal)
        if isinstance(question.shape, Subset):
            return self._too_many(question, [die])
        if isinstance(question.shape, Allocation):
            return self.say(Refusal(question.clause, "not-these-dice"))
        mine = self._state.position.dice[die].owner == question.seat
        return self.say(Refusal(question.clause, "not-asked" if mine else "not-yours", self._hint(question)))

    def _too_many(self, question: Question, dice: Sequence[int]) -> str:
        trial = Chosen(tuple(sorted({*self._draft.half.chosen, *dice})))
        refusal = question.refusal(trial)
        if refusal is not None and refusal.reason == "too-little":
            # This is not "too little": with these dice no others give the total needed.
            refusal = Refusal(refusal.clause, "never-enough", refusal.values)
        return self.say(refusal) if refusal is not None else self._not_there(question, dice)


def refusal_words(state: TableState, refusal: Refusal) -> str:
    """Return the text of a refusal."""
    return state.words.refusal(refusal, state.table)


def nothing_asked(state: TableState) -> str:
    """Return the text for a table without a question: the game is over, or an earlier moment is shown."""
    reason = "not-now" if state.position.result is None else "game-over"
    return refusal_words(state, Refusal(state.game.rules.end_clause, reason))


def option_words(state: TableState, option: Option) -> str:
    """Return the text of an option, with the values of the question for those it lacks."""
    values = state.question.values if state.question else {}
    words = state.words.option(replace(option, values={**values, **option.values}), state.table)
    if option.die == reach.NO_DIE or not _alike(state, option.die):
        return words
    where = state.words.where(area_of(state.position.dice[option.die]), state.table)
    return state.words.say("option-where", option=words, where=where)


def _alike(state: TableState, die: int) -> bool:
    """Return True if dice of the same name are answers in several places."""
    dice = state.position.dice
    answers = {option.die for option in reach.options_of(state.question)} - {reach.NO_DIE}
    return len({area_of(dice[other]) for other in answers if dice[other].type == dice[die].type}) > 1

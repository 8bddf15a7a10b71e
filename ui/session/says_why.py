"""The explanations of the controller: refusals, the progress of an answer, options."""

from __future__ import annotations

import dataclasses
from collections.abc import Sequence

from msgspec.structs import replace

from ddtable.engine.game import Game
from ddtable.engine.position import area_of
from ddtable.engine.questions import Allocation, Chosen, Move, Option, Question, Subset
from ddtable.engine.refusal import Refusal
from ddtable.engine.system import AnyPosition
from ddtable.words.sentences import Table, Words
from ui.games.contract import SystemWindow
from ui.session.answer import reach
from ui.session.answer.half_made import HalfMade

MOST_GOALS = 2
FACE_OF = "#"  # in the area of a face of a terrain die


class SaysWhy:
    """A mixin for the controller, before its class in the bases."""

    words: Words
    game: Game
    system: SystemWindow
    _half: HalfMade
    _position: AnyPosition

    @property
    def question(self) -> Question | None:
        """The current question."""
        raise NotImplementedError

    @property
    def asks_person(self) -> bool:
        """True if a person at this screen is asked."""
        raise NotImplementedError

    @property
    def table(self) -> Table:
        """The names for ids at this table."""
        raise NotImplementedError

    def targets(self, dice: Sequence[int]) -> dict[str, tuple[str, ...]]:
        """Return each area where these dice may go."""
        raise NotImplementedError

    def liftable(self) -> frozenset[int]:
        """Return the dice that can be picked up, chosen, or put on."""
        raise NotImplementedError

    def say_refusal(self, refusal: Refusal) -> str:
        """Return the text of a refusal."""
        return self.words.refusal(refusal, self.table)

    def why_not(self, dice: Sequence[int], area: str, onto: int = reach.NO_DIE) -> str:
        """Return the reason, with the clause, why these dice may not go to this area; "" if they may.

        `onto` is the die of the area on which they would be put.
        """
        question = self.question
        if question is None:
            reason = "not-now" if self._position.result is None else "game-over"
            return self.say_refusal(Refusal(self.game.rules.end_clause, reason))
        if area in self.targets(dice):
            return self._not_on(question, dice, area, onto)
        clause = question.clause
        if max(dice, default=0) >= len(self._position.dice):
            return self.say_refusal(Refusal(clause, "not-these-dice"))
        if not self.asks_person:
            player = self.words.player(question.seat, self.table)
            return self.say_refusal(Refusal(clause, "not-your-turn", {"player": player}))
        if refusal := self.game.rules.why_not(self._position, question, dice, area, onto):
            return self.say_refusal(refusal)
        if isinstance(question.shape, Subset) and area in self._half.goals(self._position):
            if all(die in question.shape.dice for die in dice):
                return self._too_many(question, dice)
            return self.say_refusal(Refusal(clause, "not-these-dice"))
        idle = next((die for die in dice if die not in self.liftable()), None)
        if idle is not None:
            return self.why_idle(question, idle)
        return self._not_there(question, dice)

    def _not_on(self, question: Question, dice: Sequence[int], area: str, onto: int) -> str:
        """Return the reason why these dice cannot be put on this die of an area; "" if they can."""
        if onto == reach.NO_DIE or any(move.onto in (onto, reach.NO_DIE) for move in self._into(question, dice, area)):
            return ""
        refusal = self.game.rules.why_not(self._position, question, dice, area, onto)
        return self.say_refusal(refusal) if refusal is not None else ""

    def _into(self, question: Question, dice: Sequence[int], area: str) -> list[Move]:
        return [move for move in reach.moves_of(question, dice) if move.target == area]

    def _not_there(self, question: Question, dice: Sequence[int]) -> str:
        """Return where these dice may go instead, or else the hint for the question."""
        if reason := self.system.not_there(question):
            return self.say_refusal(Refusal(question.clause, reason))
        goals = set(self.targets(dice)) - {area_of(self._position.dice[die]) for die in dice}
        if not 0 < len(goals) <= MOST_GOALS or any(FACE_OF in area for area in goals):
            return self.say_refusal(Refusal(question.clause, "not-there", self._hint(question)))
        table = dataclasses.replace(self.table, brief=True)
        places = self.words.all_of(self.words.where(area, table) for area in sorted(goals))
        return self.say_refusal(Refusal(question.clause, "not-there-places", {"places": places}))

    def _hint(self, question: Question) -> dict[str, int | str]:
        return {"hint": self.words.hint(question, self.table)}

    def why_idle(self, question: Question, die: int) -> str:
        """Return the reason why a die that is not highlighted cannot be used now."""
        goal = self._half.goal(die, self._position)
        if refusal := self.game.rules.why_not(self._position, question, (die,), goal, reach.NO_DIE):
            return self.say_refusal(refusal)
        if isinstance(question.shape, Subset):
            return self._too_many(question, [die])
        if isinstance(question.shape, Allocation):
            return self.say_refusal(Refusal(question.clause, "not-these-dice"))
        mine = self._position.dice[die].owner == question.seat
        return self.say_refusal(Refusal(question.clause, "not-asked" if mine else "not-yours", self._hint(question)))

    def _too_many(self, question: Question, dice: Sequence[int]) -> str:
        trial = Chosen(tuple(sorted({*self._half.chosen, *dice})))
        refusal = question.refusal(trial)
        if refusal is not None and refusal.reason == "too-little":
            # This is not "too little": with these dice no others give the total needed.
            refusal = Refusal(refusal.clause, "never-enough", refusal.values)
        return self.say_refusal(refusal) if refusal is not None else self._not_there(question, dice)

    def option_words(self, option: Option) -> str:
        """Return the text of an option, with the values of the question for those it lacks."""
        values = self.question.values if self.question else {}
        words = self.words.option(replace(option, values={**values, **option.values}), self.table)
        if option.die == reach.NO_DIE or not self._alike(option.die):
            return words
        where = self.words.where(area_of(self._position.dice[option.die]), self.table)
        return self.words.say("option-where", option=words, where=where)

    def _alike(self, die: int) -> bool:
        """Return True if dice of the same name are answers in several places."""
        dice = self._position.dice
        answers = {option.die for option in reach.options_of(self.question)} - {reach.NO_DIE}
        return len({area_of(dice[other]) for other in answers if dice[other].type == dice[die].type}) > 1

    def progress(self) -> str:
        """Return the progress of the unfinished answer, or the record of the small moves so far."""
        noted = self.system.noted(self.words, self.table) if self.asks_person else ""
        return noted or self._half.progress(self.words, self._position)

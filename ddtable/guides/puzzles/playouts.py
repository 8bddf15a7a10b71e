"""The chance of winning after each answer to a question, from games that computer players play on to their end.

All answers of a try get the same dice: the generator is set again at each question, by the turn, the question and its
number in this turn. Without that two games would use one row of dice for different rolls after the first difference.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from math import sqrt
from random import Random
from zlib import crc32

from msgspec import Struct
from msgspec.structs import replace

import ddtable.rules  # noqa: F401 - makes the rule systems known
from ddtable.engine import kernel
from ddtable.engine.chance import Chance, draw
from ddtable.engine.kernel import Played
from ddtable.engine.questions import Choice, Question
from ddtable.engine.system import AnyPosition, RuleSystem, system
from ddtable.opponents.dragon_dice import appraisal
from ddtable.opponents.dragon_dice.appraisal import chance, compared, fitted
from ddtable.opponents.dragon_dice.field import Field
from ddtable.opponents.players import VETERAN, WARLORD, choose, nearest
from ddtable.opponents.seated import Computer

SYSTEMS = ("classic",)  # the games whose positions have an estimate
LONGEST = 3_000  # answers in one try; a game that has not ended by then counts as a draw


class Measured(Struct, frozen=True):
    """The results of each answer in its tries, from 0 to 1, for the seat that is asked.

    Tries with the same number have the same dice. An answer that is clearly bad may have fewer tries than others.
    """

    results: tuple[tuple[float, ...], ...]

    @property
    def best(self) -> int:
        """The number of the answer with the highest chance."""
        return max(range(len(self.results)), key=self.chance)

    def chance(self, answer: int) -> float:
        """Return the chance of winning after an answer."""
        return sum(self.results[answer]) / len(self.results[answer])

    def error(self, answer: int) -> float:
        """Return the standard error of an answer's chance."""
        return _error(self.results[answer])

    def behind(self, answer: int) -> tuple[float, float]:
        """Return how much worse an answer is than the best one in the tries of both, and the standard error of that."""
        pairs = [one - other for one, other in zip(self.results[self.best], self.results[answer], strict=False)]
        return sum(pairs) / len(pairs), _error(pairs)

    def lead(self) -> tuple[float, float]:
        """Return how much better the best answer is than the second best one, and the standard error of that."""
        return min(self.behind(one) for one in range(len(self.results)) if one != self.best)

    def with_more(self, more: Mapping[int, Sequence[float]]) -> Measured:
        """Return these tries and more of some answers."""
        return Measured(tuple((*row, *more.get(number, ())) for number, row in enumerate(self.results)))


def _error(values: Sequence[float]) -> float:
    """Return the standard error of a mean; that of one half if there are too few values."""
    if len(values) < 2:
        return 0.5
    mean = sum(values) / len(values)
    return sqrt(sum((one - mean) ** 2 for one in values) / (len(values) - 1) / len(values))


def measure(
    position: AnyPosition,
    question: Question,
    answers: Sequence[Choice],
    tries: range,
    who: Computer = VETERAN,
    turns: int = 0,
) -> Measured:
    """Play the game on from each answer, once in each try, with the same dice for all answers of a try."""
    rows = [tuple(result(position, question, answer, number, who, turns) for number in tries) for answer in answers]
    return Measured(tuple(rows))


def result(
    position: AnyPosition, question: Question, answer: Choice, number: int, who: Computer = VETERAN, turns: int = 0
) -> float:
    """Return the result of one try for the seat that is asked: 1 won, 0 lost, else its part of a draw.

    After so many turns the chance of winning is estimated instead, if `turns` is not 0 and the game has an estimate.
    """
    rules, who = system(position.system), nearest(position.system, who)
    seat, times, last = question.seat, Counter[str](), position.board.turn + turns
    played = _with_dice(rules, position, question, answer, f"{number}/answer")
    for _ in range(LONGEST):
        if (asked := played.question) is None:
            break
        turn = played.position.board.turn
        if turns and turn >= last and position.system in SYSTEMS:
            return estimated(played.position, seat, who)
        key = f"{number}/{turn}/{asked.seat}/{asked.kind}/{asked.place}"
        times[key] += 1
        key = f"{key}/{times[key]}"
        choice = choose(rules.observe(played.position, asked.seat), asked, Random(key), who)[0]
        played = _with_dice(rules, played.position, asked, choice, key)
    return _share(played, seat)


def estimated(position: AnyPosition, seat: int, who: Computer = VETERAN) -> float:
    """Return the estimate of a seat's chance of winning that Veteran plays by, or Warlord."""
    weights = fitted(appraisal.WARLORD if who == WARLORD else appraisal.VETERAN)
    return 0.0 if seat in position.board.out else chance(compared(Field(position), seat), weights)


def _share(played: Played, seat: int) -> float:
    result = played.position.result
    winners = result.winners if result is not None and result.winners else range(played.position.seats)
    return (seat in winners) / len(winners)


def _with_dice(rules: RuleSystem, position: AnyPosition, question: Question, choice: Choice, key: str) -> Played:
    """Play a choice with the dice that belong to a key."""
    chance = Chance(draw(crc32(key.encode()), 0, 1 << 62))
    return kernel.play(rules, replace(position, chance=chance), choice, question)

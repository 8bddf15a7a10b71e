"""A search by playouts, for any game: answers are compared in games that are played on with the same dice.

A playout plays on from an answer, with a simple player in all seats. Its dice are keyed: the nth throw of a die in a
turn shows the same face after every answer, even if other dice were rolled before it. So two answers differ by their
consequences, and not by luck. No playout knows the seed of the game.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from math import inf, sqrt

from msgspec import Struct
from msgspec.structs import replace

from ddtable.engine import kernel
from ddtable.engine.chance import draw
from ddtable.engine.questions import Choice, Faces, Question, Shown
from ddtable.engine.system import AnyPosition, RuleSystem
from ddtable.odds.trying import Answers

LONGEST = 4000
"""The most answers of one playout, those for dice included. A longer one is appraised where it stands."""
ROUND = 8
"""The playouts of each answer between two looks at what they have brought."""
BEHIND = 2.0
"""The standard errors behind the leader at which an answer is dropped."""
CLEARLY = 1.0
"""The standard errors by which an answer must be ahead of the default."""


class Manner(Struct, frozen=True):
    """The way in which playouts go: the answers of all seats, the end, the worth of the end for a seat, the start.

    `is_over` is called with the position before the answer and a later one. `start` returns the position from which
    playouts begin: that which the seat sees, with a guess of what is hidden, and without what makes no difference.
    """

    answers: Answers
    is_over: Callable[[AnyPosition, AnyPosition], bool]
    worth: Callable[[AnyPosition, int], float]
    start: Callable[[AnyPosition, int], AnyPosition]


class Found(Struct, frozen=True):
    """The answer that the search prefers, its lead over the default with the standard error, and all playouts."""

    choice: Choice
    lead: float
    error: float
    playouts: int


class KeyedDice:
    """The dice of a playout: a face is given by the seed, the turn, the die, and how often it was thrown this turn."""

    def __init__(self, seed: int) -> None:
        self.seed, self._thrown = seed, dict[tuple[int, int], int]()

    def faces(self, turn: int, dice: Iterable[int], sides: Iterable[int]) -> tuple[int, ...]:
        """Throw dice once, and return their faces."""
        found = []
        for die, of in zip(dice, sides, strict=True):
            nth = self._thrown.get((turn, die), 0)
            self._thrown[turn, die] = nth + 1
            found.append(draw(self.seed, turn << 40 | die << 20 | nth, of))
        return tuple(found)


def play_out(
    rules: RuleSystem, position: AnyPosition, question: Question, choice: Choice, manner: Manner, seed: int
) -> float:
    """Return the worth of one playout of an answer, for the seat that is asked."""
    dice = KeyedDice(seed)
    chance = replace(position.chance, seed=seed, counter=0, by_hand=True)
    played = kernel.play(rules, replace(position, chance=chance), choice, question)
    for _ in range(LONGEST):
        after, asked = played.position, played.question
        if asked is None or manner.is_over(position, after):
            break
        if isinstance(asked.shape, Faces):
            given: Choice = Shown(dice.faces(after.board.turn, asked.shape.dice, asked.shape.sides))
        else:
            given = manner.answers(after, asked)
        played = kernel.play(rules, after, given, asked)
    return manner.worth(played.position, question.seat)


def search(
    rules: RuleSystem,
    position: AnyPosition,
    question: Question,
    choices: Sequence[Choice],
    manner: Manner,
    seed: int,
    budget: int,
) -> Found:
    """Return the best of some answers after at most `budget` playouts; the first answer is the default.

    Each round plays all answers that are left with the same dice. Then those are dropped that are clearly behind. The
    default is never dropped, and it stands unless another answer is better by at least one standard error.
    """
    worths: list[list[float]] = [[] for _ in choices]
    left, spent = list(range(len(choices))), 0
    start = manner.start(position, question.seat)
    while len(left) > 1 and spent + ROUND * len(left) <= budget:
        first = len(worths[0])
        for number in range(first, first + ROUND):
            dice = draw(seed, number, 1 << 63)
            for index in left:
                worths[index].append(play_out(rules, start, question, choices[index], manner, dice))
        spent += ROUND * len(left)
        leader = max(left, key=lambda index: sum(worths[index]))
        left = [index for index in left if index == 0 or not _is_behind(worths[index], worths[leader])]
    best = max(left, key=lambda index: sum(worths[index]))
    lead, error = compared(worths[best], worths[0])
    if best and lead >= CLEARLY * error and lead > 0:
        return Found(choices[best], lead, error, spent)
    return Found(choices[0], 0.0, 0.0, spent)


def _is_behind(worths: Sequence[float], leading: Sequence[float]) -> bool:
    lead, error = compared(leading, worths)
    return lead > 0 and lead > BEHIND * error


def compared(one: Sequence[float], other: Sequence[float]) -> tuple[float, float]:
    """Return the mean of the paired differences of two answers, and its standard error."""
    differences = [mine - theirs for mine, theirs in zip(one, other, strict=True)]
    number = len(differences)
    if number < 2:
        return 0.0, inf
    mean = sum(differences) / number
    spread = sum((each - mean) ** 2 for each in differences) / (number - 1)
    return mean, sqrt(spread / number)

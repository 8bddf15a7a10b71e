"""An answer tried many times: the game is played on from it with other dice, until it is resolved.

For everything that has no exact chances: icons that act, spells, dragons, charges. What is found has an error, which
is told with it. The dice of a try never depend on those of the game, so that they do not tell what will be rolled.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from msgspec.structs import replace

from ddtable.engine import kernel
from ddtable.engine.chance import draw
from ddtable.engine.kernel import Played
from ddtable.engine.questions import Choice, Question
from ddtable.engine.system import AnyPosition, RuleSystem

Answers = Callable[[AnyPosition, Question], Choice]
"""The way in which players answer the questions that come up in the middle."""

LONGEST = 400  # answers in one try; the answers of a resolved attack are some ten


def tries(
    rules: RuleSystem,
    position: AnyPosition,
    question: Question,
    choice: Choice,
    answers: Answers,
    seed: int,
    is_over: Callable[[AnyPosition], bool] | None = None,
) -> Iterator[tuple[Played, ...]]:
    """Play a choice again and again, each time to the end of what it begins; yield what was played.

    A try ends at the first question whose position `is_over`, and with the game. By default that is the first one that
    waits below the one asked.
    """
    number = 0
    while True:
        chance = replace(position.chance, seed=_seed(seed, number), counter=0, by_hand=False)
        played = kernel.play(rules, replace(position, chance=chance), choice, question)
        steps = [played]
        while (asked := played.question) is not None and len(steps) < LONGEST:
            if is_over(played.position) if is_over is not None else is_resolved(played.position, position):
                break
            answer = answers(played.position, asked)
            played = kernel.play(rules, played.position, answer, asked)
            steps.append(played)
        yield tuple(steps)
        number += 1


def is_resolved(position: AnyPosition, before: AnyPosition) -> bool:
    """Return True if all is resolved that the answer to a question has begun: what was below it waits, or a new turn.

    The agenda of a new turn can begin with the same steps.
    """
    below = before.agenda[:-1]
    return (
        len(position.agenda) <= len(below)
        or position.agenda[: len(below)] != below
        or position.board.turn != before.board.turn
    )


def _seed(seed: int, number: int) -> int:
    """Return the seed of a try: far from that of every other one."""
    return draw(seed, 2 * number, 1 << 32) << 32 | draw(seed, 2 * number + 1, 1 << 32)

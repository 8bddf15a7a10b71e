"""Games of computer players for the fits of appraisals: some answers are by lot, so that worse positions occur too."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from ddtable.engine import kernel
from ddtable.engine.questions import Question
from ddtable.engine.system import AnyPosition, SetUp, system
from ddtable.opponents.players import choose
from ddtable.opponents.seated import Computer

Look = Callable[[AnyPosition, Question], None]


def winners_of(
    set_up: SetUp, random: Random, look: Look, by_lot: Callable[[Question], float], who: Computer, most: int
) -> tuple[int, ...] | None:
    """Play a game and return its winners, () after a draw; None if it does not end in `most` decisions.

    `look` sees each position with its question before the answer. `by_lot`: the chance that a question is answered by
    lot.
    """
    rules: Any = system(set_up.system)
    played = kernel.begin(rules, set_up)
    for _ in range(most):
        question, position = played.question, played.position
        if question is None:
            break
        look(position, question)
        if (chance := by_lot(question)) and random.random() < chance:
            choice = rules.sample(question, random)
        else:
            choice, _ = choose(rules.observe(position, question.seat), question, random, who)
        played = kernel.play(rules, position, choice, question)
    result = played.position.result
    return None if result is None else tuple(result.winners)

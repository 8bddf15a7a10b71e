"""Helpers for all answers of computer players, and the choice of dice by value."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import cast

from ddtable.engine.constraints import LargestUpTo
from ddtable.engine.questions import Choice, Chosen, Pick, Picked, Question, Remark, Subset
from ddtable.opponents.dragon_dice.expectation import price, worth
from ddtable.rules.dragon_dice.board import ClassicPosition

Answer = tuple[Choice, Remark]
Answering = Callable[[ClassicPosition, Question], Answer | None]


def ids_of(question: Question) -> list[str]:
    """Return the ids of the options of a question."""
    return [option.id for option in cast(Pick, question.shape).options]


def pick_best(values: dict[str, float], word: str) -> Answer:
    """Pick the option with the highest value, the first of equals."""
    return Picked(max(values, key=lambda option: values[option])), Remark(word)


def chosen(dice: Iterable[int]) -> Chosen:
    """Return dice as an answer."""
    return Chosen(tuple(sorted(dice)))


def largest(question: Question, first: Callable[[int], float]) -> Chosen:
    """Choose a largest set; where there is a choice, prefer the dice with the lowest `first` (C10.1)."""
    shape = cast(Subset, question.shape)
    limit = cast(LargestUpTo, shape.constraint)
    taken: list[int] = []
    for index in sorted(range(len(shape.dice)), key=lambda index: first(shape.dice[index])):
        if limit.may_extend([*taken, index]):
            taken.append(index)
    return chosen(shape.dice[index] for index in taken)


def worth_of(position: ClassicPosition, die: int) -> float:
    """Return the value of a unit on the table for its army."""
    return worth(position.dice[die].type)


def price_of(position: ClassicPosition, die: int) -> float:
    """Return the value of a unit's life in health."""
    return price(position.dice[die].type)


def best_within(limit: int, weights: Sequence[int], values: Sequence[float]) -> list[tuple[float, tuple[int, ...]]]:
    """Return for each limit from 0 to `limit` the highest total value, and the indices that reach it."""
    best: list[tuple[float, tuple[int, ...]]] = [(0.0, ())] * (limit + 1)
    for index, weight in enumerate(weights):
        for room in range(limit, weight - 1, -1):
            value, kept = best[room - weight]
            if value + values[index] > best[room][0]:
                best[room] = (value + values[index], (*kept, index))
    return best


def splits(points: int, most: Sequence[int]) -> Iterator[tuple[int, ...]]:
    """Yield every way to subtract points from results; `most` is the amount of each result."""
    if len(most) == 1:
        if points <= most[0]:
            yield (points,)
        return
    for taken in range(min(points, most[0]), -1, -1):
        for rest in splits(points - taken, most[1:]):
            yield (taken, *rest)

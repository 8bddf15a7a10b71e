"""The answers of a puzzle: those that differ in more than the numbers of equal dice."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations, product
from math import prod

from ddtable.engine.questions import Allocation, Allotted, Choice, Chosen, Pick, Picked, Question, Source, Subset
from ddtable.engine.system import AnyPosition

MOST_DICE = 10  # a larger army has too many ways to lose units
MOST_WAYS = 5_000  # more ways to give points are not listed


def answers_of(position: AnyPosition, question: Question) -> tuple[Choice, ...]:
    """Return one answer of each kind: all options, legal sets of dice, or sums of points; none if they are many."""
    shape = question.shape
    if isinstance(shape, Pick):
        options = {_without_numbers(position, option.id): Picked(option.id) for option in reversed(shape.options)}
        return tuple(reversed(options.values()))
    if isinstance(shape, Subset) and len(shape.dice) <= MOST_DICE:
        return _sets(position, question, shape)
    if isinstance(shape, Allocation):
        return _shares(position, question, shape)
    return ()


def _sets(position: AnyPosition, question: Question, shape: Subset) -> tuple[Choice, ...]:
    """Return the legal sets of dice, one of those that consist of the same types at the same places."""
    found: dict[object, Choice] = {}
    for count in range(len(shape.dice) + 1):
        for dice in combinations(sorted(shape.dice), count):
            choice = Chosen(dice)
            if question.refusal(choice) is None:
                found.setdefault(_dice_of(position, dice), choice)
    return tuple(found.values())


def _shares(position: AnyPosition, question: Question, shape: Allocation) -> tuple[Choice, ...]:
    """Return the legal ways to give points, one of those that mean the same."""
    rows = [tuple(_rows_of(shape, source)) for source in shape.sources]
    if prod(map(len, rows)) > MOST_WAYS:
        return ()
    found: dict[object, Choice] = {}
    for amounts in product(*rows):
        choice = Allotted(amounts)
        if question.refusal(choice) is None:
            found.setdefault(_points_of(position, shape, choice), choice)
    return tuple(found.values())


def _rows_of(shape: Allocation, source: Source) -> Iterator[tuple[int, ...]]:
    """Yield the ways to give the points of one source."""
    buckets = range(len(shape.buckets))
    for into in product(shape.open_to(source), repeat=1 if shape.whole else source.points):
        part = source.points if shape.whole else 1
        yield tuple(part * into.count(bucket) for bucket in buckets)


def sums_of(choice: Allotted) -> tuple[int, ...]:
    """Return the points that each bucket gets."""
    return tuple(map(sum, zip(*choice.amounts, strict=True)))


def _without_numbers(position: AnyPosition, option: str) -> str:
    """Return the id of an option with the type and place of its die for the die's number."""
    number, colon, rest = option.partition(":")
    if not number.isdigit() or int(number) >= len(position.dice):
        return option
    die = position.dice[int(number)]
    return f"{die.type}@{die.place}@{die.owner}{colon}{rest}"


def alike(position: AnyPosition, question: Question, one: Choice, other: Choice) -> bool:
    """Return True if two answers mean the same: they differ at most in the numbers of equal dice."""
    return _kind_of(position, question, one) == _kind_of(position, question, other)


def _kind_of(position: AnyPosition, question: Question, choice: Choice) -> object:
    if isinstance(choice, Picked):
        return _without_numbers(position, choice.option)
    if isinstance(choice, Chosen):
        return _dice_of(position, choice.dice)
    if isinstance(choice, Allotted) and isinstance(question.shape, Allocation):
        return _points_of(position, question.shape, choice)
    return choice


def _points_of(position: AnyPosition, shape: Allocation, choice: Allotted) -> object:
    """Return the points of each bucket, or what each die goes to if dice cannot be split."""
    if not shape.whole:
        return sums_of(choice)
    dice = [position.dice[source.die].type if source.die >= 0 else source.word for source in shape.sources]
    return tuple(sorted(zip(dice, choice.amounts, strict=False)))


def _dice_of(position: AnyPosition, dice: Sequence[int]) -> tuple[tuple[str, str], ...]:
    return tuple(sorted((position.dice[die].type, position.dice[die].place) for die in dice))

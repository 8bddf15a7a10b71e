"""The answers of a puzzle: those that differ in more than the numbers of equal dice."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations

from ddtable.engine.questions import Choice, Chosen, Pick, Picked, Question, Subset
from ddtable.engine.system import AnyPosition

MOST_DICE = 10  # a larger army has too many ways to lose units


def answers_of(position: AnyPosition, question: Question) -> tuple[Choice, ...]:
    """Return one answer of each kind: all options of a Pick, all legal sets of a Subset; none for other shapes."""
    shape = question.shape
    if isinstance(shape, Pick):
        options = {_without_numbers(position, option.id): Picked(option.id) for option in reversed(shape.options)}
        return tuple(reversed(options.values()))
    if isinstance(shape, Subset) and len(shape.dice) <= MOST_DICE:
        return _sets(position, question, shape)
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


def _without_numbers(position: AnyPosition, option: str) -> str:
    """Return the id of an option with the type and place of its die for the die's number."""
    number, colon, rest = option.partition(":")
    if not number.isdigit() or int(number) >= len(position.dice):
        return option
    die = position.dice[int(number)]
    return f"{die.type}@{die.place}@{die.owner}{colon}{rest}"


def alike(position: AnyPosition, one: Choice, other: Choice) -> bool:
    """Return True if two answers mean the same: they differ at most in the numbers of equal dice."""
    return _kind_of(position, one) == _kind_of(position, other)


def _kind_of(position: AnyPosition, choice: Choice) -> object:
    if isinstance(choice, Picked):
        return _without_numbers(position, choice.option)
    if isinstance(choice, Chosen):
        return _dice_of(position, choice.dice)
    return choice


def _dice_of(position: AnyPosition, dice: Sequence[int]) -> tuple[tuple[str, str], ...]:
    return tuple(sorted((position.dice[die].type, position.dice[die].place) for die in dice))

"""Good answers of a guided battle: those that its data give, else the computer player's."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from fnmatch import fnmatchcase
from random import Random
from typing import Final

from ddtable.engine.game import Game
from ddtable.engine.questions import (
    Allocation,
    Allotted,
    Choice,
    Chosen,
    Pick,
    Picked,
    Question,
    Remark,
    Source,
    Subset,
)
from ddtable.engine.system import AnyPosition
from ddtable.guides.puzzles.answers import alike
from ddtable.opponents.players import choose
from ddtable.rules.dragon_dice.board import NOBODY as NO_SEAT

NOBODY: Final = "nobody"
SOME: Final = "some"
DIE: Final = re.compile(r"\{(\w+)\}")
ADVICE: Final = "ui-guide-advice"
"""The reason that is given for an answer of the guide: its card says why."""


def good_answer(game: Game, question: Question, patterns: Sequence[str]) -> tuple[Choice, Remark]:
    """Return the first answer that the patterns allow and the rules accept, else what the computer player answers.

    For a Pick a pattern is that of an option's id ("skirmish:*"); `{type}` is any die of this type that is the
    player's, or no player's.
    For a Subset the patterns are the die types that are chosen together, or NOBODY for none. For an Allocation they are
    the buckets that get the points, the best first; points that may go into none of them go into their first bucket.
    SOME is any answer that puts points elsewhere than into the first bucket, by which they are not used; it names none.
    """
    position = game.position
    found = given_answer(position, question, patterns)
    if found is not None:
        return found, Remark(ADVICE)
    seen = game.rules.observe(position, question.seat)
    return choose(seen, question, Random(position.answered))


def given_answer(position: AnyPosition, question: Question, patterns: Sequence[str]) -> Choice | None:
    """Return the first answer that the patterns allow and the rules accept; None if there is none."""
    return next((choice for choice in _choices(position, question, patterns) if not question.refusal(choice)), None)


def is_good(position: AnyPosition, question: Question, patterns: Sequence[str], choice: Choice) -> bool:
    """Return True if the patterns mean this answer, or one with other dice of the same types."""
    if SOME in patterns and isinstance(choice, Allotted):
        return any(any(row[1:]) for row in choice.amounts)
    return any(alike(position, question, one, choice) for one in _choices(position, question, patterns))


def _choices(position: AnyPosition, question: Question, patterns: Sequence[str]) -> Iterator[Choice]:
    shape = question.shape
    if isinstance(shape, Pick):
        for pattern in patterns:
            for wanted in _with_dice(position, question.seat, pattern):
                yield from (Picked(option.id) for option in shape.options if fnmatchcase(option.id, wanted))
    elif isinstance(shape, Subset) and patterns:
        yield from _subset(position, shape, patterns)
    elif isinstance(shape, Allocation) and patterns and SOME not in patterns:
        yield Allotted(tuple(_row(shape, source, patterns) for source in shape.sources))


def _row(shape: Allocation, source: Source, patterns: Sequence[str]) -> tuple[int, ...]:
    """Return the points of a source in the first bucket of the patterns that may take them."""
    open_to = shape.open_to(source)
    wanted = (shape.buckets.index(name) for name in patterns if name in shape.buckets)
    bucket = next((one for one in wanted if one in open_to), open_to[0])
    return tuple(source.points if index == bucket else 0 for index in range(len(shape.buckets)))


def _subset(position: AnyPosition, shape: Subset, patterns: Sequence[str]) -> Iterator[Choice]:
    chosen: list[int] = []
    for wanted in patterns:
        if wanted != NOBODY:
            fitting = [die for die in shape.dice if position.dice[die].type == wanted and die not in chosen]
            if not fitting:
                return
            chosen.append(fitting[0])
    yield Chosen(tuple(sorted(chosen)))


def _with_dice(position: AnyPosition, seat: int, pattern: str) -> Iterator[str]:
    """Yield a pattern with the number of each die that it means in place of the die's type."""
    found = DIE.search(pattern)
    if found is None:
        yield pattern
        return
    for number, die in enumerate(position.dice):
        if die.owner in (seat, NO_SEAT) and die.type == found[1]:
            yield pattern.replace(found[0], str(number))

"""The answers to a question whose odds are worth showing: each option, or some sets of dice that differ."""

from __future__ import annotations

from collections.abc import Iterator

from ddtable.engine.questions import Choice, Chosen, Pick, Picked, Question, Subset
from ddtable.opponents.dragon_dice.endings import go_on
from ddtable.rules.dragon_dice.board import ClassicPosition
from ddtable.rules.risk.attacks import strongest

MOST = 6
"""The sets of dice that are shown at most."""


def choices(position: ClassicPosition, question: Question) -> list[Choice]:
    """Return all options of a question, or of sets of dice those that differ in their types and places.

    These are Recruit's set, and for each other type the same with a die of it. Of an attack on a map: all dice that may
    go, and those of each territory alone.
    """
    if isinstance(question.shape, Pick):
        return [Picked(option.id) for option in question.shape.options]
    shape, found = question.shape, dict[tuple[tuple[str, str], ...], Choice]()
    assert isinstance(shape, Subset)
    for dice in _of_map(position, question) if question.kind == "muster" else _of_types(position, question, shape):
        chosen = Chosen(tuple(sorted(dice)))
        alike = tuple(sorted((position.dice[die].type, position.dice[die].place) for die in chosen.dice))
        if len(found) < MOST and alike not in found and question.refusal(chosen) is None:
            found[alike] = chosen
    return [*found.values()]


def _of_map(position: ClassicPosition, question: Question) -> Iterator[tuple[int, ...]]:
    """Yield the largest attack, and its dice from each territory alone (RK4.2f)."""
    every = strongest(position, question)
    yield every
    for place in dict.fromkeys(position.dice[die].place for die in every):
        yield tuple(die for die in every if position.dice[die].place == place)


def _of_types(position: ClassicPosition, question: Question, shape: Subset) -> Iterator[tuple[int, ...]]:
    """Yield Recruit's set of dice, then each set with a die of another type in the place of one of these."""
    first = go_on(position, question)
    if not isinstance(first, Chosen):
        return
    yield first.dice
    others = {position.dice[die].type: die for die in reversed(shape.dice) if die not in first.dice}
    for kind, other in others.items():
        for die in first.dice:
            swapped = Chosen(tuple(sorted({*first.dice, other} - {die})))
            if position.dice[die].type != kind and question.refusal(swapped) is None:
                yield swapped.dice
                break

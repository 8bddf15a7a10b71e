"""What Recruit's answers at Battle Dice are made of."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import cast

from ddtable.engine.questions import Chosen, Option, Pick, Picked, Question, Remark
from ddtable.opponents.players import Answer
from ddtable.rules.battle_dice.board import BattlePosition

Answering = Callable[[BattlePosition, Question], Answer | None]

NONE = "none"
LEAST_GAIN = 0.02
"""What is gained by less than this is not worth a word."""


def options_of(question: Question) -> tuple[Option, ...]:
    """Return what can be picked."""
    return cast(Pick, question.shape).options


def dice_of(question: Question) -> dict[str, int]:
    """Return the dice that can be picked, by the ids of their options."""
    return {option.id: option.die for option in options_of(question) if option.die >= 0}


def chosen(dice: Iterable[int]) -> Chosen:
    """Return dice as an answer."""
    return Chosen(tuple(sorted(dice)))


def best_or(values: Mapping[str, float], word: str, otherwise: str, idle: str) -> Answer:
    """Pick what gains most, the first of equals; the option `otherwise`, with its own word, where nothing gains."""
    best = max(values, key=lambda option: values[option], default=otherwise)
    if best == otherwise or values[best] < LEAST_GAIN:
        return Picked(otherwise), Remark(idle)
    return Picked(best), Remark(word)

"""Shared helpers for Recruit's answers at Battle Dice."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import cast

from ddtable.engine.questions import Choice, Chosen, Option, Pick, Picked, Question, Remark
from ddtable.rules.battle_dice.board import BattlePosition

Answer = tuple[Choice, Remark]
Answering = Callable[[BattlePosition, Question], Answer | None]

NONE = "none"
LEAST_GAIN = 0.02
"""The least gain for which an effect is used."""


def options_of(question: Question) -> tuple[Option, ...]:
    """Return the options of the question."""
    return cast(Pick, question.shape).options


def dice_of(question: Question) -> dict[str, int]:
    """Return the dice of the options, by option id."""
    return {option.id: option.die for option in options_of(question) if option.die >= 0}


def chosen(dice: Iterable[int]) -> Chosen:
    """Return an answer that chooses these dice."""
    return Chosen(tuple(sorted(dice)))


def best_or(values: Mapping[str, float], word: str, otherwise: str, idle: str) -> Answer:
    """Pick the first option with the largest gain, with `word`; `otherwise` with `idle` if no option gains enough."""
    best = max(values, key=lambda option: values[option], default=otherwise)
    if best == otherwise or values[best] < LEAST_GAIN:
        return Picked(otherwise), Remark(idle)
    return Picked(best), Remark(word)

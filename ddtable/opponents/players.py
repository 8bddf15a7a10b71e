"""The computer players, by rule system and by name.

A player of another strength, or for another rule system, is one more entry of `_PLAYERS`: nothing else knows them.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, Literal, TypeAlias

from msgspec import Struct

from ddtable.engine.questions import Choice, Question, Remark
from ddtable.engine.system import AnyPosition

RECRUIT = "recruit"

Answer: TypeAlias = tuple[Choice, Remark]
Objection: TypeAlias = Literal["", "early", "ahead"]


class Player(Struct, frozen=True):
    """What a computer player can be asked; positions as its seat may see them.

    `choose` returns a legal answer and the reason for it. `why_no_draw` says why a seat would not take a draw, empty
    where it would; before `rounds_before_draw` rounds it never does.
    """

    choose: Callable[[Any, Question, Random], Answer]
    why_no_draw: Callable[[Any, int], Objection]
    rounds_before_draw: int


def _classic_recruit() -> Player:
    from ddtable.opponents import draws, recruit

    return Player(recruit.choose, draws.why_no_draw, draws.ENOUGH)


def _battle_recruit() -> Player:
    from ddtable.opponents.battle_dice import draws, recruit

    return Player(recruit.choose, draws.why_no_draw, draws.ENOUGH)


_PLAYERS: dict[tuple[str, str], Callable[[], Player]] = {
    ("classic", RECRUIT): _classic_recruit,
    ("battle_dice", RECRUIT): _battle_recruit,
}


def player(system: str, name: str = RECRUIT) -> Player:
    """Return a computer player of a rule system. KeyError where there is none of this name."""
    return _PLAYERS[system, name]()


def names_of(system: str) -> tuple[str, ...]:
    """Return the names of the computer players that a rule system has."""
    return tuple(name for of, name in _PLAYERS if of == system)


def choose(position: AnyPosition, question: Question, random: Random, name: str = RECRUIT) -> Answer:
    """Return a legal answer to the question and the reason for it, as the player of this name gives it."""
    return player(position.system, name).choose(position, question, random)

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
SECONDS_TO_ANSWER = 60.0
"""A thousand times what Recruit needs for the largest armies: only a process that has stopped takes longer."""

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


class Entry(Struct, frozen=True):
    """A function that loads a player, and how many seconds the player may take for an answer.

    The window reads the limit and does not load the player: that takes a while, and the worker process does it.
    """

    load: Callable[[], Player]
    seconds: float = SECONDS_TO_ANSWER


_PLAYERS: dict[tuple[str, str], Entry] = {
    ("classic", RECRUIT): Entry(_classic_recruit),
    ("battle_dice", RECRUIT): Entry(_battle_recruit),
}


def player(system: str, name: str = RECRUIT) -> Player:
    """Return a computer player of a rule system. KeyError where there is none of this name."""
    return _PLAYERS[system, name].load()


def seconds_to_answer(system: str, name: str = RECRUIT) -> float:
    """Return how many seconds a computer player may take for an answer. KeyError where there is none of this name."""
    return _PLAYERS[system, name].seconds


def names_of(system: str) -> tuple[str, ...]:
    """Return the names of the computer players that a rule system has."""
    return tuple(name for of, name in _PLAYERS if of == system)


def choose(position: AnyPosition, question: Question, random: Random, name: str = RECRUIT) -> Answer:
    """Return a legal answer to the question and the reason for it, as the player of this name gives it."""
    return player(position.system, name).choose(position, question, random)

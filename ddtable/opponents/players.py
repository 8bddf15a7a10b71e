"""The computer players, by rule system and by name.

To add a player of another strength, or for another rule system, add an entry to `_PLAYERS`; no other code changes.
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
"""A thousand times what Recruit needs for the largest armies: only a process that hangs takes longer."""

Answer: TypeAlias = tuple[Choice, Remark]
Objection: TypeAlias = Literal["", "early", "ahead"]


class Player(Struct, frozen=True):
    """The functions of a computer player; it gets positions as its seat may see them.

    `choose` returns a legal answer and the reason for it. `why_no_draw` returns the reason why a seat refuses a draw,
    empty if it accepts; before `rounds_before_draw` rounds it always refuses.
    """

    choose: Callable[[Any, Question, Random], Answer]
    why_no_draw: Callable[[Any, int], Objection]
    rounds_before_draw: int


def _classic_recruit() -> Player:
    from ddtable.opponents import draws
    from ddtable.opponents.dragon_dice import recruit

    return Player(recruit.choose, draws.why_no_draw, draws.ENOUGH)


def _battle_recruit() -> Player:
    from ddtable.opponents.battle_dice import draws, recruit

    return Player(recruit.choose, draws.why_no_draw, draws.ENOUGH)


class Entry(Struct, frozen=True):
    """A function that loads a player, and the time limit of its answers in seconds.

    The window reads only the limit. Loading the player takes a while, so the worker process does it.
    """

    load: Callable[[], Player]
    seconds: float = SECONDS_TO_ANSWER


_PLAYERS: dict[tuple[str, str], Entry] = {
    ("classic", RECRUIT): Entry(_classic_recruit),
    ("battle_dice", RECRUIT): Entry(_battle_recruit),
}


def player(system: str, name: str = RECRUIT) -> Player:
    """Return a computer player of a rule system. Raises KeyError for an unknown name."""
    return _PLAYERS[system, name].load()


def seconds_to_answer(system: str, name: str = RECRUIT) -> float:
    """Return the time limit of a computer player's answers in seconds. Raises KeyError for an unknown name."""
    return _PLAYERS[system, name].seconds


def names_of(system: str) -> tuple[str, ...]:
    """Return the names of the computer players of a rule system."""
    return tuple(name for of, name in _PLAYERS if of == system)


def choose(position: AnyPosition, question: Question, random: Random, name: str = RECRUIT) -> Answer:
    """Return the answer of the player with this name, which is legal, and the reason for it."""
    return player(position.system, name).choose(position, question, random)

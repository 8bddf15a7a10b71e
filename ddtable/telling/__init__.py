"""How each rule system's things and events are said: one speech a system, loaded when its first word is needed."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import TYPE_CHECKING, Any, Protocol

if TYPE_CHECKING:
    from msgspec import Struct

    from ddtable.engine.questions import Question
    from ddtable.words import Table, Words

Facts = dict[str, Any]
Speaking = Callable[["Words", Any, "Table"], Any]


class Speech(Protocol):
    """What one rule system's ids and values are called. `Words` speaks by it; KeyError where a word is missing."""

    @property
    def prefix(self) -> str:
        """What the keys of its own messages begin with; a message without it is said where there is none with it."""

    @property
    def speak(self) -> Mapping[str, Speaking]:
        """How values are said that this system alone has, by their names."""

    def kind(self, words: Words, type_id: str) -> str:
        """Return the name of a kind of die."""

    def shown(self, words: Words, type_id: str, face: int) -> str:
        """Return the words for a kind of die with one of its faces up."""

    def dice(self, words: Words, dice: Sequence[int], table: Table) -> str:
        """Return the names of some dice, equal ones counted."""

    def place(self, words: Words, place: str, table: Table) -> str:
        """Return the name of a place."""

    def where(self, words: Words, area: str, table: Table) -> str:
        """Return the name of an area of the table."""

    def asked(self, words: Words, question: Question, table: Table) -> Facts:
        """Return what a question and its hint are filled with."""

    def told_as(self, event: Struct) -> str:
        """Return the name of an event's sentence."""

    def told_elsewhere(self, event: Struct) -> bool:
        """Tell whether an event needs no sentence of its own."""

    def facts(self, words: Words, event: Struct, table: Table) -> Facts:
        """Return what the sentence of an event is filled with."""

    def agreed(self, words: Words, house: Mapping[str, Any]) -> Sequence[str]:
        """Return in a line each what the players agreed on otherwise than usual; ValueError where it cannot be read."""


def _classic() -> Speech:
    from ddtable.telling.classic import SPEECH

    return SPEECH


def _battle_dice() -> Speech:
    from ddtable.telling.battle_dice import SPEECH

    return SPEECH


SPEECHES: dict[str, Callable[[], Speech]] = {"classic": _classic, "battle_dice": _battle_dice}


@cache
def speech_of(system: str) -> Speech:
    """Return the speech of a rule system; KeyError where it has none."""
    return SPEECHES[system]()

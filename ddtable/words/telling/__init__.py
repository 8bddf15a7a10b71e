"""The words of each rule system's things and events: one `Speech` per system, loaded when first needed."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import TYPE_CHECKING, Any, Protocol

if TYPE_CHECKING:
    from ddtable.engine.events import Event
    from ddtable.engine.questions import Question
    from ddtable.engine.system import AnyView
    from ddtable.words.sentences import Table, Words

Facts = dict[str, Any]
Speaking = Callable[["Words", Any, "Table"], Any]


class Speech(Protocol):
    """The words of one rule system for its ids and values, used by `Words`. Raises KeyError for a missing word."""

    @property
    def prefix(self) -> str:
        """The key prefix of this game's own messages; a key without a message under the prefix is used without it."""

    @property
    def speak(self) -> Mapping[str, Speaking]:
        """Functions that put values of this system into words, by the names of the values."""

    def kind(self, words: Words, type_id: str) -> str:
        """Return the name of a kind of die."""

    def shown(self, words: Words, type_id: str, face: int) -> str:
        """Return the words for a kind of die with one of its faces up."""

    def dice(self, words: Words, dice: Sequence[int], table: Table) -> str:
        """Return the names of some dice, with equal dice counted."""

    def place(self, words: Words, place: str, table: Table) -> str:
        """Return the name of a place."""

    def where(self, words: Words, area: str, table: Table) -> str:
        """Return the name of an area of the table."""

    def asked(self, words: Words, question: Question, table: Table) -> Facts:
        """Return the values for the messages of a question and its hint."""

    def told_elsewhere(self, event: Event) -> bool:
        """Return True if other events already say the same, besides events that are silent by their `about`."""

    def facts(self, words: Words, event: Event, table: Table) -> Facts:
        """Return the values for the message of an event."""

    def point_words(self, view: AnyView) -> Mapping[str, str]:
        """Return the results whose points have the name of another result."""

    def agreed(self, words: Words, house: Mapping[str, Any]) -> Sequence[str]:
        """Return one line for each agreement of the players that differs from the default.

        Raises ValueError if `house` cannot be read.
        """


def _classic() -> Speech:
    from ddtable.words.telling.dragon_dice import SPEECH

    return SPEECH


def _battle_dice() -> Speech:
    from ddtable.words.telling.battle_dice import SPEECH

    return SPEECH


def _campaign() -> Speech:
    from ddtable.words.telling.campaign import SPEECH

    return SPEECH


def _risk() -> Speech:
    from ddtable.words.telling.risk import SPEECH

    return SPEECH


SPEECHES: dict[str, Callable[[], Speech]] = {
    "classic": _classic,
    "battle_dice": _battle_dice,
    "campaign": _campaign,
    "risk": _risk,
}


@cache
def speech_of(system: str) -> Speech:
    """Return the speech of a rule system. Raises KeyError for an unknown system."""
    return SPEECHES[system]()

"""The player of a seat, as the word that saves, settings and requests have for it.

"person" is a person. Every other word names a computer player: "recruit", or with a level "veteran:2". Later parts of
the word (a character) are for newer versions: they stay in the word, and this version ignores them.
"""

from __future__ import annotations

from msgspec import Struct

PERSON = "person"
_PERSONS = frozenset({PERSON, "human", ""})  # "human": saves of the first version
_BETWEEN = ":"

FULL = 0
"""The level of a computer player at its full strength."""


class Computer(Struct, frozen=True):
    """A computer player by its name and level: `FULL`, or 1 for the weakest and so on."""

    name: str
    level: int = FULL

    @property
    def word(self) -> str:
        """The word for it in a save."""
        return f"{self.name}{_BETWEEN}{self.level}" if self.level else self.name


def is_person(word: str) -> bool:
    """Return True if the player of a seat is a person."""
    return word in _PERSONS


def kind_in(word: str) -> str:
    """Return the player of a seat in a save: PERSON, or the word of a computer player, also of an unknown one."""
    return PERSON if is_person(word) else word


def computer_in(word: str) -> Computer:
    """Return the computer player that a word names, whether this program has it or not."""
    name, *parts = word.split(_BETWEEN)
    level = parts[0] if parts and parts[0].isascii() and parts[0].isdigit() else ""
    return Computer(name, int(level or FULL))

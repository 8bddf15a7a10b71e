"""The player of a seat, as the word that saves, settings and requests have for it.

"person" is a person. Every other word names a computer player: "recruit", with a level "recruit:2", with a character
"veteran:bold", or with both. Further parts are for newer versions: they stay in the word, and this version ignores
them.
"""

from __future__ import annotations

from msgspec import Struct

PERSON = "person"
_PERSONS = frozenset({PERSON, "human", ""})  # "human": saves of the first version
_BETWEEN = ":"

FULL = 0
"""The level of a computer player at its full strength."""


class Computer(Struct, frozen=True):
    """A computer player by its name, level and character: `FULL`, or 1 for the weakest and so on; "": no character."""

    name: str
    level: int = FULL
    character: str = ""

    @property
    def word(self) -> str:
        """The word for it in a save."""
        level = str(self.level) if self.level else ""
        return _BETWEEN.join(filter(None, (self.name, level, self.character)))

    @property
    def plain(self) -> Computer:
        """The same player and level without a character."""
        return Computer(self.name, self.level)


def is_person(word: str) -> bool:
    """Return True if the player of a seat is a person."""
    return word in _PERSONS


def kind_in(word: str) -> str:
    """Return the player of a seat in a save: PERSON, or the word of a computer player, also of an unknown one."""
    return PERSON if is_person(word) else word


def computer_in(word: str) -> Computer:
    """Return the computer player that a word names, whether this program has it or not."""
    name, *parts = word.split(_BETWEEN)
    level = FULL
    if parts and parts[0].isascii() and parts[0].isdigit():
        level = int(parts.pop(0))
    return Computer(name, level, parts[0] if parts else "")

"""The text form of positions in all games: letters of players, settings in lines, errors with their line."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from typing import Any, ClassVar, TypeVar

from msgspec.structs import asdict

from ddtable.engine.chance import Chance
from ddtable.engine.position import Die, Result
from ddtable.texts.trouble import trouble

LETTERS = "ABCDEF"
SEAT = f"[{LETTERS}]"
"""The pattern of a player's letter."""
NONE = "nobody"
COMMON = ("game", "options", "turn", "ids", "dice", "answered", "result", "agenda")
"""The settings of every game."""

_DICE = re.compile(r"seed (\d+)(?:, drawn (\d+))?(, by hand)?", re.ASCII)
_GAME = re.compile(r"^[ \t]*game[ \t]+(\w{1,40})[ \t]*(?:#.*)?$", re.ASCII | re.MULTILINE)
_T = TypeVar("_T")


class NotationError(ValueError):
    """An error: a text is not a position; the message is one sentence that names the line and the error in it."""


def game_of(text: str) -> str:
    """Return the game that a text names in a line of its own; "" if it names none."""
    found = _GAME.search(text)
    return found[1] if found else ""


class LineReader:
    """A reader of one text, line by line; settings are stored in `given` until all dice are known.

    A game has its name in `game`, the words of its settings in `settings`, and reads its other lines in `line`.
    """

    game: ClassVar[str]
    settings: ClassVar[frozenset[str]]

    def __init__(self, text: str) -> None:
        self.dice: list[Die] = []
        self.given: dict[str, tuple[int, str]] = {}
        self.at = 1
        for self.at, raw in enumerate(text.splitlines(), 1):
            line = " ".join(raw.partition("#")[0].split())
            if line:
                self.line(line)

    def wrong(self, why: str) -> NotationError:
        """Return an error about the current line; `why` is a sentence, or words without a full stop."""
        return NotationError(trouble("notation-line", line=self.at, why=why))

    def line(self, line: str) -> None:
        """Read one line, a setting."""
        word, _, value = line.partition(" ")
        if word in self.given:
            raise self.wrong(trouble("notation-twice", text=word))
        if word not in self.settings:
            raise self.wrong(trouble("notation-word", text=line))
        self.given[word] = (self.at, value)
        if word == "game" and value != self.game:
            raise self.wrong(trouble("notation-game", given=value, expected=self.game))

    def checked(self, read: Callable[[str], _T], text: str) -> _T:
        """Return what a function reads in a text of the current line. Raises NotationError."""
        try:
            return read(text)
        except (ValueError, RecursionError) as error:
            raise self.wrong(error.args[0]) from error

    def setting(self, word: str, read: Callable[[str], _T], usual: _T) -> _T:
        """Return the value of a setting's line, or its default."""
        if word not in self.given:
            return usual
        self.at, text = self.given[word]
        return self.checked(read, text)

    def ids(self, text: str) -> list[int]:
        """Return the id of each die, in the order of the text. Raises ValueError unless each id is there once."""
        found = [int(word) for word in text.split()]
        if sorted(found) != list(range(len(self.dice))):
            raise ValueError(trouble("notation-ids", count=len(self.dice)))
        return found


def in_order(dice: Sequence[Die], ids: Sequence[int]) -> list[Die]:
    """Return dice in the order of their ids."""
    return [die for _, die in sorted(zip(ids, dice, strict=True), key=lambda pair: pair[0])]


def letters(seats: Iterable[int]) -> str:
    """Return the letters of some seats."""
    return "".join(LETTERS[seat] for seat in seats)


def seats_of(letters: str) -> tuple[int, ...]:
    """Return the seats of some letters. Raises ValueError if one is not a player's letter."""
    if not set(letters) <= set(LETTERS):
        raise ValueError(trouble("notation-letters", text=letters))
    return tuple(map(LETTERS.index, letters))


def figures_text(numbers: Iterable[int]) -> str:
    """Return numbers in one line."""
    return " ".join(map(str, numbers))


def read_figures(text: str) -> tuple[int, ...]:
    """Return the numbers in a text. Raises ValueError."""
    return tuple(map(int, text.split()))


def options_text(options: Any, usual: Any) -> str:
    """Return the house options that differ from the usual ones."""
    told = {name: value for name, value in asdict(options).items() if value != getattr(usual, name)}
    words = {True: "", False: "=no"}
    return " ".join(f"{name}{words[value] if isinstance(value, bool) else f'={value}'}" for name, value in told.items())


def written_options(text: str, usual: Any) -> dict[str, bool | int | str]:
    """Return the values of house options in a text. Raises ValueError for one that the usual ones do not have."""
    pairs = [word.partition("=") for word in text.split()]
    values = {name: _value(value) if equals else True for name, equals, value in pairs}
    unknown = sorted(set(values) - set(asdict(usual)))
    if unknown:
        raise ValueError(trouble("notation-no-option", text=unknown[0]))
    return values


def _value(text: str) -> bool | int | str:
    """Return the value of an option that is not switched on: no, a number, or a word."""
    return False if text == "no" else int(text) if text.isdecimal() else text


def dice_text(chance: Chance) -> str:
    """Return the state of the dice generator."""
    drawn = f", drawn {chance.counter}" if chance.counter else ""
    return f"seed {chance.seed}{drawn}{', by hand' if chance.by_hand else ''}"


def read_dice(text: str) -> Chance:
    """Return the dice generator in a text. Raises ValueError if it is invalid."""
    found = _DICE.fullmatch(text)
    if not found:
        raise ValueError(trouble("notation-like", text=text, like="seed 7, drawn 12, by hand"))
    return Chance(int(found[1]), int(found[2] or 0), bool(found[3]))


def result_text(result: Result | None) -> str:
    """Return the winners and the reason; empty while the game goes on."""
    return "" if result is None else f"{letters(result.winners) or NONE} {result.reason}"


def read_result(text: str) -> Result:
    """Return the result in a text."""
    winners, _, reason = text.partition(" ")
    return Result(() if winners == NONE else seats_of(winners), reason)


def written(lines: Iterable[str], told: Iterable[tuple[str, str, str]]) -> str:
    """Return the text of some lines, and of the settings whose value is not the usual one."""
    return "\n".join([*lines, *(f"{word} {value}" for word, value, usual in told if value != usual)]) + "\n"

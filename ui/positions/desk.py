"""The memory of the set-up between sessions: the last position as text, with its players."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Annotated, Any, NamedTuple

from msgspec import Meta, Struct
from msgspec.structs import replace

from ddtable.rules.dragon_dice.notation import NotationError, read, write
from ddtable.rules.dragon_dice.notation.settings import usual_health
from ddtable.texts.trouble import trouble
from ui.kit import remembered
from ui.kit.remembered import Broken, Remembered
from ui.positions.position_sheet import PositionSheet
from ui.positions.sheet import SEATS, Sheet, adopted

NAME = "position.json"
MOST_SEATS = 6  # of any game
LONGEST_TEXT = 100_000  # characters of a position; one of 600 dice has 10,000

Text = Annotated[str, Meta(max_length=LONGEST_TEXT)]
Words = Annotated[tuple[Annotated[str, Meta(max_length=200)], ...], Meta(max_length=MOST_SEATS)]


class Desk(Struct, frozen=True):
    """The position as text, the names of its players, and the player of each seat as a word."""

    text: Text = ""
    names: Words = ()
    players: Words = ()


class Texts(NamedTuple):
    """The functions that read and write the text of a game's positions."""

    read: Callable[[str, tuple[str, ...], tuple[str, ...]], PositionSheet]
    write: Callable[[Any], str]


class DeskFile:
    """The desk of a game and its file, beside the settings. An unreadable file is set aside."""

    def __init__(self, path: Path, game: Texts | None = None) -> None:
        self.path, self.game = path, game or Texts(sheet_of, text_of)
        self._kept = self._read()

    def _read(self) -> Remembered[Desk]:
        try:
            return remembered.read(self.path, Desk)
        except Broken:
            remembered.set_aside(self.path)
        except OSError:
            pass
        return Remembered(Desk())

    def sheet(self) -> PositionSheet | None:
        """Return the remembered position; None if there is none, or its text cannot be read any more."""
        desk = self._kept.value
        if not desk.text:
            return None
        try:
            return self.game.read(desk.text, desk.names, desk.players)
        except ValueError:
            return None

    def keep(self, sheet: PositionSheet) -> None:
        """Write the position; a full disk loses only this memory."""
        desk = Desk(self.game.write(sheet), sheet.names, sheet.players)
        if desk == self._kept.value or len(desk.text) > LONGEST_TEXT:
            return
        self._kept.value = desk
        try:
            remembered.write(self.path, self._kept)
        except OSError:
            return


def text_of(sheet: Sheet) -> str:
    """Return the text of a position. What follows from its dice is not in it."""
    position = sheet.position
    board = position.board.changed(health=usual_health(position.dice))
    return write(replace(position, board=board))


def refuse_long(text: str) -> None:
    """Raise NotationError for a text that is too long for a position."""
    if len(text) > LONGEST_TEXT:
        raise NotationError(trouble("notation-line", line=1, why=trouble("notation-long", most=LONGEST_TEXT)))


def sheet_of(text: str, names: tuple[str, ...] = (), players: tuple[str, ...] = ()) -> Sheet:
    """Return the position that a text describes. Raises NotationError, which names the line and the reason."""
    refuse_long(text)
    position = read(text)
    if position.seats not in SEATS:
        raise NotationError(trouble("notation-line", line=1, why=trouble("notation-seats", given=position.seats)))
    return adopted(position, names, players)

"""The file of the results of ended games, beside the settings: read when asked, written whole, never trusted."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from msgspec import Meta, Struct

from ddtable.summaries.results import EndedGame
from ui.kit import remembered
from ui.kit.remembered import Broken, Remembered

NAME = "results.json"
MOST_GAMES = 3000  # a game takes some 250 bytes; with more the oldest are removed


class Results(Struct, frozen=True):
    """The games in the order in which they ended."""

    games: Annotated[tuple[EndedGame, ...], Meta(max_length=MOST_GAMES)] = ()


class ResultsFile:
    """Reads and writes the results. `fault` is "" or the word for what happened to the file.

    A file that cannot be used gets another name, so that nothing is lost. An error of the disk is noted, not raised.
    """

    def __init__(self, path: Path) -> None:
        self.path = path
        self.fault = ""

    def games(self) -> tuple[EndedGame, ...]:
        """Return all games; none if there is no file yet, or if it cannot be read."""
        return self._read().value.games

    def add(self, game: EndedGame) -> None:
        """Add a game, or replace the one with its id."""
        kept = self._read()
        others = tuple(one for one in kept.value.games if one.id != game.id)
        self._write(kept, (*others, game)[-MOST_GAMES:])

    def remove(self, id_: str) -> None:
        """Remove the game with this id: its end was undone."""
        kept = self._read()
        if any(one.id == id_ for one in kept.value.games):
            self._write(kept, tuple(one for one in kept.value.games if one.id != id_))

    def clear(self) -> None:
        """Remove all games."""
        self._write(self._read(), ())

    def _read(self) -> Remembered[Results]:
        try:
            kept = remembered.read(self.path, Results)
        except FileNotFoundError:
            return Remembered(Results())
        except Broken:
            self.fault = "broken" if remembered.set_aside(self.path) else "unreadable"
            return Remembered(Results())
        except OSError:
            self.fault = "unreadable"
            return Remembered(Results())
        if kept.reset:
            self.fault = "reset"
            remembered.set_aside(self.path, copy=True)
        return kept

    def _write(self, kept: Remembered[Results], games: tuple[EndedGame, ...]) -> None:
        if self.fault == "unreadable":  # it may be readable again later
            return
        kept.value = Results(games)
        try:
            remembered.write(self.path, kept)
        except OSError:
            self.fault = "unwritable"

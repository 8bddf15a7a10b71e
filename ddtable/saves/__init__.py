"""Save files: one SQLite file for each game, with every choice written to disk before its result is shown.

This module does not import SQLAlchemy, which takes 0.3 seconds; the functions import it when a save is first used. The
rule system of a save must be registered before the save is opened (`import ddtable.rules`).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from ddtable.engine.game import Game
from ddtable.saves.errors import SaveError, SaveThere
from ddtable.saves.records import Opened, Origin, Seat, Summary

if TYPE_CHECKING:
    from ddtable.saves.store import SaveFile

__all__ = [
    "SUFFIX",
    "Opened",
    "Origin",
    "SaveError",
    "SaveThere",
    "Seat",
    "Summary",
    "copy",
    "create",
    "in_use",
    "open_save",
    "show",
]

SUFFIX = ".ddtable"


def create(path: Path, game: Game, seats: Sequence[Seat], practice: bool, now: str) -> SaveFile:
    """Make a new save file with the current game and write each new entry to it; `now` is ISO 8601 text.

    The `seats` count their changes of players by the journal of `game`. Raises SaveThere if the file exists,
    SaveError if it cannot be written.
    """
    from ddtable.saves.store import create_file

    return create_file(path, game, seats, practice, now)


def open_save(path: Path, read_only: bool = False, progress: Callable[[int, int], object] | None = None) -> Opened:
    """Read a save, replay its choices with the rules, and keep the file open for writing unless `read_only`.

    Nothing is written until the next choice. Raises SaveError for an invalid save. `progress` is called before each
    entry of the journal with the number of entries replayed and their total; an exception from it cancels the
    opening.
    """
    from ddtable.saves.opening import open_file

    return open_file(path, read_only, progress)


def show(path: Path, prove: bool = False, progress: Callable[[int, int], object] | None = None) -> Summary:
    """Return the summary of a save. Raises SaveError for an invalid save.

    With `prove` its choices are replayed to check the result; `progress` is called as in `open_save`.
    """
    from ddtable.saves.opening import summary

    return summary(path, prove, progress)


def in_use(path: Path) -> bool:
    """Return True if a window is playing this save. Raises SaveError if the file is not a save."""
    from ddtable.saves.opening import played_elsewhere

    return played_elsewhere(path)


def copy(path: Path, target: Path) -> None:
    """Write a clean copy of a save to `target`, even while a window plays it. Raises SaveError."""
    from ddtable.saves.copying import copy_file

    copy_file(path, target)

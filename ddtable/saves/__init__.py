"""Save files: one SQLite file a game, with every choice on disk before its result is shown.

This module imports no SQLAlchemy, which costs a third of a second; the functions fetch it when a save is first needed.
The rule system of a save must be registered before it is opened (`import ddtable.rules`).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from ddtable.engine.game import Game
from ddtable.saves.errors import SaveError
from ddtable.saves.records import Opened, Origin, Seat, Summary

if TYPE_CHECKING:
    from ddtable.saves.store import SaveFile

__all__ = [
    "SUFFIX",
    "Opened",
    "Origin",
    "SaveError",
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
    """Make a new save file with the game as it stands and follow the game from here on; `now` is ISO 8601 text.

    The `seats` count their changes of hands in the journal of `game`.
    Raises SaveError where a file of that name exists or cannot be written.
    """
    from ddtable.saves.store import create_file

    return create_file(path, game, seats, practice, now)


def open_save(path: Path, read_only: bool = False, progress: Callable[[int, int], object] | None = None) -> Opened:
    """Read a save, play its choices again through the rules, and keep the file for writing unless `read_only`.

    Nothing is written until the next choice. Raises SaveError for a file that is no sound save. `progress` is told,
    before each entry of the journal, how many have been played and how many there are; what it raises ends the opening.
    """
    from ddtable.saves.opening import open_file

    return open_file(path, read_only, progress)


def show(path: Path, prove: bool = False, progress: Callable[[int, int], object] | None = None) -> Summary:
    """Return what a save says of itself. Raises SaveError for a file that is no sound save.

    Its choices are played again if that is to `prove` how it stands; `progress` is told of it as in `open_save`.
    """
    from ddtable.saves.opening import summary

    return summary(path, prove, progress)


def in_use(path: Path) -> bool:
    """Tell whether a window plays this save now. Raises SaveError for a file that is no save."""
    from ddtable.saves.opening import played_elsewhere

    return played_elsewhere(path)


def copy(path: Path, target: Path) -> None:
    """Write a clean copy of a save, which a window may be playing, over `target`. Raises SaveError."""
    from ddtable.saves.copying import copy_file

    copy_file(path, target)

"""The commands of the command line, one file each, and what they share: exit codes, the error, the window's door."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Final, Protocol

if TYPE_CHECKING:
    from ddtable.forces.force import Force
    from ddtable.rosters.battle import BattleRoster
    from ddtable.rosters.wanted import Wanted

GOOD: Final = 0
BAD: Final = 1
USAGE: Final = 2


class CommandError(Exception):
    """A command cannot do what it was asked; the text is one sentence, `code` the exit code."""

    def __init__(self, sentence: str, code: int = USAGE) -> None:
        super().__init__(sentence)
        self.code = code


class Window(Protocol):
    """What the command line needs of the window; `ddtable.__main__` provides it."""

    def run(self, path: Path | None) -> int:
        """Show the window, on a save if one is given, until it is closed; return the exit code."""

    def paint(self, save: Path) -> str | None:
        """Paint the table of a save without a screen; return in a sentence what is wrong, or None."""

    def picture(self, save: Path, out: Path) -> None:
        """Leave a picture of the table of a save. Raises OSError."""

    def language(self) -> str:
        """Return the code of the language that the window speaks."""

    def roster(self, forces: Sequence[tuple[str, Force]], wanted: Wanted, language: str) -> bytes:
        """Return the PDF file of some forces, each with its player's name or none. Raises CatalogueError."""

    def army_roster(self, rosters: Sequence[BattleRoster], wanted: Wanted, language: str) -> bytes:
        """Return the PDF file of some armies of Battle Dice."""

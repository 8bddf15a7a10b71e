"""The commands of the command line, one file each, with the exit codes, error and window interface that they share."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Final, Protocol

if TYPE_CHECKING:
    from ddtable.forces.force import Force
    from ddtable.rosters.battle import BattleRoster
    from ddtable.rosters.chronicle import Kept
    from ddtable.rosters.wanted import Wanted

GOOD: Final = 0
BAD: Final = 1
USAGE: Final = 2


class CommandError(Exception):
    """Raised if a command cannot be run; the text is one sentence, `code` is the exit code."""

    def __init__(self, sentence: str, code: int = USAGE) -> None:
        super().__init__(sentence)
        self.code = code


class Window(Protocol):
    """The functions of the window that the command line needs; `ddtable.__main__` provides them."""

    def run(self, path: Path | None) -> int:
        """Show the window, with a save if one is given, until it is closed; return the exit code."""

    def paint(self, save: Path) -> str | None:
        """Paint the table of a save without a screen; return an error as a sentence, or None."""

    def picture(self, save: Path, out: Path) -> None:
        """Write a picture of the table of a save. Raises OSError."""

    def language(self) -> str:
        """Return the code of the window's language."""

    def roster(self, forces: Sequence[tuple[str, Force]], wanted: Wanted, language: str) -> bytes:
        """Return the PDF file of some forces, each with the name of its player or "". Raises CatalogueError."""

    def chronicle(self, kept: Kept, wanted: Wanted, language: str) -> bytes:
        """Return the PDF file of the chronicle of a game."""

    def army_roster(self, rosters: Sequence[BattleRoster], wanted: Wanted, language: str) -> bytes:
        """Return the PDF file of some armies of Battle Dice."""

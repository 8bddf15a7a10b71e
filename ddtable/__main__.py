"""The entry point, and the only file that imports both sides: it gives the window's functions to the command line."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from ddtable import cli

if TYPE_CHECKING:
    from ddtable.forces.force import Force
    from ddtable.rosters.battle import BattleRoster
    from ddtable.rosters.chronicle import Kept
    from ddtable.rosters.wanted import Wanted


class LazyWindow:
    """The window's functions, imported at their first use; see `ddtable.cli.Window`."""

    _application: object = None

    def run(self, path: Path | None) -> int:
        """Show the window until it is closed."""
        # Qt for Python reads the source of each module imported after it, so import all modules without Qt first.
        import ddtable.words.sentences  # noqa: F401
        import ui.kit.settings  # noqa: F401
        from ui.window.app import run

        return run(path)

    def paint(self, save: Path) -> str | None:
        """Paint the table of a save without a screen; return an error as a sentence, or None."""
        from ui.window.selftest import paint

        return paint(save)

    def picture(self, save: Path, out: Path) -> None:
        """Write a picture of the table of a save."""
        from ui.window.selftest import picture

        picture(save, out)

    def language(self) -> str:
        """Return the code of the window's language."""
        from ui.kit.settings import SettingsFile, print_note
        from ui.window.preferences import language_of

        settings = SettingsFile()
        print_note(settings)
        return language_of(settings.value)

    def roster(self, forces: Sequence[tuple[str, Force]], wanted: Wanted, language: str) -> bytes:
        """Return the PDF file of some forces."""
        from ddtable.words.sentences import Words
        from ui.rosters.output import pdf_bytes
        from ui.window.app import application

        self._application = application()  # kept for the next file: without it there are no fonts
        return pdf_bytes(Words(language), forces, wanted)

    def chronicle(self, kept: Kept, wanted: Wanted, language: str) -> bytes:
        """Return the PDF file of the chronicle of a game."""
        from ddtable.words.sentences import Words
        from ui.rosters.chronicle_pages import chronicle_pdf
        from ui.window.app import application

        self._application = application()
        return chronicle_pdf(Words(language), kept, wanted)

    def army_roster(self, rosters: Sequence[BattleRoster], wanted: Wanted, language: str) -> bytes:
        """Return the PDF file of some armies of Battle Dice."""
        from ddtable.words.sentences import Words
        from ui.games.battle_dice.armies.paper import army_pdf
        from ui.window.app import application

        self._application = application()
        return army_pdf(Words(language), rosters, wanted, reference="reference" in wanted.parts)


def main(arguments: list[str] | None = None) -> int:
    """Run one command and return its exit code."""
    if getattr(sys, "frozen", False):
        # A frozen program is also the interpreter of its own child processes, which `simulate --jobs` starts.
        from multiprocessing import freeze_support

        freeze_support()
    return cli.main(arguments, LazyWindow())


if __name__ == "__main__":
    sys.exit(main())

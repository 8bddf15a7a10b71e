"""Nothing that was played is lost: what the disk refuses has not happened, and the game can go on in another file."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

from ddtable import saves
from ddtable.engine.game import Game
from ui.sitting import Handed, seats_with

if TYPE_CHECKING:
    from ddtable.saves.store import SaveFile
    from ddtable.words import Words


class KeepsSafe:
    """To be inherited before the controller's class.

    `disk_refuses`: the last thing done could not be saved. Nothing that no hand does is tried again then, until a hand
    has tried.
    """

    game: Game
    names: tuple[str, ...]
    kinds: tuple[str, ...]
    handed: list[Handed]
    practice: bool
    read_only: bool
    words: Words
    trouble: Any
    not_saved: Any
    _save: SaveFile | None
    disk_refuses: bool

    def _refresh(self) -> None:
        raise NotImplementedError

    def _go_on_soon(self) -> None:
        raise NotImplementedError

    @property
    def path(self) -> Path | None:
        """The save file of the game, if this window writes one."""
        return self._save.path if self._save is not None else None

    def _guarded(self, act: Callable[[], None]) -> bool:
        """Do something that writes to disk; a disk that refuses is told in a sentence, and nothing has changed."""
        self.disk_refuses = False
        try:
            act()
        except saves.SaveError as error:
            self.disk_refuses = True
            self._refresh()  # first, for it clears what the bar told before
            sentence = self.words.trouble(error.sentence)
            self.trouble.emit(sentence)
            self.not_saved.emit(sentence)
            return False
        return True

    def try_again(self) -> None:
        """Go on as before a disk refused: a computer player, or a standing answer, tries once more."""
        self.disk_refuses = False
        self._go_on_soon()

    def go_on_in(self, path: Path, clock: Callable[[], str]) -> None:
        """Write the whole game into a new file and go on in it, also from a save that could only be read.

        Raises SaveError; everything is then as it was.
        """
        seats = seats_with(self.names, self.kinds, self.handed)
        save = saves.create(path, self.game, seats, self.practice, clock())
        save.attach(self.game, clock)
        before, self._save = self._save, save
        if before is not None:
            before.close()
        self.read_only = self.disk_refuses = False
        self._refresh()

"""Nothing that was played is lost: what the disk refuses has not happened, and the game can go on in another file."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

from ddtable import saves
from ddtable.engine.game import Game
from ui.sitting import Handed, seats_with

if TYPE_CHECKING:
    from ddtable.saves import Origin
    from ddtable.saves.store import SaveFile
    from ddtable.words import Words


class KeepsSafe:
    """To be inherited before the controller's class.

    `disk_refuses`: the last thing done could not be saved. Nothing that no hand does is tried again then, until a hand
    has tried. `locked`: the game is open for looking only because another window plays it. `shown_from`: the file
    that such a game was read from. `diverged_at`: the number of the first entry that does not follow from what is
    before it under the present rules; the game was then taken up from a snapshot, which nothing proves. `guide`
    names the guided battle that the game is, if it is one; `without_help`: its cards have been put away. `origin`: the
    game that a practice game comes from.
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
    locked = False
    shown_from: Path | None = None
    diverged_at: int | None = None
    guide: str
    without_help: bool
    origin: Origin | None = None
    _refused: Callable[[], object] | None = None

    @property
    def asks_person(self) -> bool:
        """Whether a person at this screen is asked."""
        raise NotImplementedError

    def _refresh(self) -> None:
        raise NotImplementedError

    def _go_on_soon(self) -> None:
        raise NotImplementedError

    @property
    def path(self) -> Path | None:
        """The save file of the game, if this window writes one."""
        return self._save.path if self._save is not None else None

    @property
    def file_is_gone(self) -> bool:
        """Whether the file that this window writes has been moved or removed."""
        return self._save is not None and self._save.is_gone

    def _guarded(self, act: Callable[[], None], again: Callable[[], object] | None = None) -> bool:
        """Do something that writes to disk; a disk that refuses is told in a sentence, and nothing has changed.

        `again` does all of it once more, where there is more to it than the act.
        """
        self.disk_refuses, self._refused = False, None
        try:
            act()
        except saves.SaveError as error:
            self.disk_refuses, self._refused = True, again or partial(self._guarded, act)
            self._refresh()  # first, for it clears what the bar told before
            sentence = self.words.trouble(error.sentence)
            self.trouble.emit(sentence)
            self.not_saved.emit(sentence)
            return False
        return True

    @property
    def waits_for_a_hand(self) -> bool:
        """Whether nothing goes on, and nobody is asked, until somebody tries again what the disk refused."""
        return self.disk_refuses and self._refused is not None and not self.asks_person

    def try_again(self) -> None:
        """Do once more what the disk refused."""
        if self._refused is not None:
            self._refused()

    def set_without_help(self, *, without: bool) -> bool:
        """Play a guided battle without its cards from now on, or with them again. False if the disk refuses that."""
        if self._save is not None and not self._guarded(partial(self._save.note_help, 0, without=without)):
            return False
        self.without_help = without
        return True

    def go_on_in(self, path: Path, clock: Callable[[], str]) -> None:
        """Write the whole game into a new file and go on in it, also from a save that could only be read.

        Raises SaveError; everything is then as it was.
        """
        seats = seats_with(
            self.names, self.kinds, self.handed, self.guide, without_help=self.without_help, origin=self.origin
        )
        save = saves.create(path, self.game, seats, self.practice, clock())
        save.attach(self.game, clock)
        before, self._save = self._save, save
        if before is not None:
            before.close()
        self.read_only = self.disk_refuses = self.locked = False
        self._refused = None
        self._refresh()

"""Protection of the played game: what cannot be saved has not happened, and the game can continue in another file."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

from ddtable import saves
from ddtable.engine.game import Game
from ui.session.sitting import Handed, seats_with

if TYPE_CHECKING:
    from ddtable.saves import Origin
    from ddtable.saves.store import SaveFile
    from ddtable.words.sentences import Words


class KeepsSafe:
    """A mixin for the controller, before its class in the bases.

    `disk_refuses`: the last action could not be saved; automatic moves then wait until the player retries. `locked`:
    the game is read-only because another window plays it. `shown_from`: the file of such a game. `diverged_at`: the
    number of the first entry that does not follow from the earlier ones under the present rules; the game then
    continues from a snapshot that cannot be verified. `guide` names the guided battle of the game, if it is one;
    `without_help`: its cards are hidden. `origin`: the game that a practice game comes from.
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
        """True if a person at this screen is asked."""
        raise NotImplementedError

    def _refresh(self) -> None:
        raise NotImplementedError

    def _go_on_soon(self) -> None:
        raise NotImplementedError

    @property
    def path(self) -> Path | None:
        """The save file of the game, if this window writes one, else None."""
        return self._save.path if self._save is not None else None

    @property
    def file_is_gone(self) -> bool:
        """True if the file that this window writes has been moved, removed or changed by another program."""
        return self._save is not None and self._save.is_gone

    def _guarded(self, act: Callable[[], None], again: Callable[[], object] | None = None) -> bool:
        """Do something that writes to disk; on an error show a sentence and leave everything unchanged.

        `again` repeats the whole action, if it is more than `act`.
        """
        self.disk_refuses, self._refused = False, None
        try:
            act()
        except saves.SaveError as error:
            self.disk_refuses, self._refused = True, again or partial(self._guarded, act)
            self._refresh()  # first, because it clears the bar's old message
            sentence = self.words.trouble(error.sentence)
            self.trouble.emit(sentence)
            self.not_saved.emit(sentence)
            return False
        return True

    @property
    def waits_for_a_hand(self) -> bool:
        """True if the game waits until the player retries an action that could not be saved."""
        return self.disk_refuses and self._refused is not None and not self.asks_person

    def try_again(self) -> None:
        """Retry the action that could not be saved."""
        if self._refused is not None:
            self._refused()

    def set_without_help(self, *, without: bool) -> bool:
        """Hide or show the cards of a guided battle. Return False if that cannot be saved."""
        if self._save is not None and not self._guarded(partial(self._save.note_help, 0, without=without)):
            return False
        self.without_help = without
        return True

    def go_on_in(self, path: Path, clock: Callable[[], str]) -> None:
        """Write the whole game into a new file and continue there, also for a read-only game.

        Raises SaveError; everything is then unchanged.
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

"""Protection of the played game: what cannot be saved has not happened, and the game can continue in another file."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from ddtable import saves

if TYPE_CHECKING:
    from ddtable.saves import Origin
    from ddtable.saves.store import SaveFile
    from ddtable.words.sentences import Words


class SaveGuard(QObject):
    """The save file of the game, what it says about the game, and every action that writes it.

    `disk_refuses`: the last action could not be saved; automatic moves then wait until the player retries. `locked`:
    the game is read-only because another window plays it. `shown_from`: the file of such a game. `diverged_at`: the
    number of the first entry that does not follow from the earlier ones under the present rules; the game then
    continues from a snapshot that cannot be verified. `guide` names the guided battle of the game, if it is one;
    `without_help`: its cards are hidden. `origin`: the game that a practice game comes from. `view`: the places that
    the players have moved on the map (records.py).

    `stopped`: an action has not happened. `trouble` and `not_saved` follow it with the reason.
    """

    stopped = Signal()
    trouble = Signal(str)
    not_saved = Signal(str)

    def __init__(
        self,
        words: Words,
        save: SaveFile | None = None,
        *,
        practice: bool = True,
        read_only: bool = False,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._words, self._save = words, save
        self.practice, self.read_only = practice, read_only
        self.disk_refuses = self.locked = False
        self.shown_from: Path | None = None
        self.diverged_at: int | None = None
        self.guide, self.without_help = "", False
        self.origin: Origin | None = None
        self.view: dict[str, tuple[int, int]] = {}
        self._refused: Callable[[], object] | None = None

    @property
    def path(self) -> Path | None:
        """The save file of the game, if this window writes one, else None."""
        return self._save.path if self._save is not None else None

    @property
    def file_is_gone(self) -> bool:
        """True if the file that this window writes has been moved, removed or changed by another program."""
        return self._save is not None and self._save.is_gone

    def act(self, act: Callable[[], None], again: Callable[[], object] | None = None) -> bool:
        """Do something that writes to disk; on an error show a sentence and leave everything unchanged.

        `again` repeats the whole action, if it is more than `act`.
        """
        self.disk_refuses, self._refused = False, None
        try:
            act()
        except saves.SaveError as error:
            self.disk_refuses, self._refused = True, again or partial(self.act, act)
            self.stopped.emit()  # first, because the table is shown again and clears the bar's old message
            sentence = self._words.trouble(error.sentence)
            self.trouble.emit(sentence)
            self.not_saved.emit(sentence)
            return False
        return True

    @property
    def waits(self) -> bool:
        """True if an action that could not be saved waits to be retried."""
        return self.disk_refuses and self._refused is not None

    def try_again(self) -> None:
        """Retry the action that could not be saved."""
        if self._refused is not None:
            self._refused()

    def write_seat(self, seat: int, kind: str, conceded: bool, again: Callable[[], object]) -> bool:
        """Write a seat's new player. Return False if that cannot be saved."""
        return self._save is None or self.act(partial(self._save.seat, seat, kind, conceded), again)

    def set_without_help(self, *, without: bool) -> bool:
        """Hide or show the cards of a guided battle. Return False if that cannot be saved."""
        if self._save is not None and not self.act(partial(self._save.note_help, 0, without=without)):
            return False
        self.without_help = without
        return True

    def set_view(self, view: dict[str, tuple[int, int]]) -> None:
        """Remember how the players have arranged the map; what cannot be saved stays so while the game is open."""
        self.view = view
        if self._save is not None:
            self.act(partial(self._save.note_view, view))

    def go_on_in(self, save: SaveFile) -> None:
        """Continue in a new file, which has the whole game already, also with a read-only game."""
        before, self._save = self._save, save
        if before is not None:
            before.close()
        self.read_only = self.disk_refuses = self.locked = False
        self._refused = None

    def close(self) -> None:
        """Close the file."""
        if self._save is not None:
            self._save.close()

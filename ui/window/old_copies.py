"""The older copies of games: made when a game is opened or closed, and now and then during play."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import date
from itertools import islice
from pathlib import Path

from msgspec import Struct

from ddtable import saves
from ddtable.saves.backups import Backup, backups, folder_of, keep
from ui.window.proving import Looks
from ui.window.saved_games import found_in, free_name

MOST_LISTED = 40
EVERY = 200  # entries of a journal: about an hour of a long game


class OldCopy(Struct, frozen=True):
    """An older copy of a game: its players, forces (id and name), last change, and round (0: unknown)."""

    path: Path
    title: str
    when: str
    round: int
    choices: int
    forces: tuple[tuple[str, str], ...] = ()

    @property
    def game(self) -> Path:
        """The folder with all copies of the same game."""
        return self.path.parent

    @property
    def name(self) -> str:
        """The name of the game's own file, without suffix."""
        return self.game.name.rpartition(" ")[0]


class OldCopies:
    """Keeps copies of games in the folders below `root`. Its errors never stop a game.

    `trouble` is the error of the last copy, `unread` are the errors of copies that could not be listed.
    """

    def __init__(self, root: Path, games: Path) -> None:
        self.root, self._games = root, games
        self.trouble = ""
        self.unread: list[str] = []
        self._looks = Looks()
        self._last: tuple[Path | None, int] = (None, 0)

    def keep(self, path: Path) -> None:
        """Copy a game in its present state; `trouble` gets the error."""
        self.trouble = ""
        try:
            keep(path, self.root, date.today())
        except saves.SaveError as error:
            self.trouble = error.sentence

    def follow(self, path: Path, entries: int) -> None:
        """Copy the current game each time its journal has grown by EVERY entries."""
        before, at = self._last
        if before != path:
            self._last = (path, entries)
        elif entries - at >= EVERY:
            self._last = (path, entries)
            self.keep(path)

    def some(self, of: Path | None = None) -> bool:
        """Return True if there are copies of this game, or of any."""
        return next(self._found(of), None) is not None

    def listed(self, of: Path | None = None) -> list[OldCopy]:
        """Return the readable copies of one game or of all, the newest of each game first.

        The errors of the others are in `unread`, a sentence each.
        """
        looks = self._looks.at(one.path for one in islice(self._found(of), MOST_LISTED))
        self.unread = [look.trouble for look in looks.values() if look.told is None]
        return [_copy(path, look.told, look.checked) for path, look in looks.items() if look.told is not None]

    def _found(self, of: Path | None) -> Iterator[Backup]:
        if of is not None:
            yield from backups(folder_of(of, self.root))
            return
        games = [found for folder in found_in(self.root, "*/") if (found := backups(folder))]
        for found in sorted(games, key=lambda found: found[0].day, reverse=True):
            yield from found

    def restore(self, copy: OldCopy, suffix: str) -> Path:
        """Restore a copy as a game in a new file whose name ends with `suffix`; return its path. Raises SaveError."""
        target = free_name(self._games, f"{copy.name} {suffix}")
        saves.copy(copy.path, target)
        return target


def _copy(path: Path, told: saves.Summary, checked: bool | None) -> OldCopy:
    seats = told.seats
    now = (told.turn - 1) // len(seats) + 1 if checked and told.turn else 0
    forces = tuple((str(force.get("id", "")), str(force.get("name", ""))) for force in told.set_up.forces)
    return OldCopy(path, " – ".join(seat.name for seat in seats), told.changed, now, told.choices, forces)

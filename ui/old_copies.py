"""The older copies of the games on this computer: made when a game is opened or left and now and then between."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import date
from itertools import islice
from pathlib import Path

from msgspec import Struct

from ddtable import saves
from ddtable.saves.backups import Backup, backups, folder_of, keep
from ui.games import found_in, free_name
from ui.proving import Looks

MOST_LISTED = 40
EVERY = 200  # entries of a journal: an hour or so of a long sitting


class OldCopy(Struct, frozen=True):
    """An older copy of a game: who plays with which forces (id and name), when last, in which round (0: not told)."""

    path: Path
    title: str
    when: str
    round: int
    choices: int
    forces: tuple[tuple[str, str], ...] = ()

    @property
    def game(self) -> Path:
        """The folder of all copies of the same game."""
        return self.path.parent

    @property
    def name(self) -> str:
        """The name of the game's own file, without its ending."""
        return self.game.name.rpartition(" ")[0]


class OldCopies:
    """Keeps copies of games in the folders below `root`. What goes wrong with them is never in the way of play.

    `trouble` is why the last copy could not be made, `unread` what is wrong with copies that could not be listed.
    """

    def __init__(self, root: Path, games: Path) -> None:
        self.root, self._games = root, games
        self.trouble = ""
        self.unread: list[str] = []
        self._looks = Looks()
        self._last: tuple[Path | None, int] = (None, 0)

    def keep(self, path: Path) -> None:
        """Copy a game as it stands; where that cannot be, `trouble` says why."""
        self.trouble = ""
        try:
            keep(path, self.root, date.today())
        except saves.SaveError as error:
            self.trouble = error.sentence

    def follow(self, path: Path, entries: int) -> None:
        """Copy a game that is being played whenever so much has come to its journal since it was first seen."""
        before, at = self._last
        if before != path:
            self._last = (path, entries)
        elif entries - at >= EVERY:
            self._last = (path, entries)
            self.keep(path)

    def some(self, of: Path | None = None) -> bool:
        """Tell whether there are copies: of this game, or of any."""
        return next(self._found(of), None) is not None

    def listed(self, of: Path | None = None) -> list[OldCopy]:
        """Return the copies that can be read, of one game or of all, the newest of each game first.

        What is wrong with the others is in `unread`, a sentence each.
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
        """Make a game of a copy, in a file of its own whose name ends with this; return it. Raises SaveError."""
        target = free_name(self._games, f"{copy.name} {suffix}")
        saves.copy(copy.path, target)
        return target


def _copy(path: Path, told: saves.Summary, checked: bool | None) -> OldCopy:
    seats = told.seats
    now = (told.turn - 1) // len(seats) + 1 if checked and told.turn else 0
    forces = tuple((str(force.get("id", "")), str(force.get("name", ""))) for force in told.set_up.forces)
    return OldCopy(path, " – ".join(seat.name for seat in seats), told.changed, now, told.choices, forces)

"""The window's interface to the saved games: recent, new, opened."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Protocol

from msgspec import Struct

if TYPE_CHECKING:
    from ddtable.engine.system import SetUp
    from ui.session.session import Session
    from ui.window.old_copies import OldCopies

Progress = Callable[[int, int], object]


class GameTrouble(Exception):
    """Raised if a game cannot be created or opened; the text is one sentence for the player."""

    @property
    def sentence(self) -> str:
        """The sentence, which `Words.trouble` can translate."""
        return self.args[0] if self.args else ""


class FolderTrouble(GameTrouble):
    """Raised if a game cannot be saved in its folder; another folder may work."""


class RecentGame(Struct, frozen=True):
    """A recent game: its file, "Mira – Ragna", when it was last played, whether it is over.

    `gone`: its file is missing. `round` is 0 if the file does not have it. `winners` are the winners' names (none: a
    draw), None if unknown; `by_computer`: a computer player won in the seat of a player who had given up. `forces` are
    ids and names. `system` is the rule system, "" if unknown. `trouble`: why its file cannot be read. `checked` is True
    if replaying its choices led to its saved state; None: not replayed yet, and its state is not shown. `from_turn` is
    the turn of another game in which this practice game began (0: the set-up); None for any other game. `lesson` is the
    id of the lesson that the game is, "" for any other game.
    """

    path: Path
    title: str
    when: str
    over: bool
    gone: bool = False
    round: int = 0
    winners: tuple[str, ...] | None = None
    by_computer: bool = False
    forces: tuple[tuple[str, str], ...] = ()
    system: str = ""
    trouble: str = ""
    checked: bool | None = True
    from_turn: int | None = None
    lesson: str = ""


class SeatPlan(Struct, frozen=True):
    """The player of a seat: name, and kind as in a save. `guide` on the first seat names the guided battle, if any."""

    name: str
    kind: str
    guide: str = ""


class GameLibrary(Protocol):
    """Creates and opens games; `new` and `open` raise GameTrouble, `new` FolderTrouble if only the folder is bad."""

    @property
    def default_folder(self) -> Path:
        """The folder for new games."""

    def keep_in(self, folder: Path) -> None:
        """Set the folder for new games."""

    @property
    def copies(self) -> OldCopies:
        """The older copies of games."""

    def recent(self, elsewhere: Sequence[Path] = (), played: Sequence[Path] = ()) -> Sequence[RecentGame]:
        """Return the recent games, the last played first, including those at these paths in other folders.

        `played` are those played here, in order, the last one first.
        """

    def new(self, set_up: SetUp, seats: list[SeatPlan], practice: bool) -> Session:
        """Create a game and return its session."""

    def rescue(self, session: Session) -> Path | None:
        """Save a game whose file is missing in a new one and return its path; None if there is nothing to save."""

    def branch(self, session: Session, deeds: int) -> Session:
        """Create a practice game from the first entries of another one and return its session."""

    def open(self, path: Path, progress: Progress | None = None) -> Session:
        """Open a saved game and return its session; `progress` is called with the entries done and all."""

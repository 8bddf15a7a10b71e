"""What the window asks of whoever keeps the games: the recent ones, a new one, an opened one."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Literal, Protocol

from msgspec import Struct

if TYPE_CHECKING:
    from ddtable.engine.system import SetUp
    from ui.controller import Controller
    from ui.old_copies import OldCopies

Progress = Callable[[int, int], object]


class GameTrouble(Exception):
    """A game cannot be made or opened; the text is one sentence for the player."""

    @property
    def sentence(self) -> str:
        """The sentence, which `Words.trouble` can say in another language."""
        return self.args[0] if self.args else ""


class FolderTrouble(GameTrouble):
    """A game cannot be kept where it should be; in another folder it might."""


class RecentGame(Struct, frozen=True):
    """A game played before: its file, "Mira – Ragna", when it was last played, whether it is over.

    `gone`: its file is not there any more. `round` is 0 where the file does not tell it. `winners` are the names of
    who won (none: a draw), None where that is not told; `by_computer`: a computer player won in the seat of a player
    who had given up. `forces` are ids and names. `system` is the rule system, empty where the file does not tell it.
    `trouble`: why its file cannot be read. `checked` tells whether its choices, played again, led to how it stands;
    None: they have not been played again yet, and nothing is told of it. `from_turn` is the turn of another game in
    which this practice game was begun (0: while armies were formed), None for a game that comes from no other.
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


class SeatPlan(Struct, frozen=True):
    """Who sits at a seat. `guide` names the guided battle that is begun, if it is one; it is the first seat's."""

    name: str
    kind: Literal["person", "recruit"]
    guide: str = ""


class GameLibrary(Protocol):
    """Makes and opens games; `new` and `open` raise GameTrouble, `new` FolderTrouble where only the place is bad."""

    @property
    def default_folder(self) -> Path:
        """The folder where games are kept."""

    def keep_in(self, folder: Path) -> None:
        """Keep new games in this folder from now on."""

    @property
    def copies(self) -> OldCopies:
        """The older copies of games."""

    def recent(self, elsewhere: Sequence[Path] = (), played: Sequence[Path] = ()) -> Sequence[RecentGame]:
        """Return the games played before, the newest first, with those at these places in other folders.

        Those in `played`, the last one first, were played here in that order.
        """

    def new(self, set_up: SetUp, seats: list[SeatPlan], practice: bool) -> Controller:
        """Begin a game and return its controller."""

    def rescue(self, controller: Controller) -> Path | None:
        """Keep a game whose file is gone in a new one and return it; None where there is nothing to keep."""

    def branch(self, controller: Controller, deeds: int) -> Controller:
        """Begin a practice game with the first deeds of another one and return its controller."""

    def open(self, path: Path, progress: Progress | None = None) -> Controller:
        """Open a saved game and return its controller; `progress` is told how much is done of how much."""

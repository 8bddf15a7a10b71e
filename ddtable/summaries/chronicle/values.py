"""The values of a chronicle. Turns are numbered from 1; 0 is the set-up. A step is a moment of the replay."""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct

from ddtable.engine.events import Event
from ddtable.odds.luck import Tally

NONE = -1
"""The seat of no player: the set-up's, that of a terrain that is not captured, that of dragons in a fight."""
ABSENT = -2
"""In place of a holder: the terrain is not on the table yet."""

MarkKind: TypeAlias = Literal["fight", "captured", "lost", "traded", "added"]
FightKind: TypeAlias = Literal["missile", "melee", "charge", "dragons", "other"]
NoteKind: TypeAlias = Literal[
    "captured",
    "lost",
    "expanded",
    "traded",
    "recruited",
    "cards",
    "arrived",
    "spell",
    "dragon",
    "champion",
    "out",
    "end",
]
DeedKind: TypeAlias = Literal["loss", "first", "odds", "dragon", "recruits", "spell", "out"]


class Turn(Struct, frozen=True):
    """A turn: its number, its player, the step at which it begins."""

    number: int
    seat: int
    step: int


class Health(Struct, frozen=True):
    """The health of a player's units: in play, in the recruiting pool, dead, buried."""

    play: int
    pool: int
    dead: int
    buried: int


class Mark(Struct, frozen=True):
    """A mark on the picture of a terrain. `seat`: the player who captured, lost, traded, added it or was attacked."""

    kind: MarkKind
    turn: int
    step: int
    seat: int


class Land(Struct, frozen=True):
    """A terrain: the id of its place, the type of its die, whose home it is, the turn in which it came onto the table.

    For each turn `holders` has the player who held it at its end, `armies` the players with units there.
    """

    place: str
    terrain: str
    home: int
    added: int
    holders: tuple[int, ...]
    armies: tuple[tuple[int, ...], ...]
    marks: tuple[Mark, ...] = ()


class Loss(Struct, frozen=True):
    """The units that a player lost in a fight, and their health."""

    seat: int
    health: int
    dice: tuple[int, ...]


class Fight(Struct, frozen=True):
    """A fight in which units died. `seat` attacked; it is -1 if dragons did or if it was no attack."""

    step: int
    turn: int
    place: str
    kind: FightKind
    seat: int
    losses: tuple[Loss, ...]


class Note(Struct, frozen=True):
    """Another event of a turn: its dice and their health, and the event itself, which has a sentence of its own.

    `worth`: the points that recruits cost, or the cost of a spell.
    """

    kind: NoteKind
    step: int
    turn: int
    seat: int
    place: str = ""
    dice: tuple[int, ...] = ()
    health: int = 0
    worth: int = 0
    event: Event | None = None


class Deed(Struct, frozen=True):
    """A great deed. `health`: that of the dice concerned, or of the smaller army; `other`: of the larger army."""

    kind: DeedKind
    step: int
    turn: int
    seat: int
    place: str = ""
    health: int = 0
    other: int = 0
    event: Event | None = None


class Chronicle(Struct, frozen=True):
    """The chronicle of a game. `health` has for each turn the health of each player at its end.

    `luck` has for each player the results of each round in which they rolled, named by the number of the round; it is
    empty for games that do not count their rounds.
    """

    seats: int
    goal: int
    turns: tuple[Turn, ...]
    lands: tuple[Land, ...]
    health: tuple[tuple[Health, ...], ...]
    fights: tuple[Fight, ...]
    notes: tuple[Note, ...]
    deeds: tuple[Deed, ...]
    luck: tuple[tuple[Tally, ...], ...] = ()

    def held(self, seat: int, turn: int) -> int:
        """Return the number of terrains that a player held at the end of a turn."""
        return sum(land.holders[turn] == seat for land in self.lands)

    def round_of(self, turn: int) -> int:
        """Return the number of the round of a turn: as many turns as players at the start; 0 for the set-up."""
        return (turn - 1) // self.seats + 1

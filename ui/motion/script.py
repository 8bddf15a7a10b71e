"""A scene as a script: who moves when, and how. Plain values, in milliseconds at normal speed."""

from __future__ import annotations

from typing import Final, Literal

from msgspec import Struct

from ui.art.die import DieLook
from ui.motion.stage import Room, Spot

Kind = Literal["tumble", "roll", "travel", "slide", "turn", "ghost", "leave"]

TUMBLE: Final = 600.0
TRAVEL: Final = 230.0
SLIDE: Final = 180.0
TURN: Final = 250.0
GLOW: Final = 380.0
BRIEF: Final = 150.0
AFTER_ROLL: Final = 140.0  # for a glance at the sum before anything comes of it
STAGGER: Final = 22.0  # between dice that travel together
SPREAD: Final = 120.0  # no more than this between the first and the last of them


class Motion(Struct, frozen=True):
    """One motion of a die, from where it is to `end`.

    "tumble": thrown into the tray, by way of `over`, showing `faces`; "roll": the same in place; "ghost": it pales
    while it is rolled elsewhere; "turn": a terrain is turned over; "slide": it makes room; "leave": it travels out of
    sight. A `faint` one counts for nothing, and pales when it lies still.
    """

    kind: Kind
    begin: float
    length: float
    end: Spot
    over: tuple[float, float] = (0.0, 0.0)
    faces: tuple[DieLook, ...] = ()
    faint: bool = False

    @property
    def close(self) -> float:
        """When it is over."""
        return self.begin + self.length


class Actor(Struct, frozen=True):
    """A die with its motions, in their order. One that is not `there` is out of sight until the first of them.

    `side` is the number of its roll on the tray; -1 on the table.
    """

    die: int
    start: Spot
    motions: tuple[Motion, ...]
    there: bool = True
    side: int = -1


class Glow(Struct, frozen=True):
    """A short light on a room, in the colour of an element, or of a player ("seat/0")."""

    room: Room
    colour: str
    begin: float
    length: float = GLOW

    @property
    def close(self) -> float:
        """When it is over."""
        return self.begin + self.length


class Scene(Struct, frozen=True):
    """All that moves after one change. `tells`: when each roll on the tray lies still, and its sum may be read."""

    actors: tuple[Actor, ...] = ()
    glows: tuple[Glow, ...] = ()
    tells: tuple[tuple[float, int], ...] = ()
    length: float = 0.0

    @property
    def hidden(self) -> frozenset[int]:
        """The dice that the table must not show meanwhile."""
        return frozenset(actor.die for actor in self.actors if actor.side < 0)

    @property
    def hidden_on_tray(self) -> frozenset[tuple[int, int]]:
        """The dice that the roll tray must not show meanwhile: the number of the roll, and the die."""
        return frozenset((actor.side, actor.die) for actor in self.actors if actor.side >= 0)

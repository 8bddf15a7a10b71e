"""The script of a scene: the motions of dice and their times. Plain values, in milliseconds at normal speed."""

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
AFTER_ROLL: Final = 140.0  # pause between the sum of a roll and its results
STAGGER: Final = 22.0  # between dice that move together
SPREAD: Final = 120.0  # maximum time between the first and the last of them


class Motion(Struct, frozen=True):
    """One motion of a die, from its current place to `end`.

    "tumble": rolled on the tray, via `over`, with `faces`; "roll": rolled in place; "ghost": pale during a roll
    elsewhere; "turn": a terrain is turned over; "slide": moved aside; "leave": moved out of sight. A `faint` die
    has no effect and becomes pale when it stops.
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
        """The time at which it ends."""
        return self.begin + self.length


class Actor(Struct, frozen=True):
    """A die with its motions in order. One that is not `there` is hidden until the first of them.

    `side` is the number of its roll on the tray (-1 on the table).
    """

    die: int
    start: Spot
    motions: tuple[Motion, ...]
    there: bool = True
    side: int = -1


class Glow(Struct, frozen=True):
    """A short glow of a room, in the colour of an element or a player ("seat/0")."""

    room: Room
    colour: str
    begin: float
    length: float = GLOW

    @property
    def close(self) -> float:
        """The time at which it ends."""
        return self.begin + self.length


class Scene(Struct, frozen=True):
    """The animation of one change. `tells`: the time at which each roll on the tray stops and its sum may be shown."""

    actors: tuple[Actor, ...] = ()
    glows: tuple[Glow, ...] = ()
    tells: tuple[tuple[float, int], ...] = ()
    length: float = 0.0

    @property
    def hidden(self) -> frozenset[int]:
        """The dice that the table must hide during the scene."""
        return frozenset(actor.die for actor in self.actors if actor.side < 0)

    @property
    def hidden_on_tray(self) -> frozenset[tuple[int, int]]:
        """The dice that the roll tray must hide during the scene: the number of the roll, and the die."""
        return frozenset((actor.side, actor.die) for actor in self.actors if actor.side >= 0)

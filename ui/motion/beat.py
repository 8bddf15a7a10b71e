"""The beats of a scene: what happens at one time, whichever event of a game it comes from."""

from __future__ import annotations

from msgspec import Struct


class Throw(Struct, frozen=True):
    """Simultaneous rolls: the sides of the tray, each with the dice that are rolled now."""

    sides: tuple[tuple[int, frozenset[int]], ...]


class Shift(Struct, frozen=True):
    """Dice that move from one place to another."""

    dice: tuple[int, ...]


class Turned(Struct, frozen=True):
    """A die on the table that changes its face, turned or `thrown`; `place` is that of the die."""

    place: str
    thrown: bool = False


class Shine(Struct, frozen=True):
    """A target that glows in a colour: rooms by name, or one die."""

    rooms: tuple[str, ...]
    colour: str
    die: int = -1


Beat = Throw | Shift | Turned | Shine

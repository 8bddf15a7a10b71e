"""The parts of the table that matter for animations: the places of dice and areas. Plain values, no widgets."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct

from ddtable.engine.arithmetic import Face
from ui.art.die import DieLook


class Spot(Struct, frozen=True):
    """A painted die: its centre and side in pixels, its look and its area.

    An area that is `folded` to its heading shows no dice; the spot is where they start or end.
    """

    x: float
    y: float
    side: float
    look: DieLook
    area: str = ""
    folded: bool = False


class Room(Struct, frozen=True):
    """A rectangle in pixels."""

    x: float
    y: float
    width: float
    height: float

    @property
    def middle(self) -> tuple[float, float]:
        """The centre."""
        return self.x + self.width / 2, self.y + self.height / 2


class TrayDie(Struct, frozen=True):
    """A die on the roll tray, or a pile of equal ones; `faint`: without effect."""

    dice: tuple[int, ...]
    spot: Spot
    faint: bool = False


class TraySide(Struct, frozen=True):
    """A roll on the tray: seat, kind and place; `told`: its sum is shown. `room` is the space for rolling.

    Of many dice only those with an effect are in `dice`; `others_at` is the place of the text about the others.
    """

    seat: int
    kind: str
    place: str
    faces: tuple[Face, ...]
    told: bool
    dice: tuple[TrayDie, ...]
    room: Room
    others_at: tuple[float, float] = (0.0, 0.0)


class Stage(Struct, frozen=True):
    """Everything at one moment: dice by number, rooms by name (areas, places, "seat/0"), rolls on the tray."""

    dice: Mapping[int, Spot]
    rooms: Mapping[str, Room]
    sides: tuple[TraySide, ...] = ()

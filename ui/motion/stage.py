"""What of the table matters for motion: where each die is painted, and where each area is. Plain values, no widgets."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct

from ddtable.engine.arithmetic import Face
from ui.art.die import DieLook


class Spot(Struct, frozen=True):
    """A die as it is painted: its middle and its side in pixels, its look, and the area where it lies.

    In an area `folded` to its heading no dice are seen: the spot is where they come from, or go.
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
        """Its middle."""
        return self.x + self.width / 2, self.y + self.height / 2


class TrayDie(Struct, frozen=True):
    """A die on the roll tray, or equal ones on each other; `faint`: it counts for nothing."""

    dice: tuple[int, ...]
    spot: Spot
    faint: bool = False


class TraySide(Struct, frozen=True):
    """A roll on the tray: whose, what for, where; `told`: it is added up. `room` is where its dice are thrown.

    Of a crowd only those that count are among the `dice`; `others_at` is where the words about the others stand.
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
    """Everything at one moment: dice by number, rooms by name (areas, "terrain/0", "seat/0"), rolls on the tray."""

    dice: Mapping[int, Spot]
    rooms: Mapping[str, Room]
    sides: tuple[TraySide, ...] = ()

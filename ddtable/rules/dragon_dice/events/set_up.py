"""Events of the set-up (SU1 to SU8)."""

from __future__ import annotations

from ddtable.engine.events import About, Event


class Assembled(Event, frozen=True, tag="assembled"):
    """A seat has formed its armies and picked its terrains; they are still secret (SU2, SU4)."""

    about = About(clause="SU2")

    seat: int


class Revealed(Event, frozen=True, tag="revealed"):
    """A seat shows its armies and terrains (SU5)."""

    about = About(clause="SU5")

    seat: int
    home: tuple[int, ...]
    campaign: tuple[int, ...]
    horde: tuple[int, ...]
    home_terrain: str
    frontier: str


class HordesTied(Event, frozen=True, tag="hordes_tied"):
    """These seats rolled the same and roll again (SU5)."""

    about = About(clause="SU5", tray="closes")

    seats: tuple[int, ...]


class OrderSet(Event, frozen=True, tag="order_set"):
    """The order of play (SU5)."""

    about = About(clause="SU5", tray="closes")

    order: tuple[int, ...]


class FrontierSet(Event, frozen=True, tag="frontier_set"):
    """The first player picked the frontier that `proposer` proposed (SU5)."""

    about = About(clause="SU5")

    seat: int
    proposer: int
    terrain: str


class Placed(Event, frozen=True, tag="placed"):
    """An army was placed (SU6)."""

    about = About(clause="SU6", tray="closes", moves=("dice",))

    seat: int
    part: str
    place: str
    dice: tuple[int, ...]


class DistanceRolled(Event, frozen=True, tag="distance_rolled"):
    """A terrain die was rolled; an eight is rolled again (SU7)."""

    about = About(clause="SU7", sorts=("rolls",), concerns="place")

    seat: int
    place: str
    number: int

"""What can happen in the classic game: enough to narrate, animate and replay it. Seats, dice and places are ids."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from ddtable.engine.arithmetic import Face, Sum
from ddtable.engine.kernel import Forced


class Assembled(Struct, frozen=True, tag="assembled"):
    """A seat has made its armies and terrain picks; what they are is secret (SU2, SU4)."""

    seat: int


class Revealed(Struct, frozen=True, tag="revealed"):
    """A seat shows its armies and terrains (SU5)."""

    seat: int
    home: tuple[int, ...]
    campaign: tuple[int, ...]
    horde: tuple[int, ...]
    home_terrain: str
    frontier: str


class Rolled(Struct, frozen=True, tag="rolled"):
    """An army rolled: what for, where, the faces, and the sums with every line (C6.1)."""

    seat: int
    kind: str
    place: str
    faces: tuple[Face, ...]
    sums: tuple[Sum, ...]


class HordesTied(Struct, frozen=True, tag="hordes_tied"):
    """These seats rolled the same and roll again (SU5)."""

    seats: tuple[int, ...]


class OrderSet(Struct, frozen=True, tag="order_set"):
    """The order of play (SU5)."""

    order: tuple[int, ...]


class FrontierSet(Struct, frozen=True, tag="frontier_set"):
    """The first player picked the frontier that `proposer` had proposed (SU5)."""

    seat: int
    proposer: int
    terrain: str


class Placed(Struct, frozen=True, tag="placed"):
    """An army was placed (SU6)."""

    seat: int
    part: str
    place: str
    dice: tuple[int, ...]


class DistanceRolled(Struct, frozen=True, tag="distance_rolled"):
    """A terrain die fell; an eight is rolled again (SU7)."""

    seat: int
    place: str
    number: int


class TurnBegan(Struct, frozen=True, tag="turn_began"):
    """A turn began (C3)."""

    seat: int
    turn: int


class Declined(Struct, frozen=True, tag="declined"):
    """A player let something be that was his to do: a march, a maneuver, turning the die, striking back."""

    seat: int
    what: Literal["march", "no-army", "maneuver", "turn", "strike-back"]
    place: str = ""


class Marched(Struct, frozen=True, tag="marched"):
    """An army marches (C3.4)."""

    seat: int
    place: str
    number: int


class Maneuvered(Struct, frozen=True, tag="maneuvered"):
    """A maneuver was announced (C4.1)."""

    seat: int
    place: str


class Opposed(Struct, frozen=True, tag="opposed"):
    """An opponent said whether it opposes (C4.1)."""

    seat: int
    place: str
    opposes: bool


class ManeuverEnded(Struct, frozen=True, tag="maneuver_ended"):
    """The maneuver succeeded or not: the total of the acting army, the highest against it (C4.2, C4.3, C4.5)."""

    seat: int
    place: str
    success: bool
    total: int
    highest: int


class TerrainTurned(Struct, frozen=True, tag="terrain_turned"):
    """A terrain die was turned, and by what: a maneuver, a pursuit, or the loss of its holder."""

    place: str
    old: int
    new: int
    cause: str


class NoAction(Struct, frozen=True, tag="no_action"):
    """An army takes no action: it declined, has no target, or the action is not played yet."""

    seat: int
    place: str
    reason: str
    action: str


class Attacked(Struct, frozen=True, tag="attacked"):
    """An army attacks another."""

    seat: int
    place: str
    kind: str
    target: int
    target_place: str


class Damaged(Struct, frozen=True, tag="damaged"):
    """Hits less saves came through to an army."""

    seat: int
    place: str
    hits: int
    saves: int
    damage: int


class Killed(Struct, frozen=True, tag="killed"):
    """Units died; what was left over of the damage is lost (C10.1)."""

    seat: int
    place: str
    dice: tuple[int, ...]
    damage: int
    lost: int


class Routed(Struct, frozen=True, tag="routed"):
    """An army routed: more dice with IDs than saves (C9.1)."""

    seat: int
    place: str
    ids: int
    saves: int


class Pursued(Struct, frozen=True, tag="pursued"):
    """The routed army is pursued, or let go (C9.4)."""

    seat: int
    place: str
    against: int
    pursues: bool


class Captured(Struct, frozen=True, tag="captured"):
    """A terrain was captured (C11.1)."""

    seat: int
    place: str


class ControlLost(Struct, frozen=True, tag="control_lost"):
    """A captured terrain was lost (C11.2)."""

    seat: int
    place: str


class Moved(Struct, frozen=True, tag="moved"):
    """Units moved between reserve and a terrain (C12.1, C12.2)."""

    seat: int
    dice: tuple[int, ...]
    source: str
    target: str


class Eliminated(Struct, frozen=True, tag="eliminated"):
    """A seat has no units in play any more (C2.3)."""

    seat: int


class Ended(Struct, frozen=True, tag="ended"):
    """The game is over (C2)."""

    winners: tuple[int, ...]
    reason: str


Event = (
    Forced
    | Assembled
    | Revealed
    | Rolled
    | HordesTied
    | OrderSet
    | FrontierSet
    | Placed
    | DistanceRolled
    | TurnBegan
    | Declined
    | Marched
    | Maneuvered
    | Opposed
    | ManeuverEnded
    | TerrainTurned
    | NoAction
    | Attacked
    | Damaged
    | Killed
    | Routed
    | Pursued
    | Captured
    | ControlLost
    | Moved
    | Eliminated
    | Ended
)

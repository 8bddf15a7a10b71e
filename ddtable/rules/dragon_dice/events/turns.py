"""Events of turns, marches and terrains, and the end of the game (C2 to C5, C11)."""

from __future__ import annotations

from typing import Literal

from ddtable.engine.events import About, By, Event


class TurnBegan(Event, frozen=True, tag="turn_began"):
    """A turn began (C3)."""

    about = About(clause="C3.1", weight="turn", tray="closes")

    seat: int
    turn: int


class Declined(Event, frozen=True, tag="declined"):
    """A player declined an optional step: a march, a maneuver, turning the die, striking back."""

    about = About(tray="closes")

    seat: int
    what: Literal["march", "no-army", "maneuver", "turn", "strike-back"]
    place: str = ""


class Marched(Event, frozen=True, tag="marched"):
    """An army marches (C3.4)."""

    about = About(clause="C3.4", tray="closes", concerns="army")

    seat: int
    place: str
    number: int


class Maneuvered(Event, frozen=True, tag="maneuvered"):
    """A maneuver was announced (C4.1)."""

    about = About(clause="C4.1", opens="maneuver", concerns="army")

    seat: int
    place: str


class Opposed(Event, frozen=True, tag="opposed"):
    """An opponent decided whether to oppose (C4.1)."""

    about = About(clause="C4.1", concerns="army")

    seat: int
    place: str
    opposes: bool


class ManeuverEnded(Event, frozen=True, tag="maneuver_ended"):
    """The maneuver succeeded or failed: the total of the acting army, and the highest opposing one (C4.2, C4.3, C4.5).

    A `paralysed` army that is opposed fails without a roll (DA-D2).
    """

    about = About(clause="C4.3")

    seat: int
    place: str
    success: bool
    total: int
    highest: int
    paralysed: bool = False


class TerrainTurned(Event, frozen=True, tag="terrain_turned"):
    """A terrain die was turned by a maneuver, a pursuit, a rout of both, a flood, or the loss of its holder."""

    about = About(
        clause=By("cause", {"maneuver": "C4.4", "pursuit": "C9.4", "rout": "C9.5", "flood": "M16"}),
        icon="turn_down",
        pause="deed",
        tray="plain",
        concerns="place",
    )

    place: str
    old: int
    new: int
    cause: str


class NoAction(Event, frozen=True, tag="no_action"):
    """An army takes no action: it declined, has no target, or is paralysed."""

    about = About(tray="closes")

    seat: int
    place: str
    reason: str
    action: str


class Captured(Event, frozen=True, tag="captured"):
    """A terrain was captured (C11.1)."""

    about = About(clause="C11.1", weight="weighty", icon="reserves", recap=True, pause="deed", concerns="place")

    seat: int
    place: str


class ControlLost(Event, frozen=True, tag="control_lost"):
    """Control of a captured terrain was lost (C11.2)."""

    about = About(
        clause="C11.2", weight="weighty", hurts=True, icon="reserves", recap=True, pause="deed", concerns="place"
    )

    seat: int
    place: str


class Eliminated(Event, frozen=True, tag="eliminated"):
    """A seat has no units left in play (C2.3)."""

    about = About(clause="C2.3", weight="weighty", icon="dead", recap=True, pause="deed")

    seat: int


ENDS = {
    "capture": "C2.1",
    "elimination": "C2.2",
    "draw": "C2.3",
    "war-end": "C2.1",
    "war-draw": "C2.1",
    "domination": "C2.1",
    "standstill": "C2.1",
    "standstill-draw": "C2.1",
}
"""The clause of each end by the rules of 1995, which an edition may replace: wars have K0, Risk RK4.12 (Q161, Q162)."""


class Ended(Event, frozen=True, tag="ended"):
    """The game is over (C2, K0, RK4.12). A concession and an agreement have no clause."""

    about = About(clause=By("reason", ENDS), weight="weighty")

    winners: tuple[int, ...]
    reason: str

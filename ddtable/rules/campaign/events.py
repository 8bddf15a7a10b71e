"""The events that only a campaign has."""

from __future__ import annotations

from ddtable.engine.events import About, By, Event, of_module
from ddtable.rules.campaign.champions import CLAUSES
from ddtable.rules.campaign.sheets import ArmySheet, Spent


class ArmiesRevealed(Event, frozen=True, tag="armies_revealed"):
    """A seat shows its armies (K2)."""

    about = About(clause="K2")

    seat: int
    home: tuple[int, ...]
    campaign: tuple[int, ...]
    horde: tuple[int, ...]


class PoolFormed(Event, frozen=True, tag="pool_formed"):
    """The major terrain dice of the game form the common pool (K4)."""

    about = About(clause="K4")

    terrains: int
    goal: int


class Crowded(Event, frozen=True, tag="crowded"):
    """The terrains at the start are enough to win the game (Q106)."""

    about = About(clause="K1", weight="weighty")

    terrains: int
    goal: int


class TerrainPicked(Event, frozen=True, tag="terrain_picked"):
    """A player picked a home, or the first player the frontier (K4)."""

    about = About(clause="K4", concerns="place")

    seat: int
    part: str
    place: str
    terrain: str


class Expanded(Event, frozen=True, tag="expanded"):
    """A player expanded from a captured terrain: a new one is linked to it; `dice` blazed the trail (K8)."""

    about = About(
        clause="K8", weight="weighty", icon="reserves", recap=True, pause="deed", moves=("dice",), concerns="place"
    )

    seat: int
    source: str
    place: str
    terrain: str
    way: str
    dice: tuple[int, ...]


class Stayed(Event, frozen=True, tag="stayed"):
    """A player did not expand from a captured terrain (K8)."""

    about = About(clause="K8")

    seat: int
    place: str


class Advanced(Event, frozen=True, tag="advanced"):
    """Units advanced along a link (KP6.2)."""

    about = About(clause="KP6.2", icon="reserves", pause="deed", moves=("dice",))

    seat: int
    dice: tuple[int, ...]
    source: str
    target: str


class TerrainTraded(Event, frozen=True, tag="terrain_traded"):
    """A terrain die was traded with one of the pool (K4); `number`: what the old one showed, `shows`: the new one."""

    about = About(clause="K4", weight="weighty", pause="deed", concerns="place")

    place: str
    old: int
    new: int
    number: int
    shows: int


class ArmyRecruited(Event, frozen=True, tag="army_recruited"):
    """Dice of the recruiting pool joined the army that recruited them; its points, and what they paid for (K7.2)."""

    about = About(clause="K7.2", icon="recruit", recap=True, pause="deed", moves=("dice",), concerns="army")

    seat: int
    place: str
    dice: tuple[int, ...]
    sheet: ArmySheet
    spent: Spent


class ItemsMoved(Event, frozen=True, tag="items_moved"):
    """Items went along with units that left their army (K10)."""

    about = About(clause="K10", icon="reserves", moves=("dice",))

    seat: int
    dice: tuple[int, ...]
    source: str
    target: str


class ItemsBuried(Event, frozen=True, tag="items_buried"):
    """Items that no unit of their army can carry are buried (K10)."""

    about = About(clause="K10", icon="buried", recap=True, hurts=True, pause="deed", moves=("dice",))

    seat: int
    place: str
    dice: tuple[int, ...]


class LogoUsed(Event, frozen=True, tag="logo_used"):
    """A logo acted: `deed`: "slay", "tame", "control", "call" of champions, "silver" of the medallion (KP10)."""

    about = About(clause=By("deed", CLAUSES, "KP10.5"), icon="logo", pause="deed", tray="result")

    seat: int
    place: str
    die: int
    deed: str
    dice: tuple[int, ...]


class MinorCame(Event, frozen=True, tag="minor_came"):
    """An army brought a minor terrain from the pool of its player (KP11.2)."""

    about = About(clause="KP11.2", icon="terrain", pause="deed", moves=("dice",), concerns="army")

    seat: int
    place: str
    dice: tuple[int, ...]


class MinorRolled(Event, frozen=True, tag="minor_rolled"):
    """The minor terrain of an army shows a face: rolled when it came or again, after a Washout, or turned (KP11.4)."""

    about = About(clause="KP11.4", sorts=("rolls",), icon="dice", pause="roll", tray="result", concerns="army")

    seat: int
    place: str
    die: int
    face: str
    cause: str


class MinorLeft(Event, frozen=True, tag="minor_left"):
    """A minor terrain left its army (KP11.5); `reason`: "washout", "disaster", "away", "alone" or "captured"."""

    about = About(
        clause=By("reason", {"washout": "K11.11", "away": "KP11.3", "disaster": "KP11.3"}, "KP11.5"),
        pause="deed",
        moves=("dice",),
        concerns="army",
    )

    seat: int
    place: str
    dice: tuple[int, ...]
    reason: str


class MinorsBack(Event, frozen=True, tag="minors_back"):
    """Minor terrains that had left are in the pool of their player again (KP11.5)."""

    about = About(clause="KP11.5", moves=("dice",))

    seat: int
    dice: tuple[int, ...]


class ItemUsed(Event, frozen=True, tag="item_used"):
    """An item acted on units of its army: Elevate for `points` more, Attune to a `colour` (KP10.5)."""

    about = About(clause="KP10.5", icon="logo", tray="result", concerns="army")

    seat: int
    place: str
    die: int
    icon: str
    dice: tuple[int, ...]
    points: int = 0
    colour: str = ""


class RecruitingOver(Event, frozen=True, tag="recruiting_over"):
    """All players have recruited, for the `number`th time."""

    about = About(clause="K7.1", weight="weighty")

    number: int


EVENTS: tuple[type[Event], ...] = of_module(__name__)

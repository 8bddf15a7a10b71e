"""The events of the classic game, complete enough to narrate, animate and replay it. Seats, dice and places are ids.

To add one: its class with its `about`; the `draft.note` of its chapter; its message `event-TAG`, and `work-TAG` if it
has a line on the roll tray.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Literal

from ddtable.engine.arithmetic import Face, Sum
from ddtable.engine.events import About, By, Event, Tray, of_module
from ddtable.engine.kernel import Forced
from ddtable.rules.dragon_dice.board import Effect
from ddtable.rules.dragon_dice.icons import acting, later_icons
from ddtable.rules.dragon_dice.steps import Needs

# The clause of each kind of roll.
ROLL_CLAUSES = {
    "horde": "SU5",
    "maneuver": "C4.3",
    "missile": "C7.3",
    "melee": "C8.2",
    "save": "C6.3",
    "save_melee": "C6.3",
    "charge": "C8.3",
    "charge_defence": "C8.3",
    "magic": "M1",
    "dragon_defence": "DA-A",
}
BREATHS = {"earth": "DA-D1", "air": "DA-D2", "fire": "DA-D3", "water": "DA-D4", "death": "DA-D5"}
OF_POWERS = ("feralization", "mutate", "stepped_damage")
ADDING_UP = ("cloak", "wither")  # effects that begin once per point: the event of their icon covers all


# Functions for the `about` of events that depend on more than one word


def _or_icon(clauses: Mapping[str, str]) -> Callable[[Any], str]:
    """Return the function for a clause by the cause: these, or that of icons of later sets (C14.4)."""
    return lambda event: clauses.get(event.cause, "C14.4" if event.cause in later_icons() else "")


def _by_icon(tag: str, *causes: str) -> Callable[[Any], str]:
    """Return the function for the key of an event that icons, and these causes, tell in their own words."""
    return lambda event: (
        f"{tag}-icon" if event.cause in acting() else f"{tag}-{event.cause}" if event.cause in causes else ""
    )


def _by_power(tag: str) -> Callable[[Any], str]:
    """Return the function for the key of an event that icons and racial powers tell in their own words."""
    return lambda event: f"{tag}-by" if event.cause in acting() or event.cause in OF_POWERS else ""


def _sorts_of_roll(event: Rolled) -> tuple[str, ...]:
    """Return the filters of a roll: a magic roll is also magic."""
    return ("rolls", "magic") if event.kind == "magic" else ("rolls",)


def _defence_with_ids(event: Rolled) -> Tray:
    """Return "result" for a defence against dragons whose owner used IDs or chose penalties."""
    chosen = any(line.word in ("id", "penalty") for total in event.sums for line in total.lines)
    return "result" if event.kind == "dragon_defence" and chosen else ""


def _of_move(event: Moved) -> Tray:
    """Return "closes" for the reserves phase, "result" for a move by a spell, an icon or a power."""
    if event.cause:
        return "result"
    return "closes" if "reserve" in (event.source, event.target) else ""


def _of_breath(event: Breathed) -> str:
    """Return the clause of a breath: at a dragon, or by its colour."""
    return "DG-D2" if event.target >= 0 else BREATHS.get(event.colour, "DA-C2")


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


class Rolled(Event, frozen=True, tag="rolled"):
    """An army rolled: the purpose, the place, the faces, and the sums with every line (C6.1)."""

    about = About(
        clause=By("kind", ROLL_CLAUSES), sorts=_sorts_of_roll, icon="dice", pause="roll", tray=_defence_with_ids
    )

    seat: int
    kind: str
    place: str
    faces: tuple[Face, ...]
    sums: tuple[Sum, ...]


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


class Attacked(Event, frozen=True, tag="attacked"):
    """An army attacks another."""

    about = About(
        clause=By("kind", {"missile": "C7.1", "skirmish": "C8.2", "strike_back": "C8.2", "charge": "C8.3"}),
        opens="strike",
        concerns="target",
    )

    seat: int
    place: str
    kind: str
    target: int
    target_place: str


class Damaged(Event, frozen=True, tag="damaged"):
    """An army took damage: hits minus saves, plus unsavable damage; `cause`: thrown back, dragons, or empty."""

    about = About(
        clause=By("cause", {"": "C8.5", "thrown_back": "C14.1", "blow": "C14.4", "dragons": "DA-B"}),
        hurts=lambda event: event.damage > 0,
        icon="melee",
        tray="plain",
    )

    seat: int
    place: str
    hits: int
    saves: int
    damage: int
    smites: int = 0
    cause: str = ""


class SpellsSaved(Event, frozen=True, tag="spells_saved"):
    """Spells saved for an army that makes no save roll: a charger, or one hit by Counter (C8.3, C8.5)."""

    about = About(clause="C8.3", sorts=("magic",), icon="save", tray="result")

    seat: int
    place: str
    saves: int


class Killed(Event, frozen=True, tag="killed"):
    """Units died; the rest of the damage is lost (C10.1).

    `to`: their new place, "dead", or "reserve" because of Open Grave, or "buried". `cause`: of deaths without damage.
    """

    about = About(
        clause="C10.1",
        weight=lambda event: "weighty" if event.dice else "event",
        hurts=lambda event: bool(event.dice),
        icon="dead",
        pause="deed",
        tray="plain",
        moves=("dice",),
    )

    seat: int
    place: str
    dice: tuple[int, ...]
    damage: int
    lost: int
    to: str = "dead"
    cause: str = ""


class Routed(Event, frozen=True, tag="routed"):
    """An army routed: more dice with IDs than saves (C9.1)."""

    about = About(clause="C9.1", weight="weighty", hurts=True, icon="turn_down", pause="deed", tray="plain")

    seat: int
    place: str
    ids: int
    saves: int


class Pursued(Event, frozen=True, tag="pursued"):
    """The routed army is pursued, or not (C9.4)."""

    about = About(clause="C9.4", tray="closes")

    seat: int
    place: str
    against: int
    pursues: bool


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


class Moved(Event, frozen=True, tag="moved"):
    """Units moved between reserve and a terrain (C12.1, C12.2), or by a spell, an icon or a power: its `cause`."""

    about = About(
        clause=By("target", {"reserve": "C12.2"}),
        key=lambda event: "moved-by" if event.cause else "",
        icon="reserves",
        pause="deed",
        tray=_of_move,
        moves=("dice",),
    )

    seat: int
    dice: tuple[int, ...]
    source: str
    target: str
    cause: str = ""


class Eliminated(Event, frozen=True, tag="eliminated"):
    """A seat has no units left in play (C2.3)."""

    about = About(clause="C2.3", weight="weighty", icon="dead", recap=True, pause="deed")

    seat: int


class Ended(Event, frozen=True, tag="ended"):
    """The game is over (C2)."""

    about = About(clause=By("reason", {"capture": "C2.1", "elimination": "C2.2", "draw": "C2.3"}), weight="weighty")

    winners: tuple[int, ...]
    reason: str


class RolledAgain(Event, frozen=True, tag="rolled_again"):
    """Dice were rolled again because of an icon's rule or a spell; `cause` names the icon or the spell (C6.1 step 2).

    The reroll of a spell replaced the faces `old` with `new`.
    """

    about = About(
        clause=_or_icon({"rend": "C14.1", "tail": "DA-C5", "bullseye": "C7.5", "flashfire": "DA-G2"}),
        key=By("cause", {"confuse": "rolled_again-confuse"}),
        sorts=("rolls",),
        icon="spell_again",
        tray="result",
    )

    seat: int
    dice: tuple[int, ...]
    cause: str
    old: Face | None = None
    new: Face | None = None


class SavedAlone(Event, frozen=True, tag="saved_alone"):
    """Units rolled alone: their faces, and the units without a save or another needed result (C6.2).

    If one unit had to save `damage`, `saved` is the part that its roll saved.
    """

    about = About(
        clause="C6.2",
        key=_by_icon("saved_alone", "mutate"),
        sorts=("rolls",),
        hurts=lambda event: bool(event.lost),
        icon="save",
        pause="roll",
        tray="result",
    )

    seat: int
    place: str
    cause: str
    faces: tuple[Face, ...]
    lost: tuple[int, ...]
    needs: Needs = "save"
    damage: int = 0
    saved: int = 0


class IconActed(Event, frozen=True, tag="icon_acted"):
    """A special icon took effect: its points, and its dice, or the army of `target`, or neither (C14.4)."""

    about = About(clause="C14.4", tray="result")

    seat: int
    icon: str
    points: int
    dice: tuple[int, ...] = ()
    target: int = -1
    place: str = ""


class Buried(Event, frozen=True, tag="buried"):
    """Units were buried by death magic, a spell, a breath or a temple; `by` is the seat that caused it."""

    about = About(
        clause=_or_icon({"death-magic": "M9", "temple": "C11.6"}),
        key=_by_icon("buried"),
        sorts=("magic",),
        icon="bury",
        pause="deed",
        tray="result",
        moves=("dice",),
    )

    by: int
    dice: tuple[int, ...]
    cause: str


class PointsColoured(Event, frozen=True, tag="points_coloured"):
    """An army's magic got its colours: points as rolled and as doubled by the terrain, in the order of the colours.

    `action`: in a magic action, otherwise by a Cantrip in another roll (C14.3).
    """

    about = About(
        clause="M2",
        silent=lambda event: not any(event.rolled),
        sorts=("magic",),
        icon="magic",
        tray=lambda event: "result" if any(event.rolled) else "",
    )

    seat: int
    place: str
    rolled: tuple[int, ...]
    pool: tuple[int, ...]
    action: bool = True


class Announcement(Event, frozen=True, tag="announcement"):
    """A spell was announced (M4); `left` are the remaining points of its colour."""

    about = About(clause="M4", sorts=("magic",), tray="result")

    seat: int
    spell: str
    target: str
    to: str
    left: int


class SpellWorked(Event, frozen=True, tag="spell_worked"):
    """A spell takes effect (M4), cast this many times."""

    about = About(clause="M4", sorts=("magic",), pause="deed", tray="result")

    seat: int
    spell: str
    target: str
    to: str
    times: int


class SpellFailed(Event, frozen=True, tag="spell_failed"):
    """A spell has no effect: its target is gone, or the spell was stopped; `reason` is the word (M4)."""

    about = About(clause="M4", sorts=("magic",), tray="result")

    seat: int
    spell: str
    target: str
    reason: str


class MagicLost(Event, frozen=True, tag="magic_lost"):
    """Unspent points are lost (M3)."""

    about = About(clause="M3", sorts=("magic",), icon="magic", tray="result")

    seat: int
    points: int


class EffectBegan(Event, frozen=True, tag="effect_began"):
    """An effect began (M15)."""

    about = About(clause="M15", silent=lambda event: event.effect.name in ADDING_UP, sorts=("magic",), tray="result")

    effect: Effect


class EffectEnded(Event, frozen=True, tag="effect_ended"):
    """An effect ended; the reason is start, end (of a turn), gone (its army), dead, or out (its caster)."""

    about = About(
        clause=By(
            "reason",
            {
                "start": "C3.1",
                "end": "C3.6",
                "gone": "C12.3",
                "dead": "M15",
                "out": "C2.3",
                "moved": "C14.4",
                "rolled": "C14.4",
            },
        ),
        sorts=("magic",),
        tray=By("reason", {"start": "closes", "end": "closes"}, "plain"),
    )

    effect: Effect
    reason: str


class Returned(Event, frozen=True, tag="returned"):
    """Dead units join an army (M20), also a city's recruit (C11.4)."""

    about = About(
        clause=_or_icon({"city": "C11.4", "spell": "M20", "feralization": "C13.1", "mutate": "C13.1"}),
        key=_by_power("returned"),
        sorts=("magic",),
        icon="recruit",
        pause="deed",
        tray="result",
        moves=("dice",),
    )

    seat: int
    dice: tuple[int, ...]
    place: str
    cause: str


class Promoted(Event, frozen=True, tag="promoted"):
    """A dead unit replaced a unit of the army, which is now dead (C10.3)."""

    about = About(
        clause="C10.3",
        weight="weighty",
        key=_by_power("promoted"),
        icon="promote",
        pause="deed",
        tray="result",
        moves=("replaced", "risen"),
    )

    seat: int
    place: str
    risen: int
    replaced: int
    cause: str


class Summoned(Event, frozen=True, tag="summoned"):
    """A dragon was sent to a terrain (M19)."""

    about = About(
        clause="M19", weight="weighty", sorts=("magic",), icon="dragon", recap=True, pause="deed", moves=("dragon",)
    )

    seat: int
    dragon: int
    source: str
    place: str


class DragonsAttack(Event, frozen=True, tag="dragons_attack"):
    """Dragons attack the army of the acting player (DG-F)."""

    about = About(clause="DG-F", weight="weighty", pause="deed", opens="dragons")

    seat: int
    place: str
    dragons: tuple[int, ...]


class DragonsFight(Event, frozen=True, tag="dragons_fight"):
    """Dragons of different colours fight, each with its target; `drawn` are those with a random target (DG-D, DG-N)."""

    about = About(clause="DG-D", weight="weighty", pause="deed", opens="fight")

    place: str
    pairs: tuple[tuple[int, int], ...]
    drawn: tuple[int, ...] = ()


class DragonRolled(Event, frozen=True, tag="dragon_rolled"):
    """A dragon's faces in the order rolled, the damage, and its target if that is a dragon (DA-C2 to DA-C7)."""

    about = About(
        clause="DA-A",
        sorts=("rolls",),
        icon="dragon",
        pause="roll",
        tray=lambda event: "result" if event.target >= 0 else "",
    )

    dragon: int
    icons: tuple[str, ...]
    damage: int
    target: int = -1


class DragonStruck(Event, frozen=True, tag="dragon_struck"):
    """The strike on a dragon, and the total needed to slay it (DA-B, DG-D1)."""

    about = About(
        clause=By("kind", {"melee": "DA-B", "missile": "DA-B", "let": "DA-B", "dragon": "DG-D1"}),
        weight=lambda event: "weighty" if event.slain else "event",
        icon="melee",
        tray="result",
    )

    dragon: int
    kind: str
    damage: int
    needed: int
    slain: bool


class DragonLeft(Event, frozen=True, tag="dragon_left"):
    """A dragon returned to its owner's dead unit area: slain, flown off, or killed by a spell (DA-C7, DG-J)."""

    about = About(
        clause=By("reason", {"slain": "DG-J", "wing": "DA-C7", "lightning": "M21"}),
        icon="wing",
        recap=True,
        pause="deed",
        tray=By("reason", {"slain": ""}, "result"),
        moves=("dragon",),
    )

    dragon: int
    place: str
    reason: str


class Breathed(Event, frozen=True, tag="breathed"):
    """A dragon breathes: the colour, and the army or dragon it hits (DA-D, DG-D2)."""

    about = About(clause=_of_breath, icon="breath", pause="deed", tray="result")

    dragon: int
    colour: str
    place: str
    target: int = -1


class PowerWorked(Event, frozen=True, tag="power_worked"):
    """A racial power took effect: on dice of its army, or for points up to `most` (C13.1, H46)."""

    about = About(
        clause="C13.1",
        icon="effects",
        tray="result",
        moves=lambda event: ("dice",) if event.power == "winters_fortitude" else (),
    )

    seat: int
    place: str
    power: str
    dice: tuple[int, ...] = ()
    points: int = 0
    most: int = 0


class PowerRolled(Event, frozen=True, tag="power_rolled"):
    """Units rolled alone for a power or an icon: their faces, and the units that succeeded (C13.1, C14.4)."""

    about = About(
        clause=By("power", {"replanting": "C13.1", "rise_from_the_ashes": "C14.4", "dispel_magic": "C14.4"}),
        sorts=("rolls",),
        icon="save",
        pause="roll",
        tray="result",
    )

    seat: int
    place: str
    power: str
    faces: tuple[Face, ...]
    kept: tuple[int, ...]


class PowerUsed(Event, frozen=True, tag="power_used"):
    """The power of a city, a temple or a race was used or declined (C11.4, C11.6, C13.1)."""

    about = About(
        clause=By("power", {"city": "C11.4", "temple": "C11.6", "mutate": "C13.1"}),
        key=lambda event: "power_used-race" if event.power in OF_POWERS else "",
        tray="closes",
    )

    seat: int
    place: str
    power: str
    used: bool
    victim: int = -1


EVENTS: tuple[type[Event], ...] = (Forced, *of_module(__name__))

"""The events of the classic game, complete enough to narrate, animate and replay it. Seats, dice and places are ids."""

from __future__ import annotations

from typing import Literal, get_args

from msgspec import Struct

from ddtable.engine.arithmetic import Face, Sum
from ddtable.engine.kernel import Forced
from ddtable.rules.dragon_dice.board import Effect
from ddtable.rules.dragon_dice.steps import Needs


class Assembled(Struct, frozen=True, tag="assembled"):
    """A seat has formed its armies and picked its terrains; they are still secret (SU2, SU4)."""

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
    """An army rolled: the purpose, the place, the faces, and the sums with every line (C6.1)."""

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
    """The first player picked the frontier that `proposer` proposed (SU5)."""

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
    """A terrain die was rolled; an eight is rolled again (SU7)."""

    seat: int
    place: str
    number: int


class TurnBegan(Struct, frozen=True, tag="turn_began"):
    """A turn began (C3)."""

    seat: int
    turn: int


class Declined(Struct, frozen=True, tag="declined"):
    """A player declined an optional step: a march, a maneuver, turning the die, striking back."""

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
    """An opponent decided whether to oppose (C4.1)."""

    seat: int
    place: str
    opposes: bool


class ManeuverEnded(Struct, frozen=True, tag="maneuver_ended"):
    """The maneuver succeeded or failed: the total of the acting army, and the highest opposing one (C4.2, C4.3, C4.5).

    A `paralysed` army that is opposed fails without a roll (DA-D2).
    """

    seat: int
    place: str
    success: bool
    total: int
    highest: int
    paralysed: bool = False


class TerrainTurned(Struct, frozen=True, tag="terrain_turned"):
    """A terrain die was turned by a maneuver, a pursuit, a rout of both, a flood, or the loss of its holder."""

    place: str
    old: int
    new: int
    cause: str


class NoAction(Struct, frozen=True, tag="no_action"):
    """An army takes no action: it declined, has no target, or is paralysed."""

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
    """An army took damage: hits minus saves, plus unsavable damage; `cause`: thrown back, dragons, or empty."""

    seat: int
    place: str
    hits: int
    saves: int
    damage: int
    smites: int = 0
    cause: str = ""


class SpellsSaved(Struct, frozen=True, tag="spells_saved"):
    """Spells saved for an army that makes no save roll: a charger, or one hit by Counter (C8.3, C8.5)."""

    seat: int
    place: str
    saves: int


class Killed(Struct, frozen=True, tag="killed"):
    """Units died; the rest of the damage is lost (C10.1).

    `to`: their new place, "dead", or "reserve" because of Open Grave, or "buried". `cause`: of deaths without damage.
    """

    seat: int
    place: str
    dice: tuple[int, ...]
    damage: int
    lost: int
    to: str = "dead"
    cause: str = ""


class Routed(Struct, frozen=True, tag="routed"):
    """An army routed: more dice with IDs than saves (C9.1)."""

    seat: int
    place: str
    ids: int
    saves: int


class Pursued(Struct, frozen=True, tag="pursued"):
    """The routed army is pursued, or not (C9.4)."""

    seat: int
    place: str
    against: int
    pursues: bool


class Captured(Struct, frozen=True, tag="captured"):
    """A terrain was captured (C11.1)."""

    seat: int
    place: str


class ControlLost(Struct, frozen=True, tag="control_lost"):
    """Control of a captured terrain was lost (C11.2)."""

    seat: int
    place: str


class Moved(Struct, frozen=True, tag="moved"):
    """Units moved between reserve and a terrain (C12.1, C12.2), or by a spell, an icon or a power: its `cause`."""

    seat: int
    dice: tuple[int, ...]
    source: str
    target: str
    cause: str = ""


class Eliminated(Struct, frozen=True, tag="eliminated"):
    """A seat has no units left in play (C2.3)."""

    seat: int


class Ended(Struct, frozen=True, tag="ended"):
    """The game is over (C2)."""

    winners: tuple[int, ...]
    reason: str


class RolledAgain(Struct, frozen=True, tag="rolled_again"):
    """Dice were rolled again because of an icon's rule or a spell; `cause` names the icon or the spell (C6.1 step 2).

    The reroll of a spell replaced the faces `old` with `new`.
    """

    seat: int
    dice: tuple[int, ...]
    cause: str
    old: Face | None = None
    new: Face | None = None


class SavedAlone(Struct, frozen=True, tag="saved_alone"):
    """Units rolled alone: their faces, and the units without a save or another needed result (C6.2).

    If one unit had to save `damage`, `saved` is the part that its roll saved.
    """

    seat: int
    place: str
    cause: str
    faces: tuple[Face, ...]
    lost: tuple[int, ...]
    needs: Needs = "save"
    damage: int = 0
    saved: int = 0


class IconActed(Struct, frozen=True, tag="icon_acted"):
    """A special icon took effect: its points, and its dice, or the army of `target`, or neither (C14.4)."""

    seat: int
    icon: str
    points: int
    dice: tuple[int, ...] = ()
    target: int = -1
    place: str = ""


class Buried(Struct, frozen=True, tag="buried"):
    """Units were buried by death magic, a spell, a breath or a temple; `by` is the seat that caused it."""

    by: int
    dice: tuple[int, ...]
    cause: str


class PointsColoured(Struct, frozen=True, tag="points_coloured"):
    """An army's magic got its colours: points as rolled and as doubled by the terrain, in the order of the colours.

    `action`: in a magic action, otherwise by a Cantrip in another roll (C14.3).
    """

    seat: int
    place: str
    rolled: tuple[int, ...]
    pool: tuple[int, ...]
    action: bool = True


class Announcement(Struct, frozen=True, tag="announcement"):
    """A spell was announced (M4); `left` are the remaining points of its colour."""

    seat: int
    spell: str
    target: str
    to: str
    left: int


class SpellWorked(Struct, frozen=True, tag="spell_worked"):
    """A spell takes effect (M4), cast this many times."""

    seat: int
    spell: str
    target: str
    to: str
    times: int


class SpellFailed(Struct, frozen=True, tag="spell_failed"):
    """A spell has no effect: its target is gone, or the spell was stopped; `reason` is the word (M4)."""

    seat: int
    spell: str
    target: str
    reason: str


class MagicLost(Struct, frozen=True, tag="magic_lost"):
    """Unspent points are lost (M3)."""

    seat: int
    points: int


class EffectBegan(Struct, frozen=True, tag="effect_began"):
    """An effect began (M15)."""

    effect: Effect


class EffectEnded(Struct, frozen=True, tag="effect_ended"):
    """An effect ended; the reason is start, end (of a turn), gone (its army), dead, or out (its caster)."""

    effect: Effect
    reason: str


class Returned(Struct, frozen=True, tag="returned"):
    """Dead units join an army (M20), also a city's recruit (C11.4)."""

    seat: int
    dice: tuple[int, ...]
    place: str
    cause: str


class Promoted(Struct, frozen=True, tag="promoted"):
    """A dead unit replaced a unit of the army, which is now dead (C10.3)."""

    seat: int
    place: str
    risen: int
    replaced: int
    cause: str


class Summoned(Struct, frozen=True, tag="summoned"):
    """A dragon was sent to a terrain (M19)."""

    seat: int
    dragon: int
    source: str
    place: str


class DragonsAttack(Struct, frozen=True, tag="dragons_attack"):
    """Dragons attack the army of the acting player (DG-F)."""

    seat: int
    place: str
    dragons: tuple[int, ...]


class DragonsFight(Struct, frozen=True, tag="dragons_fight"):
    """Dragons of different colours fight, each with its target; `drawn` are those with a random target (DG-D, DG-N)."""

    place: str
    pairs: tuple[tuple[int, int], ...]
    drawn: tuple[int, ...] = ()


class DragonRolled(Struct, frozen=True, tag="dragon_rolled"):
    """A dragon's faces in the order rolled, the damage, and its target if that is a dragon (DA-C2 to DA-C7)."""

    dragon: int
    icons: tuple[str, ...]
    damage: int
    target: int = -1


class DragonStruck(Struct, frozen=True, tag="dragon_struck"):
    """The strike on a dragon, and the total needed to slay it (DA-B, DG-D1)."""

    dragon: int
    kind: str
    damage: int
    needed: int
    slain: bool


class DragonLeft(Struct, frozen=True, tag="dragon_left"):
    """A dragon returned to its owner's dead unit area: slain, flown off, or killed by a spell (DA-C7, DG-J)."""

    dragon: int
    place: str
    reason: str


class Breathed(Struct, frozen=True, tag="breathed"):
    """A dragon breathes: the colour, and the army or dragon it hits (DA-D, DG-D2)."""

    dragon: int
    colour: str
    place: str
    target: int = -1


class PowerWorked(Struct, frozen=True, tag="power_worked"):
    """A racial power took effect: on dice of its army, or for points up to `most` (C13.1, H46)."""

    seat: int
    place: str
    power: str
    dice: tuple[int, ...] = ()
    points: int = 0
    most: int = 0


class PowerRolled(Struct, frozen=True, tag="power_rolled"):
    """Units rolled alone for a power or an icon: their faces, and the units that succeeded (C13.1, C14.4)."""

    seat: int
    place: str
    power: str
    faces: tuple[Face, ...]
    kept: tuple[int, ...]


class PowerUsed(Struct, frozen=True, tag="power_used"):
    """The power of a city, a temple or a race was used or declined (C11.4, C11.6, C13.1)."""

    seat: int
    place: str
    power: str
    used: bool
    victim: int = -1


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
    | SpellsSaved
    | Killed
    | Routed
    | Pursued
    | Captured
    | ControlLost
    | Moved
    | Eliminated
    | RolledAgain
    | SavedAlone
    | IconActed
    | Buried
    | PointsColoured
    | Announcement
    | SpellWorked
    | SpellFailed
    | MagicLost
    | EffectBegan
    | EffectEnded
    | Returned
    | Promoted
    | Summoned
    | DragonsAttack
    | DragonsFight
    | DragonRolled
    | DragonStruck
    | DragonLeft
    | Breathed
    | PowerUsed
    | PowerWorked
    | PowerRolled
    | Ended
)
EVENTS: tuple[type, ...] = get_args(Event)

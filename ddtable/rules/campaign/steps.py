"""The steps that only a campaign has. The file in brackets resolves the step."""

from __future__ import annotations

from typing import Literal

from msgspec import UNSET, UnsetType

from ddtable.engine.value import PlainValue
from ddtable.rules.dragon_dice.steps import ArmyRoll, Rolling

ReserveStage = Literal["begin", "reinforce", "advance", "fly", "retreat"]
Way = Literal["blaze", "expand"]


class PickTerrain(PlainValue, frozen=True, tag="pick_terrain"):
    """The next seat in the order of play picks its home from the common pool, at last the frontier (set_up.py)."""


class Powers(PlainValue, frozen=True, tag="powers"):
    """The acting player uses the powers of captured terrains in an order of their choice (expansion.py).

    `left`: the word of each power, "city", "temple" or "expansion", and its place.
    """

    left: tuple[tuple[str, str], ...]


class Expand(PlainValue, frozen=True, tag="expand"):
    """The acting player may expand from a captured terrain (expansion.py)."""

    place: str


class SplitArmy(PlainValue, frozen=True, tag="split_army"):
    """Some units blaze a trail from a captured terrain; -1 for a random die (expansion.py)."""

    place: str
    die: int = -1


class NewTerrain(PlainValue, frozen=True, tag="new_terrain"):
    """A terrain die that was added is rolled; then the units that blazed the trail arrive (expansion.py)."""

    place: str
    source: str
    way: Way
    dice: tuple[int, ...] = ()


class Trip(PlainValue, frozen=True):
    """Dice that went from one place to another in a reserves phase."""

    dice: tuple[int, ...]
    source: str
    target: str


class Reserves(PlainValue, frozen=True, tag="reserves"):
    """The reserves phase: reinforce, advance, fly, retreat (reserves.py).

    `armies`: the terrains where the player had an army when it began. `moved`: dice that have reinforced, advanced or
    flown in it; `forth`: those of them that have advanced or flown. `trips`: all moves so far, for the items that may
    go along.
    """

    stage: ReserveStage = "begin"
    armies: tuple[str, ...] = ()
    moved: tuple[int, ...] = ()
    forth: tuple[int, ...] = ()
    trips: tuple[Trip, ...] | UnsetType = UNSET


class Carrying(PlainValue, frozen=True, tag="carrying"):
    """Items may follow the units that have blazed a trail (carrying_along.py).

    `trips`: the march of these units, and of items so far; `moved`: these items.
    """

    trips: tuple[Trip, ...]
    moved: tuple[int, ...] = ()


class Deed(PlainValue, frozen=True):
    """Something that a dragon does after an action, or the breath of dragonkin; `colour` and `points` of a breath."""

    word: Literal["breath", "kin", "treasure", "wing"]
    die: int
    colour: str = ""
    points: int = 0


class DragonDeeds(PlainValue, frozen=True, tag="dragon_deeds"):
    """After an action dragons breathe on the other army, promote, or fly away (dragons_in_armies.py).

    `target`: the seat of the other army; `roll`: its save roll, or its only roll in a charge.
    """

    seat: int
    place: str
    target: int
    target_place: str
    left: tuple[Deed, ...]
    roll: ArmyRoll


class DropItem(PlainValue, frozen=True, tag="drop_item"):
    """An army has an item that it cannot carry any more (tending.py)."""

    seat: int
    place: str


class Bound(PlainValue, frozen=True, tag="bound"):
    """The deeds of champions that last for an action (logos.py).

    `dice`: dragons that do not roll for their army any more; `called`: seats whose champions have called a dragon.
    """

    dice: tuple[int, ...] = ()
    called: tuple[int, ...] = ()


class Wayfare(PlainValue, frozen=True, tag="wayfare"):
    """Items may leave their terrain in a maneuver, each with a unit (wayfaring.py).

    `rolling`: the rolls of all armies, before they are counted. `to`: the chosen place of the first item `left`.
    """

    rolling: Rolling
    left: tuple[int, ...]
    to: str = ""


class MinorMarch(PlainValue, frozen=True, tag="minor_march"):
    """A marching army may use its minor terrain, or bring one, instead of a maneuver (minors.py)."""

    place: str


class MinorRoll(PlainValue, frozen=True, tag="minor_roll"):
    """The minor terrain of an army is rolled; an ID is turned to one of its actions (minors.py).

    `cause`: "came", "again" or "washout".
    """

    seat: int
    place: str
    die: int
    cause: str
    rolled: bool = False


class Washout(PlainValue, frozen=True, tag="washout"):
    """A minor terrain is rolled against a Washout: with an ID or a disaster it stays (minors.py)."""

    seat: int
    place: str
    die: int


class WarEnd(PlainValue, frozen=True, tag="war_end"):
    """The war ends if the players agreed on an end after the last recruiting (order.py)."""


class Filed(PlainValue, frozen=True):
    """The recruiting sheet that a seat has filled in: the bucket of each die of its pool, in order."""

    seat: int
    placed: tuple[int, ...]


class Recruiting(PlainValue, frozen=True, tag="recruiting"):
    """All players recruit between two turns; the sheets are sealed until all have filled in theirs (recruiting.py)."""

    filed: tuple[Filed, ...] = ()

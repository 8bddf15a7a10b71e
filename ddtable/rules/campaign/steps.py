"""The steps that only a campaign has. The file in brackets resolves the step."""

from __future__ import annotations

from typing import Literal

from ddtable.engine.value import PlainValue

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


class Reserves(PlainValue, frozen=True, tag="reserves"):
    """The reserves phase: reinforce, advance, fly, retreat (reserves.py).

    `armies`: the terrains where the player had an army when it began. `moved`: dice that have reinforced, advanced or
    flown in it; `forth`: those of them that have advanced or flown.
    """

    stage: ReserveStage = "begin"
    armies: tuple[str, ...] = ()
    moved: tuple[int, ...] = ()
    forth: tuple[int, ...] = ()


class WarEnd(PlainValue, frozen=True, tag="war_end"):
    """The war ends if the players agreed on an end after the last recruiting (order.py)."""


class Filed(PlainValue, frozen=True):
    """The recruiting sheet that a seat has filled in: the bucket of each die of its pool, in order."""

    seat: int
    placed: tuple[int, ...]


class Recruiting(PlainValue, frozen=True, tag="recruiting"):
    """All players recruit between two turns; the sheets are sealed until all have filled in theirs (recruiting.py)."""

    filed: tuple[Filed, ...] = ()

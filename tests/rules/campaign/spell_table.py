"""A driver for the spells of the campaign: positions in short text, with pools, castings and spells under way."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from msgspec import UNSET
from msgspec.structs import asdict, replace

from ddtable.engine.position import Die, Position
from ddtable.rules.campaign.board import POOL, SUMMONING, CampaignBoard, campaign_options
from ddtable.rules.campaign.steps import Reserves
from ddtable.rules.campaign.system import Campaign
from ddtable.rules.dragon_dice import notation
from ddtable.rules.dragon_dice.board import NOBODY
from ddtable.rules.dragon_dice.notation import names
from ddtable.rules.dragon_dice.places import Place, first_graph
from ddtable.rules.dragon_dice.spells import COLOURS
from ddtable.rules.dragon_dice.steps import Announced, Cast, EndTurn, Join, March, Spell, Step
from tests.rules.dragon_dice.by_hand import TERRAINS, A, Table

WAR = Campaign()
_POOL = re.compile(r"^(?:([A-F]) )?(summoning|pool): (.+)$", re.MULTILINE)
LANDS = {"a": "flatland_city 4", "b": "flatland_tower 4", "c": "flatland_temple 4", "d": "flatland_city 4"}


class WarTable(Table):
    """A campaign in progress."""

    system = WAR


def position(
    units: str, agenda: tuple[Step, ...] = (), seats: int = 2, f: str = "flatland_temple 6", **lands: str
) -> Any:
    """Return a position in A's 5th turn, with these steps before the second march.

    Lines `A summoning: 2 earth_drake` and `pool: coastland_city` put dice into the pools.
    """
    text = TERRAINS[seats].format(**{**LANDS, **lands}, f=f) + _POOL.sub("", units)
    read = notation.read(f"options edition=campaign\n{text}turn 5 A march 2")
    dice = list(read.dice)
    for letter, word, kinds in _POOL.findall(units):
        owner, place = (names.LETTERS.index(letter), SUMMONING) if word == SUMMONING else (NOBODY, POOL)
        for item in kinds.split(", "):
            count, _, kind = item.rpartition(" ")
            dice += [Die(names.die_types().get(kind, kind), owner, place)] * int(count or 1)
    dice = [replace(die, owner=NOBODY) if die.place.startswith("table/") else die for die in dice]
    board = read.board
    fields = {name: value for name, value in asdict(board).items() if name not in ("options", "places")}
    homes = tuple(land.home for land in board.lands)
    places: tuple[Place, ...] = tuple(first_graph(homes).places.values())
    told = CampaignBoard(**fields, options=campaign_options({}), places=places, turns=(3, 2, *(0,) * (seats - 2)))
    later: tuple[Any, ...] = (EndTurn(), Reserves(), March(2))
    return Position(WAR.name, read.seats, tuple(dice), told, (*later, *agenda), read.chance)


def war(units: str, *agenda: Step, **lands: Any) -> WarTable:
    """Return a table with this position, at its next question."""
    return WarTable(position(units, agenda, **lands))


def pool_of(points: Mapping[str, int]) -> tuple[int, ...]:
    """Return a row of points by colour."""
    return tuple(points.get(colour, 0) for colour in COLOURS)


def casting(
    units: str,
    points: Mapping[str, int],
    own: Mapping[str, Mapping[str, int]] | None = None,
    at: str = "terrain/2",
    action: bool = True,
    **lands: Any,
) -> WarTable:
    """Return a table where A's army has these points to spend; `own`: those of single races."""
    races = tuple((race, pool_of(mine)) for race, mine in (own or {}).items()) or UNSET
    black = points.get("death", 0) if action and at != "reserve" else 0
    cast = Cast(A, at, action, (), stage="spell", pool=pool_of(points), black=black, own=races)
    return war(units, Join(), cast, **lands)


def working(
    units: str, spell: str, target: str, times: int = 1, to: str = "", at: str = "terrain/2", **on: Any
) -> WarTable:
    """Return a table where A's spell takes effect now."""
    return war(units, Join(), Spell(A, at, Announced(spell, target, to, times)), **on)


def army(seat: int, place: str = "terrain/2") -> str:
    """Return the target string of an army, by default at the frontier."""
    return f"army:{seat}:{place}"

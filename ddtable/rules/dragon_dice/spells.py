"""The spells as data: their costs, their targets and their effects (M8).

The lists are in `resources/spells`; an edition names its own. A later list of an edition changes fields of rows of an
earlier one, or adds rows. A list is checked when read; the error is one sentence that names the row.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterable, Iterator, Mapping
from typing import Any, Literal

import msgspec
from msgspec import Struct

from ddtable.dice.types import Element

COLOURS: tuple[Element, ...] = ("earth", "air", "fire", "water", "death")
"""The colours of magic, gold, blue, red, green and black: the order of every row of points."""

DEATH = COLOURS.index("death")
IVORY: Element = "ivory"
"""The colour of a spell whose points have more than one colour (`price`)."""

Target = Literal[
    "army",
    "opposing_army",
    "army_at_terrain",
    "rival_army",
    "terrain",
    "minor_terrain",
    "unit",
    "opposing_unit",
    "own_unit",
    "unit_to_hide",
    "unit_or_dragon",
    "dragon",
    "pool_dragon",
    "pool_dragonkin",
    "own_dead",
    "own_dead_of_colour",
    "dead_monster",
    "dead",
    "opposing_dead",
]
Does = Literal[
    "",
    "hail",
    "lightning",
    "resurrect",
    "bury",
    "path",
    "flood",
    "finger",
    "summon",
    "call_dragon",
    "call_dragonkin",
    "call_monster",
    "savage",
    "hide",
    "quake",
    "monsoon",
    "titan",
    "chain",
    "void",
    "wrath",
    "trade_land",
    "washout",
    "wings",
    "ragnarok",
    "gates",
    "to_the_death",
]
Gives = Literal[
    "",
    "roll_again",
    "double_melee",
    "open_grave",
    "soiled_ground",
    "lost_ties",
    "barred",
    "flying",
    "channel",
    "unattuned",
    "gates",
    "out_of_sight",
    "backlash",
]
Price = Literal["", "mix", "pair"]
Ends = Literal["start", "end", "turned"]


COSTS = (1, 6)
"""The lowest and highest cost of 1995: each colour has one spell of every cost; the highest one summons a dragon."""

ARMIES: tuple[Target, ...] = ("army", "opposing_army")
UNITS: tuple[Target, ...] = ("unit", "opposing_unit")
HARMFUL = ("hail", "lightning", "finger", "savage", "quake", "monsoon", "chain", "wrath", "to_the_death", "ragnarok")
# The possible targets of a spell, by its immediate effect, or by what it gives while in force.
AIMS: Mapping[str, tuple[Target, ...]] = {
    "hail": ARMIES,
    "lightning": (*UNITS, "unit_or_dragon"),
    "resurrect": ("own_dead", "own_dead_of_colour"),
    "bury": ("dead",),
    "path": ("own_unit",),
    "flood": ("terrain",),
    "finger": UNITS,
    "summon": ("dragon",),
    "call_dragon": ("pool_dragon",),
    "call_dragonkin": ("pool_dragonkin",),
    "call_monster": ("dead_monster",),
    "savage": ARMIES,
    "hide": ("unit_to_hide",),
    "quake": ("army_at_terrain",),
    "monsoon": ("army_at_terrain",),
    "titan": ("terrain",),
    "chain": UNITS,
    "void": ("terrain",),
    "wrath": ARMIES,
    "trade_land": ("terrain",),
    "washout": ("minor_terrain",),
    "wings": ("dead",),
    "ragnarok": ("opposing_dead",),
    "gates": ("terrain",),
    "to_the_death": ("rival_army",),
    "": (*ARMIES, "army_at_terrain", "terrain"),
    "double_melee": UNITS,
}
LASTING_TOO = ("hide", "gates")  # they act at once and are in force afterwards
_ID = re.compile(r"[a-z][a-z0-9_]*", re.ASCII)
GONE = "gone"


class SpellListError(ValueError):
    """An error in the list of spells; the text is one sentence that names the row and the error."""


class Change(Struct, frozen=True, forbid_unknown_fields=True):
    """A lasting change of a result: an addition or a penalty.

    `result` "any" is one penalty for every roll, "melee_or_missile" an addition to one of the two. `against`: it
    changes attacks on the target, not the target's own rolls. `only`: it changes a save only against such an attack.
    """

    result: Literal["melee", "missile", "save", "maneuver", "any", "melee_or_missile"]
    amount: int
    against: bool = False
    only: Literal["", "missile"] = ""


class SpellType(Struct, frozen=True, forbid_unknown_fields=True):
    """A spell. `does` names its immediate effect; without one the spell is in force until `ends` (M15).

    `repeats`: a second casting at the same target adds to the first. `confidence`: how well the sources support it.
    `price` "mix": points of any colours; "pair": half of them in each colour of the target's race. `race`: only points
    of this race pay; `helped`: points of others in its army may pay too. `once`: at most once in a casting; `alone`:
    the only spell of an action. `land`: the elements that a target terrain must have, one of them, or its kind;
    `becomes`: the kinds of land that take its place. `below_eight`: not at a terrain on its eighth face.
    """

    id: str
    name: str
    colour: Element
    cost: int
    target: Target
    confidence: Literal["high", "medium", "low"]
    source: str
    does: Does = ""
    changes: tuple[Change, ...] = ()
    gives: Gives = ""
    ends: Ends = "start"
    repeats: bool = True
    price: Price = ""
    race: str = ""
    helped: bool = False
    once: bool = False
    alone: bool = False
    land: str = ""
    becomes: tuple[str, ...] = ()
    below_eight: bool = False

    @property
    def harms(self) -> bool:
        """True for a spell that harms the army or unit at which it is aimed (M13, R96.8)."""
        return self.does in HARMFUL or any(change.amount < 0 for change in self.changes)


def read_spells(*texts: str, costs: tuple[int, int] = COSTS, one_per_cost: bool = True) -> dict[str, SpellType]:
    """Return the spells of an edition's lists by id, checked, in the order of colours and costs (M8, R96.6).

    `costs`: the lowest and highest cost. `one_per_cost`: each colour has one spell of every cost. A row `gone = true`
    takes a spell of an earlier list away. Raises SpellListError for an invalid list.
    """
    rows: dict[str, Any] = {}
    try:
        for text in texts:
            rows |= {key: _over(rows.get(key), row) for key, row in tomllib.loads(text).items()}
    except tomllib.TOMLDecodeError as error:
        raise SpellListError(f"The list of spells cannot be read: {error}.") from error
    found = [_spell(key, row) for key, row in rows.items() if not (isinstance(row, dict) and row.get(GONE) is True)]
    for spell in found:
        for defect in _defects(spell, *costs, one_per_cost):
            raise SpellListError(f"The spell {spell.id!r} {defect}.")
    if one_per_cost:
        _check_slots(found, *costs)
    order = (*COLOURS, IVORY)
    return {spell.id: spell for spell in sorted(found, key=lambda one: (order.index(one.colour), one.cost))}


def _over(old: Any, row: Any) -> Any:
    """Return a row with the fields of a later list over those of an earlier one."""
    return {**old, **row} if isinstance(old, dict) and isinstance(row, dict) else row


def _spell(key: str, row: Any) -> SpellType:
    if not _ID.fullmatch(key) or not isinstance(row, dict) or "id" in row:
        raise SpellListError(f"{key!r} is no row of a spell.")
    try:
        return msgspec.convert({"id": key, **row}, SpellType)
    except msgspec.ValidationError as error:
        raise SpellListError(f"The spell {key!r} is wrong: {error}.") from error


def _defects(spell: SpellType, lowest: int, highest: int, one_per_cost: bool) -> Iterator[str]:
    """Yield the errors of one row: its effects must fit together and fit its target."""
    if (spell.colour == IVORY) != bool(spell.price) or (spell.colour not in COLOURS and not spell.price):
        yield f"has no colour of magic: {spell.colour!r}"
    if not lowest <= spell.cost <= highest:
        yield f"costs {spell.cost}, not {lowest} to {highest}"
    if one_per_cost and (spell.cost == highest) != (spell.does == "summon"):
        yield f"costs {spell.cost}, and {highest} alone summons a dragon"
    if not spell.name or not spell.source:
        yield "has no name or no source"
    if spell.does not in LASTING_TOO and spell.does and (spell.changes or spell.gives):
        yield f"does {spell.does!r} at once and is in force as well"
    if not spell.does and not spell.changes and not spell.gives:
        yield "does nothing, changes nothing, gives nothing"
    allowed = AIMS.get(spell.does or spell.gives, AIMS[""])
    if spell.target not in allowed:
        yield f"is aimed at {spell.target!r}, not at {' or '.join(map(repr, allowed))}"
    if spell.changes and spell.target in UNITS:
        yield "changes the results of one unit, which none can"
    for change in spell.changes:
        yield from _change_defects(change)


def _change_defects(change: Change) -> Iterator[str]:
    """Yield the errors of one change: only penalties may apply to all rolls, only additions to one of two."""
    if not change.amount:
        yield f"changes {change.result!r} by nothing"
    if change.result == "any" and change.amount > 0:
        yield "adds to every roll, which only a penalty can touch"
    if change.result == "melee_or_missile" and change.amount < 0:
        yield "takes off melee or missile, where only an addition leaves the choice"
    if change.against and (change.result != "missile" or change.amount > 0):
        yield "changes attacks on its target by something else than a penalty on missiles"
    if change.only and (change.result != "save" or change.amount > 0):
        yield "changes a result against some attacks that is no penalty on saves"


def _check_slots(found: Iterable[SpellType], lowest: int, highest: int) -> None:
    """Raise SpellListError unless each colour has one spell of every cost (M8)."""
    slots: dict[tuple[str, int], str] = {}
    for spell in found:
        other = slots.setdefault((spell.colour, spell.cost), spell.id)
        if other != spell.id:
            raise SpellListError(f"The spells {other!r} and {spell.id!r} are both {spell.colour} at cost {spell.cost}.")
    for colour in COLOURS:
        for cost in range(lowest, highest + 1):
            if (colour, cost) not in slots:
                raise SpellListError(f"There is no {colour} spell at cost {cost}.")

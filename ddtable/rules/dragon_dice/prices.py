"""The price of a spell: which points pay for it, and what is left (M3, M9, M11).

Most spells cost points of their colour. Some cost points of any colours, or of the two colours of a race; some are paid
only with points of one race.
"""

from __future__ import annotations

from itertools import combinations

from msgspec import UnsetType
from msgspec.structs import replace

from ddtable.dice.catalogue import catalogue
from ddtable.engine.questions import Allocation, Option, Pick, Question, Source
from ddtable.rules.dragon_dice.board import ClassicView, dead_units, health
from ddtable.rules.dragon_dice.spells import COLOURS, DEATH, SpellType
from ddtable.rules.dragon_dice.steps import Cast

Row = tuple[int, ...]
NO_POINTS: Row = (0,) * len(COLOURS)
AMAZONS = "amazons"


# Races


def races_of_spells(view: ClassicView) -> tuple[str, ...]:
    """Return the races that have spells of their own in this edition."""
    return tuple(sorted({spell.race for spell in view.board.edition.spells.values() if spell.race}))


def race_of(view: ClassicView, die: int) -> str:
    """Return the race of a unit; "" for other dice of an army."""
    unit = catalogue().army_units.get(view.dice[die].type)
    return unit.species if unit is not None else ""


def usable(step: Cast, spell: SpellType) -> Row:
    """Return the points of each colour that may pay for a spell: those of its race, if it is a spell of one race.

    If others may help, the race must have made some of the points.
    """
    if not spell.race:
        return step.pool
    mine = {} if isinstance(step.own, UnsetType) else dict(step.own)
    if spell.race not in mine:
        return NO_POINTS
    return step.pool if spell.helped else mine[spell.race]


def left_for(step: Cast, spell: SpellType) -> int:
    """Return the points that are left for spells of this kind."""
    points = usable(step, spell)
    return sum(points) if spell.price else points[COLOURS.index(spell.colour)]


# Two colours


def pairs_for(view: ClassicView, step: Cast, spell: SpellType, target: str) -> list[Row]:
    """Return each way to pay half a spell's cost in each of two colours of its target's race.

    The Undead have black and any other colour, the Amazons any two colours but black.
    """
    colours = [COLOURS.index(one) for one in colours_of_race(view, target)]
    whole = range(len(COLOURS))
    if len(colours) >= 2:
        pairs = [(colours[0], colours[1])]
    elif colours:
        pairs = [(colours[0], other) for other in whole if other not in colours]
    else:
        pairs = list(combinations([one for one in whole if one != DEATH], 2))
    rows = [tuple(spell.cost // 2 if at in pair else 0 for at in whole) for pair in pairs]
    return [row for row in rows if _missing_of(view, step, spell, row) is not None]


def colours_of_race(view: ClassicView, target: str) -> tuple[str, ...]:
    """Return the colours of the race of a target unit."""
    unit = catalogue().army_units[view.dice[int(target.removeprefix("die:"))].type]
    return tuple(one for one in catalogue().elements_of(unit) if one in COLOURS)


def row_id(row: Row) -> str:
    """Return a row of points as the id of an option."""
    return "+".join(map(str, row))


def pair_of(row: Row) -> str:
    """Return the names of the colours in a row of points."""
    return "+".join(colour for colour, points in zip(COLOURS, row, strict=True) if points)


def read_row(option: str) -> Row:
    """Return the row of points in the id of an option."""
    return tuple(map(int, option.split("+")))


# Paying


def buryable(view: ClassicView) -> tuple[int, ...]:
    """Return the dead units that may be buried for death magic: any player's (M9)."""
    return tuple(die for seat in range(view.seats) for die in dead_units(view, seat))


def points_missing(view: ClassicView, step: Cast, spell: SpellType) -> int | None:
    """Return the points that burying must add for a spell: 0 if none, None if they cannot be paid (M3, M9)."""
    if spell.price == "pair":
        if isinstance(step.price, UnsetType):
            return 0 if sum(step.pool) + step.black >= spell.cost else None  # each target has its own price
        return _missing_of(view, step, spell, step.price)
    missing = spell.cost - left_for(step, spell)
    if missing <= 0:
        return 0
    black = (spell.price or spell.colour == COLOURS[DEATH]) and (not spell.race or spell.helped)
    return missing if black and _can_bury(view, step, missing) else None


def _missing_of(view: ClassicView, step: Cast, spell: SpellType, row: Row) -> int | None:
    """Return the black points that burying must add for a row of points; None if other points are missing."""
    short = [max(0, price - there) for price, there in zip(row, usable(step, spell), strict=True)]
    missing = short[DEATH]
    if sum(short) > missing or not _can_bury(view, step, missing):
        return None
    return missing


def _can_bury(view: ClassicView, step: Cast, missing: int) -> bool:
    """Return True if burying can add that many black points: no point is doubled twice (M9)."""
    return not missing or (missing <= step.black and missing <= health(view, buryable(view)))


def after_paying(step: Cast, spell: SpellType) -> Cast:
    """Return the casting without the points of a spell (M3).

    Points of races that have spells of their own are spent last, except on these spells.
    """
    if isinstance(step.price, UnsetType):
        row = tuple(spell.cost if colour == spell.colour else 0 for colour in COLOURS)
    else:
        row = step.price
    pool = _less(step.pool, row)
    if isinstance(step.own, UnsetType):
        return replace(step, pool=pool)
    limited = "" if spell.helped else spell.race
    own = [(race, _less(mine, row) if race == limited else mine) for race, mine in step.own]
    return replace(step, pool=pool, own=tuple((race, _within(mine, pool)) for race, mine in own))


def _less(points: Row, row: Row) -> Row:
    return tuple(there - taken for there, taken in zip(points, row, strict=True))


def _within(points: Row, most: Row) -> Row:
    return tuple(map(min, points, most))


def spent_on(view: ClassicView, step: Cast) -> int:
    """Return the points that the announced spells cost."""
    table = view.board.edition.spells
    return sum(table[one.spell].cost * one.times for one in step.announced)


def ask_price(view: ClassicView, step: Cast, spell: SpellType) -> Question:
    """Ask which points are spent on a spell that is paid in several colours (M3)."""
    values: dict[str, int | str] = {"spell": spell.id, "points": spell.cost}
    if spell.price == "pair":
        options = [
            Option(row_id(row), "spell-price", {"pair": pair_of(row), "points": spell.cost // 2})
            for row in pairs_for(view, step, spell, step.target)
        ]
        return Question(step.seat, "spell-pair", "M3", Pick(tuple(options)), values, step.place)
    most = usable(step, spell)
    shown = tuple(colour for colour, there in enumerate(most) if there)
    shape = Allocation((Source(-1, spell.cost, shown, "price"),), COLOURS, whole=False, most=most)
    return Question(step.seat, "spell-price", "M3", shape, values, step.place)

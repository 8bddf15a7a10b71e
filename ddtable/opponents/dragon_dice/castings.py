"""Castings of spells with their values in health: what they cost, and the best ones for some points."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from msgspec import Struct
from msgspec.structs import replace

from ddtable.opponents.dragon_dice.field import Field
from ddtable.rules.dragon_dice.board import ClassicPosition, ClassicView, Effect, dead_units
from ddtable.rules.dragon_dice.spell_work import effect_of
from ddtable.rules.dragon_dice.spells import COLOURS, SpellType
from ddtable.rules.dragon_dice.steps import Announced, Cast

MIXED = len(COLOURS)
"""The column of a spell that is paid in several colours, after those of the colours."""


class Casting(Struct, frozen=True):
    """A spell at a target, cast `times` times, with its cost and its value; `row`: the points of a pair of colours."""

    spell: SpellType
    target: str
    times: int
    value: float
    to: str = ""
    row: tuple[int, ...] = ()

    @property
    def cost(self) -> int:
        """The total cost in points."""
        return self.times * self.spell.cost

    @property
    def colour(self) -> int:
        """The index of the spell's colour in every row of points, `MIXED` for several colours."""
        return MIXED if self.spell.price else COLOURS.index(self.spell.colour)

    @property
    def thrift(self) -> float:
        """The value per point."""
        return self.value / self.cost


Weighing = Callable[[Field, Cast, SpellType, int], Iterator[Casting]]


def effects_of(view: ClassicView, seat: int, one: Announced) -> list[Effect]:
    """Return the effects of an announced spell, if it has lasting ones."""
    spell = view.board.edition.spells[one.spell]
    return [] if spell.does else [effect_of(view, seat, spell, one.target)] * one.times


def as_announced(view: ClassicPosition, step: Cast) -> Field:
    """Return the field with all announced spells already in effect."""
    effects = [effect for one in step.announced for effect in effects_of(view, step.seat, one)]
    board = replace(view.board, effects=(*view.board.effects, *effects))
    return Field(replace(view, board=board) if effects else view)


def spent(found: list[Casting], points: list[int]) -> list[Casting]:
    """Return the best castings for these points; `found` is sorted by value per point.

    A spell is cast several times if enough points are left.
    """
    left = list(points)
    taken: dict[tuple[str, str], Casting] = {}
    for one in found:
        key = (one.spell.id, one.target)
        before = taken.get(key)
        cost, value = (one.cost - before.cost, one.value - before.value) if before else (one.cost, one.value)
        if value > 0 and not _excluded(one, taken) and _pay(left, one, cost):
            taken[key] = one
    return list(taken.values())


def _excluded(one: Casting, taken: dict[tuple[str, str], Casting]) -> bool:
    """Return True if a spell cannot be cast beside those that are taken: once in an action, or alone in it."""
    if not taken:
        return False
    if one.spell.alone or any(other.spell.alone for other in taken.values()):
        return True
    return one.spell.once and any(spell == one.spell.id for spell, _ in taken)


def _pay(left: list[int], one: Casting, cost: int) -> bool:
    """Take the points of a casting from those that are left; False if they are not enough."""
    if one.spell.price != "":
        row = one.row or cheapest_row(left, cost)
        if not row or any(there < price for there, price in zip(left, row, strict=True)):
            return False
        left[:] = [there - price for there, price in zip(left, row, strict=True)]
        return True
    if cost > left[one.colour]:
        return False
    left[one.colour] -= cost
    return True


def cheapest_row(points: Sequence[int], cost: int) -> tuple[int, ...]:
    """Return points of several colours for a cost, most of the colours with the most points; empty if not enough."""
    row = [0] * len(points)
    if sum(points) < cost:
        return ()
    for colour in sorted(range(len(points)), key=lambda at: -points[at]):
        row[colour] = min(points[colour], cost - sum(row))
    return tuple(row)


class Worth:
    """The value of the best castings for any points; each number of points of a colour is worked out once."""

    def __init__(self, found: list[Casting]) -> None:
        self._found: list[list[Casting]] = [[] for _ in range(MIXED + 1)]
        for one in by_thrift(found):
            self._found[one.colour].append(one)
        self._worth: dict[tuple[int, int], float] = {}

    def of(self, points: list[int]) -> float:
        """Return the total value of the best castings for these points of each colour."""
        single = sum([self._of(colour, there) for colour, there in enumerate(points) if there])
        mixed = spent(self._found[MIXED], points) if self._found[MIXED] else ()
        return max(single, sum(one.value for one in mixed))

    def _of(self, colour: int, points: int) -> float:
        key = (colour, points)
        if key not in self._worth:
            row = [0] * len(COLOURS)
            row[colour] = points
            self._worth[key] = sum([one.value for one in spent(self._found[colour], row)])
        return self._worth[key]


def by_thrift(found: list[Casting]) -> list[Casting]:
    """Return castings sorted by value per point."""
    return sorted(found, key=lambda one: -one.thrift)


def times_of(step: Cast, spell: SpellType, target: str) -> int:
    """Return how often a spell has been announced at a target."""
    return sum(one.times for one in step.announced if (one.spell, one.target) == (spell.id, target))


def others_dead(view: ClassicView, seat: int) -> tuple[int, ...]:
    """Return the dead units of the other players."""
    return tuple(die for other in range(view.seats) if other != seat for die in dead_units(view, other))

"""Recipes for imagined rolls: workings that only add are joined, so that each face is one number for each result.

What depends on the whole roll (penalties, halves, limits) stays a working, on the numbers of all dice.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from operator import add
from typing import Any, NamedTuple, TypeAlias, TypeVar

from ddtable.engine import arithmetic
from ddtable.engine.arithmetic import (
    Add,
    Carry,
    Count,
    Double,
    Face,
    Given,
    GivenLater,
    Halve,
    Limited,
    Overflow,
    Recipe,
    Repeat,
    Reroll,
    Share,
    Special,
    Subtract,
    Working,
)

Sides: TypeAlias = tuple[Face, ...]
"""The faces that a die can show, each equally likely."""
Totals: TypeAlias = tuple[int, ...]
"""The totals of the results that are asked for, in their order."""
Die: TypeAlias = Mapping[Totals, float]
"""The chance of each combination of numbers of a die."""
Weights: TypeAlias = tuple[tuple[int, ...], ...]
"""The part of each face of each group in a number."""

KindT = TypeVar("KindT", bound=Hashable)
"""A word for dice with the same faces: their type, or the faces themselves."""
ShareT = TypeVar("ShareT", int, float)
"""A number of ways, or a chance."""


class Group(NamedTuple):
    """Equal dice to which a recipe does the same: the icon and value of each face, how many dice, one of them."""

    faces: Sequence[tuple[str, int]]
    size: int
    die: int


class Number(NamedTuple):
    """A number that is read from the faces: what each face of each group adds; `once`: a die adds at most 1."""

    weights: Weights
    once: bool = False


class Plan(NamedTuple):
    """A recipe for joined numbers: number k is the icon `#k` of the workings."""

    workings: Recipe
    numbers: tuple[Number, ...]


def groups_of(whole: Recipe, dice: Sequence[Sides]) -> list[Group]:
    """Return some dice in groups, as `grouped`."""
    faces = (tuple((face.icon, face.count) for face in sides) for sides in dice)
    return grouped(whole, zip((sides[0].die for sides in dice), faces, strict=True), lambda same: same)


def grouped(
    whole: Recipe, dice: Iterable[tuple[int, KindT]], faces_of: Callable[[KindT], Sequence[tuple[str, int]]]
) -> list[Group]:
    """Return dice with their kinds in groups: of the same kind, and in the same lists of dice that the recipe names."""
    named = {among for working in whole if (among := getattr(working, "among", None))}
    found: dict[Any, list[int]] = {}
    for die, kind in dice:
        key = (kind, *[die in among for among in named]) if named else (kind,)
        found.setdefault(key, []).append(die)
    return [Group(faces_of(kind), len(members), members[0]) for (kind, *_), members in found.items()]


class _Linear(NamedTuple):
    """The parts of faces in a result, and a constant."""

    weights: Weights
    constant: int = 0

    def plus(self, other: _Linear) -> _Linear:
        rows = zip(self.weights, other.weights, strict=True)
        added = tuple([tuple(map(add, one, two)) for one, two in rows])
        return _Linear(added, self.constant + other.constant)

    def within(self, other: _Linear) -> bool:
        """Return True if no face adds more here than there."""
        rows = zip(self.weights, other.weights, strict=True)
        return all(one <= two for row, wider in rows for one, two in zip(row, wider, strict=True))


class _Joining:
    """A plan in the making: workings that add wait in `waiting` until one does more than that to their result."""

    def __init__(self, groups: Sequence[Group], ids: str) -> None:
        self._groups, self._ids = groups, ids
        self._shown = {icon for group in groups for icon, _ in group.faces}
        self._none = _Linear(tuple((0,) * len(group.faces) for group in groups))
        self._waiting: dict[str, _Linear] = {}
        self._begun: set[str] = set()  # results that have workings in the plan
        self.workings: list[Working] = []
        self.numbers: list[Number] = []

    def take(self, working: Working) -> None:
        """Join a working with others, or put it into the plan."""
        result = working.result
        if isinstance(working, Count):
            self._wait(result, self._icons((working.icon,), working.among, working.times))
        elif isinstance(working, Special):
            for icon, times, _ in working.icons:
                self._wait(result, self._icons((icon,), None, times))
        elif isinstance(working, Given):
            if result == self._ids:
                self._wait(result, self._icons(("id",), None))
        elif isinstance(working, Add):
            self._wait(result, self._none._replace(constant=working.amount))
        elif isinstance(working, Repeat):
            self._wait(result, self._icons(self._with_ids(working.icons, working.source, working.given), working.among))
        elif isinstance(working, Carry):
            self._carry(working)
        elif isinstance(working, Double):
            self._double(working)
        elif not isinstance(working, GivenLater | Share | Reroll) and not _is_idle(working):
            self._keep(working)

    def finish(self, results: Sequence[str]) -> Plan:
        """Put what waits for these results into the plan."""
        for result in results:
            self._flush(result)
        return Plan(tuple(self.workings), tuple(self.numbers))

    def _icons(self, icons: Sequence[str], among: Sequence[int] | None, times: int = 1) -> _Linear:
        wanted = self._shown.intersection(icons)
        if not wanted:
            return self._none
        rows = [
            tuple([times * count if icon in wanted else 0 for icon, count in group.faces])
            if among is None or group.die in among
            else (0,) * len(group.faces)
            for group in self._groups
        ]
        return _Linear(tuple(rows))

    def _with_ids(self, icons: tuple[str, ...], result: str, given: bool) -> tuple[str, ...]:
        """Return the icons of a working that also reads what the owner gives to a result."""
        return (*icons, "id") if given and result == self._ids and "id" not in icons else icons

    def _wait(self, result: str, more: _Linear) -> None:
        if more is not self._none:
            so_far = self._waiting.get(result)
            self._waiting[result] = more if so_far is None else so_far.plus(more)

    def _number(self, weights: Weights, once: bool = False) -> str:
        """Return the icon of a number of the plan; equal numbers are one."""
        number = Number(weights, once)
        if number not in self.numbers:
            self.numbers.append(number)
        return f"#{self.numbers.index(number)}"

    def _flush(self, result: str) -> None:
        linear = self._waiting.pop(result, self._none)
        if any(map(any, linear.weights)):
            self.workings.append(Count(result, self._number(linear.weights), ""))
        if linear.constant:
            self.workings.append(Add(result, linear.constant, "", ""))
        self._begun.add(result)

    def _carry(self, working: Carry) -> None:
        if working.source not in self._begun:
            self._wait(working.result, self._waiting.get(working.source, self._none))
            return
        self._flush(working.source)
        self._flush(working.result)
        self.workings.append(working)

    def _double(self, working: Double) -> None:
        if working.only_with and self._shown.isdisjoint(working.only_with):
            return
        result = working.result
        so_far = self._waiting.get(result, self._none)
        counted = self._with_ids(working.icons, result, working.given)
        part = so_far if working.among is None else self._icons(counted, working.among)
        simple = result not in self._begun and not working.only_with
        if simple and (working.among is None or part.within(so_far)):
            self._wait(result, part)
            return
        self._flush(result)
        icons = () if working.among is None else (self._number(part.weights),)
        with_ = (self._number(self._icons(working.only_with, None).weights),) if working.only_with else ()
        self.workings.append(Double(result, icons, "", working.among, only_with=with_))

    def _keep(self, working: Subtract | Overflow | Halve | Limited) -> None:
        self._flush(working.result)
        if isinstance(working, Overflow):
            icons = self._with_ids(working.icons, working.source, working.shared)
            icon = self._number(self._icons(icons, None).weights)
            working = Overflow(working.result, working.source, (icon,), working.amount, "", "")
        elif isinstance(working, Limited):
            shown = self._icons(working.icons, working.among)
            ones = tuple(tuple(int(number > 0) for number in row) for row in shown.weights)
            working = Limited(working.result, (self._number(ones, once=True),), (), working.most, "", "", working.each)
        self.workings.append(working)


def _is_idle(working: Working) -> bool:
    """Return True if a working never changes anything: no penalties are left over."""
    return isinstance(working, Overflow) and not working.amount


def planned(whole: Recipe, groups: Sequence[Group], results: Sequence[str], ids: str) -> Plan:
    """Return the plan of a recipe for some results; IDs of a roll of several results go to `ids`."""
    needed = set(results)
    for working in reversed(whole):
        if isinstance(working, Carry) and working.result in needed:
            needed.add(working.source)
    joining = _Joining(groups, ids)
    for working in whole:
        if working.result in needed:
            joining.take(working)
    return joining.finish(results)


class _Imagined:
    """The numbers of one possible roll, as `Shown` for the workings of a plan."""

    def __init__(self, numbers: Sequence[int]) -> None:
        self.icons: Mapping[str, int] = {f"#{at}": number for at, number in enumerate(numbers) if number}

    def of_dice(self, icons: Sequence[str], _among: Sequence[int]) -> int:
        """Return a number of the plan."""
        return sum(self.icons.get(icon, 0) for icon in icons)

    def limited(self, working: Limited) -> int:
        """Return how many dice add one."""
        return min(working.most, self.of_dice(working.icons, ()))

    def icon_of(self, _die: int, _among: Sequence[str]) -> str:
        """Return "": nothing is given here."""
        return ""


def worked_out(plan: Plan, results: Sequence[str], spread: Iterable[tuple[Totals, ShareT]]) -> dict[Totals, ShareT]:
    """Work out the totals of each combination of numbers; add the shares of equal ones."""
    straight = _straight(plan, results)
    if straight == [(0, 0)] and len(plan.numbers) == 1:
        return dict(spread)
    found: dict[Totals, Any] = {}
    for numbers, share in spread:
        if straight is not None:
            totals = tuple((numbers[at] if at >= 0 else 0) + constant for at, constant in straight)
        else:
            worked = arithmetic.totals(plan.workings, _Imagined(numbers))
            totals = tuple(worked.get(result, 0) for result in results)
        found[totals] = found.get(totals, 0) + share
    return found


def _straight(plan: Plan, results: Sequence[str]) -> list[tuple[int, int]] | None:
    """Return for each result its number, -1 for none, and a constant; None if a plan does more than add."""
    if not all(isinstance(working, Count | Add) for working in plan.workings):
        return None
    numbers = {working.result: int(working.icon[1:]) for working in plan.workings if isinstance(working, Count)}
    constants = {working.result: working.amount for working in plan.workings if isinstance(working, Add)}
    return [(numbers.get(result, -1), constants.get(result, 0)) for result in results]

"""Rolls of several results, exactly: the totals that the dice give, and the points of IDs that their owner shares out.

The owner gives the points of IDs to the results when all dice have fallen (C8.3, DA-E). So a chance is that of totals
without IDs and of the points to share. This works for recipes that only add: each point then adds the same number.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import prod
from typing import NamedTuple, cast

import numpy as np

from ddtable.engine.arithmetic import Add, Count, Recipe, Subtract
from ddtable.odds.arrays import Spread, together, together_below
from ddtable.odds.convolving import die_of
from ddtable.odds.of_recipe import again_icons, sides_of
from ddtable.odds.plans import Die, Group, Sides, Totals, Weights, groups_of, planned
from ddtable.odds.rout_risk import saves_less_ids
from ddtable.rules.dragon_dice.board import ClassicView, armies_of, distance
from ddtable.rules.dragon_dice.effects import changes_on, paralysed
from ddtable.rules.dragon_dice.places import is_joint
from ddtable.rules.dragon_dice.roll_kinds import COUNTED, Kind, is_combined
from ddtable.rules.dragon_dice.rolls import as_saves, penalties_on, recipe

ROUTING = ("charge", "charge_defence")  # an army that dragons attack never routs


class _Army(NamedTuple):
    """The dice of an army in groups; `weights`: what each face of each group adds to each number."""

    groups: Sequence[Group]
    weights: Sequence[Weights]
    again: frozenset[str]

    def dice(self, *more: Weights) -> list[tuple[Die, int]]:
        """Return each group as the chances of its combinations of numbers, with more numbers last."""
        found: list[tuple[Die, int]] = []
        for at, group in enumerate(self.groups):
            faces = list(zip(*(number[at] for number in (*self.weights, *more)), strict=True))
            rolls_on = tuple(icon in self.again for icon, _ in group.faces)
            found.append((die_of(faces, rolls_on, (False,) * (len(self.weights) + len(more))), group.size))
        return found


class _Routing(NamedTuple):
    """The saves of each face less 1 for an ID: an army with less than `below` of them routs if it survives."""

    behind: Weights
    below: int


class Shared(NamedTuple):
    """A roll of several results: what each face adds to each number, the points to share last.

    `constants` are added to the numbers. `times`: what a point that is given to a result adds to it. `routing` is None
    if the army cannot rout (C9.1, C9.5). `most`: by number from which total on it makes no difference.
    """

    armies: tuple[_Army, ...]
    constants: Totals
    times: dict[str, int]
    routing: _Routing | None = None
    most: Mapping[int, int] = {}

    def chances(self) -> Spread:
        """Return the chance of each combination of numbers. Raises TooMany."""
        dice = [die for army in self.armies for die in army.dice()]
        return together(dice, len(self.constants), self._limits()).plus(self.constants)

    def _limits(self) -> Mapping[int, int]:
        """Return `most` without the constants."""
        return {at: limit - self.constants[at] for at, limit in self.most.items()}

    def routs(self) -> float:
        """Return the chance that the army routs if it survives."""
        if self.routing is None:
            return 0.0
        behind, below = self.routing
        army = self.armies[0]._replace(weights=(tuple((0,) * len(row) for row in behind),))
        return float(together_below(army.dice(behind), 2, below, 0).chances.sum())

    def routing_in(self, found: Spread, most: int) -> Spread:
        """Return the chances of the rolls with which the army routs if it survives. Raises TooMany.

        `found`: those of all rolls. Rolls with a first number above `most` may be left out.
        """
        army, (behind, below) = self.armies[0], cast(_Routing, self.routing)
        parts = _parts_of(behind, army.weights[0], army.weights[-1])
        if parts is None:
            most -= self.constants[0]
            return together_below(army.dice(behind), len(self.constants) + 1, below, most, self._limits()).plus(
                self.constants
            )
        rooms = found.chances.shape
        first = parts[0] * (found.start[0] - self.constants[0] + np.arange(rooms[0]))
        last = parts[1] * (found.start[-1] + np.arange(rooms[-1]))
        routs = first.reshape(-1, *[1] * (len(rooms) - 1)) + last < below
        return found._replace(chances=found.chances * routs)


def why_not_shared(
    view: ClassicView, seat: int, place: str, kind: Kind, dice: tuple[int, ...], changed: Sequence[Subtract | Add] = ()
) -> str:
    """Return what makes exact chances of a roll impossible: "joint", "spell", an icon, or "uneven"; "" for nothing."""
    if is_joint(place):
        return _why_not_joint(view, seat, place, kind, dice, changed)
    whole = recipe(view, seat, kind, place, dice, changed)
    groups = groups_of(whole, sides_of(view, dice))
    if not paralysed(view, seat, place):
        if penalties_on(view, seat, place, "any") or any(
            change.result == "melee_or_missile" for _, change in changes_on(view, seat, place)
        ):
            return "spell"
        splitting = view.board.edition.icons.splitting
        if found := next((icon for group in groups for icon, _ in group.faces if icon in splitting), ""):
            return found
    results = (tuple(result for result, _ in COUNTED[kind]), ("thrown_back", "smite"))
    return "" if _parts(whole, groups, results, _shares(view, seat, place, kind)) else "uneven"


def _why_not_joint(
    view: ClassicView, seat: int, place: str, kind: Kind, dice: tuple[int, ...], changed: Sequence[Subtract | Add]
) -> str:
    """Return the same for armies that roll together; "uneven" if a point adds more in one than in another (Q146)."""
    results, times = (tuple(result for result, _ in COUNTED[kind]),), set()
    armies = _armies(view, seat, place, dice)
    if changed and len(armies) > 1:
        return "joint"
    for at, mine in armies:
        if found := why_not_shared(view, seat, at, kind, mine, changed):
            return found
        times.add(tuple(shared_roll(view, seat, at, kind, mine, results).times.items()))
    return "uneven" if len(times) > 1 else ""


def _armies(view: ClassicView, seat: int, place: str, dice: tuple[int, ...]) -> list[tuple[str, tuple[int, ...]]]:
    """Return the dice of each army that rolls at a joint place."""
    found = [(at, tuple(die for die in dice if die in units)) for at, units in armies_of(view, seat, place)]
    return [army for army in found if army[1]]


def shared_roll(
    view: ClassicView,
    seat: int,
    place: str,
    kind: Kind,
    dice: tuple[int, ...],
    numbers: Sequence[Sequence[str]],
    changed: Sequence[Subtract | Add] = (),
    known: Mapping[int, Sides] | None = None,
) -> Shared:
    """Return a roll of several results, or of a charger; each number is the sum of some results.

    Only for rolls without `why_not_shared`. `changed`: by icons. `known`: the only faces that some dice can show.
    Armies that roll together never rout; only one army alone has changes (Q146).
    """
    if is_joint(place):
        armies = _armies(view, seat, place, dice)
        each = [shared_roll(view, seat, at, kind, mine, numbers, changed, known) for at, mine in armies]
        sums = tuple(map(sum, zip((0,) * (len(numbers) + 1), *(one.constants for one in each), strict=True)))
        return Shared(tuple(army for one in each for army in one.armies), sums, each[0].times if each else {})
    saving = () if kind == "charge" else as_saves(view, place, dice)
    whole = recipe(view, seat, kind, place, dice, changed)
    groups = groups_of((*whole, Count("shown", "maneuver", "", saving)), sides_of(view, dice, known))
    weights, constants, times = _parts(whole, groups, numbers, _shares(view, seat, place, kind)) or ([], [], {})
    routing = None
    if kind in ROUTING and view.board.edition.rout and distance(view, place) != 1:
        behind = _saves_of_charger(groups) if kind == "charge" else saves_less_ids(view, groups, saving, kind)
        routing = _Routing(behind, -sum(one.amount for one in changed if isinstance(one, Add)))
    return Shared((_Army(groups, weights, again_icons(whole)),), (*constants, 0), times, routing)


def room(
    view: ClassicView, seat: int, place: str, kind: Kind, dice: tuple[int, ...], numbers: Sequence[Sequence[str]]
) -> int:
    """Return how many combinations of numbers a roll has at most; its time grows with it."""
    whole = recipe(view, seat, kind, place, dice)
    groups = groups_of(whole, sides_of(view, dice))
    weights, _, _ = _parts(whole, groups, numbers, _shares(view, seat, place, kind)) or ([], [], {})
    return prod(1 + sum(max(row) * group.size for row, group in zip(number, groups, strict=True)) for number in weights)


def _shares(view: ClassicView, seat: int, place: str, kind: Kind) -> tuple[str, ...]:
    """Return the results to which the owner may give IDs; none if the army rolls only saves (DA-D2)."""
    if not is_combined(kind) or paralysed(view, seat, place):
        return ()
    return tuple(result for result, _ in COUNTED[kind])


def _parts(
    whole: Recipe, groups: Sequence[Group], numbers: Sequence[Sequence[str]], shares: Sequence[str]
) -> tuple[list[Weights], list[int], dict[str, int]] | None:
    """Return the weights and constants of some numbers, with the points to share last, and what a point adds.

    None if a recipe does more than add, or if a point adds more to the results of some dice than of others.
    """
    results = tuple(dict.fromkeys(result for number in numbers for result in number))
    plain = _linear(whole, groups, (*results, *shares), "")
    if plain is None:
        return None
    points = tuple(tuple(count if icon == "id" else 0 for icon, count in group.faces) for group in groups)
    times = {}
    for result in shares:
        given = _linear(whole, groups, (*results, *shares), result)
        if given is None:
            return None
        adds = {name: _times(plain[name][0], given[name][0], points) for name in given}
        if adds[result] is None or any(adds[name] != 0 for name in adds if name != result):
            return None
        times[result] = adds[result] or 0
    weights = [_sum([plain[result][0] for result in number]) for number in numbers]
    shown = points if shares else tuple((0,) * len(row) for row in points)
    return [*weights, shown], [sum(plain[result][1] for result in number) for number in numbers], times


def _linear(
    whole: Recipe, groups: Sequence[Group], results: Sequence[str], ids: str
) -> dict[str, tuple[Weights, int]] | None:
    """Return the weights of the faces in each result, and a constant; None if a recipe does more than add."""
    plan = planned(whole, groups, results, ids)
    if not all(isinstance(working, Count | Add) for working in plan.workings):
        return None
    none: Weights = tuple((0,) * len(group.faces) for group in groups)
    found = dict.fromkeys(results, (none, 0))
    for working in plan.workings:
        weights, constant = found[working.result]
        if isinstance(working, Count):
            weights = plan.numbers[int(working.icon[1:])].weights
        elif isinstance(working, Add):
            constant += working.amount
        found[working.result] = weights, constant
    return found


def _times(plain: Weights, given: Weights, points: Weights) -> int | None:
    """Return what a point adds to a result; None if it is not the same for all faces."""
    found = set()
    for row in zip(plain, given, points, strict=True):
        for before, after, shown in zip(*row, strict=True):
            if shown:
                found.add((after - before) / shown)
            elif after != before:
                return None
    if len(found) > 1:
        return None
    return int(found.pop()) if found else 0


def _sum(parts: Sequence[Weights]) -> Weights:
    return tuple(tuple(map(sum, zip(*rows, strict=True))) for rows in zip(*parts, strict=True))


def _saves_of_charger(groups: Sequence[Group]) -> Weights:
    """Return for each face its save icons, less 1 if it shows an ID: a charger has made no save roll (C9.5)."""
    return tuple(tuple(count * (icon == "save") - (icon == "id") for icon, count in group.faces) for group in groups)


def _parts_of(behind: Weights, saves: Weights, points: Weights) -> tuple[float, float] | None:
    """Return two factors with which saves and points add up to `behind` on each face; None if there are none."""
    faces = [face for rows in zip(behind, saves, points, strict=True) for face in zip(*rows, strict=True)]
    of_saves = next((total / save for total, save, point in faces if save and not point), 0.0)
    of_points = next((total / point for total, save, point in faces if point and not save), 0.0)
    fits = all(total == of_saves * save + of_points * point for total, save, point in faces)
    return (of_saves, of_points) if fits else None

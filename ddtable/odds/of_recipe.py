"""Exact chances of a roll: its recipe applied to every roll that the dice can make.

`rolls.recipe` gives the arithmetic of an army's roll before it is rolled. `plans.py` joins what only adds; then
`convolving.py` adds the dice up, and the code of a real roll works out the rest on their totals.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from msgspec.structs import replace

from ddtable.dice.catalogue import catalogue, of_the_dice
from ddtable.engine.arithmetic import Add, Face, Recipe, Reroll, Subtract, Sum, joined, total_of
from ddtable.odds.convolving import all_rolls, convolve, convolved, followed
from ddtable.odds.plans import Group, Plan, Sides, Totals, grouped, groups_of, planned, worked_out
from ddtable.rules.dragon_dice.board import ClassicView, armies_of
from ddtable.rules.dragon_dice.effects import flying
from ddtable.rules.dragon_dice.held import counted_as
from ddtable.rules.dragon_dice.places import is_joint
from ddtable.rules.dragon_dice.roll_kinds import Kind
from ddtable.rules.dragon_dice.rolls import as_flying, bones, face_of, recipe

BONY = "bony"  # a result for the dice that may add magic of bones


def of_army(
    view: ClassicView,
    seat: int,
    kind: Kind,
    place: str,
    dice: tuple[int, ...],
    results: Sequence[str],
    changed: Sequence[Subtract | Add] = (),
    known: Mapping[int, Sides] | None = None,
) -> dict[Totals, float]:
    """Return the chance of each combination of totals of an army's roll at a place, with all that affects it there.

    At a joint place these are several armies, each by itself; their totals are added, then changed together (Q146).
    `known`: the only faces that some dice can show.
    """
    if is_joint(place):
        return _of_armies(view, seat, kind, place, dice, results, changed, known)
    return _at_place(view, seat, place, recipe(view, seat, kind, place, dice, changed), dice, results, known)


def _at_place(
    view: ClassicView,
    seat: int,
    place: str,
    whole: Recipe,
    dice: tuple[int, ...],
    results: Sequence[str],
    known: Mapping[int, Sides] | None = None,
) -> dict[Totals, float]:
    """Return the chance of each combination of totals of an army's dice."""
    if view.board.edition.armies_hold or known:
        return _chances(whole, groups_of(whole, sides_of(view, dice, known)), results, "")
    faces = _flying_faces if flying(view, seat, place) else _faces
    return _chances(whole, grouped(whole, [(die, view.dice[die].type) for die in dice], faces), results, "")


def _of_armies(
    view: ClassicView,
    seat: int,
    kind: Kind,
    place: str,
    dice: tuple[int, ...],
    results: Sequence[str],
    changed: Sequence[Subtract | Add],
    known: Mapping[int, Sides] | None,
) -> dict[Totals, float]:
    """Return the chance of each combination of totals of armies that roll together (Q146).

    The dice that may add magic of bones are counted as a result of their own, because they are limited once for all.
    """
    found: dict[Totals, float] = {(0,) * (len(results) + 1): 1.0}
    for at, units in armies_of(view, seat, place):
        mine = tuple(die for die in dice if die in units)
        whole = recipe(view, seat, kind, at, mine)
        bony = bones(view, seat, at, mine) if kind == "magic" else []
        whole = (
            *(one for one in whole if one not in bony),
            *(replace(one, result=BONY, most=len(mine)) for one in bony),
        )
        found = convolve(found, _at_place(view, seat, at, whole, mine, (*results, BONY), known))
    most = max((one.most for one in bones(view, seat, place, dice)), default=0)
    changes: dict[Totals, float] = {}
    for (*totals, bony_dice), share in found.items():
        parts = [Sum(result, (), total) for result, total in zip(results, totals, strict=True)]
        more = (Add("magic", min(bony_dice, most), "", ""), *changed)
        sums = joined((parts,), tuple(one for one in more if one.amount and one.result in results), ())
        key = tuple(total_of(sums, result) for result in results)
        changes[key] = changes.get(key, 0.0) + share
    return changes


def sides_of(view: ClassicView, dice: Sequence[int], known: Mapping[int, Sides] | None = None) -> tuple[Sides, ...]:
    """Return the faces that each of some dice can show (C0.2, C0.3); `known`: the only ones of some of them."""
    only = known or {}
    return tuple(only.get(die) or tuple(Face(die, *face) for face in _faces_in(view, die)) for die in dice)


def _faces_in(view: ClassicView, number: int) -> tuple[tuple[str, int], ...]:
    die = view.dice[number]
    faces = _flying_faces(die.type) if flying(view, die.owner, die.place) else _faces(die.type)
    if not view.board.edition.armies_hold:
        return faces
    return tuple((counted_as(view, number, at, icon), count) for at, (icon, count) in enumerate(faces))


def chances(whole: Recipe, dice: Sequence[Sides], results: Sequence[str], ids: str = "") -> dict[Totals, float]:
    """Return the chance of each combination of totals of some results.

    In a roll of several results their owner gives each ID to one of them: here all go to `ids`, or none.
    """
    return _chances(whole, groups_of(whole, dice), results, ids)


def ways(whole: Recipe, dice: Sequence[Sides], results: Sequence[str], ids: str = "") -> dict[Totals, int] | None:
    """Return in how many ways the dice can give each combination of totals; None if some die may roll again."""
    groups = groups_of(whole, dice)
    return None if _rolls_on(whole, groups) else _ways(whole, groups, results, ids)


def plan_of(whole: Recipe, dice: Sequence[Sides], results: Sequence[str], ids: str = "") -> Plan:
    """Return a recipe with as few numbers as some results need."""
    return planned(whole, groups_of(whole, dice), results, ids)


def _chances(whole: Recipe, groups: Sequence[Group], results: Sequence[str], ids: str) -> dict[Totals, float]:
    if _rolls_on(whole, groups):
        plan = planned(whole, groups, results, ids)
        return worked_out(plan, results, followed(plan, groups, again_icons(whole)))
    every = all_rolls(groups)
    return {totals: number / every for totals, number in _ways(whole, groups, results, ids).items()}


def _ways(whole: Recipe, groups: Sequence[Group], results: Sequence[str], ids: str) -> dict[Totals, int]:
    plan = planned(whole, groups, results, ids)
    return worked_out(plan, results, convolved(plan, groups))


def again_icons(whole: Recipe) -> frozenset[str]:
    """Return the icons whose dice are rolled again."""
    return next((working.icons for working in whole if isinstance(working, Reroll)), frozenset())


def _rolls_on(whole: Recipe, groups: Sequence[Group]) -> bool:
    """Return True if some die may roll again."""
    again = again_icons(whole)
    return bool(again) and any(icon in again for group in groups for icon, _ in group.faces)


@of_the_dice
def _faces(type_id: str) -> tuple[tuple[str, int], ...]:
    return tuple(face_of(type_id, index) for index in range(len(catalogue().die(type_id).faces)))


@of_the_dice
def _flying_faces(type_id: str) -> tuple[tuple[str, int], ...]:
    """Return the faces of a unit in an army whose maneuver icons are Fly icons."""
    return tuple((as_flying(icon), count) for icon, count in _faces(type_id))

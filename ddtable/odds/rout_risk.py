"""A save roll, exactly: its saves, the damage it throws back, and whether the army routs (C8.2, C8.5, C9.1)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from ddtable.engine.arithmetic import Add, Count, Subtract
from ddtable.odds.convolving import all_rolls, convolved, convolved_below
from ddtable.odds.of_recipe import of_army, sides_of
from ddtable.odds.plans import Group, Sides, Totals, Weights, grouped, planned, worked_out
from ddtable.rules.dragon_dice.board import ClassicView, distance
from ddtable.rules.dragon_dice.places import is_joint
from ddtable.rules.dragon_dice.roll_kinds import Kind
from ddtable.rules.dragon_dice.rolls import as_saves, recipe


class Saved(NamedTuple):
    """The totals of a save roll; `routs`: if it is of an attack that may rout the army (C9.1)."""

    save: int
    thrown_back: int
    routs: bool


def save_roll(
    view: ClassicView,
    seat: int,
    place: str,
    dice: tuple[int, ...],
    kind: Kind,
    changed: Sequence[Subtract | Add] = (),
    known: Mapping[int, Sides] | None = None,
) -> dict[Saved, float]:
    """Return the chance of each outcome of an army's save roll; `kind` is "save" or "save_melee".

    The dice must roll once: no icon or spell rolls them again. `changed`: by icons; what they add counts against a rout
    too. `known`: the only faces that some dice can show. Armies that roll together never rout (Q146).
    """
    if is_joint(place):
        joint = of_army(view, seat, kind, place, dice, ("save", "thrown_back"), changed, known)
        return {Saved(save, thrown, False): share for (save, thrown), share in joint.items()}
    whole = recipe(view, seat, kind, place, dice, changed)
    saving = as_saves(view, place, dice)
    faces = tuple(tuple((face.icon, face.count) for face in sides) for sides in sides_of(view, dice, known))
    groups = grouped((*whole, Count("shown", "maneuver", "", saving)), zip(dice, faces, strict=True), lambda same: same)
    results = ("save", "thrown_back")
    plan, every = planned(whole, groups, results, ""), all_rolls(groups)
    routing: dict[Totals, int] = {}
    if view.board.edition.rout and distance(view, place) != 1:
        behind = saves_less_ids(view, groups, saving, kind)
        made = sum(one.amount for one in changed if isinstance(one, Add))
        routing = worked_out(plan, results, convolved_below(plan, groups, behind, -made))
    found: dict[Saved, float] = {}
    for (save, thrown), ways in worked_out(plan, results, convolved(plan, groups)).items():
        routs = routing.get((save, thrown), 0)
        for saved, share in ((Saved(save, thrown, True), routs), (Saved(save, thrown, False), ways - routs)):
            if share:
                found[saved] = share / every
    return found


def saves_less_ids(view: ClassicView, groups: Sequence[Group], saving: Sequence[int], kind: Kind) -> Weights:
    """Return for each face of each group the saves that it shows, less 1 if it shows an ID."""
    icons = view.board.edition.icons
    rows = []
    for group in groups:
        row = []
        for icon, count in group.faces:
            use = icons.use_of(icon, kind)
            plain = icon == "save" or (icon == "maneuver" and group.die in saving)
            row.append(count * (plain + use.gives.get("save", 0) + (use.hook == "cloak")) - (icon == "id"))
        rows.append(tuple(row))
    return tuple(rows)

"""What an army may be expected to roll: plain averages over the faces of its dice."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from ddtable.dice.catalogue import catalogue
from ddtable.rules.classic.action import actions, missile_targets
from ddtable.rules.classic.board import ClassicView, is_terrain, opponents_at, terrain_at, units_at
from ddtable.rules.classic.powers import powers
from ddtable.rules.classic.rolls import COUNTED, Kind

PATIENT_TURNS = 16


@cache
def of_unit(type_id: str, kind: Kind, result: str = "") -> float:
    """Return the average results of one unit in a kind of roll; of its first result if none is named (C6.1)."""
    icons = dict(COUNTED[kind]).get(result) or COUNTED[kind][0][1]
    faces = catalogue().unit(type_id).faces
    return sum(face.count for face in faces if face.icon in icons) / len(faces)


@cache
def worth(type_id: str) -> float:
    """Return what a unit is worth to its army: everything its faces give, a little more for saves and melee."""
    return sum(of_unit(type_id, kind) for kind in ("melee", "missile", "maneuver")) + 1.5 * of_unit(type_id, "save")


def of_army(view: ClassicView, seat: int, place: str, kind: Kind) -> float:
    """Return the average results of an army in a kind of roll, racial powers at its terrain included (C13.1)."""
    dice = units_at(view, seat, place)
    total = of_dice(view, dice, kind)
    if not is_terrain(place):
        return total
    terrain = catalogue().terrain(view.dice[terrain_at(view, place).die].type).kind
    if kind in ("maneuver", "charge"):
        folk = powers().get((terrain, "maneuver_doubled"), frozenset())
        total += _maneuvers(view, dice, folk)
    elif kind == "save":
        folk = powers().get((terrain, "maneuver_as_save"), frozenset())
        total += _maneuvers(view, dice, folk)
    return total


def of_dice(view: ClassicView, dice: Iterable[int], kind: Kind) -> float:
    """Return the average results of some dice, without powers."""
    return sum(of_unit(view.dice[die].type, kind) for die in dice)


def _maneuvers(view: ClassicView, dice: Iterable[int], folk: frozenset[str]) -> float:
    units = catalogue().units
    total = 0.0
    for die in dice:
        unit = units[view.dice[die].type]
        if unit.species in folk:
            total += sum(face.count for face in unit.faces if face.icon == "maneuver") / len(unit.faces)
    return total


def boldness(view: ClassicView) -> float:
    """Return how much health a long battle makes an army willing to give for a decision."""
    return max(0, view.board.turn - PATIENT_TURNS) * 0.1


def exchange(view: ClassicView, seat: int, place: str, kind: str, target: int, target_place: str) -> float:
    """Return the health an attack is expected to win: damage done less damage taken."""
    saves = of_army(view, target, target_place, "save")
    if kind == "missile":
        return max(0.0, of_army(view, seat, place, "missile") - saves)
    own_saves = of_army(view, seat, place, "save")
    if kind == "skirmish":
        done = max(0.0, of_army(view, seat, place, "melee") - saves)
        return done - 0.8 * max(0.0, of_army(view, target, place, "melee") - own_saves)
    dice = units_at(view, target, place)
    done = max(0.0, of_army(view, seat, place, "charge") - 0.8 * saves)
    return done - sum(of_unit(view.dice[die].type, "charge_defence", "melee") for die in dice)


def best_attack(view: ClassicView, seat: int, place: str) -> float:
    """Return the best expected gain of an army where it stands, 0 if it had better stay its hand."""
    found: list[float] = []
    for action in actions(view, seat, place):
        if action == "melee":
            for other in opponents_at(view, seat, place):
                found += [exchange(view, seat, place, kind, other, place) for kind in ("skirmish", "charge")]
        elif action == "missile":
            found += [
                exchange(view, seat, place, "missile", other, at) for other, at in missile_targets(view, seat, place)
            ]
    return max(0.0, max(found) + boldness(view)) if found else 0.0

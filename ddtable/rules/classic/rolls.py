"""Rolling, in the order of chapter 6.

1 all dice that may roll fall at once; 2 re-rolls; 3 special action icons; 4 normal icons and IDs are counted;
5 penalties come off; 6 halving; 7 doubling; 8 what counts as something else; 9 additions; 10 the total. Steps 2, 3, 5,
6 and 9 have no source in this version: dice with special action icons give nothing yet (C14), no spell is cast (M),
no terrain's eighth face doubles (chapter 11). They enter the recipe below at the places named.
"""

from __future__ import annotations

from functools import cache
from typing import Literal

from ddtable.dice.catalogue import catalogue
from ddtable.engine.arithmetic import Count, CountAs, Double, Face, Recipe, Sum, Working, work_out
from ddtable.engine.position import Party, Roll
from ddtable.rules.classic.board import ClassicDraft, ClassicView, is_terrain, terrain_at, units_at
from ddtable.rules.classic.events import Rolled
from ddtable.rules.classic.powers import Effect, powers
from ddtable.rules.classic.steps import ArmyRoll

Kind = Literal["horde", "maneuver", "missile", "melee", "save", "charge", "charge_defence"]

# Step 4 for each kind of roll: the results, and the icons that give them (C0.3: an ID gives any result).
COUNTED: dict[Kind, tuple[tuple[str, tuple[str, ...]], ...]] = {
    "horde": (("maneuver", ("maneuver", "id")),),
    "maneuver": (("maneuver", ("maneuver", "id")),),
    "missile": (("missile", ("missile", "id")),),
    "melee": (("melee", ("melee", "id")),),
    "save": (("save", ("save", "id")),),
    "charge": (("charge", ("melee", "maneuver", "id")),),
    "charge_defence": (("save", ("save",)), ("melee", ("melee",))),
}
CLAUSES: dict[Kind, str] = {
    "horde": "SU5",
    "maneuver": "C4.3",
    "missile": "C7.3",
    "melee": "C8.2",
    "save": "C6.3",
    "charge": "C8.3",
    "charge_defence": "C8.3",
}


def army_roll(view: ClassicView, seat: int, place: str, kind: Kind) -> Party:
    """Return the party of a whole army for a roll (C6.1)."""
    return Party(seat, units_at(view, seat, place), kind, place)


def throw(purpose: str, *parties: Party) -> Roll:
    """Return the step that rolls for these parties at once."""
    return Roll(purpose, parties)


@cache
def _face(die_type: str, index: int) -> tuple[str, int]:
    unit = catalogue().units[die_type]
    face = unit.faces[index]
    return (face.icon, unit.health if face.icon == "id" else face.count)


def faces_of(view: ClassicView, dice: tuple[int, ...]) -> tuple[Face, ...]:
    """Return what these dice show; a face is worth its icons, an ID the unit's health (C0.2, C0.3)."""
    table = view.dice
    shown = []
    for number in dice:
        die = table[number]
        icon, count = _face(die.type, die.face)
        shown.append(Face(number, icon, count))
    return tuple(shown)


def powerful(view: ClassicView, place: str, faces: tuple[Face, ...], effect: Effect) -> tuple[int, ...]:
    """Return the dice among these that have a racial power here: only that race, only at that terrain (C13.1)."""
    if not is_terrain(place):
        return ()
    kind = catalogue().terrains[view.dice[terrain_at(view, place).die].type].kind
    species = powers().get((kind, effect))
    if species is None:
        return ()
    units = catalogue().units
    return tuple(face.die for face in faces if units[view.dice[face.die].type].species in species)


def recipe(view: ClassicView, kind: Kind, place: str, faces: tuple[Face, ...], assigned: Recipe = ()) -> Recipe:
    """Return the arithmetic of an army's roll at a place; `assigned` are IDs that its owner gave to one result.

    Maneuver results of a doubling race count twice, in a charge only the maneuver icons, since there the charger's IDs
    count once (C6.1 step 7, C8.3); maneuver icons that count as saves are added after that (step 8, C13.1).
    """
    clause = CLAUSES[kind]
    working: list[Working] = [Count(result, icon, clause) for result, icons in COUNTED[kind] for icon in icons]
    working += assigned
    if kind in ("maneuver", "charge"):
        dice = powerful(view, place, faces, "maneuver_doubled")
        if dice:
            icons = ("maneuver", "id") if kind == "maneuver" else ("maneuver",)
            working.append(Double(COUNTED[kind][0][0], icons, "C13.1", dice))
    elif kind in ("save", "charge_defence"):
        dice = powerful(view, place, faces, "maneuver_as_save")
        if dice:
            working.append(CountAs("save", "maneuver", "C13.1", dice))
    return tuple(working)


def count(
    draft: ClassicDraft, seat: int, place: str, kind: Kind, roll: ArmyRoll, *assigned: Working
) -> tuple[Sum, ...]:
    """Add an army's roll up, note it with every line, and return the sums (C6.1)."""
    faces = roll.faces
    sums = work_out(recipe(draft, kind, place, faces, assigned), faces)
    draft.note(Rolled(seat, kind, place, faces, sums))
    return sums


def shown_saves(view: ClassicView, place: str, faces: tuple[Face, ...], charging: bool = False) -> tuple[int, int]:
    """Return what the rout check reads: dice that show an ID, and save results of the others, as rolled (C9.1).

    Of a charging army only the save icons themselves count: its maneuvers have hit already (C9.5).
    """
    dice = () if charging else powerful(view, place, faces, "maneuver_as_save")
    ids = sum(1 for face in faces if face.icon == "id")
    saves = sum(face.count for face in faces if face.icon == "save" or (face.icon == "maneuver" and face.die in dice))
    return ids, saves

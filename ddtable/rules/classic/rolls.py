"""Rolling, in the order of chapter 6.

1 all dice that may roll fall at once; 2 re-rolls (both in rolling.py); 3 special action icons; 4 normal icons and IDs
are counted; 5 penalties come off; 6 halving; 7 doubling; 8 what counts as something else; 9 additions of spells and
what the special icons gave; 10 the total. Halving comes before doubling and halves are rounded down (M14).
"""

from __future__ import annotations

from collections.abc import Set
from functools import cache
from typing import Literal

from msgspec import Struct

from ddtable.dice.catalogue import catalogue
from ddtable.engine.arithmetic import Add, Carry, Count, Double, Face, Halve, Recipe, Subtract, Sum, Working, work_out
from ddtable.rules.classic.board import ClassicDraft, ClassicView, holds, is_terrain, terrain_kind
from ddtable.rules.classic.effects import changes_on, frosted, given_to, paralysed
from ddtable.rules.classic.events import Rolled
from ddtable.rules.classic.icons import icon_uses, special_icons, use_of
from ddtable.rules.classic.powers import PowerKind, powers
from ddtable.rules.classic.steps import ArmyRoll

Kind = Literal[
    "horde",
    "maneuver",
    "missile",
    "melee",
    "save",
    "save_melee",
    "charge",
    "charge_defence",
    "magic",
    "dragon_defence",
    "single",
    "dragon",
]

# Step 4 for each kind of roll: the results, and the normal icons that give them. An ID gives any result (C0.3); where
# there are several its owner says which, and it stands in no list.
COUNTED: dict[Kind, tuple[tuple[str, tuple[str, ...]], ...]] = {
    "horde": (("maneuver", ("maneuver", "id")),),
    "maneuver": (("maneuver", ("maneuver", "id")),),
    "missile": (("missile", ("missile", "id")),),
    "melee": (("melee", ("melee", "id")),),
    "save": (("save", ("save", "id")),),
    "save_melee": (("save", ("save", "id")),),
    "charge": (("charge", ("melee", "id")),),
    "charge_defence": (("save", ("save",)), ("melee", ("melee",))),
    "magic": (("magic", ("magic", "id")),),
    "dragon_defence": (("melee", ("melee",)), ("missile", ("missile",)), ("save", ("save",))),
}
# What a combined roll is for an army that may roll nothing but saves (DA-D2).
ONLY_SAVES: dict[Kind, Kind] = {"charge_defence": "save_melee", "dragon_defence": "save"}
CLAUSES: dict[Kind, str] = {
    "horde": "SU5",
    "maneuver": "C4.3",
    "missile": "C7.3",
    "melee": "C8.2",
    "save": "C6.3",
    "save_melee": "C6.3",
    "charge": "C8.3",
    "charge_defence": "C8.3",
    "magic": "M1",
    "dragon_defence": "DA-A",
}


class Spread(Struct, frozen=True):
    """What an owner decided in a combined roll.

    `given`: (result, die, points) for each part of an ID, or of a free addition, the die then -1 and named by `word`.
    `penalties`: (result, points) that he took off there (DA-E, DA-G).
    """

    given: tuple[tuple[str, int, int], ...] = ()
    penalties: tuple[tuple[str, int], ...] = ()
    word: str = ""


NO_SPREAD = Spread()


@cache
def face_of(die_type: str, index: int) -> tuple[str, int]:
    """Return the icon of a unit's face and what it is worth: its icons, an ID the unit's health (C0.2, C0.3)."""
    die = catalogue().dice[die_type]
    face = die.faces[index]
    return (face.icon, catalogue().units[die_type].health if face.icon == "id" else face.count)


def faces_of(view: ClassicView, dice: tuple[int, ...]) -> tuple[Face, ...]:
    """Return what these dice show; a face is worth its icons, an ID the unit's health (C0.2, C0.3)."""
    table = view.dice
    shown = []
    for number in dice:
        die = table[number]
        icon, count = face_of(die.type, die.face)
        shown.append(Face(number, icon, count))
    return tuple(shown)


def powerful(view: ClassicView, place: str, faces: tuple[Face, ...], effect: PowerKind) -> tuple[int, ...]:
    """Return the dice among these that have a racial power here: only that race, only at that terrain (C13.1)."""
    if not is_terrain(place):
        return ()
    species = powers().get((terrain_kind(view, place).kind, effect))
    if species is None:
        return ()
    units = catalogue().units
    return tuple(face.die for face in faces if units[view.dice[face.die].type].species in species)


def penalties_on(view: ClassicView, seat: int, place: str, result: str) -> list[tuple[str, int]]:
    """Return (spell, amount) of the penalties on one result of an army's rolls; "any" are those on every roll."""
    return [
        (spell, -change.amount)
        for spell, change in changes_on(view, seat, place)
        if change.amount < 0 and change.result == result and not change.against
    ]


def _additions(view: ClassicView, seat: int, place: str, kind: Kind, result: str) -> list[Working]:
    """Return step 9: what spells add to a result (C6.1). A charger's maneuvers get nothing (C8.4)."""
    wanted = {"charge": "melee"}.get(result, result)
    found: list[Working] = []
    for spell, change in changes_on(view, seat, place):
        either = change.result == "melee_or_missile" and wanted in ("melee", "missile") and kind != "dragon_defence"
        if change.amount > 0 and (change.result == wanted or either):
            found.append(Add(result, change.amount, spell, "M16"))
    return found


def _special(kind: Kind, result: str, shown: Set[str]) -> list[Working]:
    """Return what special action icons give to a result, untouched by penalty, halving and doubling (C14.2)."""
    if not shown:
        return []
    return [
        Count(result, icon, use.clause, times=use.gives[result])
        for icon, use in icon_uses().get(kind, {}).items()
        if icon in shown and result in use.gives
    ]


class _Army(Struct, frozen=True):
    """Whose roll is worked out, and what lies upon it."""

    view: ClassicView
    seat: int
    place: str
    kind: Kind
    faces: tuple[Face, ...]
    spread: Spread
    halved: bool
    captured: bool


def _halving(army: _Army, result: str) -> list[Working]:
    return [Halve(result, "frost", "DA-D4")] if army.halved else []


def _specific(army: _Army, result: str, spell_result: str) -> list[Working]:
    found = penalties_on(army.view, army.seat, army.place, spell_result)
    return [Subtract(result, amount, spell, "M16") for spell, amount in found]


def _general(army: _Army, result: str) -> list[Working]:
    """Return the penalties on every roll: where several results are counted their owner has spread them (DA-G)."""
    if len(COUNTED[army.kind]) > 1 or army.kind == "charge":
        taken = sum(amount for where, amount in army.spread.penalties if where == result)
        return [Subtract(result, taken, "penalty", "DA-G")] if taken else []
    return _specific(army, result, "any")


def _maneuvers(army: _Army, among: tuple[int, ...] | None) -> list[Working]:
    """Return steps 4 to 7 for maneuvers that count as something else: after penalties and doubling (C8.4, FAQ4)."""
    found: list[Working] = [Count("maneuver", "maneuver", "C13.1" if among else "C8.3", among)]
    found += _specific(army, "maneuver", "maneuver")
    found += _general(army, "maneuver") if army.kind == "charge" else _overflow(army)
    found += _halving(army, "maneuver")
    racial = powerful(army.view, army.place, army.faces, "maneuver_doubled")
    if among is not None:
        racial = tuple(die for die in racial if die in among)
    return found + _doubling(army, "maneuver", racial, ("maneuver",))


def _overflow(army: _Army) -> list[Working]:
    """Return what penalties on the saves are left for maneuvers that count as saves, when the saves are used up."""
    if len(COUNTED[army.kind]) > 1:
        total = sum(points for where, points in army.spread.penalties if where == "save")
    else:
        total = sum(amount for _, amount in penalties_on(army.view, army.seat, army.place, "any"))
    if not total:
        return []
    icons = dict(COUNTED[army.kind])["save"]
    shown = sum(face.count for face in army.faces if face.icon in icons)
    shown += sum(points for where, die, points in army.spread.given if where == "save" and die >= 0)
    return [Subtract("maneuver", total - shown, "penalty", "DA-G")] if total > shown else []


def _doubling(army: _Army, result: str, racial: tuple[int, ...], icons: tuple[str, ...]) -> list[Working]:
    """Return step 7 for maneuvers and saves: twice, by the race or the eighth face; four times if played so (Q5)."""
    found: list[Working] = []
    if racial and (not army.captured or army.view.board.options.four_times):
        found.append(Double(result, icons, "C13.1", racial))
    if army.captured:
        found.append(Double(result, (), "C11.3", cause="eighth-face"))
    return found


def _burning(army: _Army, result: str) -> list[Working]:
    """Return the doubling of the melee that one unit made, where a spell lies on it; not of its special icons."""
    found: list[Working] = []
    for die, spell in given_to(army.view, "double_melee").items():
        icons = dict(COUNTED[army.kind]).get(result, ())
        plus = sum(points for where, giver, points in army.spread.given if where == result and giver == die)
        if any(face.die == die for face in army.faces):
            found.append(Double(result, icons, "M16", (die,), plus, spell))
    return found


def _result(army: _Army, result: str, icons: tuple[str, ...]) -> list[Working]:
    """Return steps 4 to 9 for one result of a roll (C6.1)."""
    clause = CLAUSES[army.kind]
    working: list[Working] = [Count(result, icon, clause) for icon in icons]
    working += [
        Add(result, points, "id", "DA-E") for where, die, points in army.spread.given if where == result and die >= 0
    ]
    wanted = "melee" if result == "charge" else result
    working += _specific(army, result, wanted) + _general(army, result) + _halving(army, result)
    if result == "maneuver":
        racial = powerful(army.view, army.place, army.faces, "maneuver_doubled")
        working += _doubling(army, result, racial, icons)
    elif result == "save":
        working += _doubling(army, result, (), icons)
        elves = powerful(army.view, army.place, army.faces, "maneuver_as_save")
        if elves:
            working += [*_maneuvers(army, elves), Carry("save", "maneuver", "maneuver-as-save", "C13.1")]
    elif result in ("melee", "charge"):
        working += _burning(army, result)
    if army.kind == "charge":
        working += [*_maneuvers(army, None), Carry("charge", "maneuver", "charge-maneuver", "C8.3")]
    working += [
        Add(result, points, army.spread.word, "M16")
        for where, die, points in army.spread.given
        if where == result and die < 0
    ]
    return working + _additions(army.view, army.seat, army.place, army.kind, result)


def recipe(
    view: ClassicView, seat: int, kind: Kind, place: str, faces: tuple[Face, ...], spread: Spread = NO_SPREAD
) -> Recipe:
    """Return the arithmetic of an army's roll at a place, in the order of chapter 6.

    An army under paralysis makes nothing but saves: its part of a combined roll is a save roll (DA-D2).
    """
    if paralysed(view, seat, place):
        kind, spread = ONLY_SAVES.get(kind, kind), NO_SPREAD
    halved, captured = frosted(view, seat, place), holds(view, seat, place)
    army = _Army(view, seat, place, kind, faces, spread, halved, captured)
    shown = special_icons() & {face.icon for face in faces}
    results: list[Working] = []
    for result, icons in COUNTED[kind]:
        results += _result(army, result, icons) + _special(kind, result, shown)
    for extra in ("smite", "thrown_back"):
        results += _special(kind, extra, shown)
    return tuple(results)


def count(
    draft: ClassicDraft, seat: int, place: str, kind: Kind, roll: ArmyRoll, *first: Working, spread: Spread = NO_SPREAD
) -> tuple[Sum, ...]:
    """Add an army's roll up, note it with every line, and return the sums (C6.1); `first` are penalties of others."""
    faces = roll.faces
    whole = recipe(draft, seat, kind, place, faces, spread)
    if first:
        counted = sum(isinstance(working, Count) and working.icon not in special_icons() for working in whole)
        whole = (*whole[:counted], *first, *whole[counted:])
    sums = work_out(whole, faces)
    draft.note(Rolled(seat, kind, place, faces, sums))
    return sums


def fog(view: ClassicView, target: int, place: str) -> list[Working]:
    """Return what spells take off missile attacks on an army at a terrain (M16)."""
    return [
        Subtract("missile", -change.amount, spell, "M16")
        for spell, change in changes_on(view, target, place)
        if change.against and change.result == "missile"
    ]


def shown_saves(view: ClassicView, place: str, faces: tuple[Face, ...], kind: Kind) -> tuple[int, int]:
    """Return what the rout check reads: dice that show an ID, and save results of the others, as rolled (C9.1).

    Special icons that count as saves are saves here too. Of a charging army only the save icons themselves count: its
    maneuvers have hit already (C9.5).
    """
    charging = kind == "charge"
    dice = () if charging else powerful(view, place, faces, "maneuver_as_save")
    ids = sum(1 for face in faces if face.icon == "id")
    saves = 0
    for face in faces:
        if face.icon == "save" or (face.icon == "maneuver" and face.die in dice):
            saves += face.count
        elif not charging:
            saves += face.count * use_of(face.icon, kind).gives.get("save", 0)
    return ids, saves

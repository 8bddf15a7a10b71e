"""Rolls, in the order of chapter 6.

1 all dice that may roll are rolled at once; 2 rerolls (both in rolling.py); 3 special action icons; 4 counting of
normal icons and IDs; 5 penalties; 6 halving; 7 doubling; 8 results that count as another result; 9 additions of spells
and of special icons; 10 the total. Halving comes before doubling, and halves are rounded down (M14).
"""

from __future__ import annotations

from collections.abc import Mapping, Set
from functools import cache
from typing import Literal

from ddtable.dice.catalogue import catalogue
from ddtable.dice.types import DragonType
from ddtable.engine.arithmetic import Add, Carry, Count, Double, Face, Halve, Recipe, Subtract, Sum, Working, work_out
from ddtable.engine.value import PlainValue
from ddtable.rules.dragon_dice.board import ClassicDraft, ClassicView, holds
from ddtable.rules.dragon_dice.effects import changes_on, frosted, given_to, paralysed
from ddtable.rules.dragon_dice.events import ROLL_CLAUSES, Rolled
from ddtable.rules.dragon_dice.icons import icon_uses, special_icons, use_of, worth
from ddtable.rules.dragon_dice.power_rows import PowerKind
from ddtable.rules.dragon_dice.powers import among, coffin
from ddtable.rules.dragon_dice.steps import ArmyRoll, Strike

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

# Step 4 for each kind of roll: the results, and the normal icons that give them. An ID gives any result (C0.3); if
# there are several results, its owner chooses one, and it is in no list.
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
# The roll that replaces a combined roll for an army that may roll only saves (DA-D2).
ONLY_SAVES: dict[Kind, Kind] = {"charge_defence": "save_melee", "dragon_defence": "save"}
# The powers by which other icons count as the results of an attack.
COUNTING_AS: frozenset[PowerKind] = frozenset(("maneuver_as_missile", "maneuver_as_melee", "save_as_melee"))
TRUMPETED = "feral"  # the species that a trumpet affects


class Spread(PlainValue, frozen=True):
    """The owner's decisions in a combined roll.

    `given`: (result, die, points) for each part of an ID, or of a free addition, which has die -1 and is named by
    `word`. `penalties`: (result, points) subtracted there (DA-E, DA-G).
    """

    given: tuple[tuple[str, int, int], ...] = ()
    penalties: tuple[tuple[str, int], ...] = ()
    word: str = ""


NO_SPREAD = Spread()


@cache
def face_of(die_type: str, index: int) -> tuple[str, int]:
    """Return the icon of a face and its worth: the number of icons, or the unit's health for an ID (C0.2, C0.3).

    Each face of a white dragon, which counts as two dragons, is worth two (H92).
    """
    die = catalogue().dice[die_type]
    face = die.faces[index]
    unit = catalogue().units.get(die_type)
    if unit is None:
        return (face.icon, face.count * (die.slots if isinstance(die, DragonType) else 1))
    return (face.icon, unit.health if face.icon == "id" else worth(face.icon, face.count))


def faces_of(view: ClassicView, dice: tuple[int, ...]) -> tuple[Face, ...]:
    """Return the faces of these dice; a face is worth its icons, an ID the unit's health (C0.2, C0.3)."""
    table = view.dice
    shown = []
    for number in dice:
        die = table[number]
        icon, count = face_of(die.type, die.face)
        shown.append(Face(number, icon, count))
    return tuple(shown)


def powerful(view: ClassicView, place: str, faces: tuple[Face, ...], effect: PowerKind) -> tuple[int, ...]:
    """Return those of the dice that have a racial power here: only that race, only at that terrain (C13.1)."""
    return among(view, place, (face.die for face in faces), effect)


def penalties_on(view: ClassicView, seat: int, place: str, result: str) -> list[tuple[str, int]]:
    """Return (spell, amount) of the penalties on one result of an army's rolls; "any" for those on every roll."""
    return [
        (spell, -change.amount)
        for spell, change in changes_on(view, seat, place)
        if change.amount < 0 and change.result == result and not change.against
    ]


def _additions(view: ClassicView, seat: int, place: str, kind: Kind, result: str) -> list[Working]:
    """Return step 9: the additions of spells to a result (C6.1). A charger's maneuvers get none (C8.4)."""
    wanted = {"charge": "melee"}.get(result, result)
    found: list[Working] = []
    for spell, change in changes_on(view, seat, place):
        either = change.result == "melee_or_missile" and wanted in ("melee", "missile") and kind != "dragon_defence"
        if change.amount > 0 and (change.result == wanted or either):
            found.append(Add(result, change.amount, spell, "M16"))
    return found


def _special(kind: Kind, result: str, shown: Set[str]) -> list[Working]:
    """Return the results of special action icons, without penalties, halving and doubling (C14.2)."""
    if not shown:
        return []
    uses = icon_uses().get(kind, {})
    return [
        Count(result, icon, uses[icon].clause, times=uses[icon].gives[result])
        for icon in sorted(shown)
        if icon in uses and result in uses[icon].gives
    ]


class _Army(PlainValue, frozen=True):
    """The army whose roll is calculated, and the effects on it."""

    view: ClassicView
    seat: int
    place: str
    kind: Kind
    faces: tuple[Face, ...]
    spread: Spread
    halved: bool
    captured: bool
    shown: Set[str]
    split: Mapping[int, str]
    taken: int


def _halving(army: _Army, result: str, part_of: str = "") -> list[Working]:
    """Return step 6; a result that counts as another one is halved together with it (DA-D4, H37)."""
    return [Halve(result, "frost", "DA-D4", part_of)] if army.halved else []


def _specific(army: _Army, result: str, spell_result: str) -> list[Working]:
    found = penalties_on(army.view, army.seat, army.place, spell_result)
    return [Subtract(result, amount, spell, "M16") for spell, amount in found]


def _general(army: _Army, result: str) -> list[Working]:
    """Return the penalties on every roll; if several results are counted, the owner has spread them (DA-G)."""
    if len(COUNTED[army.kind]) > 1 or army.kind == "charge":
        taken = sum(amount for where, amount in army.spread.penalties if where == result)
        return [Subtract(result, taken, "penalty", "DA-G")] if taken else []
    return _specific(army, result, "any")


def _maneuvers(army: _Army, dice: tuple[int, ...] | None, result: str) -> list[Working]:
    """Return steps 4 to 7 for maneuvers that count as a result: after penalties and doubling (C8.4, FAQ4)."""
    found: list[Working] = [Count("maneuver", "maneuver", "C13.1" if dice else "C8.3", dice)]
    found += _specific(army, "maneuver", "maneuver")
    found += _general(army, "maneuver") if army.kind == "charge" else _overflow(army, result, "maneuver")
    found += _halving(army, "maneuver", result)
    racial = powerful(army.view, army.place, army.faces, "maneuver_doubled")
    if dice is not None:
        racial = tuple(die for die in racial if die in dice)
    return found + _doubling(army, "maneuver", racial, ("maneuver",))


def _saves(army: _Army, dice: tuple[int, ...], result: str) -> list[Working]:
    """Return steps 4 to 7 for saves of some dice that count as a result (C13.1)."""
    found: list[Working] = [Count("save", "save", "C13.1", dice), *_specific(army, "save", "save")]
    found += _overflow(army, result, "save") + _halving(army, "save", result)
    return found + _doubling(army, "save", (), ())


def _overflow(army: _Army, result: str, counted: str) -> list[Working]:
    """Return the penalties on a result that are left over after its own icons, for icons that count as it.

    An effect that also reduces those icons directly, as Galeforce does, takes its own number of each and no more (H11).
    """
    if len(COUNTED[army.kind]) > 1 or army.kind == "charge":
        total = sum(points for where, points in army.spread.penalties if where == result)
    else:
        total = sum(amount for _, amount in penalties_on(army.view, army.seat, army.place, "any"))
    if result == "save":
        both = {cause for cause, _ in penalties_on(army.view, army.seat, army.place, counted)}
        taken_off = penalties_on(army.view, army.seat, army.place, "save")
        total += army.taken + sum(amount for cause, amount in taken_off if cause not in both)
    if not total:
        return []
    icons = dict(COUNTED[army.kind])[result]
    shown = sum(face.count for face in army.faces if face.icon in icons)
    shown += sum(points for where, die, points in army.spread.given if where == result and die >= 0)
    return [Subtract(counted, total - shown, "penalty", "DA-G")] if total > shown else []


def attack_in_hand(view: ClassicView) -> str:
    """Return the kind of the current attack or save roll; empty outside an attack or in a charge."""
    return next((step.kind for step in reversed(view.agenda) if isinstance(step, Strike)), "")


def as_saves(view: ClassicView, place: str, faces: tuple[Face, ...]) -> tuple[int, ...]:
    """Return the dice whose maneuvers count as saves here; for some races only against missiles (C13.1)."""
    found = powerful(view, place, faces, "maneuver_as_save")
    if "maneuver_as_missile_save" in view.board.edition.effects and attack_in_hand(view) == "missile":
        found += powerful(view, place, faces, "maneuver_as_missile_save")
    return found


def _melee_power(army: _Army) -> PowerKind:
    """Return the power by which other icons count as melee: one for attackers, one for those striking back (H51).

    The only roll of a charge's target is both its save roll and its strike back.
    """
    answers = army.kind == "charge_defence" or attack_in_hand(army.view) == "strike_back"
    return "maneuver_as_melee" if answers else "save_as_melee"


def _counting_as(army: _Army, result: str) -> list[Working]:
    """Return step 8: other icons of some races that count as the result of this roll (C13.1, C6.1)."""
    if result == "save":
        dice = as_saves(army.view, army.place, army.faces)
        return [*_maneuvers(army, dice, result), Carry(result, "maneuver", "maneuver-as-save", "C13.1")] if dice else []
    if army.kind not in ("missile", "melee", "charge", "charge_defence"):
        return []
    word: PowerKind = "maneuver_as_missile" if army.kind == "missile" else _melee_power(army)
    dice = powerful(army.view, army.place, army.faces, word)
    if not dice:
        return []
    source, counted = ("save", _saves) if word == "save_as_melee" else ("maneuver", _maneuvers)
    return [*counted(army, dice, result), Carry(result, source, word.replace("_", "-"), "C13.1")]


def _scorching(army: _Army) -> list[Working]:
    """Return the damage of some units' saves to their attackers in melee, as rolled (C13.1, H51)."""
    attacked = army.kind == "charge_defence" or (
        army.kind == "save_melee" and attack_in_hand(army.view) in ("skirmish", "")
    )
    if not attacked:
        return []
    dice = powerful(army.view, army.place, army.faces, "scorching_touch")
    if not dice:
        return []
    icons = ("save", "id") if army.kind == "save_melee" else ("save",)
    saved = sum(face.count for face in army.faces if face.die in dice and face.icon in icons)
    saved += sum(points for where, die, points in army.spread.given if where == "save" and die in dice)
    return [Add("thrown_back", saved, "scorching-touch", "C13.1")] if saved else []


def _doubling(army: _Army, result: str, racial: tuple[int, ...], icons: tuple[str, ...]) -> list[Working]:
    """Return step 7 for maneuvers and saves: doubled by the race or the eighth face; by both with an option (Q5)."""
    found: list[Working] = []
    if racial and (not army.captured or army.view.board.options.four_times):
        found.append(Double(result, icons, "C13.1", racial))
    if army.captured:
        found.append(Double(result, (), "C11.3", cause="eighth-face"))
    return found


def _burning(army: _Army, result: str) -> list[Working]:
    """Return the doubling of one unit's melee by a spell on it; special icons are not doubled."""
    found: list[Working] = []
    for die, spell in given_to(army.view, "double_melee").items():
        icons = dict(COUNTED[army.kind]).get(result, ())
        plus = sum(points for where, giver, points in army.spread.given if where == result and giver == die)
        if any(face.die == die for face in army.faces):
            found.append(Double(result, icons, "M16", (die,), plus, spell))
    return found


def _trumpeted(army: _Army, result: str, icons: tuple[str, ...]) -> list[Working]:
    """Return the doubling of one species' results by a trumpet in the same roll (C14.4).

    It has no effect if the result is already doubled: by another trumpet, a spell on the unit, the eighth face (H66).
    """
    captured = result == "save" and army.captured and not army.view.board.options.four_times
    if captured or not any(use_of(face.icon, army.kind).hook == "trumpet" for face in army.faces):
        return []
    units, burning = catalogue().units, given_to(army.view, "double_melee") if result != "save" else {}
    dice = tuple(
        die
        for die in dict.fromkeys(face.die for face in army.faces)
        if units[army.view.dice[die].type].species == TRUMPETED and die not in burning
    )
    plus = sum(points for where, giver, points in army.spread.given if where == result and giver in dice)
    return [Double(result, icons, "C14.4", dice, plus, "trumpet")] if dice else []


def magic_of(icon: str) -> int:
    """Return the magic of one such icon in a magic roll."""
    return 1 if icon in ("magic", "id") else use_of(icon, "magic").gives.get("magic", 0)


def bones(view: ClassicView, seat: int, place: str, faces: tuple[Face, ...]) -> tuple[int, ...]:
    """Return the Undead that make one point more: each shows magic other than an ID, up to the number of dead (H46)."""
    if "bone_magic" not in view.board.edition.effects:
        return ()
    shown = dict.fromkeys(face.die for face in faces if face.icon != "id" and magic_of(face.icon))
    dice = among(view, place, shown, "bone_magic")
    return dice[: coffin(view, seat, "bone_magic")] if dice else ()


def _result(army: _Army, result: str, icons: tuple[str, ...]) -> list[Working]:
    """Return steps 4 to 9 for one result of a roll (C6.1)."""
    clause = ROLL_CLAUSES[army.kind]
    working: list[Working] = [Count(result, icon, clause) for icon in icons]
    working += [
        Add(result, points, "id", "DA-E")
        for where, die, points in army.spread.given
        if where == result and die >= 0 and die not in army.split
    ]
    wanted = "melee" if result == "charge" else result
    working += _specific(army, result, wanted) + _general(army, result) + _halving(army, result)
    if result == "maneuver":
        racial = powerful(army.view, army.place, army.faces, "maneuver_doubled")
        working += _doubling(army, result, racial, icons)
    elif result == "save":
        working += _doubling(army, result, (), icons)
    elif result in ("melee", "charge"):
        working += _burning(army, result)
    if army.shown and result in ("save", "melee", "charge"):
        working += _trumpeted(army, result, icons)
    effects = army.view.board.edition.effects
    if result == "save" or not effects.isdisjoint(COUNTING_AS):
        working += _counting_as(army, result)
    if army.kind == "charge":
        working += [*_maneuvers(army, None, result), Carry("charge", "maneuver", "charge-maneuver", "C8.3")]
    working += [
        Add(result, points, army.split[die], "C14.4") if die >= 0 else Add(result, points, army.spread.word, "M16")
        for where, die, points in army.spread.given
        if where == result and (die < 0 or die in army.split)
    ]
    if result == "magic" and "bone_magic" in effects:
        bony = bones(army.view, army.seat, army.place, army.faces)
        working += [Add(result, len(bony), "bone-magic", "C13.1")] if bony else []
    return working + _additions(army.view, army.seat, army.place, army.kind, result)


def recipe(
    view: ClassicView,
    seat: int,
    kind: Kind,
    place: str,
    faces: tuple[Face, ...],
    spread: Spread = NO_SPREAD,
    taken: int = 0,
) -> Recipe:
    """Return the arithmetic of an army's roll at a place, in the order of chapter 6.

    `taken` are points that enemy special icons subtract from saves. `count` subtracts them; the recipe only subtracts
    the rest from maneuvers that count as saves (H11). A paralysed army rolls only saves: its part of a combined roll is
    a save roll (DA-D2).
    """
    if paralysed(view, seat, place):
        kind, spread = ONLY_SAVES.get(kind, kind), NO_SPREAD
    halved, captured = frosted(view, seat, place), holds(view, seat, place)
    shown = special_icons() & {face.icon for face in faces}
    split = {face.die: face.icon for face in faces if use_of(face.icon, kind).split} if spread.given and shown else {}
    army = _Army(view, seat, place, kind, faces, spread, halved, captured, shown, split, taken)
    results: list[Working] = []
    for result, icons in COUNTED[kind]:
        results += _result(army, result, icons) + _special(kind, result, shown)
    far = kind == "save" and bool(shown) and attack_in_hand(view) != "missile"  # no damage is thrown back then
    for extra in ("smite",) if far else ("smite", "thrown_back"):
        results += _special(kind, extra, shown)
    if "scorching_touch" in view.board.edition.effects:
        results += _scorching(army)
    return tuple(results)


def count(
    draft: ClassicDraft, seat: int, place: str, kind: Kind, roll: ArmyRoll, *others: Working, spread: Spread = NO_SPREAD
) -> tuple[Sum, ...]:
    """Count an army's roll, record it with every line, and return the sums (C6.1).

    `others` are changes of one result by special icons and other armies: penalties are subtracted after its icons and
    IDs are counted, additions come last.
    """
    faces = roll.faces
    taken = sum(one.amount for one in others if isinstance(one, Subtract) and one.result == "save")
    whole = recipe(draft, seat, kind, place, faces, spread, taken)
    if others:
        counted = 1 + max((at for at, working in enumerate(whole) if _counts(working, others[0].result)), default=-1)
        penalties = [working for working in others if isinstance(working, Subtract)]
        added = [working for working in others if not isinstance(working, Subtract)]
        whole = (*whole[:counted], *penalties, *whole[counted:], *added)
    sums = work_out(whole, faces)
    draft.note(Rolled(seat, kind, place, faces, sums))
    return sums


def _counts(working: Working, result: str) -> bool:
    """Return True if a working counts the normal icons or IDs of a result (C6.1 step 4)."""
    if working.result != result:
        return False
    if isinstance(working, Count):
        return working.icon not in special_icons()
    return isinstance(working, Add) and working.cause == "id"


def fog(view: ClassicView, target: int, place: str) -> list[Working]:
    """Return the penalties of spells on missile attacks on an army at a terrain (M16)."""
    return [
        Subtract("missile", -change.amount, spell, "M16")
        for spell, change in changes_on(view, target, place)
        if change.against and change.result == "missile"
    ]

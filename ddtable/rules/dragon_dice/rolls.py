"""Rolls, in the order of chapter 6.

1 all dice that may roll are rolled at once; 2 rerolls (both in rolling.py); 3 special action icons; 4 counting of
normal icons and IDs; 5 penalties; 6 halving; 7 doubling (doubling.py); 8 results that count as another result; 9
additions of spells and of special icons; 10 the total. Halving comes before doubling, and halves are rounded down
(M14). The edition names the order of steps 4 to 9 (`roll_stages`); STAGES has what each adds to the recipe.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import cache

from msgspec.structs import replace

from ddtable.dice.catalogue import catalogue, of_the_dice
from ddtable.dice.types import DragonType, UnitType
from ddtable.engine.arithmetic import (
    NO_SPREAD,
    Add,
    Carry,
    Count,
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
    Spread,
    Subtract,
    Sum,
    Working,
    joined,
    work_out,
)
from ddtable.rules.dragon_dice.board import ClassicDraft, ClassicView, armies_of, holds
from ddtable.rules.dragon_dice.doubling import doubling, doublings
from ddtable.rules.dragon_dice.editions import RollStage
from ddtable.rules.dragon_dice.effects import changes_on, flying, frosted, paralysed
from ddtable.rules.dragon_dice.events.rolls import ROLL_CLAUSES, Rolled
from ddtable.rules.dragon_dice.held import automatic, counted_as, tails
from ddtable.rules.dragon_dice.icons import Icons, worth
from ddtable.rules.dragon_dice.places import is_joint
from ddtable.rules.dragon_dice.power_rows import PowerKind
from ddtable.rules.dragon_dice.powers import among, coffin
from ddtable.rules.dragon_dice.roll_kinds import COUNTED, ONLY_SAVES, Kind, is_combined, wanted_of
from ddtable.rules.dragon_dice.rolled_army import HALVED_BY, RolledArmy, current_attack, penalties_of
from ddtable.rules.dragon_dice.steps import ArmyRoll

# The powers by which other icons count as the results of an attack.
COUNTING_AS: frozenset[PowerKind] = frozenset(("maneuver_as_missile", "maneuver_as_melee", "save_as_melee"))
FLY = "fly"


@of_the_dice
def face_of(die_type: str, index: int) -> tuple[str, int]:
    """Return the icon of a face and its worth: the number of icons, or the unit's health for an ID (C0.2, C0.3).

    Each face of a white dragon, which counts as two dragons, is worth two (H92).
    """
    die = catalogue().die(die_type)
    face = die.faces[index]
    if not isinstance(die, UnitType):
        return (face.icon, face.count * (die.slots if isinstance(die, DragonType) else 1))
    return (face.icon, die.health if face.icon == "id" else worth(face.icon, face.count))


def as_flying(icon: str) -> str:
    """Return an icon as it counts in an army whose maneuver icons are Fly icons."""
    return FLY if icon == "maneuver" else icon


def faces_of(view: ClassicView, dice: tuple[int, ...]) -> tuple[Face, ...]:
    """Return the faces of these dice; a face is worth its icons, an ID the unit's health (C0.2, C0.3).

    A spell may turn the maneuver icons of an army into Fly icons.
    """
    table, effects, held = view.dice, view.board.effects, view.board.edition.armies_hold
    shown = []
    for number in dice:
        die = table[number]
        icon, count = face_of(die.type, die.face)
        if effects and flying(view, die.owner, die.place):
            icon = as_flying(icon)
        if held:
            icon = counted_as(view, number, die.face, icon)
        shown.append(Face(number, icon, count))
    return tuple(shown)


def dice_of(faces: Iterable[Face]) -> tuple[int, ...]:
    """Return the dice that show these faces, each once."""
    return tuple(dict.fromkeys([face.die for face in faces]))


def penalties_on(view: ClassicView, seat: int, place: str, result: str) -> list[tuple[str, int]]:
    """Return (spell, amount) of the penalties on one result of an army's rolls; "any" for those on every roll."""
    return penalties_of(view, changes_on(view, seat, place), result)


def _additions(army: RolledArmy, result: str) -> list[Working]:
    """Return step 9: the additions of spells to a result (C6.1). A charger's maneuvers get none (C8.4)."""
    wanted, combined = wanted_of(result), army.kind == "dragon_defence"
    found: list[Working] = []
    for spell, change in army.changes:
        either = change.result == "melee_or_missile" and wanted in ("melee", "missile") and not combined
        if change.amount > 0 and (change.result == wanted or either):
            found.append(Add(result, change.amount, spell, "M16"))
    return found


@cache
def _special(icons: Icons, kind: Kind, result: str) -> tuple[Working, ...]:
    """Return the results of special action icons, without penalties, halving and doubling (C14.2)."""
    uses = sorted(icons.uses.get(kind, {}).items())
    found = tuple((icon, use.gives[result], use.clause) for icon, use in uses if result in use.gives)
    return (Special(result, found),) if found else ()


@cache
def _chosen(icons: Icons, kind: Kind) -> tuple[str, ...]:
    """Return the special icons whose result the owner chooses in a kind of roll."""
    return tuple(sorted(icon for icon, use in icons.uses.get(kind, {}).items() if use.split))


@cache
def rerolled(icons: Icons, kind: Kind, bullseye_again: bool = False) -> frozenset[str]:
    """Return the icons whose dice are rolled again in a kind of roll (C6.1 step 2, C14, DA-C5, Q19)."""
    return frozenset(icon for icon in icons.uses.get(kind, {}) if icons.rolls_again(icon, kind, bullseye_again))


def _halving(army: RolledArmy, result: str, part_of: str = "") -> list[Working]:
    """Return step 6; a result that counts as another one is halved together with it (DA-D4, H37).

    One effect halves a result: frost before a minor terrain (KP11.4).
    """
    if army.halved:
        return [Halve(result, "frost", "DA-D4", part_of)]
    return [Halve(result, army.minor, "KP11.4", part_of)] if HALVED_BY.get(army.minor, "") == wanted_of(result) else []


def _specific(army: RolledArmy, result: str, penalised: str) -> list[Working]:
    """Return step 5: the penalties of spells on one result, or on "any", subtracted from a result of this roll."""
    return [Subtract(result, amount, spell, "M16") for spell, amount in army.penalties(penalised)]


def _general(army: RolledArmy, result: str) -> list[Working]:
    """Return the penalties on every roll; if several results are counted, the owner spreads them (DA-G)."""
    if army.shares:
        return [Share(result, "penalty", "DA-G")]
    return _specific(army, result, "any")


def _maneuvers(army: RolledArmy, dice: tuple[int, ...] | None, result: str) -> list[Working]:
    """Return steps 4 to 7 for maneuvers that count as a result: after penalties and doubling (C8.4, FAQ4)."""
    found: list[Working] = [Count("maneuver", "maneuver", "C13.1" if dice else "C8.3", dice)]
    found += _specific(army, "maneuver", "maneuver")
    found += _general(army, "maneuver") if army.kind == "charge" else _overflow(army, result, "maneuver")
    found += _halving(army, "maneuver", result)
    racial = army.with_power("maneuver_doubled")
    if dice is not None:
        racial = tuple(die for die in racial if die in dice)
    return found + doubling(army, "maneuver", racial, ("maneuver",))


def _saves(army: RolledArmy, dice: tuple[int, ...], result: str) -> list[Working]:
    """Return steps 4 to 7 for saves of some dice that count as a result (C13.1)."""
    found: list[Working] = [Count("save", "save", "C13.1", dice), *_specific(army, "save", "save")]
    found += _overflow(army, result, "save") + _halving(army, "save", result)
    return found + doubling(army, "save", (), ())


def _overflow(army: RolledArmy, result: str, counted: str) -> list[Working]:
    """Return the penalties on a result that are left over after its own icons, for icons that count as it.

    An effect that also reduces those icons directly, as Galeforce does, takes its own number of each and no more (H11).
    """
    total = 0 if army.shares else sum(amount for _, amount in army.penalties("any"))
    if result == "save":
        both = {cause for cause, _ in army.penalties(counted)}
        total += army.taken + sum(amount for cause, amount in army.penalties("save") if cause not in both)
    if not total and not army.shares:
        return []
    icons = dict(COUNTED[army.kind])[result]
    return [Overflow(counted, result, icons, total, "penalty", "DA-G", army.shares)]


def as_saves(view: ClassicView, place: str, dice: tuple[int, ...]) -> tuple[int, ...]:
    """Return the dice whose maneuvers count as saves here; for some races only against missiles (C13.1)."""
    found = among(view, place, dice, "maneuver_as_save")
    if "maneuver_as_missile_save" in view.board.edition.effects and current_attack(view) == "missile":
        found += among(view, place, dice, "maneuver_as_missile_save")
    return found


def _melee_power(army: RolledArmy) -> PowerKind:
    """Return the power by which other icons count as melee: one for attackers, one for those striking back (H51).

    The only roll of a charge's target is both its save roll and its strike back.
    """
    answers = army.kind == "charge_defence" or current_attack(army.view) == "strike_back"
    return "maneuver_as_melee" if answers else "save_as_melee"


def _counting_as(army: RolledArmy, result: str) -> list[Working]:
    """Return step 8: other icons of some races that count as the result of this roll (C13.1, C6.1)."""
    if result == "save":
        dice = as_saves(army.view, army.place, army.dice)
        return [*_maneuvers(army, dice, result), Carry(result, "maneuver", "maneuver-as-save", "C13.1")] if dice else []
    if army.kind not in ("missile", "melee", "charge", "charge_defence"):
        return []
    word: PowerKind = "maneuver_as_missile" if army.kind == "missile" else _melee_power(army)
    dice = army.with_power(word)
    if not dice:
        return []
    source, counted = ("save", _saves) if word == "save_as_melee" else ("maneuver", _maneuvers)
    return [*counted(army, dice, result), Carry(result, source, word.replace("_", "-"), "C13.1")]


def _scorching(army: RolledArmy) -> list[Working]:
    """Return the damage of some units' saves to their attackers in melee, as rolled (C13.1, H51)."""
    attacked = army.kind == "charge_defence" or (
        army.kind == "save_melee" and current_attack(army.view) in ("skirmish", "")
    )
    dice = army.with_power("scorching_touch") if attacked else ()
    if not dice:
        return []
    icons = ("save", "id") if army.kind == "save_melee" else ("save",)
    return [Repeat("thrown_back", "save", icons, dice, "scorching-touch", "C13.1", is_combined(army.kind))]


def magic_of(icons: Icons, icon: str) -> int:
    """Return the magic of one such icon in a magic roll."""
    return 1 if icon in ("magic", "id") else icons.use_of(icon, "magic").gives.get("magic", 0)


@cache
def _magical(icons: Icons) -> tuple[str, ...]:
    """Return the icons that give magic, other than an ID."""
    return ("magic", *sorted(icon for icon in icons.uses["magic"] if magic_of(icons, icon)))


def bones(view: ClassicView, seat: int, place: str, dice: tuple[int, ...]) -> list[Limited]:
    """Return the Undead that make one point more: each shows magic other than an ID, up to the number of dead (H46)."""
    if "bone_magic" not in view.board.edition.effects:
        return []
    found = among(view, place, dice, "bone_magic")
    most = coffin(view, seat, "bone_magic") if found else 0
    return [Limited("magic", _magical(view.board.edition.icons), found, most, "bone-magic", "C13.1")] if most else []


def _counting(army: RolledArmy, result: str, icons: tuple[str, ...]) -> Iterable[Working]:
    """Return step 4: normal icons and IDs, or what the owner gives of these."""
    return _counted(army.icons, army.kind, result, icons)


@cache
def _counted(special: Icons, kind: Kind, result: str, icons: tuple[str, ...]) -> tuple[Working, ...]:
    clause = ROLL_CLAUSES[kind]
    given = (Given(result, _chosen(special, kind), "DA-E"),) if is_combined(kind) else ()
    return (*[Count(result, icon, clause) for icon in icons], *given)


def _penalties(army: RolledArmy, result: str, _icons: tuple[str, ...]) -> list[Working]:
    """Return step 5: the penalties on the result, then those on every roll."""
    return _specific(army, result, wanted_of(result)) + _general(army, result)


def _halved(army: RolledArmy, result: str, _icons: tuple[str, ...]) -> list[Working]:
    return _halving(army, result)


def _carried(army: RolledArmy, result: str, _icons: tuple[str, ...]) -> list[Working]:
    """Return step 8; a charger's maneuvers count as hits (C8.3)."""
    found: list[Working] = []
    if result == "save" or not army.view.board.edition.effects.isdisjoint(COUNTING_AS):
        found += _counting_as(army, result)
    if army.kind == "charge":
        found += [*_maneuvers(army, None, result), Carry("charge", "maneuver", "charge-maneuver", "C8.3")]
    return found


def _added(army: RolledArmy, result: str, _icons: tuple[str, ...]) -> list[Working]:
    """Return step 9: what the owner gives later, the dead of the Undead, automatic saves, spells."""
    found: list[Working] = []
    if is_combined(army.kind):
        found.append(GivenLater(result, _chosen(army.icons, army.kind), "C14.4", "M16"))
    if result == "magic":
        found += bones(army.view, army.seat, army.place, army.dice)
    if result == "save" and army.view.board.edition.armies_hold:
        found += automatic(army.view, army.dice)
    return found + _additions(army, result)


def _specials(army: RolledArmy, result: str, _icons: tuple[str, ...]) -> Iterable[Working]:
    """Return the results of special action icons, and of dragons' tails where these roll with an army."""
    found = _special(army.icons, army.kind, result)
    if result in ("melee", "charge") and army.view.board.edition.armies_hold:
        return (*found, *tails(army.view, army.dice, result))
    return found


Stage = Callable[[RolledArmy, str, tuple[str, ...]], Iterable[Working]]

# The part of a recipe that each stage adds for one result with its normal icons.
STAGES: Mapping[RollStage, Stage] = {
    "count": _counting,
    "penalties": _penalties,
    "halving": _halved,
    "doubling": doublings,
    "counting_as": _carried,
    "additions": _added,
    "special": _specials,
}
HINDERING: tuple[RollStage, ...] = ("penalties", "halving")


@cache
def _stages(names: tuple[RollStage, ...], hindered: bool) -> tuple[Stage, ...]:
    """Return the parts of a recipe in the order of an edition, without those that only hinder an army if none does."""
    return tuple(STAGES[name] for name in names if hindered or name not in HINDERING)


def recipe(
    view: ClassicView,
    seat: int,
    kind: Kind,
    place: str,
    dice: tuple[int, ...],
    changed: Sequence[Subtract | Add] = (),
) -> Recipe:
    """Return the arithmetic of an army's roll at a place, in the order of chapter 6; no face is known yet.

    `changed` are changes of one result by special icons and other armies: penalties are subtracted after its icons and
    IDs are counted, and what is left of them from icons that count as it (H11); additions come last. A paralysed army
    rolls only saves: its part of a combined roll is a save roll (DA-D2).
    """
    numb = paralysed(view, seat, place)
    if numb:
        kind = ONLY_SAVES.get(kind, kind)
    edition = view.board.edition
    changes, frost = tuple(changes_on(view, seat, place)), frosted(view, seat, place)
    shares = not numb and (is_combined(kind) or kind == "charge")
    taken = sum([one.amount for one in changed if isinstance(one, Subtract) and one.result == "save"])
    captured, minor = holds(view, seat, place), view.board.minor_face(view, seat, place)
    army = RolledArmy(view, seat, place, kind, dice, changes, frost, captured, shares, taken, minor)
    results: list[Working] = []
    again = rerolled(edition.icons, kind, view.board.options.bullseye_again)
    if again:
        results.append(Reroll(again))
    stages = _stages(edition.roll_stages, army.is_hindered)
    for result, icons in COUNTED[kind]:
        for stage in stages:
            results += stage(army, result, icons)
    results += _special(army.icons, kind, "smite")
    if kind != "save" or current_attack(view) == "missile":  # no damage is thrown back at a spell
        results += _special(army.icons, kind, "thrown_back")
    if "scorching_touch" in edition.effects:
        results += _scorching(army)
    return _with_changes(tuple(results), changed) if changed else tuple(results)


def _with_changes(whole: Recipe, changed: Sequence[Subtract | Add]) -> Recipe:
    """Return a recipe with the changes of one result by other armies (C6.1 steps 5 and 9)."""
    counts = [at for at, working in enumerate(whole) if _counts(working, changed[0].result)]
    counted = 1 + max(counts, default=-1)
    penalties = [working for working in changed if isinstance(working, Subtract)]
    added = [working for working in changed if isinstance(working, Add)]
    return (*whole[:counted], *penalties, *whole[counted:], *added)


def _counts(working: Working, result: str) -> bool:
    """Return True if a working counts the normal icons or IDs of a result (C6.1 step 4)."""
    return isinstance(working, Count | Given) and working.result == result


def count(
    draft: ClassicDraft,
    seat: int,
    place: str,
    kind: Kind,
    roll: ArmyRoll,
    *changed: Subtract | Add,
    spread: Spread = NO_SPREAD,
) -> tuple[Sum, ...]:
    """Count an army's roll, record it with every line, and return the sums (C6.1).

    `changed` are the changes of one result by special icons and other armies, as in `recipe`.
    """
    sums = sums_of(draft, seat, kind, place, roll.faces, changed, spread)
    draft.note(Rolled(seat, kind, place, roll.faces, sums))
    return sums


def sums_of(
    view: ClassicView,
    seat: int,
    kind: Kind,
    place: str,
    faces: tuple[Face, ...],
    changed: Sequence[Subtract | Add] = (),
    spread: Spread = NO_SPREAD,
) -> tuple[Sum, ...]:
    """Return the sums of an army's roll, of several armies that roll together at a joint place (C6.1, Q146)."""
    if is_joint(place):
        return _joint_sums(view, seat, place, kind, faces, changed, spread)
    return work_out(recipe(view, seat, kind, place, dice_of(faces), changed), faces, spread)


def by_army(view: ClassicView, seat: int, place: str, faces: tuple[Face, ...]) -> list[tuple[str, tuple[Face, ...]]]:
    """Return (place, faces) of each army of a roll; only in a joint roll there can be several.

    Dice that have died or moved since count with the first army.
    """
    if not is_joint(place):
        return [(place, faces)]
    armies = armies_of(view, seat, place)
    homes = {die: at for at, units in armies for die in (*units, *view.at(at, seat))}
    first = armies[0][0] if armies else view.board.graph.members(place)[0]
    found: dict[str, tuple[Face, ...]] = {}
    for face in faces:
        at = homes.get(face.die, first)
        found[at] = (*found.get(at, ()), face)
    return list(found.items())


def shares(
    view: ClassicView, seat: int, place: str, faces: tuple[Face, ...], spread: Spread
) -> Iterator[tuple[str, tuple[Face, ...], Spread]]:
    """Yield (place, faces, decisions) of each army of a roll: an ID counts in the army of its die alone (Q146).

    A free addition counts once, in the first army.
    """
    free: tuple[int, ...] = (-1,)
    for at, shown in by_army(view, seat, place, faces):
        dice = (*free, *dice_of(shown))
        yield at, shown, replace(spread, given=tuple(one for one in spread.given if one[1] in dice))
        free = ()


def _joint_sums(
    view: ClassicView,
    seat: int,
    place: str,
    kind: Kind,
    faces: tuple[Face, ...],
    changed: Sequence[Subtract | Add],
    spread: Spread,
) -> tuple[Sum, ...]:
    """Return the sums of armies that roll together (Q146).

    Each is worked out with its own spells, powers and frost, then they are added. The magic of bones is limited once
    for all of them.
    """
    parts, left = [], dict(spread.penalties)
    for at, shown, given in shares(view, seat, place, faces, spread):
        dice = dice_of(shown)
        mine = _penalties_taken(view, seat, at, left)
        bony = bones(view, seat, at, dice) if kind == "magic" else ()
        whole = tuple(one for one in recipe(view, seat, kind, at, dice) if one not in bony)
        parts.append(work_out(whole, shown, replace(given, penalties=mine)))
    more = bones(view, seat, place, dice_of(faces)) if kind == "magic" else ()
    return joined(parts, (*more, *changed), faces)


def _penalties_taken(view: ClassicView, seat: int, place: str, left: dict[str, int]) -> tuple[tuple[str, int], ...]:
    """Return the part of an owner's spread of penalties that one army takes, and take it out of what is left."""
    points, found = sum(amount for _, amount in penalties_on(view, seat, place, "any")), []
    for result, amount in left.items():
        taken = min(points, amount)
        points -= taken
        left[result] = amount - taken
        found.append((result, taken))
    return tuple(found)


def fog(view: ClassicView, target: int, place: str) -> list[Subtract]:
    """Return the penalties of spells on missile attacks on an army at a terrain (M16)."""
    return [
        Subtract("missile", -change.amount, spell, "M16")
        for spell, change in changes_on(view, target, place)
        if change.against and change.result == "missile"
    ]

"""Rolls, in the order of chapter 6.

1 all dice that may roll are rolled at once; 2 rerolls (both in rolling.py); 3 special action icons; 4 counting of
normal icons and IDs; 5 penalties; 6 halving; 7 doubling; 8 results that count as another result; 9 additions of spells
and of special icons; 10 the total. Halving comes before doubling, and halves are rounded down (M14). The edition names
the order of steps 4 to 9 (`roll_stages`); STAGES has what each adds to the recipe.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache
from typing import Literal

from ddtable.dice.catalogue import catalogue, of_the_dice
from ddtable.dice.types import DragonType, UnitType
from ddtable.engine.arithmetic import (
    NO_SPREAD,
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
    Spread,
    Subtract,
    Sum,
    Working,
    work_out,
)
from ddtable.engine.value import PlainValue
from ddtable.rules.dragon_dice.board import ClassicDraft, ClassicView, holds
from ddtable.rules.dragon_dice.editions import RollStage
from ddtable.rules.dragon_dice.effects import changes_on, flying, frosted, given_to, paralysed
from ddtable.rules.dragon_dice.events.rolls import ROLL_CLAUSES, Rolled
from ddtable.rules.dragon_dice.held import automatic, counted_as, tails
from ddtable.rules.dragon_dice.icons import Icons, with_hook, worth
from ddtable.rules.dragon_dice.power_rows import PowerKind
from ddtable.rules.dragon_dice.powers import among, among_species, coffin
from ddtable.rules.dragon_dice.spells import Change
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
# The results that the faces of a minor terrain halve, or of which they double the IDs (KP11.4).
HALVED_BY: Mapping[str, str] = {"flood": "maneuver", "flanked": "save", "revolt": "melee", "landslide": "missile"}
DOUBLED_BY: Mapping[str, str] = {"double_maneuvers": "maneuver", "double_saves": "save"}
Changes = Sequence[tuple[str, Change]]
"""(name, change) of each change of an army's results, each casting separately."""
FLY = "fly"
TRUMPETED = "feral"  # the species that a trumpet affects


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
    return _penalties_of(view, changes_on(view, seat, place), result)


def _penalties_of(view: ClassicView, changes: Changes, result: str) -> list[tuple[str, int]]:
    """Return the penalties among changes; a spell may be one only against one kind of attack (K11.8)."""
    return [
        (spell, -change.amount)
        for spell, change in changes
        if change.amount < 0 and change.result == result and not change.against
        if change.only in ("", current_attack(view))
    ]


def _additions(army: _Army, result: str) -> list[Working]:
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


def wanted_of(result: str) -> str:
    """Return the result that a roll counts: a charger counts melee."""
    return "melee" if result == "charge" else result


def _combined(kind: Kind) -> bool:
    """Return True if a roll counts several results, among which its owner shares IDs (C8.3, DA-E)."""
    return len(COUNTED[kind]) > 1


class _Army(PlainValue, frozen=True):
    """The army whose roll is calculated, and the effects on it.

    `changes`: of its results by spells and icons (M16). `halved`: by frost (DA-D4). `captured`: at a captured terrain
    (C11.3). `shares`: the owner spreads the penalties (DA-G). `taken`: the saves that special icons and other armies
    take off (H11). `minor`: the icon of the army's minor terrain.
    """

    view: ClassicView
    seat: int
    place: str
    kind: Kind
    dice: tuple[int, ...]
    changes: Changes
    halved: bool
    captured: bool
    shares: bool
    taken: int
    minor: str

    @property
    def icons(self) -> Icons:
        """The special icons of the edition."""
        return self.view.board.edition.icons

    @property
    def is_hindered(self) -> bool:
        """True if a penalty on its rolls or a halving is possible."""
        return bool(self.changes) or self.halved or self.shares or self.minor in HALVED_BY

    def penalties(self, result: str) -> list[tuple[str, int]]:
        """Return (spell, amount) of the penalties on one result; "any" for those on every roll."""
        return _penalties_of(self.view, self.changes, result) if self.changes else []

    def with_power(self, effect: PowerKind) -> tuple[int, ...]:
        """Return those of the dice that have a racial power here: only that race, only at that terrain (C13.1)."""
        return among(self.view, self.place, self.dice, effect)


def _halving(army: _Army, result: str, part_of: str = "") -> list[Working]:
    """Return step 6; a result that counts as another one is halved together with it (DA-D4, H37).

    One effect halves a result: frost before a minor terrain (KP11.4).
    """
    if army.halved:
        return [Halve(result, "frost", "DA-D4", part_of)]
    return [Halve(result, army.minor, "KP11.4", part_of)] if HALVED_BY.get(army.minor, "") == wanted_of(result) else []


def _specific(army: _Army, result: str, penalised: str) -> list[Working]:
    """Return step 5: the penalties of spells on one result, or on "any", subtracted from a result of this roll."""
    return [Subtract(result, amount, spell, "M16") for spell, amount in army.penalties(penalised)]


def _general(army: _Army, result: str) -> list[Working]:
    """Return the penalties on every roll; if several results are counted, the owner spreads them (DA-G)."""
    if army.shares:
        return [Share(result, "penalty", "DA-G")]
    return _specific(army, result, "any")


def _maneuvers(army: _Army, dice: tuple[int, ...] | None, result: str) -> list[Working]:
    """Return steps 4 to 7 for maneuvers that count as a result: after penalties and doubling (C8.4, FAQ4)."""
    found: list[Working] = [Count("maneuver", "maneuver", "C13.1" if dice else "C8.3", dice)]
    found += _specific(army, "maneuver", "maneuver")
    found += _general(army, "maneuver") if army.kind == "charge" else _overflow(army, result, "maneuver")
    found += _halving(army, "maneuver", result)
    racial = army.with_power("maneuver_doubled")
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
    total = 0 if army.shares else sum(amount for _, amount in army.penalties("any"))
    if result == "save":
        both = {cause for cause, _ in army.penalties(counted)}
        total += army.taken + sum(amount for cause, amount in army.penalties("save") if cause not in both)
    if not total and not army.shares:
        return []
    icons = dict(COUNTED[army.kind])[result]
    return [Overflow(counted, result, icons, total, "penalty", "DA-G", army.shares)]


def current_attack(view: ClassicView) -> str:
    """Return the kind of the current attack or save roll; empty outside an attack or in a charge."""
    return next((step.kind for step in reversed(view.agenda) if isinstance(step, Strike)), "")


def as_saves(view: ClassicView, place: str, dice: tuple[int, ...]) -> tuple[int, ...]:
    """Return the dice whose maneuvers count as saves here; for some races only against missiles (C13.1)."""
    found = among(view, place, dice, "maneuver_as_save")
    if "maneuver_as_missile_save" in view.board.edition.effects and current_attack(view) == "missile":
        found += among(view, place, dice, "maneuver_as_missile_save")
    return found


def _melee_power(army: _Army) -> PowerKind:
    """Return the power by which other icons count as melee: one for attackers, one for those striking back (H51).

    The only roll of a charge's target is both its save roll and its strike back.
    """
    answers = army.kind == "charge_defence" or current_attack(army.view) == "strike_back"
    return "maneuver_as_melee" if answers else "save_as_melee"


def _counting_as(army: _Army, result: str) -> list[Working]:
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


def _scorching(army: _Army) -> list[Working]:
    """Return the damage of some units' saves to their attackers in melee, as rolled (C13.1, H51)."""
    attacked = army.kind == "charge_defence" or (
        army.kind == "save_melee" and current_attack(army.view) in ("skirmish", "")
    )
    dice = army.with_power("scorching_touch") if attacked else ()
    if not dice:
        return []
    icons = ("save", "id") if army.kind == "save_melee" else ("save",)
    return [Repeat("thrown_back", "save", icons, dice, "scorching-touch", "C13.1", _combined(army.kind))]


def _doubling(army: _Army, result: str, racial: tuple[int, ...], icons: tuple[str, ...]) -> list[Working]:
    """Return step 7 for maneuvers and saves: doubled by the race or the eighth face; by both with an option (Q5)."""
    found: list[Working] = []
    if racial and (not army.captured or army.view.board.options.four_times):
        found.append(Double(result, icons, "C13.1", racial))
    if army.captured:
        found.append(Double(result, (), "C11.3", cause="eighth-face"))
    return found


def _doubles_ids(army: _Army, result: str) -> bool:
    return DOUBLED_BY.get(army.minor) == result and army.kind.startswith(result)


def _minor_doubling(army: _Army, result: str, racial: tuple[int, ...]) -> list[Working]:
    """Return the doubling of IDs by a minor terrain, in rolls for this result only; a die is doubled once (KP11.4)."""
    if not _doubles_ids(army, result):
        return []
    return [Double(result, ("id",), "KP11.4", tuple(die for die in army.dice if die not in racial), cause=army.minor)]


def _burning(army: _Army, result: str, icons: tuple[str, ...]) -> list[Working]:
    """Return the doubling of one unit's melee by a spell on it; special icons are not doubled."""
    return [
        Double(result, icons, "M16", (die,), _combined(army.kind), spell)
        for die, spell in given_to(army.view, "double_melee").items()
        if die in army.dice
    ]


def _trumpeted(army: _Army, result: str, icons: tuple[str, ...]) -> list[Working]:
    """Return the doubling of one species' results by a trumpet in the same roll (C14.4).

    It has no effect if the result is already doubled: by another trumpet, a spell on the unit, the eighth face (H66).
    """
    captured = result == "save" and army.captured and not army.view.board.options.four_times
    trumpets = with_hook(army.icons, army.kind, "trumpet")
    if captured or army.view.board.edition.icons_in_play.isdisjoint(trumpets):
        return []
    burning = given_to(army.view, "double_melee") if result != "save" else {}
    dice = tuple(die for die in among_species(army.view, army.dice, (TRUMPETED,)) if die not in burning)
    if _doubles_ids(army, result):
        icons = tuple(icon for icon in icons if icon != "id")
    return [Double(result, icons, "C14.4", dice, _combined(army.kind), "trumpet", trumpets)] if dice else []


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


def _counting(army: _Army, result: str, icons: tuple[str, ...]) -> Iterable[Working]:
    """Return step 4: normal icons and IDs, or what the owner gives of these."""
    return _counted(army.icons, army.kind, result, icons)


@cache
def _counted(special: Icons, kind: Kind, result: str, icons: tuple[str, ...]) -> tuple[Working, ...]:
    clause = ROLL_CLAUSES[kind]
    given = (Given(result, _chosen(special, kind), "DA-E"),) if _combined(kind) else ()
    return (*[Count(result, icon, clause) for icon in icons], *given)


def _penalties(army: _Army, result: str, _icons: tuple[str, ...]) -> list[Working]:
    """Return step 5: the penalties on the result, then those on every roll."""
    return _specific(army, result, wanted_of(result)) + _general(army, result)


def _halved(army: _Army, result: str, _icons: tuple[str, ...]) -> list[Working]:
    return _halving(army, result)


def _doublings(army: _Army, result: str, icons: tuple[str, ...]) -> list[Working]:
    """Return step 7: doubled by the race, the eighth face, a spell on a unit, a trumpet."""
    if result == "maneuver":
        racial = army.with_power("maneuver_doubled")
        return _doubling(army, "maneuver", racial, icons) + _minor_doubling(army, result, racial)
    if result == "save":
        return _doubling(army, result, (), icons) + _minor_doubling(army, result, ()) + _trumpeted(army, result, icons)
    if result in ("melee", "charge"):
        return _burning(army, result, icons) + _trumpeted(army, result, icons)
    return []


def _carried(army: _Army, result: str, _icons: tuple[str, ...]) -> list[Working]:
    """Return step 8; a charger's maneuvers count as hits (C8.3)."""
    found: list[Working] = []
    if result == "save" or not army.view.board.edition.effects.isdisjoint(COUNTING_AS):
        found += _counting_as(army, result)
    if army.kind == "charge":
        found += [*_maneuvers(army, None, result), Carry("charge", "maneuver", "charge-maneuver", "C8.3")]
    return found


def _added(army: _Army, result: str, _icons: tuple[str, ...]) -> list[Working]:
    """Return step 9: what the owner gives later, the dead of the Undead, automatic saves, spells."""
    found: list[Working] = []
    if _combined(army.kind):
        found.append(GivenLater(result, _chosen(army.icons, army.kind), "C14.4", "M16"))
    if result == "magic":
        found += bones(army.view, army.seat, army.place, army.dice)
    if result == "save" and army.view.board.edition.armies_hold:
        found += automatic(army.view, army.dice)
    return found + _additions(army, result)


def _specials(army: _Army, result: str, _icons: tuple[str, ...]) -> Iterable[Working]:
    """Return the results of special action icons, and of dragons' tails where these roll with an army."""
    found = _special(army.icons, army.kind, result)
    if result in ("melee", "charge") and army.view.board.edition.armies_hold:
        return (*found, *tails(army.view, army.dice, result))
    return found


Stage = Callable[[_Army, str, tuple[str, ...]], Iterable[Working]]

# The part of a recipe that each stage adds for one result with its normal icons.
STAGES: Mapping[RollStage, Stage] = {
    "count": _counting,
    "penalties": _penalties,
    "halving": _halved,
    "doubling": _doublings,
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
    shares = not numb and (_combined(kind) or kind == "charge")
    taken = sum([one.amount for one in changed if isinstance(one, Subtract) and one.result == "save"])
    captured, minor = holds(view, seat, place), view.board.minor_face(view, seat, place)
    army = _Army(view, seat, place, kind, dice, changes, frost, captured, shares, taken, minor)
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
    faces = roll.faces
    sums = work_out(recipe(draft, seat, kind, place, dice_of(faces), changed), faces, spread)
    draft.note(Rolled(seat, kind, place, faces, sums))
    return sums


def fog(view: ClassicView, target: int, place: str) -> list[Subtract]:
    """Return the penalties of spells on missile attacks on an army at a terrain (M16)."""
    return [
        Subtract("missile", -change.amount, spell, "M16")
        for spell, change in changes_on(view, target, place)
        if change.against and change.result == "missile"
    ]

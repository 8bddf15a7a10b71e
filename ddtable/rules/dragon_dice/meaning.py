"""The meaning of a face in a roll, without effects on the army's sum, from the recipe of that roll for one face."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, cast

from msgspec import Struct
from msgspec.structs import replace

from ddtable.dice.catalogue import catalogue
from ddtable.dice.types import DragonType
from ddtable.engine.arithmetic import (
    Add,
    Carry,
    Count,
    Double,
    Face,
    Halve,
    Line,
    Special,
    Subtract,
    Sum,
    Working,
    work_out,
)
from ddtable.engine.position import Roll
from ddtable.rules.dragon_dice.alone import saves_alone, saves_itself
from ddtable.rules.dragon_dice.board import ClassicView, units_at
from ddtable.rules.dragon_dice.dragon_rolls import dragon_type, opposed
from ddtable.rules.dragon_dice.effects import paralysed
from ddtable.rules.dragon_dice.held import rolls_with_army
from ddtable.rules.dragon_dice.icons import Hook
from ddtable.rules.dragon_dice.places import is_joint, is_lair
from ddtable.rules.dragon_dice.points import colours_of, doubles
from ddtable.rules.dragon_dice.roll_kinds import COUNTED, ONLY_SAVES, Kind
from ddtable.rules.dragon_dice.rolls import face_of, fog, penalties_on, recipe
from ddtable.rules.dragon_dice.spells import COLOURS
from ddtable.rules.dragon_dice.steps import (
    Alone,
    Cast,
    Charge,
    DragonAttack,
    DragonFight,
    Magic,
    Maneuver,
    Oppose,
    Rolling,
    Strike,
    StrikeBack,
)

ALONE, DRAGON, DRAGON_FIGHT = "single", "dragon", "dragon_fight"
SAVES = ("save", "save_melee", *ONLY_SAVES, ALONE)  # rolls that a paralysed army still makes (DA-D2)
AGAINST_DRAGONS = "dragon_defence"
HOOKS: Mapping[str, str] = {"cast": "C14.3", "pick_off": "C7.5"}
# The clauses of a dragon's faces, against an army and against another dragon.
DRAGON_FACES: Mapping[str, tuple[str, str]] = {
    "belly": ("DA-C1", "DG-D1"),
    "breath": ("DA-C2", "DG-D2"),
    "claw": ("DA-C3", "DG-H"),
    "jaws": ("DA-C4", "DG-H"),
    "tail": ("DA-C5", "DG-H"),
    "treasure": ("DA-C6", "DG-H"),
    "wing": ("DA-C7", "DG-H"),
}
BREATHS: Mapping[str, str] = {"earth": "DA-D1", "air": "DA-D2", "fire": "DA-D3", "water": "DA-D4", "death": "DA-D5"}


Change = Subtract | Add | Halve | Double  # of an army's sum


class Meaning(Struct, frozen=True):
    """The contribution of one face.

    `sums`: its results, line by line. `choice`: the results among which the owner divides the `points` of an ID.
    `hook`: another effect of its `icon`, `again`: the die is rolled once more. `word`: an effect that is not a number,
    "" for none; a breath has its colour in it, and several are joined by a plus.
    """

    points: int = 0
    sums: tuple[Sum, ...] = ()
    choice: tuple[str, ...] = ()
    hook: Hook = ""
    again: bool = False
    word: str = ""
    clauses: tuple[str, ...] = ()
    icon: str = ""

    @property
    def gives(self) -> dict[str, int]:
        """The results with their points."""
        return {one.result: one.total for one in self.sums}

    @property
    def counts(self) -> bool:
        """True if the face has any effect in the roll."""
        return bool(self.sums or self.choice or self.hook or self.again or self.word)


class Prospect(Struct, frozen=True):
    """The number of a die's faces that count in a roll, and its average; no average if the owner has a choice."""

    counting: int
    sides: int
    means: tuple[tuple[str, float], ...] = ()


def may_roll(view: ClassicView, seat: int, place: str, kind: str) -> bool:
    """Return True if an army may make a roll: a paralysed army rolls only saves (DA-D2)."""
    return kind in SAVES or not paralysed(view, seat, place)


def meaning(view: ClassicView, die: int, index: int, kind: str) -> Meaning:
    """Return the contribution of a unit's face to a kind of roll at the unit's place (C6.1 steps 3, 4, 7, 8; C14.1).

    Changes of the whole army's sum are not part of it: penalties, halving, the eighth face's doubling, additions. See
    `army_changes`.
    """
    lying = view.dice[die]
    seat, place = lying.owner, lying.place
    face = Face(die, *face_of(lying.type, index))
    if kind == ALONE:
        rolls = next((one for one in reversed(view.agenda) if isinstance(one, Alone) and die in one.dice), None)
        lives = saves_itself(view, rolls, face) if rolls else saves_alone(view, seat, place, face)
        return Meaning(face.count, word="lives" if lives else "", clauses=("C6.2",))
    if not may_roll(view, seat, place, kind):
        return Meaning(face.count, clauses=("DA-D2",))
    if not rolls_with_army(view, lying.type, kind):
        return Meaning(face.count, clauses=("C6.1",))
    army_kind = cast(Kind, kind)
    if paralysed(view, seat, place):
        army_kind = ONLY_SAVES.get(army_kind, army_kind)
    sums = _of_itself(recipe(view, seat, army_kind, place, (die,)), face)
    free = face.icon == "id" or face.icon in view.board.edition.icons.splitting
    choice = tuple(result for result, _ in COUNTED[army_kind]) if free else ()
    hook = view.board.edition.icons.use_of(face.icon, army_kind).hook
    again = view.board.edition.icons.rolls_again(face.icon, army_kind, view.board.options.bullseye_again)
    found = Meaning(face.count, sums, choice if len(choice) > 1 else (), hook, again, icon=face.icon)
    return replace(found, clauses=_clauses(view, found, army_kind, face.icon))


def _of_itself(whole: Iterable[Working], face: Face) -> tuple[Sum, ...]:
    """Return the sums of a single face: counted, doubled for this die, counted as another result."""
    own = tuple(one for one in whole if isinstance(one, Count | Special | Carry) or _is_own(one))
    carried = {one.source for one in own if isinstance(one, Carry)}
    return tuple(one for one in work_out(own, (face,)) if one.total and one.result not in carried)


def _is_own(one: Working) -> bool:
    return isinstance(one, Double) and one.among is not None


def _clauses(view: ClassicView, found: Meaning, kind: Kind, icon: str) -> tuple[str, ...]:
    clauses = [line.clause for one in found.sums for line in one.lines]
    if found.choice:
        clauses.append("DA-E" if kind == AGAINST_DRAGONS else "C8.3")
    if found.hook:
        clauses.append("DA-F2" if kind == AGAINST_DRAGONS and found.hook in HOOKS else HOOKS.get(found.hook, "C14.4"))
    if found.again:
        clauses.append(view.board.edition.icons.use_of(icon, kind).clause if kind == AGAINST_DRAGONS else "C14.1")
    return tuple(dict.fromkeys(clauses)) or ("C6.1",)


def dragon_meaning(view: ClassicView, die: int, index: int, kind: str) -> Meaning:
    """Return the effect of a dragon's face on an army, or in a fight between dragons (DA-C1, DG-H)."""
    icon, worth = face_of(view.dice[die].type, index)
    use = view.board.edition.icons.use_of(icon, DRAGON)
    clauses = DRAGON_FACES[icon]
    damage = worth * use.gives.get("damage", 0)
    among = kind == DRAGON_FIGHT
    sums = (Sum("damage", (Line(icon, damage, clauses[among]),), damage),) if damage else ()
    if icon == "breath" and not among:
        return _breath(dragon_type(view, die))
    nothing = bool(damage) or (among and icon == "treasure")
    return Meaning(damage, sums, again=use.again, word="" if nothing else icon, clauses=(clauses[among],))


def _breath(kind: DragonType) -> Meaning:
    """Return the effects of a dragon's breath on an army, one per colour; white has the land's colours (H92)."""
    if kind.kind == "white":
        return Meaning(word="breath-white", clauses=("DA-C2",))
    colours = tuple(colour for colour in kind.elements if colour in BREATHS) or kind.elements
    word = "+".join(f"breath-{colour}" for colour in colours)
    return Meaning(word=word, clauses=("DA-C2", *(BREATHS[colour] for colour in colours if colour in BREATHS)))


def prospect(meanings: Iterable[Meaning]) -> Prospect:
    """Return how often a die counts and its average, if its faces have these meanings (C6.1).

    A die that is rolled again gives the same average again.
    """
    found = tuple(meanings)
    counting = sum(one.counts for one in found)
    if any(one.choice for one in found):
        return Prospect(counting, len(found))
    throws = len(found) - sum(one.again for one in found)
    results = dict.fromkeys(result for one in found for result in one.gives)
    means = tuple((result, sum(one.gives.get(result, 0) for one in found) / throws) for result in results if throws)
    return Prospect(counting, len(found), means)


# Effects beyond the face


def army_changes(view: ClassicView, die: int, kind: str) -> tuple[Change, ...]:
    """Return the changes of the sum of a die's army, for any faces of the dice (C6.1 steps 5 to 9).

    Penalties on every roll have the result "any" if their owner may spread them (DA-G).
    """
    lying = view.dice[die]
    seat, place = lying.owner, lying.place
    if kind not in COUNTED or not may_roll(view, seat, place, kind):
        return ()
    found: list[Change] = [
        one
        for one in recipe(view, seat, kind, place, ())
        if isinstance(one, Subtract | Add | Halve) or (isinstance(one, Double) and one.among is None)
    ]
    if (len(COUNTED[kind]) > 1 or kind == "charge") and not paralysed(view, seat, place):
        found += [Subtract("any", amount, spell, "DA-G") for spell, amount in penalties_on(view, seat, place, "any")]
    for step in view.agenda:
        if kind == "missile" and isinstance(step, Strike) and _is_of(view, die, step.seat, step.place):
            found += fog(view, step.target, step.target_place)
    return tuple(found)


def magic_colours(view: ClassicView, die: int) -> tuple[tuple[str, bool], ...]:
    """Return the colours of a unit's magic at its place, and which count double in a magic action (M2, M7).

    In 1996 those count double in which an ID would (R96.5).
    """
    lying = view.dice[die]
    action = Cast(lying.owner, lying.place, True, (), ids=(die,))
    colours = colours_of(view, lying.owner, lying.place, die)
    return tuple((COLOURS[colour], doubles(view, action, die, colour)) for colour in colours)


# The current roll


def roll_in_hand(view: ClassicView, die: int) -> str:
    """Return the kind of roll that a die makes, made or is about to make in the current action; "" for none (C6.1)."""
    for step in reversed(view.agenda):
        tells = _IN_HAND.get(type(step))
        kind = tells(view, step, die) if tells else ""
        if kind:
            return kind
    return ""


def dragon_kind(view: ClassicView, die: int) -> str:
    """Return the kind of a dragon's current or next fight: other colours at its terrain, otherwise an army (DG-D)."""
    place = view.dice[die].place
    if roll_in_hand(view, die) or not is_lair(place):
        return roll_in_hand(view, die) or DRAGON
    return DRAGON_FIGHT if opposed(view, die) else DRAGON


def _is_of(view: ClassicView, die: int, seat: int, place: str) -> bool:
    """Return True if a unit is in the army of a seat at a place, or in one of its armies at a group or a front."""
    if is_joint(place):
        return die in units_at(view, seat, place)
    lying = view.dice[die]
    return (lying.owner, lying.place) == (seat, place) and lying.type in catalogue().army_units


def _between(view: ClassicView, die: int, *sides: tuple[int, str, str]) -> str:
    """Return the kind of roll of the army that a die belongs to, among (seat, place, kind) of the rolling armies."""
    return next((kind for seat, place, kind in sides if _is_of(view, die, seat, place)), "")


def _in_parties(_view: ClassicView, step: Rolling | Roll, die: int) -> str:
    kind = next((party.kind for party in step.parties if die in party.dice), "")
    return kind if kind in COUNTED or kind == ALONE else ""


def _in_strike(view: ClassicView, step: Strike, die: int) -> str:
    close = step.kind in ("skirmish", "strike_back")
    target = (step.target, step.target_place, "save_melee" if close else "save")
    if step.kind == "spell":
        return _between(view, die, target)
    return _between(view, die, (step.seat, step.place, "melee" if close else "missile"), target)


def _in_strike_back(view: ClassicView, step: StrikeBack, die: int) -> str:
    return _between(view, die, (step.seat, step.place, "melee"), (step.target, step.place, "save_melee"))


def _in_charge(view: ClassicView, step: Charge, die: int) -> str:
    return _between(view, die, (step.seat, step.place, "charge"), (step.target, step.place, "charge_defence"))


def _in_maneuver(view: ClassicView, step: Maneuver | Oppose, die: int) -> str:
    return _between(view, die, (view.dice[die].owner, step.place, "maneuver"))


def _in_magic(view: ClassicView, step: Magic | Cast, die: int) -> str:
    action = isinstance(step, Magic) or step.action
    return _between(view, die, (step.seat, step.place, "magic")) if action else ""


def _in_dragon_attack(view: ClassicView, step: DragonAttack, die: int) -> str:
    return DRAGON if die in step.dragons else _between(view, die, (view.board.seat, step.place, AGAINST_DRAGONS))


_IN_HAND: dict[type, Callable[[ClassicView, Any, int], str]] = {
    Rolling: _in_parties,
    Roll: _in_parties,
    Alone: lambda _view, step, die: ALONE if die in step.dice else "",
    Strike: _in_strike,
    StrikeBack: _in_strike_back,
    Charge: _in_charge,
    Maneuver: _in_maneuver,
    Oppose: _in_maneuver,
    Magic: _in_magic,
    Cast: _in_magic,
    DragonAttack: _in_dragon_attack,
    DragonFight: lambda _view, step, die: DRAGON_FIGHT if die in step.dragons else "",
}

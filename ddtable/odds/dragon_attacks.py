"""Dragons attack an army, exactly: the dead of all damage, the dragons slain, then the breaths (DA-A to DA-D).

The army's owner sees all rolls, then shares out the IDs in the best way: each dragon slain counts as SLAIN health, and
the dead as theirs. Promotions and treasure come later and are not followed.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from itertools import product
from math import comb, prod
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from ddtable.engine.arithmetic import Face
from ddtable.odds.arrays import Spread
from ddtable.odds.casualties import cheapest, given_up
from ddtable.odds.convolving import TAIL
from ddtable.odds.exchange import Dice, asked_in, without
from ddtable.odds.expected import SLAIN, of_units, shown
from ddtable.odds.of_recipe import sides_of
from ddtable.odds.plans import Sides
from ddtable.odds.shared_rolls import Shared, room, shared_roll, why_not_shared
from ddtable.rules.dragon_dice.alone import saves_itself
from ddtable.rules.dragon_dice.board import ClassicPosition, health, healths, units_at
from ddtable.rules.dragon_dice.breath import FLAME_HEALTH, STONE_UNITS
from ddtable.rules.dragon_dice.dragon_rolls import breath_colours, damage_of, needed, shows
from ddtable.rules.dragon_dice.dragons import RESULTS
from ddtable.rules.dragon_dice.effects import held_alone
from ddtable.rules.dragon_dice.places import is_joint
from ddtable.rules.dragon_dice.roll_kinds import Kind
from ddtable.rules.dragon_dice.rolling import army_roll
from ddtable.rules.dragon_dice.steps import Alone, ArmyRoll

KIND: Kind = "dragon_defence"
NUMBERS = tuple((result,) for result in RESULTS)
MOST_DRAGONS = 4
MOST_SICK = 64  # sets of units that show an ID
MOST_ROOM = 1 << 21  # cells of the army's roll: more would take longer than a tenth of a second
IMPOSSIBLE = 1 << 20  # points that an army never has


class DragonAttackOdds(NamedTuple):
    """The results of an attack: the chance of each set of dead units, of each number of dragons slain, of each breath.

    `treasure`: the average number of treasures. Of a breath it is the chance that at least one of its colour comes.
    """

    lost: dict[Dice, float]
    slain: dict[int, float]
    breaths: dict[str, float]
    treasure: float


class DragonRoll(NamedTuple):
    """The roll of one dragon: its damage, the damage that slays it, a breath."""

    damage: int
    need: int
    breath: bool


class _Dragons(NamedTuple):
    """The roll of all dragons: their damage, the damage that slays each, from the least on, and those that breathe."""

    damage: int
    needs: tuple[int, ...]
    breathing: Dice


def why_no_dragons(view: ClassicPosition, seat: int, place: str, dragons: Sequence[int]) -> str:
    """Return what makes exact chances impossible: an icon, a spell, "joint", "disease", "many"; "" if possible.

    Disease kills the units that have shown an ID. So each set of these is a case of its own, up to `MOST_SICK`.
    """
    if is_joint(place):
        return "joint"
    dice = army_roll(view, seat, place, KIND).dice
    found = asked_in(view, seat, place, KIND) or why_not_shared(view, seat, place, KIND, dice)
    if (
        not found
        and _diseases(view, place, dragons)
        and prod(size + 1 for size in _kinds(view, dice).values()) > MOST_SICK
    ):
        found = "disease"
    if not found and (len(dragons) > MOST_DRAGONS or room(view, seat, place, KIND, dice, NUMBERS) > MOST_ROOM):
        found = "many"
    return found


def dragon_attack(view: ClassicPosition, seat: int, place: str, dragons: Sequence[int]) -> DragonAttackOdds:
    """Return what dragons do to an army that they attack; only without `why_no_dragons`."""
    dice = army_roll(view, seat, place, KIND).dice
    cases = _sick(view, dice) if _diseases(view, place, dragons) else [_Case(1.0, (), {})]
    after: dict[tuple[Dice, Dice], float] = {}
    slain: dict[int, float] = {}
    rolls: dict[_Dragons, float] = {}
    for case in cases:
        army = shared_roll(view, seat, place, KIND, dice, NUMBERS, (), case.open)
        rolled = army.chances()
        losses = {sick: _losses(view, seat, place, sick) for sick in {(), case.sick}}
        if not rolls:
            rolls = _all_dragons(view, dragons, len(losses[()].dice) - 1 + rolled.start[2] + rolled.chances.shape[2])
        saves: dict[tuple[int, ...], dict[tuple[int, ...], float]] = {}
        for roll, chance in rolls.items():
            if roll.needs not in saves:
                saves[roll.needs] = _saves_by_slain(army, rolled, roll.needs)
            sick = case.sick if _diseases(view, place, roll.breathing) else ()
            given, lives = losses[sick]
            for row, share in saves[roll.needs].items():
                fallen = max(range(len(row)), key=lambda at: (_worth(roll.damage, at, row, lives), at))
                dead = given[_damage(roll.damage, row[fallen], lives)]
                key = (*dead, *(die for die in sick if die not in dead)), roll.breathing
                after[key] = after.get(key, 0.0) + case.share * chance * share
                slain[fallen] = slain.get(fallen, 0.0) + case.share * chance * share
    lost: dict[Dice, float] = {}
    for (dead, breathing), share in after.items():
        for more, chance in _breathed(without(view, dead), seat, place, breathing).items():
            key_of_dead = (*dead, *more)
            lost[key_of_dead] = lost.get(key_of_dead, 0.0) + share * chance
    return DragonAttackOdds(lost, slain, _breaths(view, place, dragons, rolls), _treasure(view, dragons))


class _Losses(NamedTuple):
    """The dead of each damage, and the health that is lost then, with the units that disease kills."""

    dice: list[Dice]
    lives: list[int]


def _losses(view: ClassicPosition, seat: int, place: str, sick: Dice) -> _Losses:
    """Return the losses of an army; the units that die of disease in any case are given up first (DA-D5)."""
    found = given_up(view, seat, place, sick)
    return _Losses(found, [health(view, tuple({*dice, *sick})) for dice in found])


# Disease


class _Case(NamedTuple):
    """The units that show an ID, and so fall ill: the chance, the units, the faces that all can show then."""

    share: float
    sick: Dice
    open: Mapping[int, Sides]


def _diseases(view: ClassicPosition, place: str, dragons: Sequence[int]) -> bool:
    """Return True if some of these dragons breathe disease (DA-D5)."""
    return any("death" in breath_colours(view, dragon, place) for dragon in dragons)


def _kinds(view: ClassicPosition, dice: Dice) -> dict[str, int]:
    """Return how many dice there are of each type."""
    return Counter(view.dice[die].type for die in dice)


def _sick(view: ClassicPosition, dice: Dice) -> Iterator[_Case]:
    """Yield the cases of an army; dice of one type are alike, so only their number counts."""
    kinds = [[die for die in dice if view.dice[die].type == kind] for kind in _kinds(view, dice)]
    for numbers in product(*(range(len(same) + 1) for same in kinds)):
        share, sick, known = 1.0, [], {}
        for same, number in zip(kinds, numbers, strict=True):
            (sides,) = sides_of(view, same[:1])
            shown = sum(face.icon == "id" for face in sides) / len(sides)
            share *= comb(len(same), number) * shown**number * (1 - shown) ** (len(same) - number)
            sick += same[:number]
            for at, die in enumerate(same):
                (sides,) = sides_of(view, (die,))
                known[die] = tuple(face for face in sides if (face.icon == "id") == (at < number))
        if share:
            yield _Case(share, tuple(sick), known)


def _worth(damage: int, fallen: int, saves: Sequence[int], lives: Sequence[int]) -> float:
    """Return the value of slaying so many dragons, with the saves that are left; impossible ones have none."""
    if saves[fallen] < 0:
        return -float("inf")
    return SLAIN * fallen - lives[_damage(damage, saves[fallen], lives)]


def _damage(damage: int, saves: int, lives: Sequence[int]) -> int:
    return min(max(0, damage - saves), len(lives) - 1)


def _saves_by_slain(army: Shared, rolls: Spread, needs: Sequence[int]) -> dict[tuple[int, ...], float]:
    """Return the chance of the saves that are left if none, one or more dragons are slain, -1 if that is impossible."""
    melee_each, missile_each, save_each = (army.times.get(result, 0) for result in RESULTS)
    places = np.nonzero(rolls.chances)
    melee, missile, save, points = (row + least for row, least in zip(places, rolls.start, strict=True))
    left = []
    for fallen in range(len(needs) + 1):
        spent = np.minimum.reduce(
            [
                _points(in_melee - melee, melee_each) + _points(in_missile - missile, missile_each)
                for in_melee, in_missile in _ways(needs[:fallen])
            ]
        )
        left.append(np.where(spent <= points, save + save_each * (points - spent), -1))
    rows, which = np.unique(np.stack(left), axis=1, return_inverse=True)
    shares = np.bincount(which.ravel(), rolls.chances[places], rows.shape[1])
    return dict(zip(map(tuple, rows.T.tolist()), shares.tolist(), strict=True))


def _ways(needs: Sequence[int]) -> Iterator[tuple[int, int]]:
    """Yield the melee and the missiles that slay these dragons, each by one of both (DA-B)."""
    for kinds in product((True, False), repeat=len(needs)):
        in_melee = sum(need for need, melee in zip(needs, kinds, strict=True) if melee)
        yield in_melee, sum(needs) - in_melee


def _points(missing: NDArray[np.int64], each: int) -> NDArray[np.int64]:
    """Return the points of IDs that make good what is missing."""
    if not each:
        return np.where(missing > 0, IMPOSSIBLE, 0)
    return -(np.maximum(missing, 0) // -each)


# The dragons' rolls


def _all_dragons(view: ClassicPosition, dragons: Sequence[int], most: int) -> dict[_Dragons, float]:
    """Return the chance of all that the dragons roll together; damage above `most` is one."""
    found = {_Dragons(0, (), ()): 1.0}
    for dragon in dragons:
        joined: dict[_Dragons, float] = {}
        for so_far, share in found.items():
            for one, chance in rolled_by(view, dragon).items():
                breathing = (*so_far.breathing, dragon) if one.breath else so_far.breathing
                needs = tuple(sorted((*so_far.needs, one.need)))
                key = _Dragons(min(most, so_far.damage + one.damage), needs, breathing)
                joined[key] = joined.get(key, 0.0) + share * chance
        found = joined
    return found


def rolled_by(view: ClassicPosition, dragon: int) -> dict[DragonRoll, float]:
    """Return the chance of all that a dragon rolls, with the further rolls of its tail (DA-C5)."""
    faces, icons = shown(view.dice[dragon].type), view.board.edition.icons
    found: dict[DragonRoll, float] = {}
    before, share = 0, 1.0
    while share > TAIL:
        again, tails = 0, 0
        for icon, count in faces:
            roll = ArmyRoll((Face(dragon, icon, count),))
            if icons.rolls_again(icon, "dragon"):
                again, tails = again + 1, damage_of(view, roll)
                continue
            one = DragonRoll(before + damage_of(view, roll), needed(view, dragon, roll), shows(roll, "breath"))
            found[one] = found.get(one, 0.0) + share / len(faces)
        before, share = before + tails, share * again / len(faces)
    return found


def _treasure(view: ClassicPosition, dragons: Sequence[int]) -> float:
    """Return the average number of treasures (DA-C6)."""
    icons = view.board.edition.icons
    total = 0.0
    for dragon in dragons:
        faces = shown(view.dice[dragon].type)
        ended = [icon for icon, _ in faces if not icons.rolls_again(icon, "dragon")]
        total += ended.count("treasure") / len(ended)
    return total


def _breaths(
    view: ClassicPosition, place: str, dragons: Sequence[int], rolls: Mapping[_Dragons, float]
) -> dict[str, float]:
    """Return the chance that at least one breath of each colour comes."""
    colours = {dragon: breath_colours(view, dragon, place) for dragon in dragons}
    found: dict[str, float] = {}
    for roll, share in rolls.items():
        for colour in {colour for dragon in roll.breathing for colour in colours[dragon]}:
            found[colour] = found.get(colour, 0.0) + share
    return found


# Breaths


def _breathed(view: ClassicPosition, seat: int, place: str, breathing: Dice) -> dict[Dice, float]:
    """Return the chance of each set of units that die of the breaths, one after the other (DA-D)."""
    found: dict[Dice, float] = {(): 1.0}
    for dragon in breathing:
        for colour in breath_colours(view, dragon, place):
            if colour not in ("earth", "fire"):
                continue
            after: dict[Dice, float] = {}
            for dead, share in found.items():
                left = without(view, dead)
                more = _stoned(left, seat, place) if colour == "earth" else {_burnt(left, seat, place): 1.0}
                for dice, chance in more.items():
                    key = (*dead, *dice)
                    after[key] = after.get(key, 0.0) + share * chance
            found = after
    return found


def _burnt(view: ClassicPosition, seat: int, place: str) -> Dice:
    """Return the units that an army gives to the flames: as much health as they take, of least value (DA-D3)."""
    dice = units_at(view, seat, place)
    losses = cheapest(dice, healths(view, dice), [_value(view, die) for die in dice])
    return losses[min(FLAME_HEALTH, len(losses) - 1)]


def _stoned(view: ClassicPosition, seat: int, place: str) -> dict[Dice, float]:
    """Return the chance of each set of units that turn to stone: of five that risk least (DA-D1)."""
    risks = sorted((_value(view, die) * (1 - saves), die, saves) for die, saves in _saving(view, seat, place))
    found: dict[Dice, float] = {(): 1.0}
    for _, die, saves in risks[:STONE_UNITS]:
        after: dict[Dice, float] = {}
        for dead, share in found.items():
            for key, chance in (((*dead, die), 1 - saves), (dead, saves)):
                if chance:
                    after[key] = after.get(key, 0.0) + share * chance
        found = after
    return found


def _saving(view: ClassicPosition, seat: int, place: str) -> Iterator[tuple[int, float]]:
    """Yield each unit of an army with the chance that it saves itself alone (C6.2)."""
    held = held_alone(view)
    for die in units_at(view, seat, place):
        (sides,) = sides_of(view, (die,))
        step = Alone(seat, place, (die,), "stone")
        saved = sum(saves_itself(view, step, face) for face in sides)
        yield die, 0.0 if die in held else saved / len(sides)


def _value(view: ClassicPosition, die: int) -> float:
    """Return what a unit rolls on average, as for casualties."""
    return sum(of_units((view.dice[die].type,)))

"""A charge, exactly: both armies roll at once, and the army that is charged shares out its IDs (C8.3 to C8.5, C9.5).

Its owner sees both rolls first. So the points of IDs always go to saves and blows in the way that is best for it: the
most health that the charger loses, less its own; of equal ways the one with the most saves.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from ddtable.odds.arrays import ANY, Array, Spread
from ddtable.odds.casualties import given_up
from ddtable.odds.exchange import Attack, Dice, Exchange, asked_in
from ddtable.odds.plans import Sides, Totals
from ddtable.odds.shared_rolls import Shared, shared_roll, why_not_shared
from ddtable.rules.dragon_dice.board import ClassicPosition, health, units_at
from ddtable.rules.dragon_dice.effects import spell_saves
from ddtable.rules.dragon_dice.icon_work import changed_saves
from ddtable.rules.dragon_dice.roll_kinds import Kind
from ddtable.rules.dragon_dice.rolling import army_roll

LEAST = 1e-12  # chances below this are left out


def why_no_charge(view: ClassicPosition, attack: Attack) -> str:
    """Return what makes exact chances of a charge impossible: an icon, or the cause; "" if they are possible."""
    place = attack.place
    sides: tuple[tuple[int, Kind], ...] = ((attack.seat, "charge"), (attack.target, "charge_defence"))
    for seat, kind in sides:
        dice = army_roll(view, seat, place, kind).dice
        if found := asked_in(view, seat, place, kind) or why_not_shared(view, seat, place, kind, dice):
            return found
    return ""


class Acted(NamedTuple):
    """The work of icons before the results of a charge are counted, first for the army that is charged.

    `dice`: those of both rolls. `known`: the only faces that some of them can show. `changed`: the saves. `charmed`:
    hits and smites of charmed units for either side (C14.4).
    """

    dice: tuple[Dice, Dice]
    known: tuple[Mapping[int, Sides], Mapping[int, Sides]] = ({}, {})
    changed: tuple[tuple[str, int], ...] = ()
    charmed: tuple[int, ...] = (0, 0, 0, 0)


def rolled_in(view: ClassicPosition, attack: Attack) -> tuple[Dice, Dice]:
    """Return the dice of the army that is charged, and those of the charger."""
    defence = army_roll(view, attack.target, attack.place, "charge_defence").dice
    return defence, army_roll(view, attack.seat, attack.place, "charge").dice


def charge(view: ClassicPosition, attack: Attack, acted: Acted | None = None) -> Exchange:
    """Return what a charge does; only for charges without `why_no_charge`.

    `acted`: what icons have already done in it. Raises TooMany for armies of too many dice.
    """
    sharing = _Sharing(view, attack, acted or Acted(rolled_in(view, attack)))
    defence, attacking = sharing.defence.chances(), sharing.attacking.chances()
    both = sharing.dead(defence, attacking)
    routs, charger_routs = sharing.defence.routs(), sharing.attacking.routs()
    dead, gone = sharing.wiped
    if routs and both[dead].sum() > LEAST:
        hits = sum(one + room - 1 for one, room in zip(attacking.start, attacking.chances.shape, strict=True))
        routing = sharing.defence.routing_in(defence, hits - int(np.argmax(dead)))
        routs -= float(sharing.dead(routing, attacking)[dead].sum())
    if charger_routs and both[:, gone].sum() > LEAST:
        routing = sharing.attacking.routing_in(attacking, ANY)
        charger_routs -= float(sharing.dead(defence, routing)[:, gone].sum())
    target, charger = (_by_dice(losses, both.sum(axis=1 - at)) for at, losses in enumerate(sharing.losses))
    return Exchange(target, charger, routs, charger_routs)


def both_charged(view: ClassicPosition, attack: Attack, acted: Acted | None = None) -> dict[tuple[Dice, Dice], float]:
    """Return the chance of each pair of dead dice, first those of the army that is charged; as `charge`."""
    sharing = _Sharing(view, attack, acted or Acted(rolled_in(view, attack)))
    both = sharing.dead(sharing.defence.chances(), sharing.attacking.chances())
    return sharing.pairs(both)


def charge_routed(view: ClassicPosition, attack: Attack) -> dict[tuple[Dice, Dice], float]:
    """Return the chance of each pair of dead with which only the army that is charged routs (C9.5)."""
    sharing = _Sharing(view, attack, Acted(rolled_in(view, attack)))
    if not sharing.defence.routing:
        return {}
    attacking = sharing.attacking.chances()
    routing = sharing.defence.routing_in(sharing.defence.chances(), ANY)
    both = sharing.dead(routing, attacking) - sharing.dead(routing, sharing.attacking.routing_in(attacking, ANY))
    both[sharing.wiped[0]] = 0.0
    both[:, sharing.wiped[1]] = 0.0  # no charger is left to pursue
    return {dead: share for dead, share in sharing.pairs(both).items() if share > LEAST}


def _by_dice(losses: Sequence[Dice], shares: Array) -> dict[Dice, float]:
    """Return the chance of each set of dead dice."""
    found: dict[Dice, float] = {}
    for dice, share in zip(losses, shares.tolist(), strict=True):
        if share:
            found[dice] = found.get(dice, 0.0) + share
    return found


class _Sharing:
    """The rolls of a charge, and the best use of IDs in each of them.

    `losses`: the dead for each damage, first those of the army that is charged. `wiped`: the damages that leave no
    unit.
    """

    def __init__(self, view: ClassicPosition, attack: Attack, acted: Acted) -> None:
        self._view, self._attack, self._acted = view, attack, acted
        seats = (attack.target, attack.seat)
        self.losses = [given_up(view, seat, attack.place) for seat in seats]
        self._lost = [np.array([health(view, dice) for dice in losses]) for losses in self.losses]
        self.wiped = [
            np.array([len(dice) == len(units_at(view, seat, attack.place)) for dice in losses])
            for seat, losses in zip(seats, self.losses, strict=True)
        ]
        self._held = spell_saves(view, attack.seat, attack.place)
        blows = (("melee", "thrown_back"), ("smite",)) if self._held else (("melee", "thrown_back", "smite"),)
        defence = self._roll(attack.target, "charge_defence", (("save",), *blows), acted.charmed[2:])
        self.defence = defence._replace(most={1: len(self._lost[1]) - 1 + self._held})
        self.attacking = self._roll(attack.seat, "charge", (("charge",), ("smite",)), acted.charmed[:2])

        self._known: dict[tuple[int, tuple[int, ...], Totals], NDArray[np.int64]] = {}

    def _roll(self, seat: int, kind: Kind, numbers: Sequence[Sequence[str]], charmed: Sequence[int]) -> Shared:
        """Return a roll, with the hits and smites of charmed units."""
        at = int(seat == self._attack.seat)
        changed = () if at else changed_saves(self._acted.changed)
        dice, known = self._acted.dice[at], self._acted.known[at]
        roll = shared_roll(self._view, seat, self._attack.place, kind, dice, numbers, changed, known)
        more = {("charge",): charmed[0], ("smite",): charmed[1], ("melee", "thrown_back"): charmed[0]}
        more["melee", "thrown_back", "smite"] = sum(charmed)
        constants = [one + more.get(tuple(number), 0) for one, number in zip(roll.constants[:-1], numbers, strict=True)]
        return roll._replace(constants=(*constants, 0))

    def pairs(self, both: Array) -> dict[tuple[Dice, Dice], float]:
        """Return the chance of each pair of dead dice, from that of each pair of damages."""
        found: dict[tuple[Dice, Dice], float] = {}
        for (done, back), share in Spread((0, 0), both).listed().items():
            key = self.losses[0][done], self.losses[1][back]
            found[key] = found.get(key, 0.0) + share
        return found

    def dead(self, defence: Spread, attacking: Spread) -> Array:
        """Return the chance of each pair of damages, first that of the army that is charged."""
        rooms = len(self.losses[0]), len(self.losses[1])
        found = np.zeros(rooms[0] * rooms[1])
        points = defence.start[-1] + defence.chances.shape[-1] - 1
        most = rooms[0] - 1 + self.defence.times.get("save", 0) * points
        for smite, hits in enumerate(attacking.chances[..., 0].T, attacking.start[1]):
            if hits.sum() > LEAST:
                leads = _leads(defence, attacking.start[0], hits, most)
                key = smite, leads.shape, defence.start
                if key not in self._known:
                    self._known[key] = self._harm(*key).ravel()
                found += np.bincount(self._known[key], leads.ravel(), len(found))
        return found.reshape(rooms)

    def _harm(self, smite: int, shape: Sequence[int], start: Totals) -> NDArray[np.int64]:
        """Return both damages as one number, done * width + back, for each lead, blows, smites and points.

        A point more may go to blows with all others, or to a save: then the rest is the best use of the others.
        """
        lost, lost_back = self._lost
        width = len(lost_back)
        each, each_back = (self.defence.times.get(result, 0) for result in ("save", "melee"))
        leads = np.arange(shape[0])
        less = np.maximum(leads - each, 0)
        done = np.minimum(leads + smite, len(lost) - 1).reshape(-1, 1, 1)
        blows = (start[1] + np.arange(shape[1])).reshape(1, -1, 1)
        smites = np.array([0]) if len(shape) == 3 else start[2] + np.arange(shape[2])
        found: list[NDArray[np.int64]] = []
        gain = harm = np.zeros((), np.int64)
        for point in range(start[-1] + shape[-1]):
            back = np.minimum(np.maximum(blows + each_back * point - self._held, 0) + smites, width - 1)
            gain_now, harm_now = lost_back[back] - lost[done], done * width + back
            if point and each:
                better = gain_now > gain[less]
                gain_now, harm_now = np.where(better, gain_now, gain[less]), np.where(better, harm_now, harm[less])
            gain, harm = gain_now, harm_now
            if point >= start[-1]:
                found.append(harm.reshape(shape[:-1]))
        return np.stack(found, axis=-1)


def _leads(defence: Spread, least: int, hits: Array, most: int) -> Array:
    """Return the chance of each lead of hits over saves from 0 to `most`, with what else the defence has rolled.

    `hits`: the chance of each number of hits from `least` on.
    """
    saves, room = defence.chances[::-1], max(0, most + defence.start[0] + len(defence.chances) - 1 - least)
    first = least - (defence.start[0] + len(saves) - 1)
    hits = np.append(hits[:room], hits[room:].sum())
    found = np.zeros((len(saves) + len(hits) - 1, *saves.shape[1:]))
    part = np.empty(saves.shape)
    for at, share in enumerate(hits.tolist()):
        if share:
            found[at : at + len(saves)] += np.multiply(saves, share, out=part)
    low, high = max(0, -first), max(0, most - first)
    leads = np.zeros((most + 1, *saves.shape[1:]))
    inside = found[low:high]
    leads[first + low : first + low + len(inside)] = inside
    leads[0] += found[:low].sum(axis=0)
    leads[most] += found[high:].sum(axis=0)
    return leads

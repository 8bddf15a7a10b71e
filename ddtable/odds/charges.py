"""A charge, exactly: both armies roll at once, and the army that is charged shares out its IDs (C8.3 to C8.5, C9.5).

Its owner sees both rolls first. So the points of IDs always go to saves and blows in the way that is best for it: the
most health that the charger loses, less its own; of equal ways the one with the most saves.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from ddtable.odds.casualties import given_up
from ddtable.odds.convolving import differences
from ddtable.odds.exchange import Attack, Dice, Exchange, asked_in
from ddtable.odds.plans import Sides
from ddtable.odds.shared_rolls import Shared, shared_roll, why_not_shared
from ddtable.rules.dragon_dice.board import ClassicPosition, health, units_at
from ddtable.rules.dragon_dice.effects import spell_saves
from ddtable.rules.dragon_dice.icon_work import changed_saves
from ddtable.rules.dragon_dice.roll_kinds import Kind
from ddtable.rules.dragon_dice.rolling import army_roll

LEAST = 1e-13  # chances of pairs of rolls below this are left out


class _Defence(NamedTuple):
    """The results besides saves of the army that is charged.

    `blows` are lessened by what spells save, `smites` are not; `points` are to be shared out; `routs`: if it survives.
    """

    blows: int
    smites: int
    points: int
    routs: bool


class _Both(NamedTuple):
    """Both rolls: hits less saves, hits without a save, whether the charger routs if it survives, and the defence."""

    lead: int
    smites: int
    charger_routs: bool
    defence: _Defence


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
    place = attack.place
    sharing = _Sharing(view, attack, acted or Acted(rolled_in(view, attack)))
    target: dict[Dice, float] = {}
    charger: dict[Dice, float] = {}
    routs = charger_routs = 0.0
    alive = [len(units_at(view, seat, place)) for seat in (attack.target, attack.seat)]
    for both, share in sharing.rolls().items():
        dead, back = sharing.harm(both)
        target[dead] = target.get(dead, 0.0) + share
        charger[back] = charger.get(back, 0.0) + share
        routs += share * (both.defence.routs and len(dead) < alive[0])
        charger_routs += share * (both.charger_routs and len(back) < alive[1])
    return Exchange(target, charger, routs, charger_routs)


def both_charged(view: ClassicPosition, attack: Attack) -> dict[tuple[Dice, Dice], float]:
    """Return the chance of each pair of dead dice, first those of the army that is charged; as `charge`."""
    sharing = _Sharing(view, attack, Acted(rolled_in(view, attack)))
    found: dict[tuple[Dice, Dice], float] = {}
    for both, share in sharing.rolls().items():
        key = sharing.harm(both)
        found[key] = found.get(key, 0.0) + share
    return found


class _Sharing:
    """The rolls of a charge, and the best use of IDs in each of them."""

    def __init__(self, view: ClassicPosition, attack: Attack, acted: Acted) -> None:
        self._view, self._attack, self._acted = view, attack, acted
        self._losses = [given_up(view, seat, attack.place) for seat in (attack.target, attack.seat)]
        self._lost = [[health(view, dice) for dice in losses] for losses in self._losses]
        self._held = spell_saves(view, attack.seat, attack.place)
        blows = (("melee", "thrown_back"), ("smite",)) if self._held else (("melee", "thrown_back", "smite"),)
        self._defence = self._roll(attack.target, "charge_defence", (("save",), *blows))
        self._known: dict[tuple[int, int, _Defence], tuple[Dice, Dice]] = {}

    def _roll(self, seat: int, kind: Kind, numbers: tuple[tuple[str, ...], ...]) -> Shared:
        at = int(seat == self._attack.seat)
        changed = () if at else changed_saves(self._acted.changed)
        dice, known = self._acted.dice[at], self._acted.known[at]
        return shared_roll(self._view, seat, self._attack.place, kind, dice, numbers, changed, known)

    def rolls(self) -> dict[_Both, float]:
        """Return the chance of each pair of rolls; what makes no difference is one."""
        charge = self._roll(self._attack.seat, "charge", (("charge",), ("smite",)))
        hits: dict[tuple[int, bool], dict[int, float]] = {}
        more = self._acted.charmed[:2]
        for (hit, smite, _), routs, share in _with_routs(charge):
            row = hits.setdefault((smite + more[1], routs), {})
            row[hit + more[0]] = row.get(hit + more[0], 0.0) + share
        defences, saves = self._defences()
        most = len(self._lost[0]) - 1 + self._defence.times.get("save", 0) * max(one.points for one in defences)
        found: dict[_Both, float] = {}
        for (smite, routs), row in hits.items():
            for (behind, at), share in differences(saves, row, 2).items():
                if share < LEAST:
                    continue
                both = _Both(min(most, max(0, -behind)), smite, routs, defences[at])
                found[both] = found.get(both, 0.0) + share
        return found

    def _defences(self) -> tuple[list[_Defence], dict[tuple[int, int], float]]:
        """Return the rolls of the army that is charged, and the chance of each number of saves with each of them."""
        most, more = len(self._lost[1]) - 1, self._acted.charmed[2:]
        index: dict[_Defence, int] = {}
        saves: dict[tuple[int, int], float] = {}
        for (save, blows, *smites, points), routs, share in _with_routs(self._defence):
            smite = min(most, sum(smites) + more[1])
            one = _Defence(min(most + self._held, blows + more[0]), smite, points, routs)
            key = save, index.setdefault(one, len(index))
            saves[key] = saves.get(key, 0.0) + share
        return list(index), saves

    def harm(self, both: _Both) -> tuple[Dice, Dice]:
        """Return the dead of the army that is charged, and of the charger."""
        key = both.lead, both.smites, both.defence
        if key not in self._known:
            self._known[key] = self._best(*key)
        return self._known[key]

    def _best(self, lead: int, smites: int, defence: _Defence) -> tuple[Dice, Dice]:
        """Return the dead of both after the best use of the points: from all that are useful for saves to none."""
        best, damages = None, (0, 0)
        times, (lost, lost_back) = self._defence.times, self._lost
        each = times.get("save", 0)
        useful = min(defence.points, -(-lead // each)) if each else 0  # more points save no more
        for saved in range(useful, -1, -1):
            blows = defence.blows + times["melee"] * (defence.points - saved) if times else defence.blows
            done = max(0, lead - each * saved) + smites
            back = max(0, blows - self._held) + defence.smites
            done, back = min(done, len(lost) - 1), min(back, len(lost_back) - 1)
            if best is None or lost_back[back] - lost[done] > best:
                best, damages = lost_back[back] - lost[done], (done, back)
        return self._losses[0][damages[0]], self._losses[1][damages[1]]


def _with_routs(roll: Shared) -> list[tuple[tuple[int, ...], bool, float]]:
    """Return each combination of numbers with a rout and without one, and its chance."""
    found = []
    for numbers, share in roll.chances.items():
        routs = roll.routing.get(numbers, 0.0)
        found.append((numbers, False, max(0.0, share - routs)))
        if routs:
            found.append((numbers, True, routs))
    return found

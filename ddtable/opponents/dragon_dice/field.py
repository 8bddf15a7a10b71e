"""A position as a player weighs it: the expected rolls of each army, with all effects on it."""

from __future__ import annotations

from collections.abc import Callable, Container
from typing import NamedTuple

from msgspec import Struct
from msgspec.structs import replace

from ddtable.dice.catalogue import catalogue
from ddtable.odds.expected import NOTHING, Total, of_die
from ddtable.rules.dragon_dice.action import Action, missile_targets
from ddtable.rules.dragon_dice.board import NOBODY, ClassicPosition, Effect, health, holds, terrain_kind, units_at
from ddtable.rules.dragon_dice.effects import changes_on, free, frosted, given, given_to, paralysed
from ddtable.rules.dragon_dice.places import is_terrain
from ddtable.rules.dragon_dice.power_rows import PowerKind
from ddtable.rules.dragon_dice.rolls import COUNTED, Kind
from ddtable.rules.dragon_dice.spells import Change

PICKED_OFF = 0.55  # of the health that Bullseye picks
ROLLED_AGAIN = 0.6  # gain of a roll of which one die may be rerolled
NO_FLASHFIRE = ("horde", "maneuver")
ROUNDED_DOWN = 0.25  # average loss by rounding down after halving

Army = tuple[int, str]
Attack = Callable[..., float]


class Lying(Struct, frozen=True):
    """The effects on an army: changes by spells, breath, rerolls, units whose melee is doubled."""

    changes: tuple[Change, ...] = ()
    frosted: bool = False
    paralysed: bool = False
    again: int = 0
    burning: frozenset[int] = frozenset()

    def penalty(self, result: str) -> int:
        """Return the penalties on a result of the army's own rolls."""
        if not self.changes:
            return 0
        return -sum(one.amount for one in self.changes if one.amount < 0 and one.result == result and not one.against)

    def addition(self, result: str) -> int:
        """Return the additions to a result."""
        if not self.changes:
            return 0
        results = (result, "melee_or_missile") if result in ("melee", "missile") else (result,)
        return sum(one.amount for one in self.changes if one.amount > 0 and one.result in results)

    @property
    def fog(self) -> int:
        """The penalty on missiles that are shot at the army."""
        return -sum(one.amount for one in self.changes if one.against and one.result == "missile")


CLEAR = Lying()


class Dice(Struct, frozen=True):
    """An army's average contribution to a result, before any effects on the army."""

    normal: float
    special: float
    variance: float
    maneuvers: float  # counted as this result or beside it: doubled by a race, as saves of a race, in a charge


class Shot(NamedTuple):
    """The average of an army's missiles, their variance, and the health that its Bullseyes pick."""

    mean: float
    variance: float
    picked: float


class Shield(NamedTuple):
    """The average of an army's saves against missiles, their variance, the fog around it, and its health."""

    mean: float
    variance: float
    fog: int
    health: int


class Field:
    """A position as a player weighs it: armies are found in one pass, and every result is computed once.

    A field in which only some armies differ from another one asks that one about all others.
    """

    def __init__(self, view: ClassicPosition) -> None:
        self.view = view
        found = [((seat, place), units_at(view, seat, place)) for place, seat in view.by_area]
        self.armies = dict(sorted([army for army in found if army[1]], key=lambda army: army[1][0]))
        self.on_table = [army for army in self.armies if is_terrain(army[1])]
        self._base: Field | None = None
        self._differing: frozenset[Army] = frozenset()
        self._dice: dict[tuple[int, str, Kind, str], Dice] = {}
        self._reach: dict[Army, dict[Army, None]] = {}
        self._attackers: dict[Army, dict[Army, None]] = {}
        self._begin()

    def _begin(self) -> None:
        self._lying: dict[Army, Lying] = {}
        self._totals: dict[tuple[int, str, Kind, str], Total] = {}
        self._attacks: dict[tuple[int, str, int, str], float] = {}
        self._likely: dict[Army, dict[Action, float]] = {}
        self._health: dict[Army, int] = {}
        self._outlooks: dict[tuple[int, int, str], float] = {}
        self._far_hurt: dict[Army, float] = {}
        self._far_gain: dict[Army, float] = {}
        self._shots: dict[Army, Shot] = {}
        self._shields: dict[Army, Shield] = {}

    def under(self, *effects: Effect) -> Field:
        """Return the field with more effects; results that these do not change are kept."""
        board = replace(self.view.board, effects=(*self.view.board.effects, *effects))
        touched = frozenset(army for effect in effects for army in self.touched(effect))
        changed = self._changed(replace(self.view, board=board), touched)
        changed._dice = self._dice
        return changed

    def moved(self, die: int, to: str) -> Field:
        """Return the field with a unit moved to another army of its owner."""
        dice = list(self.view.dice)
        owner, source = dice[die].owner, dice[die].place
        dice[die] = replace(dice[die], place=to)
        changed = self._changed(replace(self.view, dice=tuple(dice)), frozenset(((owner, source), (owner, to))))
        changed._dice = {}
        rest = tuple(one for one in self.armies[owner, source] if one != die)
        changed.armies = {**self.armies, (owner, source): rest, (owner, to): (*self.armies[owner, to], die)}
        return changed

    def _changed(self, view: ClassicPosition, armies: frozenset[Army]) -> Field:
        """Return a field of another view, which asks this one about all armies but these."""
        changed = Field.__new__(Field)
        changed.view, changed._base, changed._differing = view, self, armies
        changed.armies, changed.on_table = self.armies, self.on_table
        changed._reach, changed._attackers = self._reach, self._attackers
        changed._begin()
        return changed

    def touched(self, effect: Effect) -> list[Army]:
        """Return the armies that an effect concerns."""
        if effect.die != -1:
            die = self.view.dice[effect.die]
            return [(die.owner, die.place)]
        if effect.owner != NOBODY:
            return [(effect.owner, effect.place)]
        return [army for army in self.armies if army[1] == effect.place]

    def units(self, seat: int, place: str) -> tuple[int, ...]:
        """Return a seat's units at a place."""
        return self.armies.get((seat, place), ())

    def health(self, seat: int, place: str) -> int:
        """Return the health of an army."""
        if self._base is not None and (seat, place) not in self._differing:
            return self._base.health(seat, place)
        army = (seat, place)
        if army not in self._health:
            self._health[army] = health(self.view, self.units(seat, place))
        return self._health[army]

    def opponents(self, seat: int, place: str) -> list[int]:
        """Return the other seats with an army at a place."""
        return [other for other in range(self.view.seats) if other != seat and (other, place) in self.armies]

    def reach(self, seat: int, place: str) -> dict[Army, None]:
        """Return every army that an army can shoot at, in order (C7.1)."""
        army = (seat, place)
        if army not in self._reach:
            self._reach[army] = dict.fromkeys(missile_targets(self.view, seat, place))
        return self._reach[army]

    def attackers(self, seat: int, place: str) -> dict[Army, None]:
        """Return every other army that can attack an army where it is: from the same place, or by missiles."""
        if not self._attackers:
            here: dict[str, list[Army]] = {}
            for army in self.on_table:
                here.setdefault(army[1], []).append(army)
            for army in self.on_table:
                near = [other for other in here[army[1]] if other[0] != army[0]]
                for target in dict.fromkeys((*near, *self.reach(*army))):
                    self._attackers.setdefault(target, {})[army] = None
        return self._attackers.get((seat, place), {})

    def attack(self, key: tuple[int, str, int, str], work_out: Attack) -> float:
        """Return the expected gain of one army's attack on another; computed once."""
        if self._base is not None and not self._changes(key[:2], key[2:]):
            return self._base.attack(key, work_out)
        if key not in self._attacks:
            self._attacks[key] = work_out(self, *key)
        return self._attacks[key]

    def hurt(self, army: Army, work_out: Attack) -> float:
        """Return the best of the attacks on an army."""
        attackers = self.attackers(*army)
        near = [self.attack((*other, *army), work_out) for other in attackers if other[1] == army[1]]
        return max([self._shot_from_afar(army, work_out), *near])

    def _shot_from_afar(self, army: Army, work_out: Attack) -> float:
        attackers, base = self.attackers(*army), self._base
        if base is not None and not (
            (army in self._differing and self._is_shot_at_otherwise(army)) or self._any_differs(attackers, army[1])
        ):
            return base._shot_from_afar(army, work_out)
        if army not in self._far_hurt:
            found = [self.attack((*other, *army), work_out) for other in attackers if other[1] != army[1]]
            self._far_hurt[army] = max(found, default=0.0)
        return self._far_hurt[army]

    def gain(self, army: Army, work_out: Attack) -> float:
        """Return the best of the attacks of an army."""
        seat, place = army
        near = [self.attack((*army, other, place), work_out) for other in self.opponents(seat, place)]
        return max([self._shoots_afar(army, work_out), *near])

    def _shoots_afar(self, army: Army, work_out: Attack) -> float:
        reach, base = self.reach(*army), self._base
        if base is not None and not (
            (army in self._differing and self._shoots_otherwise(army)) or self._any_differs(reach, army[1])
        ):
            return base._shoots_afar(army, work_out)
        if army not in self._far_gain:
            found = [self.attack((*army, *other), work_out) for other in reach if other[1] != army[1]]
            self._far_gain[army] = max(found, default=0.0)
        return self._far_gain[army]

    def _any_differs(self, armies: Container[Army], place: str) -> bool:
        return any(army[1] != place and army in armies for army in self._differing)

    def _changes(self, army: Army, target: Army) -> bool:
        """Return True if an attack may differ from that in the base; from another place only missiles count."""
        if army[1] == target[1]:
            return army in self._differing or target in self._differing
        return (army in self._differing and self._shoots_otherwise(army)) or (
            target in self._differing and self._is_shot_at_otherwise(target)
        )

    def _shoots_otherwise(self, army: Army) -> bool:
        return self._base is not None and self.shot(army) != self._base.shot(army)

    def _is_shot_at_otherwise(self, army: Army) -> bool:
        return self._base is not None and self.shield(army) != self._base.shield(army)

    def shot(self, army: Army) -> Shot:
        """Return what an army contributes to its missiles."""
        if self._base is not None and army not in self._differing:
            return self._base.shot(army)
        if army not in self._shots:
            shot, picked = self.total(*army, "missile"), self.mean(*army, "missile", "pick_off")
            self._shots[army] = Shot(shot.mean, shot.variance, PICKED_OFF * picked)
        return self._shots[army]

    def shield(self, army: Army) -> Shield:
        """Return what an army has against missiles."""
        if self._base is not None and army not in self._differing:
            return self._base.shield(army)
        if army not in self._shields:
            saved = self.total(*army, "save")
            self._shields[army] = Shield(saved.mean, saved.variance, self.lying(*army).fog, self.health(*army))
        return self._shields[army]

    def outlook(self, key: tuple[int, int, str], work_out: Callable[..., float]) -> float:
        """Return the outlook of an army from the view of a seat (the first of the key); computed once."""
        if key not in self._outlooks:
            self._outlooks[key] = work_out(self, *key)
        return self._outlooks[key]

    def likely(self, army: Army, work_out: Callable[..., dict[Action, float]]) -> dict[Action, float]:
        """Return the probability of each action of an army; computed once."""
        if self._base is not None and army not in self._differing:
            return self._base.likely(army, work_out)
        if army not in self._likely:
            self._likely[army] = work_out(self.view, *army)
        return self._likely[army]

    def lying(self, seat: int, place: str) -> Lying:
        """Return the effects on an army (M15, DA-D)."""
        if self._base is not None and (seat, place) not in self._differing:
            return self._base.lying(seat, place)
        if not self.view.board.effects:
            return CLEAR
        army = (seat, place)
        if army not in self._lying:
            view = self.view
            self._lying[army] = Lying(
                tuple(change for _, change in changes_on(view, seat, place)),
                frosted(view, seat, place),
                paralysed(view, seat, place),
                given(view, seat, place, "roll_again"),
                frozenset(given_to(view, "double_melee")) & frozenset(self.units(seat, place)),
            )
        return self._lying[army]

    def total(self, seat: int, place: str, kind: Kind, result: str = "") -> Total:
        """Return an army's total of a result, with powers, eighth face and all effects (C6.1)."""
        if self._base is not None and (seat, place) not in self._differing:
            return self._base.total(seat, place, kind, result)
        key = (seat, place, kind, result)
        if key not in self._totals:
            self._totals[key] = self._work_out(seat, place, kind, result)
        return self._totals[key]

    def mean(self, seat: int, place: str, kind: Kind, result: str = "") -> float:
        """Return the average of a result of an army."""
        return self.total(seat, place, kind, result).mean

    def _work_out(self, seat: int, place: str, kind: Kind, result: str) -> Total:
        """Return a total, roughly in the order of chapter 6: penalties, halving, doubling, additions."""
        lying, named = self.lying(seat, place), result or COUNTED[kind][0][0]
        counted = dict(COUNTED[kind])
        if (seat, place) not in self.armies or (
            lying.paralysed and not ("save" in counted and named in ("save", "id"))
        ):
            return NOTHING
        dice = self._rolled(seat, place, kind, named)
        if named not in counted:
            return Total(dice.normal + dice.special, dice.variance)
        wanted, first = "melee" if named == "charge" else named, named == COUNTED[kind][0][0]
        mean = max(0.0, dice.normal - lying.penalty(wanted) - (lying.penalty("any") if first else 0))
        maneuvers = max(0.0, dice.maneuvers - lying.penalty("maneuver")) if named != "maneuver" else dice.maneuvers
        if wanted == "melee" and lying.burning:
            mean += sum(of_die(self.view.dice[die].type, kind, named).normal for die in lying.burning)
        times = 1.0
        if lying.frosted:
            mean, maneuvers, times = max(0.0, mean / 2 - ROUNDED_DOWN), maneuvers / 2, 0.5
        if holds(self.view, seat, place):
            maneuvers *= 2
            if named in ("maneuver", "save"):
                mean, times = mean * 2, times * 2
        again = min(lying.again, len(self.units(seat, place))) if first and kind not in NO_FLASHFIRE else 0
        mean += maneuvers + dice.special + lying.addition(wanted) + again * ROLLED_AGAIN
        return Total(mean, dice.variance * times * times)

    def _rolled(self, seat: int, place: str, kind: Kind, named: str) -> Dice:
        key = (seat, place, kind, named)
        if key not in self._dice:
            types = [self.view.dice[die].type for die in free(self.view, self.units(seat, place))]
            parts = [of_die(one, kind, named) for one in types]
            normal, special, variance = (
                sum(part.normal for part in parts),
                sum(part.special for part in parts),
                sum(part.variance for part in parts),
            )
            self._dice[key] = Dice(normal, special, variance, self._maneuvers(types, (seat, place), kind, named))
        return self._dice[key]

    def _maneuvers(self, types: list[str], army: Army, kind: Kind, named: str) -> float:
        """Return the contribution of maneuvers to a result: doubled by a race, as saves, in a charge (C8.3, C13.1).

        If the eighth face doubles them, the race does not, unless an option allows both (C11.3, Q5).
        """
        place = army[1]
        if not is_terrain(place):
            return 0.0
        if named == "save":
            return sum(of_die(one, kind).maneuver for one in self._folk(types, place, "maneuver_as_save"))
        doubled: list[str] = []
        if not holds(self.view, *army) or self.view.board.options.four_times:
            doubled = self._folk(types, place, "maneuver_doubled")
        if named == "charge":
            return sum(of_die(one, kind, named).maneuver for one in (*types, *doubled))
        return sum(of_die(one, kind, named).normal for one in doubled) if named == "maneuver" else 0.0

    def _folk(self, types: list[str], place: str, power: PowerKind) -> list[str]:
        """Return the dice whose race has a power here."""
        folk = self.view.board.edition.powers_by_land.get((terrain_kind(self.view, place).kind, power))
        if not folk:
            return []
        units = catalogue().units
        return [one for one in types if units[one].species in folk]

"""A position as a player weighs it: the expected rolls of each army, with all effects on it.

These are averages, not the exact chances of `odds/of_recipe.py`: a choice weighs hundreds of suppositions, and exact
chances take seven times as long. Where a recipe only adds and doubles they are equal, which the tests prove for armies
of whole games. Penalties and halves are taken off the average instead of each roll, and icons that count as hits by a
racial power are left out. Exact values would be better and slower, and would change Recruit's choices: a stronger
player is another one.
"""

from __future__ import annotations

from collections.abc import Callable, Container, Mapping, Sequence
from copy import copy
from operator import ge
from typing import NamedTuple, TypeVar, cast

from msgspec import Struct
from msgspec.structs import replace

from ddtable.dice.catalogue import catalogue
from ddtable.engine.position import DiceByArea
from ddtable.odds.expected import NOTHING, Total, excess, of_die
from ddtable.rules.dragon_dice.action import BY_NUMBER, Action, actions, missile_targets
from ddtable.rules.dragon_dice.board import (
    NOBODY,
    RESERVE,
    ClassicPosition,
    ClassicView,
    Effect,
    distance,
    health,
    holds,
    terrain_kind,
    units_at,
)
from ddtable.rules.dragon_dice.effects import changes_on, free, frosted, given, given_to, paralysed
from ddtable.rules.dragon_dice.held import with_held
from ddtable.rules.dragon_dice.places import is_terrain
from ddtable.rules.dragon_dice.power_rows import PowerKind
from ddtable.rules.dragon_dice.roll_kinds import COUNTED, Kind
from ddtable.rules.dragon_dice.spells import Change

NEARBY = 0.4  # of an attack that needs the die turned first
PICKED_OFF = 0.55  # of the health that Bullseye picks
ROLLED_AGAIN = 0.6  # gain of a roll of which one die may be rerolled
NO_FLASHFIRE = ("horde", "maneuver")
ROUNDED_DOWN = 0.25  # average loss by rounding down after halving

RESULTS: Mapping[Kind, Sequence[str]] = {kind: [result for result, _ in counted] for kind, counted in COUNTED.items()}

OF_ONE_ARMY = ("dice", "lying", "totals", "likely", "health", "shots", "shields")
"""The results that depend on one army alone."""

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


def missiles(shot: Shot, shield: Shield) -> float:
    """Return the health that missiles are expected to take (C7.3)."""
    done = excess(shot.mean - shield.fog - shield.mean, shot.variance + shield.variance)
    return min(shield.health, done + shot.picked)


def _likely(view: ClassicView, seat: int, place: str) -> dict[Action, float]:
    """Return the probability of each action at a terrain: those of its face and of the neighbouring faces."""
    if paralysed(view, seat, place) or place == RESERVE:
        return {}
    found: dict[Action, float] = dict.fromkeys(actions(view, seat, place), 1.0)
    terrain, number = terrain_kind(view, place), distance(view, place)
    for near in (number - 1, number + 1):
        if 1 <= near <= 7:
            printed = view.board.options.faces == "printed"
            found.setdefault(cast("Action", terrain.faces[near - 1].icon) if printed else BY_NUMBER[near - 1], NEARBY)
    return found


def _strength(one: tuple[float, Shot]) -> tuple[float, ...]:
    likely, shot = one
    return likely, shot.mean, shot.variance, shot.picked


def _weakness(shield: Shield) -> tuple[float, ...]:
    return shield.health, -shield.mean - shield.fog, shield.variance


_Weighed = TypeVar("_Weighed")


def _undominated(found: list[_Weighed], weighs: Callable[[_Weighed], tuple[float, ...]]) -> list[_Weighed]:
    """Return those that no other one equals or exceeds in every respect: only they can be the best."""
    best: list[tuple[tuple[float, ...], _Weighed]] = []
    for weight, one in sorted([(weighs(one), one) for one in found], key=lambda pair: pair[0], reverse=True):
        if not any(all(map(ge, other, weight)) for other, _ in best):
            best.append((weight, one))
    return [one for _, one in best]


class Kept:
    """Results for the armies of a field, each worked out once."""

    def __init__(self) -> None:
        self.dice: dict[tuple[int, str, Kind, str], Dice] = {}
        self.lying: dict[Army, Lying] = {}
        self.totals: dict[tuple[int, str, Kind, str], Total] = {}
        self.attacks: dict[tuple[int, str, int, str], float] = {}
        self.likely: dict[Army, dict[Action, float]] = {}
        self.health: dict[Army, int] = {}
        self.outlooks: dict[tuple[int, int, str], float] = {}
        self.shots_from_afar: dict[Army, list[tuple[float, Shot]]] = {}
        self.shields_afar: dict[Army, list[Shield]] = {}
        self.far_hurt: dict[Army, float] = {}
        self.far_gain: dict[Army, float] = {}
        self.shots: dict[Army, Shot] = {}
        self.shields: dict[Army, Shield] = {}

    def of_one_army(self) -> Kept:
        """Return what depends on one differing army alone: it is the same wherever another one differs too."""
        kept = copy(self)
        kept.outlooks, kept.shots_from_afar, kept.shields_afar, kept.far_hurt, kept.far_gain = {}, {}, {}, {}, {}
        return kept


def _with_moved(areas: DiceByArea, die: int, owner: int, source: str, to: str) -> DiceByArea:
    """Return the dice by area after a die has moved: in a large war this is much less work than reading all dice."""
    moved = {**areas, (to, owner): tuple(sorted((*areas.get((to, owner), ()), die)))}
    moved[source, owner] = tuple(one for one in areas[source, owner] if one != die)
    if not moved[source, owner]:
        del moved[source, owner]
    return moved


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
        self._reach: dict[Army, dict[Army, None]] = {}
        self._attackers: dict[Army, dict[Army, None]] = {}
        self._kept = Kept()
        self._moves: dict[int, Kept] = {}

    def under(self, *effects: Effect) -> Field:
        """Return the field with more effects; results that these do not change are kept."""
        board = replace(self.view.board, effects=(*self.view.board.effects, *effects))
        touched = frozenset(army for effect in effects for army in self.touched(effect))
        view = replace(self.view, board=board)
        vars(view)["by_area"] = self.view.by_area  # no die moves
        changed = self._changed(view, touched)
        changed._kept.dice = self._kept.dice
        return changed

    def moved(self, die: int, to: str) -> Field:
        """Return the field with a unit moved to another army of its owner."""
        dice = list(self.view.dice)
        owner, source = dice[die].owner, dice[die].place
        dice[die] = replace(dice[die], place=to)
        view = replace(self.view, dice=tuple(dice))
        vars(view)["by_area"] = _with_moved(self.view.by_area, die, owner, source, to)
        changed = self._changed(view, frozenset(((owner, source), (owner, to))))
        changed._kept = self._moves.setdefault(die, changed._kept).of_one_army()
        rest = tuple(one for one in self.armies[owner, source] if one != die)
        changed.armies = {**self.armies, (owner, source): rest, (owner, to): (*self.armies[owner, to], die)}
        return changed

    def beside(self, view: ClassicPosition, differing: Container[Army]) -> Field:
        """Return the field of a view in which only these armies, or their terrains, differ; it keeps all other results.

        Unlike `moved` it allows for armies that are gone, and for terrains that were turned or captured.
        """
        found, mine = Field(view), self._kept
        for name in OF_ONE_ARMY:
            kept = getattr(found._kept, name)
            kept.update({key: value for key, value in getattr(mine, name).items() if key[:2] not in differing})
        found._kept.attacks.update(
            {key: value for key, value in mine.attacks.items() if not (key[:2] in differing or key[2:] in differing)}
        )
        return found

    def _changed(self, view: ClassicPosition, armies: frozenset[Army]) -> Field:
        """Return a field of another view, which asks this one about all armies but these."""
        changed = Field.__new__(Field)
        changed.view, changed._base, changed._differing = view, self, armies
        changed.armies, changed.on_table = self.armies, self.on_table
        changed._reach, changed._attackers = self._reach, self._attackers
        changed._kept, changed._moves = Kept(), {}
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
        if army not in self._kept.health:
            self._kept.health[army] = health(self.view, self.units(seat, place))
        return self._kept.health[army]

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
        if key not in self._kept.attacks:
            self._kept.attacks[key] = work_out(self, *key)
        return self._kept.attacks[key]

    def hurt(self, army: Army, work_out: Attack) -> float:
        """Return the best of the attacks on an army."""
        attackers = self.attackers(*army)
        near = [self.attack((*other, *army), work_out) for other in attackers if other[1] == army[1]]
        return max([self._shot_from_afar(army), *near])

    def _shot_from_afar(self, army: Army) -> float:
        base, alike = self._base, not self._any_differs(self.attackers(*army), army[1])
        if base is not None and alike and not (army in self._differing and self._is_shot_at_otherwise(army)):
            return base._shot_from_afar(army)
        if army not in self._kept.far_hurt:
            shield, shots = self.shield(army), (base if base is not None and alike else self)._shots_at(army)
            self._kept.far_hurt[army] = max([likely * missiles(shot, shield) for likely, shot in shots], default=0.0)
        return self._kept.far_hurt[army]

    def _shots_at(self, army: Army) -> list[tuple[float, Shot]]:
        """Return the missiles that can be shot at an army from other places, and how likely; without weaker ones."""
        if army not in self._kept.shots_from_afar:
            far = [other for other in self.attackers(*army) if other[1] != army[1]]
            likely = [(self.likely(other).get("missile", 0.0), other) for other in far]
            shots = [(chance, self.shot(other)) for chance, other in likely if chance]
            self._kept.shots_from_afar[army] = _undominated(shots, _strength)
        return self._kept.shots_from_afar[army]

    def gain(self, army: Army, work_out: Attack) -> float:
        """Return the best of the attacks of an army."""
        seat, place = army
        near = [self.attack((*army, other, place), work_out) for other in self.opponents(seat, place)]
        return max([self._shoots_afar(army), *near])

    def _shoots_afar(self, army: Army) -> float:
        base, alike = self._base, not self._any_differs(self.reach(*army), army[1])
        if base is not None and alike and not (army in self._differing and self._shoots_otherwise(army)):
            return base._shoots_afar(army)
        if army not in self._kept.far_gain:
            likely = self.likely(army).get("missile", 0.0)
            shot, shields = self.shot(army), (base if base is not None and alike else self)._shields_of(army)
            found = [likely * missiles(shot, shield) for shield in shields] if likely else []
            self._kept.far_gain[army] = max(found, default=0.0)
        return self._kept.far_gain[army]

    def _shields_of(self, army: Army) -> list[Shield]:
        """Return what armies at other places have against the missiles of an army; without better protected ones."""
        if army not in self._kept.shields_afar:
            shields = [self.shield(other) for other in self.reach(*army) if other[1] != army[1]]
            self._kept.shields_afar[army] = _undominated(shields, _weakness)
        return self._kept.shields_afar[army]

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
        if army not in self._kept.shots:
            shot, picked = self.total(*army, "missile"), self.mean(*army, "missile", "pick_off")
            self._kept.shots[army] = Shot(shot.mean, shot.variance, PICKED_OFF * picked)
        return self._kept.shots[army]

    def shield(self, army: Army) -> Shield:
        """Return what an army has against missiles."""
        if self._base is not None and army not in self._differing:
            return self._base.shield(army)
        if army not in self._kept.shields:
            saved = self.total(*army, "save")
            self._kept.shields[army] = Shield(saved.mean, saved.variance, self.lying(*army).fog, self.health(*army))
        return self._kept.shields[army]

    def outlook(self, key: tuple[int, int, str], work_out: Callable[..., float]) -> float:
        """Return the outlook of an army from the view of a seat (the first of the key); computed once."""
        if key not in self._kept.outlooks:
            self._kept.outlooks[key] = work_out(self, *key)
        return self._kept.outlooks[key]

    def likely(self, army: Army) -> dict[Action, float]:
        """Return the probability of each action of an army; computed once."""
        if self._base is not None and army not in self._differing:
            return self._base.likely(army)
        if army not in self._kept.likely:
            self._kept.likely[army] = _likely(self.view, *army)
        return self._kept.likely[army]

    def lying(self, seat: int, place: str) -> Lying:
        """Return the effects on an army (M15, DA-D)."""
        if self._base is not None and (seat, place) not in self._differing:
            return self._base.lying(seat, place)
        if not self.view.board.effects:
            return CLEAR
        army = (seat, place)
        if army not in self._kept.lying:
            view = self.view
            self._kept.lying[army] = Lying(
                tuple(change for _, change in changes_on(view, seat, place)),
                frosted(view, seat, place),
                paralysed(view, seat, place),
                given(view, seat, place, "roll_again"),
                frozenset(given_to(view, "double_melee")) & frozenset(self.units(seat, place)),
            )
        return self._kept.lying[army]

    def total(self, seat: int, place: str, kind: Kind, result: str = "") -> Total:
        """Return an army's total of a result, with powers, eighth face and all effects (C6.1)."""
        if self._base is not None and (seat, place) not in self._differing:
            return self._base.total(seat, place, kind, result)
        key = (seat, place, kind, result)
        if key not in self._kept.totals:
            self._kept.totals[key] = self._work_out(seat, place, kind, result)
        return self._kept.totals[key]

    def mean(self, seat: int, place: str, kind: Kind, result: str = "") -> float:
        """Return the average of a result of an army."""
        return self.total(seat, place, kind, result).mean

    def _work_out(self, seat: int, place: str, kind: Kind, result: str) -> Total:
        """Return a total, roughly in the order of chapter 6: penalties, halving, doubling, additions."""
        counted = RESULTS[kind]
        lying, named = self.lying(seat, place), result or counted[0]
        if (seat, place) not in self.armies or (
            lying.paralysed and not ("save" in counted and named in ("save", "id"))
        ):
            return NOTHING
        dice = self._rolled(seat, place, kind, named)
        if named not in counted:
            return Total(dice.normal + dice.special, dice.variance)
        wanted, first = "melee" if named == "charge" else named, named == counted[0]
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
        if key not in self._kept.dice:
            units = free(self.view, self.units(seat, place))
            types = [self.view.dice[die].type for die in with_held(self.view, seat, place, kind, units)]
            icons = self.view.board.edition.icons
            parts = [of_die(one, kind, named, icons) for one in types]
            normal, special, variance = (
                sum([part.normal for part in parts]),
                sum([part.special for part in parts]),
                sum([part.variance for part in parts]),
            )
            self._kept.dice[key] = Dice(normal, special, variance, self._maneuvers(types, (seat, place), kind, named))
        return self._kept.dice[key]

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
        return [one for one in types if (unit := units.get(one)) and unit.species in folk]

"""A position as a player weighs it: the expected rolls of each army, with all effects on it."""

from __future__ import annotations

from collections.abc import Callable

from msgspec import Struct
from msgspec.structs import replace

from ddtable.dice.catalogue import catalogue
from ddtable.odds.expected import NOTHING, Total, of_die
from ddtable.rules.dragon_dice.action import missile_targets
from ddtable.rules.dragon_dice.board import ClassicPosition, Effect, health, holds, is_terrain, terrain_kind
from ddtable.rules.dragon_dice.effects import changes_on, free, frosted, given, given_to, paralysed
from ddtable.rules.dragon_dice.powers import PowerKind, powers
from ddtable.rules.dragon_dice.rolls import COUNTED, Kind
from ddtable.rules.dragon_dice.spells import Change

ROLLED_AGAIN = 0.6  # gain of a roll of which one die may be rerolled
NO_FLASHFIRE = ("horde", "maneuver")
ROUNDED_DOWN = 0.25  # average loss by rounding down after halving

Army = tuple[int, str]


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


class Field:
    """A position as a player weighs it: armies are found in one pass, and every result is computed once."""

    def __init__(self, view: ClassicPosition) -> None:
        self.view = view
        units = catalogue().units
        found: dict[Army, list[int]] = {}
        for number, die in enumerate(view.dice):
            if die.type in units:
                found.setdefault((die.owner, die.place), []).append(number)
        self.armies = {key: tuple(dice) for key, dice in found.items()}
        self.on_table = [army for army in self.armies if is_terrain(army[1])]
        self._dice: dict[tuple[int, str, Kind, str], Dice] = {}
        self._reach: dict[Army, list[Army]] = {}
        self._lying: dict[Army, Lying] = {}
        self._totals: dict[tuple[int, str, Kind, str], Total] = {}
        self._attacks: dict[tuple[int, str, int, str], float] = {}

    def under(self, *effects: Effect) -> Field:
        """Return the field with more effects; results that these do not change are kept."""
        board = replace(self.view.board, effects=(*self.view.board.effects, *effects))
        dice = self.view.dice
        places = {effect.place or dice[effect.die].place for effect in effects}
        changed = self._changed(replace(self.view, board=board), places)
        changed._dice = self._dice
        return changed

    def moved(self, die: int, to: str) -> Field:
        """Return the field with a unit moved to another army of its owner."""
        dice = list(self.view.dice)
        owner, source = dice[die].owner, dice[die].place
        dice[die] = replace(dice[die], place=to)
        changed = self._changed(replace(self.view, dice=tuple(dice)), {source, to})
        changed._dice = {key: one for key, one in self._dice.items() if key[1] not in (source, to)}
        rest = tuple(one for one in self.armies[owner, source] if one != die)
        changed.armies = {**self.armies, (owner, source): rest, (owner, to): (*self.armies[owner, to], die)}
        return changed

    def _changed(self, view: ClassicPosition, places: set[str]) -> Field:
        """Return a field of another view that keeps all results of other places."""
        changed = Field.__new__(Field)
        changed.view = view
        changed.armies, changed.on_table, changed._reach = self.armies, self.on_table, self._reach
        changed._lying = {key: one for key, one in self._lying.items() if key[1] not in places}
        changed._totals = {key: one for key, one in self._totals.items() if key[1] not in places}
        changed._attacks = {
            key: one for key, one in self._attacks.items() if key[1] not in places and key[3] not in places
        }
        return changed

    def units(self, seat: int, place: str) -> tuple[int, ...]:
        """Return a seat's units at a place."""
        return self.armies.get((seat, place), ())

    def health(self, seat: int, place: str) -> int:
        """Return the health of an army."""
        return health(self.view, self.units(seat, place))

    def opponents(self, seat: int, place: str) -> list[int]:
        """Return the other seats with an army at a place."""
        return [other for other in range(self.view.seats) if other != seat and (other, place) in self.armies]

    def reach(self, seat: int, place: str) -> list[Army]:
        """Return every army that an army can shoot at (C7.1)."""
        key = (seat, place)
        if key not in self._reach:
            self._reach[key] = missile_targets(self.view, seat, place)
        return self._reach[key]

    def attack(self, key: tuple[int, str, int, str], work_out: Callable[..., float]) -> float:
        """Return the expected gain of one army's attack on another; computed once."""
        if key not in self._attacks:
            self._attacks[key] = work_out(self, *key)
        return self._attacks[key]

    def lying(self, seat: int, place: str) -> Lying:
        """Return the effects on an army (M15, DA-D)."""
        if not self.view.board.effects:
            return CLEAR
        key = (seat, place)
        if key not in self._lying:
            view = self.view
            self._lying[key] = Lying(
                tuple(change for _, change in changes_on(view, seat, place)),
                frosted(view, seat, place),
                paralysed(view, seat, place),
                given(view, seat, place, "roll_again"),
                frozenset(given_to(view, "double_melee")) & frozenset(self.units(seat, place)),
            )
        return self._lying[key]

    def total(self, seat: int, place: str, kind: Kind, result: str = "") -> Total:
        """Return an army's total of a result, with powers, eighth face and all effects (C6.1)."""
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
        folk = powers(self.view.board.options.species).get((terrain_kind(self.view, place).kind, power))
        if not folk:
            return []
        units = catalogue().units
        return [one for one in types if units[one].species in folk]

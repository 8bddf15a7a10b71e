"""A battle of Battle Dice from the view of one player, and the value of its dice and results.

The unit of value is one enemy die destroyed, or one own die saved.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import cached_property
from math import ceil, erfc, sqrt

from msgspec import Struct

from ddtable.rules.battle_dice.board import ARMY, Battle, BattlePosition, Side
from ddtable.rules.battle_dice.kinds import MONSTERS, PHASES, Phase, class_of, is_unit, sides_of
from ddtable.rules.battle_dice.tables import Result, Tables

ACTS: dict[str, Phase] = {
    "general": "general",
    "infantry": "melee",
    "archer": "missile",
    "cavalry": "maneuver",
    "mage": "magic",
    "monster": "monster",
}
"""The phase in which each class counts (BD1.6)."""

ROLLED_ON = {"general": "tactics", "cavalry": "maneuver", "mage": "spells"}
"""The table that each class rolls on when it counts."""

TURNS = 3.0  # in which a unit is expected to act
BODY = 0.5  # the value of a die that is only a cheaper loss than a better one
STEADY = 1.0  # the extra value of a die that never fails morale over one that fails half the time
ROUTED = 8.0  # the cost of a rout
SMALL = {
    "cancel": 0.5,
    "reroll": 0.2,
    "feint": 0.2,
    "hold": 0.25,
    "bonus": 0.25,
    "heal": 0.6,
    "summon": 1.1,
    "rally": 0.25,
}
"""The estimated value of results that do not kill."""


def units_at(position: BattlePosition, seat: int, place: str) -> list[int]:
    """Return the units of a seat at a place."""
    dice = enumerate(position.dice)
    return [number for number, die in dice if die.owner == seat and die.place == place and is_unit(die.type)]


def unsteady(kind: str, tables: Tables) -> float:
    """Return the chance that a die counts against its side's morale (BD8.1)."""
    sides = sides_of(kind)
    return sum(1 <= number <= sides for number in tables.morale.numbers) / sides


def rout_chance(kinds: Iterable[str], tables: Tables) -> float:
    """Return the approximate chance that these dice rout in a check (BD8.1), from a normal distribution."""
    chances = [unsteady(kind, tables) for kind in kinds]
    if not chances:
        return 1.0
    mean, spread = sum(chances), sqrt(sum(one * (1 - one) for one in chances))
    limit = ceil(len(chances) / tables.morale.one_in) - 0.5
    if spread == 0:
        return float(mean > limit)
    return erfc((limit - mean) / (spread * sqrt(2))) / 2


class Scene(Struct, frozen=True, dict=True):
    """The 2 sides from the view of one of them. `phase` is the current one; `lost` are own losses."""

    position: BattlePosition
    seat: int
    mine: tuple[int, ...]
    theirs: tuple[int, ...]
    phase: Phase = "roll"
    lost: tuple[int, ...] = ()

    @property
    def tables(self) -> Tables:
        """The tables of the game."""
        return self.position.board.tables

    def kind(self, die: int) -> str:
        """Return the kind of a die."""
        return self.position.dice[die].type

    def kinds(self, dice: Iterable[int]) -> list[str]:
        """Return the kinds of dice."""
        return [self.kind(die) for die in dice]

    @cached_property
    def against_monsters(self) -> bool:
        """True if the enemy has a monster."""
        return any(self.kind(die) in MONSTERS for die in self.theirs)

    @cached_property
    def changes(self) -> dict[int, int]:
        """The amount added to the roll of each die this turn."""
        found: dict[int, int] = {}
        battle = self.position.board.battle
        for side in battle.sides if battle else ():
            for bonus in side.bonuses:
                found[bonus.die] = found.get(bonus.die, 0) + bonus.amount
        return found

    @cached_property
    def acting(self) -> set[int]:
        """The rolled dice of both sides that may still act this turn."""
        battle = self.position.board.battle
        return {die for side in battle.sides for die in side.rolled if die not in side.idle} if battle else set()

    def number(self, die: int) -> int:
        """Return the number of a die with its changes (BD1.10)."""
        return max(1, self.position.dice[die].face + 1 + self.changes.get(die, 0))

    def of_result(self, result: Result) -> float:
        """Return the value of a table result for the player who rolls it."""
        if result.does == "kill":
            return float(min(self._victims(result), max(1, len(self.theirs))))
        if result.does == "spell":
            return self.of_table("spells", result.count)
        if result.does == "cancel" and result.phase != "any" and self._is_past(result.phase):
            return 0.0
        if result.does == "heal" and self._is_past("missile") and not self.lost:
            return 0.0
        return SMALL.get(result.does, 0.0) * (result.count if result.does in ("cancel", "heal", "summon") else 1)

    def _victims(self, result: Result) -> int:
        """Return how many enemies a result kills, which may affect one class only (BD1.4)."""
        if not result.of:
            return result.count
        there = sum(class_of(self.kind(die)) == result.of for die in self.theirs)
        return min(result.count, there) or result.otherwise

    def of_table(self, table: str, plus: int = 0) -> float:
        """Return the average value of a roll on a table; a modified roll stays within the table (BD1.9)."""
        results = self.tables.results[table]
        return sum(self.of_result(results[min(5, at + plus)]) for at in range(6)) / 6

    def of_number(self, kind: str, number: int) -> float:
        """Return the value of a number on a die of this kind in its phase."""
        of = class_of(kind)
        if of == "monster":
            bands = self.tables.bands
            if number <= bands.leaves:
                return -1.5
            if number >= bands.point:
                return self._tables_worth(kind)
            return float(number >= bands.strikes and self.against_monsters)
        if number < self.tables.thresholds[ACTS[of]]:
            return 0.0
        return self._tables_worth(ROLLED_ON[of]) if of in ROLLED_ON else 1.0

    def _tables_worth(self, table: str) -> float:
        kept = self._kept
        if table not in kept:
            kept[table] = self.of_table(table)
        return kept[table]

    @cached_property
    def _kept(self) -> dict[str, float]:
        return {}

    def a_turn(self, kind: str) -> float:
        """Return the average value of a new roll of a die of this kind."""
        key = f"turn {kind}"
        kept = self._kept
        if key not in kept:
            sides = sides_of(kind)
            kept[key] = sum(self.of_number(kind, number) for number in range(1, sides + 1)) / sides
        return kept[key]

    def _is_past(self, phase: Phase) -> bool:
        return PHASES.index(phase) <= PHASES.index(self.phase)

    def still_acts(self, die: int) -> bool:
        """Return True if the phase of a die is still to come this turn."""
        return die in self.acting and not self._is_past(ACTS[class_of(self.kind(die))])

    def now(self, die: int) -> float:
        """Return the value of a rolled die for the rest of this turn."""
        return self.of_number(self.kind(die), self.number(die)) if self.still_acts(die) else 0.0

    def later(self, kind: str) -> float:
        """Return the value of a die of this kind from the next turn on: its results and its steadiness."""
        return BODY + TURNS * self.a_turn(kind) + STEADY * (1 - 2 * unsteady(kind, self.tables))

    def least(
        self, dice: Sequence[int], count: int, harm: Callable[[Sequence[str]], float] = lambda _kinds: 0.0
    ) -> list[int]:
        """Return the own dice that cost least to lose.

        The cost includes the risk that the others rout, and what `harm` returns for the kinds of the others.
        """
        left, gone, among = list(self.mine), [], list(dice)
        for _ in range(count):
            costs = {}
            for kind, one in {self.kind(die): die for die in among}.items():
                others = self.kinds(die for die in left if die != one)
                costs[kind] = self.later(kind) + ROUTED * rout_chance(others, self.tables) + harm(others)
            least = min(among, key=lambda die: self.now(die) + costs[self.kind(die)])
            gone.append(least)
            among.remove(least)
            left.remove(least)
        return gone

    def power(self, kinds: Sequence[str]) -> float:
        """Return the combat strength of dice from their number, results per turn and rout chance."""
        if not kinds:
            return 0.0
        does = sum(self.a_turn(kind) for kind in kinds)
        half = kinds[::2]
        return sqrt(max(0.0, does) * len(kinds)) * (1 - 0.5 * rout_chance(half, self.tables))


def side_of(battle: Battle, seat: int) -> int:
    """Return the index of a seat's side in a battle."""
    return next(at for at, side in enumerate(battle.sides) if side.seat == seat)


def in_battle(position: BattlePosition, seat: int) -> Scene:
    """Return the current battle from the view of a seat, or the 2 armies if there is no battle."""
    battle = position.board.battle
    if battle is None:
        return between_armies(position, seat)
    at = side_of(battle, seat)
    own, other = battle.sides[at], battle.sides[1 - at]
    return Scene(position, seat, _living(position, own), _living(position, other), battle.phase, own.lost)


def _living(position: BattlePosition, side: Side) -> tuple[int, ...]:
    return tuple(units_at(position, side.seat, side.place))


def between_armies(position: BattlePosition, seat: int) -> Scene:
    """Return the armies before anyone has rolled."""
    mine, theirs = (tuple(units_at(position, of, ARMY)) for of in (seat, 1 - seat))
    return Scene(position, seat, mine, theirs)

"""The recruiting sheet of a player: its points with their arithmetic, and what they may pay for (K7, KP7).

A sheet has lines for each army: one for each race, one for units of other races, one for items. An answer puts dice of
the recruiting pool on lines. Who pays for the dice on the lines of other races and of items follows from it: points
that their own race does not need, added, halved once and rounded up (Q122).
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cached_property
from itertools import combinations
from random import Random

from msgspec import Struct

from ddtable.dice.campaigns import points_of
from ddtable.dice.carrying import Load, can_carry
from ddtable.dice.catalogue import catalogue
from ddtable.dice.types import ItemType
from ddtable.engine.constraints import Amounts
from ddtable.engine.questions import Source
from ddtable.engine.refusal import Refusal
from ddtable.engine.value import PlainValue

HEALTH_A_POINT = 4
POOL, OTHER, ITEMS = "pool", "other", "items"
"""The first bucket of an answer, where dice stay; the lines of an army that belong to no race."""
UNDEAD = "undead"
KIN = "dragonkin"
TRIES = 3  # lines that a random answer tries for a die


class RacePoints(PlainValue, frozen=True):
    """The points of one race of an army (K7.3, K7.6, KP7.4).

    `health`: its units. `native`: at a terrain of its own kind. `dead`: the bonus of the Undead for the dead.
    """

    race: str
    health: int
    native: bool = False
    dead: int = 0

    @property
    def rounded(self) -> int:
        """The points before they are doubled: one for every 4 health, rounded up."""
        return -(-self.health // HEALTH_A_POINT)

    @property
    def doubled(self) -> int:
        """The points after they are doubled at a native terrain, without the bonus."""
        return self.rounded * (2 if self.native else 1)

    @property
    def total(self) -> int:
        """The points that the race may spend."""
        return self.doubled + self.dead


class ArmySheet(PlainValue, frozen=True):
    """The points of an army, and its units and items.

    `held` and `city`: the bonus for a captured terrain, and one more for a city (KP7.1, KP7.2); `abroad`: for standing
    on the home of another player (KP7.3). `units` and `items`: the types of its dice that carry, and are carried.
    """

    place: str
    races: tuple[RacePoints, ...]
    held: int = 0
    city: int = 0
    abroad: int = 0
    units: tuple[str, ...] = ()
    items: tuple[str, ...] = ()

    @property
    def bonus(self) -> int:
        """The points that any race of the army may spend on units of its own."""
        return self.held + self.city + self.abroad

    @property
    def total(self) -> int:
        """All points of the army."""
        return sum(race.total for race in self.races) + self.bonus


class Spent(PlainValue, frozen=True):
    """The points that the dice on an army's lines cost, and who pays: each (race, points).

    `own`: for units of the race itself; `bonus` of it is paid by the army's bonus. `other` and `items`: given to the
    sums that are halved; they pay for `other_health` and `item_points`.
    """

    own: tuple[tuple[str, int], ...] = ()
    bonus: int = 0
    other: tuple[tuple[str, int], ...] = ()
    other_health: int = 0
    items: tuple[tuple[str, int], ...] = ()
    item_points: int = 0

    @property
    def total(self) -> int:
        """All points that were spent."""
        return sum(points for line in (self.own, self.other, self.items) for _, points in line)


def halved(points: int) -> int:
    """Return what a sum of points of several races is worth for other races, or for items (K7.5)."""
    return -(-points // 2)


def doubled(worth: int) -> int:
    """Return the lowest sum of points that is worth so much when it is halved."""
    return 2 * worth - 1 if worth else 0


class Recruits(PlainValue, frozen=True):
    """The dice on the lines of one army, by their types: `own` and `other` as (race, health) of each unit."""

    own: tuple[tuple[str, int], ...] = ()
    other: tuple[tuple[str, int], ...] = ()
    items: tuple[str, ...] = ()


def spent(army: ArmySheet, recruits: Recruits) -> Spent | Refusal:
    """Return who pays for the dice on an army's lines, or the reason why its points do not (K7.4, K7.5, KP7.1)."""
    own: dict[str, int] = {}
    for race, health in recruits.own:
        own[race] = own.get(race, 0) + health
    points = {race.race: race.total for race in army.races}
    over = {race: health - points[race] for race, health in own.items() if health > points[race]}
    if sum(over.values()) > army.bonus:
        race = max(over, key=lambda one: over[one])
        values: dict[str, int | str] = {"race": race, "place": army.place, "health": own[race]}
        return Refusal("K7.4", "recruit-own", {**values, "points": points[race], "bonus": army.bonus})
    left = {race.race: race.doubled - max(0, own.get(race.race, 0) - race.dead) for race in army.races}
    left = {race: max(0, points) for race, points in left.items()}
    paid = _shared(army, left, recruits)
    if isinstance(paid, Refusal):
        return paid
    other, items, item_points = paid
    other_health = sum(health for _, health in recruits.other)
    return Spent(tuple(own.items()), sum(over.values()), other, other_health, items, item_points)


Payers = tuple[tuple[str, int], ...]


def _shared(army: ArmySheet, left: dict[str, int], recruits: Recruits) -> tuple[Payers, Payers, int] | Refusal:
    """Return who pays for other races and for items with the points that are left (K7.5, Q122, Q123)."""
    whole = sum(health for _, health in recruits.other)
    most = {race: min(points, 2 * (whole - _of(recruits, race))) for race, points in left.items()}
    if sum(most.values()) < doubled(whole):
        values: dict[str, int | str] = {"place": army.place, "health": whole, "points": sum(most.values())}
        return Refusal("K7.5", "recruit-other", {**values, "needed": doubled(whole)})
    kinds = [catalogue().item(item) for item in recruits.items]
    worth = points_of(kinds)
    if not worth:
        return _taken(most, doubled(whole)), (), 0
    free = sum(left.values()) - doubled(whole)
    if free < doubled(worth):
        values = {"place": army.place, "health": worth, "points": max(free, 0)}
        return Refusal("K7.5", "recruit-items", {**values, "needed": doubled(worth)})
    for payers in _choices([race for race, points in left.items() if points]):
        keep = {race: min(points, left[race] - (race in payers)) for race, points in most.items()}
        order = sorted(keep, key=lambda race: race in payers)
        if sum(keep.values()) < doubled(whole):
            continue
        other = _taken({race: keep[race] for race in order}, doubled(whole))
        rest = {race: left[race] - dict(other).get(race, 0) for race in payers}
        if sum(rest.values()) >= doubled(worth) and _carried(army, kinds, payers):
            return other, _each(rest, doubled(worth)), worth
    return Refusal("K7.5", "recruit-not-carried", {"place": army.place, "count": len(kinds)})


def _of(recruits: Recruits, race: str) -> int:
    """Return the health of units of a race among those of other races: the race itself does not pay for these."""
    return sum(health for other, health in recruits.other if other == race)


def _choices(races: Sequence[str]) -> Iterable[tuple[str, ...]]:
    """Return each choice of races that pay, few before many."""
    return (some for size in range(1, len(races) + 1) for some in combinations(races, size))


def _taken(most: dict[str, int], points: int) -> Payers:
    """Return so many points, taken from each race in turn."""
    found = []
    for race, there in most.items():
        if given := min(there, points):
            found.append((race, given))
            points -= given
    return tuple(found)


def _each(most: dict[str, int], points: int) -> Payers:
    """Return so many points, at least one of each race."""
    more = dict(_taken({race: there - 1 for race, there in most.items()}, max(0, points - len(most))))
    return tuple((race, 1 + more.get(race, 0)) for race in most)


def _carried(army: ArmySheet, items: Sequence[ItemType], payers: Iterable[str]) -> bool:
    """Return True if units of the races that pay can carry new items beside what the army has (Q123)."""
    dice, by = catalogue(), frozenset(payers)
    old = [Load(dice.item(item)) for item in army.items]
    return can_carry([dice.unit(unit) for unit in army.units], [*old, *(Load(item, by) for item in items)])


class PoolDie(PlainValue, frozen=True):
    """A die of a recruiting pool: its race, "" for an item, and its health or points."""

    die: int
    type: str
    race: str
    health: int


class Sheet(Struct, frozen=True, dict=True, tag="sheet"):
    """The recruiting sheet of a player, and the constraint on its answer: dice of the pool on lines of armies.

    The first bucket is the pool itself; the others are the lines of the armies, in order.
    """

    dice: tuple[PoolDie, ...]
    armies: tuple[ArmySheet, ...]

    @cached_property
    def lines(self) -> tuple[tuple[int, str], ...]:
        """The lines after the pool: the number of the army, and the race, "other" or "items"."""
        return tuple(
            (number, word)
            for number, army in enumerate(self.armies)
            for word in (*(race.race for race in army.races), OTHER, ITEMS)
        )

    @cached_property
    def buckets(self) -> tuple[str, ...]:
        """The buckets of an answer: the pool, and each line as `place|word`."""
        return (POOL, *(f"{self.armies[number].place}|{word}" for number, word in self.lines))

    @cached_property
    def sources(self) -> tuple[Source, ...]:
        """The sources of an answer: each die with its health and the lines that may take it."""
        return tuple(Source(die.die, die.health, self._open_to(die)) for die in self.dice)

    def _open_to(self, die: PoolDie) -> tuple[int, ...]:
        words = (die.race, OTHER) if die.race else (ITEMS,)
        return (0, *(bucket for bucket, (_, word) in enumerate(self.lines, 1) if word in words))

    def army_of(self, bucket: int) -> int:
        """Return the number of the army of a line."""
        return self.lines[bucket - 1][0]

    def recruits(self, placed: Sequence[int], army: int) -> Recruits:
        """Return the dice on the lines of an army; `placed` is the bucket of each die."""
        mine = [at for at, bucket in enumerate(placed) if bucket and self.army_of(bucket) == army]
        return self._recruits(placed, mine)

    def _recruits(self, placed: Sequence[int], mine: Iterable[int]) -> Recruits:
        """Return some dice by the lines on which they are."""
        own: list[tuple[str, int]] = []
        other: list[tuple[str, int]] = []
        items: list[str] = []
        for at in mine:
            die, word = self.dice[at], self.lines[placed[at] - 1][1]
            if word == ITEMS:
                items.append(die.type)
            else:
                (other if word == OTHER else own).append((die.race, die.health))
        return Recruits(tuple(own), tuple(other), tuple(items))

    def spent(self, placed: Sequence[int], army: int) -> Spent | Refusal:
        """Return who pays for the dice of an army, or the reason why its points do not."""
        return spent(self.armies[army], self.recruits(placed, army))

    def with_die(self, placed: Sequence[int], index: int, bucket: int) -> list[int] | None:
        """Return the buckets with one more die on a line; None if the army's points do not pay for it."""
        more = [*placed]
        more[index] = bucket
        return None if isinstance(self.spent(more, self.army_of(bucket)), Refusal) else more

    def placed(self, amounts: Amounts) -> list[int]:
        """Return the bucket of each die of an answer."""
        return [row.index(max(row)) for row in amounts]

    def amounts(self, placed: Sequence[int]) -> Amounts:
        """Return buckets of dice as an answer."""
        width = len(self.buckets)
        return tuple(
            tuple(die.health if at == bucket else 0 for at in range(width))
            for die, bucket in zip(self.dice, placed, strict=True)
        )

    def refusal(self, amounts: Amounts, clause: str) -> Refusal | None:  # noqa: ARG002
        """Return the reason why the points of an army do not pay for the dice on its lines, or None."""
        placed = self.placed(amounts)
        for army in sorted({self.army_of(bucket) for bucket in placed if bucket}):
            paid = self.spent(placed, army)
            if isinstance(paid, Refusal):
                return paid
        return None

    def sample(self, random: Random) -> Amounts:
        """Return a random sheet: dice in random order, each on a random line that takes it."""
        placed = [0] * len(self.dice)
        taken: list[list[int]] = [[] for _ in self.armies]
        for index in random.sample(range(len(self.dice)), len(self.dice)):
            open_to = self.sources[index].buckets[1:]
            for _ in range(TRIES if open_to else 0):
                placed[index] = random.choice(open_to)
                army = self.army_of(placed[index])
                more = sorted((*taken[army], index))
                if not isinstance(spent(self.armies[army], self._recruits(placed, more)), Refusal):
                    taken[army] = more
                    break
                placed[index] = 0
        return self.amounts(placed)

    def single(self) -> Amounts | None:
        """Return the empty sheet if no die fits on any line."""
        none = [0] * len(self.dice)
        for index, source in enumerate(self.sources):
            if any(self.with_die(none, index, bucket) is not None for bucket in source.buckets[1:]):
                return None
        return self.amounts(none)

"""The map as numbers: who holds each territory and with what, so that many positions can be supposed fast."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from msgspec import Struct
from msgspec.structs import replace

from ddtable.opponents.answering import worth_of
from ddtable.rules.dragon_dice.board import NOBODY, RESERVE, ClassicPosition, health, units_at
from ddtable.rules.dragon_dice.steps import March
from ddtable.rules.risk.board import RECRUITING, board_of, owners
from ddtable.rules.risk.recruiting import left_in
from ddtable.rules.risk.steps import Recruit

LEAST = 0.01


class Chart(Struct, frozen=True):
    """The fixed parts: neighbours and continent of each territory by its number, bonuses, territories that win."""

    places: tuple[str, ...]
    near: tuple[tuple[int, ...], ...]
    land_of: tuple[int, ...]
    bonuses: tuple[int, ...]
    goal: int


class Army(NamedTuple):
    """The units of a territory: their seat, number and health, and what they are worth in all. All may be averages."""

    seat: int = NOBODY
    units: float = 0.0
    health: float = 0.0
    worth: float = 0.0

    @property
    def going(self) -> float:
        """The worth of the units that may attack from there: one stays (RK4.2f)."""
        return self.worth * (self.units - 1) / self.units if self.units > 1 else 0.0

    def times(self, part: float) -> Army:
        """Return a part of the army."""
        return Army(self.seat, self.units * part, self.health * part, self.worth * part)

    def plus(self, more: Army) -> Army:
        """Return the army with more units."""
        return Army(self.seat, self.units + more.units, self.health + more.health, self.worth + more.worth)

    def minus(self, less: Army) -> Army:
        """Return the army without some units; at least a little of it stays (RK4.2f)."""
        units, health, worth = self.units - less.units, self.health - less.health, self.worth - less.worth
        return Army(self.seat, max(LEAST, units), max(LEAST, health), max(LEAST, worth))


class Survey(Struct, frozen=True):
    """A position as numbers. `pools`, `reserves`: the health of each seat there. `cards`: of each seat.

    `holders`: the seats that have captured continents. `alive`: seats in the game, in the order of play from the
    acting one. `placing`: the health that the acting seat still may place in this turn. `traded`: the sets so far.
    `taken`: the acting seat gets a card in this turn. `marches`: those that the acting seat still has.
    """

    chart: Chart
    armies: tuple[Army, ...]
    pools: tuple[float, ...]
    reserves: tuple[float, ...]
    cards: tuple[int, ...]
    holders: tuple[int, ...]
    alive: tuple[int, ...]
    placing: float
    traded: int
    taken: bool
    marches: int

    def with_armies(self, changed: Iterable[tuple[int, Army]]) -> Survey:
        """Return the survey with other armies on some territories."""
        armies = [*self.armies]
        for at, army in changed:
            armies[at] = army
        return replace(self, armies=tuple(armies))

    def holds(self, seat: int, land: int) -> bool:
        """Return True if a seat has every territory of a continent."""
        return all(army.seat == seat for army, on in zip(self.armies, self.chart.land_of, strict=True) if on == land)

    def captured(self, at: int, there: Army, others: Iterable[tuple[int, Army]]) -> Survey:
        """Return the survey after an army has taken a territory, with the other armies that this has changed.

        A player without territories is out, and their cards belong to the other one (RK4.12, Q159).
        """
        before, found = self.armies[at].seat, self.with_armies([*others, (at, there)])
        land = self.chart.land_of[at]
        holders = tuple([NOBODY if one == land and seat == before else seat for one, seat in enumerate(self.holders)])
        found = replace(found, holders=holders, taken=self.taken or before != NOBODY)
        if before == NOBODY or any(army.seat == before for army in found.armies):
            return found
        cards = [0 if seat == before else number for seat, number in enumerate(self.cards)]
        cards[there.seat] += self.cards[before]
        alive = tuple([seat for seat in self.alive if seat != before])
        return replace(found, cards=tuple(cards), alive=alive)


def survey(view: ClassicPosition) -> Survey:
    """Return the survey of a position. Units that are still to be placed count as those of the pool."""
    board = board_of(view)
    graph, held, seats = board.graph, owners(view), range(view.seats)
    places = tuple([place.id for place in board.territories])
    number = {place: at for at, place in enumerate(places)}
    order = [seat for seat in board.order if seat not in board.out]
    first = order.index(board.seat) if board.seat in order else 0
    pools = [float(health(view, units_at(view, seat, RECRUITING))) for seat in seats]
    step, placing = view.agenda[-1] if view.agenda else None, 0.0
    if isinstance(step, Recruit):
        placing = min(float(left_in(step.purse)), pools[board.seat])
        pools[board.seat] -= placing
    return Survey(
        Chart(
            places,
            tuple([tuple([number[one] for one in graph.within(place)]) for place in places]),
            tuple([graph.land_of[place] for place in places]),
            board.map.bonuses,
            board.domination,
        ),
        tuple([army_at(view, held.get(place, NOBODY), place) for place in places]),
        tuple(pools),
        tuple([float(health(view, units_at(view, seat, RESERVE))) for seat in seats]),
        tuple([len(hand) for hand in board.hands]),
        tuple([land.holder for land in board.lands]),
        (*order[first:], *order[:first]),
        placing,
        board.traded,
        board.taken,
        sum([isinstance(step, March) for step in view.agenda]),
    )


def army_at(view: ClassicPosition, seat: int, place: str) -> Army:
    """Return the army of a seat at a territory; the empty army for no seat."""
    dice = units_at(view, seat, place) if seat != NOBODY else ()
    return Army(seat, len(dice), health(view, dice), sum([worth_of(view, die) for die in dice]))

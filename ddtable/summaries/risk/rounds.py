"""The rounds of a game of Dragon Dice Risk, and the results of each player in each of them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from ddtable.engine.line import happened
from ddtable.odds.luck import Tally, luck
from ddtable.rules.dragon_dice.events.turns import TurnBegan

if TYPE_CHECKING:
    from ddtable.engine.events import Event
    from ddtable.engine.kernel import Played


def rounds(events: Iterable[Event], seats: int) -> list[list[Event]]:
    """Return the events of the set-up, then of each round: as many turns as players at the start."""
    found: list[list[Event]] = [[]]
    for event in events:
        if isinstance(event, TurnBegan) and (event.turn - 1) % seats == 0:
            found.append([])
        found[-1].append(event)
    return found


def luck_by_round(history: Sequence[Played]) -> tuple[tuple[Tally, ...], ...]:
    """Return for each seat its results in each round in which it rolled; the name is the number of the round."""
    position = history[-1].position
    types = [die.type for die in position.dice]
    found: list[list[Tally]] = [[] for _ in range(position.seats)]
    for number, events in enumerate(rounds(happened(history), position.seats)):
        for one in luck(events, types, position.seats):
            if one.thrown:
                got, expected = sum(kind.got for kind in one.kinds), sum(kind.expected for kind in one.kinds)
                found[one.seat].append(Tally(str(number), got, expected))
    return tuple(map(tuple, found))

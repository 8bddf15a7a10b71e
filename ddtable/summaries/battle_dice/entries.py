"""The turns, halts, losses and dice in events of Battle Dice, for the log and the pace of the field."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from ddtable.engine.events import hurts
from ddtable.rules.battle_dice import events
from ddtable.rules.battle_dice.board import NOBODY
from ddtable.summaries.battle_dice.story import PhaseTold

LOSSES = (events.UnitsLost, events.Left)


def turn_began(event: Any) -> tuple[int, int] | None:
    """Return the seat and number of a turn that began, or None. Turns have no seat, so it is NOBODY."""
    return (NOBODY, event.number) if isinstance(event, events.TurnBegan) else None


def halts(told: PhaseTold, stops: str, seats: Sequence[int]) -> bool:
    """Return True if the walk stops at a phase: one that hit these seats ("hits"), or any with a result."""
    if stops == "hits":
        return any(hurts(event, seats) for event in told.events)
    brought = any(told.hits(seat) or told.points(seat) or told.lost(seat) or told.check(seat) for seat in (0, 1))
    return told.phase == "roll" or brought


def lost(events_: Iterator[Any]) -> int:
    """Return how many dice were lost, minus those that returned."""
    count = 0
    for event in events_:
        if isinstance(event, LOSSES):
            count += len(event.dice)
        count -= isinstance(event, events.UnitReturned)
    return count


def dice_of(event: Any) -> Iterator[int]:
    """Yield the dice of an event."""
    for name in ("dice", "home", "gone"):
        yield from (die.die if isinstance(die, events.Counted) else die for die in getattr(event, name, ()))
    for name in ("die", "artifact", "source"):
        yield from (die for die in [getattr(event, name, -1)] if die >= 0)

"""How a battle ended, in figures: what the card at its end tells of each player."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

from ddtable.dice.catalogue import catalogue
from ddtable.odds.luck import luck
from ddtable.rules.classic.board import BURIED, DEAD, OUT
from ddtable.rules.classic.events import Captured

if TYPE_CHECKING:
    from ui.controller import Controller


class Standing(Struct, frozen=True):
    """What a player has at the end: health in play of the whole force's, units that are gone of all, captures.

    `luck` is in how many of 100 such games the same throws bring less; None where no unit has rolled.
    """

    seat: int
    wins: bool
    health: int
    whole: int
    lost: int
    units: int
    captures: int
    luck: int | None


def standings(controller: Controller) -> tuple[Standing, ...]:
    """Return how every player stands, the winners first, then by the health left."""
    position = controller.position
    winners = position.result.winners if position.result else ()
    events = [event for played in controller.history for event in played.events]
    fortunes = {one.seat: one for one in luck(events, [die.type for die in position.dice], position.seats)}
    found = []
    for seat in range(position.seats):
        mine = [die for die in position.dice if die.owner == seat and die.type in catalogue().units]
        gone = [die for die in mine if die.place in (DEAD, BURIED, OUT)]
        health = sum(catalogue().units[die.type].health for die in mine if die not in gone)
        captures = sum(isinstance(event, Captured) and event.seat == seat for event in events)
        fortune = fortunes[seat]
        share = round(100 * fortune.share) if fortune.thrown else None
        whole = position.board.health
        found.append(Standing(seat, seat in winners, health, whole, len(gone), len(mine), captures, share))
    return tuple(sorted(found, key=lambda one: (not one.wins, -one.health)))

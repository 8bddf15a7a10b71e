"""The result of a game in numbers, for the card at its end."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ddtable.dice.catalogue import catalogue
from ddtable.engine.line import happened
from ddtable.odds.luck import luck
from ddtable.rules.dragon_dice.board import is_in_play
from ddtable.rules.dragon_dice.events.turns import Captured
from ui.games.ending import Standing as AnyStanding

PARTS = ("in-play", "lost", "captures", "luck")

if TYPE_CHECKING:
    from ui.session.table_state import TableState


class Standing(AnyStanding, frozen=True):
    """A player's result: health in play and in the force, units lost and in all, captures.

    `luck` is the percentage of such games in which the same rolls give less; None if no unit has rolled.
    """

    health: int = 0
    whole: int = 0
    lost: int = 0
    units: int = 0
    captures: int = 0
    luck: int | None = None


def standings(state: TableState) -> tuple[Standing, ...]:
    """Return the results of all players, the winners first, then by the health left."""
    position = state.position
    winners = position.result.winners if position.result else ()
    events = list(happened(state.history))
    fortunes = {one.seat: one for one in luck(events, [die.type for die in position.dice], position.seats)}
    found = []
    for seat in range(position.seats):
        mine = [die for die in position.dice if die.owner == seat and die.type in catalogue().units]
        gone = [die for die in mine if not is_in_play(die.place)]
        health = sum(catalogue().units[die.type].health for die in mine if die not in gone)
        captures = sum(isinstance(event, Captured) and event.seat == seat for event in events)
        share = round(100 * fortunes[seat].share) if fortunes[seat].thrown else None
        whole = position.board.brought(seat)
        figures = _figures(state, (health, whole), (len(gone), len(mine)), captures, share)
        counts = (health, whole, len(gone), len(mine), captures, share)
        found.append(Standing(seat, seat in winners, health / max(1, whole), figures, *counts))
    return tuple(sorted(found, key=lambda one: (not one.wins, -one.health)))


def _figures(
    state: TableState, health: tuple[int, int], lost: tuple[int, int], captures: int, share: int | None
) -> tuple[str, ...]:
    of = [state.words.say("ui-outcome-of", count=count, whole=whole) for count, whole in (health, lost)]
    return (*of, str(captures), "–" if share is None else str(share))

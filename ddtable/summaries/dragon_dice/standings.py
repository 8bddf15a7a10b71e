"""The result of a game in numbers, for the card at its end."""

from __future__ import annotations

from collections.abc import Sequence

from ddtable.dice.catalogue import catalogue
from ddtable.engine.kernel import Played
from ddtable.engine.line import happened
from ddtable.odds.luck import luck
from ddtable.rules.dragon_dice.board import BURIED, DEAD, OUT, ClassicPosition, is_in_play
from ddtable.rules.dragon_dice.events.turns import Captured
from ddtable.summaries.standing import Standing as AnyStanding
from ddtable.words.sentences import Words

GONE = (DEAD, BURIED, OUT)
"""The places of lost units; units in a recruiting pool are neither lost nor in play."""
PARTS = ("in-play", "lost", "captures", "luck")


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


def standings(words: Words, position: ClassicPosition, history: Sequence[Played]) -> tuple[Standing, ...]:
    """Return the results of all players, the winners first, then by the health left."""
    winners = position.result.winners if position.result else ()
    events = list(happened(history))
    fortunes = {one.seat: one for one in luck(events, [die.type for die in position.dice], position.seats)}
    found = []
    for seat in range(position.seats):
        mine = [die for die in position.dice if die.owner == seat and die.type in catalogue().units]
        gone = [die for die in mine if die.place in GONE]
        health = sum(catalogue().units[die.type].health for die in mine if is_in_play(die.place))
        captures = sum(isinstance(event, Captured) and event.seat == seat for event in events)
        share = round(100 * fortunes[seat].share) if fortunes[seat].thrown else None
        whole = position.board.brought(seat)
        figures = _figures(words, (health, whole), (len(gone), len(mine)), captures, share)
        counts = (health, whole, len(gone), len(mine), captures, share)
        found.append(Standing(seat, seat in winners, health / max(1, whole), figures, *counts))
    return tuple(sorted(found, key=lambda one: (not one.wins, -one.health)))


def _figures(
    words: Words, health: tuple[int, int], lost: tuple[int, int], captures: int, share: int | None
) -> tuple[str, ...]:
    of = [words.say("ui-outcome-of", count=count, whole=whole) for count, whole in (health, lost)]
    return (*of, str(captures), "–" if share is None else str(share))

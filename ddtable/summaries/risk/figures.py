"""The figures of a player of Dragon Dice Risk: land, health on the map, cards, and dice off the map."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from msgspec import Struct

from ddtable.dice.catalogue import catalogue
from ddtable.engine.line import events_at
from ddtable.rules.dragon_dice.board import BURIED, DEAD, NOBODY, RESERVE, ClassicView
from ddtable.rules.dragon_dice.events.turns import Eliminated, TurnBegan
from ddtable.rules.dragon_dice.places import is_terrain
from ddtable.rules.risk.board import NEVER, RECRUITING, board_of, owned

if TYPE_CHECKING:
    from ddtable.engine.kernel import Played

POOLS = (RECRUITING, RESERVE, DEAD, BURIED)
"""The places of a player's dice off the map, in the order of their plate."""


class Figures(Struct, frozen=True):
    """The figures of a player.

    `pools`: the health of the units in each pool. `land` of `whole` territories, with `health` on them; `goal`: the
    territories that win, 0 if another goal was agreed. `cards`: the number in hand.
    """

    pools: dict[str, int]
    land: int
    whole: int
    goal: int
    health: int
    cards: int


def taker_of(history: Sequence[Played], seat: int) -> int:
    """Return the player in whose turn a seat lost its last territory, and who got its cards; -1 for its own turn."""
    for step in range(len(history) - 1, 0, -1):
        events = events_at(history, step)
        gone = next((at for at, event in enumerate(events) if isinstance(event, Eliminated) and event.seat == seat), -1)
        if gone >= 0:
            begun = [event.seat for event in events[:gone] if isinstance(event, TurnBegan)]
            acting = begun[-1] if begun else int(history[step - 1].position.board.seat)
            return acting if acting != seat else NOBODY
    return NOBODY


def figures_of(view: ClassicView, seat: int) -> Figures:
    """Return the figures of a seat; until the game begins its claims are its land."""
    units, board = catalogue().units, board_of(view)
    pools, on_map = dict.fromkeys(POOLS, 0), 0
    for (place, owner), dice in view.by_area.items():
        if owner != seat:
            continue
        kinds = (units.get(view.dice[die].type) for die in dice)
        health = sum(unit.health for unit in kinds if unit is not None)
        if place in pools:
            pools[place] = health
        elif is_terrain(place):
            on_map += health
    land = len(owned(view, seat)) if board.turn else board.claims.count(seat)
    goal = board.domination if board.domination < NEVER else 0
    return Figures(pools, land, len(board.territories), goal, on_map, len(board.hands[seat]))

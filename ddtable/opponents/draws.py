"""Whether a computer player takes a draw."""

from __future__ import annotations

from ddtable.engine.system import AnyPosition
from ddtable.opponents.players import Objection
from ddtable.rules.classic.board import RESERVE, ClassicView, health, terrain_places, units_at

ENOUGH = 3  # whole rounds; before that nobody knows how a battle goes
CLEARLY = 1.2  # times as strong as the strongest opponent: then there is more to win than half a battle
TERRAIN = 0.3  # what holding a terrain on eight is worth, in forces: two of them win


def why_no_draw(position: AnyPosition, seat: int) -> Objection:
    """Return why a player would not end the battle without a winner: it is early, or he is clearly ahead."""
    if position.board.turn <= ENOUGH * position.seats:
        return "early"
    others = [other for other in range(position.seats) if other != seat and other not in position.board.out]
    best = max((strength(position, other) for other in others), default=0.0)
    return "" if strength(position, seat) < CLEARLY * best else "ahead"


def strength(view: ClassicView, seat: int) -> float:
    """Return what a player has in play, in health: units at terrains and in reserve, and the terrains that he holds."""
    units = sum(health(view, units_at(view, seat, place)) for place in (*terrain_places(view), RESERVE))
    held = sum(terrain.holder == seat for terrain in view.board.terrains)
    return units + held * TERRAIN * view.board.health

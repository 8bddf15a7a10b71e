"""A computer player's decision about an offered draw."""

from __future__ import annotations

from ddtable.engine.system import AnyPosition
from ddtable.opponents.players import Objection
from ddtable.rules.dragon_dice.board import RESERVE, ClassicView, health, held_by, terrain_places, units_at

ENOUGH = 3  # full rounds; before that it is unclear who is ahead
CLEARLY = 1.2  # factor over the strongest opponent: then a win is likelier than a draw is worth
TERRAIN = 0.3  # value of holding a terrain on eight, in forces: two of them win


def why_no_draw(position: AnyPosition, seat: int) -> Objection:
    """Return the reason to refuse a draw: it is early, or the seat is clearly ahead. Empty to accept it."""
    if position.board.turn <= ENOUGH * position.seats:
        return "early"
    others = [other for other in range(position.seats) if other != seat and other not in position.board.out]
    best = max((strength(position, other) for other in others), default=0.0)
    return "" if strength(position, seat) < CLEARLY * best else "ahead"


def strength(view: ClassicView, seat: int) -> float:
    """Return a player's strength in health: units at terrains and in reserve, and the terrains they hold."""
    units = sum(health(view, units_at(view, seat, place)) for place in (*terrain_places(view), RESERVE))
    return units + held_by(view, seat) * TERRAIN * view.board.health

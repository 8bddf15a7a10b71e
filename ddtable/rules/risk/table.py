"""The table of the set-up, by the number of players (RK1.1)."""

from __future__ import annotations

from functools import cache

from ddtable.rules.dragon_dice.editions import Limits, edition

WORLD_TERRITORIES = 42
"""The territories of the world, for which the table is made."""


@cache
def rows() -> dict[int, Limits]:
    """Return the limits of a force by the number of players."""
    return {one.players: one for one in edition("risk", "all").limits}


def row(players: int) -> Limits:
    """Return the limits for a number of players (RK1.1)."""
    return rows()[players]


def share(players: int, territories: int) -> int:
    """Return the most territories that a player may get at the start."""
    return -(-territories // players)


def initial_health(players: int, territories: int) -> int:
    """Return the health that each player places at the start; on a large map 1 for each territory (RK1.1, Q141)."""
    return max(row(players).initial, share(players, territories))

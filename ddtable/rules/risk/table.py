"""The table of the set-up, by the number of players (RK1.1)."""

from __future__ import annotations

from functools import cache

from ddtable.rules.dragon_dice.editions import Limits, edition


@cache
def rows() -> dict[int, Limits]:
    """Return the limits of a force by the number of players."""
    return {one.players: one for one in edition("risk", "all").limits}


def row(players: int) -> Limits:
    """Return the limits for a number of players (RK1.1)."""
    return rows()[players]

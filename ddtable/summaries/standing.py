"""The result of a player at the end of a game, common to all games."""

from __future__ import annotations

from msgspec import Struct


class Standing(Struct, frozen=True):
    """A player's result: whether they win, the share of their dice that is left (0 to 1), their numbers as text.

    The first number is that of the bar.
    """

    seat: int
    wins: bool
    share: float
    figures: tuple[str, ...]

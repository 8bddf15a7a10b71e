"""What the card at the end of a battle tells of a player, whatever the game."""

from __future__ import annotations

from msgspec import Struct


class Standing(Struct, frozen=True):
    """How a player stands at the end: whether he wins, how much of all he has left (0 to 1), his figures in words.

    The first figure is that of the bar.
    """

    seat: int
    wins: bool
    share: float
    figures: tuple[str, ...]

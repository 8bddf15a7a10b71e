"""A line of the luck page, as a game gives it."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

LineKind = Literal["player", "share", "part", "tally", "about"]


class LuckRow(Struct, frozen=True):
    """One line of the page."""

    kind: LineKind
    words: str
    figures: str = ""
    seat: int = -1
    away: float = 0.0  # the distance from the average, -1 to 1
    tip: str = ""

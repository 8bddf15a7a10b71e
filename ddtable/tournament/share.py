"""The share of won games, with its interval after Wilson."""

from __future__ import annotations

from math import sqrt

from msgspec import Struct

Z = 1.96  # standard deviations on each side of the mean that hold 95% of a normal distribution


class Share(Struct, frozen=True):
    """Wins out of a number of games; a draw counts as half a win."""

    wins: float = 0.0
    games: int = 0

    def plus(self, other: Share) -> Share:
        """Return the sum of both shares."""
        return Share(self.wins + other.wins, self.games + other.games)

    @property
    def turned(self) -> Share:
        """The share of the other side."""
        return Share(self.games - self.wins, self.games)


def wilson(share: Share) -> tuple[float, float]:
    """Return the 95% interval of a share, from 0 to 1; the whole range if there are no games."""
    games = share.games
    if not games:
        return 0.0, 1.0
    part, square = share.wins / games, Z * Z
    middle = (part + square / (2 * games)) / (1 + square / games)
    half = Z * sqrt(part * (1 - part) / games + square / (4 * games * games)) / (1 + square / games)
    return max(0.0, middle - half), min(1.0, middle + half)


def shown(share: Share) -> str:
    """Return a share in percent with its interval, such as `52.3 (47.4-57.1)`; `-` if there are no games."""
    if not share.games:
        return "-"
    low, high = wilson(share)
    return f"{100 * share.wins / share.games:.1f} ({100 * low:.1f}-{100 * high:.1f})"

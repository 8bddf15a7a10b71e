"""Constraints on chosen dice that only a campaign has."""

from __future__ import annotations

from collections.abc import Sequence

from ddtable.engine.constraints import AtMost, Progress


class Few(AtMost, frozen=True, tag="few"):
    """Some dice, or none, up to a number of them."""

    def progress(self, chosen: Sequence[int]) -> Progress:
        """Return the number so far."""
        return Progress("progress-few", {"count": len(chosen), "most": self.limit})


def few(most: int, dice: int) -> Few:
    """Return the constraint of at most this many of some dice."""
    return Few(most, (1,) * dice)

"""Chances of winning as players read them: one rounding for the review, the tutor and puzzles."""

from __future__ import annotations


def whole_points(share: float) -> int:
    """Return a chance from 0 to 1, or a difference of two, in whole points of 100."""
    return round(100 * share)

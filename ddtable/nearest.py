"""Names like one that there is not, as a hint to whoever wrote it."""

from __future__ import annotations

from collections.abc import Collection
from difflib import get_close_matches
from typing import Final

LONGEST: Final = 100
"""Letters of a name that others are compared with; comparing takes much memory for each letter."""


def nearest(word: str, names: Collection[str], most: int = 1, cutoff: float = 0.6) -> list[str]:
    """Return up to `most` of these names that are like a word, the nearest first; none for a word beyond LONGEST."""
    return get_close_matches(word, list(names), n=most, cutoff=cutoff) if len(word) <= LONGEST else []

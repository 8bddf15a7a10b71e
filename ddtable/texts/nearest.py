"""Similar names as a hint to the user who wrote an unknown one."""

from __future__ import annotations

from collections.abc import Collection
from difflib import get_close_matches
from typing import Final

LONGEST: Final = 100
"""Maximum length of a name to compare; comparing takes much memory for each character."""


def nearest(word: str, names: Collection[str], most: int = 1, cutoff: float = 0.6) -> list[str]:
    """Return up to `most` names similar to a word, the nearest first; none for a word longer than LONGEST."""
    return get_close_matches(word, list(names), n=most, cutoff=cutoff) if len(word) <= LONGEST else []

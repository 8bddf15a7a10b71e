"""The one error of the catalogue."""

from __future__ import annotations


class CatalogueError(ValueError):
    """The data of the dice is wrong, or a die was asked for that it does not hold; the text is one sentence."""

"""The one error of the catalogue."""

from __future__ import annotations


class CatalogueError(ValueError):
    """An error in the data of the dice, or an unknown die id; the text is one sentence."""

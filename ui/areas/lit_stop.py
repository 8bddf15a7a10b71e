"""Places besides the areas at which the walk over highlighted places stops."""

from __future__ import annotations

from abc import abstractmethod


class LitStop:
    """A mixin, before a widget's class in the bases: a place without dice of its own that may be highlighted."""

    @abstractmethod
    def is_lit(self) -> bool:
        """Return True if the place is an answer now, or takes the held dice."""

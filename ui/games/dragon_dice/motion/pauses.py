"""The pauses after actions of a computer player, so that they can be read."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

PAUSES: Final = {"": 0, "deed": 300, "roll": 550}


def pause_after(happened: Iterable[Any]) -> int:
    """Return the pause for these events in milliseconds at normal speed; 0 if none is needed."""
    return max((PAUSES[event.about.pause] for event in happened), default=0)

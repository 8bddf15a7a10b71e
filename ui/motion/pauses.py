"""How long a table waits after what a computer player did, that it can be read."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from ddtable.rules.classic import events

ROLL: Final = 550
DEED: Final = 300
ROLLS = (events.Rolled, events.DragonRolled, events.SavedAlone, events.PowerRolled)
DEEDS = (
    events.Killed,
    events.Buried,
    events.Routed,
    events.Moved,
    events.Returned,
    events.Promoted,
    events.TerrainTurned,
    events.Captured,
    events.ControlLost,
    events.Summoned,
    events.DragonsAttack,
    events.DragonsFight,
    events.DragonLeft,
    events.SpellWorked,
    events.Breathed,
    events.Eliminated,
)


def pause_after(happened: Iterable[Any]) -> int:
    """Return the milliseconds, at normal speed, that what happened wants to be read; 0 for what needs none."""
    longest = 0
    for event in happened:
        if isinstance(event, ROLLS):
            return ROLL
        if isinstance(event, DEEDS):
            longest = DEED
    return longest

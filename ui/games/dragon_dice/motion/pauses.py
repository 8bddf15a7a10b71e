"""The pauses after actions of a computer player, so that they can be read."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from ddtable.rules.dragon_dice import events

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
    """Return the pause for these events in milliseconds at normal speed; 0 if none is needed."""
    longest = 0
    for event in happened:
        if isinstance(event, ROLLS):
            return ROLL
        if isinstance(event, DEEDS):
            longest = DEED
    return longest

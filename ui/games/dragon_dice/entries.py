"""The sort of an event in the log of the classic game: head of a turn, weighty, roll, magic."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ddtable.rules.dragon_dice import events
from ui.games.contract import Weight

WEIGHTY = (
    events.Killed,
    events.Routed,
    events.Captured,
    events.ControlLost,
    events.Eliminated,
    events.Ended,
    events.DragonsAttack,
    events.DragonsFight,
    events.Promoted,
    events.Summoned,
)
ROLLS = (
    events.Rolled,
    events.DragonRolled,
    events.SavedAlone,
    events.PowerRolled,
    events.RolledAgain,
    events.DistanceRolled,
)
MAGIC = (
    events.PointsColoured,
    events.Announcement,
    events.SpellWorked,
    events.SpellFailed,
    events.SpellsSaved,
    events.MagicLost,
    events.EffectBegan,
    events.EffectEnded,
    events.Returned,
    events.Buried,
    events.Summoned,
)
SORTS = ("weighty", "rolls", "magic")


def is_sort(event: Any, sort: str) -> bool:
    """Return True if an event is of the sort "rolls" or "magic"."""
    if sort == "rolls":
        return isinstance(event, ROLLS)
    return isinstance(event, MAGIC) or (isinstance(event, events.Rolled) and event.kind == "magic")


def hurts(event: Any, seats: Sequence[int]) -> bool:
    """Return True if an event harmed one of these seats: damage, lost units or terrains, a rout."""
    if getattr(event, "seat", None) not in seats:
        return False
    if isinstance(event, events.Damaged):
        return event.damage > 0
    if isinstance(event, events.Killed | events.SavedAlone):
        return bool(event.dice if isinstance(event, events.Killed) else event.lost)
    return isinstance(event, events.Routed | events.ControlLost)


def weight(event: Any) -> Weight:
    """Return the weight of an event in the log."""
    if isinstance(event, events.TurnBegan):
        return "turn"
    decisive = isinstance(event, events.DragonStruck) and event.slain
    return "weighty" if decisive or (isinstance(event, WEIGHTY) and _lost_somebody(event)) else "event"


def _lost_somebody(event: Any) -> bool:
    return not isinstance(event, events.Killed) or bool(event.dice)

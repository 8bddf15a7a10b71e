"""What an event of the classic game is to the log: the head of a turn, weighty, a roll, magic."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ddtable.rules.classic import events
from ui.systems import Weight

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
    """Tell whether an event is of a sort: "rolls", "magic"."""
    if sort == "rolls":
        return isinstance(event, ROLLS)
    return isinstance(event, MAGIC) or (isinstance(event, events.Rolled) and event.kind == "magic")


def hurts(event: Any, seats: Sequence[int]) -> bool:
    """Tell whether damage came through to one of these seats, or it lost units or ground, or an army of it fled."""
    if getattr(event, "seat", None) not in seats:
        return False
    if isinstance(event, events.Damaged):
        return event.damage > 0
    if isinstance(event, events.Killed | events.SavedAlone):
        return bool(event.dice if isinstance(event, events.Killed) else event.lost)
    return isinstance(event, events.Routed | events.ControlLost)


def weight(event: Any) -> Weight:
    """Return what an event is to the log."""
    if isinstance(event, events.TurnBegan):
        return "turn"
    decisive = isinstance(event, events.DragonStruck) and event.slain
    return "weighty" if decisive or (isinstance(event, WEIGHTY) and _lost_somebody(event)) else "event"


def _lost_somebody(event: Any) -> bool:
    return not isinstance(event, events.Killed) or bool(event.dice)

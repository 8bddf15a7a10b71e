"""The weight, the category and the clause of each event of Battle Dice, for the log."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from ddtable.rules.battle_dice import events
from ddtable.rules.battle_dice.board import NOBODY
from ui.games.battle_dice.field.story import PhaseTold
from ui.games.contract import Weight

SORTS = ("weighty", "rolls", "quests")
CLAUSES = {
    "bd_turn": "BD1.6",
    "bd_round": "BQ5",
    "bd_quest": "BQ1",
    "bd_roster": "BQ3",
    "bd_rolled": "BD1.7",
    "bd_artifact": "BA9",
    "bd_artifact_gone": "BA6",
    "bd_hired": "BA6",
    "bd_assigned": "BA11",
    "bd_counted": "BD1.9",
    "bd_table": "BD1.9",
    "bd_orb": "BA11",
    "bd_rerolled": "BD1.9",
    "bd_held": "BD1.9",
    "bd_strengthened": "BD1.9",
    "bd_cancelled": "BD1.5",
    "bd_left": "BD1.8",
    "bd_lost": "BD1.4",
    "bd_spared": "BD1.4",
    "bd_returned": "BA4",
    "bd_summoned": "BQ4",
    "bd_morale": "BD8.1",
    "bd_quest_over": "BQ6",
    "bd_won": "BQ7",
}
BY_REASON = {"destroyed": "BD1.1", "rout": "BD8.2", "questing": "BQ2"}
DRAWN = {"destroyed": "BD8.2", "rout": "BD8.2", "draw": "BQ9"}
WEIGHTY = (events.QuestAnnounced, events.QuestEnded, events.ArtifactWon, events.Summoned, events.UnitReturned)
LOSSES = (events.UnitsLost, events.Left)
ROLLS = (
    events.DiceRolled,
    events.ArtifactRead,
    events.PhaseCounted,
    events.TableRolled,
    events.Rerolled,
    events.MoraleChecked,
)
QUESTS = (
    events.QuestAnnounced,
    events.RosterFormed,
    events.QuestEnded,
    events.ArtifactWon,
    events.ArtifactRead,
    events.ArtifactGone,
    events.Assigned,
    events.Hired,
    events.OrbUsed,
)


def turn_began(event: Any) -> tuple[int, int] | None:
    """Return the seat and number of a turn that began, or None. Turns have no seat, so it is NOBODY."""
    return (NOBODY, event.number) if isinstance(event, events.TurnBegan) else None


def weight(event: Any) -> Weight:
    """Return the weight of an event; losses, quests, arrivals and routs stand out."""
    if turn_began(event) is not None:
        return "turn"
    if isinstance(event, LOSSES):
        return "weighty" if event.dice else "event"
    routs = isinstance(event, events.MoraleChecked) and event.routs
    return "weighty" if routs or isinstance(event, (*WEIGHTY, events.Ended)) else "event"


def hurts(event: Any, seats: Sequence[int]) -> bool:
    """Return True if one of these seats lost units or routs by an event."""
    if isinstance(event, events.MoraleChecked):
        return event.routs and event.seat in seats
    return isinstance(event, LOSSES) and bool(event.dice) and event.seat in seats


def halts(told: PhaseTold, stops: str, seats: Sequence[int]) -> bool:
    """Return True if the walk stops at a phase: one that hit these seats ("hits"), or any with a result."""
    if stops == "hits":
        return any(hurts(event, seats) for event in told.events)
    brought = any(told.hits(seat) or told.points(seat) or told.lost(seat) or told.check(seat) for seat in (0, 1))
    return told.phase == "roll" or brought


def is_sort(event: Any, sort: str) -> bool:
    """Return True if an event is of a category: "rolls", or "quests" with artifacts."""
    return isinstance(event, ROLLS if sort == "rolls" else QUESTS)


def clause_of(event: Any) -> str:
    """Return the clause of an event; "" if the question before it names the clause."""
    if isinstance(event, events.PhaseCounted) and event.phase == "monster":
        return "BD1.8"
    if isinstance(event, events.Ended):
        return (BY_REASON if event.winners else DRAWN).get(event.reason, "")
    return CLAUSES.get(str(event.__struct_config__.tag), "")


def lost(events_: Iterator[Any]) -> int:
    """Return how many dice were lost, minus those that returned."""
    count = 0
    for event in events_:
        if isinstance(event, LOSSES):
            count += len(event.dice)
        count -= isinstance(event, events.UnitReturned)
    return count


def dice_of(event: Any) -> Iterator[int]:
    """Yield the dice of an event."""
    for name in ("dice", "home", "gone"):
        yield from (die.die if isinstance(die, events.Counted) else die for die in getattr(event, name, ()))
    for name in ("die", "artifact", "source"):
        yield from (die for die in [getattr(event, name, -1)] if die >= 0)

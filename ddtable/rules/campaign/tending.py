"""The dice of armies that are no units, after each step in which dice moved (KP9.4, K10, Q130).

Dragons and dragonkin without a unit go to their owner's pool. Items need units that can carry them: those that an army
cannot carry any more go along with units that left it in the same step, or are buried (K2).
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import combinations
from typing import cast

from ddtable.dice.carrying import types_can_carry
from ddtable.engine.events import Event
from ddtable.engine.position import area
from ddtable.engine.questions import Choice, Move, Option, Pick, Picked, Question
from ddtable.engine.rows import StepRow
from ddtable.rules.campaign import minors
from ddtable.rules.campaign.board import CampaignDraft
from ddtable.rules.campaign.events import Advanced, ItemsBuried, ItemsMoved
from ddtable.rules.campaign.steps import DropItem
from ddtable.rules.dragon_dice.board import BURIED, OUT, RESERVE, ClassicView, units_at
from ddtable.rules.dragon_dice.events.units import Moved
from ddtable.rules.dragon_dice.held import held_at, to_pools
from ddtable.rules.dragon_dice.places import is_terrain

KIN = ("dragons", "dragonkin")
ITEMS = ("items",)
MOST_TRIED = 3  # items that go along with one unit: it carries no more than 2 of them


def tend(draft: CampaignDraft, events: Sequence[Event]) -> None:
    """Look after all armies after a step: dragons and dragonkin alone go to their pools (KP9.5).

    `events`: those of the step.
    """
    areas = [(place, seat) for place, seat in draft.by_area if place == RESERVE or is_terrain(place)]
    for place, seat in areas:
        dice, units = draft.at(place, seat), units_at(draft, seat, place)
        if len(dice) == len(units):
            continue
        if not units:
            to_pools(draft, seat, place, held_at(draft, seat, place, KIN), "alone")
            minors.left_alone(draft, seat, place)
        items = held_at(draft, seat, place, ITEMS)
        if items and not carries(draft, seat, place, items):
            _leave(draft, seat, place, events)


def carries(view: ClassicView, seat: int, place: str, items: Iterable[int]) -> bool:
    """Return True if the units of an army can carry these items at once (K2)."""
    table = view.dice
    units = tuple([table[die].type for die in units_at(view, seat, place)])
    return types_can_carry(units, tuple([table[die].type for die in items]))


def _leave(draft: CampaignDraft, seat: int, place: str, events: Sequence[Event]) -> None:
    """Move the items that are too many along with units that left; else their owner buries one after the other."""
    for target in _left_for(seat, place, events):
        accompany(draft, seat, place, target)
    items = held_at(draft, seat, place, ITEMS)
    if carries(draft, seat, place, items):
        return
    if units_at(draft, seat, place):
        draft.push(DropItem(seat, place))
    else:
        bury(draft, seat, place, items)


def accompany(draft: CampaignDraft, seat: int, place: str, target: str) -> None:
    """Move the items that an army cannot carry any more along with its units that went to a place (K10)."""
    items = held_at(draft, seat, place, ITEMS)
    if carries(draft, seat, place, items):
        return
    along = _go_along(draft, seat, place, target, items)
    if along:
        draft.put(along, target)
        draft.note(ItemsMoved(seat, along, place, target))


def _left_for(seat: int, place: str, events: Sequence[Event]) -> list[str]:
    """Return the places to which units of an army have moved in these events."""
    moved = [event for event in events if isinstance(event, Moved | Advanced) and event.seat == seat]
    return [event.target for event in moved if event.source == place]


def _go_along(view: ClassicView, seat: int, place: str, target: str, items: tuple[int, ...]) -> tuple[int, ...]:
    """Return the fewest items that the units at the target can carry beside theirs so that the rest can stay."""
    there = held_at(view, seat, target, ITEMS)
    if not units_at(view, seat, place):
        return next((some for some in _largest_first(items) if carries(view, seat, target, (*there, *some))), ())
    for count in range(1, min(MOST_TRIED, len(items)) + 1):
        for some in combinations(items, count):
            rest = [die for die in items if die not in some]
            if carries(view, seat, place, rest) and carries(view, seat, target, (*there, *some)):
                return some
    return ()


def _largest_first(items: tuple[int, ...]) -> Iterable[tuple[int, ...]]:
    """Return all items, then all but the last one, and so on."""
    return (items[:count] for count in range(len(items), 0, -1))


def bury(draft: CampaignDraft, seat: int, place: str, items: tuple[int, ...]) -> None:
    """Bury items that no unit carries; those of a player who is out leave the game (V4)."""
    draft.put(items, OUT if seat in draft.board.out else BURIED)
    draft.note(ItemsBuried(seat, place, items))


def most_kept(view: ClassicView, seat: int, place: str, items: Sequence[int]) -> int:
    """Return how many of some items an army can keep, each taken if there is still room for it."""
    kept: list[int] = []
    for die in items:
        if carries(view, seat, place, (*kept, die)):
            kept.append(die)
    return len(kept)


def ask_drop(view: ClassicView, step: DropItem) -> Question | None:
    """Ask which item an army buries that it cannot carry: one without which it keeps as many of the others (K2)."""
    items = held_at(view, step.seat, step.place, ITEMS)
    if not units_at(view, step.seat, step.place) or carries(view, step.seat, step.place, items):
        return None
    most = most_kept(view, step.seat, step.place, items)
    source, target = area(step.place, step.seat), area(BURIED, step.seat)
    options = tuple(
        Option(str(die), "drop-item", {"die": die}, (Move((die,), source, target),), die=die)
        for die in items
        if most_kept(view, step.seat, step.place, [other for other in items if other != die]) >= most
    )
    return Question(step.seat, "drop-item", "K10", Pick(options), {"place": step.place}, step.place)


def answer_drop(draft: CampaignDraft, step: DropItem, choice: Choice) -> None:
    """Bury the item."""
    draft.become()
    bury(draft, step.seat, step.place, (int(cast(Picked, choice).option),))


def no_drop(draft: CampaignDraft, _step: DropItem) -> None:
    """Continue if the army can carry all of its items again, or is gone."""
    draft.become()


ROWS = (StepRow(DropItem, ask_drop, answer_drop, no_drop, clause="K10"),)

"""Items that go along with units by choice in the reserves phase (K2, K10).

An item moves only with a unit that carries it: after units have moved, items that were with them may follow to the same
place, as many as these units can carry.
"""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import UNSET
from msgspec.structs import replace

from ddtable.dice.carrying import Load, can_carry
from ddtable.dice.catalogue import catalogue
from ddtable.engine.position import area
from ddtable.engine.questions import Move, Option
from ddtable.rules.campaign.board import CampaignDraft
from ddtable.rules.campaign.events import ItemsMoved
from ddtable.rules.campaign.steps import Reserves, Trip
from ddtable.rules.dragon_dice.board import ClassicView
from ddtable.rules.dragon_dice.held import family_of, held_at

CARRY = "carry"


def trips_of(step: Reserves) -> tuple[Trip, ...]:
    """Return the moves of a phase so far."""
    return () if step.trips is UNSET else step.trips


def with_trip(step: Reserves, dice: tuple[int, ...], source: str, target: str) -> Reserves:
    """Return the step after a move."""
    return replace(step, trips=(*trips_of(step), Trip(dice, source, target)))


def ways(step: Reserves) -> tuple[tuple[str, str], ...]:
    """Return (source, target) of the moves of a phase, each once."""
    return tuple(dict.fromkeys((trip.source, trip.target) for trip in trips_of(step)))


def may_follow(view: ClassicView, step: Reserves, item: int, source: str, target: str) -> bool:
    """Return True if the units that went this way can carry an item beside those that went with them (K2).

    An item moves once in a phase.
    """
    gone = [die for trip in trips_of(step) if (trip.source, trip.target) == (source, target) for die in trip.dice]
    if item in step.moved:
        return False
    dice = catalogue()
    types = [view.dice[die].type for die in gone if view.dice[die].place == target]
    units = [dice.unit(kind) for kind in types if family_of(kind) == "units"]
    items = [Load(dice.item(kind)) for kind in types if family_of(kind) == "items"]
    return can_carry(units, [*items, Load(dice.item(view.dice[item].type))])


def followers(view: ClassicView, step: Reserves) -> Iterator[Option]:
    """Yield each item that may follow units to their new place (K2)."""
    seat = view.board.seat
    for source, target in ways(step):
        for item in held_at(view, seat, source, ("items",)):
            if may_follow(view, step, item, source, target):
                move = Move((item,), area(source, seat), area(target, seat))
                values: dict[str, int | str] = {"die": item, "place": target}
                yield Option(f"{CARRY}:{item}:{source}:{target}", "carry-item", values, (move,), die=item)


def follow(draft: CampaignDraft, step: Reserves, option: str) -> None:
    """Move the item."""
    _, die, source, target = option.split(":")
    item, seat = int(die), draft.board.seat
    draft.become(with_trip(replace(step, moved=(*step.moved, item)), (item,), source, target))
    draft.put((item,), target)
    draft.note(ItemsMoved(seat, (item,), source, target))

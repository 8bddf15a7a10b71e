"""Items that go along with units by choice, in the reserves phase and on a new trail (K2, K10, KP8.2).

An item moves only with a unit that carries it: after units have moved, items that were with them may follow to the same
place, as many as these units can carry.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import cast

from msgspec import UNSET
from msgspec.structs import replace

from ddtable.dice.carrying import types_can_carry
from ddtable.engine.position import area
from ddtable.engine.questions import Choice, Move, Option, Pick, Picked, Question
from ddtable.engine.rows import StepRow
from ddtable.rules.campaign.board import CampaignDraft
from ddtable.rules.campaign.events import ItemsMoved
from ddtable.rules.campaign.steps import Carrying, Reserves, Trip
from ddtable.rules.campaign.tending import carries
from ddtable.rules.dragon_dice.board import ClassicView
from ddtable.rules.dragon_dice.held import family_of, held_at

CARRY, DONE = "carry", "done"


def trips_of(step: Reserves | Carrying) -> tuple[Trip, ...]:
    """Return the moves of a phase so far."""
    return () if step.trips is UNSET else step.trips


def with_trip(step: Reserves, dice: tuple[int, ...], source: str, target: str) -> Reserves:
    """Return the step after a move."""
    return replace(step, trips=(*trips_of(step), Trip(dice, source, target)))


def may_follow(view: ClassicView, step: Reserves | Carrying, item: int, source: str, target: str) -> bool:
    """Return True if the units that went this way can carry an item beside those that went with them (K2).

    So must the whole army there. An item moves once in a phase.
    """
    seat = view.board.seat
    if item in step.moved or not carries(view, seat, target, (*held_at(view, seat, target, ("items",)), item)):
        return False
    gone = [die for trip in trips_of(step) if (trip.source, trip.target) == (source, target) for die in trip.dice]
    types = [view.dice[die].type for die in gone if view.dice[die].place == target]
    items = (*(kind for kind in types if family_of(kind) == "items"), view.dice[item].type)
    return types_can_carry(tuple([kind for kind in types if family_of(kind) == "units"]), items)


def followers(view: ClassicView, step: Reserves | Carrying) -> Iterator[Option]:
    """Yield each item that may follow units to their new place (K2)."""
    seat = view.board.seat
    for source, target in dict.fromkeys((trip.source, trip.target) for trip in trips_of(step)):
        for item in held_at(view, seat, source, ("items",)):
            if may_follow(view, step, item, source, target):
                move = Move((item,), area(source, seat), area(target, seat))
                values: dict[str, int | str] = {"die": item, "place": target}
                yield Option(f"{CARRY}:{item}:{source}:{target}", "carry-item", values, (move,), die=item)


def follow(draft: CampaignDraft, step: Reserves | Carrying, option: str) -> None:
    """Move the item."""
    _, die, source, target = option.split(":")
    item, seat = int(die), draft.board.seat
    trips = (*trips_of(step), Trip((item,), source, target))
    draft.become(replace(step, moved=(*step.moved, item), trips=trips))
    draft.put((item,), target)
    draft.note(ItemsMoved(seat, (item,), source, target))


# On a new trail


def ask(view: ClassicView, step: Carrying) -> Question | None:
    """Ask which items follow the units that blazed a trail, one after the other, until done (K10, KP8.2)."""
    options = tuple(followers(view, step))
    if not options:
        return None
    march = step.trips[0]
    shape = Pick((*options, Option(DONE, "done")), DONE)
    return Question(view.board.seat, "carry-items", "K10", shape, {"place": march.target}, march.source)


def answer(draft: CampaignDraft, step: Carrying, choice: Choice) -> None:
    """Move the item, or continue with the turn."""
    option = cast(Picked, choice).option
    if option == DONE:
        draft.become()
    else:
        follow(draft, step, option)


def proceed(draft: CampaignDraft, _step: Carrying) -> None:
    """Continue with the turn if no item can follow."""
    draft.become()


ROWS = (StepRow(Carrying, ask, answer, proceed, phase="eighth_face", clause="K10"),)

"""Terrains captured and lost, eliminated players, and both victories (C11.1, C11.2, C2)."""

from __future__ import annotations

from msgspec.structs import replace

from ddtable.engine.position import Result
from ddtable.rules.dragon_dice.board import (
    NOBODY,
    OUT,
    RESERVE,
    ClassicDraft,
    ClassicView,
    distance,
    ground,
    has_army,
    land_at,
    seats_at,
)
from ddtable.rules.dragon_dice.effects import end_with_armies, end_with_face, end_with_player
from ddtable.rules.dragon_dice.events.turns import Captured, ControlLost, Eliminated, Ended, TerrainTurned
from ddtable.rules.dragon_dice.steps import EndTurn


def hold(draft: ClassicDraft, place: str, seat: int) -> None:
    """Set the seat that holds a captured terrain, or none, and record the change (C11.1, C11.2).

    `place`: any place there; the events name the land, with all places on it.
    """
    place = ground(draft, place)
    lands = list(draft.board.lands)
    index = draft.board.graph.land_of[place]
    old = lands[index].holder
    if old == seat:
        return
    if old != NOBODY:
        draft.note(ControlLost(old, place))
    if seat != NOBODY:
        draft.note(Captured(seat, place))
    lands[index] = replace(lands[index], holder=seat)
    draft.board = draft.board.changed(lands=tuple(lands))


def turn_terrain(draft: ClassicDraft, place: str, number: int, cause: str, seat: int = NOBODY) -> None:
    """Turn a terrain die to a number: control ends, and on eight `seat` captures it (C11.1, C11.2)."""
    place = ground(draft, place)
    old = distance(draft, place)
    draft.show(land_at(draft, place).die, number - 1)
    draft.note(TerrainTurned(place, old, number, cause))
    end_with_face(draft, (place, *draft.board.graph.members(place)))
    hold(draft, place, seat if number == 8 else NOBODY)


def arrive(draft: ClassicDraft, seat: int, dice: tuple[int, ...], place: str) -> None:
    """Move units to a terrain; if it shows eight and is empty, they capture it (C11.1)."""
    free = land_at(draft, place).holder == NOBODY and not seats_at(draft, ground(draft, place))
    taken = free and distance(draft, place) == 8
    draft.put(dice, place)
    if taken:
        hold(draft, place, seat)


def armies(view: ClassicView) -> set[tuple[int, str]]:
    """Return (seat, place) of every army in play, reserves included (C2.2, C3.7)."""
    places = view.board.graph.places
    found = {(seat, place) for place, seat in view.by_area if place in places or place == RESERVE}
    if not view.board.edition.armies_hold:  # all dice there are units
        return found
    return {(seat, place) for seat, place in found if has_army(view, seat, place)}


def settle(draft: ClassicDraft) -> None:
    """Resolve the consequences of a turned die, a moved army or removed units (C2, C11.2).

    The current step must have put its next steps on the agenda before: the end of the game, or of the acting player,
    clears it.
    """
    present = armies(draft)
    _lose_control(draft, present)
    end_with_armies(draft, present)
    _go_out(draft, draft.board.alive(present))
    if draft.result is None:
        _win_by_capture(draft)


def _lose_control(draft: ClassicDraft, present: set[tuple[int, str]]) -> None:
    """End the control of holders whose army is gone, and turn the die down where others are there (C11.2)."""
    for place, index in draft.board.graph.lands.items():
        board = draft.board
        if board.lands[index].holder == NOBODY or board.keeps(index, present):
            continue
        if board.falls(index, present):
            turn_terrain(draft, place, 7, "control")
        else:
            hold(draft, place, NOBODY)


def _go_out(draft: ClassicDraft, alive: set[int]) -> None:
    """Eliminate players without units in play (C2.2, C2.3, C2.4).

    The last player wins; if none is left it is a draw.
    """
    board = draft.board
    gone = [seat for seat in range(draft.seats) if seat not in alive and seat not in board.out]
    if not gone:
        return
    for seat in gone:
        draft.note(Eliminated(seat))
        end_with_player(draft, seat)
        draft.put([die for places in board.pools.values() for at in places for die in draft.at(at, seat)], OUT)
    end_with_armies(draft, armies(draft))
    draft.board = draft.board.without(tuple(gone))
    for event in draft.board.got_from(board):
        draft.note(event)
    if len(alive) <= 1:
        end(draft, tuple(alive), "elimination" if alive else "draw")
    elif board.seat in gone:
        draft.agenda[:] = [EndTurn()]


def _win_by_capture(draft: ClassicDraft) -> None:
    """End the game if a player holds enough captured terrains, two in 1995; the acting player comes first (C2.1)."""
    holders = [land.holder for land in draft.board.lands if land.holder != NOBODY]
    if not holders:
        return
    for seat in sorted(set(holders), key=lambda seat: seat != draft.board.seat):
        if holders.count(seat) >= draft.board.goal:
            end(draft, (seat,), "capture")
            return


def end(draft: ClassicDraft, winners: tuple[int, ...], reason: str) -> None:
    """End the game."""
    draft.result = Result(winners, reason)
    draft.note(Ended(winners, reason))

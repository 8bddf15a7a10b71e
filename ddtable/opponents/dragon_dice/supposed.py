"""Positions as they would be: units dead or elsewhere, terrains turned, with what follows for who holds them."""

from __future__ import annotations

from msgspec.structs import replace

from ddtable.odds.exchange import without
from ddtable.rules.dragon_dice.board import (
    NOBODY,
    ClassicPosition,
    land_at,
    seats_at,
    terrain_places,
    units_at,
)

Army = tuple[int, str]


def killed(view: ClassicPosition, dead: tuple[int, ...]) -> ClassicPosition:
    """Return the position after some units have died."""
    return settled(without(view, dead))


def moved(view: ClassicPosition, dice: tuple[int, ...], to: str) -> ClassicPosition:
    """Return the position with some units at another place."""
    table = list(view.dice)
    for die in dice:
        table[die] = replace(table[die], place=to)
    return settled(replace(view, dice=tuple(table)))


def turned(view: ClassicPosition, place: str, number: int, seat: int = NOBODY) -> ClassicPosition:
    """Return the position with a terrain die turned to a number; on eight the seat captures it (C11.1)."""
    at = view.board.graph.land_of[place]
    land = view.board.lands[at]
    dice, lands = list(view.dice), list(view.board.lands)
    dice[land.die] = replace(dice[land.die], face=number - 1)
    lands[at] = replace(land, holder=seat if number == 8 else NOBODY)
    return replace(view, dice=tuple(dice), board=view.board.changed(lands=tuple(lands)))


def settled(view: ClassicPosition) -> ClassicPosition:
    """Return the position after holders whose army is gone have lost their terrains (C11.2)."""
    for place in terrain_places(view):
        holder = land_at(view, place).holder
        if holder != NOBODY and not units_at(view, holder, place):
            view = turned(view, place, 7 if seats_at(view, place) else 8)
    return view


def differing(view: ClassicPosition, other: ClassicPosition) -> frozenset[Army]:
    """Return the armies of which a field of one position says nothing about the other: their dice or terrains differ.

    Where an army is gone or has come, all armies differ: some can no longer attack, or can now.
    """
    mine, theirs = view.by_area, other.by_area
    areas = [area for area in mine.keys() | theirs.keys() if mine.get(area) != theirs.get(area)]
    places = {
        place for place, owner in areas if bool(units_at(view, owner, place)) != bool(units_at(other, owner, place))
    }
    for place in terrain_places(view):
        land, now = land_at(view, place), land_at(other, place)
        if land != now or view.dice[land.die].face != other.dice[now.die].face:
            places.add(place)
    return frozenset((owner, place) for place, owner in areas) | armies_at(view, tuple(places))


def armies_at(view: ClassicPosition, places: tuple[str, ...]) -> frozenset[Army]:
    """Return all armies that there can be at some places."""
    return frozenset((seat, place) for seat in range(view.seats) for place in places)

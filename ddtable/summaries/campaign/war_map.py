"""The figures of the map of a campaign: the army of each player at a place, the pools and the flags of a player."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from ddtable.dice.catalogue import catalogue
from ddtable.rules.campaign.board import RECRUITING, SUMMONING
from ddtable.rules.dragon_dice.board import BURIED, DEAD, RESERVE, ClassicView, held_by, is_in_play

POOLS = (RECRUITING, RESERVE, DEAD, BURIED, SUMMONING)
"""The places of a player's dice off the map, in the order of their plate."""


class Army(Struct, frozen=True):
    """The army of a seat at a place: the health of its units, their number, and its dragons and dragonkin."""

    seat: int
    health: int
    units: int
    dragons: tuple[int, ...] = ()


class Plate(Struct, frozen=True):
    """The figures of a player: each pool by its place, captured terrains of the goal, health in play.

    A pool has the health of its units; the summoning pool, whose dice have none in play, the number of its dice.
    """

    pools: dict[str, int]
    flags: int
    goal: int
    in_play: int


def armies_at(view: ClassicView, place: str) -> tuple[Army, ...]:
    """Return the armies at a place, by seat; dragons without units are one too."""
    found = (_army(view, seat, view.by_area.get((place, seat), ())) for seat in range(view.seats))
    return tuple(army for army in found if army is not None)


def _army(view: ClassicView, seat: int, dice: Sequence[int]) -> Army | None:
    if not dice:
        return None
    known = catalogue()
    units = [known.units[view.dice[die].type].health for die in dice if view.dice[die].type in known.units]
    dragons = tuple(die for die in dice if known.family(view.dice[die].type) in ("dragons", "dragonkin"))
    return Army(seat, sum(units), len(units), dragons)


def plate_of(view: ClassicView, seat: int) -> Plate:
    """Return the figures of a seat."""
    units, counts, in_play = catalogue().units, dict.fromkeys(POOLS, 0), 0
    for (place, owner), dice in view.by_area.items():
        if owner != seat:
            continue
        kinds = (units.get(view.dice[die].type) for die in dice)
        health = sum(unit.health for unit in kinds if unit is not None)
        if place in counts:
            counts[place] = len(dice) if place == SUMMONING else health
        if is_in_play(place):
            in_play += health
    return Plate(counts, held_by(view, seat), view.board.goal, in_play)

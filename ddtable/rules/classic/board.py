"""The classic game's own part of a position: options, terrains, whose turn it is, what is still secret."""

from __future__ import annotations

from functools import cache
from typing import Literal

from msgspec import Struct

from ddtable.dice.catalogue import catalogue
from ddtable.engine.draft import Draft
from ddtable.engine.position import Position, View
from ddtable.rules.classic.steps import Step

NOBODY = -1

FORCE, HOME, CAMPAIGN, HORDE = "force", "home", "campaign", "horde"
RESERVE, DEAD, BURIED = "reserve", "dead", "buried"
PROPOSAL, OUT = "proposal", "out"


class Options(Struct, frozen=True):
    """House options, each a flag of the open questions.

    `faces`: actions by the number on the die or by the printed icon (Q4). `half_cap`: no army over half of the force
    (Q1). `must_turn`: a won maneuver must turn the die (Q3). `one_terrain`: reinforce and retreat concern one terrain
    each (Q91).
    """

    faces: Literal["by_number", "printed"] = "by_number"
    half_cap: bool = False
    must_turn: bool = False
    one_terrain: bool = False


class Terrain(Struct, frozen=True):
    """A terrain: its die, whose home it is (NOBODY: the frontier), and who holds it captured."""

    die: int
    home: int = NOBODY
    holder: int = NOBODY


class Picks(Struct, frozen=True):
    """The terrain dice that a seat has picked in secret (SU4): its home, its proposal for the frontier."""

    home: str = ""
    frontier: str = ""


class Board(Struct, frozen=True):
    """What the classic game keeps beside the dice.

    `health`: of each force at the start. `order`: seats in the order of play, clockwise. `seat`: whose turn it is.
    `turn`: number of the turn, from 1. `marched`: places whose army has marched in this turn. `out`: seats that have
    left the game. `revealed`: the set-up's secrets are open.
    """

    options: Options
    health: int
    order: tuple[int, ...]
    seat: int = NOBODY
    turn: int = 0
    terrains: tuple[Terrain, ...] = ()
    picks: tuple[Picks, ...] = ()
    marched: tuple[str, ...] = ()
    out: tuple[int, ...] = ()
    revealed: bool = False


ClassicPosition = Position[Step, Board]
ClassicView = View[Step, Board]
ClassicDraft = Draft[Step, Board]


@cache
def _places(count: int) -> tuple[str, ...]:
    return tuple(f"terrain/{index}" for index in range(count))


def terrain_places(view: ClassicView) -> tuple[str, ...]:
    """Return the places of all terrains, in order: the homes by seat, then the frontier."""
    return _places(len(view.board.terrains))


def is_terrain(place: str) -> bool:
    """Tell whether a place is at a terrain."""
    return place.startswith("terrain/")


def terrain_index(place: str) -> int:
    """Return the number of a terrain's place."""
    return int(place.removeprefix("terrain/"))


def terrain_at(view: ClassicView, place: str) -> Terrain:
    """Return the terrain of a place."""
    return view.board.terrains[terrain_index(place)]


def distance(view: ClassicView, place: str) -> int:
    """Return the number on top of a terrain die, 1 to 8 (C0.7)."""
    return view.dice[terrain_at(view, place).die].face + 1


def health(view: ClassicView, dice: tuple[int, ...]) -> int:
    """Return the total health of some units."""
    units = catalogue().units
    return sum(units[view.dice[die].type].health for die in dice)


def units_at(view: ClassicView, seat: int, place: str) -> tuple[int, ...]:
    """Return the ids of a seat's units at a place: its army there, if the place is a terrain or the reserve (C3.7)."""
    units = catalogue().units
    return tuple(
        [
            number
            for number, die in enumerate(view.dice)
            if die.place == place and die.owner == seat and die.type in units
        ]
    )


def armies_of(view: ClassicView, seat: int) -> dict[str, list[int]]:
    """Return a seat's units by place, in one pass over the dice."""
    units = catalogue().units
    found: dict[str, list[int]] = {}
    for number, die in enumerate(view.dice):
        if die.owner == seat and die.type in units:
            found.setdefault(die.place, []).append(number)
    return found


def seats_at(view: ClassicView, place: str) -> list[int]:
    """Return the seats with an army at a place, clockwise from the player of the turn."""
    units = catalogue().units
    present = {die.owner for die in view.dice if die.place == place and die.type in units}
    return [seat for seat in clockwise(view) if seat in present]


def opponents_at(view: ClassicView, seat: int, place: str) -> list[int]:
    """Return the other seats with an army at a place, clockwise from the player of the turn."""
    return [other for other in seats_at(view, place) if other != seat]


def clockwise(view: ClassicView) -> tuple[int, ...]:
    """Return the seats in the order of play, from the player of the turn on."""
    order, seat = view.board.order, view.board.seat
    if seat not in order:
        return order
    start = order.index(seat)
    return order[start:] + order[:start]

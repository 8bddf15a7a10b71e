"""A map for the tests of the table: 16 places in a ring on 12 lands, and a variant in which armies go along links."""

from __future__ import annotations

from math import cos, sin, tau
from typing import cast

from msgspec import Struct

from ddtable.engine.chance import Chance
from ddtable.engine.draft import Draft
from ddtable.engine.game import Game
from ddtable.engine.kernel import _carry_on
from ddtable.engine.position import Die, Position, area
from ddtable.engine.questions import Choice, Move, Option, Pick, Picked, Question
from ddtable.engine.rows import StepRow
from ddtable.rules.dragon_dice.board import (
    DEAD,
    NOBODY,
    Board,
    ClassicDraft,
    ClassicPosition,
    ClassicView,
    Options,
    Picks,
    place_at,
    terrain_places,
    units_at,
)
from ddtable.rules.dragon_dice.control import arrive
from ddtable.rules.dragon_dice.events.units import Moved
from ddtable.rules.dragon_dice.places import Land, Place, numbered, table_of
from ddtable.rules.dragon_dice.steps import EndTurn, Step
from ddtable.rules.dragon_dice.system import Classic
from tests.drivers.playing import begin_at, set_up

MANY = 16
RING = tuple(numbered(at) for at in range(MANY))
LANDS = (0, 0, 1, 2, 3, 3, 4, 5, 6, 6, 7, 8, 9, 9, 10, 11)
KINDS = ("flatland_city", "highland_tower", "coastland_temple", "swampland_standing_stones")
UNITS = ("thug", "marauder", "cutthroat", "pelter"), ("guard", "knight", "herald"), ("thug", "guard", "marauder")
CIRCLE = {place: (cos(tau * at / MANY), sin(tau * at / MANY)) for at, place in enumerate(RING)}
"""The coordinates of the places, for a table that has a map as data."""


class Advance(Struct, frozen=True, tag="advance"):
    """The army at a place may go to one that is linked to it."""

    place: str


def ask_advance(view: ClassicView, step: Advance) -> Question:
    seat = view.board.seat
    dice, source = units_at(view, seat, step.place), area(step.place, seat)
    options = [
        Option(to, "place", {"place": to}, (Move(dice, source, area(to, seat)),))
        for to in place_at(view, step.place).links
    ]
    return Question(seat, "place-campaign", "C12.1", Pick((*options, Option("done", "done")), "done"), {}, step.place)


def answer_advance(draft: ClassicDraft, step: Advance, choice: Choice) -> None:
    to = cast(Picked, choice).option
    draft.become()
    if to == "done":
        return
    dice = units_at(draft, draft.board.seat, step.place)
    draft.note(Moved(draft.board.seat, dice, step.place, to))
    arrive(draft, draft.board.seat, dice, to)
    draft.push(Advance(to))


class Ringed(Classic):
    rows = Classic.rows.extended((StepRow(Advance, ask_advance, answer_advance, phase="reserves"),))


def ringed(*steps: Step | Advance, seats: int = 3, places: int = MANY) -> Game:
    """Return a game on the first places of the ring, with an army at each; `steps` are what remains of the turn."""
    ring = [
        Place(place, LANDS[at], at // 2 if at % 2 == 0 and at // 2 < seats else NOBODY, _links(at, places))
        for at, place in enumerate(RING[:places])
    ]
    lands = range(LANDS[places - 1] + 1)
    dice = [Die(KINDS[land % len(KINDS)], 0, table_of(land), (3 * land + 4) % 8) for land in lands]
    for at, place in enumerate(RING[:places]):
        seat = at % seats
        for number in range(2 + at % 3):
            names = UNITS[seat % len(UNITS)]
            dice.append(_unit(names[(at + number) % len(names)], seat, place))
        if at % 4 == 1:
            dice += [_unit("guard", (at + 1) % seats, place)] * 2
    dice += [Die("air_drake", seat, DEAD) for seat in range(seats)]
    board = Board(
        Options(),
        200,
        tuple(range(seats)),
        0,
        1,
        tuple(Land(land, NOBODY, land % seats if land % 3 == 0 else NOBODY) for land in lands),
        (Picks("flatland_city", "flatland_city"),) * seats,
        revealed=True,
        places=tuple(ring),
        healths=(200,) * seats,
    )
    agenda = cast(tuple[Step, ...], (EndTurn(), *reversed(steps)))
    position: ClassicPosition = Position("classic", seats, tuple(dice), board, agenda, Chance(1))
    begun = Game(set_up(1, min(seats, 4)), Ringed())
    begin_at(begun, _carry_on(begun.rules, Draft(position)))
    return begun


def _links(at: int, places: int) -> tuple[str, ...]:
    return RING[(at - 1) % places], RING[(at + 1) % places]


def _unit(name: str, seat: int, place: str) -> Die:
    folk = "goblins" if name in ("thug", "marauder", "cutthroat", "pelter") else "coral_elves"
    return Die(f"{folk}_{name}", seat, place)


def links_of(view: ClassicView) -> set[frozenset[str]]:
    """Return the pairs of linked places."""
    return {frozenset((place, other)) for place in terrain_places(view) for other in place_at(view, place).links}

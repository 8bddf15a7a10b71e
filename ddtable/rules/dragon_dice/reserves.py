"""The reserves phase: reinforce, then retreat, die by die (TU6, C3.5)."""

from __future__ import annotations

from functools import lru_cache
from typing import cast

from msgspec.structs import replace

from ddtable.engine.position import area
from ddtable.engine.questions import Choice, Move, Option, Pick, Picked, Question
from ddtable.engine.rows import StepRow
from ddtable.rules.dragon_dice.board import (
    RESERVE,
    ClassicDraft,
    ClassicView,
    terrain_places,
    units_at,
)
from ddtable.rules.dragon_dice.control import arrive, settle
from ddtable.rules.dragon_dice.effects import barred, stuck
from ddtable.rules.dragon_dice.events.units import Moved
from ddtable.rules.dragon_dice.powers import with_power
from ddtable.rules.dragon_dice.steps import Reinforce, Retreat

DONE = "done"
KEPT, ARMIES = 1 << 13, 1 << 8  # options, which are the same in most questions of a game: of units, of armies


@lru_cache(KEPT)
def _reinforce_options(die: int, places: tuple[str, ...], seat: int) -> tuple[Option, ...]:
    moves = {place: Move((die,), area(RESERVE, seat), area(place, seat)) for place in places}
    return tuple(
        Option(f"{die}:{place}", "reinforce", {"die": die, "place": place}, (move,)) for place, move in moves.items()
    )


@lru_cache(KEPT)
def _retreat_option(die: int, place: str, seat: int) -> Option:
    move = Move((die,), area(place, seat), area(RESERVE, seat))
    return Option(str(die), "retreat", {"die": die, "place": place}, (move,))


@lru_cache(ARMIES)
def _retreat_options(dice: tuple[int, ...], place: str, seat: int) -> tuple[Option, ...]:
    return tuple([_retreat_option(die, place, seat) for die in dice])


def ask_reinforce(view: ClassicView, step: Reinforce) -> Question | None:
    """Ask for the next unit that moves from reserve to any terrain, until done (C12.1)."""
    seat = view.board.seat
    dice = units_at(view, seat, RESERVE)
    if not dice:
        return None
    places = terrain_places(view)
    targets = (step.only,) if step.only else tuple([place for place in places if not barred(view, seat, place)])
    options = [option for die in dice for option in _reinforce_options(die, targets, seat)]
    options.append(Option(DONE, "done"))
    return Question(seat, "reinforce", "C12.1", Pick(tuple(options), DONE))


def answer_reinforce(draft: ClassicDraft, step: Reinforce, choice: Choice) -> None:
    """Move one unit; at a terrain on eight without an army it captures the terrain (C11.1, C12.1)."""
    option = cast(Picked, choice).option
    if option == DONE:
        draft.become()
        return
    number, place = option.split(":")
    seat, die = draft.board.seat, int(number)
    draft.note(Moved(seat, (die,), RESERVE, place))
    draft.become(Reinforce(place) if draft.board.options.one_terrain else step)
    arrive(draft, seat, (die,), place)
    settle(draft)


def no_reinforce(draft: ClassicDraft, _step: Reinforce) -> None:
    """Continue if no unit is in reserve."""
    draft.become()


def ask_retreat(view: ClassicView, step: Retreat) -> Question | None:
    """Ask for the next unit that moves from a terrain to reserve, until done; new arrivals may move too (C12.2).

    A unit that is asleep or caught stays (C14.4).
    """
    seat = view.board.seat
    options: list[Option] = []
    held = stuck(view) if view.board.effects else {}
    for place in [step.only] if step.only else terrain_places(view):
        if not barred(view, seat, place):
            dice = units_at(view, seat, place)
            if held or step.flown:
                dice = tuple(die for die in dice if die not in held and die not in step.flown)
            options += _retreat_options(dice, place, seat)
    if "air_flight" in view.board.edition.effects:
        options += flights(view, step)
    if not options:
        return None
    options.append(Option(DONE, "done"))
    return Question(seat, "retreat", "C12.2", Pick(tuple(options), DONE))


def flights(view: ClassicView, step: Retreat) -> list[Option]:
    """Return an option for every flight from one land of air to another with units of the race, one per unit (C13.1).

    A unit that has flown does not also retreat. If reserves move from one terrain only, flights begin there too (H56,
    Q91).
    """
    seat = view.board.seat
    flying = {
        place: with_power(view, seat, place, "air_flight")
        for place in terrain_places(view)
        if not barred(view, seat, place)
    }
    held = stuck(view)
    return [
        Option(f"{die}:{to}", "flight", {"die": die, "place": to}, (Move((die,), area(place, seat), area(to, seat)),))
        for place, dice in flying.items()
        if step.only in ("", place)
        for die in dice
        if die not in held and die not in step.flown
        for to, others in flying.items()
        if to != place and others
    ]


def answer_retreat(draft: ClassicDraft, step: Retreat, choice: Choice) -> None:
    """Move one unit to reserve, or let one fly (C13.1); a terrain that its holder leaves is lost (C11.2, C12.2)."""
    option = cast(Picked, choice).option
    if option == DONE:
        draft.become()
        return
    number, _, to = option.partition(":")
    die = int(number)
    if to:
        source = draft.dice[die].place
        draft.note(Moved(draft.board.seat, (die,), source, to, "air_flight"))
        only = source if draft.board.options.one_terrain else step.only
        draft.become(replace(step, only=only, flown=(*step.flown, die)))
        arrive(draft, draft.board.seat, (die,), to)
        settle(draft)
        return
    place = draft.dice[die].place
    draft.put((die,), RESERVE)
    draft.note(Moved(draft.board.seat, (die,), place, RESERVE))
    draft.become(replace(step, only=place) if draft.board.options.one_terrain else step)
    settle(draft)


def no_retreat(draft: ClassicDraft, _step: Retreat) -> None:
    """Continue if no army is at a terrain."""
    draft.become()


ROWS = (
    StepRow(Reinforce, ask_reinforce, answer_reinforce, no_reinforce, phase="reserves", clause="C12.1"),
    StepRow(Retreat, ask_retreat, answer_retreat, no_retreat, phase="reserves", clause="C12.2"),
)

"""Marches by continent: the maneuver of all units in it, and the action that its die shows (RK4.2)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import cast

from msgspec.structs import replace

from ddtable.engine.position import area
from ddtable.engine.questions import Choice, Move, Option, Pick, Picked, Question
from ddtable.engine.rows import StepRow
from ddtable.rules.dragon_dice.action import Action, actions
from ddtable.rules.dragon_dice.board import (
    NOBODY,
    RESERVE,
    ClassicView,
    distance,
    grounds,
    has_army,
    holds_eighth,
    units_at,
)
from ddtable.rules.dragon_dice.effects import hidden, paralysed
from ddtable.rules.dragon_dice.events.turns import Declined, Marched, NoAction
from ddtable.rules.dragon_dice.maneuver import UP, answer_turn
from ddtable.rules.dragon_dice.maneuver import ask_turn as ask_any_turn
from ddtable.rules.dragon_dice.steps import Act, Join, Magic, Maneuver, March, TurnDie
from ddtable.rules.dragon_dice.turn import PASS, no_march
from ddtable.rules.risk.board import RiskDraft, board_of, controls, owners, spare
from ddtable.rules.risk.steps import Muster

NONE = "none"
EIGHT = 8
Sources = dict[str, tuple[int, ...]]
"""The units that may attack, by the territory where they are."""
ENTER = "enter"


# Which continent


def marching(view: ClassicView) -> list[str]:
    """Return the continents with own units, and the reserve, each at most once in a turn (RK4.2a)."""
    board = view.board
    places = [*grounds(view), RESERVE]
    return [place for place in places if place not in board.marched and _may_march(view, board.seat, place)]


def _may_march(view: ClassicView, seat: int, place: str) -> bool:
    """Return True if units there may march; with the option `once` some that have not in this turn (Q154)."""
    board = board_of(view)
    if not board.options.once:
        return has_army(view, seat, place)
    return any(die not in board.tired for die in units_at(view, seat, place))


def ask_march(view: ClassicView, step: March) -> Question | None:
    """Ask in which continent the player marches, or in reserve, if at all (RK4.2a, Q157)."""
    places = marching(view)
    if not places:
        return None
    options = [Option(place, "march", {"place": place}, area=area(place, view.board.seat)) for place in places]
    options.append(Option(PASS, "no-march"))
    word = "march-first" if step.number == 1 else "march-second"
    return Question(view.board.seat, word, "RK4.2", Pick(tuple(options)))


def answer_march(draft: RiskDraft, step: March, choice: Choice) -> None:
    """Begin the march: a maneuver, then an action; in reserve only magic (RK4.2)."""
    place = cast(Picked, choice).option
    board = board_of(draft)
    if place == PASS:
        draft.note(Declined(board.seat, "march"))
        draft.become()
        return
    draft.board = board.changed(marched=(*board.marched, place))
    draft.note(Marched(board.seat, place, step.number))
    act = Act(board.seat, place)
    draft.become(*((act,) if place == RESERVE else (Maneuver(place), act)))


def ask_turn(view: ClassicView, step: TurnDie) -> Question:
    """Ask for one up or one down; up to 8 only if the player controls the whole continent (RK4.10)."""
    question = ask_any_turn(view, step)
    land = view.board.graph.land_of[step.place]
    if distance(view, step.place) != EIGHT - 1 or controls(view, view.board.seat, land):
        return question
    options = tuple(option for option in cast(Pick, question.shape).options if option.id != UP)
    return replace(question, shape=Pick(options))


# What a march may attack


def rested(view: ClassicView, seat: int, place: str, only: tuple[int, ...]) -> tuple[int, ...]:
    """Return the units on a territory that may attack from it: one stays, others have not marched yet (RK4.2f, Q154).

    `only`: the units that have moved in; without them all. An army that is paralysed cannot attack (DA-D2).
    """
    if paralysed(view, seat, place):
        return ()
    board = board_of(view)
    free = spare(view, seat, place, only)
    return tuple(die for die in free if die not in board.tired) if board.options.once and not only else free


def sources(view: ClassicView, seat: int, land: str, only: tuple[int, ...] = ()) -> Sources:
    """Return the units that may attack from each territory of a continent, without territories that have none."""
    found = {place: rested(view, seat, place, only) for place in view.board.graph.members(land)}
    if only:
        found = {place: dice for place, dice in found.items() if set(dice) & set(only)}
    return {place: dice for place, dice in found.items() if dice}


def reaching(view: ClassicView, seat: int, land: str, target: str, kind: str, from_here: Sources) -> Sources:
    """Return those of the sources from which a territory may be attacked (RK4.2c, RK4.2d, RK4.9, Q150).

    All of its own continent; of another one those that border it. Missiles from a captured tower reach every territory
    that borders the continent.
    """
    graph = view.board.graph
    near, here = graph.within(target), graph.land_of[land]
    if graph.land_of[target] == here:
        return {place: dice for place, dice in from_here.items() if place != target}
    if kind == "missile" and holds_eighth(view, seat, land, "tower") and any(graph.land_of[at] == here for at in near):
        return from_here
    return {place: dice for place, dice in from_here.items() if place in near}


def targets(
    view: ClassicView, seat: int, land: str, action: Action, from_here: Sources
) -> Iterator[tuple[str, int, str, Sources]]:
    """Yield (kind, seat, territory, sources) of every attack that an action allows (RK4.2b to RK4.2d, Q148, Q150)."""
    kinds, held = ("skirmish", "charge") if action == "melee" else ("missile",), owners(view)
    for place in view.board.graph.ids if from_here else ():
        held_by = held.get(place, NOBODY)
        if held_by == seat:
            continue
        reach = reaching(view, seat, land, place, kinds[0], from_here)
        if not reach:
            continue
        if held_by == NOBODY:
            if action == "melee":
                yield ENTER, NOBODY, place, reach
        elif action == "melee" or not hidden(view, held_by, place):
            for kind in kinds:
                yield kind, held_by, place, reach


def attack_options(
    view: ClassicView, seat: int, land: str, only: tuple[int, ...] = (), going_on: str = ""
) -> list[Option]:
    """Return an option for every attack from a continent, by melee or missiles, that its die allows.

    `going_on`: the action of a march that goes on, which the die must show unless it shows 8 (Q152).
    """
    found, from_here = [], sources(view, seat, land, only)
    for action in actions(view, seat, land):
        if action == "magic" or (going_on not in ("", action) and distance(view, land) != EIGHT):
            continue
        for kind, other, place, reach in targets(view, seat, land, action, from_here):
            goal = area(place, other if other != NOBODY else seat)
            moves = tuple(Move(dice, area(source, seat), goal) for source, dice in reach.items())
            found.append(Option(f"{kind}:{other}:{place}", kind, {"seat": other, "place": place}, moves))
    return found


# The action


def ask_action(view: ClassicView, step: Act) -> Question | None:
    """Ask for the action of a march: an attack on one territory, or magic; it may always be declined (RK4.2b)."""
    found = [] if step.place == RESERVE else attack_options(view, step.seat, step.place)
    if "magic" in actions(view, step.seat, step.place):
        found.append(Option("magic", "magic", {"place": step.place}))
    if not found:
        return None
    found.append(Option(NONE, "no-action"))
    return Question(step.seat, "action", "RK4.2b", Pick(tuple(found)), {"place": step.place}, step.place)


def answer_action(draft: RiskDraft, step: Act, choice: Choice) -> None:
    """Begin the magic, or let the player choose the dice that attack (RK4.2, Q149).

    Magic of a continent reaches every army, that of a reserve only own ones, as in 1996 (RK4.2i).
    """
    option = cast(Picked, choice).option
    if option == NONE:
        draft.note(NoAction(step.seat, step.place, "declined", actions(draft, step.seat, step.place)[0]))
        draft.become()
    elif option == "magic":
        draft.become(Magic(step.seat, step.place), Join())
    else:
        draft.become(muster(step.seat, step.place, option))


def muster(seat: int, land: str, option: str, only: tuple[int, ...] = ()) -> Muster:
    """Return the step that chooses the dice of an attack."""
    kind, other, place = option.split(":")
    return Muster(seat, kind, int(other), place, land, only)  # type: ignore[arg-type]


def no_action(draft: RiskDraft, step: Act) -> None:
    """Record why nothing can be done: no unit may leave its territory, none can reach an enemy (RK4.2f, Q157)."""
    draft.become()
    allowed = actions(draft, step.seat, step.place)
    reason = "no-target" if allowed else "paralysed"
    action = "any" if step.place == RESERVE or sources(draft, step.seat, step.place) else "single"
    draft.note(NoAction(step.seat, step.place, reason, action))


ROWS = (
    StepRow(March, ask_march, answer_march, no_march, clause="RK4.2"),
    StepRow(TurnDie, ask_turn, answer_turn, clause="RK4.10"),
    StepRow(Act, ask_action, answer_action, no_action, clause="RK4.2b"),
)

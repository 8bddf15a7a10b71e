"""Moves between own territories: the free move, Firewalkers, reserves in and out (RK4.4, RK4.7, RK4.13)."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Literal, cast

from msgspec.structs import replace

from ddtable.engine.position import area
from ddtable.engine.questions import Choice, Move, Option, Pick, Picked, Question
from ddtable.engine.rows import StepRow
from ddtable.rules.dragon_dice.board import NOBODY, RESERVE, ClassicView, terrain_kind, units_at
from ddtable.rules.dragon_dice.control import settle
from ddtable.rules.dragon_dice.effects import barred, stuck
from ddtable.rules.dragon_dice.events.units import Moved
from ddtable.rules.dragon_dice.powers import among, with_power
from ddtable.rules.risk.board import RiskDraft, board_of, owned, owner, spare
from ddtable.rules.risk.events import MarchedOver
from ddtable.rules.risk.steps import Firewalk, FreeMove, ReservesIn, ReservesOut

DONE, ALL = "done", "all"
KEPT = 1 << 14  # options, which are the same in most questions of a game
AIR = "air"
FLIGHT: Literal["air_flight"] = "air_flight"


@lru_cache(KEPT)
def _option(word: str, dice: tuple[int, ...], source: str, target: str, seat: int, whole: bool = False) -> Option:
    """Return the option to move dice; the key of a move of several names both places."""
    values: dict[str, int | str] = {"place": source if target == RESERVE else target, "source": source}
    key = f"{ALL}:{source}:{target}" if whole else f"{dice[0]}:{target}"
    if not whole:
        values["die"] = dice[0]
    return Option(key, word, values, (Move(dice, area(source, seat), area(target, seat)),))


def _moves(
    word: str, dice: tuple[int, ...], source: str, target: str, seat: int, most: tuple[int, ...]
) -> list[Option]:
    """Return an option for each die, and one for as many as may go, if they are several."""
    found = [_option(word, (die,), source, target, seat) for die in dice]
    if len(most) > 1:
        found.append(_option(f"{word}-all", most, source, target, seat, whole=True))
    return found


def _meant(view: ClassicView, key: str, going: Callable[[str], tuple[int, ...]]) -> tuple[tuple[int, ...], str, str]:
    """Return the dice, the source and the target of a picked option; `going`: the dice that may leave a place."""
    first, *places = key.split(":")
    if first != ALL:
        return (int(first),), view.dice[int(first)].place, places[0]
    source, target = places
    return _most(view, source, going(source)), source, target


def free(view: ClassicView, seat: int, place: str) -> tuple[int, ...]:
    """Return the units that may leave a territory: none held or barred, and one stays (RK4.2f).

    A held unit can be the one that stays.
    """
    dice = spare(view, seat, place)
    if not dice or barred(view, seat, place):
        return ()
    still = stuck(view)
    return tuple(die for die in dice if die not in still) if still else dice


def _most(view: ClassicView, place: str, dice: tuple[int, ...]) -> tuple[int, ...]:
    """Return as many of some units as may leave a territory together; all of them leave the reserve."""
    if place == RESERVE:
        return dice
    return dice[: len(view.at(place, view.board.seat)) - 1]


# The free move


def open_land(view: ClassicView, seat: int, place: str) -> bool:
    """Return True if a seat may move to a territory: its own, or an empty one (RK4.7, RK4.8, Q148)."""
    return owner(view, place) in (seat, NOBODY) and not barred(view, seat, place)


def _on(view: ClassicView, step: FreeMove) -> tuple[int, ...]:
    """Return the units that have moved to the neighbour and may go on from there."""
    going = free(view, view.board.seat, step.via)
    return tuple(die for die in step.moved if die in going)


def free_moves(view: ClassicView, step: FreeMove) -> list[Option]:
    """Return every move of the free move that is still possible (RK4.7).

    All units start from one territory and go to the same neighbour; from there some go on to one other territory.
    """
    seat, graph, found = view.board.seat, view.board.graph, []
    for source in [step.source] if step.source else owned(view, seat):
        dice = free(view, seat, source)
        if not dice or step.to:
            continue
        for to in [step.via] if step.via else graph.within(source):
            if open_land(view, seat, to):
                found += _moves("free-move", dice, source, to, seat, _most(view, source, dice))
    if step.moved:
        on = _on(view, step)
        for to in [step.to] if step.to else graph.within(step.via):
            if on and to != step.source and open_land(view, seat, to):
                found += _moves("free-move", on, step.via, to, seat, _most(view, step.via, on))
    return found


def ask_free_move(view: ClassicView, step: FreeMove) -> Question | None:
    """Ask for the next part of the free move, until done (RK4.7)."""
    found = free_moves(view, step)
    if not found:
        return None
    found.append(Option(DONE, "done"))
    return Question(view.board.seat, "free-move", "RK4.7", Pick(tuple(found), DONE))


def answer_free_move(draft: RiskDraft, step: FreeMove, choice: Choice) -> None:
    """Move the units; the first move settles the territories (RK4.7)."""
    key = cast(Picked, choice).option
    if key == DONE:
        draft.become()
        return
    seat = draft.board.seat

    def going(place: str) -> tuple[int, ...]:
        return _on(draft, step) if step.moved and place == step.via else free(draft, seat, place)

    dice, source, to = _meant(draft, key, going)
    if step.via == source and step.moved and set(dice) <= set(step.moved):
        rest = tuple(die for die in step.moved if die not in dice)
        draft.become(replace(step, to=to, moved=rest))
    else:
        draft.become(replace(step, source=source, via=to, moved=tuple(sorted((*step.moved, *dice)))))
    draft.put(dice, to)
    draft.note(MarchedOver(seat, dice, source, to))
    settle(draft)


# Firewalkers


def walkers(view: ClassicView, seat: int, place: str, step: Firewalk) -> tuple[int, ...]:
    """Return the Firewalkers that may leave a territory of a continent with air (RK4.13)."""
    going = free(view, seat, place)
    return tuple(die for die in among(view, place, going, FLIGHT) if die not in step.flown)


def firewalks(view: ClassicView, step: Firewalk) -> list[Option]:
    """Return each move of Firewalkers to an own territory of another continent (RK4.13, Q164).

    With the option `flight` of V4 the other continent must have air too, and a Firewalker on that territory.
    """
    seat, graph, found = view.board.seat, view.board.graph, []
    mine = owned(view, seat)
    landing = [place for place in mine if not barred(view, seat, place)]
    if board_of(view).options.flight == "v4":
        landing = [place for place in landing if with_power(view, seat, place, FLIGHT)]
    for source in mine:
        if AIR not in terrain_kind(view, source).elements:
            continue
        dice = walkers(view, seat, source, step)
        for to in landing:
            if dice and graph.land_of[to] != graph.land_of[source]:
                found += _moves("firewalk", dice, source, to, seat, _most(view, source, dice))
    return found


def ask_firewalk(view: ClassicView, step: Firewalk) -> Question | None:
    """Ask for the next move of Firewalkers, until done (RK4.13)."""
    found = firewalks(view, step)
    if not found:
        return None
    found.append(Option(DONE, "done"))
    return Question(view.board.seat, "firewalk", "RK4.13", Pick(tuple(found), DONE))


def answer_firewalk(draft: RiskDraft, step: Firewalk, choice: Choice) -> None:
    """Move the Firewalkers, each once (RK4.13)."""
    key = cast(Picked, choice).option
    if key == DONE:
        draft.become()
        return
    dice, source, to = _meant(draft, key, lambda place: walkers(draft, draft.board.seat, place, step))
    draft.become(replace(step, flown=(*step.flown, *dice)))
    draft.put(dice, to)
    draft.note(Moved(draft.board.seat, dice, source, to, FLIGHT))
    settle(draft)


# Reserves


def reserves_in(view: ClassicView) -> list[Option]:
    """Return each move from reserve to an own territory (RK4.4)."""
    seat = view.board.seat
    dice = units_at(view, seat, RESERVE)
    places = [place for place in owned(view, seat) if not barred(view, seat, place)] if dice else []
    return [one for place in places for one in _moves("reinforce", dice, RESERVE, place, seat, dice)]


def ask_in(view: ClassicView, _step: ReservesIn) -> Question | None:
    """Ask for the next unit that joins an army from reserve, until done (RK4.4)."""
    found = reserves_in(view)
    if not found:
        return None
    found.append(Option(DONE, "done"))
    return Question(view.board.seat, "reinforce", "RK4.4", Pick(tuple(found), DONE))


def answer_in(draft: RiskDraft, step: ReservesIn, choice: Choice) -> None:
    """Move the unit; it does not go back in this turn (RK4.4, Q165)."""
    key = cast(Picked, choice).option
    if key == DONE:
        draft.become()
        return
    board = board_of(draft)
    dice, source, to = _meant(draft, key, lambda place: units_at(draft, board.seat, place))
    draft.board = board.changed(entered=(*board.entered, *dice))
    draft.put(dice, to)
    draft.note(Moved(board.seat, dice, source, to))
    draft.become(step)
    settle(draft)


def going_out(view: ClassicView, seat: int, place: str) -> tuple[int, ...]:
    """Return the units that may go to reserve: not those that came from it in this turn (Q165)."""
    entered = board_of(view).entered
    return tuple(die for die in free(view, seat, place) if die not in entered)


def reserves_out(view: ClassicView) -> list[Option]:
    """Return each move to reserve; one unit stays on each territory (RK4.4, RK4.2f, Q165)."""
    seat, found = view.board.seat, []
    for place in owned(view, seat):
        dice = going_out(view, seat, place)
        if dice:
            found += _moves("retreat", dice, place, RESERVE, seat, _most(view, place, dice))
    return found


def ask_out(view: ClassicView, _step: ReservesOut) -> Question | None:
    """Ask for the next unit that goes to reserve, until done (RK4.4)."""
    found = reserves_out(view)
    if not found:
        return None
    found.append(Option(DONE, "done"))
    return Question(view.board.seat, "retreat", "RK4.4", Pick(tuple(found), DONE))


def answer_out(draft: RiskDraft, step: ReservesOut, choice: Choice) -> None:
    """Move the unit to reserve (RK4.4)."""
    key = cast(Picked, choice).option
    if key == DONE:
        draft.become()
        return
    dice, source, _ = _meant(draft, key, lambda place: going_out(draft, draft.board.seat, place))
    draft.put(dice, RESERVE)
    draft.note(Moved(draft.board.seat, dice, source, RESERVE))
    draft.become(step)
    settle(draft)


def go_on(draft: RiskDraft, _step: FreeMove | Firewalk | ReservesIn | ReservesOut) -> None:
    """End the step: nothing can move."""
    draft.become()


ROWS = (
    StepRow(FreeMove, ask_free_move, answer_free_move, go_on, phase="free_move", clause="RK4.7"),
    StepRow(Firewalk, ask_firewalk, answer_firewalk, go_on, phase="firewalkers", clause="RK4.13"),
    StepRow(ReservesIn, ask_in, answer_in, go_on, phase="reserves_in", clause="RK4.4"),
    StepRow(ReservesOut, ask_out, answer_out, go_on, phase="reserves_out", clause="RK4.4"),
)

"""Reinforcements: health for territories, continents, eighth faces and cards, placed from the pool (RK4.1)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import cast

from msgspec.structs import replace

from ddtable.engine.questions import Choice, Option, Pick, Picked, Question
from ddtable.engine.rows import StepRow
from ddtable.rules.dragon_dice.board import ClassicView, health, units_at
from ddtable.rules.risk.board import RECRUITING, RiskDraft, board_of, controls, owned
from ddtable.rules.risk.events import HealthLost, Recruited, RecruitsDue
from ddtable.rules.risk.placing import kinds_within, options, read_option
from ddtable.rules.risk.steps import Purse, Recruit, Trade

DONE = "done"
TERRITORIES_A_HEALTH = 3
LEAST = 3
EIGHTH = 3


def base_of(territories: int) -> int:
    """Return the health for so many territories: a third of them, at least 3 (RK4.1)."""
    return max(LEAST, territories // TERRITORIES_A_HEALTH)


def held_whole(view: ClassicView, seat: int) -> list[int]:
    """Return the continents that a seat controls (RK4.8, Q147)."""
    return [land for land in range(len(view.board.lands)) if controls(view, seat, land)]


def count_recruits(draft: RiskDraft, trade: Trade) -> None:
    """Count all recruits of the turn before any is placed (RK4.1, Q158).

    A continent gives its bonus; if its die shows the eighth face, 3 more that must stand in it.
    """
    seat, board = draft.board.seat, board_of(draft)
    territories = len(owned(draft, seat))
    names = {land: name for name, land in board.graph.lands.items()}
    whole = held_whole(draft, seat)
    eighths = [land for land in whole if board.lands[land].holder == seat]
    continents = tuple((names[land], board.map.bonuses[land]) for land in whole)
    bonus = sum(points for _, points in continents)
    base = base_of(territories)
    purse = Purse(base + bonus + trade.health, _merged(trade.on), tuple((land, EIGHTH) for land in eighths))
    if not units_at(draft, seat, RECRUITING):
        draft.become()
        return
    sets = trade.health + sum(points for _, points in trade.on)
    whole_sum = base + bonus + sets + EIGHTH * len(eighths)
    draft.note(
        RecruitsDue(seat, territories, base, continents, tuple(names[land] for land in eighths), sets, whole_sum)
    )
    draft.become(Recruit(purse))


def recruits_now(draft: RiskDraft, trade: Trade) -> None:
    """Place the recruits of sets that had to be turned in at once (Q159)."""
    if trade.health and units_at(draft, draft.board.seat, RECRUITING):
        draft.become(Recruit(Purse(trade.health, _merged(trade.on))))
    else:
        draft.become()


def _merged(rows: Iterable[tuple[str, int]]) -> tuple[tuple[str, int], ...]:
    """Return the points of each territory, added up."""
    found: dict[str, int] = {}
    for place, points in rows:
        found[place] = found.get(place, 0) + points
    return tuple(found.items())


# The purse


def open_to(view: ClassicView, purse: Purse, place: str) -> int:
    """Return the health that may still be recruited on a territory (RK4.1)."""
    land = view.board.graph.land_of[place]
    return purse.anywhere + dict(purse.on).get(place, 0) + dict(purse.within).get(land, 0)


def pay(view: ClassicView, purse: Purse, place: str, points: int) -> Purse:
    """Return the purse after recruits on a territory: what may only stand there is spent first (RK4.1)."""
    land = view.board.graph.land_of[place]
    on, within = dict(purse.on), dict(purse.within)
    here = min(points, on.get(place, 0))
    there = min(points - here, within.get(land, 0))
    if here:
        on[place] -= here
    if there:
        within[land] -= there
    points -= here + there
    return Purse(purse.anywhere - points, tuple(on.items()), tuple(within.items()))


def left_in(purse: Purse) -> int:
    """Return the health that is left in a purse."""
    return purse.anywhere + sum(points for _, points in (*purse.on, *purse.within))


def ask_recruit(view: ClassicView, step: Recruit) -> Question | None:
    """Ask for the next recruit and its territory, until done (RK4.1)."""
    seat, found = view.board.seat, []
    by_limit: dict[int, list[str]] = {}
    for place in owned(view, seat):
        by_limit.setdefault(open_to(view, step.purse, place), []).append(place)
    for limit, places in by_limit.items():
        found += options(view, seat, "recruit", places, kinds_within(view, seat, limit))
    if not found:
        return None
    found.append(Option(DONE, "done"))
    values: dict[str, int | str] = {"anywhere": step.purse.anywhere, "left": left_in(step.purse)}
    return Question(seat, "recruit", "RK4.1", Pick(tuple(found), DONE), values)


def answer_recruit(draft: RiskDraft, step: Recruit, choice: Choice) -> None:
    """Put the recruit there (RK4.1)."""
    option = cast(Picked, choice).option
    if option == DONE:
        _end(draft, step)
        return
    seat = draft.board.seat
    die, place = read_option(draft, seat, option)
    purse = pay(draft, step.purse, place, health(draft, (die,)))
    draft.put((die,), place)
    draft.note(Recruited(seat, (die,), place))
    draft.become(replace(step, purse=purse))


def proceed_recruit(draft: RiskDraft, step: Recruit) -> None:
    """End the step: no unit of the pool fits, and the rest is lost (RK4.1)."""
    _end(draft, step)


def _end(draft: RiskDraft, step: Recruit) -> None:
    left = left_in(step.purse)
    if left:
        draft.note(HealthLost(draft.board.seat, left))
    draft.become()


ROWS = (StepRow(Recruit, ask_recruit, answer_recruit, proceed_recruit, phase="reinforce", clause="RK4.1"),)

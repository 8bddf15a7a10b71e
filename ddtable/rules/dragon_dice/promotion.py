"""Promotion: a dead unit with one health more replaces a unit of its race, all at once (C10.3, C10.4, C10.7)."""

from __future__ import annotations

from typing import cast

from msgspec.structs import replace

from ddtable.dice.catalogue import catalogue
from ddtable.engine.position import area, area_of
from ddtable.engine.questions import Choice, Move, Option, Pick, Picked, Question
from ddtable.engine.rows import StepRow
from ddtable.rules.dragon_dice.board import DEAD, ClassicDraft, ClassicView, dead_units, units_at
from ddtable.rules.dragon_dice.control import settle
from ddtable.rules.dragon_dice.events.units import Promoted
from ddtable.rules.dragon_dice.steps import Promote

DONE, ALL = "done", "all"

Pair = tuple[int, int]


def risers(view: ClassicView, seat: int, living: int) -> list[int]:
    """Return the dead units that may take a unit's place: same race, exactly one health more (C10.3).

    Units of 3 health cannot be promoted in 1995, and dragons are not units (C10.6).
    """
    units = catalogue().army_units
    unit = units[view.dice[living].type]
    if unit.health >= view.board.edition.highest_promoted:
        return []
    return [
        dead
        for dead in dead_units(view, seat)
        if units[view.dice[dead].type].species == unit.species and units[view.dice[dead].type].health == unit.health + 1
    ]


def matching(view: ClassicView, seat: int, place: str, taken: tuple[Pair, ...] = ()) -> tuple[Pair, ...]:
    """Return the largest set of simultaneous promotions as pairs (dead, living), without those in `taken` (C10.4).

    Within a race and a health every dead unit fits every living one, so any pairing of them gives the largest set.
    """
    used = {die for pair in taken for die in pair}
    pairs: list[Pair] = []
    for living in units_at(view, seat, place):
        if living in used:
            continue
        for dead in risers(view, seat, living):
            if dead not in used:
                pairs.append((dead, living))
                used |= {dead, living}
                break
    return tuple(pairs)


def pair_options(
    view: ClassicView, seat: int, place: str, word: str = "promote", taken: tuple[Pair, ...] = ()
) -> list[Option]:
    """Return an option for every promotion: the dead die dropped onto the living one."""
    used = {die for pair in taken for die in pair}
    source, table = area(DEAD, seat), view.dice
    return [
        Option(
            f"{dead}:{living}",
            word,
            {"die": dead, "onto": living},
            (Move((dead,), source, area_of(table[living]), living),),
        )
        for living in units_at(view, seat, place)
        if living not in used
        for dead in risers(view, seat, living)
        if dead not in used
    ]


def ask_promote(view: ClassicView, step: Promote) -> Question | None:
    """Ask for promotions one by one, or for all that are possible; the owner may stop at any time (C10.7, DA-C6)."""
    left = step.most - len(step.pairs)
    options = pair_options(view, step.seat, step.place, taken=step.pairs) if left > 0 else []
    if not options:
        return None
    suggested = min(left, len(matching(view, step.seat, step.place, step.pairs)))
    values: dict[str, int | str] = {"place": step.place, "most": left, "suggested": suggested, "cause": step.cause}
    options.append(Option(ALL, "promote-all", {"count": suggested}))
    options.append(Option(DONE, "done"))
    clause = "DA-C6" if step.cause == "treasure" else "C10.4"
    return Question(step.seat, "promote", clause, Pick(tuple(options), DONE), values, step.place)


def answer_promote(draft: ClassicDraft, step: Promote, choice: Choice) -> None:
    """Store a pair; the exchange comes when the owner is done, so that replaced units cannot be used (C10.4)."""
    option = cast(Picked, choice).option
    if option == DONE:
        _exchange(draft, step)
    elif option == ALL:
        left = step.most - len(step.pairs)
        more = matching(draft, step.seat, step.place, step.pairs)[:left]
        _exchange(draft, replace(step, pairs=(*step.pairs, *more)))
    else:
        dead, living = map(int, option.split(":"))
        draft.become(replace(step, pairs=(*step.pairs, (dead, living))))


def proceed_promote(draft: ClassicDraft, step: Promote) -> None:
    """Exchange the chosen pairs when no more are possible."""
    _exchange(draft, step)


def _exchange(draft: ClassicDraft, step: Promote) -> None:
    draft.become()
    exchange(draft, step.seat, step.place, step.pairs, step.cause)


def exchange(draft: ClassicDraft, seat: int, place: str, pairs: tuple[Pair, ...], cause: str) -> None:
    """Exchange all pairs at once; effects on a unit that is now dead end (C10.3, C10.4, M15)."""
    for dead, living in pairs:
        draft.put((dead,), draft.dice[living].place)
        draft.put((living,), DEAD)
        draft.note(Promoted(seat, place, dead, living, cause))
    if pairs:
        settle(draft)


ROWS = (StepRow(Promote, ask_promote, answer_promote, proceed_promote, clause="C10.3"),)

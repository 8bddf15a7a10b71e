"""The odds of each answer: what an attack, a march, a maneuver, dragons or a spell are likely to cost both sides.

What has exact chances is worked out (odds/branches.py). Other answers are tried: the game is played on from the
answer with other dice, and Recruit answers for all seats until it is resolved. A try has an error; it is never mixed
with what is exact. Answers about spells and dragons are exact, or have no odds: a try would also count the next ones.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import islice
from typing import cast

from ddtable.engine.questions import Allocation, Option, Pick, Picked, Question
from ddtable.engine.system import AnyPosition, system
from ddtable.odds import chains
from ddtable.odds.branches import Branch, branches
from ddtable.odds.trying import is_resolved, tries
from ddtable.opponents.battle_dice import forecasting as battle_dice
from ddtable.opponents.dragon_dice import dragon_odds, spell_odds
from ddtable.opponents.dragon_dice.endings import Ending, ending, ending_of, forecast_of, go_on
from ddtable.opponents.dragon_dice.pursuing import with_pursuit
from ddtable.opponents.forecast import DRAGONS, SPELLS, Forecast
from ddtable.opponents.risk.pressing import Pressing
from ddtable.rules.dragon_dice.board import ClassicPosition


def forecasts(position: AnyPosition, question: Question, first: int, count: int) -> tuple[Forecast, ...]:
    """Return the odds of all answers, from tries `first` to `first + count` of those that are tried.

    Exact ones come with the first tries; those whose attack may rout an army come again with the losses of the pursuit,
    which take longer.
    """
    if position.system == "battle_dice":
        return battle_dice.forecasts(position, question, first, count)
    if question.kind in SPELLS:
        return spell_odds.forecasts(position, question) if not first else ()
    if isinstance(question.shape, Allocation):
        return dragon_odds.of_ids(position, question) if not first else ()
    found = []
    exact = _exact_ones(position, question)
    for option in cast(Pick, question.shape).options:
        known = exact[option.id]
        if known is None:
            if question.kind not in DRAGONS:
                found.append(_tried(position, question, option, first, count))
        elif not first:
            found.append(known[0])
        elif known[0].may_be_pursued:
            pursued = with_pursuit(question, *known)
            exact[option.id] = pursued, ()  # asked for once
            if pursued.pursuit is not None:
                found.append(pursued)
    return tuple(found)


_Known = tuple[Forecast, Sequence[Branch]]
"""The exact odds of an answer, with the ways in which it ends."""

_last: list[tuple[ClassicPosition, dict[str, _Known | None]]] = []
"""The exact odds of the position that was asked about last, for its further tries."""


def _exact_ones(position: ClassicPosition, question: Question) -> dict[str, _Known | None]:
    """Return the exact odds of each answer, None for those that have none."""
    if not _last or _last[0][0] != position:
        options = cast(Pick, question.shape).options
        _last[:] = [(position, {option.id: _exact(position, question, option) for option in options})]
    return _last[0][1]


def _exact(position: ClassicPosition, question: Question, option: Option) -> _Known | None:
    """Return the odds of an answer if all that follows it has exact chances; else None."""
    if question.kind == dragon_odds.ORDER:
        dragons = dragon_odds.of_place(position, question, option.id)
        return None if dragons is None else (dragons, ())
    if question.kind == dragon_odds.TARGET:
        fight = dragon_odds.of_fight(position, question, option.id)
        return None if fight is None else (fight, ())
    found = branches(system(position.system), position, question, Picked(option.id), go_on)
    if found is None:
        return None
    return forecast_of(option.id, [ending_of(position, question, one) for one in found]), found


def _tried(position: ClassicPosition, question: Question, option: Option, first: int, count: int) -> Forecast:
    """Return the odds of an answer that is tried; they are exact if nothing is rolled after it."""
    rules, on_map = system(position.system), position.system == "risk"
    answers, is_over = (Pressing(go_on, option.id), chains.is_over) if on_map else (go_on, is_resolved)
    played = tries(
        rules,
        position,
        question,
        Picked(option.id),
        answers,
        position.answered,
        lambda after: is_over(after, position),
    )
    found = []
    for steps in islice(played, first, None):
        found.append((steps[-1].position, [event for step in steps for event in step.events]))
        sure = not any(step.faces for step in steps)
        if sure or len(found) == count:
            break
    every = len(found)
    ends: list[Ending] = [ending(position, question, 1 / every, after, events) for after, events in found]
    return forecast_of(option.id, ends, 0 if sure else every)

"""The odds of each answer: what an attack, a march, a maneuver, dragons or a spell are likely to cost both sides.

What has exact chances is worked out (odds/branches.py). Other answers are tried: the game is played on from the
answer with other dice, and Recruit answers for all seats until it is resolved. A try has an error; it is never mixed
with what is exact. Answers about spells and dragons are exact, or have no odds: a try would also count the next ones.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import islice

from ddtable.engine.questions import Allocation, Choice, Question
from ddtable.engine.system import AnyPosition, system
from ddtable.odds import chains
from ddtable.odds.branches import Branch, branches
from ddtable.odds.trying import is_resolved, tries
from ddtable.opponents.battle_dice import forecasting as battle_dice
from ddtable.opponents.dragon_dice import dragon_odds, spell_odds
from ddtable.opponents.dragon_dice.dice_to_choose import choices
from ddtable.opponents.dragon_dice.endings import Ending, ending, ending_of, forecast_of, go_on
from ddtable.opponents.dragon_dice.pursuing import with_pursuit
from ddtable.opponents.forecast import DRAGONS, SPELLS, Forecast
from ddtable.opponents.judging import written
from ddtable.opponents.risk.pressing import Pressing
from ddtable.rules.dragon_dice.board import ClassicPosition
from ddtable.rules.risk.steps import Muster

AT_ONCE = 8
"""The answers in which icons that act are followed for one request."""


def forecasts(position: AnyPosition, question: Question, first: int, count: int) -> tuple[Forecast, ...]:
    """Return the odds of all answers, from tries `first` to `first + count` of those that are tried.

    Exact ones come with the first tries, unless icons act in them: these are followed with the next tries, a few
    answers at a time, because that takes longer. Those whose attack may rout an army come again with the losses of the
    pursuit.
    """
    if position.system == "battle_dice":
        return battle_dice.forecasts(position, question, first, count)
    if question.kind in SPELLS:
        return spell_odds.forecasts(position, question) if not first else ()
    if isinstance(question.shape, Allocation):
        return dragon_odds.of_ids(position, question) if not first else ()
    found, exact = [], _exact_ones(position, question)
    left = AT_ONCE if first else 0
    for choice in choices(position, question):
        name = written(choice)
        if exact[name] is None and left and name not in _followed:
            left -= 1
            _followed.add(name)
            exact[name] = known = _exact(position, question, choice, deep=True)
            if known is not None:
                found.append(known[0])
                continue
        known = exact[name]
        if known is None:
            one = None if question.kind in DRAGONS else _tried(position, question, choice, first, count)
            if one is not None and (one.tries or not first):
                found.append(one)
        elif not first:
            found.append(known[0])
        elif known[0].may_be_pursued:
            pursued = with_pursuit(question, *known)
            exact[name] = pursued, ()  # asked for once
            if pursued.pursuit is not None:
                found.append(pursued)
    return tuple(found)


_Known = tuple[Forecast, Sequence[Branch]]
"""The exact odds of an answer, with the ways in which it ends."""

_last: list[tuple[ClassicPosition, dict[str, _Known | None]]] = []
"""The exact odds of the position that was asked about last, for its further tries."""

_followed: set[str] = set()
"""The answers to it in which icons that act have been followed."""


def _exact_ones(position: ClassicPosition, question: Question) -> dict[str, _Known | None]:
    """Return the exact odds of each answer, None for those that have none."""
    if not _last or _last[0][0] != position:
        each = {written(one): _exact(position, question, one, deep=False) for one in choices(position, question)}
        _last[:] = [(position, each)]
        _followed.clear()
    return _last[0][1]


def _exact(position: ClassicPosition, question: Question, choice: Choice, *, deep: bool) -> _Known | None:
    """Return the odds of an answer if all that follows it has exact chances; else None. As `branches`."""
    if question.kind in (dragon_odds.ORDER, dragon_odds.TARGET):
        of = dragon_odds.of_place if question.kind == dragon_odds.ORDER else dragon_odds.of_fight
        dragons = of(position, question, written(choice))
        return None if dragons is None else (dragons, ())
    found = branches(system(position.system), position, question, choice, go_on, deep=deep)
    if found is None:
        return None
    return forecast_of(written(choice), [ending_of(position, question, one) for one in found]), found


def _tried(position: ClassicPosition, question: Question, choice: Choice, first: int, count: int) -> Forecast:
    """Return the odds of an answer that is tried; they are exact if nothing is rolled after it."""
    rules, on_map, step = system(position.system), position.system == "risk", position.agenda[-1]
    way = step.kind if isinstance(step, Muster) else written(choice)
    answers, is_over = (Pressing(go_on, way), chains.is_over) if on_map else (go_on, is_resolved)
    seed = position.answered
    played = tries(rules, position, question, choice, answers, seed, lambda after: is_over(after, position))
    found = []
    for steps in islice(played, first, None):
        found.append((steps[-1].position, [event for step in steps for event in step.events]))
        sure = not any(step.faces for step in steps)
        if sure or len(found) == count:
            break
    every = len(found)
    ends: list[Ending] = [ending(position, question, 1 / every, after, events) for after, events in found]
    return forecast_of(written(choice), ends, 0 if sure else every)

"""The odds of each answer: what an attack, a march or a maneuver is likely to cost both sides.

Attacks with exact chances are worked out (odds/exchange.py). The others are tried: the game is played on from the
answer with other dice, and Recruit answers for all seats until it is resolved. A try has an error; it is never mixed
with what is exact.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import islice
from random import Random
from typing import NamedTuple, cast

from ddtable.engine.kernel import Played
from ddtable.engine.questions import Choice, Option, Pick, Picked, Question
from ddtable.engine.system import AnyPosition, system
from ddtable.odds.contest import contest
from ddtable.odds.exchange import Attack, Blow, exchange, why_not
from ddtable.odds.trying import tries
from ddtable.opponents.forecast import Forecast
from ddtable.opponents.players import choose
from ddtable.rules.dragon_dice.board import BURIED, DEAD, ClassicPosition, health
from ddtable.rules.dragon_dice.events.attacks import Routed
from ddtable.rules.dragon_dice.events.turns import ManeuverEnded, Opposed
from ddtable.rules.dragon_dice.steps import Oppose

EXACT = ("skirmish", "missile")
MANEUVER = ("maneuver", "oppose")


def forecasts(position: AnyPosition, question: Question, first: int, count: int) -> tuple[Forecast, ...]:
    """Return the odds of all answers, from tries `first` to `first + count` of those that are tried.

    Exact ones come with the first tries only.
    """
    found = []
    for option in cast(Pick, question.shape).options:
        one = _exact(position, question, option) or _tried(position, question, option, first, count)
        if one.tries or not first:
            found.append(one)
    return tuple(found)


def _exact(position: ClassicPosition, question: Question, option: Option) -> Forecast | None:
    if option.word not in EXACT or question.kind not in ("action", "pursuit-action"):
        return None
    there = str(option.values["place"])
    attack = Attack(cast(Blow, option.word), question.seat, question.place, int(option.values["seat"]), there)
    if why_not(position, attack):
        return None
    found = exchange(position, attack)
    out, back = (_by_health(position, dead.items()) for dead in (found.target, found.attacker))
    return Forecast(option.id, out, back, found.routs, found.attacker_routs)


def _by_health(position: ClassicPosition, shares: Iterable[tuple[tuple[int, ...], float]]) -> tuple[float, ...]:
    """Return the chance of each health of some sets of dead dice."""
    return _row([(health(position, dice), share) for dice, share in shares])


def _row(shares: Sequence[tuple[int, float]]) -> tuple[float, ...]:
    row = [0.0] * (1 + max(lost for lost, _ in shares))
    for lost, share in shares:
        row[lost] += share
    return tuple(row)


def _tried(position: ClassicPosition, question: Question, option: Option, first: int, count: int) -> Forecast:
    """Return the odds of an answer that is tried; they are exact if nothing is rolled after it."""
    rules, seat = system(position.system), question.seat
    found: list[_Try] = []
    for steps in islice(tries(rules, position, question, Picked(option.id), _answer, position.answered), first, None):
        found.append(_try(position, question, steps))
        sure = not any(step.faces for step in steps)
        if sure or len(found) == count:
            break
    if not sure and (odds := _contested(position, question, found[0])) is not None:
        return Forecast(option.id, (1.0,), (1.0,), succeeds=odds)
    every = len(found)
    out = _row([(sum(one.lost) - one.lost[seat], 1 / every) for one in found])
    back = _row([(one.lost[seat], 1 / every) for one in found])
    routs = sum(bool(one.fled - {seat}) for one in found) / every
    own_routs = sum(seat in one.fled for one in found) / every
    succeeds = -1.0 if any(one.won is None for one in found) else sum(one.won is True for one in found) / every
    return Forecast(option.id, out, back, routs, own_routs, succeeds, 0 if sure else every)


def _contested(position: ClassicPosition, question: Question, first: _Try) -> float | None:
    """Return the exact chance of a maneuver, with the opponents who oppose it in a try; None if it has no exact one."""
    if question.kind not in MANEUVER or first.won is None:
        return None
    return contest(position, position.board.seat, question.place, first.opposing)


class _Try(NamedTuple):
    """One try: the health that each seat lost, the seats that routed, who opposed, and if a maneuver succeeded."""

    lost: list[int]
    fled: set[int]
    opposing: tuple[int, ...]
    won: bool | None


def _try(before: ClassicPosition, question: Question, steps: Sequence[Played]) -> _Try:
    events = [event for step in steps for event in step.events]
    ended = [event.success for event in events if isinstance(event, ManeuverEnded)]
    won = any(ended) if ended and question.kind in MANEUVER else None
    opposing = [*before.agenda[-1].opposing] if isinstance(before.agenda[-1], Oppose) else []
    opposing += [event.seat for event in events if isinstance(event, Opposed) and event.opposes]
    fled = {event.seat for event in events if isinstance(event, Routed)}
    return _Try(_lost(before, steps[-1].position), fled, tuple(opposing), won)


def _answer(position: AnyPosition, question: Question) -> Choice:
    seen = system(position.system).observe(position, question.seat)
    return choose(seen, question, Random(position.answered))[0]


def _lost(before: ClassicPosition, after: ClassicPosition) -> list[int]:
    """Return the health that each seat has lost."""
    gone = [
        tuple(number for number, die in enumerate(after.dice) if die.owner == seat and _died(before, after, number))
        for seat in range(before.seats)
    ]
    return [health(after, dice) for dice in gone]


def _died(before: ClassicPosition, after: ClassicPosition, number: int) -> bool:
    lost = (DEAD, BURIED)
    return after.dice[number].place in lost and before.dice[number].place not in lost

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

from ddtable.engine.events import Event
from ddtable.engine.kernel import Played
from ddtable.engine.questions import Choice, Option, Pick, Picked, Question
from ddtable.engine.system import AnyPosition, system
from ddtable.odds.branches import Branch, branches
from ddtable.odds.exchange import Attack, Exchange
from ddtable.odds.trying import tries
from ddtable.opponents.battle_dice import forecasting as battle_dice
from ddtable.opponents.forecast import Forecast
from ddtable.opponents.players import choose
from ddtable.rules.dragon_dice.board import BURIED, DEAD, ClassicPosition, health
from ddtable.rules.dragon_dice.events.attacks import Routed
from ddtable.rules.dragon_dice.events.turns import ManeuverEnded

MANEUVER = ("maneuver", "oppose")


def forecasts(position: AnyPosition, question: Question, first: int, count: int) -> tuple[Forecast, ...]:
    """Return the odds of all answers, from tries `first` to `first + count` of those that are tried.

    Exact ones come with the first tries only.
    """
    if position.system == "battle_dice":
        return battle_dice.forecasts(position, question, first, count)
    found = []
    exact = _exact_ones(position, question)
    for option in cast(Pick, question.shape).options:
        one = exact[option.id] or _tried(position, question, option, first, count)
        if one.tries or not first:
            found.append(one)
    return tuple(found)


_last: list[tuple[ClassicPosition, dict[str, Forecast | None]]] = []
"""The exact odds of the position that was asked about last, for its further tries."""


def _exact_ones(position: ClassicPosition, question: Question) -> dict[str, Forecast | None]:
    """Return the exact odds of each answer, None for those that have none."""
    if not _last or _last[0][0] != position:
        options = cast(Pick, question.shape).options
        _last[:] = [(position, {option.id: _exact(position, question, option) for option in options})]
    return _last[0][1]


def _exact(position: ClassicPosition, question: Question, option: Option) -> Forecast | None:
    """Return the odds of an answer if all that follows it has exact chances; else None."""
    found = branches(system(position.system), position, question, Picked(option.id), _answer)
    if found is None:
        return None
    out: dict[int, float] = {}
    back: dict[int, float] = {}
    routs = own_routs = won = 0.0
    for branch in found:
        one = _Exact(position, question, branch)
        for row, losses in ((out, one.out), (back, one.back)):
            for lost, share in losses.items():
                row[lost] = row.get(lost, 0.0) + branch.share * share
        routs += branch.share * one.routs
        own_routs += branch.share * one.own_routs
        won = won + branch.share * one.won if won >= 0 and one.won >= 0 else -1.0
    return Forecast(option.id, _row([*out.items()]), _row([*back.items()]), routs, own_routs, won)


class _Exact:
    """The end of a branch: the chance of each health that the opponents lose and that the player loses, and of routs.

    `won`: 1 if the maneuver that is asked about succeeds, 0 if it fails, -1 if there is none.
    """

    def __init__(self, before: ClassicPosition, question: Question, branch: Branch) -> None:
        seat, lost = question.seat, _lost(before, branch.position)
        ended, fled = _ended(branch.events), _fled(branch.events)
        self.won = -1 if ended is None or question.kind not in MANEUVER else int(ended)
        self.routs, self.own_routs = float(bool(fled - {seat})), float(seat in fled)
        self.out, self.back = {sum(lost) - lost[seat]: 1.0}, {lost[seat]: 1.0}
        if branch.attack is not None and branch.exchange is not None:
            self._follow(branch.position, seat, branch.attack, branch.exchange)

    def _follow(self, view: ClassicPosition, seat: int, attack: Attack, exchange: Exchange) -> None:
        """Add what an attack does."""
        for owner, dead, routs in (
            (attack.target, exchange.target, exchange.routs),
            (attack.seat, exchange.attacker, exchange.attacker_routs),
        ):
            more = [(health(view, dice), share) for dice, share in dead.items()]
            if owner == seat:
                self.back, self.own_routs = _plus(self.back, more), max(self.own_routs, routs)
            else:
                self.out, self.routs = _plus(self.out, more), max(self.routs, routs)


def _plus(row: dict[int, float], more: Sequence[tuple[int, float]]) -> dict[int, float]:
    """Return the chance of each health with more that is lost."""
    found: dict[int, float] = {}
    for lost, share in row.items():
        for further, chance in more:
            found[lost + further] = found.get(lost + further, 0.0) + share * chance
    return found


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
    every = len(found)
    out = _row([(sum(one.lost) - one.lost[seat], 1 / every) for one in found])
    back = _row([(one.lost[seat], 1 / every) for one in found])
    routs = sum(bool(one.fled - {seat}) for one in found) / every
    own_routs = sum(seat in one.fled for one in found) / every
    succeeds = -1.0 if any(one.won is None for one in found) else sum(one.won is True for one in found) / every
    return Forecast(option.id, out, back, routs, own_routs, succeeds, 0 if sure else every)


class _Try(NamedTuple):
    """One try: the health that each seat lost, the seats that routed, and if a maneuver succeeded."""

    lost: list[int]
    fled: set[int]
    won: bool | None


def _try(before: ClassicPosition, question: Question, steps: Sequence[Played]) -> _Try:
    events = [event for step in steps for event in step.events]
    won = _ended(events) if question.kind in MANEUVER else None
    return _Try(_lost(before, steps[-1].position), _fled(events), won)


def _ended(events: Iterable[Event]) -> bool | None:
    """Return True if a maneuver has succeeded, False if it has failed, None if there was none."""
    ended = [event.success for event in events if isinstance(event, ManeuverEnded)]
    return any(ended) if ended else None


def _fled(events: Iterable[Event]) -> set[int]:
    """Return the seats that have routed."""
    return {event.seat for event in events if isinstance(event, Routed)}


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

"""The ends of an answer, each with its chance: losses, routs, and the chances that matter; together they are its odds.

An end comes from a try, or from a branch that is followed exactly (odds/branches.py).
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from random import Random
from typing import NamedTuple

from ddtable.dice.catalogue import catalogue
from ddtable.engine.events import Event
from ddtable.engine.questions import Choice, Question
from ddtable.engine.system import AnyPosition, system
from ddtable.odds.branches import Branch
from ddtable.odds.chains import taken_in
from ddtable.odds.exchange import Attack, Exchange
from ddtable.opponents.forecast import DRAGONS, Forecast
from ddtable.opponents.players import choose
from ddtable.rules.dragon_dice.board import BURIED, DEAD, ClassicPosition, health
from ddtable.rules.dragon_dice.events.attacks import Routed
from ddtable.rules.dragon_dice.events.dragons import DragonLeft
from ddtable.rules.dragon_dice.events.turns import ManeuverEnded

MANEUVER = ("maneuver", "oppose")
IN_A_BLOW = ("strike-back", "bullseye", "icon-targets", "icon-target", "icon-army")
"""Questions whose answers are followed to the end of one blow, not of the attack on a territory."""
NONE = {0: 1.0}

Row = Mapping[int, float]
"""The chance of each health that is lost."""


class Ending(NamedTuple):
    """One end: its chance; then the health that the opponents lose and the player loses, and routs.

    `won`: 1 if the maneuver that is asked about succeeds, 0 if it fails, -1 if there is none. `chances`: others that
    matter, by name.
    """

    share: float
    out: Row = NONE
    back: Row = NONE
    routs: float = 0.0
    own_routs: float = 0.0
    won: float = -1.0
    chances: Mapping[str, float] = {}


def go_on(position: AnyPosition, question: Question) -> Choice:
    """Return Recruit's answer to a question that comes up in the middle."""
    seen = system(position.system).observe(position, question.seat)
    return choose(seen, question, Random(position.answered))[0]


def ending(
    before: ClassicPosition, question: Question, share: float, after: ClassicPosition, events: Sequence[Event]
) -> Ending:
    """Return the end of a way that was played."""
    seat, lost = question.seat, lost_by_seat(before, after)
    ended, fled = _ended(events), {event.seat for event in events if isinstance(event, Routed)}
    won = -1.0 if ended is None or question.kind not in MANEUVER else float(ended)
    chances = {}
    taken = taken_in(after, events) if before.system == "risk" and question.kind not in IN_A_BLOW else None
    if taken is not None:
        chances["taken"] = float(taken)
    if question.kind in DRAGONS:
        chances["slain"] = float(any(isinstance(one, DragonLeft) and one.reason == "slain" for one in events))
    return Ending(
        share,
        {sum(lost) - lost[seat]: 1.0},
        {lost[seat]: 1.0},
        float(bool(fled - {seat})),
        float(seat in fled),
        won,
        chances,
    )


def ending_of(before: ClassicPosition, question: Question, branch: Branch) -> Ending:
    """Return the end of a branch, with what the attack does that ends it."""
    one = ending(before, question, branch.share, branch.position, branch.events)
    if branch.taken is not None and question.kind not in IN_A_BLOW:
        one = one._replace(chances={**one.chances, "taken": branch.taken})
    if branch.attack is None or branch.exchange is None:
        return one
    return _followed(one, branch.position, question.seat, branch.attack, branch.exchange)


def _followed(one: Ending, view: ClassicPosition, seat: int, attack: Attack, exchange: Exchange) -> Ending:
    """Return an end with what an attack does after it."""
    for owner, dead, routs in (
        (attack.target, exchange.target, exchange.routs),
        (attack.seat, exchange.attacker, exchange.attacker_routs),
    ):
        more = [(health(view, dice), share) for dice, share in dead.items()]
        if owner == seat:
            one = one._replace(back=_plus(one.back, more), own_routs=max(one.own_routs, routs))
        else:
            one = one._replace(out=_plus(one.out, more), routs=max(one.routs, routs))
    return one


def forecast_of(option: str, ends: Sequence[Ending], tries: int = 0) -> Forecast:
    """Return the odds of an answer from all its ends; `tries`: their number, 0 if they are exact."""
    named = dict.fromkeys(name for one in ends for name in one.chances)
    return Forecast(
        option,
        _row((one.share, one.out) for one in ends),
        _row((one.share, one.back) for one in ends),
        sum(one.share * one.routs for one in ends),
        sum(one.share * one.own_routs for one in ends),
        -1.0 if any(one.won < 0 for one in ends) else sum(one.share * one.won for one in ends),
        tries,
        tuple((name, sum(one.share * one.chances.get(name, 0.0) for one in ends)) for name in named),
    )


def _row(rows: Iterable[tuple[float, Row]]) -> tuple[float, ...]:
    found: list[float] = []
    for part, row in rows:
        for lost, share in row.items():
            found += [0.0] * (lost + 1 - len(found))
            found[lost] += part * share
    return tuple(found)


def _plus(row: Row, more: Sequence[tuple[int, float]]) -> Row:
    """Return the chance of each health with more that is lost."""
    found: dict[int, float] = {}
    for lost, share in row.items():
        for further, chance in more:
            found[lost + further] = found.get(lost + further, 0.0) + share * chance
    return found


def _ended(events: Iterable[Event]) -> bool | None:
    """Return True if a maneuver has succeeded, False if it has failed, None if there was none."""
    ended = [event.success for event in events if isinstance(event, ManeuverEnded)]
    return any(ended) if ended else None


def lost_by_seat(before: ClassicPosition, after: ClassicPosition) -> list[int]:
    """Return the health that each seat has lost."""
    lost = (DEAD, BURIED)
    gone = [die for die, now in enumerate(after.dice) if now.place in lost and before.dice[die].place not in lost]
    return [lost_health(after, [die for die in gone if after.dice[die].owner == seat]) for seat in range(before.seats)]


def lost_health(view: ClassicPosition, dead: Iterable[int]) -> int:
    """Return the health of dead dice; dragons count only if armies hold them."""
    held = view.board.edition.armies_hold
    return health(view, tuple(die for die in dead if held or view.dice[die].type not in catalogue().dragons))

"""An attack of Dragon Dice Risk as a chain, exactly: exchange after exchange, until it stops by the rules (RK4.2e).

The attackers fight on in the same way as long as each exchange kills a unit. The chain ends when the territory is
empty, when an exchange kills none, or when no attacker is left. Missiles shoot once.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple, cast

from ddtable.engine.events import Event
from ddtable.engine.position import Roll
from ddtable.engine.system import RuleSystem
from ddtable.odds.acted_chains import acted_chain
from ddtable.odds.arrays import TooMany
from ddtable.odds.charges import both_charged, why_no_charge
from ddtable.odds.exchange import LEAST, Attack, Blow, Dice, both_dead, why_not, without
from ddtable.odds.trying import Answers, is_resolved
from ddtable.rules.dragon_dice.board import ClassicPosition, units_at
from ddtable.rules.dragon_dice.events.attacks import Attacked
from ddtable.rules.dragon_dice.places import front
from ddtable.rules.risk.events import AttackEnded, MovedIn
from ddtable.rules.risk.steps import MoveIn, Onward

MOST, MOST_CHARGING = 64, 16
"""The pairs of a unit of either side up to which a chain is worked out; an exchange of a charge takes longer."""
EXCHANGES = 400
"""The exchanges of one chain that are worked out."""


class Chain(NamedTuple):
    """The end of a chain: the chance of each set of dead dice of both sides, and that the territory is taken."""

    target: dict[Dice, float]
    attacker: dict[Dice, float]
    taken: float


def chain(rules: RuleSystem, view: ClassicPosition, attack: Attack, answers: Answers, *, deep: bool = True) -> Chain:
    """Return the end of an attack from a front, before its first roll. Raises TooMany if it has no exact chances.

    `answers`: those of the players to what icons ask. Without `deep` icons that act are not followed.
    """
    alive = len(units_at(view, attack.target, attack.place)), len(units_at(view, attack.seat, attack.place))
    charging = attack.kind == "charge"
    if alive[0] * alive[1] > (MOST_CHARGING if charging else MOST):
        raise TooMany
    if not (why_no_charge if charging else why_not)(view, attack):
        return _plain_chain(view, attack, alive)
    if not deep:
        raise TooMany
    ended = Chain({}, {}, 0.0)
    for share, dead, gone, taken in acted_chain(rules, view, attack, answers):
        ended = _with(ended, (dead, gone), share, taken=taken)
    return ended


def _plain_chain(view: ClassicPosition, attack: Attack, alive: tuple[int, int]) -> Chain:
    """Return the end of an attack in which no icon acts; `alive`: the units of the target and of the attacker."""
    fought = both_charged if attack.kind == "charge" else both_dead
    ended = Chain({}, {}, 0.0)
    waiting: list[dict[tuple[Dice, Dice], float]] = [{} for _ in range(alive[0])]
    waiting[0][(), ()] = 1.0
    left = EXCHANGES
    for dead_before, states in enumerate(waiting):
        left -= len(states)
        if left < 0:
            raise TooMany
        for (lost, paid), chance in states.items():
            for (dead, gone), share in fought(without(view, (*lost, *paid)), attack).items():
                now = _in_order(lost, dead), _in_order(paid, gone)
                on = dead_before < len(now[0]) < alive[0] and len(now[1]) < alive[1] and attack.kind != "missile"
                if on and chance * share > LEAST:
                    following = waiting[len(now[0])]
                    following[now] = following.get(now, 0.0) + chance * share
                else:
                    taken = len(now[0]) == alive[0] and len(now[1]) < alive[1]
                    ended = _with(ended, now, chance * share, taken=taken)
    return ended


def _in_order(before: Dice, more: Dice) -> Dice:
    return tuple(sorted((*before, *more)))


def _with(so_far: Chain, dead: tuple[Dice, Dice], share: float, *, taken: bool) -> Chain:
    """Return the ends of a chain with one more."""
    for row, dice in zip(so_far[:2], dead, strict=True):
        row[dice] = row.get(dice, 0.0) + share
    return so_far._replace(taken=so_far.taken + share * taken)


def begun(position: ClassicPosition, events: Iterable[Event]) -> Attack | None:
    """Return the attack on a territory that is just about to be rolled, None if there is none."""
    last = [*events][-1:]
    if not last or not isinstance(last[0], Attacked) or not isinstance(position.agenda[-1], Roll):
        return None
    one = last[0]
    if position.board.front is None:
        return None
    return Attack(cast(Blow, one.kind), one.seat, front(one.target_place), one.target, front(one.target_place))


def is_over(position: ClassicPosition, before: ClassicPosition) -> bool:
    """Return True if all is resolved that the answer to a question has begun, or a territory has been taken."""
    return is_resolved(position, before) or isinstance(position.agenda[-1], MoveIn | Onward)


def taken_in(position: ClassicPosition, events: Iterable[Event]) -> bool | None:
    """Return True if an attack has taken its territory, False if it has ended without, None if there was none."""
    if position.agenda and isinstance(position.agenda[-1], MoveIn):
        return True
    ended = [isinstance(event, MovedIn) for event in events if isinstance(event, MovedIn | AttackEnded)]
    return ended[0] if ended else None
